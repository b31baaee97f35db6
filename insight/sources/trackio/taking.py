"""What Trackio wrote at one moment, taken into what is fresh of a run, wherever it stood."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from insight.plugins.beside import ALERT
from insight.sources.records import as_text

from .machine import machine_tag
from .values import UNSHOWN, number_of, rows_of, seconds

if TYPE_CHECKING:
    from collections.abc import Mapping

    from insight.sources.kept_files.media_folder import MediaFolder

    from .project_run import Fresh, ProjectRun

_NUMBERS_ALONE = {float}
_LOWEST = -(1 << 63)


class Taking:
    """Takes moments in.

    Args:
        table: What the rows are told as, in the place of a file.
        media: Where pictures and sounds lie.

    """

    def __init__(self, table: str, media: MediaFolder) -> None:
        self._table = table
        self._media = media
        self._last: tuple[str, float] = ("", 0.0)

    def metrics(
        self, fresh: Fresh, number: int, timestamp: Any, step: Any, metrics: Mapping[str, Any]
    ) -> None:
        """Take in a step.

        Raises:
            FormatError, TypeError: If it has no time or no step.

        """
        if timestamp != self._last[0]:  # what is logged together has one time
            self._last = timestamp, seconds(timestamp)
        wall_time, at = self._last[1], whole(step)
        if {*map(type, metrics.values())} == _NUMBERS_ALONE:  # by far the most
            fresh.points(tuple(metrics), number, at, wall_time, tuple(metrics.values()))
            fresh.see(wall_time)
            return
        for row in rows_of(metrics, self._media):
            if row.kind == "scalar":
                fresh.point(row.tag, number, at, wall_time, row.heavy)
            elif row.kind == UNSHOWN:
                fresh.unshown[row.heavy] += 1
            else:
                where = self._table, row.kind, row.tag
                fresh.row(where, at, wall_time, row.cells, number)
        fresh.see(wall_time)

    def sample(
        self,
        run: ProjectRun,
        fresh: Fresh,
        number: int,
        timestamp: Any,
        values: Mapping[str, Any],
    ) -> None:
        """Take in what the machine did.

        Raises:
            FormatError: If it has no time.

        """
        wall_time = seconds(timestamp)
        run.samples += 1
        for tag, value in values.items():
            held = number_of(value)
            if held is not None:
                fresh.point(machine_tag(as_text(tag)), number, run.samples, wall_time, held)
        fresh.see(wall_time)

    def alert(
        self, run: ProjectRun, fresh: Fresh, number: int, timestamp: Any, told: tuple[Any, ...]
    ) -> None:
        """Take in what somebody was told: title, text and level.

        Raises:
            FormatError: If it has no time.

        """
        title, text, level = told
        wall_time = seconds(timestamp)
        run.alerts += 1
        said = "\n".join(as_text(str(part)) for part in (title, text) if part)
        cells = as_text(str(level)).lower(), said
        fresh.row((self._table, "message", ALERT), run.alerts, wall_time, cells, number)
        fresh.see(wall_time)


def whole(step: Any) -> int:
    """A step.

    Raises:
        TypeError: If it is no whole number of 64 bits.

    """
    if not isinstance(step, int):
        raise TypeError(f"step is {type(step).__name__}")
    if not _LOWEST <= step < -_LOWEST:
        raise TypeError("step has more than 64 bits")
    return step
