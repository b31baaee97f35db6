"""Steps along a direction that are long enough, and not too long.

Algorithms 3.5 and 3.6 of J. Nocedal and S. Wright, "Numerical Optimization", with the bounds of
SciPy for steps between two others.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, NamedTuple

from .objective import Objective, Point, number, product, vector

__all__ = ["line_search"]

# Between two steps a minimum of a cubic is taken if it keeps this part of their distance from both,
# one of a parabola if it keeps that; else the middle.
_CUBIC_MARGIN, _PARABOLA_MARGIN = 0.2, 0.1
_NARROWED = 10
ZOOM_FAILED, TOO_MANY = 1, 3
"""What `status` says of a search that failed."""


class LineSearchResults(NamedTuple):
    """What a search along a direction found.

    Attributes:
        failed: Whether no step fulfils both conditions.
        nit: How many steps were tried before two of them were narrowed.
        nfev: How often the function was asked for.
        ngev: How often its gradient was.
        k: `nit` + 1.
        a_k: The step: how often the direction is added.
        f_k: The function there.
        g_k: Its gradient there, a tensor.
        status: 0, 1 if narrowing failed, 3 if `maxiter` steps were too few.

    """

    failed: bool
    nit: int
    nfev: int
    ngev: int
    k: int
    a_k: float
    f_k: float
    g_k: Any
    status: int


def line_search(
    f: Callable[..., Any],
    xk: Any,
    pk: Any,
    jac: Callable[..., Any] | None = None,
    gfk: Any = None,
    old_fval: Any = None,
    old_old_fval: Any = None,
    c1: float = 1e-4,
    c2: float = 0.9,
    maxiter: int = 20,
) -> LineSearchResults:
    """A step along a direction that fulfils the strong Wolfe conditions.

    Args:
        f: A function of a tensor (n,) that gives one number.
        xk: (n,), where to begin, of float32 or float64.
        pk: (n,), the direction, along which `f` falls at first.
        jac: What gives the gradient of `f`, (n,); None: it is differentiated.
        gfk: The gradient at `xk`, if it is known together with `old_fval`.
        old_fval: The value at `xk`.
        old_old_fval: The value one step before, which tells how long the first step is; 1 unless
            given.
        c1: How much of the fall that the slope at `xk` promises there must be.
        c2: How much of that slope may be left.
        maxiter: How many steps are tried, each twice the one before.

    Returns:
        LineSearchResults. Of a search that failed the step is 1, or 0 if `maxiter` was reached,
        and value and gradient are those at `xk`.

    Raises:
        ArgumentTypeError: If `xk` or `pk` is no tensor of floats; if `f` or `jac` is no function.
        ShapeError: If `xk` or `pk` has not one axis, or `f` gives several numbers.

    >>> import engine
    >>> x, direction = engine.Tensor([3.0, 0.0]), engine.Tensor([-1.0, 0.0])
    >>> found = line_search(lambda x: (x * x).sum(), x, direction)
    >>> found.a_k, found.f_k, found.failed
    (1.0, 4.0, False)

    """
    objective = Objective("line_search", f, jac)
    xk, pk = vector("line_search(xk)", xk), vector("line_search(pk)", pk)
    if old_fval is None or gfk is None:
        value, gradient = objective.at(xk)
    else:
        value, gradient = number("line_search(old_fval)", old_fval), gfk
    start = Point(0.0, value, product(gradient, pk), gradient)
    before = None if old_old_fval is None else number("line_search(old_old_fval)", old_old_fval)
    return searched(objective, xk, pk, start, before, c1=c1, c2=c2, maxiter=maxiter)


def searched(
    objective: Objective,
    x: Any,
    direction: Any,
    start: Point,
    before: float | None,
    *,
    c1: float = 1e-4,
    c2: float = 0.9,
    maxiter: int = 10,
) -> LineSearchResults:
    """As `line_search`, from a known point; `before` is the value one step before, if known."""
    line = objective.along(x, direction)
    conditions = _Conditions(start, c1, c2)
    found, tried, status = _bracketed(line, conditions, _first(start, before), maxiter)
    shown = start if found is None else found
    step = shown.step if status != ZOOM_FAILED else 1.0
    counts = (objective.asked, objective.asked, tried + 1)
    return LineSearchResults(
        found is None, tried, *counts, step, shown.value, shown.gradient, status
    )


class _Conditions(NamedTuple):
    start: Point
    c1: float
    c2: float

    def falls(self, point: Point) -> bool:
        """Whether it lies low enough; what is no number does not."""
        return point.value <= self.start.value + self.c1 * point.step * self.start.slope

    def flat(self, point: Point) -> bool:
        return abs(point.slope) <= -self.c2 * self.start.slope


def _first(start: Point, before: float | None) -> float:
    """The step that would fall as far as the one before did, at most 1."""
    if before is None or start.slope == 0:
        return 1.0
    guess = 1.01 * 2 * (start.value - before) / start.slope
    return min(guess, 1.0) if math.isfinite(guess) and guess > 0 else 1.0


def _bracketed(
    line: Callable[[float], Point], conditions: _Conditions, step: float, maxiter: int
) -> tuple[Point | None, int, int]:
    """What was found, after how many steps, and the status."""
    previous = conditions.start
    for tried in range(1, maxiter + 1):
        point = line(step)
        if not conditions.falls(point) or (tried > 1 and point.value >= previous.value):
            found = _narrowed(line, conditions, previous, point)
            return found, tried, ZOOM_FAILED if found is None else 0
        if conditions.flat(point):
            return point, tried, 0
        if point.slope >= 0:
            found = _narrowed(line, conditions, point, previous)
            return found, tried, ZOOM_FAILED if found is None else 0
        previous, step = point, 2 * step
    return None, maxiter, TOO_MANY


def _narrowed(
    line: Callable[[float], Point], conditions: _Conditions, low: Point, high: Point
) -> Point | None:
    """A step between two, of which the first is the best so far."""
    dropped: Point | None = None
    for _ in range(_NARROWED):
        point = line(_between(low, high, dropped))
        if not conditions.falls(point) or point.value >= low.value:
            dropped, high = high, point
            continue
        if conditions.flat(point):
            return point
        dropped = low
        if point.slope * (high.step - low.step) >= 0:
            dropped, high = high, low
        low = point
    return None


def _between(low: Point, high: Point, dropped: Point | None) -> float:
    """Where a curve through the points is lowest. Margins have signs, as in SciPy."""
    width = high.step - low.step
    first, last = sorted((low.step, high.step))
    for guess, margin in (
        (_lowest_of_cubic(low, high, dropped), _CUBIC_MARGIN * width),
        (_lowest_of_parabola(low, high), _PARABOLA_MARGIN * width),
    ):
        if guess is not None and first + margin < guess < last - margin:
            return guess
    return (low.step + high.step) / 2


def _lowest_of_cubic(low: Point, high: Point, third: Point | None) -> float | None:
    """Of the cubic through three points with the slope of the first, where it is lowest."""
    if third is None:
        return None
    one, two = high.step - low.step, third.step - low.step
    try:
        by_one = ((high.value - low.value) / one - low.slope) / one
        by_two = ((third.value - low.value) / two - low.slope) / two
        cubic = (by_one - by_two) / (one - two)
        square = by_one - cubic * one
        return low.step + (math.sqrt(square**2 - 3 * cubic * low.slope) - square) / (3 * cubic)
    except (ArithmeticError, ValueError):  # no such point
        return None


def _lowest_of_parabola(low: Point, high: Point) -> float | None:
    """Of the parabola through two points with the slope of the first, where it is lowest."""
    width = high.step - low.step
    try:
        square = ((high.value - low.value) / width - low.slope) / width
        return low.step - low.slope / (2 * square)
    except ArithmeticError:
        return None
