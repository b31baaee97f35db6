"""The table on the terminal, by Rich: as many runs and columns as fit."""

from __future__ import annotations

import math
import os
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property
from typing import TYPE_CHECKING

from rich.cells import cell_len, set_cell_size
from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from insight.cli.listing import printable

from .rows import SPARK
from .sparkline import PLAIN

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

    from rich.console import ConsoleDimensions, RenderableType

    from .following import View
    from .rows import Row, RunRows

_TONES = {
    "running": "green",
    "finished": "",
    "stopped": "dim",
    "failed": "bold red",
    "diverged": "bold red",
}
_LEAST_ROWS = 3
_WIDEST_TAG = 14
_FIXED = 10 + 9 + 7 + SPARK + 1
"""Characters of a row beside its name, its values and what holds."""
MOST_HELD, _MOST_NEWS = 8, 4


def console_of(*, is_terminal: bool) -> Console:
    """Where the table goes: no colours where NO_COLOR is set, wide where nobody looks."""
    if is_terminal:
        return Console(highlight=False)
    return Console(highlight=False, no_color=True, width=_width_of_file())


def _width_of_file() -> int:
    given = os.environ.get("COLUMNS", "")
    return int(given) if given.isdecimal() and int(given) > 0 else 160


@dataclass(frozen=True)
class Screen:
    """What is shown of one view.

    Args:
        view: What there is.
        rows: Where rows come from.
        size: Of the terminal, in characters.
        sort: By what rows are sorted.
        news: What was told lately.
        whole: Whether every run is shown, however many there are.
        most_held: How many lines say what holds.

    """

    view: View
    rows: RunRows
    size: ConsoleDimensions
    sort: str
    news: Sequence[str] = ()
    whole: bool = False
    most_held: int = MOST_HELD

    @cached_property
    def _shown(self) -> list[Row]:
        room = max(_LEAST_ROWS, self.size.height - 3 - len(self._below()))
        count = len(self.view.runs)
        most = count if self.whole or count <= room else room - 1
        return self.rows.first(self.view, most, self.sort)

    @cached_property
    def sign(self) -> Hashable:
        """Another one where another picture would come of it."""
        rows = tuple((row.run, *map(str, self._cells(row))) for row in self._shown)
        return self.size, rows, str(self._head("")), tuple(map(str, self._below()))

    def drawn(self, console: Console, root: str) -> RenderableType:
        """The picture.

        Args:
            console: What letters it has.
            root: What the folder is called.

        """
        parts: list[RenderableType] = [self._head(root), self._table(console.encoding)]
        left = len(self.view.runs) - len(self._shown)
        if left:
            parts.append(Text(f"{left:,} more", style="dim"))
        return Group(*parts, *self._below())

    def _head(self, root: str) -> Text:
        view = self.view
        running = int((view.runs["status"] == "running").sum())
        held = len({one.run for one in view.holdings})
        holds = f"rules hold for {held:,}" if held else "no rule holds"
        at = datetime.fromtimestamp(view.now).strftime("%H:%M")  # noqa: DTZ006 # the user's own
        count = f"{len(view.runs):,} run{'s' * (len(view.runs) != 1)}"
        told = f"{count}, {running:,} running, {holds}, {at}"
        head = Text(f"{cut(root, max(8, self.size.width - len(told) - 2))}  ", style="bold")
        head.no_wrap = True
        return head.append(told, style="bold red" if held else "default")

    def _table(self, encoding: str) -> Table:
        width, tags = self.size.width, self._tags()
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
        table.add_column("run", no_wrap=True)
        table.add_column("status", no_wrap=True)
        for name in ("step", "last", *(cut(tag, _WIDEST_TAG) for tag in tags)):
            table.add_column(name, no_wrap=True, justify="right")
        table.add_column("", no_wrap=True)
        table.add_column("holds", no_wrap=True, overflow="ellipsis")
        room = width - _FIXED - (_WIDEST_TAG + 1) * len(tags)
        name_room = max(10, min(max(map(_name_width, self._shown), default=0), room * 3 // 5))
        for row in self._shown:
            status, step, last, *values = self._cells(row)
            has_blocks = encoding.startswith("utf")
            spark = row.spark if has_blocks else row.spark.translate(PLAIN)
            table.add_row(
                Text(cut(row.run, name_room)),
                Text(status, style=_TONES.get(status, "")),
                Text(step),
                Text(last, style="dim"),
                *map(Text, values[:-1]),
                Text(spark, style="cyan"),
                Text(cut(values[-1], max(6, room - name_room)), style="red"),
            )
        return table

    def _tags(self) -> list[str]:
        width = self.size.width
        return self.rows.shown_tags()[: 1 if width < 96 else 2 if width < 128 else 4]

    def _cells(self, row: Row) -> list[str]:
        """Status, step, age, values, and the rules that hold."""
        values = (_number(row.values.get(tag)) for tag in self._tags())
        told = age(self.view.now - row.updated)
        return [row.status, f"{row.last_step:,}", told, *values, ", ".join(row.holds)]

    def _below(self) -> list[Text]:
        """What holds, what was told, and what is wrong."""
        width, holdings = self.size.width, self.view.holdings
        lines = [(f"! {one.sentence}", "red") for one in holdings[: self.most_held]]
        left = len(holdings) - len(lines)
        if left and self.most_held:
            lines.append((f"! and {left:,} more", "red"))
        lines += [(line, "dim") for line in self.news[-_MOST_NEWS:]]
        lines += [(f"? {line}", "yellow") for line in self.view.troubles[:_MOST_NEWS]]
        return [Text(cut(line, width), style=style, no_wrap=True) for line, style in lines]


def _name_width(row: Row) -> int:
    return cell_len(row.run)


def age(seconds: float) -> str:
    """A time that passed, in one unit.

    >>> [age(seconds) for seconds in (0.4, 59, 61, 7200, 2e5, float("nan"))]
    ['now', '59 s', '1 min', '2 h', '2 d', '-']

    """
    if not math.isfinite(seconds):
        return "-"
    for size, unit in ((86_400, "d"), (3_600, "h"), (60, "min"), (1, "s")):
        if seconds >= size:
            return f"{int(seconds // size):,} {unit}"
    return "now"


def _number(value: float | None) -> str:
    if value is None:
        return "-"
    return f"{value:.4g}".replace("nan", "NaN")


def cut(text: str, room: int) -> str:
    r"""A text without what could move the cursor, its middle cut where it is too long.

    >>> cut("sweep/seed=3/lr=0.1", 11), cut("a\x1b[2J", 9)
    ('sweep…r=0.1', 'a�[2J')

    """
    plain = printable(text.encode("utf-8", "surrogateescape").decode("utf-8", "replace"))
    if cell_len(plain) <= room:
        return plain
    head = (room - 1) // 2
    tail = set_cell_size(plain[::-1], room - 1 - head)[::-1]
    return f"{set_cell_size(plain, head)}…{tail}"
