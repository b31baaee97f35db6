"""The record of an adapter: opened with the first value, closed when the training ends."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping
from numbers import Real
from types import TracebackType
from typing import TYPE_CHECKING, Any, Self

from insight.errors import RecordingError
from insight.masking import Masking
from insight.record import SummaryRecord, holds_earlier
from insight.record.ending import ending_by
from insight.record.options import checked_unmasked
from insight.record.run import run

from ._facts import facts_of, placed
from ._where import CURRENT, LogDir, folder_of, run_of

if TYPE_CHECKING:
    from insight.format.ending import Ending
    from insight.record.run import Run

_LOGGER = logging.getLogger("insight.adapters")
_BEGINS_ANEW = (
    "%s holds an earlier recording, and this training begins at its first step: of a tag that both "
    "have, the older values from there on leave the tables. A folder of its own keeps both."
)


class _Once:
    """Whether something was said, also by a copy: a search makes one for each of its fits."""

    def __init__(self) -> None:
        self.is_done = False

    def __deepcopy__(self, memo: object) -> Self:
        return self


class Recording:
    """What all adapters can do: record numbers and settings into one run, and close its files.

    The files are opened when there is something to record and closed when the training ends; what
    comes later, such as an evaluation, opens new ones in the same run. A training that ends with an
    exception calls no hook in most frameworks: every value is with the operating system already
    then, and `with` or the end of the process closes the files. Such a run is `failed` in `runs()`
    where the exception is known, by `with` or because it ends the process, and else `stopped`; one
    that came to its end is `finished`.

    Args:
        log_dir: The run's folder, made if need be; or a run of `insight.run`, whose steps and end
            stay its own. Without one the current run, or where none is open, a new one in `./runs`,
            which ends with the training.
        unmasked: Names of settings that are no secrets, though they sound so; as `SummaryRecord`
            takes them.

    Raises:
        ValueKindError: If the folder is no path, or `unmasked` no list of names.
        SummaryValueError: If the folder is a URL, or none can have its name.

    """

    def __init__(self, log_dir: LogDir = CURRENT, *, unmasked: Iterable[str] = ()) -> None:
        super().__init__()
        name = type(self).__name__
        self._unmasked = checked_unmasked(unmasked, name)
        self._run = run_of(log_dir)
        self._owns_run = log_dir is CURRENT and self._run is None
        if self._owns_run:
            self._run = run(unmasked=self._unmasked)
            self._run.record.leaving.unless_closed = "stopped"
        self._log_dir = folder_of(log_dir if self._run is None else self._run, name)
        self._record: SummaryRecord | None = None
        self._sections: dict[str, dict[str, Any]] = {}
        self._others: dict[str, Any] = {}
        self._waiting = self._has_lineage = False
        self._was_open = self._is_lost = False
        self._left_out: set[str] = set()
        self._is_training = False
        self._has_said_anew = _Once()

    @property
    def record(self) -> SummaryRecord:
        """The open SummaryRecord, for values of your own."""
        if (open_run := self._open_run()) is not None:
            return open_run.record
        if self._record is None:
            self._record = SummaryRecord(self._log_dir, unmasked=self._unmasked)
            self._record.leaving.unless_closed = "stopped"
            self._was_open = True
        return self._record

    def _open_run(self) -> Run | None:
        """The run that it records into, as long as that is open."""
        return None if self._run is None or self._run.is_closed else self._run

    def _leave_run(self) -> None:
        """Records into folders from now on, each a run of its own."""
        run, self._run = self._run, None
        if self._owns_run and run is not None:
            run.close()

    def _reached(self) -> SummaryRecord | None:
        """The open record; None, and one word about it, where a run's folder is lost by now.

        A folder that cannot be made at the start is an error: nobody waits for results then.
        """
        try:
            record = self.record
        except RecordingError as error:
            if not self._was_open:
                raise
            if not self._is_lost:
                text = "%s Nothing is recorded; the training goes on."
                _LOGGER.error(text, error)  # noqa: TRY400 # the stack says nothing more
            self._is_lost = True
            return None
        self._is_lost = False
        return record

    def close(self) -> None:
        """Says that the training came to its end, and closes the files, all on the disk."""
        is_open = self._record is not None or self._open_run() is not None
        if self._waiting or (self._has_lineage and is_open):
            self._tell_settings()
        self._release()

    def _training_begins(self) -> None:
        """Leaves an earlier training that never came to its end."""
        if self._is_training:
            self._release("stopped")
        self._is_training = True

    def _say_where_it_begins(self, done: int) -> None:
        """Says once that a training takes the place of an earlier one: no steps stand before it."""
        if not done and not self._has_said_anew.is_done and holds_earlier(self._log_dir):
            self._has_said_anew.is_done = True
            _LOGGER.warning(_BEGINS_ANEW, self._log_dir)

    def _release(self, ending: Ending | None = None) -> None:
        """Closes the files; `ending` is what became of a training that came to no end."""
        self._is_training = False
        record, self._record = self._record, None
        if record is not None:
            record.leaving.ending = ending
            record.close()
        if self._owns_run and (own := self._open_run()) is not None:
            own.record.leaving.ending = ending
            own.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        if error is None:
            self.close()
        else:
            self._release(ending_by(error))

    def __getstate__(self) -> dict[str, Any]:
        # A copy, and the same object in another process, writes files of its own.
        return {**self.__dict__, "_record": None, "_run": None}

    def _log(self, step: int, values: Mapping[str, Any] | None) -> None:
        """Records what is a number; says once for each other tag that it is left out."""
        numbers = {}
        for tag, value in (values or {}).items():
            number = as_number(value)
            if number is not None:
                numbers[str(tag)] = number
            elif tag not in self._left_out:
                self._left_out.add(tag)
                kind = type(value).__name__
                _LOGGER.warning("%r is a %s, no number, and is not recorded.", tag, kind)
        if numbers:
            self._tell_waiting()
            if (record := self._reached()) is not None:
                if (open_run := self._open_run()) is None:
                    record.log(int(step), numbers)
                else:
                    open_run.log(numbers, step=int(step))

    def _histograms(self, step: int, arrays: Iterable[tuple[str, Any]]) -> None:
        """Records how the numbers of arrays are spread; says once for each that has none."""
        self._tell_waiting()
        if (record := self._reached()) is None:
            return
        for tag, array in arrays:
            try:
                record.add_value("histogram", tag, array)
            except (TypeError, ValueError) as error:
                if tag not in self._left_out:
                    self._left_out.add(tag)
                    _LOGGER.warning("%r is not recorded: %s", tag, error)
        record.record(step)

    def _settings(self, settings: Mapping[str, Any]) -> None:
        """Records settings as facts of the run; they add to those of earlier calls.

        Those of the train lineage come just before the next number: a run whose newest record is a
        train lineage is taken to be finished.
        """
        sections, others = placed(facts_of(settings, Masking(self._unmasked).is_none))
        for section, fields in sections.items():
            self._sections.setdefault(section, {}).update(fields)
        self._waiting |= bool(sections)
        self._others |= others
        self._tell_others()

    def _tell_waiting(self) -> None:
        """Tells what waits for a number, or found the run's folder lost."""
        self._tell_others()
        if self._waiting:
            self._tell_settings()

    def _tell_others(self) -> None:
        if self._others and self._record_facts("custom_lineage_data", self._others):
            self._others = {}

    def _tell_settings(self) -> None:
        # Whole: a newer train lineage replaces the older one.
        is_told = self._record_facts("train_lineage", self._sections)
        self._waiting = bool(self._sections) and not is_told

    def _metrics(self, metrics: Mapping[str, Any]) -> None:
        """Records what an evaluation found as facts of the run, `metric.*`."""
        numbers = {name: as_number(value) for name, value in metrics.items()}
        found = {name: float(number) for name, number in numbers.items() if number is not None}
        if found:
            self._record_facts("eval_lineage", {"metric": found})

    def _record_facts(self, plugin: str, facts: Mapping[str, Any]) -> bool:
        """Whether there was a record to tell them to."""
        self._has_lineage = True
        if (record := self._reached()) is None:
            return False
        record.add_value(plugin, "facts", facts)
        record.record(0)  # lineage has no step
        return True


def as_number(value: Any) -> Real | None:
    """`value` as one number, or None if it is none.

    >>> as_number(0.5), as_number("0.5"), as_number([0.5])
    (0.5, None, None)
    """
    if isinstance(value, Real):
        return value
    try:
        item = value.item()  # arrays and tensors of one element, wherever they live
    except (AttributeError, TypeError, ValueError, RuntimeError):
        return None
    return item if isinstance(item, Real) else None
