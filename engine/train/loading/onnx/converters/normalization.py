"""Numbers brought to a mean and a spread, and dropout, which does nothing in evaluation."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine import ops
from engine.errors import ArgumentValueError, ShapeError
from engine.train.loading.onnx.node import Node
from engine.train.loading.onnx.registry import Computes, reads
from engine.train.loading.onnx.wholes import counted_axes, counted_axis


@reads("BatchNormalization", statistics=(3, 4))
def batch_normalization(node: Node) -> Computes:
    """By the moving statistics; with `training_mode` by those of the batch, which come out, too."""
    node.check_reads(5)
    epsilon, momentum = node.number("epsilon", 1e-5), node.number("momentum", 0.9)
    if node.opset < 9 and node.whole("spatial", 1) != 1:
        raise node.refused("spatial 1", 0)
    trains = node.opset >= 14 and bool(node.whole("training_mode", 0))
    if not trains:
        if len([name for name in node.makes if name]) > 1:
            raise node.refused("one output", len(node.makes))
        return lambda x, scale, bias, mean, variance: _affine(
            x, mean, variance, scale, bias, epsilon
        )

    def compute(x: Any, scale: Any, bias: Any, mean: Any, variance: Any) -> Any:
        axes = (0, *range(2, len(x.shape)))
        own, spread = ops.mean(x, axes), ops.var(x, axes, 0)
        out = _affine(x, own, spread, scale, bias, epsilon)
        moved = (
            old * momentum + new * (1 - momentum) for old, new in ((mean, own), (variance, spread))
        )
        return (out, *moved) if len(node.makes) > 1 else out

    return compute


def _affine(x: Any, mean: Any, variance: Any, scale: Any, bias: Any, epsilon: float) -> Any:
    if len(x.shape) > 1:
        out = ops.batch_norm(x, mean, variance, scale, bias, False, 0.1, epsilon)
        return out.astype(x.dtype)
    return (x - mean) / ops.sqrt(variance + epsilon) * scale + bias


@reads("InstanceNormalization")
def instance_normalization(node: Node) -> Computes:
    node.check_reads(3)
    epsilon = node.number("epsilon", 1e-5)

    def compute(x: Any, scale: Any, bias: Any) -> Any:
        axes = tuple(range(2, len(x.shape)))
        shape = (-1,) + (1,) * len(axes)
        out = _standard(x, axes, epsilon)[0]
        return out * ops.reshape(scale, shape) + ops.reshape(bias, shape)

    return compute


@reads("LayerNormalization")
def layer_normalization(node: Node) -> Computes:
    node.check_reads(2, 3)
    axis, epsilon = node.whole("axis", -1), node.number("epsilon", 1e-5)
    _check_stash(node)
    many = len(node.makes) > 1

    def compute(x: Any, scale: Any, bias: Any = None) -> Any:
        first = counted_axis(axis, len(x.shape))
        if not many and tuple(scale.shape) == tuple(x.shape[first:]):
            return ops.layer_norm(x, tuple(scale.shape), scale, bias, epsilon).astype(x.dtype)
        out, mean, inverse = _standard(x, tuple(range(first, len(x.shape))), epsilon)
        out = (out * scale).astype(x.dtype)
        out = out if bias is None else out + bias
        return (out, mean, inverse) if many else out

    return compute


@reads("RMSNormalization")
def root_mean_square(node: Node) -> Computes:
    node.check_reads(2)
    axis, epsilon = node.whole("axis", -1), node.number("epsilon", 1e-5)
    _check_stash(node)

    def compute(x: Any, scale: Any) -> Any:
        axes = tuple(range(counted_axis(axis, len(x.shape)), len(x.shape)))
        mean = ops.mean(ops.square(x), axes, True)
        return (x / ops.sqrt(mean + epsilon)).astype(x.dtype) * scale

    return compute


@reads("GroupNormalization")
def group_normalization(node: Node) -> Computes:
    """Scale and bias are of the groups before opset 21, of the channels since."""
    node.check_reads(3)
    groups, epsilon = node.whole("num_groups"), node.number("epsilon", 1e-5)
    if node.opset >= 21:
        _check_stash(node)

    def compute(x: Any, scale: Any, bias: Any) -> Any:
        batch, channels, *sizes = x.shape
        if groups < 1 or channels % groups:
            expected = f"{groups} groups of the channels"
            raise ShapeError.of("GroupNormalization", expected, tuple(x.shape))
        parts = ops.reshape(x, (batch, groups, -1))
        out = ops.reshape(_standard(parts, (2,), epsilon)[0], tuple(x.shape))
        shape = (-1,) + (1,) * len(sizes)
        each = (_of_channels(one, channels, node.opset) for one in (scale, bias))
        scale, bias = (ops.reshape(one, shape) for one in each)
        return out.astype(x.dtype) * scale + bias

    return compute


def _of_channels(value: Any, channels: int, opset: int) -> Any:
    if opset >= 21:
        return value
    groups = value.shape[0]
    return ops.broadcast_to(ops.reshape(value, (-1, 1)), (groups, channels // groups))


def _standard(x: Any, axes: tuple[int, ...], epsilon: float) -> tuple[Any, Any, Any]:
    """Mean 0 and variance 1 along axes, with the mean and what was multiplied by."""
    mean = ops.mean(x, axes, True)
    apart = x - mean
    inverse = 1 / ops.sqrt(ops.mean(ops.square(apart), axes, True) + epsilon)
    return apart * inverse, mean, inverse


def _check_stash(node: Node) -> None:
    if node.whole("stash_type", 1) not in {1, 11}:  # float32 and float64
        raise node.refused("stash_type 1", "a shorter float")


@reads("MeanVarianceNormalization")
def mean_variance_normalization(node: Node) -> Computes:
    node.check_reads(1)
    axes = node.wholes("axes", (0, 2, 3))

    def compute(x: Any) -> Any:
        along = counted_axes(axes, len(x.shape))
        apart = x - ops.mean(x, along, True)
        spread = ops.sqrt(ops.mean(ops.square(apart), along, True))
        return apart / (spread + 1e-9)

    return compute


@reads("LpNormalization")
def length_normalization(node: Node) -> Computes:
    node.check_reads(1)
    axis, order = node.whole("axis", -1), node.whole("p", 2)
    if order not in {1, 2}:
        raise node.refused("p 1 or 2", order)

    def compute(x: Any) -> Any:
        along = (counted_axis(axis, len(x.shape)),)
        if order == 1:
            length = ops.reduce_sum(ops.abs(x), along, True)
        else:
            length = ops.sqrt(ops.reduce_sum(ops.square(x), along, True))
        return ops.where(length == 0, ops.zeros_like(x), x / length)

    return compute


@reads("LRN")
def local_response(node: Node) -> Computes:
    """Channels beside each other, so many as `size` says, the further one behind."""
    node.check_reads(1)
    size, beta = node.whole("size"), node.number("beta", 0.75)
    alpha, bias = node.number("alpha", 1e-4), node.number("bias", 1.0)
    if size < 1:
        raise node.refused("a size from 1", size)

    def compute(x: Any) -> Any:
        channels = x.shape[1]
        # What lies further away than all channels are is 0.
        before, after = min((size - 1) // 2, channels), min(size // 2, channels)
        widths = ((0, 0), (before, after), *((0, 0),) * (len(x.shape) - 2))
        squares = ops.pad_with(ops.square(x), widths=widths)
        total = sum(squares[:, k : k + channels] for k in range(before + after + 1))
        return x / ops.pow(total * (alpha / size) + bias, beta)

    return compute


@reads("Dropout", host=(1, 2))
def dropout(node: Node) -> Computes:
    """Everything passes; a file that drops in use is refused when it is run."""
    if node.opset < 12:
        node.check_reads(1)
        node.ignore("ratio")
    else:
        node.check_reads(1, 3)
        node.ignore("seed")

    def compute(x: Any, ratio: Any = None, training: Any = None) -> Any:
        if training is not None and training.any() and (ratio is None or ratio.any()):
            raise ArgumentValueError.of("Dropout", "training_mode False", True)
        kept = np.ones(tuple(x.shape), np.bool_)
        return (x, kept) if len(node.makes) > 1 else x

    return compute
