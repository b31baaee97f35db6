"""Run: what a training script holds while it records."""

from __future__ import annotations

import html
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

from insight.errors import SummaryValueError
from insight.plugins.message import as_utf8
from insight.record.ending import ending_by
from insight.record.pending import Pending
from insight.record.scalar_step import PACKED_AS_THEY_ARE

from . import innermost
from .about import About
from .fitting import fitting, fitting_step
from .refusals import Refusals
from .settings import Settings
from .summary import Summary

if TYPE_CHECKING:
    from collections.abc import Mapping
    from types import TracebackType

    from insight.masking import Masking
    from insight.record.recorder import SummaryRecord

    from .earlier import Earlier

_NUMBERS = PACKED_AS_THEY_ARE
_SHOWN = 10  # values in a notebook


class Run:
    """An open run, as `insight.run` makes it; a context manager.

    What cannot be recorded costs one warning that names it, never the training. It ends with
    `with`, by `finish()`, when nobody holds it any more, or with the process.

    Args:
        record: Where it records to.
        name: Its name: the path of its folder below the directory of runs.
        masking: What is kept of texts.
        speaks: Whether this process says what is known of the run; one of several does.
        before: What was recorded before, of a run that goes on.

    Attributes:
        config: What it was started with: a mapping, recorded when it changes.
        summary: What came of it: a mapping of the last values, and of what is set.

    """

    def __init__(
        self,
        record: SummaryRecord,
        name: str,
        masking: Masking,
        *,
        speaks: bool = True,
        before: Earlier | None = None,
    ) -> None:
        self._record = record
        self._name = name
        self._masking = masking
        self._refuse = Refusals()
        self._about = About(record, self._refuse, speaks=speaks)
        self._last: dict[str, Any] = {}
        self.is_closed = self.is_entered = False
        self.config = Settings(self._about.settings)
        self.summary = Summary(self._last, self._about.metric)
        self._step: int | None = None
        self._counted = count(1)
        if before is not None:
            self._go_on(before)

    def _go_on(self, before: Earlier) -> None:
        if before.step is not None:
            self._reach(before.step)
        self._last.update({tag: value for tag, (_, value) in before.last.items()})
        for name, value in before.facts.items():
            section, _, rest = name.partition(".")
            if section == "hyperparameters":
                self.config.remember(rest, value)
            elif section == "metric":
                self.summary.remember(rest, value)
        self._about.remember(before.facts)
        self._record.number_alerts(before.alerts + 1)

    @property
    def name(self) -> str:
        """Its name: the path of its folder below the directory of runs."""
        return self._name

    @property
    def path(self) -> str:
        """The absolute path of its folder."""
        return self._record.log_dir

    @property
    def step(self) -> int | None:
        """The step of the newest `log`; None before the first."""
        return self._step

    @property
    def record(self) -> SummaryRecord:
        """What it records into, for values of a kind that you say: `run.record.add_value(…)`."""
        return self._record

    @property
    def parent(self) -> str | None:
        """The name of the run that it belongs to."""
        return self._about.parent

    @parent.setter
    def parent(self, parent: str) -> None:
        self._about.belongs_to(parent)

    @property
    def notes(self) -> str:
        """What it is about, in words; recorded when it is set."""
        return self._about.notes

    @notes.setter
    def notes(self, notes: str) -> None:
        self._about.notes = notes

    @property
    def tags(self) -> tuple[str, ...]:
        """Words that it is found by; recorded when they are set."""
        return self._about.tags

    @tags.setter
    def tags(self, tags: Any) -> None:
        self._about.tags = tags

    def log(self, values: Mapping[str, Any], step: Any = None) -> None:
        """Records values of one step, each by what it is; see `SummaryRecord.log` for what is what.

        Each call is a step of its own: 1, 2, 3, … What cannot be recorded is left out, with one
        warning for each name; the rest of the call is recorded.

        Args:
            values: By tag; tags in nested mappings are joined by "/".
            step: The step instead of the next; the count goes on from the highest so far.

        >>> import tempfile, insight
        >>> with insight.run(tempfile.mkdtemp(), machine=None, console=False) as run:
        ...     run.log({"loss": 0.5})
        ...     run.log({"loss": 0.4, "val": {"accuracy": 0.9}}, step=10)
        ...     run.log({"loss": 0.3})
        ...     run.step, run.summary["val/accuracy"]
        (11, 0.9)

        """
        if self.is_closed:
            self._refuse("log", "the run has ended")
            return
        if step is None or (step := fitting_step(step, self._refuse)) is None:
            step = self._step = next(self._counted)
        else:
            self._reach(step)
        if not self._log_numbers(step, values):
            self._log_what_fits(step, values)

    def _log_numbers(self, step: int, values: Any) -> bool:
        """Whether all are numbers, and recorded."""
        try:
            if type(values) is not dict or not _NUMBERS.issuperset(map(type, values.values())):
                return False
            self._record.log(step, values)
        except Exception:  # such as a tag that is no text: they are looked at one by one
            return False
        self._last.update(values)
        return True

    def _reach(self, step: int) -> None:
        """The step of a call that says which; an iterator counts, so that threads may share it."""
        if self._step is None or step > self._step:
            self._counted = count(step + 1)
            self._step = step

    def _log_what_fits(self, step: int, values: Any) -> None:
        found = fitting(values, self._masking, self._refuse)
        try:
            self._record.log(step, found)
        except Exception as error:
            self._refuse("log", f"{error}")
            return
        for tag, value in found.items():
            if not isinstance(value, Pending):
                self._last[tag] = value

    def define(self, pattern: str, *, step: str | None = None, better: str | None = None) -> None:
        """Says what values are, for pages and `insight best`: recorded in the run.

        Args:
            pattern: A tag, or a pattern with `*` for several: `val/*`.
            step: The tag whose values they are drawn over, such as `epoch`.
            better: "higher" or "lower".

        """
        self._about.define(pattern, step, better)

    def alert(self, title: str, text: str = "", level: str = "warn") -> None:
        """Tells whoever watches: a message of the run, which `insight watch` and the pages show.

        Args:
            title: What happened, in a few words.
            text: More about it.
            level: How grave it is: "info", "warn" or "error".

        """
        try:
            said = "\n".join(filter(None, (str(title), str(text))))
            self._record.alert(as_utf8(said), as_utf8(str(level)))
        except Exception as error:
            self._refuse("alert", f"{error}")

    def finish(self) -> None:
        """Ends the run: everything is on the disk. A second time does nothing."""
        self.close()

    def close(self) -> None:
        """As `finish`."""
        if self.is_closed:
            return
        self.is_closed = True
        self._record.close()
        innermost.end(self)

    def __enter__(self) -> Self:
        if self.is_closed:
            raise SummaryValueError.of("insight.run", "an open run", "one that has ended")
        self.is_entered = True
        innermost.enter(self)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        if not self.is_closed:
            self._record.leaving.ending = ending_by(error)
        self.close()

    def __repr__(self) -> str:
        state = "ended" if self.is_closed else "open"
        return f"<Run {self._name!r}, {state}, step {self._step}, in {self.path}>"

    def _repr_html_(self) -> str:
        """What a notebook shows: where it is, and its last values."""
        shown = list(self.summary.items())[-_SHOWN:]
        rows = "".join(f"<tr><td>{_text(k)}</td><td>{_text(v)}</td></tr>" for k, v in shown)
        state = "ended" if self.is_closed else "open"
        where = _text(Path(self.path).parent)
        return (
            f"<p><b>{_text(self._name)}</b> ({state}, step {self._step})<br>"
            f"<code>insight serve {where}</code></p><table>{rows}</table>"
        )


def _text(value: Any) -> str:
    number = f"{value:.6g}" if isinstance(value, float) else str(value)
    return html.escape(number[:200])
