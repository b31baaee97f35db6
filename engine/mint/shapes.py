"""Tensors joined, cut and laid out anew."""

from __future__ import annotations

from collections.abc import Sequence

from engine import ops
from engine.typed import Axis, Tensor

__all__ = [
    "broadcast_to",
    "cat",
    "chunk",
    "concat",
    "diag",
    "flatten",
    "meshgrid",
    "narrow",
    "permute",
    "select",
    "split",
    "squeeze",
    "stack",
    "transpose",
]


def broadcast_to(input: Tensor, shape: Sequence[int]) -> Tensor:
    """The tensor repeated along new and length-1 axes; -1 keeps an axis."""
    return ops.broadcast_to(input, shape=tuple(shape))


def cat(tensors: Sequence[Tensor], dim: int = 0) -> Tensor:
    """Tensors one behind the other along an axis."""
    return ops.concat(tensors, dim)


def concat(tensors: Sequence[Tensor], dim: int = 0) -> Tensor:
    """As `cat`: tensors one behind the other along an axis."""
    return ops.concat(tensors, dim)


def stack(tensors: Sequence[Tensor], dim: int = 0) -> Tensor:
    """Tensors of one shape along a new axis."""
    return ops.stack(tensors, dim)


def chunk(input: Tensor, chunks: int, dim: int = 0) -> tuple[Tensor, ...]:
    """At most so many parts of equal length along an axis; the last may be shorter."""
    return ops.chunk(input, chunks, dim)


def split(
    tensor: Tensor, split_size_or_sections: int | Sequence[int], dim: int = 0
) -> tuple[Tensor, ...]:
    """Parts of a length, or of several lengths, along an axis."""
    return ops.split(tensor, split_size_or_sections, dim)


def narrow(input: Tensor, dim: int, start: int, length: int) -> Tensor:
    """A part of a length along an axis."""
    return ops.narrow(input, dim, start, length)


def select(input: Tensor, dim: int, index: int) -> Tensor:
    """One slice along an axis, which is left out."""
    return ops.getitem(input, (slice(None),) * (dim % input.ndim) + (index,))


def flatten(input: Tensor, start_dim: int = 0, end_dim: int = -1) -> Tensor:
    """Axes from one to another made one; all of them unless given.

    >>> import engine
    >>> from engine import mint
    >>> mint.flatten(engine.ops.ones((2, 3, 4)), 1).shape
    (2, 12)

    """
    return ops.flatten(input, start_dim=start_dim, end_dim=end_dim)


def permute(input: Tensor, dims: Sequence[int] | Tensor) -> Tensor:
    """The axes in another order."""
    return ops.transpose(input, tuple(map(int, dims)))


def transpose(input: Tensor, dim0: int, dim1: int) -> Tensor:
    """Two axes swapped."""
    return ops.swapaxes(input, dim0, dim1)


def squeeze(input: Tensor, dim: Axis = None) -> Tensor:
    """Without axes of length 1: all of them, or those among the ones that are named."""
    if dim is None:
        return ops.squeeze(input)
    named = dim if isinstance(dim, tuple | list) else (dim,)
    single = tuple(one for one in named if input.shape[one] == 1)
    return ops.squeeze(input, single) if single else input


def diag(input: Tensor, diagonal: int = 0) -> Tensor:
    """A vector on a diagonal of a matrix of zeros, or the diagonal of a matrix.

    Args:
        input: A vector or a matrix.
        diagonal: Which: above the main one, or below where it is less than 0.

    """
    if input.ndim == 1:
        return ops.diag_embed(input, diagonal)
    return ops.diagonal(input, diagonal)


def meshgrid(
    *tensors: Tensor | Sequence[Tensor], indexing: str | None = None
) -> tuple[Tensor, ...]:
    """Vectors repeated along the axes of the others.

    Args:
        *tensors: Vectors, or one list of them.
        indexing: "ij" (as None): the first along the first axis; "xy": along the second.

    """
    given = tensors[0] if len(tensors) == 1 and isinstance(tensors[0], tuple | list) else tensors
    return ops.meshgrid(*given, indexing=indexing or "ij")
