"""Parameters changed in place at places that are given by index, under MindSpore's names.

A parameter, or a tensor, is changed, and the new numbers are returned. The gradient flows through
what is returned, and through a tensor that was changed; an input that is being differentiated
stays as it was.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from engine.autodiff import SharedValue, Value
from engine.errors import ArgumentTypeError, ShapeError
from engine.typed import Tensor

from . import scattering
from .arithmetic import add, sub
from .arrangement import expand_dims, reshape
from .assign import assigned
from .index_parts import ROWS
from .indexing import put_back, whole_numbers
from .placing import added_along
from .scattering import replaced

__all__ = [
    "index_add",
    "inplace_add",
    "inplace_index_add",
    "inplace_sub",
    "inplace_update",
    "scatter_add",
    "scatter_div",
    "scatter_max",
    "scatter_min",
    "scatter_mul",
    "scatter_nd_add",
    "scatter_nd_div",
    "scatter_nd_max",
    "scatter_nd_min",
    "scatter_nd_mul",
    "scatter_nd_sub",
    "scatter_nd_update",
    "scatter_sub",
    "scatter_update",
]


def kept(target: Any, new: Any) -> Any:
    """What is returned for a target that has taken new numbers, which came of it by operators."""
    if isinstance(target, SharedValue):
        assigned(target, new)
        return new
    origin = target.origin
    if origin is None or getattr(origin[0].primitive, "name", "alias") != "alias":
        target.array, target.origin = new.array, new.origin  # nodes keep what was there before
    return new


def _target(where: str, value: Any) -> Any:
    if not isinstance(value, Value):
        raise ArgumentTypeError.of(f"{where}(input_x)", "a Parameter or Tensor", value)
    return value


class Scatter(Protocol):
    """What changes a parameter in place by updates."""

    def __call__(
        self, input_x: Tensor, indices: Tensor, updates: Tensor, use_locking: bool = False
    ) -> Tensor: ...


class ScatterRows(Protocol):
    """The same, of whole rows."""

    def __call__(self, input_x: Tensor, indices: Tensor, updates: Tensor) -> Tensor: ...


def _by_index(name: str, what: str, change: Callable[..., Any]) -> Scatter:
    def changed(
        input_x: Tensor, indices: Tensor, updates: Tensor, use_locking: bool = False
    ) -> Tensor:
        return kept(_target(name, input_x), change(input_x, indices, updates))

    changed.__doc__ = f"""The parameter, after {what} at the places that `indices` names, in place.

    Args:
        input_x: A parameter, or a tensor: any shape.
        indices: (*places, k) whole numbers; k of them say a place.
        updates: (*places, *input_x.shape[k:]), of the number type of `input_x`.
        use_locking: Accepted as MindSpore does; one process changes one thing at a time.

    Raises:
        ShapeError: If the shapes do not fit.
        IndexRangeError: If there is no such place.
    """
    changed.__name__ = changed.__qualname__ = name
    return changed


def _by_row(name: str, what: str, change: Callable[..., Any]) -> ScatterRows:
    def changed(input_x: Tensor, indices: Tensor, updates: Tensor) -> Tensor:
        rows = expand_dims(_tensor(name, indices), -1)
        return kept(_target(name, input_x), change(input_x, rows, updates))

    changed.__doc__ = f"""The parameter, after {what} in the rows that `indices` names, in place.

    Args:
        input_x: A parameter, or a tensor: at least one axis.
        indices: Whole numbers, any shape.
        updates: (*indices.shape, *input_x.shape[1:]), of the number type of `input_x`.

    Raises:
        ShapeError: If the shapes do not fit.
        IndexRangeError: If there is no such row.
    """
    changed.__name__ = changed.__qualname__ = name
    return changed


def _tensor(name: str, indices: Any) -> Any:
    numbers = whole_numbers(f"{name}(indices)", indices)
    return numbers if isinstance(numbers, Value) else Value.wrap(numbers)


_ADDED, _OFF = "the updates were added", "the updates were taken off"
_TIMES, _OVER = "it was multiplied by the updates", "it was divided by the updates"
_LARGER, _SMALLER = "the larger ones of both were kept", "the smaller ones of both were kept"
_NEW = "the updates took the place of what stood there,"

scatter_add = _by_row("scatter_add", _ADDED, scattering.tensor_scatter_add)
scatter_sub = _by_row("scatter_sub", _OFF, scattering.tensor_scatter_sub)
scatter_mul = _by_row("scatter_mul", _TIMES, scattering.tensor_scatter_mul)
scatter_div = _by_row("scatter_div", _OVER, scattering.tensor_scatter_div)
scatter_max = _by_row("scatter_max", _LARGER, scattering.tensor_scatter_max)
scatter_min = _by_row("scatter_min", _SMALLER, scattering.tensor_scatter_min)
scatter_update = _by_row("scatter_update", _NEW, scattering.tensor_scatter_update)

scatter_nd_add = _by_index("scatter_nd_add", _ADDED, scattering.tensor_scatter_add)
scatter_nd_sub = _by_index("scatter_nd_sub", _OFF, scattering.tensor_scatter_sub)
scatter_nd_mul = _by_index("scatter_nd_mul", _TIMES, scattering.tensor_scatter_mul)
scatter_nd_div = _by_index("scatter_nd_div", _OVER, scattering.tensor_scatter_div)
scatter_nd_max = _by_index("scatter_nd_max", _LARGER, scattering.tensor_scatter_max)
scatter_nd_min = _by_index("scatter_nd_min", _SMALLER, scattering.tensor_scatter_min)
scatter_nd_update = _by_index("scatter_nd_update", _NEW, scattering.tensor_scatter_update)


def index_add(
    x: Tensor,
    indices: Tensor,
    y: Tensor,
    axis: int,
    use_lock: bool = True,
    check_index_bound: bool = True,
) -> Tensor:
    """The parameter, after the slices of `y` were added at the numbers along `axis`, in place.

    Args:
        x: A parameter, or a tensor.
        indices: A vector of whole numbers.
        y: As `x`, but as long as `indices` along `axis`.
        axis: The axis that the numbers count.
        use_lock: Accepted as MindSpore does; one process changes one thing at a time.
        check_index_bound: Accepted as MindSpore does; numbers are always checked.

    Raises:
        ShapeError: If the shapes do not fit.
        IndexRangeError: If there is no such place.

    >>> import engine
    >>> weight = engine.Parameter(engine.ops.zeros((2, 2)))
    >>> _ = index_add(weight, engine.Tensor([1, 1]), engine.ops.ones((2, 2)), 0)
    >>> weight.asnumpy()
    array([[0., 0.],
           [2., 2.]], dtype=float32)

    """
    return kept(_target("index_add", x), added_along(x, axis, indices, y))


def inplace_index_add(var: Tensor, indices: Tensor, updates: Tensor, axis: int) -> Tensor:
    """The parameter, after slices were added along `axis`, in place; see `index_add`."""
    return kept(_target("inplace_index_add", var), added_along(var, axis, indices, updates))


def inplace_add(x: Tensor, v: Tensor, indices: int | Sequence[int] | Tensor) -> Tensor:
    """A tensor like `x` with `v` added to its rows `indices`; `x` stays, as MindSpore's does.

    Args:
        x: At least one axis.
        v: As `x`, but with a row for each index.
        indices: A number, a tuple of them, or a vector.

    Raises:
        ShapeError: If the shapes do not fit.
        IndexRangeError: If there is no such row.

    >>> import engine
    >>> inplace_add(engine.Tensor([[1, 2], [3, 4]]), engine.Tensor([[10, 20]]), 1).asnumpy()
    array([[ 1,  2],
           [13, 24]])

    """
    rows = _rows("inplace_add", x, v, indices)
    return add(x, put_back(v, rows, index=ROWS, shape=tuple(x.shape)))


def inplace_sub(x: Tensor, v: Tensor, indices: int | Sequence[int] | Tensor) -> Tensor:
    """A tensor like `x` with `v` taken off its rows `indices`; see `inplace_add`."""
    rows = _rows("inplace_sub", x, v, indices)
    return sub(x, put_back(v, rows, index=ROWS, shape=tuple(x.shape)))


def inplace_update(x: Tensor, v: Tensor, indices: int | Sequence[int] | Tensor) -> Tensor:
    """A tensor like `x` with `v` for its rows `indices`; see `inplace_add`."""
    return replaced(x, v, _rows("inplace_update", x, v, indices), index=ROWS)


def _rows(where: str, x: Any, v: Any, indices: Any) -> Any:
    """The vector of numbers of rows."""
    numbers = reshape(whole_numbers(f"{where}(indices)", indices), (-1,))
    expected = (numbers.shape[0], *x.shape[1:])
    if tuple(v.shape) != expected:
        raise ShapeError.of(f"{where}(v)", f"shape {expected}", tuple(v.shape))
    return numbers
