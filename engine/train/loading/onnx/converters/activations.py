"""Functions of each element with settings, and those along an axis that make shares of 1."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine import ops
from engine.tensor import Tensor
from engine.train.loading.onnx.node import Node
from engine.train.loading.onnx.registry import Computes, reads
from engine.train.loading.onnx.wholes import counted_axis, product

_SELU = 1.67326319217681884765625, 1.05070102214813232421875  # of the document, float32 each


@reads("LeakyRelu")
def leaky_relu(node: Node) -> Computes:
    node.check_reads(1)
    alpha = node.number("alpha", 0.01)
    return lambda x: ops.leaky_relu(x, alpha)


@reads("PRelu")
def prelu(node: Node) -> Computes:
    node.check_reads(2)
    return lambda x, slope: ops.where(x < 0, x * slope, x)


@reads("Elu")
def elu(node: Node) -> Computes:
    node.check_reads(1)
    return _elu(node.number("alpha", 1.0))


@reads("Selu")
def selu(node: Node) -> Computes:
    node.check_reads(1)
    alpha, gamma = node.number("alpha", _SELU[0]), node.number("gamma", _SELU[1])
    inner = _elu(alpha)
    return lambda x: inner(x) * gamma


@reads("Celu")
def celu(node: Node) -> Computes:
    node.check_reads(1)
    alpha = node.number("alpha", 1.0)
    return lambda x: ops.celu(x, alpha)


def _elu(alpha: float) -> Computes:
    """The exponential is taken of what is below 0 alone, so it does not overflow."""
    return lambda x: ops.where(x < 0, ops.expm1(ops.minimum(x, 0)) * alpha, x)


@reads("HardSigmoid")
def hard_sigmoid(node: Node) -> Computes:
    node.check_reads(1)
    alpha, beta = node.number("alpha", 0.2), node.number("beta", 0.5)
    return lambda x: ops.clamp(x * alpha + beta, 0, 1)


@reads("ThresholdedRelu")
def thresholded_relu(node: Node) -> Computes:
    node.check_reads(1)
    alpha = node.number("alpha", 1.0)
    return lambda x: ops.where(x > alpha, x, ops.zeros_like(x))


@reads("Shrink")
def shrink(node: Node) -> Computes:
    node.check_reads(1)
    lambd, bias = node.number("lambd", 0.5), node.number("bias", 0.0)

    def compute(x: Any) -> Any:
        inside = ops.where(x > lambd, x - bias, ops.zeros_like(x))
        return ops.where(x < -lambd, x + bias, inside).astype(x.dtype)

    return compute


@reads("Gelu")
def gelu(node: Node) -> Computes:
    node.check_reads(1)
    approximate = node.text("approximate", "none", among=("none", "tanh"))
    return lambda x: ops.gelu(x, approximate)


@reads("Swish")
def swish(node: Node) -> Computes:
    node.check_reads(1)
    alpha = node.number("alpha", 1.0)
    return lambda x: x * ops.sigmoid(x * alpha)


@reads("Softmax")
def softmax(node: Node) -> Computes:
    return _along(node, ops.softmax)


@reads("LogSoftmax")
def log_softmax(node: Node) -> Computes:
    return _along(node, ops.log_softmax)


@reads("Hardmax")
def hardmax(node: Node) -> Computes:
    def compute(x: Any, axis: int) -> Any:
        top = ops.argmax(x, axis, keepdim=True)
        numbers = np.arange(x.shape[axis]).reshape([-1] + [1] * (len(x.shape) - axis - 1))
        return ops.equal(Tensor(numbers), top).astype(x.dtype)

    return _along(node, compute)


def _along(node: Node, function: Computes) -> Computes:
    """Along one axis; before opset 13 over that and all behind it, as one."""
    node.check_reads(1)
    if node.opset >= 13:
        axis = node.whole("axis", -1)
        return lambda x: function(x, counted_axis(axis, len(x.shape)))
    axis = node.whole("axis", 1)

    def flat(x: Any) -> Any:
        at = counted_axis(axis, len(x.shape), len(x.shape))
        rows = product(x.shape[:at]), product(x.shape[at:])
        return ops.reshape(function(ops.reshape(x, rows), 1), tuple(x.shape))

    return flat


@reads("Clip")
def clip(node: Node) -> Computes:
    """Where the lower end is above the upper one, that counts."""
    if node.opset < 11:
        node.check_reads(1)
        low, high = node.number("min", None), node.number("max", None)
        return lambda x: _between(x, low, high)
    node.check_reads(1, 3)
    return _between


def _between(x: Any, low: Any = None, high: Any = None) -> Any:
    x = x if low is None else ops.maximum(x, low)
    return x if high is None else ops.minimum(x, high)


@reads("IsInf")
def is_infinite(node: Node) -> Computes:
    node.check_reads(1)
    below, above = node.whole("detect_negative", 1), node.whole("detect_positive", 1)
    if below and above:
        return ops.isinf
    if not (below or above):
        return lambda x: ops.zeros_like(ops.isinf(x))
    return ops.isneginf if below else ops.isposinf
