"""All that a run printed, in the order in which it was; what was written over, folded."""

from __future__ import annotations

import re
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from .escapes import plain

if TYPE_CHECKING:
    from collections.abc import Collection

    import pandas as pd
    from numpy.typing import NDArray

TAGS = ("console/out", "console/err", "alert")
_ALERT = TAGS.index("alert")
_STATE = "\r"  # a state of a line that is written over begins with it
_LABEL = re.compile(r"[^\d%|]*")


class Fold(NamedTuple):
    """The states of lines that were written over, one behind the other.

    Attributes:
        first: Index of the first state.
        end: Behind the last.
        shown: Indices of the last state of each line.

    """

    first: int
    end: int
    shown: tuple[int, ...]


class Printed:
    """The lines and alerts of one run.

    Args:
        table: `Store.table("message", run)`.

    Attributes:
        step: Of each line its number, of an alert the number of the alert.
        wall_time: Seconds since 1970.
        tag: Index in `TAGS`.
        level: As recorded.
        text: As recorded, without the mark of a state.

    """

    def __init__(self, table: pd.DataFrame) -> None:
        table = table[table["tag"].isin(TAGS)]
        tags = table["tag"].to_numpy()
        code = np.zeros(len(table), np.int8)
        for index, tag in enumerate(TAGS):
            code[tags == tag] = index
        order = _order(
            code, table["step"].to_numpy(np.int64), table["wall_time"].to_numpy(np.float64)
        )
        self.tag: NDArray[np.int8] = code[order]
        self.step: NDArray[np.int64] = table["step"].to_numpy(np.int64)[order]
        self.wall_time: NDArray[np.float64] = table["wall_time"].to_numpy(np.float64)[order]
        levels, texts = table["level"].tolist(), table["value"].tolist()
        self.level = [str(levels[index]) for index in order.tolist()]
        whole = [texts[index] for index in order.tolist()]
        self.text = [text.removeprefix(_STATE) for text in whole]
        is_state = np.array([text.startswith(_STATE) for text in whole], bool)
        self._states = np.flatnonzero(is_state & (self.tag != _ALERT))
        self._rows: tuple[frozenset[int], NDArray[np.int64]] | None = None
        self._found: tuple[str, NDArray[np.bool_]] = ("", np.zeros(len(self), bool))

    def __len__(self) -> int:
        return len(self.step)

    @cached_property
    def plain(self) -> list[str]:
        """The texts without colours and other marks."""
        return list(map(plain, self.text))

    @cached_property
    def folds(self) -> list[Fold]:
        """What was written over, in order."""
        states = self._states.tolist()
        cuts = (np.flatnonzero(np.diff(self._states) != 1) + 1).tolist()
        found = []
        for begin, end in zip([0, *cuts], [*cuts, len(states)], strict=True):
            last = {_label(self.text[index]): index for index in states[begin:end]}
            if last:
                shown = tuple(sorted(last.values()))
                found.append(Fold(states[begin], states[end - 1] + 1, shown))
        return found

    @cached_property
    def _left_out(self) -> dict[int, int]:
        """How many lines are missing before an index, by the numbers of those beside it."""
        lines = np.flatnonzero(self.tag != _ALERT)
        steps = self.step[lines]
        if len(np.unique(steps)) != len(steps):  # each stream has numbers of its own
            return {}
        missing = np.diff(steps) - 1
        behind = np.flatnonzero(missing > 0)
        return dict(zip(lines[behind + 1].tolist(), missing[behind].tolist(), strict=True))

    def left_out(self, index: int) -> int:
        """How many lines are missing before an index."""
        return self._left_out.get(index, 0)

    def rows(self, opened: Collection[int] = ()) -> NDArray[np.int64]:
        """What a page shows, top to bottom: indices of lines, and -1 - index before a gap.

        Args:
            opened: Numbers of lines whose fold shows every state.

        """
        wanted = frozenset(opened)
        if self._rows is None or self._rows[0] != wanted:
            self._rows = wanted, self._shown(wanted)
        return self._rows[1]

    def _shown(self, opened: frozenset[int]) -> NDArray[np.int64]:
        kept = self._folded
        if opened:
            kept = kept.copy()
            for fold in self.folds:
                if not opened.isdisjoint(self.step[list(fold.shown)].tolist()):
                    kept[fold.first : fold.end] = True
        lines = np.flatnonzero(kept)
        gaps = np.fromiter(self._left_out, np.int64, len(self._left_out))
        # In a fold that is closed the gap stands before what is shown of it.
        return np.insert(lines, np.searchsorted(lines, gaps), -1 - gaps)

    @cached_property
    def _folded(self) -> NDArray[np.bool_]:
        """Which lines are shown where every fold is closed."""
        kept = np.ones(len(self), bool)
        kept[self._states] = False
        for fold in self.folds:
            kept[list(fold.shown)] = True
        return kept

    @cached_property
    def states(self) -> dict[int, int]:
        """How many states the fold of a shown line has beside those that are shown, by index."""
        return {
            fold.shown[-1]: fold.end - fold.first - len(fold.shown)
            for fold in self.folds
            if fold.end - fold.first > len(fold.shown)
        }

    def containing(self, words: str) -> NDArray[np.bool_]:
        """Which lines have some words in them, whatever their case."""
        if self._found[0] != words:
            wanted = words.casefold()
            has = [wanted in text.casefold() for text in self.plain]
            self._found = words, np.array(has, bool)
        return self._found[1]


def _label(text: str) -> str:
    """What the states of one bar have in common: `epoch 3: 45%|###` is `epoch`."""
    found = _LABEL.match(plain(text))
    return found[0].strip() if found else ""


def _order(
    tag: NDArray[np.int8], step: NDArray[np.int64], wall_time: NDArray[np.float64]
) -> NDArray[np.int64]:
    """Lines by their numbers, which both streams share; alerts where their times fall."""
    lines, alerts = np.flatnonzero(tag != _ALERT), np.flatnonzero(tag == _ALERT)
    if len(np.unique(step[lines])) == len(lines):
        lines = lines[np.argsort(step[lines], kind="stable")]
    else:
        lines = lines[np.lexsort((step[lines], tag[lines], wall_time[lines]))]
    alerts = alerts[np.argsort(wall_time[alerts], kind="stable")]
    if not len(lines):
        return alerts
    so_far = np.maximum.accumulate(np.nan_to_num(wall_time[lines], nan=-np.inf))
    at = np.searchsorted(so_far, wall_time[alerts], side="right")
    return np.insert(lines, at, alerts)
