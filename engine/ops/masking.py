"""Elements chosen by truth values: taken, filled, replaced, and where they are."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import Value, quietly
from engine.autodiff.replayable import read
from engine.backend import xp_of
from engine.errors import ArgumentTypeError, ShapeError
from engine.typed import Tensor, TensorOrMore, TensorOrNumber

from .arithmetic import maximum, sub
from .arrangement import reshape
from .broadcasting import broadcast_to
from .cast import cast
from .comparison import where
from .index_parts import ROWS
from .indexing import counting, taken
from .running import cumsum

__all__ = ["argwhere", "masked_fill", "masked_scatter", "masked_select", "nonzero"]


def masked_select(input: Tensor, mask: Tensor) -> Tensor:
    """The elements where the mask is true, as a vector; both broadcast together.

    Raises:
        ArgumentTypeError: If the mask does not hold truth values.

    >>> import engine
    >>> masked_select(engine.Tensor([1.0, 2.0]), engine.Tensor([False, True])).asnumpy()
    array([2.], dtype=float32)

    """
    tensor, kept = _together("masked_select", input, mask)
    return taken(tensor, counting(kept), index=ROWS)


@quietly
def masked_fill(input_x: Tensor, mask: Tensor, value: TensorOrNumber) -> Tensor:
    """`value` where the mask is true, `input_x` elsewhere, in the number type of `input_x`.

    Args:
        input_x: Any shape.
        mask: Truth values; broadcast together with `input_x`.
        value: A number, or a tensor of one number without axes, which gets a gradient.

    Raises:
        ArgumentTypeError: If the mask does not hold truth values.
        ShapeError: If `value` has axes.

    >>> import engine
    >>> masked_fill(engine.Tensor([1, 2]), engine.Tensor([False, True]), 9).asnumpy()
    array([1, 9])

    """
    _truth("masked_fill", mask)
    dtype = input_x.array.dtype if isinstance(input_x, Value) else input_x.dtype
    new: Any = value
    if not hasattr(new, "shape"):
        new = np.asarray(new).astype(dtype)[()]
    elif tuple(new.shape):
        raise ShapeError.of("masked_fill(value)", "no axes", tuple(new.shape))
    elif new.dtype != input_x.dtype:
        new = cast(new, dtype)
    return where(mask, new, input_x)


def masked_scatter(input: Tensor, mask: Tensor, tensor: Tensor) -> Tensor:
    """The first elements of `tensor` where the mask is true, in order; `input` elsewhere.

    Raises:
        ArgumentTypeError: If the mask does not hold truth values, or the number types differ.
        ShapeError: If `tensor` has fewer elements than the mask is true.

    >>> import engine
    >>> mask = engine.Tensor([True, False, True])
    >>> masked_scatter(engine.Tensor([1, 2, 3]), mask, engine.Tensor([7, 8, 9])).asnumpy()
    array([7, 2, 8])

    """
    whole, hit = _together("masked_scatter", input, mask)
    if tensor.dtype != input.dtype:
        raise ArgumentTypeError(
            f"masked_scatter(tensor) expected {input.dtype}, as the input, got {tensor.dtype}."
        )
    truth = hit.array if isinstance(hit, Value) else hit
    count, given = int(truth.sum()), reshape(tensor, (-1,))
    if count > given.shape[0]:
        expected = f"at least {count} elements"
        raise ShapeError.of("masked_scatter(tensor)", expected, tuple(tensor.shape))
    if not given.shape[0]:
        return whole
    before = cumsum(cast(reshape(hit, (-1,)), np.int64), 0)
    which = reshape(maximum(sub(before, 1), 0), tuple(whole.shape))
    return where(hit, taken(given, which, index=ROWS), whole)


def nonzero(input: Tensor, *, as_tuple: bool = False) -> TensorOrMore:
    """The places of what is not zero: one row each, int64; or a vector for each axis. No gradient.

    >>> import engine
    >>> nonzero(engine.Tensor([[0, 2], [3, 0]])).asnumpy()
    array([[0, 1],
           [1, 0]])
    """
    array = read(input)
    xp = xp_of(array)
    found = [k.astype(np.int64, copy=False) for k in xp.nonzero(xp.atleast_1d(array))]
    if as_tuple:
        vectors: Any = tuple(Value.wrap(k) for k in found)
        return vectors
    return Value.wrap(xp.stack(found, axis=-1)[:, : array.ndim])


def argwhere(input: Tensor) -> Tensor:
    """The places of what is not zero: one row each, int64. No gradient."""
    return nonzero(input)


def _truth(where: str, mask: Any) -> Any:
    array = mask.array if isinstance(mask, Value) else mask
    if getattr(array, "dtype", None) != np.bool_:
        got = getattr(mask, "dtype", type(mask).__name__)
        raise ArgumentTypeError(f"{where}(mask) expected truth values, got {got}.")
    return array


def _together(where: str, input: Any, mask: Any) -> tuple[Any, Any]:
    """The tensor and the mask, in the shape of both."""
    truth = _truth(where, mask)
    try:
        shape = np.broadcast_shapes(input.shape, truth.shape)
    except ValueError:
        expected = f"what broadcasts with {tuple(input.shape)}"
        raise ShapeError.of(f"{where}(mask)", expected, truth.shape) from None
    whole = input if tuple(input.shape) == shape else broadcast_to(input, shape=shape)
    return whole, mask if truth.shape == shape else broadcast_to(mask, shape=shape)
