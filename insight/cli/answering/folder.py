"""The folder that is asked about: its tables, kept until something new was read."""

from __future__ import annotations

import difflib
import time
from collections import OrderedDict
from typing import TYPE_CHECKING, Any, TypeVar

from insight.errors import SummaryValueError
from insight.lineage import filter_rows
from insight.lineage.difference import runs_of
from insight.lineage.parameters import set_and_found
from insight.lineage.target.definitions import definitions_of
from insight.sources import is_url, shown
from insight.tables import Store
from insight.tables.scalar_index import ScalarIndex
from insight.watching import Watched, usual_rules

from .text import run_name

if TYPE_CHECKING:
    import os
    from collections.abc import Callable, Hashable, Sequence
    from concurrent.futures import Executor

    import pandas as pd

    from insight.lineage.difference import ChosenRun
    from insight.tables.scalar_index import Segment

T = TypeVar("T")

MOST_KEPT = 64  # answers to parts of questions: a folder's tables themselves are few
REMOTE_PERIOD_S = 5.0  # object stores take money for each look
_LASTING = frozenset(("lineage", "scalars"))
"""What does not hang on how runs stand at the moment."""
_MOST_NAMED = 5
_MOST_COMPARED = 2_000  # names among which one is looked for that is spelled alike


def folder_at(
    directory: str | os.PathLike[str],
    called: str,
    executor: Executor | None,
    csv: Sequence[str] = (),
) -> Folder:
    """The folder that agents may ask about: what lies outside of it is not there.

    Args:
        directory: A folder, or a URL.
        called: As it was typed: all that is told of where it lies.
        executor: Where files are read; None for this process.
        csv: Patterns of plain tables.

    Raises:
        PathError: If there is no such folder.

    """
    return Folder(Store(directory, executor=executor, is_walled=True, csv=csv), called)


class Folder:
    """Runs as agents ask for them.

    Args:
        store: Whose runs they are; `refresh` reads it first of all.
        called: The folder as it was typed: all that is told of where it lies.
        clock: Seconds that only grow.

    Attributes:
        watched: What holds of the usual rules of `insight watch`.

    """

    def __init__(
        self, store: Store, called: str, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.store = store
        self.called = shown(called)
        self.watched = Watched(store, usual_rules().rules)
        self._clock = clock
        self._period_s = REMOTE_PERIOD_S if is_url(store.root) else 0.0
        self._looked_at: float | None = None
        self._version = -1
        self._kept: OrderedDict[Hashable, Any] = OrderedDict()
        self._facts: tuple[pd.DataFrame, pd.Series[Any]] | None = None
        self._of_facts: dict[str, Any] = {}

    def refresh(self) -> None:
        """Read what is new."""
        now = self._clock()
        if self._looked_at is None or now - self._looked_at >= self._period_s:
            self.store.refresh()
            self._looked_at = now
        if self.store.version != self._version:
            self._version = self.store.version
            self._kept.clear()
        elif "running" in set(self.runs["status"]):  # it may have stopped since
            for key in [key for key in self._kept if key not in _LASTING]:
                del self._kept[key]

    def keep(self, key: Hashable, make: Callable[[], T]) -> T:
        """What was made before under this key, or is made now."""
        if key not in self._kept:
            made = make()
            self._kept[key] = made
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        found: T = self._kept[key]
        return found

    def _keep_of_facts(self, key: str, make: Callable[[], T]) -> T:
        """The same for what hangs on facts alone: those of most runs stay while some record on."""
        lineage, sources = self.lineage, self.runs["source"]
        if self._facts is None or self._facts[0] is not lineage:
            before, self._facts = self._facts, (lineage, sources)
            if before is None or not (lineage.equals(before[0]) and sources.equals(before[1])):
                self._of_facts.clear()
        if key not in self._of_facts:
            self._of_facts[key] = make()
        found: T = self._of_facts[key]
        return found

    @property
    def runs(self) -> pd.DataFrame:
        """`Store.runs()`."""
        return self.keep("runs", self.store.runs)

    @property
    def lineage(self) -> pd.DataFrame:
        """`Store.lineage()`."""
        return self.keep("lineage", self.store.lineage)

    @property
    def known(self) -> pd.DataFrame:
        """All that a filter may name, but metrics."""
        return self.keep("known", lambda: self.runs.merge(self.lineage, on="run", how="left"))

    @property
    def settings(self) -> pd.DataFrame:
        """What people set and what came of it, each parameter once."""
        return self._keep_of_facts("settings", lambda: set_and_found(self.lineage, self.runs))

    @property
    def scalars(self) -> ScalarIndex:
        """All series."""
        return self.keep("scalars", self._read_scalars)

    def _read_scalars(self) -> ScalarIndex:
        told = definitions_of(self.lineage)
        return ScalarIndex(self.store.table("scalar"), self.store.stepless(), told)

    def series(self, tag: str) -> dict[str, Segment]:
        """A tag's series by run, also of one beside the training, as the machine's are."""
        index = self.scalars
        found = index.by_tag.get(tag) or [one for one in index.beside if one.tag == tag]
        return {one.run: one for one in found}

    @property
    def told(self) -> dict[str, ChosenRun]:
        """What is recorded of each run."""
        store = self.store
        make = lambda: {one.run: one for one in runs_of(store, self.names)}  # noqa: E731
        return self._keep_of_facts("told", make)

    @property
    def names(self) -> list[str]:
        """Of all runs."""
        return self.runs["run"].astype(str).tolist()

    def shown(self, wanted: str) -> pd.DataFrame:
        """The rows of `known` that a filter lets through.

        Raises:
            FilterError: If it cannot be read.

        """
        return filter_rows(self.known, wanted, self.store, self._given_names())

    def run(self, asked: str) -> str:
        """The run that is meant: by its name, by the end of it, or as its tool calls it.

        Raises:
            SummaryValueError: If there is none, or more than one; the hint names some.

        """
        names = self.names
        if asked in names:
            return asked
        given = self._given_names()
        ends = f"/{asked}"
        found = [run for run in names if run.endswith(ends) or asked in given.get(run, ())]
        found = found or [run for run in names if asked == run_name(run)]
        if len(found) == 1:
            return found[0]
        if found:
            hint = f"there are {_listed(found)}"
            raise SummaryValueError.of("run", "the name of one run", repr(asked), hint)
        near = self._near(asked, given)
        hint = f"did you mean {_listed(near)}" if near else "list_runs has all names"
        raise SummaryValueError.of("run", "the name of a run", repr(asked), hint)

    def _near(self, asked: str, given: dict[str, list[str]]) -> list[str]:
        inside = [run for run in self.names if asked.casefold() in run.casefold()]
        if inside:
            return inside
        called = {one: run for run, names in given.items() for one in names}
        called |= {run: run for run in self.names}
        close = difflib.get_close_matches(asked[:200], list(called)[-_MOST_COMPARED:], n=3)
        return list(dict.fromkeys(called[one] for one in close))

    def _given_names(self) -> dict[str, list[str]]:
        """What tools call their runs, beside the names of their folders."""
        if "run.name" not in self.lineage:
            return {}
        return self._keep_of_facts("given names", self._read_names)

    def _read_names(self) -> dict[str, list[str]]:
        named = self.lineage[["run", "run.name"]].dropna()
        return {str(run): [str(name)] for run, name in named.itertuples(index=False)}


def _listed(names: list[str]) -> str:
    more = len(names) - _MOST_NAMED
    return ", ".join(names[:_MOST_NAMED]) + (f" and {more} more" if more > 0 else "")
