"""Values on their way into records: kept one by one, written step by step."""

from __future__ import annotations

import time
from dataclasses import replace
from itertools import count
from typing import TYPE_CHECKING, Any

from insight.plugins import PLUGINS
from insight.plugins.artifact import within
from insight.plugins.beside import ALERT

from .added import added
from .pending import Pending, PendingValues, as_pending, scalar
from .rank import process_rank
from .records import graph_records, lineage_records, value_records
from .scalar_step import ScalarSteps

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from insight.errors import FrameError
    from insight.format.messages import UserDefinedInfo
    from insight.masking import Masking

    from .export import TensorExport
    from .writer import Writer

_MOST_KNOWN = 10_000
_MOST_ALERTS = 1_000_000  # of one process


class Steps:
    """What a recorder was given, until it is written.

    Attributes:
        pending: What `add_value` kept.
        scalars: Makes records of nothing but scalars.
        export: Writes tensors as files, too; None where that was not asked for.
        alerts: The numbers of the alerts to come.

    """

    def __init__(self, writer: Writer, export: TensorExport | None, folder: str = "") -> None:
        self._writer = writer
        self._folder = folder
        self.pending = PendingValues()
        self.scalars = ScalarSteps()
        self.export = export
        self._recorded: set[tuple[str, str]] = set()
        # Numbers that no other process of the run gives.
        self.alerts = count(process_rank() * _MOST_ALERTS + 1)

    def write_pending(self, step: int, plugin_filter: Callable[[str], bool] | None = None) -> bool:
        """Whether what was kept is recorded at `step`; also True when there was nothing.

        Raises:
            RecordingError: If it cannot be written and the recorder is to raise that.

        """
        with self.pending.lock:
            names, numbers, values = self.pending.take(plugin_filter)
        if names:
            record = self.scalars.record(step, names, numbers)
            return self._writer.write(record, step)
        return not values or self._write(step, values, time.time())

    def write_numbers(self, step: int, values: Mapping[str, Any]) -> bool:
        """Whether what was kept is recorded at `step`, and then `values` as one event of scalars.

        Args:
            step: Any 64-bit number.
            values: By tag; of `PACKED_AS_THEY_ARE` alone.

        Raises:
            ValueKindError: If a tag is no text; nothing is written then.
            SummaryValueError: If a tag is empty, or none that a file can hold; as before.
            RecordingError: If it cannot be written and the recorder is to raise that.

        """
        names = tuple(values)
        if not names:
            return self.write_pending(step)
        if not self.pending.waiting:
            return self._writer.write(self.scalars.record(step, names, values.values()), step)
        self.scalars.check(names)  # refused before anything is written
        try:
            done = self.write_pending(step)
        finally:
            record = self.scalars.record(step, names, values.values())
            done_too = self._writer.write(record, step)
        return done and done_too

    def write_logged(self, step: int, values: Mapping[str, float | Pending]) -> bool:
        """Whether what was kept is recorded at `step`, and then `values` as one event.

        Args:
            step: Any 64-bit number.
            values: Numbers of scalars, and what else there is, by tag.

        Raises:
            RecordingError: If it cannot be written and the recorder is to raise that.

        """
        if not any(isinstance(value, Pending) for value in values.values()):
            return self.write_numbers(step, values)
        listed = list(map(as_pending, values, values.values()))
        try:
            done = self.write_pending(step)
        finally:
            done_too = self._write(step, listed, time.time())
        return done and done_too

    def write_rest(self) -> None:
        """Records what is left when the recorder ends, so that none of it is lost.

        It stands at the last step, and what was recorded under its tag before, one step later; all
        of it when the newest record was made, or a newer value added: a recorder that was left open
        must not read as if it had gone on until its end.

        Raises:
            RecordingError: If it cannot be written and the recorder is to raise that.

        """
        with self.pending.lock:
            names, numbers, values = self.pending.take(None)
        values += [scalar(name, number) for name, number in zip(names, numbers, strict=True)]
        last = self._writer.last_step or 0
        wall_time = max(self._writer.newest_time, self.pending.added_at)
        parts: dict[bool, list[Pending]] = {False: [], True: []}
        for value in values:
            parts[self._is_known(value)].append(value)
        for is_known, part in parts.items():
            if part:
                self._write(min(last + is_known, 2**63 - 1), part, wall_time)

    def write_fact(self, message: UserDefinedInfo) -> bool:
        """Whether facts that a user names are recorded, at once; many of them in several records.

        Raises:
            RecordingError: If they cannot be written and the recorder is to raise that.

        """
        plugin = PLUGINS["custom_lineage_data"]
        return self._write(0, [Pending(plugin, "facts", message)], time.time())

    def write_alert(self, message: tuple[str, str], masking: Masking) -> bool:
        """Whether a message is recorded at once, under a number of its own.

        Raises:
            ValueKindError: If a part is no text.
            SummaryValueError: If it is too long.
            RecordingError: If it cannot be written and the recorder is to raise that.

        """
        value = added("message", ALERT, message, is_exported=False, masking=masking)
        too_large: list[FrameError] = []
        record = value_records(time.time(), next(self.alerts), [value], too_large)
        return not too_large and self._writer.write_fact(record, lineage=False)

    def _is_known(self, value: Pending) -> bool:
        """Whether a step has a value of this plugin and tag already."""
        if value.plugin.name == "scalar" and self.scalars.knows(value.name):
            return True
        return (value.plugin.name, value.name) in self._recorded

    def _write(self, step: int, values: list[Pending], wall_time: float) -> bool:
        if len(self._recorded) >= _MOST_KNOWN:  # tags that change without end
            self._recorded.clear()
        self._recorded.update((value.plugin.name, value.name) for value in values)
        values = [self._at_home(value) for value in values]
        done = self._write_exports(step, values)
        too_large: list[FrameError] = []
        for record in graph_records(wall_time, values, too_large):
            done &= self._writer.write_fact(record, lineage=False)
        if record := value_records(wall_time, step, values, too_large):
            done &= self._writer.write(record, step)
        for record in lineage_records(wall_time, values, too_large):
            done &= self._writer.write_fact(record, lineage=True)
        for error in too_large:
            done = self._writer.failed(error)
        return done

    def _at_home(self, value: Pending) -> Pending:
        """A file that lies in the run's folder is told by its path there."""
        if value.plugin.name != "artifact" or not self._folder:
            return value
        return replace(value, content=within(value.content, self._folder))

    def _write_exports(self, step: int, values: list[Pending]) -> bool:
        done = True
        for value in values:
            if value.array is not None and self.export is not None:
                try:
                    self.export.write(value.name, step, value.array)
                except OSError as error:
                    done = self._writer.failed(error)
        return done
