"""Tensors with values put at numbers along one axis; the tensor itself stays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.autodiff import Value, quietly
from engine.backend import xp_of
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.typed import Tensor, TensorOrNumber

from . import infer
from .arithmetic import add
from .arrangement import reshape
from .broadcasting import broadcast_to
from .cast import cast
from .comparison import greater, where
from .index_parts import ROWS, split_index
from .indexing import along, put_back, taken, whole_numbers
from .promotion import beside_whole
from .scattering import combined, replaced

__all__ = ["index_copy", "index_fill", "index_put", "scatter", "tensor_scatter_elements"]


def scatter(
    input: Tensor, axis: int, index: Tensor, src: TensorOrNumber, *, reduce: str = "none"
) -> Tensor:
    """The tensor with the elements of `src` at the numbers in `index` along `axis`.

    Args:
        input: Any shape.
        axis: The axis that the numbers count.
        index: Whole numbers; along the other axes not longer than `input`.
        src: A number, or a tensor that is nowhere shorter than `index`.
        reduce: What becomes of what stands there: "none" replaces it (of several the last one
            stays), "add" adds, "multiply" multiplies, "amax" and "amin" keep the largest and
            smallest.

    Raises:
        ShapeError: If the shapes do not fit, or there is no such axis.
        ArgumentValueError: If `reduce` is another word.

    >>> import engine
    >>> x, index = engine.ops.zeros((2, 3)), engine.Tensor([[0], [2]])
    >>> scatter(x, 1, index, engine.Tensor([[5.0], [6.0]])).asnumpy()
    array([[5., 0., 0.],
           [0., 0., 6.]], dtype=float32)

    """
    numbers = whole_numbers("scatter(index)", index)
    at = along(input, axis, numbers)
    shape = tuple(numbers.shape)
    new: Any = src if hasattr(src, "shape") else _full(numbers, src, input)
    if len(new.shape) != len(shape) or any(n < m for n, m in zip(new.shape, shape, strict=True)):
        raise ShapeError.of("scatter(src)", f"at least shape {shape}", tuple(new.shape))
    if tuple(new.shape) != shape:
        new = taken(new, index=tuple(slice(0, n) for n in shape))
    new = new if new.dtype == input.dtype else cast(new, input.dtype)
    if reduce == "none":
        return replaced(input, new, numbers, index=at)
    if reduce == "add":
        return add(input, put_back(new, numbers, index=at, shape=tuple(input.shape)))
    ways = {"multiply": "multiply", "amax": "maximum", "amin": "minimum"}
    if reduce not in ways:
        expected = "'none', 'add', 'multiply', 'amax' or 'amin'"
        raise ArgumentValueError.of("scatter(reduce)", expected, repr(reduce))
    return combined(input, new, numbers, index=at, how=ways[reduce])


def tensor_scatter_elements(
    input_x: Tensor, indices: Tensor, updates: Tensor, axis: int = 0, reduction: str = "none"
) -> Tensor:
    """The tensor with `updates` at the numbers in `indices` along `axis`, or added there.

    `reduction` is "none" or "add"; see `scatter`.

    Raises:
        ArgumentValueError: If `reduction` is another word.

    """
    if reduction not in {"none", "add"}:
        expected = "'none' or 'add'"
        raise ArgumentValueError.of("tensor_scatter_elements(reduction)", expected, repr(reduction))
    return scatter(input_x, axis, indices, updates, reduce=reduction)


def added_along(x: Any, dim: int, index: Any, source: Any, alpha: Any = 1) -> Any:
    """`x` with `alpha` times the slices of `source` added at the numbers in the vector `index`.

    Raises:
        ShapeError: If there is no such axis or the shapes do not fit.

    """
    numbers, at, expected = _slices("index_add", x, dim, index)
    if tuple(source.shape) != expected:
        raise ShapeError.of("index_add(source)", f"shape {expected}", tuple(source.shape))
    more = source if alpha == 1 else source * alpha
    return add(x, put_back(more, numbers, index=at, shape=tuple(x.shape)))


def index_copy(input: Tensor, dim: int, index: Tensor, source: Tensor) -> Tensor:
    """The tensor with the slices of `source` at the numbers in the vector `index` along `dim`.

    Raises:
        ShapeError: If there is no such axis or the shapes do not fit.

    """
    numbers, at, expected = _slices("index_copy", input, dim, index)
    if tuple(source.shape) != expected:
        raise ShapeError.of("index_copy(source)", f"shape {expected}", tuple(source.shape))
    return replaced(input, cast(source, input.dtype), numbers, index=at)


@quietly
def index_fill(x: Tensor, axis: int, index: Tensor, value: TensorOrNumber) -> Tensor:
    """The tensor with one value in the slices along `axis` that `index` names.

    Args:
        x: Any shape.
        axis: The axis that the numbers count.
        index: A whole number, or a vector of them.
        value: A number, or a tensor of one number without axes; taken in the type of `x`.

    Raises:
        ShapeError: If there is no such axis, or `index` or `value` has too many axes.

    >>> import engine
    >>> index_fill(engine.Tensor([[1, 2], [3, 4]]), 1, engine.Tensor([0]), 9).asnumpy()
    array([[9, 2],
           [9, 4]])

    """
    numbers, at, _ = _slices("index_fill", x, axis, index)
    if hasattr(value, "shape") and tuple(value.shape):
        raise ShapeError.of("index_fill(value)", "no axes", tuple(value.shape))
    array = x.array if isinstance(x, Value) else x
    if hasattr(value, "shape"):
        number = cast(value, x.dtype)
    else:
        number = array.dtype.type(beside_whole(value, array.dtype))
    # A slice that is named twice is filled once, and so counts the gradient of the value.
    ones = xp_of(array).ones(numbers.shape)
    hit = greater(put_back(ones, numbers, index=ROWS, shape=(x.shape[len(at) - 1],)), 0)
    return where(reshape(hit, (-1,) + (1,) * (array.ndim - len(at))), number, x)


def index_put(
    input: Tensor, indices: Sequence[Tensor], values: Tensor, accumulate: bool = False
) -> Tensor:
    """The tensor with `values` at `input[indices]`; with `accumulate` they are added there.

    Args:
        input: Any shape.
        indices: A tuple or list of tensors, one for each of the first axes: whole numbers that
            broadcast together, or truth values.
        values: What broadcasts to the shape of `input[indices]`.
        accumulate: Whether to add; else the last of those that meet stays.

    Raises:
        ArgumentTypeError: If the number types differ.

    """
    if values.dtype != input.dtype:
        raise ArgumentTypeError(f"index_put(values) expected {input.dtype}, got {values.dtype}.")
    at, numbers = split_index(tuple(indices))
    if not accumulate:
        return replaced(input, values, *numbers, index=at)
    values = broadcast_to(values, shape=tuple(taken(input, *numbers, index=at).shape))
    return add(input, put_back(values, *numbers, index=at, shape=tuple(input.shape)))


def _slices(where: str, x: Any, axis: int, index: Any) -> tuple[Any, tuple[Any, ...], Any]:
    """The vector of numbers, the index of slices along an axis, and the shape of them together."""
    numbers: Any = whole_numbers(f"{where}(index)", index)
    if len(numbers.shape) > 1:
        raise ShapeError.of(f"{where}(index)", "a number or a vector", tuple(numbers.shape))
    numbers = numbers if len(numbers.shape) == 1 else reshape(numbers, (-1,))
    (axis,) = infer.normal_axes(axis, len(x.shape))
    shape = (*x.shape[:axis], numbers.shape[0], *x.shape[axis + 1 :])
    return numbers, (slice(None),) * axis + ROWS, shape


@quietly
def _full(like: Any, number: Any, x: Any) -> Any:
    """One number in the shape of an array, in the number type of the tensor `x`."""
    dtype = x.array.dtype if isinstance(x, Value) else x.dtype
    array = like.array if isinstance(like, Value) else like
    return Value.wrap(xp_of(array).full(array.shape, number, dtype))
