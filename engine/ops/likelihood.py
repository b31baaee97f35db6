"""Losses of counts and of numbers with a variance, as functions."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from engine.backend import xp_of
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.typed import Tensor

from .arithmetic import add, div, maximum, mul, sub
from .arrangement import expand_dims
from .comparison import greater, where
from .elementary import exp, log, square
from .loss import reduced
from .rounding import rounding

__all__ = ["gaussian_nll_loss"]


def gaussian_nll_loss(
    x: Tensor,
    target: Tensor,
    var: Tensor,
    full: bool = False,
    eps: float = 1e-6,
    reduction: str = "mean",
) -> Tensor:
    """Minus the log-likelihood of targets under normal distributions.

    Args:
        x: The means, (batch, …).
        target: Of the shape of `x`, or with axes of length 1.
        var: The variances: of the shape of `x`, without its last axis, or with that of length 1.
        full: Whether to add the constant, half the logarithm of 2 pi.
        eps: The least variance; what is below counts as this, and has no gradient.
        reduction: "mean", "sum" or "none".

    Raises:
        ArgumentTypeError: If `full` is no bool.
        ArgumentValueError: If `eps` is no float above 0, or a variance is negative.
        ShapeError: If the variances do not fit.

    >>> import engine
    >>> one = engine.Tensor([1.0])
    >>> float(gaussian_nll_loss(one * 0, one, one))
    0.5

    """
    if not isinstance(full, bool):
        raise ArgumentTypeError.of("gaussian_nll_loss(full)", "a bool", full)
    if not isinstance(eps, float) or eps <= 0:
        raise ArgumentValueError.of("gaussian_nll_loss(eps)", "a float above 0", repr(eps))
    shape = tuple(x.shape)
    if tuple(var.shape) == shape[:-1] and shape != (1,):
        var = expand_dims(var, -1)
    if tuple(var.shape) not in {shape, (*shape[:-1], 1)}:
        expected = f"{shape} or {(*shape[:-1], 1)}"
        raise ShapeError.of("gaussian_nll_loss(var)", expected, tuple(var.shape))
    if xp_of(var.array) is np and (var.array < 0).any():  # the GPU is not waited for
        raise ArgumentValueError.of("gaussian_nll_loss(var)", "variances from 0", "one below")
    # What is too small is replaced, not held: PyTorch lets the gradient of the rest alone, too.
    least = where(greater(var, eps), var, eps)
    rows = mul(add(log(least), div(square(sub(x, target)), least)), 0.5)
    rows = add(rows, 0.5 * math.log(2 * math.pi)) if full else rows
    return reduced(rows, reduction, "gaussian_nll_loss")


@rounding
def poisson_nll_loss(
    input: Any,
    target: Any,
    log_input: bool = True,
    full: bool = False,
    eps: float = 1e-8,
    reduction: str = "mean",
) -> Any:
    """Minus the log-likelihood of counts under Poisson distributions; see `nn.PoissonNLLLoss`."""
    if log_input:
        rows = sub(exp(input), mul(input, target))
    else:
        rows = sub(input, mul(target, log(add(input, eps))))
    if full:
        safe = maximum(target, 1.0)
        about = add(sub(mul(safe, log(safe)), safe), mul(log(mul(safe, 2 * math.pi)), 0.5))
        rows = add(rows, where(greater(target, 1), about, 0.0))
    return reduced(rows, reduction, "poisson_nll_loss")
