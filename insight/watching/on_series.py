"""Conditions on one series: each holds from the first step on at which it was met.

So a run is told of whether or not somebody watched at that moment, and however often it is looked
at. Records that a restart took count no more.
"""

from __future__ import annotations

import operator
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

import numpy as np

from .found import Found
from .series_names import named

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from numpy.typing import NDArray

    from .look import Looked, Series

Unit: TypeAlias = Literal["values", "steps", "seconds"]
Sign: TypeAlias = Literal[">", ">=", "<", "<=", "==", "!="]

_SIGNS: Mapping[str, Callable[..., NDArray[np.bool_]]] = {
    ">": operator.gt,
    ">=": operator.ge,
    "<": operator.lt,
    "<=": operator.le,
    "==": operator.eq,
    "!=": operator.ne,
}
# What the machine's samples have in bytes, beside shares of the same name.
_IN_BYTES = re.compile(r"machine/(process/memory|disk/(read|write)|network/)")
_STRANGE: Mapping[str, Callable[..., NDArray[np.bool_]]] = {
    "nan": np.isnan,
    "inf": np.isinf,
    "not finite": lambda values: ~np.isfinite(values),
}


@dataclass(frozen=True, slots=True)
class Span:
    """How long something has to be so."""

    amount: float = 1.0
    unit: Unit = "values"

    def reached(self, series: Series, first: int, last: int) -> bool:
        """Whether the values from one to another are that long."""
        if self.unit == "values":
            return last - first + 1 >= self.amount
        column = series.step if self.unit == "steps" else series.wall_time
        return bool(column[last] - column[first] >= self.amount)


@dataclass(frozen=True, slots=True)
class Compared:
    """`loss > 10`, `accuracy < 0.5 after step 1000`, `memory > 95 % for 5 min`; NaN meets none."""

    name: str
    sign: Sign
    limit: float
    span: Span = Span()
    after: int | None = None
    is_percent: bool = False
    """Whether it is about series in percent alone."""

    def found(self, looked: Looked) -> list[Found]:
        """The first series and step at which it was so."""
        for series in named(self.name, looked.series):
            if self.is_percent and _IN_BYTES.match(series.tag):
                continue
            met = _SIGNS[self.sign](series.value, self.limit) & ~np.isnan(series.value)
            at = _first_lasting(series, _later(met, series, self.after), self.span)
            if at is not None:
                return [_at(series, at)]
        return []


@dataclass(frozen=True, slots=True)
class Strange:
    """`loss is nan`, `loss is inf`, `loss is not finite`."""

    name: str
    what: Literal["nan", "inf", "not finite"]
    span: Span = Span()
    after: int | None = None

    def found(self, looked: Looked) -> list[Found]:
        """The first series and step at which it was so."""
        for series in named(self.name, looked.series):
            met = _later(_STRANGE[self.what](series.value), series, self.after)
            at = _first_lasting(series, met, self.span)
            if at is not None:
                return [_at(series, at)]
        return []


@dataclass(frozen=True, slots=True)
class Turned:
    """`val_loss rose 3 times`: so many values in a row, each above the one before it."""

    name: str
    rises: bool
    times: int

    def found(self, looked: Looked) -> list[Found]:
        """The first series and the step of the last of these values."""
        for series in named(self.name, looked.series):
            change = np.diff(series.value)
            met = change > 0 if self.rises else change < 0
            first = _first_lasting(series, met, Span(self.times))
            if first is not None:
                values = series.value[first - self.times + 1 : first + 2]
                return [_at(series, first + 1, ", ".join(f"{value:.4g}" for value in values))]
        return []


@dataclass(frozen=True, slots=True)
class NoBetter:
    """`loss did not improve for 500 steps`: no value was better than the best before."""

    name: str
    direction: int
    """1 where more is better, -1 where less is."""
    span: Span

    def found(self, looked: Looked) -> list[Found]:
        """The first series and step at which it had been so for that long."""
        for series in named(self.name, looked.series):
            at = self._first(series)
            if at is not None:
                best, last = at
                words = f"best {series.value[best]:.4g} at step {series.step[best]}, none better by"
                return [_at(series, last, f"{words} step {series.step[last]}")]
        return []

    def _first(self, series: Series) -> tuple[int, int] | None:
        values = np.where(np.isnan(series.value), -np.inf, self.direction * series.value)
        bests = np.flatnonzero(
            values > np.concatenate(([-np.inf], np.maximum.accumulate(values)[:-1]))
        )
        ends = np.append(bests[1:] - 1, len(values) - 1)
        for best, end in zip(bests.tolist(), ends.tolist(), strict=True):
            if end > best and self._is_over(series, best, end):
                return best, next(
                    at for at in range(best + 1, end + 1) if self._is_over(series, best, at)
                )
        return None

    def _is_over(self, series: Series, best: int, at: int) -> bool:
        beyond = best + 1 if self.span.unit == "values" else best
        return self.span.reached(series, beyond, at)


def _later(met: NDArray[np.bool_], series: Series, after: int | None) -> NDArray[np.bool_]:
    return met if after is None else met & (series.step > after)


def _first_lasting(series: Series, met: NDArray[np.bool_], span: Span) -> int | None:
    """The index at which something has been so for a span; None where it never was.

    The last value of a stretch counts: what is not recorded is not known to be so.
    """
    if not met.any():
        return None
    if span == Span():
        return int(met.argmax())
    edges = np.flatnonzero(np.diff(np.concatenate(([False], met, [False]))))
    for first, end in zip(edges[::2].tolist(), edges[1::2].tolist(), strict=True):
        if span.reached(series, first, end - 1):
            return next(at for at in range(first, end) if span.reached(series, first, at))
    return None


def _at(series: Series, at: int, values: str = "") -> Found:
    step = int(series.step[at])
    shown = values or f"{series.value[at]:.4g}".replace("nan", "NaN")
    return Found(words=f"{shown} at step {step}", tag=series.tag, step=step)
