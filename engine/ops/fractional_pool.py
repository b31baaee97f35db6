"""Fractional max pooling: windows that begin at random, so often as the output is long."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from engine.autodiff import Spec, Value, casting, defvjp, primitive
from engine.backend import device_holding, to_device, xp_of
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.typed import Tensor, TensorOrMore

from .arrangement import reshape, squeeze
from .broadcasting import broadcast_to
from .draws import drawn
from .extremes import argmax
from .indexing import gather_elements
from .max_pool import batched
from .window import lengths

__all__ = ["fractional_max_pool2d", "fractional_max_pool3d"]


def _fractional(
    rank: int,
    input: Any,
    kernel_size: Any,
    output_size: Any,
    output_ratio: Any,
    return_indices: bool,
    samples: Any,
) -> Any:
    where = f"fractional_max_pool{rank}d"
    x, single = batched(where, input, rank)
    sides = lengths(kernel_size, rank, f"{where}(kernel_size)")
    size = tuple(x.shape[2:])
    wanted = _wanted(where, size, sides, output_size, output_ratio)
    array = _bare(x)
    shares = _shares(where, samples, (*x.shape[:2], rank), array)
    with casting(None):
        index = fractional_windows(shares, size=size, sides=sides, wanted=wanted)
    flat = reshape(x, (*x.shape[:2], math.prod(size)))
    below = gather_elements(flat, 2, index.reshape(*x.shape[:2], math.prod((*wanted, *sides))))
    below = reshape(below, (*x.shape[:2], *wanted, math.prod(sides)))
    first = argmax(below, -1)[..., None]
    out = squeeze(gather_elements(below, rank + 2, first), rank + 2)
    found = gather_elements(index.reshape(below.shape), rank + 2, first)[..., 0]
    indices = found if isinstance(found, Value) or not isinstance(out, Value) else Value.wrap(found)
    if single:
        out, indices = squeeze(out, 0), squeeze(indices, 0)
    return (out, indices) if return_indices else out


def _bare(x: Any) -> Any:
    return x.array if isinstance(x, Value) else x


def _wanted(
    where: str, size: tuple[int, ...], sides: tuple[int, ...], output_size: Any, ratio: Any
) -> tuple[int, ...]:
    """The lengths of the output."""
    rank = len(size)
    if (output_size is None) == (ratio is None):
        expected = "one of output_size and output_ratio"
        raise ArgumentValueError.of(where, expected, f"{output_size} and {ratio}")
    if ratio is not None:
        ratios = ratio if isinstance(ratio, tuple | list) else (ratio,) * rank
        if len(ratios) != rank or not all(0 < r < 1 for r in ratios):
            expected = f"one number or {rank} between 0 and 1"
            raise ArgumentValueError.of(f"{where}(output_ratio)", expected, ratio)
        output_size = [int(n * r) for n, r in zip(size, ratios, strict=True)]
    wanted = lengths(output_size, rank, f"{where}(output_size)")
    if any(k + n - 1 > length for k, n, length in zip(sides, wanted, size, strict=True)):
        expected = f"lengths that fit {size} with a window {sides}"
        raise ArgumentValueError.of(f"{where}(output_size)", expected, wanted)
    return wanted


def _shares(where: str, samples: Any, shape: tuple[int, ...], like: Any) -> Any:
    """Numbers from 0 to before 1, one an axis for each channel."""
    if samples is None:
        drawn_here = drawn("random", shape, dtype=np.float64)
        if isinstance(drawn_here, Value):
            return drawn_here
        return to_device(drawn_here, device_holding(like))
    dtype = _bare(samples).dtype
    if dtype.kind not in "fV":
        raise ArgumentTypeError(f"{where}(_random_samples) expected floats, got {dtype}.")
    if tuple(samples.shape) not in {shape, (1, *shape[1:])}:
        raise ShapeError.of(f"{where}(_random_samples)", str(shape), tuple(samples.shape))
    return broadcast_to(samples, shape)


def _windows_spec(
    shares: Spec, size: tuple[int, ...], sides: tuple[int, ...], wanted: tuple[int, ...]
) -> Spec:
    return Spec((*shares.shape[:2], *wanted, *sides), np.dtype(np.int64))


@primitive(infer=_windows_spec)
def fractional_windows(
    shares: Any,
    size: tuple[int, ...] = (),
    sides: tuple[int, ...] = (),
    wanted: tuple[int, ...] = (),
) -> Any:
    """Which elements of a channel's flattened input lie below each position.

    Where windows begin: Graham (2014), arXiv:1412.6071, section 2, pseudorandom and overlapping.
    The last begins as late as it can. For images the first number is for the width.

    Returns:
        (batch, channels, *wanted, *sides).

    """
    xp, rank = xp_of(shares), len(size)
    order = range(rank - 1, -1, -1) if rank == 2 else range(rank)
    flat: Any = 0
    for k, column in enumerate(order):
        share = shares[..., column, None]
        last = size[k] - sides[k]
        if wanted[k] > 1:
            step = share.dtype.type(last / (wanted[k] - 1))
            numbers = xp.arange(wanted[k]).astype(share.dtype)
            starts = xp.floor((numbers + share) * step) - xp.floor(share * step)
            starts[..., -1] = last
        else:
            starts = xp.full((*shares.shape[:2], 1), last)
        members = starts.astype(np.int64)[..., None] + xp.arange(sides[k])
        shape = [1] * (2 * rank)
        shape[k], shape[rank + k] = wanted[k], sides[k]
        flat = flat * size[k] + members.reshape(*members.shape[:2], *shape)
    return flat


def _examples(rng: np.random.Generator) -> Any:
    yield (rng.random((2, 1, 2)),), {"size": (5, 6), "sides": (2, 2), "wanted": (3, 1)}
    yield (rng.random((1, 2, 3)),), {"size": (4, 5, 6), "sides": (2, 1, 2), "wanted": (2, 3, 2)}


defvjp(fractional_windows, examples=_examples)


def fractional_max_pool2d(
    input: Tensor,
    kernel_size: int | Sequence[int],
    output_size: int | Sequence[int] | None = None,
    output_ratio: float | Sequence[float] | None = None,
    return_indices: bool = False,
    _random_samples: Tensor | None = None,
) -> TensorOrMore:
    """The largest of windows that begin at random steps.

    Args:
        input: (batch, channels, height, width) or (channels, height, width).
        kernel_size: One number or two.
        output_size: One number or two: height and width of the output.
        output_ratio: Instead, one number or two between 0 and 1: of the input's.
        return_indices: Also return where the largest was: its index in a channel's flattened
            input, int64.
        _random_samples: (batch or 1, channels, 2), numbers from 0 to before 1, the first for the
            width; None: drawn.

    Raises:
        ShapeError: If the input has other axes, or the samples another shape.
        ArgumentTypeError: If the samples are no floats, or an option is no number.
        ArgumentValueError: If both or neither of size and ratio are given, or one is out of its
            range.

    >>> import engine
    >>> fractional_max_pool2d(engine.ops.ones((1, 1, 5, 5)), 2, output_ratio=0.6).shape
    (1, 1, 3, 3)

    """
    return _fractional(
        2, input, kernel_size, output_size, output_ratio, return_indices, _random_samples
    )


def fractional_max_pool3d(
    input: Tensor,
    kernel_size: int | Sequence[int],
    output_size: int | Sequence[int] | None = None,
    output_ratio: float | Sequence[float] | None = None,
    return_indices: bool = False,
    _random_samples: Tensor | None = None,
) -> TensorOrMore:
    """The largest of windows over ([batch,] channels, depth, height, width) at random steps.

    Args and errors are those of `fractional_max_pool2d` with three lengths for two; the samples
    are for depth, height and width.

    """
    return _fractional(
        3, input, kernel_size, output_size, output_ratio, return_indices, _random_samples
    )
