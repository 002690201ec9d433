"""Learns a network from positions. JAX does the mathematics, on a GPU where there is one.

What makes small nets good here: facts are left out at random, weights decay, and what is used is a
running average of the weights.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from ironbridge.bots.network import ANSWERS
from ironbridge.training.samples import Buffer, Samples
from ironbridge.training.weights import Weights

POINTS = 10.0
"""Points are learned in units of so many."""
OTHERS = 115.0
"""What others have at the end, before anything is learned."""
DROPPED = 0.1
DECAY = 0.01
AVERAGED = 0.999

Params = dict[str, Any]


@dataclass(frozen=True)
class Shape:
    facts: int
    numbers: int
    first: int = 128
    second: int = 32


def fresh(shape: Shape, seed: int) -> Params:
    rng = np.random.default_rng(seed)

    def drawn(rows: int, columns: int, scale: float) -> Any:
        return jnp.asarray(rng.normal(0.0, scale, (rows, columns)), dtype=jnp.float32)

    return {
        # One row more than there are facts: the padding, which is always zero.
        "facts": drawn(shape.facts + 1, shape.first, 0.05).at[shape.facts].set(0.0),
        "numbers": drawn(shape.numbers, shape.first, 0.3),
        "first_bias": jnp.zeros(shape.first),
        "second": drawn(shape.first, shape.second, float(np.sqrt(2 / shape.first))),
        "second_bias": jnp.zeros(shape.second),
        "answers": drawn(shape.second, ANSWERS, 0.1),
        "answer_bias": jnp.zeros(ANSWERS),
    }


def forward(params: Params, facts: Any, numbers: Any, kept: Any) -> Any:
    rows = params["facts"][facts] * kept[..., None]
    total = rows.sum(axis=1) + numbers @ params["numbers"] + params["first_bias"]
    hidden = jax.nn.relu(jax.nn.relu(total) @ params["second"] + params["second_bias"])
    return hidden @ params["answers"] + params["answer_bias"]


def losses(params: Params, batch: dict[str, Any], kept: Any) -> Any:
    """Points of one's own, points of the others, the chance to win."""
    answers = forward(params, batch["facts"], batch["numbers"], kept)
    own = huber(answers[:, 0] - (batch["own"] - batch["base"]) / POINTS)
    others = huber(answers[:, 1] - (batch["others"] - OTHERS) / POINTS)
    logit = answers[:, 2]
    win = jax.nn.softplus(logit) - batch["win"] * logit
    return jnp.stack([own.mean(), others.mean(), win.mean()])


def huber(error: Any) -> Any:
    size = jnp.abs(error)
    return jnp.where(size < 1.0, 0.5 * size * size, size - 0.5)


def stepped(
    carried: tuple[Params, Params, Params], batch: dict[str, Any], key: Any, rate: Any
) -> tuple[tuple[Params, Params, Params], Any]:
    """One step of AdamW; the moments hold both of them and the number of steps."""
    params, moments, average = carried
    kept = jax.random.bernoulli(key, 1 - DROPPED, batch["facts"].shape) / (1 - DROPPED)

    def total(now: Params) -> tuple[Any, Any]:
        parts = losses(now, batch, kept)
        return parts[0] + 0.3 * parts[1] + parts[2], parts

    gradient, parts = jax.grad(total, has_aux=True)(params)
    count = moments["count"] + 1
    tree = jax.tree_util.tree_map
    mean = tree(lambda m, g: 0.9 * m + 0.1 * g, moments["mean"], gradient)
    square = tree(lambda v, g: 0.999 * v + 0.001 * g * g, moments["square"], gradient)

    def moved(p: Any, m: Any, v: Any) -> Any:
        m, v = m / (1 - 0.9**count), v / (1 - 0.999**count)
        return p - rate * (m / (jnp.sqrt(v) + 1e-8) + DECAY * p)

    params = tree(moved, params, mean, square)
    params["facts"] = params["facts"].at[-1].set(0.0)
    kept_share = jnp.minimum(AVERAGED, (1 + count) / (10 + count))  # young averages forget faster
    average = tree(lambda a, p: kept_share * a + (1 - kept_share) * p, average, params)
    return (params, {"mean": mean, "square": square, "count": count}, average), parts


@partial(jax.jit, static_argnums=(5, 6), donate_argnums=(0,))
def learned(
    carried: tuple[Params, Params, Params],
    data: dict[str, Any],
    rows: Any,
    key: Any,
    rate: Any,
    batch: int,
    steps: int,
) -> tuple[tuple[Params, Params, Params], Any]:
    """Several steps on batches drawn from the first `rows` of the data, without coming back to
    Python in between; the mean losses."""

    def one(now: tuple[Params, Params, Params], key: Any) -> Any:
        draw, drop = jax.random.split(key)
        chosen = jax.random.randint(draw, (batch,), 0, rows)
        drawn = {name: column[chosen] for name, column in data.items()}
        drawn["facts"] = drawn["facts"].astype(jnp.int32)
        drawn["numbers"] = drawn["numbers"].astype(jnp.float32)
        return stepped(now, drawn, drop, rate)

    carried, parts = jax.lax.scan(one, carried, jax.random.split(key, steps))
    return carried, parts.mean(axis=0)


class Learner:
    """Everything that must survive a restart is in `state()`."""

    def __init__(self, shape: Shape, seed: int) -> None:
        self.shape = shape
        self.params = fresh(shape, seed)
        self.average = jax.tree_util.tree_map(jnp.array, self.params)
        zero = jax.tree_util.tree_map(jnp.zeros_like, self.params)
        again = jax.tree_util.tree_map(jnp.zeros_like, self.params)
        self.moments: Params = {"mean": zero, "square": again, "count": jnp.zeros(())}
        self.key = jax.random.PRNGKey(seed)
        self.data: dict[str, Any] = {}
        self.rows = 0
        self.steps = 0
        self.fresh = True
        """Nothing was learned, nor adopted from others."""

    def take(self, buffer: Buffer) -> None:
        """Learn from these positions from now on. All columns go to the device, whole, so that
        their size never changes."""
        if self.fresh and buffer.size:
            self.centre(buffer)
        self.data = {name: jnp.asarray(column) for name, column in buffer.columns().items()}
        self.rows = buffer.size

    def centre(self, buffer: Buffer) -> None:
        """Begin with the means: scores differ from game to game, and steps are small."""
        found = {
            name: column[: buffer.size].astype(np.float64)
            for name, column in buffer.columns().items()
            if name in ("own", "base", "others", "win")
        }
        share = float(np.clip(found["win"].mean(), 0.01, 0.99))
        means = [
            float((found["own"] - found["base"]).mean()) / POINTS,
            (float(found["others"].mean()) - OTHERS) / POINTS,
            float(np.log(share / (1 - share))),
        ]
        for layers in (self.params, self.average):
            layers["answer_bias"] = jnp.array(means, jnp.float32)
        self.fresh = False

    def learn(self, batch: int, steps: int, rate: float) -> list[float]:
        """Some steps; the mean losses."""
        self.key, key = jax.random.split(self.key)
        carried = (self.params, self.moments, self.average)
        (self.params, self.moments, self.average), parts = learned(
            carried, self.data, self.rows, key, rate, batch, steps
        )
        self.steps += steps
        return [float(part) for part in parts]

    def validated(self, samples: Samples) -> dict[str, float]:
        """How well the averaged weights do on games that were held back."""
        batch = as_batch(samples)
        kept = jnp.ones(batch["facts"].shape)
        answers = np.asarray(forward(self.average, batch["facts"], batch["numbers"], kept))
        own = samples.base + answers[:, 0] * POINTS
        chance = 1 / (1 + np.exp(-answers[:, 2]))
        likely = np.clip(chance, 1e-6, 1 - 1e-6)
        return {
            "points": float(np.abs(own - samples.own).mean()),
            "bias": float((own - samples.own).mean()),
            "win": float(
                -(samples.win * np.log(likely) + (1 - samples.win) * np.log(1 - likely)).mean()
            ),
        }

    def weights(self) -> Weights:
        """The averaged weights, with the units of `POINTS` worked in."""
        found = {name: np.asarray(layer, dtype=np.float32) for name, layer in self.average.items()}
        found["facts"] = found["facts"][:-1]
        units = np.array([POINTS, POINTS, 1.0], dtype=np.float32)
        found["answers"] = found["answers"] * units
        found["answer_bias"] = found["answer_bias"] * units + np.array([0.0, OTHERS, 0.0])
        return {name: layer.astype(np.float32) for name, layer in found.items()}

    # Restarts -----------------------------------------------------------------------------

    def state(self) -> dict[str, Any]:
        found: dict[str, Any] = {"steps": np.array(self.steps)}
        for kind, tree in (
            ("params", self.params),
            ("average", self.average),
            ("mean", self.moments["mean"]),
            ("square", self.moments["square"]),
        ):
            for name, layer in tree.items():
                found[f"{kind}.{name}"] = np.asarray(layer)
        found["count"] = np.asarray(self.moments["count"])
        return found

    def resume(self, found: dict[str, Any]) -> None:
        def tree(kind: str) -> Params:
            return {name: jnp.asarray(found[f"{kind}.{name}"]) for name in self.params}

        self.params, self.average = tree("params"), tree("average")
        count = jnp.asarray(found["count"])
        self.moments = {"mean": tree("mean"), "square": tree("square"), "count": count}
        self.steps = int(found["steps"])
        self.fresh = False


def as_batch(samples: Samples) -> dict[str, Any]:
    return {
        "facts": jnp.asarray(samples.facts.astype(np.int32)),
        "numbers": jnp.asarray(samples.numbers.astype(np.float32)),
        "base": jnp.asarray(samples.base),
        "own": jnp.asarray(samples.own),
        "others": jnp.asarray(samples.others),
        "win": jnp.asarray(samples.win),
    }
