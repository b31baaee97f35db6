"""Layers of the networks in JAX: plain functions of weights, which lie as ours do.

`half` is None, or the type that products get; all else is float32, as autocast does it.
"""

from __future__ import annotations

import math
from typing import Any

import jax
import jax.numpy as jnp
from jax import lax

Array = jax.Array
NORM_EPSILON = 1e-5
KEPT = 0.9  # of the running statistics


def dense(x: Array, weight: Array, bias: Array, half: Any) -> Array:
    """`x @ weight.T + bias` for a weight of (outside, inside)."""
    if half is not None:
        x, weight, bias = x.astype(half), weight.astype(half), bias.astype(half)
    return x @ weight.T + bias


def convolution(
    x: Array, weight: Array, layout: str, half: Any, stride: int = 1, padding: int = 0
) -> Array:
    """Of an image in a layout, "NCHW" or "NHWC", by a weight of (outside, inside, height, width).

    Without bias.
    """
    if half is not None:
        x, weight = x.astype(half), weight.astype(half)
    around = [(padding, padding)] * 2
    numbers = (layout, "OIHW", layout)
    return lax.conv_general_dilated(x, weight, (stride, stride), around, dimension_numbers=numbers)


def by_channel(values: Array, layout: str) -> Array:
    """A value for each channel, in a shape that fits an image."""
    return values if layout == "NHWC" else values[:, None, None]


def pixels(layout: str) -> tuple[int, int]:
    """The axes of height and width."""
    return (1, 2) if layout == "NHWC" else (2, 3)


def pooled(x: Array, layout: str) -> Array:
    """The largest of each 2 x 2.

    By a window and not by a maximum over reshaped axes, which would share the gradient among equal
    values, as no other side does.
    """
    window = [2 if axis in pixels(layout) else 1 for axis in range(4)]
    return lax.reduce_window(x, -jnp.inf, lax.max, window, window, "VALID")


def batch_norm(
    x: Array, gain: Array, shift: Array, running: tuple[Array, Array], layout: str
) -> tuple[Array, tuple[Array, Array]]:
    """An image normalised over all but its channels, and the running mean and variance after it."""
    axes = (0, *pixels(layout))
    x = x.astype(jnp.float32)
    mean = x.mean(axes)
    variance = (x * x).mean(axes) - mean * mean
    scale = gain * lax.rsqrt(variance + NORM_EPSILON)
    y = x * by_channel(scale, layout) + by_channel(shift - mean * scale, layout)
    count = x.size // mean.size
    seen = mean, variance * (count / (count - 1))
    after = [KEPT * old + (1 - KEPT) * new for old, new in zip(running, seen, strict=True)]
    return y, (after[0], after[1])


def layer_norm(x: Array, gain: Array, shift: Array) -> Array:
    """Normalised over the last axis."""
    x = x.astype(jnp.float32)
    mean = x.mean(-1, keepdims=True)
    centred = x - mean
    variance = (centred * centred).mean(-1, keepdims=True)
    return centred * lax.rsqrt(variance + NORM_EPSILON) * gain + shift


def attended(x: Array, inward: tuple[Array, Array], heads: int, half: Any) -> Array:
    """What each step of (batch, steps, width) takes from all, by heads side by side."""
    batch, steps, width = x.shape
    three = dense(x, *inward, half).reshape(batch, steps, 3, heads, width // heads)
    query, key, value = (three[:, :, k].transpose(0, 2, 1, 3) for k in range(3))
    scores = (query @ key.swapaxes(2, 3)).astype(jnp.float32) / math.sqrt(width // heads)
    shares = jax.nn.softmax(scores).astype(value.dtype)
    return (shares @ value).transpose(0, 2, 1, 3).reshape(batch, steps, width)


def cross_entropy(scores: Array, classes: Array) -> Array:
    """The mean over samples."""
    logs = jax.nn.log_softmax(scores.astype(jnp.float32))
    return -jnp.take_along_axis(logs, classes[:, None], 1).mean()
