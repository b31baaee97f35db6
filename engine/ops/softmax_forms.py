"""Softmax and its kin: shares of a whole along an axis."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import defvjp, primitive
from engine.backend import xp_of
from engine.backend.native import along
from engine.errors import ArgumentTypeError
from engine.typed import DTypeLike, Tensor

from . import infer
from .arithmetic import mul, neg, sub
from .cast import cast
from .elementary import exp
from .promotion import floated, total_of
from .reduction import sum as sum_of

__all__ = ["log_softmax", "softmax", "softmin"]


def _along(rng: np.random.Generator) -> Any:
    yield (rng.standard_normal((2, 3)),), {"axis": -1}
    yield (rng.standard_normal((2, 3, 2)) * 5,), {"axis": 1}


@primitive(infer=infer.floating, kind="along", mindspore="Softmax")
def softmax_along(x: Any, axis: int = -1) -> Any:
    """Exponentials along `axis`, divided by their sum."""
    xp = xp_of(x)
    x = floated(x)
    if not x.size:
        return x.copy()
    out = xp.exp(x - x.max(axis, keepdims=True))  # shifted: exp cannot overflow
    out /= total_of(out, axis, keepdims=True)
    return out


@primitive(infer=infer.floating, kind="along", mindspore="LogSoftmax")
def log_softmax_along(x: Any, axis: int = -1) -> Any:
    """The logarithm of the softmax along `axis`, without its rounding errors."""
    xp = xp_of(x)
    x = floated(x)
    if not x.size:
        return x.copy()
    shifted = x - x.max(axis, keepdims=True)
    return shifted - xp.log(total_of(xp.exp(shifted), axis, keepdims=True))


@softmax_along.form(device="CPU", provider="native")
def _softmax_natively(x: Any, axis: int = -1) -> Any:
    out = along.shares("softmax_along", x, axis)
    return softmax_along.forms.after("native")(x, axis=axis) if out is None else out


@log_softmax_along.form(device="CPU", provider="native")
def _log_softmax_natively(x: Any, axis: int = -1) -> Any:
    out = along.shares("log_softmax_along", x, axis)
    return log_softmax_along.forms.after("native")(x, axis=axis) if out is None else out


def _softmax_rule(g: Any, out: Any, x: Any, axis: int) -> Any:
    weighted = mul(g, out)
    return sub(weighted, mul(out, sum_of(weighted, axis, True)))


def _log_softmax_rule(g: Any, out: Any, x: Any, axis: int) -> Any:
    return sub(g, mul(exp(out), sum_of(g, axis, True)))


defvjp(softmax_along, _softmax_rule, examples=_along)


defvjp(log_softmax_along, _log_softmax_rule, examples=_along)


def softmax(input: Tensor, axis: int = -1, *, dtype: DTypeLike | None = None) -> Tensor:
    """Exponentials along `axis`, divided by their sum, computed in `dtype` if given.

    Raises:
        ArgumentTypeError: If `axis` is no number.

    >>> import engine
    >>> softmax(engine.Tensor([0.0, 0.0])).asnumpy()
    array([0.5, 0.5], dtype=float32)

    """
    return softmax_along(_prepared(input, axis, "softmax", dtype), axis=axis)


def log_softmax(logits: Tensor, axis: int = -1) -> Tensor:
    """The logarithm of the softmax along `axis`.

    Raises:
        ArgumentTypeError: If `axis` is no number.

    """
    return log_softmax_along(_prepared(logits, axis, "log_softmax"), axis=axis)


def softmin(x: Tensor, axis: int = -1, *, dtype: DTypeLike | None = None) -> Tensor:
    """The softmax of -x."""
    return softmax(neg(x), axis, dtype=dtype)


def _prepared(x: Any, axis: Any, name: str, dtype: Any = None) -> Any:
    if not isinstance(axis, int) or isinstance(axis, bool):
        raise ArgumentTypeError.of(f"{name}(axis)", "an int", axis)
    infer.normal_axes(axis, len(x.shape))
    return x if dtype is None else cast(x, dtype)
