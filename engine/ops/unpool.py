"""Undoing max pooling: each largest back where it was, 0 elsewhere."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from engine.autodiff import Spec, Value, defvjp, primitive
from engine.backend import xp_of
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.typed import Tensor

from .arrangement import expand_dims, reshape, squeeze
from .indexing import gather_elements
from .max_pool import batched
from .window import lengths

__all__ = ["max_unpool1d", "max_unpool2d", "max_unpool3d"]


def _spread_spec(x: Spec, indices: Spec, length: int) -> Spec:
    return Spec((*x.shape[:-1], length), x.dtype)


@primitive(infer=_spread_spec)
def spread_rows(x: Any, indices: Any, length: int = 0) -> Any:
    """Rows of `length` zeros with the numbers of `x` at their indices; of equal ones, one."""
    xp = xp_of(x)
    rows, where = x.reshape(-1, x.shape[-1]), indices.reshape(-1, x.shape[-1])
    out = xp.zeros((len(rows), length), x.dtype)
    out[xp.arange(len(rows))[:, None], where] = rows
    return out.reshape(*x.shape[:-1], length)


def _examples(rng: np.random.Generator) -> Any:
    indices = np.stack([rng.permutation(5)[:3] for _ in range(4)]).reshape(2, 2, 3)
    yield (rng.standard_normal((2, 2, 3)), indices), {"length": 5}


defvjp(
    spread_rows,
    lambda g, out, x, indices, length: gather_elements(g, len(g.shape) - 1, indices),
    None,
    examples=_examples,
)


def _unpooled(
    rank: int, x: Any, indices: Any, kernel: Any, stride: Any, padding: Any, output_size: Any
) -> Any:
    where = f"max_unpool{rank}d"
    if tuple(x.shape) != tuple(indices.shape):
        raise ShapeError.of(f"{where}(indices)", f"the shape of x, {tuple(x.shape)}", indices.shape)
    x, single = batched(where, x, rank)
    if single:
        indices = expand_dims(indices, 0)
    size = _size(where, tuple(x.shape), kernel, stride, padding, output_size)
    lead, length = tuple(x.shape[:2]), math.prod(size)
    _check_indices(where, indices, length)
    flat = (*lead, math.prod(x.shape[2:]))
    out = spread_rows(reshape(x, flat), reshape(indices, flat), length=length)
    out = reshape(out, (*lead, *size))
    return squeeze(out, 0) if single else out


def _size(
    where: str, shape: tuple[int, ...], kernel: Any, stride: Any, padding: Any, output_size: Any
) -> tuple[int, ...]:
    """The lengths of the output, those that the window asks for unless given."""
    rank = len(shape) - 2
    sides = lengths(kernel, rank, f"{where}(kernel_size)")
    steps = lengths(stride, rank, f"{where}(stride)", 0) if stride is not None else (0,)
    steps = sides if not any(steps) else lengths(stride, rank, f"{where}(stride)")
    pads = lengths(padding, rank, f"{where}(padding)", 0)
    each = zip(shape[2:], sides, steps, pads, strict=True)
    usual = tuple((n - 1) * step - 2 * pad + side for n, side, step, pad in each)
    if output_size is not None and not isinstance(output_size, tuple | list):
        raise ArgumentTypeError.of(f"{where}(output_size)", "a tuple", output_size)
    if not output_size:
        return usual
    size = tuple(output_size)[-rank:]
    near = all(abs(n - u) < step for n, u, step in zip(size, usual, steps, strict=False))
    if len(output_size) not in {rank, rank + 1, rank + 2} or not near:
        expected = f"lengths less than {steps} from {usual}"
        raise ArgumentValueError.of(f"{where}(output_size)", expected, output_size)
    return size


def _check_indices(where: str, indices: Any, length: int) -> None:
    array = indices.array if isinstance(indices, Value) else indices
    if array.dtype.kind not in "iu":
        raise ArgumentTypeError(f"{where}(indices) expected whole numbers, got {array.dtype}.")
    if array.size and not (int(array.min()) >= 0 and int(array.max()) < length):
        expected = f"numbers from 0 to {length - 1}"
        raise ArgumentValueError.of(f"{where}(indices)", expected, f"{array.min()} … {array.max()}")


def max_unpool1d(
    x: Tensor,
    indices: Tensor,
    kernel_size: int | Sequence[int],
    stride: int | Sequence[int] | None = None,
    padding: int | Sequence[int] = 0,
    output_size: Sequence[int] | None = None,
) -> Tensor:
    """The largest of ([batch,] channels, length) back where they were; see `max_unpool2d`."""
    return _unpooled(1, x, indices, kernel_size, stride, padding, output_size)


def max_unpool2d(
    x: Tensor,
    indices: Tensor,
    kernel_size: int | Sequence[int],
    stride: int | Sequence[int] | None = None,
    padding: int | Sequence[int] = 0,
    output_size: Sequence[int] | None = None,
) -> Tensor:
    """Each largest back where `max_pool2d` found it, 0 elsewhere.

    Args:
        x: What `max_pool2d` returned: (batch, channels, height, width) or without the batch.
        indices: The indices it returned, of the shape of `x`.
        kernel_size: As it was given: one number or two.
        stride: One number or two; None or 0: the kernel size.
        padding: One number or two.
        output_size: The shape, or height and width, of the output, where the stride leaves a
            choice; None: the smallest that the window fits.

    Raises:
        ShapeError: If `indices` has another shape than `x`, or `x` other axes.
        ArgumentTypeError: If `indices` are no whole numbers, or an option is none.
        ArgumentValueError: If an index is outside the output, or an option out of its range.

    >>> import engine
    >>> x = engine.Tensor([[[[1.0, 5.0], [2.0, 3.0]]]])
    >>> max_unpool2d(*engine.ops.max_pool2d(x, 2, return_indices=True), 2).asnumpy()
    array([[[[0., 5.],
             [0., 0.]]]], dtype=float32)

    """
    return _unpooled(2, x, indices, kernel_size, stride, padding, output_size)


def max_unpool3d(
    x: Tensor,
    indices: Tensor,
    kernel_size: int | Sequence[int],
    stride: int | Sequence[int] | None = None,
    padding: int | Sequence[int] = 0,
    output_size: Sequence[int] | None = None,
) -> Tensor:
    """The largest of ([batch,] channels, depth, height, width) back; see `max_unpool2d`."""
    return _unpooled(3, x, indices, kernel_size, stride, padding, output_size)
