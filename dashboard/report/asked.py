"""What somebody wants a report to show."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from insight.errors import SummaryValueError

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

LONGEST_NOTES = 100_000
LONGEST_TITLE = 300


@dataclass(frozen=True)
class Asked:
    """What a report shows.

    Attributes:
        title: Above all; by default the name of the folder.
        filter: Which runs, as on the pages and in the commands; all by default.
        runs: Names of runs, where the filter is not all that chooses; empty for all.
        tags: Patterns such as `val/*` of the curves that are drawn; empty for the usual ones.
        target: What runs are judged by; empty for the usual.
        notes: Markdown.
        full: Whether paths, hosts and people are told as they were recorded.

    """

    title: str = ""
    filter: str = ""
    runs: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()
    target: str = ""
    notes: str = ""
    full: bool = False

    def __post_init__(self) -> None:
        """Refuse what would leave no room for the rest."""
        for what, text, most in (
            ("title", self.title, LONGEST_TITLE),
            ("notes", self.notes, LONGEST_NOTES),
        ):
            if len(text) > most:
                expected = f"{what} of at most {most:,} letters"
                raise SummaryValueError.of("report", expected, f"{len(text):,}")


def wanted_runs(found: Sequence[str], there: Collection[str], asked: Asked) -> list[str]:
    """Those of the runs that a filter found which are named, too.

    Raises:
        SummaryValueError: If a run is named that there is not.

    """
    if not asked.runs:
        return list(found)
    missing = [run for run in asked.runs if run not in there]
    if missing:
        hint = "names are those of `insight runs`"
        raise SummaryValueError.of("report", "names of runs that there are", repr(missing[0]), hint)
    return [run for run in found if run in asked.runs]
