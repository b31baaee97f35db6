"""The largest, the mean or the length of each window."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from engine import ops
from engine.backend.kernels.window import Window
from engine.errors import ShapeError
from engine.ops.below import window_sum
from engine.ops.max_pool import largest_of
from engine.tensor import Tensor
from engine.train.loading.onnx.node import Node
from engine.train.loading.onnx.registry import Computes, reads
from engine.train.loading.onnx.sliding import Sliding


def _kernel(node: Node, sliding: Sliding) -> tuple[int, ...]:
    if sliding.kernel is None:
        raise node.refused("the attribute 'kernel_shape'", "none")
    return sliding.kernel


@reads("MaxPool")
def max_pool(node: Node) -> Computes:
    """A second output has the indices, counted through the whole input."""
    node.check_reads(1)
    sliding, by_column = Sliding(node), bool(node.whole("storage_order", 0))
    kernel = _kernel(node, sliding)
    indexed = len(node.makes) > 1

    def compute(x: Any) -> Any:
        window = sliding.window(x.shape[2:], kernel)
        found = largest_of(x, window, with_index=indexed)
        if not indexed:
            return found
        largest, indices = found
        size = tuple(x.shape[2:])
        if by_column:
            indices = _turned(indices, size)
        before = np.arange(math.prod(x.shape[:2])) * math.prod(size)
        shape = (*x.shape[:2], *(1 for _ in size))
        return largest, indices + Tensor(before.reshape(shape))

    return compute


def _turned(indices: Any, size: tuple[int, ...]) -> Any:
    """Places counted with the first axis running fastest."""
    turned, below = 0, 1
    for length in reversed(size):  # the last axis of what the indices count first
        turned = turned + indices % length * (math.prod(size) // below // length)
        indices, below = indices // length, below * length
    return turned


@reads("AveragePool")
def average_pool(node: Node) -> Computes:
    node.check_reads(1)
    sliding, counts_borders = Sliding(node), bool(node.whole("count_include_pad", 0))
    kernel = _kernel(node, sliding)

    def compute(x: Any) -> Any:
        window = sliding.window(x.shape[2:], kernel)
        counted = sliding.counted(window) if counts_borders else (0, 0) * len(kernel)
        total = window_sum(x, window=window)
        return total * _shares(tuple(x.shape[2:]), window, counted, total)

    return compute


def _shares(size: tuple[int, ...], window: Window, counted: tuple[int, ...], like: Any) -> Any:
    """1 over how many elements of each window count: a number where all agree."""
    table = np.ones(())
    for k, count in enumerate(window.positions(*size)):
        starts = np.arange(count) * window.stride[k] - window.pads[2 * k]
        within = starts[:, None] + np.arange(window.kernel[k]) * window.dilation[k]
        counts = (within >= -counted[2 * k]) & (within < size[k] + counted[2 * k + 1])
        table = np.multiply.outer(table, 1 / np.maximum(counts.sum(1), 1))
    if (table == table.flat[0]).all():
        return float(table.flat[0])
    return Tensor(table.astype(like.array.dtype))


@reads("LpPool")
def length_pool(node: Node) -> Computes:
    node.check_reads(1)
    sliding, order = Sliding(node), node.whole("p", 2)
    kernel = _kernel(node, sliding)

    def compute(x: Any) -> Any:
        window = sliding.window(x.shape[2:], kernel)
        return ops.pow(window_sum(ops.pow(ops.abs(x), order), window=window), 1 / order)

    return compute


@reads("GlobalAveragePool")
def global_average_pool(node: Node) -> Computes:
    node.check_reads(1)
    return lambda x: ops.mean(x, _behind("GlobalAveragePool", x), True)


@reads("GlobalMaxPool")
def global_max_pool(node: Node) -> Computes:
    node.check_reads(1)
    return lambda x: ops.amax(x, _behind("GlobalMaxPool", x), True)


@reads("GlobalLpPool")
def global_length_pool(node: Node) -> Computes:
    node.check_reads(1)
    order = node.whole("p", 2)

    def compute(x: Any) -> Any:
        powers = ops.pow(ops.abs(x), order)
        return ops.pow(ops.reduce_sum(powers, _behind("GlobalLpPool", x), True), 1 / order)

    return compute


def _behind(where: str, x: Any) -> tuple[int, ...]:
    if len(x.shape) < 3:
        raise ShapeError.of(where, "(batch, channels, …)", tuple(x.shape))
    return tuple(range(2, len(x.shape)))
