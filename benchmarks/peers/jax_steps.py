"""A training step of JAX's, compiled whole by XLA for the CPU."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from .jax_layers import Array, cross_entropy
from .jax_networks import NETWORKS, NORMS, Reading, Running
from .started import Started
from .step_cases import BETAS, EPSILON, LEARNING_RATE, MOMENTUM, Case

Moments = list[tuple[Array, ...]]


def jax_step(case: Case, weights: list[np.ndarray], *, is_half: bool, layout: str) -> Started:
    """A step of JAX's, images in a layout, "NCHW" or "NHWC"; what it replaces is donated."""
    network, half = NETWORKS[case.network], jnp.bfloat16 if is_half else None

    def loss_of(weights: list[Array], running: Running, x: Array, y: Array) -> Any:
        net = Reading(weights, running, layout, half)
        return cross_entropy(network(net, x), y), net.after

    def whole(weights: list[Array], moments: Moments, running: Running, x: Array, y: Array) -> Any:
        (loss, running), gradients = jax.value_and_grad(loss_of, has_aux=True)(
            weights, running, x, y
        )
        weights, moments = MOVED[case.optimizer](weights, moments, gradients)
        return (weights, moments, running), loss

    compiled = jax.jit(whole, donate_argnums=(0, 1, 2))
    held = [jnp.array(one) for one in weights], _no_moments(case, weights), _unseen(case)
    inputs, classes = case.batch_of()
    if case.has_images and layout == "NHWC":
        inputs = inputs.transpose(0, 2, 3, 1)
    x, y = jnp.array(inputs), jnp.array(classes)

    def step() -> float:
        nonlocal held
        held, loss = compiled(*held, x, y)
        return float(loss)

    return Started(step)


def _no_moments(case: Case, weights: list[np.ndarray]) -> Moments:
    """What an optimizer keeps of each weight, before the first step."""
    if case.optimizer == "momentum":
        return [(jnp.zeros(one.shape),) for one in weights]
    zeros = [(jnp.zeros(one.shape), jnp.zeros(one.shape)) for one in weights]
    return [*zeros, (jnp.zeros(()),)]  # the last is the number of steps


def _unseen(case: Case) -> Running:
    widths = NORMS.get(case.network, [])
    return [(jnp.zeros(width), jnp.ones(width)) for width in widths]


def _by_momentum(weights: list[Array], moments: Moments, gradients: list[Array]) -> Any:
    pairs = zip(moments, gradients, strict=True)
    moved = [(MOMENTUM * moment + gradient,) for (moment,), gradient in pairs]
    rate = LEARNING_RATE["momentum"]
    return [w - rate * one for w, (one,) in zip(weights, moved, strict=True)], moved


def _by_adam(weights: list[Array], moments: Moments, gradients: list[Array]) -> Any:
    first, second = BETAS
    (count,) = moments[-1]
    count += 1
    new_weights, new_moments = [], []
    for weight, (mean, square), gradient in zip(weights, moments[:-1], gradients, strict=True):
        mean = first * mean + (1 - first) * gradient
        square = second * square + (1 - second) * gradient**2
        root = jnp.sqrt(square / (1 - second**count)) + EPSILON
        new_weights.append(weight - LEARNING_RATE["adam"] * mean / (1 - first**count) / root)
        new_moments.append((mean, square))
    return new_weights, [*new_moments, (count,)]


MOVED = {"momentum": _by_momentum, "adam": _by_adam}
