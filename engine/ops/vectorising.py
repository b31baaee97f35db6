"""A function of single examples as a function of batches."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.autodiff import Value
from engine.errors import StateError, compose

from .indexing import getitem
from .joining import stack

__all__ = ["vmap"]


def vmap(
    fn: Callable[..., Any] | Sequence[Callable[..., Any]],
    in_axes: Any = 0,
    out_axes: Any = 0,
) -> Callable[..., Any]:
    """A function that applies `fn` to each slice of its arguments and stacks what it returns.

    Here that is a loop over the slices: the results are those of a vectorised call, the speed is
    that of single ones. Gradients flow through it, and it may be nested.

    Args:
        fn: A function or cell; or a CellList, whose cells get one slice each.
        in_axes: Along which axis each argument is sliced, None for whole arguments: one for all,
            or a tuple or list with one for each, nested as the arguments are.
        out_axes: Where the axis of slices lies in each result: one for all, or one for each.

    Raises:
        StateError: When called: if axes do not fit the arguments, or their lengths differ.

    >>> import engine
    >>> total = vmap(lambda x, y: (x * y).sum(), in_axes=(0, None))
    >>> total(engine.Tensor([[1.0, 2.0], [3.0, 4.0]]), engine.Tensor([1.0, 10.0])).asnumpy()
    array([21., 43.], dtype=float32)

    """
    given: Any = fn
    cells = (
        None if callable(getattr(type(fn), "construct", fn)) and not _is_list(fn) else list(given)
    )

    def mapped(*args: Any) -> Any:
        axes = _axes_of(args, in_axes)
        lengths = {x.shape[axis] for x, axis in _leaves(args, axes) if axis is not None}
        count = _count(lengths, cells)
        results = []
        for k in range(count):
            one = cells[k] if cells is not None else given
            results.append(one(*(_slice(x, a, k) for x, a in zip(args, axes, strict=True))))
        return _stacked(results, out_axes)

    return mapped


def _is_list(fn: Any) -> bool:
    return isinstance(fn, list | tuple) or (hasattr(fn, "__len__") and hasattr(fn, "append"))


def _axes_of(args: tuple[Any, ...], in_axes: Any) -> tuple[Any, ...]:
    if isinstance(in_axes, tuple | list):
        if len(in_axes) != len(args):
            raise _error("in_axes", f"one axis for each of {len(args)} arguments", in_axes)
        return tuple(in_axes)
    if in_axes is None:
        raise _error("in_axes", "at least one axis", None)
    return (in_axes,) * len(args)


def _leaves(x: Any, axis: Any) -> Any:
    """The tensors in an argument, each with its axis."""
    if isinstance(x, tuple | list):
        axes = axis if isinstance(axis, tuple | list) else [axis] * len(x)
        if len(axes) != len(x):
            raise _error("in_axes", f"one axis for each of {len(x)} elements", axis)
        for part, one in zip(x, axes, strict=True):
            yield from _leaves(part, one)
    elif axis is None:
        return
    elif not isinstance(axis, int) or isinstance(axis, bool):
        raise _error("in_axes", "a whole number or None", repr(axis))
    elif not isinstance(x, Value):
        raise _error("in_axes", f"None for a {type(x).__name__}", axis)
    elif not -x.array.ndim <= axis < x.array.ndim:
        raise _error("in_axes", f"an axis of a tensor with {x.array.ndim}", axis)
    else:
        yield x, axis


def _slice(x: Any, axis: Any, k: int) -> Any:
    if isinstance(x, tuple | list):
        axes = axis if isinstance(axis, tuple | list) else [axis] * len(x)
        return type(x)([_slice(part, one, k) for part, one in zip(x, axes, strict=True)])
    if axis is None:
        return x
    return getitem(x, (slice(None),) * (axis % len(x.shape)) + (k,))


def _count(lengths: set[int], cells: list[Any] | None) -> int:
    if cells is not None:
        lengths = lengths | {len(cells)}
    if len(lengths) != 1:
        expected = "one length along the axes of all arguments"
        raise _error("in_axes", expected, sorted(lengths) or "no axis")
    return lengths.pop()


def _stacked(results: list[Any], out_axes: Any) -> Any:
    if not results:
        raise _error("arguments", "at least one slice", "an axis of length 0")
    if not isinstance(results[0], tuple | list):
        axis = out_axes[0] if isinstance(out_axes, tuple | list) else out_axes
        return _stack_one(results, axis)
    axes = out_axes if isinstance(out_axes, tuple | list) else [out_axes] * len(results[0])
    if len(axes) != len(results[0]):
        raise _error("out_axes", f"one axis for each of {len(results[0])} results", out_axes)
    columns = zip(*results, strict=True)
    return tuple(_stacked(list(c), axis) for c, axis in zip(columns, axes, strict=True))


def _stack_one(results: list[Any], axis: Any) -> Any:
    if axis is None:
        raise _error("out_axes", "a whole number", None)
    return stack(results, axis)


def _error(argument: str, expected: str, got: object) -> StateError:
    return StateError(compose(f"vmap({argument})", expected, got))
