"""Learning on from weights that are there, rather than from nothing."""

from __future__ import annotations

import jax.numpy as jnp
import numpy as np

from ironbridge.training.learner import OTHERS, POINTS, Learner
from ironbridge.training.weights import Layer, Weights


def adopt(learner: Learner, weights: Weights) -> None:
    """Give a learner these weights: the reverse of `learner.weights()`. The optimiser knows
    nothing of how they came about, and begins anew."""
    units = np.array([POINTS, POINTS, 1.0], dtype=np.float32)
    begun = np.array([0.0, OTHERS, 0.0], dtype=np.float32)
    layers = dict(weights)
    nothing = np.zeros((1, layers["facts"].shape[1]), dtype=np.float32)
    layers["facts"] = np.concatenate([layers["facts"], nothing])
    layers["answers"] = layers["answers"] / units
    layers["answer_bias"] = (layers["answer_bias"] - begun) / units
    # Twice: a step of the learner may write over either of them.
    learner.params = {name: jnp.array(layer, jnp.float32) for name, layer in layers.items()}
    learner.average = {name: jnp.array(layer, jnp.float32) for name, layer in layers.items()}
    learner.fresh = False


def widened(weights: Weights, units: int, seed: int) -> Weights:
    """The same network with more units in the first layer. Nothing listens to the new ones yet, so
    that its answers are the same; the old ones keep what they learned."""
    facts, numbers = weights["facts"], weights["numbers"]
    more = units - facts.shape[1]
    rng = np.random.default_rng(seed)

    def beside(layer: Layer, scale: float) -> Layer:
        drawn = rng.normal(0.0, scale, (layer.shape[0], more)).astype(np.float32)
        return np.concatenate([layer, drawn], axis=1)

    second = weights["second"]
    silent = np.zeros((more, second.shape[1]), dtype=np.float32)
    bias = np.concatenate([weights["first_bias"], np.zeros(more, dtype=np.float32)])
    return {
        **weights,
        "facts": beside(facts, float(facts.std())),
        "numbers": beside(numbers, float(numbers.std())),
        "first_bias": bias,
        "second": np.concatenate([second, silent]),
    }
