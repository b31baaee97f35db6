"""Elements taken from where indices say, and put there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine import ops
from engine.autodiff import Value
from engine.typed import DTypeLike, Number, Tensor, TensorOrNumber

__all__ = [
    "gather",
    "histc",
    "index_add",
    "index_select",
    "repeat_interleave",
    "scatter",
    "scatter_add",
    "softmax",
    "take",
]


def gather(input: Tensor, dim: int, index: Tensor) -> Tensor:
    """One element along an axis for each index: `input[index[i][j]][j]` along the first.

    >>> import engine
    >>> from engine import mint
    >>> mint.gather(engine.Tensor([[1, 2], [3, 4]]), 1, engine.Tensor([[1], [0]])).asnumpy()
    array([[2],
           [3]])

    """
    return ops.gather_elements(input, dim, index)


def index_select(input: Tensor, dim: int, index: Tensor) -> Tensor:
    """Slices along an axis."""
    return ops.index_select(input, dim, index)


def take(input: Tensor, index: Tensor) -> Tensor:
    """Elements of the tensor in a row, in the shape of the indices."""
    return ops.take(input, index)


def scatter(input: Tensor, dim: int, index: Tensor, src: TensorOrNumber) -> Tensor:
    """The tensor with elements along an axis replaced.

    Args:
        input: A tensor.
        dim: An axis.
        index: Whole numbers: `out[index[i][j]][j] = src[i][j]` along the first.
        src: A tensor of the shape of the indices, or a number.

    """
    whole: Any = src
    if not isinstance(src, Value):
        whole = ops.full(tuple(index.shape), src, dtype=input.dtype)
    return ops.scatter(input, dim, index, whole)


def scatter_add(input: Tensor, dim: int, index: Tensor, src: Tensor) -> Tensor:
    """The tensor with elements added along an axis, those at one index all of them."""
    return ops.scatter(input, dim, index, src, reduce="add")


def index_add(
    input: Tensor, dim: int, index: Tensor, source: Tensor, *, alpha: Number = 1
) -> Tensor:
    """The tensor with `alpha * source` added to slices along an axis; it keeps its own numbers."""
    weighed = source if isinstance(alpha, int | float) and alpha == 1 else ops.mul(source, alpha)
    return ops.index_add(ops.deepcopy(input), index, weighed, dim)


def repeat_interleave(
    input: Tensor,
    repeats: int | Sequence[int] | Tensor,
    dim: int | None = None,
    *,
    output_size: int | None = None,
) -> Tensor:
    """Each element repeated beside itself along an axis (None: of all in a row).

    Args:
        input: A tensor.
        repeats: How often: a number, or one for each element along the axis.
        dim: An axis.
        output_size: How long the axis becomes, where that is known.

    """
    return ops.repeat_interleave(input, repeats, dim, output_size=output_size)


def histc(input: Tensor, bins: int = 100, min: float = 0, max: float = 0) -> Tensor:
    """How many elements lie in each of equal parts of a range; that of the elements for 0 to 0."""
    return ops.histc(input, bins, float(min), float(max))


def softmax(input: Tensor, dim: int, *, dtype: DTypeLike | None = None) -> Tensor:
    """Shares along an axis that add up to 1, computed in `dtype` where it is given."""
    return ops.softmax(input, dim, dtype=dtype)
