"""Values on their way into records: kept one by one, written step by step."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from .pending import PendingValues
from .records import graph_records, lineage_records, value_records
from .scalar_step import ScalarSteps

if TYPE_CHECKING:
    from collections.abc import Callable

    from insight.errors import FrameError

    from .export import TensorExport
    from .pending import Pending
    from .writer import Writer


class Steps:
    """What a recorder was given, until it is written.

    Attributes:
        pending: What `add_value` kept.
        scalars: Makes records of nothing but scalars.
        export: Writes tensors as files, too; None where that was not asked for.

    """

    def __init__(self, writer: Writer, export: TensorExport | None) -> None:
        self._writer = writer
        self.pending = PendingValues()
        self.scalars = ScalarSteps()
        self.export = export

    def write_pending(self, step: int, plugin_filter: Callable[[str], bool] | None = None) -> bool:
        """Whether what was kept is recorded at `step`; also True when there was nothing.

        Raises:
            RecordingError: If it cannot be written and the recorder is to raise that.

        """
        with self.pending.lock:
            names, numbers, values = self.pending.take(plugin_filter)
        if names:
            record = self.scalars.record(step, names, numbers, plain=True)
            return self._writer.write(record, step)
        return not values or self._write(step, values)

    def _write(self, step: int, values: list[Pending]) -> bool:
        wall_time = time.time()
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

    def _write_exports(self, step: int, values: list[Pending]) -> bool:
        done = True
        for value in values:
            if value.array is not None and self.export is not None:
                try:
                    self.export.write(value.name, step, value.array)
                except OSError as error:
                    done = self._writer.failed(error)
        return done
