"""Tensors repeated: whole, or element by element."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import Any

import numpy as np

from engine.autodiff import Spec, Value, defvjp, primitive
from engine.backend import xp_of
from engine.errors import ArgumentValueError, ShapeError
from engine.typed import Tensor

from . import infer
from .arrangement import as_numbers, expand_dims, ravel, reshape
from .broadcasting import broadcast_to, sum_to
from .index_parts import ROWS
from .indexing import taken

__all__ = ["repeat_elements", "repeat_interleave", "tile"]


@primitive(
    infer=lambda x, dims: Spec(tuple(map(operator.mul, x.shape, dims)), x.dtype),
    moves=True,
    mindspore="Tile",
)
def tiled(x: Any, dims: tuple[int, ...] = ()) -> Any:
    """The array repeated `dims[k]` times along axis k, of which there are as many."""
    return xp_of(x).tile(x, dims)


def _tiled_rule(g: Any, out: Any, x: Any, dims: tuple[int, ...]) -> Any:
    shape = tuple(x.shape)
    apart = tuple(n for pair in zip(dims, shape, strict=True) for n in pair)
    once = tuple(n for length in shape for n in (1, length))
    return reshape(sum_to(reshape(g, apart), shape=once), shape)


def _examples(rng: np.random.Generator) -> Any:
    yield (rng.standard_normal((2, 3)),), {"dims": (2, 1)}
    yield (rng.standard_normal((2, 1, 2)),), {"dims": (1, 3, 2)}


defvjp(tiled, _tiled_rule, examples=_examples)


def tile(input: Tensor, dims: int | Sequence[int] | Tensor) -> Tensor:
    """The tensor repeated `dims[k]` times along axis k; new axes come in front if need be.

    Raises:
        ArgumentValueError: If a number is below 0.

    >>> import engine
    >>> tile(engine.Tensor([1, 2]), (2, 2)).asnumpy()
    array([[1, 2, 1, 2],
           [1, 2, 1, 2]])

    """
    counts = as_numbers(dims)
    if any(count < 0 for count in counts):
        raise ArgumentValueError.of("tile(dims)", "no number below 0", counts)
    rank = max(len(counts), len(input.shape))
    counts = (1,) * (rank - len(counts)) + counts
    if len(input.shape) < rank:
        input = reshape(input, (1,) * (rank - len(input.shape)) + tuple(input.shape))
    return tiled(input, dims=counts)


def repeat_elements(x: Tensor, rep: int, axis: int = 0) -> Tensor:
    """Each element repeated `rep` times along `axis`.

    Raises:
        ShapeError: If there is no such axis.

    """
    (axis,) = infer.normal_axes(axis, len(x.shape))
    before, length, after = x.shape[:axis], x.shape[axis], x.shape[axis + 1 :]
    wide = broadcast_to(expand_dims(x, axis + 1), shape=(*before, length, rep, *after))
    return reshape(wide, (*before, length * rep, *after))


def repeat_interleave(
    input: Tensor,
    repeats: int | Sequence[int] | Tensor,
    axis: int | None = None,
    *,
    dim: int | None = None,
    output_size: int | None = None,
) -> Tensor:
    """Each element repeated along `axis`; without `axis` those of all in a row.

    Args:
        input: Any shape.
        repeats: How often: a number for all, or one for each element along the axis.
        axis: The axis, or None.
        dim: PyTorch's name for it.
        output_size: How long the axis is to become, if it is known before.

    Raises:
        ShapeError: If `repeats` has not as many numbers as the axis elements.
        ArgumentValueError: If a number is below 0, or `output_size` is another length.

    >>> import engine
    >>> repeat_interleave(engine.Tensor([1, 2, 3]), (2, 0, 1)).asnumpy()
    array([1, 1, 3])

    """
    axis = dim if axis is None else axis
    tensor = ravel(input) if axis is None else input
    (along,) = infer.normal_axes(0 if axis is None else axis, len(tensor.shape))
    counts, length = as_numbers(repeats), tensor.shape[along]
    if any(count < 0 for count in counts):
        raise ArgumentValueError.of("repeat_interleave(repeats)", "no number below 0", counts)
    if len(counts) not in {1, length}:
        expected = f"1 or {length} numbers"
        raise ShapeError.of("repeat_interleave(repeats)", expected, (len(counts),))
    total = sum(counts) if len(counts) == length else counts[0] * length
    if output_size is not None and output_size != total:
        raise ArgumentValueError.of("repeat_interleave(output_size)", str(total), output_size)
    if len(counts) == 1:
        return repeat_elements(tensor, counts[0], along)
    numbers = np.repeat(np.arange(length), counts)
    return taken(tensor, _beside(tensor, numbers), index=(slice(None),) * along + ROWS)


def _beside(tensor: Any, numbers: np.ndarray) -> Any:
    """Numbers of the host where the tensor lies."""
    return xp_of(tensor.array if isinstance(tensor, Value) else tensor).asarray(numbers)
