"""What a browser asks of recorded tables: which rows, of which runs, at which step."""

from __future__ import annotations

import csv
import io
import math
import threading
import zlib
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np

from dashboard.encode import numbers
from dashboard.queries.panels import Panels
from dashboard.queries.series.cut import cut_of
from dashboard.recorded_tables import recorded_table
from insight.errors import FormatError, UnknownKindError
from insight.tables.scalar_index import held_at
from insight.tables.spreadsheet import cell_of

from .joined import File, Joined, Light, Part, is_number, joined, light

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from dashboard.live import LiveStore
    from dashboard.queries.series.cut import Cut
    from insight.tables.scalar_index import Segment

LONGEST_SEARCH = 500
LONGEST_CELL = 160  # letters of a text that travel with its row
MOST_SENT = 400  # rows of one answer
MOST_COLUMNS = 300  # that are shown; a file has all of them
MOST_RUNS = 500
MOST_KEPT = 2  # joined tables
_LOOKED_AT = 200  # rows that tell how wide a column is
_WHOLE = range(-(2**53) + 1, 2**53)  # what a browser's numbers hold


@dataclass(frozen=True)
class Question:
    """What is asked for; what no control can say counts as nothing said.

    Attributes:
        tag: Of the tables.
        panels: Of which runs, in which order.
        step: The newest table up to there; None for the newest of all.
        by: The identity of a column to sort by; None for none.
        descending: Whether the greatest come first.
        words: What rows have to have in them.
        first, count: Which rows of those.

    """

    tag: str = ""
    panels: Panels = field(default_factory=Panels)
    step: int | None = None
    by: str | None = None
    descending: bool = False
    words: str = ""
    first: int = 0
    count: int = 100

    @classmethod
    def of(cls, told: Any) -> Question:
        """What can be understood of what a browser sent."""
        told = told if isinstance(told, dict) else {}
        tag, words, by = (told.get(name) for name in ("tag", "find", "sort"))
        return cls(
            tag=tag if isinstance(tag, str) else "",
            panels=Panels.of(told),
            step=_whole(told.get("step")),
            by=by if isinstance(by, str) else None,
            descending=told.get("descending") is True,
            words=words[:LONGEST_SEARCH] if isinstance(words, str) else "",
            first=max(0, _whole(told.get("first")) or 0),
            count=min(MOST_SENT, max(1, _whole(told.get("count")) or 1)),
        )


def _whole(value: Any) -> int | None:
    return value if type(value) is int else None


class TableShelf:
    """The recorded tables of a store, and the few joined ones that were asked for last.

    Those outlive versions: of runs that go on, only what is new is read.
    """

    def __init__(self, store: LiveStore) -> None:
        self._store = store
        self._kept: OrderedDict[tuple[str, tuple[Part, ...]], Joined] = OrderedDict()
        self._reading = threading.Lock()

    def tags(self) -> dict[str, list[Segment]]:
        """The series of each tag, sorted by run; tags that more runs have first."""
        table = self._store.table("table")
        return self._store.keep("tables by tag", table, lambda: _by_tag(self._cut()))

    def _cut(self) -> Cut:
        table = self._store.table("table")
        return self._store.keep("tables cut", table, lambda: cut_of(table))

    def segments(self, question: Question) -> list[Segment]:
        """The series asked for, in the order of the runs."""
        return question.panels.chosen(self.tags().get(question.tag, []))[:MOST_RUNS]

    def steps(self, question: Question) -> np.ndarray[Any, Any]:
        """All steps at which one of these runs recorded the tag."""
        steps = self._cut().step
        held = [steps[one.start : one.end] for one in self.segments(question)]
        return np.unique(np.concatenate(held)) if held else np.zeros(0, np.int64)

    def parts(self, question: Question) -> list[Part]:
        """The table of each run at the step asked for; none of a run that came to one later."""
        cut = self._cut()
        columns, rows, times = (cut.table[name] for name in ("columns", "rows", "wall_time"))
        found = []
        for one in self.segments(question):
            steps = cut.step[one.start : one.end]
            at = len(steps) - 1 if question.step is None else held_at(steps, question.step)
            if at < 0:
                continue
            row = one.start + at
            found.append(
                Part(
                    one.run,
                    int(steps[at]),
                    _time(float(times.iloc[row])),
                    int(rows.iloc[row]),
                    tuple(columns.iloc[row]),
                )
            )
        return found

    def of(self, question: Question) -> Joined:
        """The joined table that a question is about."""
        tag, parts = question.tag, tuple(self.parts(question))
        with self._reading:
            found = self._kept.pop((tag, parts), None)
            if found is None:
                known = {
                    part: table
                    for (other, _), whole in self._kept.items()
                    if other == tag
                    for part, table in whole.tables.items()
                }
                found = joined(parts, lambda part: known.get(part) or self._read(tag, part))
            if found.is_whole:
                self._kept[tag, parts] = found
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        return found

    def _read(self, tag: str, part: Part) -> Light | None:
        try:
            return light(recorded_table(self._store, part.run, tag, part.step))
        except (UnknownKindError, FormatError, OSError):
            return None  # its file is changing: the next look tells

    def rows(self, question: Question, called: Mapping[str, str]) -> tuple[Joined, Sequence[int]]:
        """The joined table, and which of its rows are wanted, in their order."""
        whole = self.of(question)
        order: Sequence[int] = range(len(whole.rows))
        if question.by is not None:
            order = whole.order(question.by, descending=question.descending, called=called)
        return whole, whole.found(order, question.words, called)


def _by_tag(cut: Cut) -> dict[str, list[Segment]]:
    found: dict[str, list[Segment]] = {}
    for one in cut.segments:
        found.setdefault(one.tag, []).append(one)
    return dict(sorted(found.items(), key=lambda item: (-len(item[1]), item[0])))


def answer(shelf: TableShelf, request: Any, called: Mapping[str, str]) -> dict[str, Any]:
    """Some rows, and what stands around them.

    Args:
        shelf: The tables.
        request: What `Question.of` reads; and `steps`, the key of the steps that the browser has.
        called: What people call the runs that they gave a name.

    """
    question = Question.of(request)
    steps = shelf.steps(question)
    key = f"{len(steps)}:{zlib.crc32(steps.tobytes()):08x}"
    known = request.get("steps") if isinstance(request, dict) else None
    whole, order = shelf.rows(question, called)
    first = min(question.first, max(0, len(order) - question.count))
    shown = order[first : first + question.count]
    columns = whole.columns[:MOST_COLUMNS]
    return {
        "tag": question.tag,
        "steps": None if key == known else {"key": key, "steps": numbers(steps)},
        "parts": [[part.run, part.step, part.wall_time] for part in whole.parts],
        "leftOut": whole.left_out,
        "columns": [_told(whole, index) for index in range(len(columns))],
        "columnsLeftOut": len(whole.columns) - len(columns),
        "total": len(whole.rows),
        "found": len(order),
        "first": first,
        "rows": [_row(whole, at, len(columns)) for at in shown],
    }


def _time(wall_time: float) -> float | None:
    return wall_time if math.isfinite(wall_time) else None


def _told(whole: Joined, index: int) -> dict[str, Any]:
    """A column: whether it has numbers alone, pictures or sounds, and how many letters it needs."""
    cells = [row[index] for row in whole.rows[:_LOOKED_AT]]
    held = [cell for cell in cells if cell is not None]
    kinds = {_kind(cell) for cell in held}
    letters = max((_letters(cell) for cell in held), default=0)
    column = whole.columns[index]
    kind = next((one for one in ("image", "sound") if one in kinds), "text")
    if kinds == {"number"}:
        kind = "number"
    return {"id": column.identity, "name": column.name, "kind": kind, "letters": letters}


def _kind(cell: Any) -> str:
    return cell.kind if isinstance(cell, File) else "number" if is_number(cell) else "text"


def _letters(cell: Any) -> int:
    if isinstance(cell, str):
        return min(LONGEST_CELL, max(map(len, cell.split("\n"))))
    return 9 if isinstance(cell, (float, File)) else len(str(cell))


def _row(whole: Joined, at: int, count: int) -> list[Any]:
    """The part, the row's number in it, and its cells."""
    part, row = whole.origins[at]
    source = whole.sources[part]
    cells = whole.rows[at][:count]
    return [part, row, [_cell(cell, source[index]) for index, cell in enumerate(cells)]]


def _cell(cell: Any, column: int) -> Any:
    """A cell as JSON: what that has not is an object that says what it is, and in which column."""
    if cell is None or isinstance(cell, bool):
        return cell
    if isinstance(cell, int):
        return cell if cell in _WHOLE else {"number": str(cell)}
    if isinstance(cell, float):
        return cell if math.isfinite(cell) else {"number": _spelled(cell)}
    if isinstance(cell, str):
        text = cell.encode("utf-8", "replace").decode()
        if len(text) <= LONGEST_CELL:
            return text
        return {"text": text[:LONGEST_CELL], "letters": len(text), "column": column}
    if isinstance(cell, File):
        return _file(cell, column)
    return {"time": cell.isoformat()} if hasattr(cell, "isoformat") else str(cell)[:LONGEST_CELL]


def _spelled(cell: float) -> str:
    return "NaN" if math.isnan(cell) else "∞" if cell > 0 else "−∞"


def _file(cell: File, index: int) -> dict[str, Any]:
    if cell.kind == "image":
        return {"image": index, "width": cell.width, "height": cell.height}
    return {"sound": index} if cell.kind == "sound" else {"bytes": cell.size}


def csv_of(shelf: TableShelf, request: Any, called: Mapping[str, str]) -> str:
    """The rows asked for, all of them, in their order: run and step before what was recorded."""
    whole, order = shelf.rows(Question.of(request), called)
    text = io.StringIO()
    lines = csv.writer(text, lineterminator="\n")
    lines.writerow(
        [cell_of(name) for name in ("run", "step", *(one.name for one in whole.columns))]
    )
    for at in order:
        part = whole.parts[whole.origins[at][0]]
        cells = [f"{one.size} bytes" if isinstance(one, File) else one for one in whole.rows[at]]
        line = (part.run, part.step, *cells)
        lines.writerow([cell_of(one) if isinstance(one, str) else one for one in line])
    return text.getvalue().encode("utf-8", "backslashreplace").decode()
