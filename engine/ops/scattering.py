"""Tensors with values put at places that are given by index; the tensor itself stays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from engine.autodiff import Value, defvjp, primitive
from engine.autodiff.replayable import read
from engine.backend import xp_of
from engine.backend.kernels.scatter import scatter_combine
from engine.errors import ArgumentTypeError, IndexRangeError, ShapeError
from engine.typed import Tensor

from . import infer
from .arithmetic import add, div, floor_div, fmod, mul, sub
from .broadcasting import sum_like
from .cast import cast
from .comparison import equal, where
from .index_parts import ROWS, At, filled_index, split_index
from .indexing import in_last_axis, put_back, taken, whole_numbers
from .seeds import ones_of

__all__ = [
    "scatter_nd",
    "tensor_scatter_add",
    "tensor_scatter_div",
    "tensor_scatter_max",
    "tensor_scatter_min",
    "tensor_scatter_mul",
    "tensor_scatter_sub",
    "tensor_scatter_update",
]


@primitive(infer=infer.same, moves=True, mindspore="TensorScatterUpdate")
def replaced(x: Any, updates: Any, *numbers: Any, index: Any = ()) -> Any:
    """`x` with `updates` at `index`; of those that meet the last one stays."""
    out = xp_of(x).array(x, order="C", copy=True)
    try:
        out[filled_index(index, numbers, x)] = updates
    except IndexError as error:
        expected = f"an index of shape {tuple(x.shape)}"
        raise IndexRangeError.of("Tensor[...] = value", expected, f"another: {error}") from None
    return out


@primitive(infer=infer.same, mindspore="TensorScatterElements")
def combined(x: Any, updates: Any, *numbers: Any, index: Any = (), how: str = "maximum") -> Any:
    """`x` combined with `updates` at `index`: multiplied, or the largest or smallest of them."""
    out = xp_of(x).array(x, order="C", copy=True)
    try:
        scatter_combine(out, filled_index(index, numbers, x), updates, how)
    except IndexError as error:
        expected = f"indices of shape {tuple(x.shape)}"
        raise IndexRangeError.of("scatter", expected, f"others: {error}") from None
    return out


def _combined_rule(
    g: Any, out: Any, x: Any, updates: Any, *numbers: Any, index: Any, how: str
) -> Any:
    at = _Indexed(numbers, index, tuple(x.shape))
    if how == "multiply":
        factor = combined(ones_of(x), updates, *numbers, index=index, how=how)
        return mul(g, factor), mul(at.taken(mul(g, x)), _others(x, updates, at))
    # Those that are as large as the largest share its gradient.
    x_won = cast(equal(x, out), g.dtype)
    won = cast(equal(updates, at.taken(out)), g.dtype)
    share = div(g, add(x_won, at.put_back(won)))
    return sum_like(mul(share, x_won), x), sum_like(mul(at.taken(share), won), updates)


class _Indexed(NamedTuple):
    """An index into tensors of one shape."""

    numbers: tuple[Any, ...]
    parts: Any
    shape: tuple[int, ...]

    def taken(self, x: Any) -> Any:
        return taken(x, *self.numbers, index=self.parts)

    def put_back(self, part: Any) -> Any:
        return put_back(part, *self.numbers, index=self.parts, shape=self.shape)

    def multiplied(self, x: Any, part: Any) -> Any:
        return combined(x, part, *self.numbers, index=self.parts, how="multiply")


def _others(x: Any, updates: Any, at: _Indexed) -> Any:
    """For each update the product of the others in its place; zeros are counted, not divided by."""
    zero = equal(updates, 0)
    nonzero = where(zero, 1, updates)
    count = at.put_back(cast(zero, x.dtype))
    product = at.taken(at.multiplied(ones_of(x), nonzero))
    others = sub(at.taken(count), cast(zero, x.dtype))
    return where(equal(others, 0), div(product, nonzero), 0)


def _put_at(rng: np.random.Generator) -> Any:
    x, pairs = rng.standard_normal((3, 4)), (np.array([2, 0]), np.array([1, 3]))
    yield (x, rng.standard_normal(2), *pairs), {"index": (At(0), At(1))}
    yield (x, rng.standard_normal((2, 1))), {"index": (slice(1, 3), slice(None, None, 2))}


def _meeting(rng: np.random.Generator) -> Any:
    x, rows = rng.random((3, 4)) + 0.5, np.array([2, 0, 2, 2])
    for how in ("multiply", "maximum", "minimum"):
        yield (x, rng.random((4, 4)) + 0.5, rows), {"index": ROWS, "how": how}


defvjp(
    replaced,
    lambda g, out, x, updates, *at, index: replaced(g, 0, *at, index=index),
    lambda g, out, x, updates, *at, index: sum_like(taken(g, *at, index=index), updates),
    None,
    examples=_put_at,
)
defvjp(combined, joint=_combined_rule, examples=_meeting)


def replaced_at(x: Any, updates: Any, index: Any) -> Any:
    """`x` with `updates` at an index with arrays and tensors inside."""
    parts, numbers = split_index(index)
    return replaced(x, updates, *numbers, index=parts)


def scatter_nd(indices: Tensor, updates: Tensor, shape: Sequence[int]) -> Tensor:
    """Zeros with `updates` at the indices in the last axis of `indices`; meeting ones are added.

    Args:
        indices: (*places, k) whole numbers; k of them say a place.
        updates: (*places, *shape[k:]).
        shape: The shape of the result.

    Raises:
        ShapeError: If the shapes do not fit.
        IndexRangeError: If there is no such place.

    >>> import engine
    >>> scatter_nd(engine.Tensor([[0], [2]]), engine.Tensor([1.0, 2.0]), (3,)).asnumpy()
    array([1., 0., 2.], dtype=float32)

    """
    shape = tuple(read(shape).tolist() if isinstance(shape, Value) else map(int, shape))
    numbers = whole_numbers("indices", indices)
    index = in_last_axis(numbers, len(shape))
    _check_updates(indices, updates, shape)
    return put_back(updates, numbers, index=index, shape=shape)


def tensor_scatter_add(input_x: Tensor, indices: Tensor, updates: Tensor) -> Tensor:
    """The tensor with `updates` added at the indices in the last axis of `indices`.

    Args:
        input_x: Any shape.
        indices: (*places, k) whole numbers; k of them say a place.
        updates: (*places, *input_x.shape[k:]), of the number type of `input_x`.

    Raises:
        ShapeError: If the shapes do not fit.
        ArgumentTypeError: If the number types differ.
        IndexRangeError: If there is no such place.

    >>> import engine
    >>> rows, updates = engine.Tensor([[0], [0]]), engine.Tensor([1.0, 2.0])
    >>> tensor_scatter_add(engine.Tensor([1.0, 1.0]), rows, updates).asnumpy()
    array([4., 1.], dtype=float32)

    """
    return add(input_x, _added(input_x, indices, updates))


def tensor_scatter_sub(input_x: Tensor, indices: Tensor, updates: Tensor) -> Tensor:
    """The tensor with `updates` taken off at the indices, as `tensor_scatter_add`."""
    return sub(input_x, _added(input_x, indices, updates))


def tensor_scatter_mul(input_x: Tensor, indices: Tensor, updates: Tensor) -> Tensor:
    """The tensor multiplied by `updates` at the indices, as `tensor_scatter_add`."""
    numbers, index = _index_of(input_x, indices, updates)
    return combined(input_x, updates, numbers, index=index, how="multiply")


def tensor_scatter_div(input_x: Tensor, indices: Tensor, updates: Tensor) -> Tensor:
    """The tensor divided by `updates` at the indices; whole numbers are rounded towards zero."""
    numbers, index = _index_of(input_x, indices, updates)
    divisors = combined(ones_of(input_x), updates, numbers, index=index, how="multiply")
    return quotient(input_x, divisors)


def tensor_scatter_max(input_x: Tensor, indices: Tensor, updates: Tensor) -> Tensor:
    """The larger of the tensor and `updates` at the indices; equal ones share the gradient."""
    numbers, index = _index_of(input_x, indices, updates)
    return combined(input_x, updates, numbers, index=index, how="maximum")


def tensor_scatter_min(input_x: Tensor, indices: Tensor, updates: Tensor) -> Tensor:
    """The smaller of the tensor and `updates` at the indices; equal ones share the gradient."""
    numbers, index = _index_of(input_x, indices, updates)
    return combined(input_x, updates, numbers, index=index, how="minimum")


def tensor_scatter_update(input_x: Tensor, indices: Tensor, updates: Tensor) -> Tensor:
    """The tensor with `updates` instead of what stands at the indices, as `tensor_scatter_add`.

    Of updates that meet in one place the last one stays.
    """
    numbers, index = _index_of(input_x, indices, updates)
    return replaced(input_x, updates, numbers, index=index)


def quotient(x: Any, y: Any) -> Any:
    """`x / y`, of whole numbers rounded towards zero as C does."""
    out = div(x, y)
    return out if out.dtype == x.dtype else floor_div(sub(x, fmod(x, y)), y)


def _added(input_x: Any, indices: Any, updates: Any) -> Any:
    """Zeros like a tensor with the updates added at the indices."""
    numbers, index = _index_of(input_x, indices, updates)
    return put_back(updates, numbers, index=index, shape=tuple(input_x.shape))


def _index_of(input_x: Any, indices: Any, updates: Any) -> tuple[Any, tuple[Any, ...]]:
    if input_x.dtype != updates.dtype:
        raise ArgumentTypeError(f"updates expected {input_x.dtype}, got {updates.dtype}.")
    numbers = whole_numbers("indices", indices)
    index = in_last_axis(numbers, len(input_x.shape))
    _check_updates(indices, updates, tuple(input_x.shape))
    return numbers, index


def _check_updates(indices: Any, updates: Any, shape: tuple[int, ...]) -> None:
    expected = (*indices.shape[:-1], *shape[indices.shape[-1] :])
    if tuple(updates.shape) != expected:
        raise ShapeError.of("updates", f"shape {expected}", tuple(updates.shape))
