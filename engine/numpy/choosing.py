"""Elements chosen: by conditions, by indices, or from several tensors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine import ops
from engine.dtype import bool_
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.typed import ArrayLike, Number, Tensor

from .dtypes import is_whole
from .operands import as_tensor, in_common, in_kind, kind_of, stacked
from .positions import in_range

__all__ = ["choose", "piecewise", "select", "take", "take_along_axis", "where"]


def where(condition: ArrayLike, x: ArrayLike | None = None, y: ArrayLike | None = None) -> Tensor:
    """Elements of `x` where a condition holds, of `y` elsewhere; all three broadcast.

    Args:
        condition: Truth values; of numbers all but 0 hold.
        x: A tensor, a number or lists.
        y: The same.

    Raises:
        ArgumentTypeError: If `x` or `y` is missing: `argwhere` finds where a condition holds.

    >>> where([True, False], [1, 2], 0.5).asnumpy()
    array([1. , 0.5], dtype=float32)

    """
    if x is None or y is None:
        hint = "argwhere(condition) gives the indices"
        raise ArgumentTypeError.of("where(x, y)", "two tensors or numbers", None, hint)
    one, other = in_common([as_tensor(x), as_tensor(y)])
    return ops.where(in_kind(as_tensor(condition), bool_), one, other)


def select(
    condlist: Sequence[ArrayLike], choicelist: Sequence[ArrayLike], default: Number = 0
) -> Tensor:
    """For each element the choice whose condition is the first that holds, or `default`.

    Args:
        condlist: Conditions: tensors in a list, or a tensor of them.
        choicelist: As many choices, all of which broadcast with the conditions.
        default: Where none holds; in the type of the choices.

    Raises:
        ArgumentValueError: If there are not as many choices as conditions.

    >>> x = as_tensor([1, 2, 3])
    >>> select([x < 2, x > 2], [x, x * 10], 7).asnumpy()
    array([ 1,  7, 30], dtype=int32)

    """
    conditions, choices = as_tensor(condlist), as_tensor(choicelist)
    if not len(conditions.shape) or not len(choices.shape):
        raise ArgumentValueError.of("select", "lists of conditions and choices", "a number")
    if conditions.shape[0] != choices.shape[0]:
        count = conditions.shape[0]
        raise ArgumentValueError.of("select(choicelist)", f"{count} choices", choices.shape[0])
    return _first_that_holds(ops.unstack(conditions), ops.unstack(choices), default)


def _first_that_holds(conditions: Any, choices: Any, default: Any) -> Any:
    kind = kind_of(choices[0])
    found = in_kind(as_tensor(default), kind)
    for condition, choice in reversed(list(zip(conditions, choices, strict=True))):
        found = ops.where(in_kind(condition, bool_), choice, found)
    return found


def piecewise(
    x: ArrayLike, condlist: Sequence[ArrayLike], funclist: Any, *args: Any, **kw: Any
) -> Tensor:
    """For each element what the function gives whose condition is the last that holds, or 0.

    Args:
        x: The tensor.
        condlist: Conditions of its shape, in a list.
        funclist: For each a function of `x`, or a number; one more is for all other elements.
        *args: What functions are given further.
        **kw: The same.

    Raises:
        ArgumentValueError: If there are not as many functions as conditions, or one more.

    >>> x = as_tensor([-1.0, 2.0])
    >>> piecewise(x, [x < 0, x >= 0], [lambda x: -x, 5.0]).asnumpy()
    array([1., 5.], dtype=float32)

    """
    tensor = as_tensor(x)
    conditions = _conditions(condlist, tensor)
    given = list(funclist) if isinstance(funclist, tuple | list) else [funclist]
    made = [one(tensor, *args, **kw) if callable(one) else as_tensor(one) for one in given]
    if len(made) not in {len(conditions), len(conditions) + 1}:
        expected = f"{len(conditions)} or {len(conditions) + 1} functions"
        raise ArgumentValueError.of("piecewise(funclist)", expected, len(made))
    choices = in_common(made)
    default = choices.pop() if len(choices) > len(conditions) else 0
    return _first_that_holds(conditions, choices, default)


def _conditions(condlist: Any, x: Any) -> list[Any]:
    if isinstance(condlist, tuple | list):
        return [as_tensor(one) for one in condlist]
    given = as_tensor(condlist)
    return [given] if len(given.shape) == len(x.shape) else list(ops.unstack(given))


def choose(a: ArrayLike, choices: Any, mode: str = "clip") -> Tensor:
    """For each index the element that stands at its place in the tensor that it names.

    Args:
        a: Whole numbers.
        choices: Tensors that broadcast with `a` and each other, in a list; or one tensor of them.
        mode: What becomes of indices that name none: "clip" takes the first or the last,
            "wrap" counts on from the other end, "raise" raises.

    Raises:
        ArgumentValueError: If `a` has no whole numbers, or `mode` is another word.
        IndexRangeError: With "raise": if an index names none.

    >>> choose([1, 0], [[1, 2], [3, 4]]).asnumpy()
    array([3, 2], dtype=int32)

    """
    indices = as_tensor(a)
    if not is_whole(kind_of(indices)):
        raise ArgumentValueError.of("choose(a)", "whole numbers", kind_of(indices))
    given = ops.unstack(choices) if ops.is_tensor(choices) else map(as_tensor, choices)
    several = in_common(list(given))
    indices, *several = ops.broadcast_tensors(indices, *several)
    inside = in_range("choose", indices, len(several), mode)
    found = ops.gather_elements(stacked(several), 0, ops.expand_dims(inside, 0))
    return ops.reshape(found, tuple(indices.shape))


def take(a: ArrayLike, indices: ArrayLike, axis: int | None = None, mode: str = "clip") -> Tensor:
    """The elements with the given indices; along an axis the slices.

    Args:
        a: The tensor.
        indices: Whole numbers, any shape; those below 0 count from the end.
        axis: The axis, or None: all elements in a row.
        mode: What becomes of indices that name none: "clip" takes the first or the last,
            "wrap" counts on from the other end, "raise" raises.

    Raises:
        ArgumentValueError: If `mode` is another word.
        IndexRangeError: With "raise": if an index names none.

    >>> take([4, 5, 6], [0, -1, 9]).asnumpy()
    array([4, 6, 6], dtype=int32)

    """
    return as_tensor(a).take(as_tensor(indices), axis, mode)


def take_along_axis(arr: ArrayLike, indices: ArrayLike, axis: int | None) -> Tensor:
    """For each index the element that it names along an axis, at its own place along the others.

    Args:
        arr: The tensor.
        indices: Whole numbers with as many axes, all but `axis` broadcast with those of `arr`.
        axis: The axis; None: of all elements in a row.

    Raises:
        ShapeError: If there are not as many axes.

    >>> take_along_axis([[10, 20], [30, 40]], [[1], [0]], 1).asnumpy()
    array([[20],
           [30]], dtype=int32)

    """
    x, numbers = as_tensor(arr), as_tensor(indices)
    if axis is None:
        x, axis = ops.reshape(x, (-1,)), 0
    rank = len(x.shape)
    if len(numbers.shape) != rank or not -rank <= axis < rank:
        raise ShapeError.of("take_along_axis(indices)", f"{rank} axes", tuple(numbers.shape))
    along = axis % rank
    # Of both all lengths but that along the axis.
    lengths = [list(one.shape) for one in (x, numbers)]
    for k in range(rank):
        if k != along:
            lengths[0][k] = lengths[1][k] = max(lengths[0][k], lengths[1][k])
    x, numbers = (
        ops.broadcast_to(one, tuple(n)) for one, n in zip((x, numbers), lengths, strict=True)
    )
    return ops.gather_elements(x, along, numbers)
