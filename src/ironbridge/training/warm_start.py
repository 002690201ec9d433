"""Learning on from weights that are there, rather than from nothing."""

from __future__ import annotations

import jax.numpy as jnp
import numpy as np

from ironbridge.training.learner import OTHERS, POINTS, Learner
from ironbridge.training.weights import Weights


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
