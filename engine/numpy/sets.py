"""Tensors as sets of their elements."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.errors import ArgumentTypeError
from engine.typed import ArrayLike, Tensor, TensorOrMore

from .operands import as_tensor, in_common
from .shaping import ravel

__all__ = ["in1d", "intersect1d", "isin", "setdiff1d", "unique"]


def unique(x: ArrayLike, return_inverse: bool = False) -> TensorOrMore:
    """The different elements, in the order in which they first come.

    Args:
        x: The tensor.
        return_inverse: Whether to return which of them each element is, too: int32, in a row.

    >>> unique([3, 1, 3]).asnumpy()
    array([3, 1], dtype=int32)

    """
    values, which = ops.unique(ravel(x))
    both: Any = (values, which) if return_inverse else values
    return both


def in1d(ar1: ArrayLike, ar2: ArrayLike, invert: bool = False) -> Tensor:
    """Whether each element of a tensor, in a row, is one of another's; with `invert` whether not.

    >>> in1d([1, 2, 3], [3, 1]).asnumpy()
    array([ True, False,  True])
    """
    sought, known = in_common([ravel(ar1), ravel(ar2)])
    if known.size == 0:
        found = ops.not_equal(sought, sought)
    else:
        # Between sorted ones; all against all would take memory for every pair.
        known = _sorted(known)
        at = ops.clamp(ops.searchsorted(known, sought), 0, known.size - 1)
        found = ops.equal(ops.gather(known, at, 0), sought)
    return ops.logical_not(found) if invert else found


def isin(element: ArrayLike, test_elements: ArrayLike, invert: bool = False) -> Tensor:
    """Whether each element is one of another tensor's; with `invert` whether not."""
    x = as_tensor(element)
    return ops.reshape(in1d(x, test_elements, invert), tuple(x.shape))


def _sorted(x: Any) -> Any:
    return ops.sort(x)[0]


def intersect1d(
    ar1: ArrayLike, ar2: ArrayLike, assume_unique: bool = False, return_indices: bool = False
) -> TensorOrMore:
    """The elements that two tensors have in common, sorted, each once.

    Args:
        ar1: The tensor.
        ar2: The other one.
        assume_unique: Whether each is known to have no element twice.
        return_indices: Whether to return where each stands first in either, too: int32, in a row.

    Raises:
        ArgumentTypeError: If an option is no bool.

    >>> intersect1d([1, 3, 4, 3], [3, 1, 2]).asnumpy()
    array([1, 3], dtype=int32)

    """
    _check_bools("intersect1d", assume_unique, return_indices)
    one, other = in_common([ravel(ar1), ravel(ar2)])
    (one, of_one), (other, of_other) = (
        (x, ops.arange(x.size)) if assume_unique else _each_once(x) for x in (one, other)
    )
    every, order = ops.sort(ops.concat((one, other), 0))
    twice = ops.equal(every[1:], every[:-1])
    found = ops.masked_select(every[1:], twice)
    if not return_indices:
        return found
    # Sorting keeps equal ones in order, so the first of two is that of `ar1`.
    first = ops.gather(of_one, ops.masked_select(order[:-1], twice), 0)
    second = ops.gather(of_other, ops.sub(ops.masked_select(order[1:], twice), one.size), 0)
    parts: Any = (found, ops.cast(first, order.dtype), ops.cast(second, order.dtype))
    return parts


def _each_once(x: Any) -> tuple[Any, Any]:
    """The different elements, sorted, and where each stands first."""
    values, order = ops.sort(x)
    if not values.size:
        return values, order
    fresh = ops.not_equal(values[1:], values[:-1])
    fresh = ops.concat((ops.equal(order[:1], order[:1]), fresh), 0)
    return ops.masked_select(values, fresh), ops.masked_select(order, fresh)


def setdiff1d(ar1: ArrayLike, ar2: ArrayLike, assume_unique: bool = False) -> Tensor:
    """The elements of a tensor that another has not, sorted, each once.

    Args:
        ar1: The tensor.
        ar2: The other one.
        assume_unique: Whether the elements stay as they come, which none then may do twice.

    Raises:
        ArgumentTypeError: If `assume_unique` is no bool.

    >>> setdiff1d([4, 3, 1, 3], [3, 2]).asnumpy()
    array([1, 4], dtype=int32)

    """
    _check_bools("setdiff1d", assume_unique)
    one = ravel(ar1)
    one = one if assume_unique else _each_once(one)[0]
    return ops.masked_select(one, in1d(one, ar2, invert=True))


def _check_bools(where: str, *options: Any) -> None:
    for option in options:
        if not isinstance(option, bool):
            raise ArgumentTypeError.of(where, "bools as options", option)
