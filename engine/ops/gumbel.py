"""Random points near the corners of a simplex, with gradients."""

from __future__ import annotations

from typing import Any

from engine.autodiff import Value, casting
from engine.errors import ArgumentValueError
from engine.typed import Tensor

from .arithmetic import add, div, maximum, neg, sub
from .arrangement import moveaxis
from .cast import convert
from .draws import drawn
from .elementary import log
from .extremes import index_of_max
from .gradient import stop_gradient
from .indexing import one_hot_rows
from .softmax_forms import softmax

__all__ = ["gumbel_softmax"]

_TINY = 1e-38  # what is drawn may be 0


def gumbel_softmax(logits: Tensor, tau: float = 1.0, hard: bool = False, dim: int = -1) -> Tensor:
    """A random point near a corner: how often each corner is nearest is the softmax of `logits`.

    Args:
        logits: Logarithms of odds, any shape.
        tau: Above 0; the smaller, the nearer the corners.
        hard: Whether to return the corner itself; its gradient is that of the point.
        dim: The axis of the choices.

    Raises:
        ArgumentValueError: If `tau` is not above 0.

    Source: Jang et al., arXiv:1611.01144.

    """
    if not tau > 0:
        raise ArgumentValueError.of("gumbel_softmax(tau)", "a number above 0", tau)
    unit = drawn("standard_exponential", tuple(logits.shape))
    with casting(None):
        noise = convert(neg(log(maximum(unit, _TINY))), dtype=_numpy(logits))
    soft = softmax(div(add(logits, noise), tau), dim)
    if not hard:
        return soft
    chosen = index_of_max(soft, axis=dim)
    corner = one_hot_rows(chosen, depth=logits.shape[dim], dtype=_numpy(logits))
    corner = moveaxis(corner, -1, dim)
    return add(sub(corner, stop_gradient(soft)), soft)


def _numpy(x: Any) -> Any:
    return x.array.dtype if isinstance(x, Value) else x.dtype
