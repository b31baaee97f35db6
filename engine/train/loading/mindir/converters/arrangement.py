"""Shapes, order, joining, cutting, repeating."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine import Tensor, ops
from engine.train.loading.mindir.registry import ALL, reads


@reads("Reshape", inputs="tensor wholes")
def reshape(x: Any, shape: Any) -> Any:
    return ops.reshape(x, shape)


@reads("Flatten", inputs="tensor")
def flatten(x: Any) -> Any:
    return ops.flatten(x)


@reads("Transpose", inputs="tensor wholes")
def transpose(x: Any, axes: Any) -> Any:
    return ops.transpose(x, axes)


@reads("ExpandDims", inputs="tensor whole")
def expand_dims(x: Any, axis: int) -> Any:
    return ops.expand_dims(x, axis)


@reads("Squeeze", inputs="tensor wholes")
def squeeze(x: Any, axes: Any) -> Any:
    """All axes of length 1 where none is named."""
    return ops.squeeze(x, axes or None)


@reads("Concat", inputs="tensors whole")
def concat(tensors: Any, axis: int) -> Any:
    return ops.concat(tensors, axis)


@reads("Stack", inputs="tensors", settings={"axis": "whole"}, ignores="num N")
def stack(tensors: Any, *, axis: int) -> Any:
    return ops.stack(tensors, axis)


@reads("Unstack", inputs="tensor", settings={"axis": "whole"}, ignores="num", makes=ALL)
def unstack(x: Any, *, axis: int) -> Any:
    return tuple(ops.unstack(x, axis))


@reads("Split", inputs="tensor whole whole", makes=ALL)
def split(x: Any, axis: int, count: int) -> Any:
    return tuple(ops.split(x, x.shape[axis] // count, axis))


@reads("Slice", inputs="tensor wholes wholes")
def slice_of(x: Any, begin: Any, size: Any) -> Any:
    """A size of -1 reaches to the end."""
    index = tuple(
        slice(start, None if length == -1 else start + length)
        for start, length in zip(begin, size, strict=True)
    )
    return x[index]


@reads("StridedSlice", inputs="tensor wholes wholes wholes whole whole whole whole whole")
def strided_slice(x: Any, begin: Any, end: Any, strides: Any, *masks: int) -> Any:
    return ops.strided_slice(x, begin, end, strides, *masks)


@reads("Tile", inputs="tensor wholes")
def tile(x: Any, times: Any) -> Any:
    return ops.tile(x, times)


@reads("BroadcastTo", inputs="tensor wholes")
def broadcast_to(x: Any, shape: Any) -> Any:
    return ops.broadcast_to(x, shape)


@reads("ReverseV2", inputs="tensor wholes")
def reverse(x: Any, axes: Any) -> Any:
    return ops.flip(x, axes)


@reads("Roll", inputs="tensor wholes wholes")
def roll(x: Any, shifts: Any, axes: Any) -> Any:
    return ops.roll(x, shifts, axes)


@reads("Pad", inputs="tensor", settings={"paddings": "pairs"})
def pad(x: Any, *, paddings: Any) -> Any:
    return _padded(x, paddings, "constant", 0)


@reads(
    "MirrorPad",
    inputs="tensor pairs",
    settings={"mode": "text"},
    only={"mode": ("reflect", "symmetric")},
)
def mirror_pad(x: Any, paddings: Any, *, mode: str) -> Any:
    return _padded(x, paddings, mode.lower(), None)


@reads(
    "PadV3",
    inputs="tensor wholes operand?",
    settings={"mode": "text", "paddings_contiguous": "flag"},
    only={"mode": ("constant", "reflect", "edge")},
)
def pad_backwards(
    x: Any, paddings: Any, value: Any, *, mode: str, paddings_contiguous: bool
) -> Any:
    """Pairs from the last axis on; or all that is before axes, then all behind."""
    half = len(paddings) // 2
    pairs = (
        list(zip(paddings[::2], paddings[1::2], strict=True))
        if paddings_contiguous
        else list(zip(paddings[:half], paddings[half:], strict=True))
    )
    widths = [(0, 0)] * (len(x.shape) - len(pairs)) + pairs[::-1]
    return _padded(x, widths, mode, value)


def _padded(x: Any, widths: Any, mode: str, value: Any) -> Any:
    given = list(widths)
    while len(given) > 1 and tuple(given[0]) == (0, 0):  # pads of leading axes have other rules
        given.pop(0)
    flat = [int(one) for pair in reversed(given) for one in pair]
    if mode == "constant":
        number = 0 if value is None else np.asarray(_plain(value)).item()
        return ops.pad(x, flat, "constant", number)
    if mode == "symmetric":
        return _mirrored(x, widths)
    return ops.pad(x, flat, "replicate" if mode == "edge" else mode)


def _mirrored(x: Any, widths: Any) -> Any:
    """Borders that show the elements beside them, the last one too."""
    for axis, (before, after) in enumerate(widths):
        index = np.pad(np.arange(x.shape[axis]), (before, after), "symmetric")
        x = ops.gather(x, Tensor(index), axis)
    return x


def _plain(value: Any) -> Any:
    return value.asnumpy() if hasattr(value, "asnumpy") else value


@reads("Triu", inputs="tensor whole")
def triu(x: Any, diagonal: int) -> Any:
    return ops.triu(x, diagonal)


@reads("Tril", inputs="tensor", settings={"diagonal": "whole"})
def tril(x: Any, *, diagonal: int) -> Any:
    return ops.tril(x, diagonal)
