"""Judgements of losses that need no number from the user: chosen so that none is a false alarm.

tests/insight/watching/test_no_false_alarm.py has the healthy trainings that none of them may tell.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from insight.lineage.target.objective import direction, is_held_out
from insight.tables.status import is_loss

from .found import Found

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from .look import Looked, Series

LASTING = 5
"""Values in a row that are no numbers, after some that were."""
JUMP, GROWTH = 100.0, 1e4
"""Times all that was before, at once; and times the beginning, step by step."""
FEWEST = 30
MOST_VALUES = 400
"""Of a loss that are looked at one by one; of a longer one medians."""
RISEN = 1.5
"""Times its best a loss of data that were kept back may be."""
RISEN_ALONE = 2.0
"""The same where no loss of the training says that it learned on meanwhile."""
# What rises with what is learned, or as the other side learns.
_TURNS = re.compile(
    r"(?<![a-z])(?:g|d|gen(?:erator)?|disc(?:riminator)?|adv(?:ersarial)?|gan|critic|actor|policy"
    r"|value|vf|td|q\d*|qf\d*|ent(?:ropy)?|kl|alpha|temperature|reward|rollout)(?![a-z])"
)
_REWARD = re.compile(r"(?<![a-z])(?:rew|rewards?|returns?|episodes?|ep)(?![a-z])")


@dataclass(frozen=True, slots=True)
class Diverged:
    """`diverged`: a loss is NaN or infinite, or a measure stopped being a number for good."""

    def found(self, looked: Looked) -> list[Found]:
        """The series that shows it, the earliest first."""
        found = []
        for series in looked.of_training():
            odd = ~np.isfinite(series.value)
            if not len(odd) or not odd[-1]:
                continue
            first = int(np.flatnonzero(~odd)[-1]) + 1 if not odd.all() else 0
            lasts = first > 0 and len(odd) - first >= LASTING and direction(series.tag) != 0
            if is_loss(series.tag) or lasts:
                found.append((int(series.step[first]), series))
        if not found:
            return [Found("a loss is no number")] if looked.status == "diverged" else []
        step, series = min(found, key=lambda one: (one[0], one[1].tag))
        return [Found(f"no number from step {step} on", tag=series.tag, step=step)]


@dataclass(frozen=True, slots=True)
class Exploded:
    """`exploded`: a loss is far above all that it was."""

    def found(self, looked: Looked) -> list[Found]:
        """The first such series."""
        return [
            Found(f"from {before:.4g} to {now:.4g}", tag=series.tag, step=int(series.step[-1]))
            for series in _losses(looked)
            if (told := _exploded(series.value)) is not None
            for before, now in [told]
        ][:1]


@dataclass(frozen=True, slots=True)
class Collapsed:
    """`collapsed`: a loss that had fallen is back where it began, and stays there."""

    def found(self, looked: Looked) -> list[Found]:
        """The first such series."""
        return [
            Found(f"back to {series.value[-1]:.4g}", tag=series.tag, step=int(series.step[-1]))
            for series in _losses(looked)
            if _has_collapsed(series.value)
        ][:1]


@dataclass(frozen=True, slots=True)
class Overfitting:
    """`overfitting`: a loss of data kept back rises while the training's own falls."""

    def found(self, looked: Looked) -> list[Found]:
        """The first such series."""
        losses = _losses(looked)
        trained = [one for one in losses if not _is_held_out(one.tag)]
        for series in (one for one in losses if _is_held_out(one.tag)):
            best = _risen_from(series, trained)
            if best is not None:
                words = f"{series.value[-1]:.4g}, best {series.value[best]:.4g} at step"
                step = int(series.step[best])
                return [Found(f"{words} {step}", tag=series.tag, step=step)]
        return []


@lru_cache(maxsize=10_000)
def _is_judged(tag: str) -> bool:
    """Whether a loss is one that should fall, and nothing that plays against another.

    >>> [_is_judged(tag) for tag in ("train/loss", "g_loss", "train/value_loss", "val_loss")]
    [True, False, False, True]

    """
    low = re.sub(r"[_\-. ]", "/", tag.casefold())
    return is_loss(tag) and direction(tag) < 0 and _TURNS.search(low) is None


@lru_cache(maxsize=10_000)
def _is_held_out(tag: str) -> bool:
    return is_held_out(tag)


@lru_cache(maxsize=10_000)
def _is_reward(tag: str) -> bool:
    return _REWARD.search(re.sub(r"[_\-. ]", "/", tag.casefold())) is not None


def _losses(looked: Looked) -> list[Series]:
    """The losses that should fall; none of a training by rewards, which moves them."""
    series = looked.of_training()
    if any(_is_reward(one.tag) for one in series):
        return []
    return [one for one in series if _is_judged(one.tag)]


def _exploded(values: NDArray[np.float64]) -> tuple[float, float] | None:
    """From where to where a loss went; None for one that did not explode."""
    sizes = np.abs(values[np.isfinite(values)])
    if len(sizes) < LASTING + 2:
        return None
    now, first = float(sizes[-2:].min()), sizes[:LASTING]
    if now <= min(JUMP * float(first.max()), GROWTH * float(first.min())):
        return None  # as of nearly all
    highest = np.maximum.accumulate(sizes)
    rest = np.minimum.accumulate(sizes[::-1])[::-1]
    # After which value all are that much above all before.
    jumps = rest[LASTING:-1] > JUMP * np.maximum(highest[LASTING - 1 : -2], np.finfo(float).tiny)
    if jumps.any() and now > 1.0:
        return float(highest[LASTING - 1 + int(jumps.argmax())]), now
    begun = float(np.median(first))
    if begun > 0 and float(sizes[-3:].min()) > GROWTH * max(begun, 1e-2):
        return begun, now
    return None


def _has_collapsed(values: NDArray[np.float64]) -> bool:
    finite = values[np.isfinite(values)]
    if len(finite) < FEWEST or finite.min() <= 0:  # shares of what crosses 0 say nothing
        return False
    tail, width = finite[-max(10, len(finite) // 10) :], max(3, len(finite) // 20)
    if float(tail.max()) <= 0.9 * float(finite[:width].min()):
        return False  # as of nearly all
    smooth = _medians(finite[: -len(tail)], width)
    begun, best = float(smooth[0]), float(smooth.min())
    half = len(tail) // 2
    falls = float(np.median(tail[half:])) < 0.95 * float(np.median(tail[:half]))
    is_back = float(np.quantile(tail, 0.2)) > 0.9 * begun
    return best < 0.5 * begun and is_back and not falls


def _risen_from(series: Series, trained: list[Series]) -> int | None:
    """The index of the best value of a loss that has risen since, while others fell."""
    each = max(1, len(series.value) // MOST_VALUES)
    value = _medians(series.value, each)
    width = max(3, len(value) // 10)
    if len(value) < LASTING + 3 or not np.isfinite(series.value).all():
        return None
    if float(value[-width:].max()) < RISEN * float(value.min()):
        return None  # as of nearly all
    smooth = np.median(np.lib.stride_tricks.sliding_window_view(value, width), axis=1)
    best = int(smooth.argmin())
    lowest, now = float(smooth[best]), float(smooth[-1])
    has_time = len(smooth) - 1 - best >= max(LASTING, width)
    if not has_time or lowest <= 0 or now < 0.95 * float(smooth[best:].max()):
        return None
    told = [_fell_since(one, int(series.step[each * (best + width // 2)])) for one in trained]
    known = [fell for fell in told if fell is not None]
    limit = RISEN if any(known) else RISEN_ALONE
    # Not the middle alone: nearly all of the last values lie above.
    if (known and not any(known)) or float(np.quantile(value[-width:], 0.2)) < limit * lowest:
        return None
    near = slice(each * best, each * (best + width))
    return each * best + int(series.value[near].argmin())


def _fell_since(series: Series, step: int) -> bool | None:
    """Whether a loss of the training went on falling after a step; None where nobody can say."""
    finite = np.isfinite(series.value)
    value, steps = series.value[finite], series.step[finite]
    at = int(np.searchsorted(steps, step, side="right"))
    width = max(5, len(value) // 10)
    if at < 1 or len(value) - at < LASTING:
        return None
    before = float(np.median(value[max(0, at - width) : at]))
    return float(np.median(value[-width:])) < 0.95 * before


def _medians(values: NDArray[np.float64], width: int) -> NDArray[np.float64]:
    """Of each `width` values the one in the middle."""
    whole = len(values) // width * width
    return np.median(values[:whole].reshape(-1, width), axis=1)
