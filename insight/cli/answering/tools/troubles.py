"""What is wrong in a folder: runs that failed or diverged, odd values, damaged files, alerts."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from insight.cli.answering.sick import all_troubles, replaced, silent_s
from insight.cli.answering.text import NAME, ROOM, counted, fitting, line_of, run_name
from insight.cli.answering.tool import AS_FILTER, Tool, whole

if TYPE_CHECKING:
    from collections.abc import Iterator

    import pandas as pd

    from insight.cli.answering.folder import Folder
    from insight.cli.answering.tool import Arguments

_ALERT = "alert"
_MOST_RUNNING = 20


def _answer(folder: Folder, asked: Arguments) -> Iterator[str]:
    shown = folder.shown(asked["filter"])
    names = shown["run"].astype(str).tolist()
    found = all_troubles(folder)
    troubled = {run: found[run] for run in names if run in found}
    counts = Counter(shown["status"].astype(str))
    statuses = ", ".join(f"{name} {count}" for name, count in counts.most_common())
    yield f"{len(troubled):,} of {counted(len(names), 'run')} have trouble; status: {statuses}"
    yield from _alerts(folder, set(names))
    yield from _running(folder, shown)
    yield from _replaced(folder, set(names))
    lines = [line_of([run, line], [NAME, 500]) for run, told in troubled.items() for line in told]
    if not lines:
        return
    first, limit = asked["offset"], asked["limit"]
    kept, _ = fitting(lines[first : first + limit], ROOM - 2_000)
    yield "run,trouble"
    yield from kept
    end = first + len(kept)
    if end < len(lines):
        yield f"[lines {first + 1:,} to {end:,} of {len(lines):,}; offset={end} goes on, or filter]"


def _alerts(folder: Folder, names: set[str]) -> Iterator[str]:
    found = folder.store.table("message", tags=_ALERT)
    counts = Counter(run for run in found["run"].astype(str) if run in names)
    if counts:
        named = ", ".join(f"{run_name(run)} {count}" for run, count in counts.most_common(10))
        yield f"alerts ({sum(counts.values()):,}; messages tag=alert has them): {named}"


def _replaced(folder: Folder, names: set[str]) -> Iterator[str]:
    """Rows that are in no table: no trouble, but worth to be known."""
    counts = {run: count for run, count in replaced(folder).items() if run in names}
    if counts:
        told = ", ".join(f"{run_name(run)} {count}" for run, count in list(counts.items())[:10])
        more = f" and {len(counts) - 10} more" if len(counts) > 10 else ""
        yield f"rows that a restart or a later row of their step replaced: {told}{more}"


def _running(folder: Folder, shown: pd.DataFrame) -> Iterator[str]:
    """Since when runs that go on have said nothing."""
    runs = shown.loc[shown["status"] == "running", "run"].astype(str).tolist()
    silent = silent_s(folder, runs[:_MOST_RUNNING]) if runs else {}
    if silent:
        told = ", ".join(f"{run_name(run)} {seconds:.0f} s" for run, seconds in silent.items())
        yield f"running, and silent for: {told}"


TOOL = Tool(
    name="troubles",
    title="What is wrong",
    words=(
        "Which runs failed or diverged, have NaN or infinite values (from which step on), damaged "
        "files (which, at which byte, what was kept) or alerts, and for which the usual rules of "
        "insight watch hold: a loss exploded, collapsed or overfits, silence, an idle GPU."
    ),
    takes={
        "filter": AS_FILTER,
        "limit": whole("Most lines.", 40, 1, 300),
        "offset": whole("Lines to pass over.", 0, 0, 1_000_000),
    },
    answer=_answer,
)
