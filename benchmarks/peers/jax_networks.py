"""The networks in JAX, each a function of its weights in the order of ours."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import jax

from .jax_layers import (
    Array,
    attended,
    batch_norm,
    by_channel,
    convolution,
    dense,
    layer_norm,
    pixels,
    pooled,
)
from .network_sizes import HEADS, LAYERS, RESNET_BLOCKS, RESNET_WIDTHS

relu = jax.nn.relu
Running = list[tuple[Array, Array]]


@dataclass
class Reading:
    """What a network reads in order while it is traced: its weights, its running statistics.

    Attributes:
        weights, running: As they come in.
        layout: Of images, "NCHW" or "NHWC".
        half: The type that products get, or None.
        after: The running statistics that it leaves.

    """

    weights: list[Array]
    running: Running
    layout: str
    half: Any
    after: Running = field(default_factory=list)

    def __post_init__(self) -> None:
        self._next = iter(self.weights)

    def take(self, count: int) -> list[Array]:
        return [next(self._next) for _ in range(count)]

    def dense(self, x: Array) -> Array:
        weight, bias = self.take(2)
        return dense(x, weight, bias, self.half)

    def convolution(self, x: Array, stride: int = 1, padding: int = 0) -> Array:
        return convolution(x, *self.take(1), self.layout, self.half, stride, padding)

    def with_bias(self, x: Array) -> Array:
        """A convolution and its bias."""
        y = self.convolution(x)
        return y + by_channel(*self.take(1), self.layout).astype(y.dtype)

    def norm(self, x: Array) -> Array:
        gain, shift = self.take(2)
        y, after = batch_norm(x, gain, shift, self.running[len(self.after)], self.layout)
        self.after.append(after)
        return y


def mlp(net: Reading, x: Array) -> Array:
    return net.dense(relu(net.dense(relu(net.dense(x)))))


def lenet(net: Reading, x: Array) -> Array:
    x = pooled(relu(net.with_bias(x)), net.layout)
    x = pooled(relu(net.with_bias(x)), net.layout)
    if net.layout == "NHWC":
        x = x.transpose(0, 3, 1, 2)  # the dense layer's weights are for channels first
    return mlp(net, x.reshape(len(x), -1))


def resnet(net: Reading, x: Array) -> Array:
    inside = RESNET_WIDTHS[0]
    x = relu(net.norm(net.convolution(x, padding=1)))
    for width in RESNET_WIDTHS:
        for _ in range(RESNET_BLOCKS):
            x, inside = _residual(net, x, 1 if width == inside else 2), width
    return net.dense(x.mean(pixels(net.layout)))


def _residual(net: Reading, x: Array, stride: int) -> Array:
    y = relu(net.norm(net.convolution(x, stride, 1)))
    y = net.norm(net.convolution(y, padding=1))
    return relu(y + (x if stride == 1 else net.norm(net.convolution(x, stride))))


def transformer(net: Reading, x: Array) -> Array:
    for _ in range(LAYERS):
        in_w, in_b, out_w, out_b, w1, b1, w2, b2, gain1, shift1, gain2, shift2 = net.take(12)
        mixed = dense(attended(x, (in_w, in_b), HEADS, net.half), out_w, out_b, net.half)
        x = layer_norm(x + mixed, gain1, shift1)
        inner = jax.nn.gelu(dense(x, w1, b1, net.half), approximate=False)
        x = layer_norm(x + dense(inner, w2, b2, net.half), gain2, shift2)
    return net.dense(x.mean(1))


NETWORKS: dict[str, Callable[[Reading, Array], Array]] = {
    "mlp": mlp,
    "lenet": lenet,
    "transformer": transformer,
    "resnet": resnet,
}
NORMS = {
    "resnet": [
        RESNET_WIDTHS[0],
        *(w for k, w in enumerate(RESNET_WIDTHS) for _ in range(6 + (k > 0))),
    ]
}
