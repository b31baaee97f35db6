"""The lineage of a store's runs, made anew only where it changed."""

from __future__ import annotations

import operator
import threading
from typing import TYPE_CHECKING

from .table import as_part, lineage_table, merged

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    import pandas as pd

    from .facts import Facts
    from .table import Part
    from .told import ToldFact


class KeptLineage:
    """The table of the last time it was asked for, and the row of each run that it was made of.

    May be asked from several threads: one makes the table, the others wait for it.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._parts: dict[str, list[Part]] = {}
        self._rows: dict[str, Facts] = {}
        self._table: pd.DataFrame | None = None

    def table(self, collect: Callable[[], Mapping[str, Sequence[ToldFact]]]) -> pd.DataFrame:
        """One row a run, one column a recorded fact.

        Args:
            collect: What is told of each run by now, oldest first.

        """
        with self._lock:
            parts = {run: list(map(as_part, told)) for run, told in collect().items()}
            rows = {run: self._row(run, held) for run, held in parts.items()}
            is_known = list(rows) == list(self._rows) and all(
                map(operator.is_, rows.values(), self._rows.values())
            )
            if self._table is None or not is_known:
                self._table = lineage_table(rows)
            self._parts, self._rows = parts, rows
            # A shallow copy: pandas copies on write, so what one caller changes no other sees.
            return self._table.copy(deep=False)

    def _row(self, run: str, parts: list[Part]) -> Facts:
        """The row of a run: the very one of the last time where it is made of the same facts."""
        known = self._parts.get(run, [])
        same = len(known) == len(parts) and all(
            one.facts is other.facts for one, other in zip(known, parts, strict=True)
        )
        return self._rows[run] if same and run in self._rows else merged(parts)
