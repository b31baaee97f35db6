"""What the page of the console asks for: some lines, where others are, and what was found."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from dashboard.components.news import mark_of
from dashboard.queries.runs.given import hidden_runs

from .printed import Printed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from dashboard.live import LiveStore

MOST_ROWS = 600
LONGEST_SEARCH = 500
MOST_OPENED = 200
LONGEST_LINE = 4_000  # characters of a line on the page; a download has all of it
_KEPT_RUNS = 4


class ConsoleShelf:
    """What runs printed, kept while it stays as it is.

    Args:
        store: Whose runs.

    """

    def __init__(self, store: LiveStore) -> None:
        self._store = store
        self._kept: dict[str, tuple[object, Printed]] = {}

    def runs(self) -> list[str]:
        """The runs that printed something, the newest first."""
        held = set(self._store.runs_with("message"))
        runs = self._store.runs().sort_values("started", ascending=False, kind="stable")["run"]
        return [run for run in runs.astype(str) if run in held]

    def first(self) -> str:
        """The run that is shown where nobody chose one."""
        hidden = hidden_runs(self._store.notes.runs())
        return next((run for run in self.runs() if run not in hidden), "")

    def printed(self, run: str) -> Printed:
        """What a run printed; nothing of one that is gone."""
        table = self._store.table_of("message", run)
        known = self._kept.pop(run, None)
        if known is None or known[0] is not table:
            known = (table, Printed(table))
        self._kept[run] = known
        while len(self._kept) > _KEPT_RUNS:
            del self._kept[next(iter(self._kept))]
        return known[1]

    def text(self, run: str) -> str:
        """All that a run printed, as a text without colours; of what was written over the last."""
        printed = self.printed(run)
        lines = []
        for row in printed.rows().tolist():
            if row < 0:
                lines.append(f"... {printed.left_out(-1 - row):,} lines left out ...")
            else:
                lines.append(printed.plain[row])
        return "".join(f"{line}\n" for line in lines).encode("utf-8", "backslashreplace").decode()


def answer(shelf: ConsoleShelf, store: LiveStore, request: dict[str, Any]) -> dict[str, Any]:
    """A window of lines.

    Args:
        shelf: What runs printed.
        store: Whose runs.
        request: `run`; `first`, the first row wanted, None for the last `count`; `search` and
            `hit`, words and which of their places is meant, from 0 on, beyond the last the first
            again; `line`, the number of a line to be found; `at_step`, a step of the training whose
            time is to be found; `opened`, lines whose states are all wanted; `known`, the mark of
            what the browser has.

    Returns:
        `run`, `total` rows, `first`, `rows` of the window, `hits`, `hit`, `at`, the row that was
        looked for or None, and `mark`; no `rows` where the browser has them.

    """
    run = str(request.get("run") or "")[:5_000]
    printed = shelf.printed(run)
    opened = _numbers(request.get("opened"))[:MOST_OPENED]
    rows = printed.rows(opened)
    words = request.get("search")
    search = words[:LONGEST_SEARCH] if isinstance(words, str) else ""
    hits = _rows_of(rows, printed.containing(search)) if search and len(rows) else np.empty(0, int)
    hit = _number(request.get("hit"), -1) % len(hits) if len(hits) else -1
    count = min(max(_number(request.get("count"), MOST_ROWS), 1), MOST_ROWS)
    at = int(hits[hit]) if request.get("hit") is not None and hit >= 0 else None
    if request.get("line") is not None:
        at = _row_of_line(printed, rows, _number(request["line"], -1))
    if request.get("at_step") is not None:
        at = _row_at(printed, rows, _time_of(store, run, _number(request["at_step"], 0)))
    wanted = _number(request.get("first"), len(rows)) if at is None else at - count // 2
    first = min(max(wanted, 0), max(0, len(rows) - count))
    shown = [_row(printed, row) for row in rows[first : first + count].tolist()]
    found = {
        "run": run,
        "total": len(rows),
        "lines": len(printed),
        "first": first,
        "hits": len(hits),
        "hit": hit,
        "at": at,
    }
    mark = mark_of([found, shown])
    news = {} if mark == request.get("known") else {"rows": shown}
    return {**found, **news, "mark": mark}


def _row(printed: Printed, row: int) -> list[Any]:
    """A line: number, time, tag, level, text, states that are folded; of a gap how many lines."""
    if row < 0:
        return [printed.left_out(-1 - row)]
    text = printed.text[row]
    words = text[:LONGEST_LINE].replace("\n", " · ").encode("utf-8", "backslashreplace").decode()
    return [
        int(printed.step[row]),
        float(printed.wall_time[row]),
        int(printed.tag[row]),
        printed.level[row].encode("utf-8", "backslashreplace").decode(),
        words + ("…" if len(text) > LONGEST_LINE else ""),
        printed.states.get(row, 0),
    ]


def _rows_of(rows: NDArray[np.int64], lines: NDArray[np.bool_]) -> NDArray[np.int64]:
    """Which rows show some of the lines."""
    return np.flatnonzero((rows >= 0) & lines[np.maximum(rows, 0)])


def _row_of_line(printed: Printed, rows: NDArray[np.int64], number: int) -> int | None:
    """The row of a line's number, or the next one that is shown."""
    if not len(rows):
        return None
    shown = np.where(rows < 0, -1 - rows, rows)
    is_line = (rows >= 0) & (printed.tag[shown] < 2)
    behind = np.flatnonzero(is_line & (printed.step[shown] >= number))
    return int(behind[0]) if len(behind) else len(rows) - 1


def _row_at(printed: Printed, rows: NDArray[np.int64], wall_time: float | None) -> int | None:
    """The first row that was printed at a time or later."""
    if wall_time is None or not len(rows):
        return None
    times = printed.wall_time[np.where(rows < 0, -1 - rows, rows)]
    behind = np.flatnonzero(times >= wall_time)
    return int(behind[0]) if len(behind) else len(rows) - 1


def _time_of(store: LiveStore, run: str, step: int) -> float | None:
    """When a run recorded a step, or the next one that it has."""
    index = store.scalars()
    found = []
    for segment in index.segments:
        if segment.run == run:
            steps = index.step[segment.start : segment.end]
            at = int(np.searchsorted(steps, step))
            if at < len(steps):
                found.append((int(steps[at]), float(index.wall_time[segment.start + at])))
    return min(found)[1] if found else None


def _number(given: Any, usual: int) -> int:
    is_number = isinstance(given, (int, float)) and not isinstance(given, bool)
    return int(given) if is_number and abs(given) < 2**53 else usual


def _numbers(given: Any) -> Sequence[int]:
    return [_number(one, -1) for one in given] if isinstance(given, list) else []
