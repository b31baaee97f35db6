"""Vectors moved along each other, multiplied and added."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.dtype import float32, float64
from engine.errors import ArgumentValueError, ShapeError
from engine.typed import ArrayLike, Tensor

from .dtypes import is_floating
from .operands import as_tensor, in_common, in_kind, kind_of

__all__ = ["convolve", "correlate"]


def convolve(a: ArrayLike, v: ArrayLike, mode: str = "full") -> Tensor:
    """The sums of products of one vector with the other, turned round and moved along it.

    Args:
        a: A vector.
        v: A vector.
        mode: "full": wherever both overlap; "same": as many as the longer has elements;
            "valid": where the shorter lies within the longer.

    Raises:
        ShapeError: If one is no vector, or empty.
        ArgumentValueError: If `mode` is another word.

    >>> convolve([1, 2, 3], [0, 1, 0.5]).asnumpy()
    array([0. , 1. , 2.5, 4. , 1.5], dtype=float32)

    """
    one, other = (_vector("convolve", x) for x in (a, v))
    one, other = in_common([one, other])
    if one.size < other.size:
        one, other = other, one
    return in_kind(_moved("convolve", one, ops.flip(other, 0), mode), kind_of(one))


def correlate(a: ArrayLike, v: ArrayLike, mode: str = "valid") -> Tensor:
    """The sums of products of one vector with the other, moved along it; float32 of whole numbers.

    Args:
        a: A vector.
        v: A vector.
        mode: As of `convolve`.

    Raises:
        ShapeError: If one is no vector, or empty.
        ArgumentValueError: If `mode` is another word.

    >>> correlate([1.0, 2.0, 3.0], [0.0, 1.0, 0.5]).asnumpy()
    array([3.5], dtype=float32)

    """
    one, other = in_common([_vector("correlate", x) for x in (a, v)])
    kind = kind_of(one)
    if not is_floating(kind):
        kind = float64 if kind.itemsize == 8 else float32
        one, other = in_kind(one, kind), in_kind(other, kind)
    if one.size >= other.size:
        return in_kind(_moved("correlate", one, other, mode), kind)
    return ops.flip(in_kind(_moved("correlate", other, one, mode), kind), 0)


def _vector(where: str, x: Any) -> Any:
    vector = as_tensor(x)
    if len(vector.shape) > 1 or not vector.size:
        raise ShapeError.of(where, "vectors that are not empty", tuple(vector.shape))
    return ops.reshape(vector, (-1,))


def _moved(where: str, signal: Any, kernel: Any, mode: str) -> Any:
    """The sums of products of the kernel with each window of the signal."""
    reach = kernel.size - 1
    borders = {"full": (reach, reach), "same": ((reach + 1) // 2, reach // 2), "valid": (0, 0)}
    if mode not in borders:
        known = sorted(borders)
        raise ArgumentValueError.of(f"{where}(mode)", f"one of {known}", repr(mode))
    kind = kind_of(signal)
    # Whole numbers of up to 53 bits are exact in float64.
    exact = kind if is_floating(kind) else float64
    padded = ops.pad_with(in_kind(signal, exact), widths=(borders[mode],), value=0)
    found = ops.conv1d(
        ops.reshape(padded, (1, 1, -1)), ops.reshape(in_kind(kernel, exact), (1, 1, -1))
    )
    return ops.reshape(found, (-1,))
