"""Inputs sampled at the points of a grid, and the grids of affine maps."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from engine.autodiff import Value
from engine.backend import device_holding, to_device, xp_of
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.typed import Tensor

from .arithmetic import abs, add, div, floor, floor_mod, mul, rint
from .arrangement import expand_dims, permute, reshape, swapaxes
from .cast import cast
from .clipping import clamp
from .comparison import equal, greater_equal, less, logical_and, where
from .index_parts import ROWS
from .indexing import getitem, taken
from .joining import stack
from .linalg import matmul
from .reduction import sum

__all__ = ["affine_grid", "grid_sample"]

_MODES = ("bilinear", "nearest")
_PADDINGS = ("zeros", "border", "reflection")


def grid_sample(
    input: Tensor,
    grid: Tensor,
    mode: str = "bilinear",
    padding_mode: str = "zeros",
    align_corners: bool | None = None,
) -> Tensor:
    """The input at the points of a grid.

    A point is given from the last axis on, (across, down) or (across, down, deep): -1 is the
    beginning of the input and 1 its end.

    Args:
        input: (batch, channels, height, width) or (batch, channels, depth, height, width).
        grid: (batch, *size, 2) or (batch, *size, 3).
        mode: "bilinear" between the elements around a point, along each axis, or "nearest".
        padding_mode: What lies outside: "zeros", the outermost elements ("border"), or the input
            mirrored again and again ("reflection").
        align_corners: Whether -1 and 1 are the centres of the outermost elements, or their outer
            edges.

    Returns:
        (batch, channels, *size).

    Raises:
        ArgumentTypeError: If align_corners is no bool.
        ArgumentValueError: If a mode is unknown.
        ShapeError: If the shapes do not fit.

    >>> import engine
    >>> x = engine.Tensor([[[[0.0, 1.0], [2.0, 3.0]]]])
    >>> grid_sample(x, engine.Tensor([[[[0.0, 0.0], [1.0, -1.0]]]]), align_corners=True).asnumpy()
    array([[[[1.5, 1. ]]]], dtype=float32)

    """
    _check(input, grid, mode, padding_mode, align_corners)
    size = tuple(input.shape[2:])
    points = [
        _inside(getitem(grid, (..., len(size) - 1 - k)), n, padding_mode, bool(align_corners))
        for k, n in enumerate(size)
    ]
    rows = _pixels(input)
    if mode == "nearest":
        flat, on = _numbers_of([_nearest(p, n) for p, n in zip(points, size, strict=True)], size)
        out = _taken(rows, flat, on, size)
    else:
        out = _mixed(rows, [_between(p, n) for p, n in zip(points, size, strict=True)], size)
    return permute(out, (0, len(size) + 1, *range(1, len(size) + 1)))


def _check(input: Any, grid: Any, mode: Any, padding_mode: Any, align_corners: Any) -> None:
    shape, rank = tuple(input.shape), len(input.shape) - 2
    if rank not in {2, 3}:
        expected = "(batch, channels, height, width) or (…, depth, height, width)"
        raise ShapeError.of("grid_sample(input)", expected, shape)
    found = tuple(grid.shape)
    if len(found) != rank + 2 or found[0] != shape[0] or found[-1] != rank:
        expected = f"({shape[0]}, {rank} lengths, {rank})"
        raise ShapeError.of("grid_sample(grid)", expected, found)
    for name, value, known in (("mode", mode, _MODES), ("padding_mode", padding_mode, _PADDINGS)):
        if value not in known:
            raise ArgumentValueError.of(
                f"grid_sample({name})", f"one of {list(known)}", repr(value)
            )
    if align_corners is not None and not isinstance(align_corners, bool):
        raise ArgumentTypeError.of("grid_sample(align_corners)", "a bool", align_corners)


def _pixels(input: Any) -> Any:
    """(batch * pixels, channels): one row a pixel, so that one is taken at once."""
    batch, channels, *size = input.shape
    flat = reshape(input, (batch, channels, math.prod(size)))
    return reshape(swapaxes(flat, 1, 2), (batch * math.prod(size), channels))


def _inside(point: Any, length: int, padding_mode: str, align_corners: bool) -> Any:
    """Where a point lies along an axis, in elements from the centre of the first."""
    if align_corners:
        point, low, high = (point + 1) * ((length - 1) / 2), 0.0, length - 1.0
    else:
        point, low, high = ((point + 1) * length - 1) / 2, -0.5, length - 0.5
    if padding_mode == "zeros":  # so far out there is nothing, however far, infinity included
        return clamp(point, -2, length + 1)
    if padding_mode == "reflection":
        point = _mirrored(point, low, high)
    return clamp(point, 0, length - 1)


def _mirrored(point: Any, low: float, high: float) -> Any:
    """The point mirrored at both ends until it is between them."""
    if high == low:
        return point * 0
    beyond, span = abs(point - low), high - low
    turns = floor(div(beyond, span))
    rest = beyond - turns * span
    return where(equal(floor_mod(turns, 2), 0), rest, span - rest) + low


def _bare(x: Any) -> Any:
    return x.array if isinstance(x, Value) else x


def _nearest(point: Any, length: int) -> tuple[Any, Any]:
    """Which element is nearest, and whether it is on the input; half way, the even one."""
    return _numbers(rint(point), length)


def _numbers(at: Any, length: int) -> tuple[Any, Any]:
    on = logical_and(greater_equal(at, 0), less(at, length))
    return cast(where(on, at, 0), np.int64), on


def _between(point: Any, length: int) -> tuple[tuple[Any, Any, Any], tuple[Any, Any, Any]]:
    """The elements before and behind a point, whether they are on the input, and their shares."""
    first = floor(point)
    ahead = point - first
    return (*_numbers(first, length), 1 - ahead), (*_numbers(first + 1, length), ahead)


def _mixed(rows: Any, sides: list[Any], size: tuple[int, ...]) -> Any:
    """Between all corners around each point, taken at once so that a gradient sorts them once."""
    flats, ons, shares = [], [], []
    for corner in itertools.product((0, 1), repeat=len(size)):
        chosen = [both[side] for both, side in zip(sides, corner, strict=True)]
        flat, on = _numbers_of([part[:2] for part in chosen], size)
        flats.append(flat)
        ons.append(on)
        shares.append(math.prod([part[2] for part in chosen[1:]], start=chosen[0][2]))
    share = where(stack(ons), stack(shares), 0.0)
    return sum(mul(_taken(rows, stack(flats), None, size), expand_dims(share, share.ndim)), 0)


def _numbers_of(along: list[Any], size: tuple[int, ...]) -> tuple[Any, Any]:
    """Which pixel of its image is meant, from its number along each axis, and whether it is one."""
    flat, on = along[0]
    for (numbers, here), length in zip(along[1:], size[1:], strict=True):
        flat, on = add(mul(flat, length), numbers), logical_and(on, here)
    return flat, on


def _taken(rows: Any, flat: Any, on: Any, size: tuple[int, ...]) -> Any:
    """The pixels with these numbers, (…, batch, *points); 0 where `on` says that there is none."""
    array, points = _bare(rows), len(size)
    first = xp_of(array).arange(flat.shape[-1 - points]) * math.prod(size)
    index = reshape(add(flat, first.reshape((-1,) + (1,) * points)), (-1,))
    found = reshape(taken(rows, index, index=ROWS), (*flat.shape, rows.shape[1]))
    return found if on is None else mul(found, cast(expand_dims(on, -1), array.dtype))


def affine_grid(theta: Tensor, size: Sequence[int], align_corners: bool = False) -> Tensor:
    """The grid of an affine map: where each element of the output lies on the input.

    Args:
        theta: (batch, 2, 3) for images, (batch, 3, 4) for volumes: the map's matrix.
        size: Of the output: (batch, channels, height, width) or with a depth before the height.
        align_corners: Whether -1 and 1 are the centres of the outermost elements, or their outer
            edges.

    Returns:
        (batch, height, width, 2) or (batch, depth, height, width, 3), as `grid_sample` takes it.

    Raises:
        ArgumentTypeError: If size is no tuple of ints, or align_corners no bool.
        ShapeError: If theta does not fit the size.

    >>> import engine
    >>> theta = engine.Tensor([[[1.0, 0.0, 0.0], [0.0, 1.0, 0.0]]])
    >>> affine_grid(theta, (1, 1, 1, 2), align_corners=True).asnumpy().tolist()
    [[[[-1.0, 0.0], [1.0, 0.0]]]]

    """
    if not isinstance(size, tuple | list) or not all(isinstance(n, int) for n in size):
        raise ArgumentTypeError.of("affine_grid(size)", "a tuple of ints", size)
    if not isinstance(align_corners, bool):
        raise ArgumentTypeError.of("affine_grid(align_corners)", "a bool", align_corners)
    rank, lengths = len(size) - 2, tuple(size[2:])
    if rank not in {2, 3} or tuple(theta.shape) != (size[0], rank, rank + 1):
        expected = f"({size[0] if size else 'batch'}, {rank}, {rank + 1}) for size {tuple(size)}"
        raise ShapeError.of("affine_grid(theta)", expected, tuple(theta.shape))
    ends = [1.0 if align_corners else 1 - 1 / n for n in lengths]
    along = [
        np.linspace(-end, end, n) if n > 1 else np.zeros(1)
        for end, n in zip(ends, lengths, strict=True)
    ]
    centres = np.meshgrid(*along, indexing="ij")[::-1]
    table = np.stack([*centres, np.ones(lengths)], -1).reshape(-1, rank + 1)
    array = _bare(theta)
    base = to_device(table.astype(array.dtype), device_holding(array))
    return reshape(matmul(base, swapaxes(theta, 1, 2)), (size[0], *lengths, rank))
