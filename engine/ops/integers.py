"""What whole numbers give where floats give infinity or NaN: as measured in MindSpore."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.backend import xp_of

from .promotion import beside_whole


def are_whole(*values: Any) -> bool:
    """Whether all are whole numbers or truth values: arrays, or Python's numbers."""
    return all(
        value.dtype.kind in "iub" if hasattr(value, "dtype") else isinstance(value, int)
        for value in values
    )


def quotient(x: Any, y: Any) -> Any:
    """`x // y`; by zero the largest number with the sign of `x`, and 0 of 0; truths stay so."""
    out = x // y
    if out.dtype.kind == "b" or getattr(x, "dtype", None) == getattr(y, "dtype", None) == np.bool_:
        return out.astype(np.bool_)
    if not _some_zero(y):
        return out
    xp, limits = xp_of(out), np.iinfo(out.dtype)
    top, bottom = out.dtype.type(limits.max), out.dtype.type(limits.min)
    edge = xp.where(x > 0, top, xp.where(x < 0, bottom, out.dtype.type(0)))
    return xp.where(y == 0, edge, out)


def rest(x: Any, y: Any) -> Any:
    """`x % y`; by zero the lowest number of int32 and int64, 0 of smaller types."""
    out = x % y
    if out.dtype.kind != "i" or out.dtype.itemsize < 4 or not _some_zero(y):
        return out
    return xp_of(out).where(y == 0, out.dtype.type(np.iinfo(out.dtype).min), out)


def rest_towards_zero(x: Any, y: Any) -> Any:
    """What the quotient rounded towards zero leaves; by zero `x` itself."""
    xp = xp_of(x, y)
    out = xp.fmod(x, y)
    return xp.where(y == 0, x, out).astype(out.dtype, copy=False) if _some_zero(y) else out


def power(x: Any, y: Any) -> Any:
    """`x ** y`; below an exponent of 0 rounded towards zero: 1 of 1, and 1 or -1 of -1.

    There 0 gives the lowest number of int32 and int64, 0 of smaller types.
    """
    if not hasattr(x, "dtype"):
        return _power(beside_whole(x, y.dtype), y)
    if x.dtype == np.bool_:
        x = x.astype(np.int64 if not hasattr(y, "dtype") or y.dtype == np.bool_ else y.dtype)
    if hasattr(y, "dtype") or beside_whole(y, x.dtype) == y or y < 0:
        return _power(x, y)
    return (x.astype(np.int64) ** y).astype(x.dtype)  # the exponent is larger than the base's type


def _power(x: Any, y: Any) -> Any:
    if not _some_negative(y):
        return x**y
    xp = xp_of(x, y)
    # Of 1 and -1 the power with an odd or an even exponent is what it is with 1 or 0.
    out = x ** (xp.where(y < 0, y & 1, y) if hasattr(y, "dtype") else y & 1)
    lowest = np.iinfo(out.dtype).min if out.dtype.itemsize >= 4 else 0
    of_others = xp.where(x == 0, out.dtype.type(lowest), out.dtype.type(0))
    back = xp.where((x == 1) | (x == -1), out, of_others)
    return xp.where(y < 0, back, out)


def _some_zero(y: Any) -> bool:
    """Whether there may be a zero; nobody waits for a GPU to know."""
    if not hasattr(y, "dtype"):
        return y == 0
    return xp_of(y) is not np or not y.all()


def _some_negative(y: Any) -> bool:
    if not hasattr(y, "dtype"):
        return y < 0
    return y.dtype.kind == "i" and (xp_of(y) is not np or bool((y < 0).any()))
