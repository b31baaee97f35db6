"""The same numbers in another order or shape, joined and repeated."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine import ops
from engine.errors import ArgumentValueError, ShapeError
from engine.tensor import Tensor
from engine.train.loading.onnx.node import Node
from engine.train.loading.onnx.registry import Computes, reads
from engine.train.loading.onnx.wholes import (
    axes_setting,
    counted_axes,
    counted_axis,
    product,
    wholes_in,
)


@reads("Identity")
def identity(node: Node) -> Computes:
    node.check_reads(1)
    return lambda x: x


@reads("Reshape", host=(1,))
def reshape(node: Node) -> Computes:
    """0 keeps a length, -1 is what is left."""
    node.check_reads(2)
    takes_zeros = node.whole("allowzero", 0)

    def compute(x: Any, shape: Any) -> Any:
        lengths = list(wholes_in(shape))
        for k, length in enumerate(lengths):
            if length == 0 and not takes_zeros:
                if k >= len(x.shape):
                    raise ShapeError.of("Reshape", f"an axis {k} to keep", tuple(x.shape))
                lengths[k] = x.shape[k]
        return ops.reshape(x, tuple(lengths))

    return compute


@reads("Flatten")
def flatten(node: Node) -> Computes:
    node.check_reads(1)
    axis = node.whole("axis", 1)

    def compute(x: Any) -> Any:
        at = counted_axis(axis, len(x.shape), len(x.shape))
        return ops.reshape(x, (product(x.shape[:at]), product(x.shape[at:])))

    return compute


@reads("Transpose")
def transpose(node: Node) -> Computes:
    node.check_reads(1)
    order = node.wholes("perm", None)
    return lambda x: ops.permute(x, order or tuple(reversed(range(len(x.shape)))))


@reads("Squeeze", host=(1,))
def squeeze(node: Node) -> Computes:
    axes = axes_setting(node, since=13)

    def compute(x: Any, given: Any = None) -> Any:
        chosen = axes(given)
        if chosen is None:
            chosen = tuple(k for k, length in enumerate(x.shape) if length == 1)
        chosen = counted_axes(chosen, len(x.shape))
        if any(x.shape[k] != 1 for k in chosen):
            raise ShapeError.of("Squeeze", f"axes {chosen} of length 1", tuple(x.shape))
        kept = (length for k, length in enumerate(x.shape) if k not in chosen)
        return ops.reshape(x, tuple(kept))

    return compute


@reads("Unsqueeze", host=(1,))
def unsqueeze(node: Node) -> Computes:
    axes = axes_setting(node, since=13)

    def compute(x: Any, given: Any = None) -> Any:
        chosen = axes(given)
        if chosen is None:
            raise ArgumentValueError.of("Unsqueeze", "axes", "none")
        rank = len(x.shape) + len(chosen)
        new = counted_axes(chosen, rank)
        lengths = iter(x.shape)
        return ops.reshape(x, tuple(1 if k in new else next(lengths) for k in range(rank)))

    return compute


@reads("Concat")
def concat(node: Node) -> Computes:
    node.check_reads(1, len(node.reads))
    axis = node.whole("axis")
    return lambda *given: ops.concat(given, axis)


@reads("Split", host=(1,))
def split(node: Node) -> Computes:
    node.check_reads(1, 2 if node.opset >= 13 else 1)
    axis = node.whole("axis", 0)
    told = None if node.opset >= 13 else node.wholes("split", None)
    parts = node.whole("num_outputs", None) if node.opset >= 18 else None
    count = len(node.makes) if parts is None else parts
    if count < len(node.makes):
        raise node.refused(f"{count} outputs", len(node.makes))

    def compute(x: Any, sizes: Any = None) -> Any:
        at = counted_axis(axis, len(x.shape))
        lengths = told if sizes is None else wholes_in(sizes)
        if lengths is None:
            lengths = _even(x.shape[at], count, len(node.makes))
        elif sum(lengths) != x.shape[at] or min(lengths, default=0) < 0:
            raise ShapeError.of("Split", f"an axis of parts {lengths}", tuple(x.shape))
        ends = np.cumsum(lengths).tolist()
        index = [slice(None)] * at
        made = tuple(
            x[(*index, slice(end - length, end))] for length, end in zip(lengths, ends, strict=True)
        )
        return made if len(node.makes) > 1 else made[0]

    return compute


def _even(length: int, count: int, wanted: int) -> tuple[int, ...]:
    """The first parts that are wanted, of the same length, the last shorter where it must be."""
    part = -(-length // count)
    return tuple(min(part, max(0, length - k * part)) for k in range(wanted))


@reads("Expand", host=(1,))
def expand(node: Node) -> Computes:
    node.check_reads(2)

    def compute(x: Any, shape: Any) -> Any:
        return ops.broadcast_to(x, np.broadcast_shapes(tuple(x.shape), wholes_in(shape)))

    return compute


@reads("Tile", host=(1,))
def tile(node: Node) -> Computes:
    node.check_reads(2)
    return lambda x, times: ops.tile(x, wholes_in(times))


@reads("DepthToSpace")
def depth_to_space(node: Node) -> Computes:
    node.check_reads(1)
    block = node.whole("blocksize")
    columns_first = node.text("mode", "DCR", among=("DCR", "CRD")) == "CRD"

    def compute(x: Any) -> Any:
        batch, depth, height, width = _image("DepthToSpace", x)
        if depth % (block * block):
            raise ShapeError.of("DepthToSpace", f"{block}² parts of the channels", tuple(x.shape))
        less = depth // (block * block)
        shape = (less, block, block) if columns_first else (block, block, less)
        order = (0, 1, 4, 2, 5, 3) if columns_first else (0, 3, 4, 1, 5, 2)
        parts = ops.permute(ops.reshape(x, (batch, *shape, height, width)), order)
        return ops.reshape(parts, (batch, less, height * block, width * block))

    return compute


@reads("SpaceToDepth")
def space_to_depth(node: Node) -> Computes:
    node.check_reads(1)
    block = node.whole("blocksize")
    columns_first = node.text("mode", "DCR", among=("DCR", "CRD")) == "CRD"

    def compute(x: Any) -> Any:
        batch, depth, height, width = _image("SpaceToDepth", x)
        if height % block or width % block:
            raise ShapeError.of("SpaceToDepth", f"lengths divisible by {block}", tuple(x.shape))
        shape = (batch, depth, height // block, block, width // block, block)
        order = (0, 1, 3, 5, 2, 4) if columns_first else (0, 3, 5, 1, 2, 4)
        parts = ops.permute(ops.reshape(x, shape), order)
        return ops.reshape(parts, (batch, depth * block**2, height // block, width // block))

    return compute


def _image(where: str, x: Any) -> tuple[int, ...]:
    if len(x.shape) != 4:
        raise ShapeError.of(where, "(batch, channels, height, width)", tuple(x.shape))
    return tuple(x.shape)


@reads("ReverseSequence", host=(1,))
def reverse_sequence(node: Node) -> Computes:
    node.check_reads(2)
    batch, time = node.whole("batch_axis", 1), node.whole("time_axis", 0)
    return lambda x, lengths: ops.reverse_sequence(x, Tensor(lengths), time, batch)
