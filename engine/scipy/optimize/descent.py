"""Steps downhill until the gradient is small."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, NamedTuple

from engine import ops

from .directions import Directions
from .line_search import searched
from .objective import Objective, Point, number, product

CONVERGED, TOO_MANY_STEPS, NO_STEP = 0, 1, 2
"""What `status` says; where no step was found, the status of the search is added."""


class OptimizeResults(NamedTuple):
    """What `minimize` found.

    Attributes:
        x: Where, a tensor (n,).
        success: Whether the gradient is small enough there.
        status: 0 if so; 1 if `maxiter` was reached; 3 or 5 if no further step was found, between
            two or in `line_search_maxiter` steps.
        fun: The function there.
        jac: Its gradient there, (n,).
        hess_inv: What BFGS knows of the inverse of its second derivatives, (n, n); else None.
        nfev: How often the function was asked for.
        njev: How often its gradient was.
        nit: From how many steps directions learned: all but the last.

    """

    x: Any
    success: bool
    status: int
    fun: float
    jac: Any
    hess_inv: Any
    nfev: int
    njev: int
    nit: int


class Bounds(NamedTuple):
    """When to stop.

    Attributes:
        maxiter: After how many steps; None: 200 for each number of the vector.
        norm: The order of the norm of the gradient.
        gtol: Below what that norm is small.
        line_search_maxiter: How many lengths are tried of one step.

    """

    maxiter: int | None = None
    norm: float = math.inf
    gtol: float = 1e-5
    line_search_maxiter: int = 10


def descended(
    objective: Objective,
    x: Any,
    directions: Directions,
    bounds: Bounds,
    callback: Callable[[Any], Any] | None,
) -> OptimizeResults:
    """The end of a way downhill from a vector."""
    limit = 200 * x.shape[0] if bounds.maxiter is None else bounds.maxiter
    value, gradient = objective.at(x)
    # As if the step before had been half as long as the gradient, as in SciPy.
    before, nit = value + math.sqrt(product(gradient, gradient)) / 2, 0
    status = CONVERGED if _small(gradient, bounds) else TOO_MANY_STEPS
    while status != CONVERGED and nit < limit:
        direction = directions.of(gradient)
        start = Point(0.0, value, product(gradient, direction), gradient)
        found = searched(objective, x, direction, start, before, maxiter=bounds.line_search_maxiter)
        if found.failed:
            status = NO_STEP + found.status
            break
        step = ops.mul(direction, found.a_k)
        change, x = ops.sub(found.g_k, gradient), ops.add(x, step)
        before, value, gradient = value, found.f_k, found.g_k
        if callback is not None:
            callback(x)
        if _small(gradient, bounds):
            status = CONVERGED
            break
        directions.learn(step, change)
        nit += 1
    counts = (objective.asked, objective.asked, nit)
    ended = status == CONVERGED
    return OptimizeResults(x, ended, status, value, gradient, directions.inverse(), *counts)


def _small(gradient: Any, bounds: Bounds) -> bool:
    size = ops.abs(gradient)
    if math.isinf(bounds.norm):
        return number("norm", ops.amax(size)) < bounds.gtol
    return number("norm", ops.norm(gradient, bounds.norm)) < bounds.gtol
