"""The client's types of the server: `make client-types` writes `web/src/api/schema.d.ts`.

They are made from the OpenAPI document, which the application gives without being started.
`tests/test_client_types.py` fails when the file is not what this makes.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import msgspec

from ironbridge.server.app import create_app
from ironbridge.server.settings import Settings

WEB = Path(__file__).resolve().parents[1] / "web"
TYPES = WEB / "src" / "api" / "schema.d.ts"
GENERATOR = WEB / "node_modules" / ".bin" / "openapi-typescript"


def document() -> bytes:
    """The OpenAPI document as the server sends it."""
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(Settings(data_folder=Path(folder), secret="described" * 8))
        # Through msgspec: examples in it are values of its own types.
        return msgspec.json.encode(app.openapi_schema.to_schema())


def write_types(target: Path) -> None:
    """Needs Node: the machine's, or the one that pip put beside this Python."""
    path = os.pathsep.join([os.environ.get("PATH", ""), str(Path(sys.executable).parent)])
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "openapi.json"
        source.write_bytes(document())
        done = subprocess.run(
            [GENERATOR, source, "--output", target],
            env={**os.environ, "PATH": path},
            capture_output=True,
            text=True,
            check=False,
        )
    if done.returncode != 0:
        raise SystemExit(f"openapi-typescript failed:\n{done.stderr or done.stdout}")


if __name__ == "__main__":
    write_types(TYPES)
