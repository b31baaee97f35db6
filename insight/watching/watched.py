"""A store under rules: what holds in it, judged anew where something changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from insight.errors import FilterError
from insight.lineage import filter_rows
from insight.tables.scalar_index import ScalarIndex

from .judge import Judge
from .look import look

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Hashable, Mapping, Sequence

    import pandas as pd

    from insight.tables import Store
    from insight.tables.awaited import Awaited

    from .holding import Holding
    from .look import Looked
    from .rule import Rule


class Watched:
    """What holds in a store. Of one thread; the store is refreshed by whoever has it.

    Args:
        store: Whose runs.
        rules: Which.

    Attributes:
        troubles: What keeps rules from being judged, in words: filters that name what no run has.

    """

    def __init__(self, store: Store, rules: Sequence[Rule]) -> None:
        self._store = store
        self._judge = Judge(rules)
        self._version: int | None = None
        self._found: list[Holding] = []
        self.troubles: list[str] = []

    def found(self, runs: Callable[[], pd.DataFrame] | None = None) -> list[Holding]:
        """What holds at any time of the store's present version, rule by rule.

        Args:
            runs: Gives `Store.runs()` of that version or a newer one, for who keeps it.

        """
        if self._version != self._store.version:
            self._version = self._store.version
            self._found = self._judged((runs or self._store.runs)())
        return self._found

    def unmet(self) -> list[Rule]:
        """The rules about series that no run has."""
        return self._judge.unmet()

    def _judged(self, runs: pd.DataFrame) -> list[Holding]:
        store = self._store
        awaited, bad = store.awaited(), store.bad_ranks()
        signs = _signs(runs, awaited, bad)

        def read(changed: Collection[str]) -> list[Looked]:
            whose = None if len(changed) == len(signs) else changed
            index = ScalarIndex(store.table("scalar", runs=whose), store.stepless(runs=whose))
            alerts = store.table("message", runs=whose, tags="alert")
            return look(runs, index, awaited, bad, alerts, changed)

        self._judge.judge(signs, read)
        return self._judge.found(self._wanted(runs))

    def _wanted(self, runs: pd.DataFrame) -> dict[str, frozenset[str]]:
        """The runs that each filter lets through; none of one that cannot be answered yet."""
        self.troubles = []
        filters = dict.fromkeys(rule.wanted for rule in self._judge.rules if rule.wanted)
        if not filters or runs.empty:
            return {}
        table = runs.merge(self._store.lineage(), on="run", how="left")
        found = {}
        for text in filters:
            try:
                rows = filter_rows(table, text, self._store)
            except FilterError as error:
                self.troubles.append(f"for {text}: {error}")
            else:
                found[text] = frozenset(rows["run"].astype(str))
        return found


def _signs(
    runs: pd.DataFrame,
    awaited: Mapping[str, Awaited],
    bad: Mapping[str, Mapping[str, Sequence[int]]],
) -> dict[str, Hashable]:
    """Of each run something that is another when anything of it is."""
    names = runs["run"].astype(str).tolist()
    columns = (runs[name].tolist() for name in ("points", "bytes", "status", "problems"))
    return {
        run: (*told, awaited.get(run), str(bad.get(run, "")))
        for run, *told in zip(names, *columns, strict=True)
    }
