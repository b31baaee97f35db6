"""The table on the terminal, by Rich: as many runs and columns as fit."""

from __future__ import annotations

import math
from datetime import datetime
from typing import TYPE_CHECKING

from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from insight.cli.listing import printable

from .sparkline import BLOCKS, GAP, PLAIN, sparkline

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from .following import View
    from .rows import Row, Rows

_TONES = {
    "running": "green",
    "finished": "",
    "stopped": "dim",
    "failed": "bold red",
    "diverged": "bold red",
}
SPARK = 12
_LEAST_ROWS = 3
MOST_HELD, _MOST_NEWS = 8, 4


def console_of(*, is_terminal: bool) -> Console:
    """Where the table goes: no colours where NO_COLOR is set, wide where nobody looks."""
    if is_terminal:
        return Console(highlight=False, soft_wrap=False)
    return Console(highlight=False, no_color=True, width=_width_of_file())


def _width_of_file() -> int:
    import os

    given = os.environ.get("COLUMNS", "")
    return int(given) if given.isdecimal() and int(given) > 0 else 160


def drawn(
    view: View, rows: Rows, console: Console, root: str, *, sort: str, news: Sequence[str], whole: bool, held: int = MOST_HELD
) -> RenderableType:
    """What the screen shows.

    Args:
        view: What there is.
        rows: Where rows come from.
        console: How large the screen is, and what letters it has.
        root: What the folder is called.
        sort: By what rows are sorted.
        news: What was told lately.
        whole: Whether every run is shown, however many there are.
        held: How many lines say what holds.

    """
    width = console.width
    below = _below(view, news, width, held)
    room = max(_LEAST_ROWS, console.height - 4 - len(below))
    count = len(view.runs)
    most = count if whole or count <= room + 1 else room
    shown = rows.first(view, most, sort)
    parts: list[RenderableType] = [_head(view, root, width), _table(shown, rows, view.now, console)]
    if count > len(shown):
        parts.append(Text(f"… {count - len(shown):,} more", style="dim"))
    return Group(*parts, *below)


def _head(view: View, root: str, width: int) -> Text:
    running = int((view.runs["status"] == "running").sum())
    held = len({one.run for one in view.holdings})
    holds = f"rules hold for {held:,}" if held else "no rule holds"
    at = datetime.fromtimestamp(view.now).strftime("%H:%M:%S")  # noqa: DTZ006 # the user's own
    told = f"{len(view.runs):,} runs · {running:,} running · {holds} · {at}"
    room = max(8, width - len(told) - 2)
    head = Text(f"{_cut(root, room)}  ", style="bold", no_wrap=True)
    return head.append(told, style="bold red" if held else "default")


def _table(shown: Sequence[Row], rows: Rows, now: float, console: Console) -> Table:
    width = console.width
    tags = rows.shown_tags()[: 1 if width < 96 else 2 if width < 128 else 4]
    has_blocks = console.encoding.startswith("utf")
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, expand=False)
    for name, right in (("run", False), ("status", False), ("step", True), ("last", True)):
        justify = "right" if right else "left"
        table.add_column(name, justify=justify, no_wrap=True, header_style="dim")  # type: ignore[arg-type]
    for tag in tags:
        table.add_column(_cut(tag, 14), justify="right", no_wrap=True, header_style="dim")
    table.add_column("", no_wrap=True)
    table.add_column("holds", no_wrap=True, overflow="ellipsis", header_style="dim")
    fixed = 9 + 9 + 7 + SPARK + 12 * len(tags) + len(tags) + 6
    room = max(10, (width - fixed) * 3 // 5)
    held_room = max(6, width - fixed - min(room, max((len(one.run) for one in shown), default=3)))
    for one in shown:
        spark = sparkline(one.spark, SPARK, BLOCKS if has_blocks else PLAIN)
        table.add_row(
            Text(_cut(one.run, room)),
            Text(one.status, style=_TONES.get(one.status, "")),
            Text(f"{one.last_step:,}"),
            Text(age(now - one.updated), style="dim"),
            *(Text(_number(one.values.get(tag))) for tag in tags),
            Text(spark if has_blocks else spark.replace(GAP, "x"), style="cyan"),
            Text(_cut(", ".join(one.holds), held_room), style="red"),
        )
    return table


def _below(view: View, news: Sequence[str], width: int, most: int) -> list[Text]:
    """What holds, what was told, and what is wrong."""
    held = [
        Text(f"! {_cut(one.sentence, width - 2)}", style="red", no_wrap=True)
        for one in view.holdings[:most]
    ]
    left = len(view.holdings) - len(held)
    if left > 0 and most:
        held.append(Text(f"! … and {left:,} more", style="red"))
    told = [Text(_cut(line, width), style="dim", no_wrap=True) for line in news[-_MOST_NEWS:]]
    wrong = [
        Text(f"? {_cut(line, width - 2)}", style="yellow", no_wrap=True)
        for line in view.troubles[:_MOST_NEWS]
    ]
    return [*held, *told, *wrong]


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


def _cut(text: str, room: int) -> str:
    """A name without what could move the cursor, its middle cut where it is too long."""
    plain = printable(text.encode("utf-8", "surrogateescape").decode("utf-8", "replace"))
    if len(plain) <= room:
        return plain
    head = (room - 1) // 2
    return f"{plain[:head]}…{plain[len(plain) - (room - 1 - head) :]}"
