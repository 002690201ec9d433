"""From what was learned to the small file that bots read: eight bits a weight, a scale a row."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ironbridge.bots.network import ANSWERS, FORMAT, read
from ironbridge.kernel.errors import FormatError

LAYERS = ("facts", "numbers", "first_bias", "second", "second_bias", "answers", "answer_bias")
"""In the order of the file."""

Layer = NDArray[np.float32]
Weights = dict[str, Layer]


def packed(weights: Weights, about: dict[str, Any]) -> bytes:
    """The file. `about` is its provenance."""
    scales: list[float] = []
    body = b""
    for name in LAYERS:
        layer = weights[name]
        rows = layer.reshape(1, -1) if layer.ndim == 1 else layer
        largest = np.maximum(np.abs(rows).max(axis=1), 1e-12)
        scale = (largest / 127).astype(np.float32)
        whole = np.clip(np.round(rows / scale[:, None]), -127, 127).astype(np.int8)
        scales += [float(f"{one:.6g}") for one in scale]
        body += whole.tobytes()
    header = {
        "format": FORMAT,
        **about,
        "facts": weights["facts"].shape[0],
        "numbers": weights["numbers"].shape[0],
        "first": weights["facts"].shape[1],
        "second": weights["second"].shape[1],
        "scales": scales,
    }
    assert weights["answers"].shape[1] == ANSWERS
    return json.dumps(header, separators=(",", ":")).encode() + b"\n" + body


def unpacked(source: str, data: bytes) -> Weights:
    """The weights of a file, to learn on from them."""
    read(source, data)  # says clearly what is wrong with it
    line, _, body = data.partition(b"\n")
    header = json.loads(line)
    facts, numbers, first, second = (
        int(header[name]) for name in ("facts", "numbers", "first", "second")
    )
    sizes = {
        "facts": (facts, first),
        "numbers": (numbers, first),
        "first_bias": (1, first),
        "second": (first, second),
        "second_bias": (1, second),
        "answers": (second, ANSWERS),
        "answer_bias": (1, ANSWERS),
    }
    whole = np.frombuffer(body, dtype=np.int8)
    scales = np.array(header["scales"], dtype=np.float32)
    found: Weights = {}
    for name in LAYERS:
        rows, columns = sizes[name]
        layer = whole[: rows * columns].reshape(rows, columns) * scales[:rows, None]
        whole, scales = whole[rows * columns :], scales[rows:]
        found[name] = layer[0] if name.endswith("bias") else layer
    return found


def about(data: bytes) -> dict[str, Any]:
    """What a file says of itself, without the numbers that only readers need."""
    header = json.loads(data.partition(b"\n")[0])
    assert isinstance(header, dict)
    header.pop("scales", None)
    return header


def averaged(files: Sequence[bytes], more: dict[str, Any]) -> bytes:
    """The mean of versions that came about one from the other, which often judges better than any
    of them: each has learned its last games by heart a little. The first file says how it came
    about, `more` is added to that."""
    found = [unpacked("weights", data) for data in files]
    if any(one[name].shape != found[0][name].shape for one in found for name in LAYERS):
        raise FormatError("weights", "", "networks of different sizes have no mean")
    mean = {name: np.mean([one[name] for one in found], axis=0) for name in LAYERS}
    return packed(mean, {**about(files[0]), **more})


def with_about(data: bytes, more: dict[str, Any]) -> bytes:
    """The same weights, with more about them."""
    line, _, body = data.partition(b"\n")
    header = json.loads(line)
    scales = header.pop("scales")
    header = {**header, **more, "scales": scales}
    return json.dumps(header, separators=(",", ":")).encode() + b"\n" + body


def write(weights: Weights, about: dict[str, Any], path: Path) -> None:
    fresh = path.with_suffix(".new")
    fresh.write_bytes(packed(weights, about))
    fresh.replace(path)
