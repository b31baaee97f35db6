"""Tensors with values put at places that are given by index; the tensor itself stays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from engine.autodiff import Value, defvjp, primitive
from engine.backend import xp_of
from engine.backend.kernels.scatter import scatter_combine
from engine.errors import ArgumentTypeError, IndexRangeError, ShapeError
from engine.typed import Tensor

from . import infer
from .arithmetic import add, div, floor_div, fmod, mul, sub
from .broadcasting import sum_like
from .cast import cast
from .comparison import equal, where
from .indexing import in_last_axis, put_back, taken
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
def replaced(x: Any, updates: Any, index: Any = ()) -> Any:
    """`x` with `updates` at `index`; of those that meet the last one stays."""
    out = xp_of(x).array(x, order="C", copy=True)
    try:
        out[index] = updates
    except IndexError as error:
        expected = f"an index of shape {tuple(x.shape)}"
        raise IndexRangeError.of("Tensor[...] = value", expected, f"another: {error}") from None
    return out


@primitive(infer=infer.same, mindspore="TensorScatterElements")
def combined(x: Any, updates: Any, index: Any = (), how: str = "maximum") -> Any:
    """`x` combined with `updates` at `index`: multiplied, or the largest or smallest of them."""
    out = xp_of(x).array(x, order="C", copy=True)
    try:
        scatter_combine(out, index, updates, how)
    except IndexError as error:
        expected = f"indices of shape {tuple(x.shape)}"
        raise IndexRangeError.of("scatter", expected, f"others: {error}") from None
    return out


def _combined_rule(g: Any, out: Any, x: Any, updates: Any, index: Any, how: str) -> Any:
    if how == "multiply":
        factor = combined(ones_of(x), updates, index=index, how=how)
        beside = mul(taken(mul(g, x), index=index), _others(x, updates, index))
        return mul(g, factor), beside
    # Those that are as large as the largest share its gradient.
    x_won = cast(equal(x, out), g.dtype)
    won = cast(equal(updates, taken(out, index=index)), g.dtype)
    share = div(g, add(x_won, put_back(won, index=index, shape=tuple(x.shape))))
    return sum_like(mul(share, x_won), x), sum_like(mul(taken(share, index=index), won), updates)


def _others(x: Any, updates: Any, index: Any) -> Any:
    """For each update the product of the others in its place; zeros are counted, not divided by."""
    zero = equal(updates, 0)
    nonzero = where(zero, 1, updates)
    count = put_back(cast(zero, x.dtype), index=index, shape=tuple(x.shape))
    product = taken(combined(ones_of(x), nonzero, index=index, how="multiply"), index=index)
    others = taken(count, index=index)
    others = sub(others, cast(zero, x.dtype))
    return where(equal(others, 0), div(product, nonzero), 0)


def _put_at(rng: np.random.Generator) -> Any:
    x, index = rng.standard_normal((3, 4)), (np.array([2, 0]), np.array([1, 3]))
    yield (x, rng.standard_normal(2)), {"index": index}
    yield (x, rng.standard_normal((2, 1))), {"index": (slice(1, 3), slice(None, None, 2))}


def _meeting(rng: np.random.Generator) -> Any:
    x, index = rng.random((3, 4)) + 0.5, (np.array([2, 0, 2, 2]),)
    for how in ("multiply", "maximum", "minimum"):
        yield (x, rng.random((4, 4)) + 0.5), {"index": index, "how": how}


defvjp(
    replaced,
    lambda g, out, x, updates, index: replaced(g, 0, index=index),
    lambda g, out, x, updates, index: sum_like(taken(g, index=index), updates),
    examples=_put_at,
)
defvjp(combined, joint=_combined_rule, examples=_meeting)


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
    shape = tuple(shape.array.tolist() if isinstance(shape, Value) else map(int, shape))
    index = in_last_axis(indices, len(shape))
    _check_updates(indices, updates, shape)
    return put_back(updates, index=index, shape=shape)


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
    index = _index_of(input_x, indices, updates)
    return add(input_x, put_back(updates, index=index, shape=tuple(input_x.shape)))


def tensor_scatter_sub(input_x: Tensor, indices: Tensor, updates: Tensor) -> Tensor:
    """The tensor with `updates` taken off at the indices, as `tensor_scatter_add`."""
    index = _index_of(input_x, indices, updates)
    return sub(input_x, put_back(updates, index=index, shape=tuple(input_x.shape)))


def tensor_scatter_mul(input_x: Tensor, indices: Tensor, updates: Tensor) -> Tensor:
    """The tensor multiplied by `updates` at the indices, as `tensor_scatter_add`."""
    return combined(input_x, updates, index=_index_of(input_x, indices, updates), how="multiply")


def tensor_scatter_div(input_x: Tensor, indices: Tensor, updates: Tensor) -> Tensor:
    """The tensor divided by `updates` at the indices; whole numbers are rounded towards zero."""
    index = _index_of(input_x, indices, updates)
    return quotient(input_x, combined(ones_of(input_x), updates, index=index, how="multiply"))


def tensor_scatter_max(input_x: Tensor, indices: Tensor, updates: Tensor) -> Tensor:
    """The larger of the tensor and `updates` at the indices; equal ones share the gradient."""
    return combined(input_x, updates, index=_index_of(input_x, indices, updates), how="maximum")


def tensor_scatter_min(input_x: Tensor, indices: Tensor, updates: Tensor) -> Tensor:
    """The smaller of the tensor and `updates` at the indices; equal ones share the gradient."""
    return combined(input_x, updates, index=_index_of(input_x, indices, updates), how="minimum")


def tensor_scatter_update(input_x: Tensor, indices: Tensor, updates: Tensor) -> Tensor:
    """The tensor with `updates` instead of what stands at the indices, as `tensor_scatter_add`.

    Of updates that meet in one place the last one stays.
    """
    return replaced(input_x, updates, index=_index_of(input_x, indices, updates))


def quotient(x: Any, y: Any) -> Any:
    """`x / y`, of whole numbers rounded towards zero as C does."""
    out = div(x, y)
    return out if out.dtype == x.dtype else floor_div(sub(x, fmod(x, y)), y)


def _index_of(input_x: Any, indices: Any, updates: Any) -> tuple[Any, ...]:
    if input_x.dtype != updates.dtype:
        raise ArgumentTypeError(f"updates expected {input_x.dtype}, got {updates.dtype}.")
    index = in_last_axis(indices, len(input_x.shape))
    _check_updates(indices, updates, tuple(input_x.shape))
    return index


def _check_updates(indices: Any, updates: Any, shape: tuple[int, ...]) -> None:
    expected = (*indices.shape[:-1], *shape[indices.shape[-1] :])
    if tuple(updates.shape) != expected:
        raise ShapeError.of("updates", f"shape {expected}", tuple(updates.shape))
