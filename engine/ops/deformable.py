"""Convolutions whose windows look where they are told to."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import Value
from engine.backend import xp_of
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.typed import Tensor

from .arithmetic import add, floor, mul, sub
from .arrangement import reshape, transpose
from .broadcasting import broadcast_to
from .cast import cast
from .comparison import greater_equal, less, logical_and, where
from .conv import conv2d
from .indexing import gather_elements
from .joining import part_of

__all__ = ["deformable_conv2d"]

Two = tuple[int, int]


def deformable_offsets(
    x: Any,
    offsets: Any,
    strides: Two,
    pads: tuple[int, int, int, int],
    ksize: Two,
    dilations: Two = (1, 1),
    deformable_groups: int = 1,
) -> Any:
    """What each element of each window sees, between pixels bilinear, outside 0; times its mask.

    Args:
        x: (batch, channels, height, width).
        offsets: (batch, 3 * groups * kernel height * kernel width, out height, out width): how far
            each looks to the right, then how far down, then masks.
        strides: How far windows are apart, down and to the right.
        pads: Pixels of 0 above, below, left and right.
        ksize: Height and width of a window.
        dilations: How far elements of a window are apart.
        deformable_groups: How many groups of channels look elsewhere.

    Returns:
        (batch, channels, out height * kernel height, out width * kernel width).

    Raises:
        ShapeError: If the shapes do not fit.

    """
    batch, channels, height, width = _four("x", x)
    out = [
        (size + pads[2 * k] + pads[2 * k + 1] - (ksize[k] - 1) * dilations[k] - 1) // strides[k] + 1
        for k, size in enumerate((height, width))
    ]
    count = deformable_groups * ksize[0] * ksize[1]
    if _four("offsets", offsets) != (batch, 3 * count, *out):
        expected = str((batch, 3 * count, *out))
        raise ShapeError.of("deformable_conv2d(offsets)", expected, tuple(offsets.shape))
    if channels % deformable_groups:
        expected = f"channels divisible by {deformable_groups}"
        raise ShapeError.of("deformable_conv2d(x)", expected, tuple(x.shape))
    seen = (batch, deformable_groups, *ksize, *out)
    right, down, mask = (
        reshape(part_of(offsets, axis=1, start=k * count, stop=(k + 1) * count), seen)
        for k in range(3)
    )
    array = x.array if isinstance(x, Value) else x
    xp, kind = xp_of(array), array.dtype
    grid = [
        np.arange(out[k])[None, :] * strides[k]
        - pads[2 * k]
        + np.arange(ksize[k])[:, None] * dilations[k]
        for k in (0, 1)
    ]
    rows = add(down, xp.asarray(grid[0][:, None, :, None].astype(kind)))
    columns = add(right, xp.asarray(grid[1][None, :, None, :].astype(kind)))
    total = mul(_between(x, rows, columns, deformable_groups), reshape(mask, _beside(seen)))
    whole = reshape(total, (batch, channels, *ksize, *out))
    laid = transpose(whole, (0, 1, 4, 2, 5, 3))
    return reshape(laid, (batch, channels, out[0] * ksize[0], out[1] * ksize[1]))


def _four(name: str, x: Any) -> tuple[int, ...]:
    if len(x.shape) != 4:
        expected = "(batch, channels, height, width)"
        raise ShapeError.of(f"deformable_conv2d({name})", expected, tuple(x.shape))
    return tuple(x.shape)


def _beside(seen: tuple[int, ...]) -> tuple[int, ...]:
    """(batch, groups, 1, all positions): each channel of a group looks at the same ones."""
    return (seen[0], seen[1], 1, int(np.prod(seen[2:])))


def _between(x: Any, rows: Any, columns: Any, groups: int) -> Any:
    """(batch, groups, channels, positions): pixels at fractions of rows and columns."""
    batch, channels, height, width = x.shape
    flat = reshape(x, (batch, groups, channels // groups, height * width))
    shape = _beside(tuple(rows.shape))
    rows, columns = reshape(rows, shape), reshape(columns, shape)
    first = [floor(part) for part in (rows, columns)]
    beyond = [sub(part, low) for part, low in zip((rows, columns), first, strict=True)]
    full = (*shape[:2], channels // groups, shape[3])
    total: Any = None
    for lower in (0, 1):
        for later in (0, 1):
            row, column = add(first[0], lower), add(first[1], later)
            inside = logical_and(_is_within(row, height), _is_within(column, width))
            index = cast(where(inside, add(mul(row, width), column), 0), np.int64)
            corner = gather_elements(flat, 3, broadcast_to(index, shape=full))
            share = mul(_share(beyond[0], lower), _share(beyond[1], later))
            part = mul(corner, mul(share, cast(inside, _bare(share).dtype)))
            total = part if total is None else add(total, part)
    return total


def _is_within(at: Any, length: int) -> Any:
    return logical_and(greater_equal(at, 0), less(at, length))


def _share(beyond: Any, end: int) -> Any:
    return beyond if end else sub(1.0, beyond)


def _bare(x: Any) -> Any:
    return x.array if isinstance(x, Value) else x


def deformable_conv2d(
    x: Tensor,
    weight: Tensor,
    offsets: Tensor,
    kernel_size: Two,
    strides: tuple[int, int, int, int],
    padding: tuple[int, int, int, int],
    bias: Tensor | None = None,
    dilations: tuple[int, int, int, int] = (1, 1, 1, 1),
    groups: int = 1,
    deformable_groups: int = 1,
    modulated: bool = True,
) -> Tensor:
    """A convolution each of whose windows looks at pixels that are told to it, with masks.

    Args:
        x: (batch, channels, height, width).
        weight: (out channels, channels / groups, kernel height, kernel width).
        offsets: (batch, 3 * deformable_groups * kernel height * kernel width, out height, out
            width): for each element of each window how far to the right it looks, for each how far
            down, and for each what its pixel is multiplied by. Between pixels it sees what lies
            between, linearly; outside 0.
        kernel_size: Height and width of the kernel.
        strides: (1, 1, down, to the right).
        padding: Pixels of 0 above, below, left and right.
        bias: (out channels,) or None.
        dilations: (1, 1, down, to the right).
        groups: How many groups of channels do not see each other.
        deformable_groups: How many groups of channels look elsewhere.
        modulated: True; without masks there is no such operator.

    Returns:
        (batch, out channels, out height, out width).

    Raises:
        ArgumentTypeError: If a size is no tuple of whole numbers.
        ArgumentValueError: If it has another length, or `modulated` is False.
        ShapeError: If the shapes do not fit.

    Source: Zhu et al., "Deformable ConvNets v2", arXiv:1811.11168, equation 1.

    """
    if not modulated:
        raise ArgumentValueError.of("deformable_conv2d(modulated)", "True", "False")
    sizes = {"kernel_size": (kernel_size, 2), "strides": (strides, 4), "padding": (padding, 4)}
    for name, (value, length) in (sizes | {"dilations": (dilations, 4)}).items():
        where = f"deformable_conv2d({name})"
        if not isinstance(value, tuple | list) or not all(isinstance(n, int) for n in value):
            raise ArgumentTypeError.of(where, "a tuple of whole numbers", value)
        if len(value) != length:
            raise ArgumentValueError.of(where, f"{length} numbers", tuple(value))
    seen = deformable_offsets(
        x,
        offsets,
        (strides[2], strides[3]),
        padding,
        kernel_size,
        (dilations[2], dilations[3]),
        deformable_groups,
    )
    return conv2d(seen, weight, bias, tuple(kernel_size), "valid", 0, 1, groups)
