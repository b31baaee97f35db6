"""The lineage of a store's runs, made anew only where it changed."""

from __future__ import annotations

import operator
import threading
from typing import TYPE_CHECKING

from .masked import masked_texts, without_secrets
from .table import as_part, checkpoint_table, lineage_table, merged

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    import pandas as pd

    from .facts import Facts
    from .processes import Part
    from .told import ToldFact


class KeptLineage:
    """The tables of the last time they were asked for, and the row of each run that made them.

    May be asked from several threads: one makes the table, the others wait for it.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._parts: dict[str, list[Part]] = {}
        self._rows: dict[str, Facts] = {}
        self._table: pd.DataFrame | None = None
        self._checkpoints: pd.DataFrame | None = None

    def table(self, collect: Callable[[], Mapping[str, Sequence[ToldFact]]]) -> pd.DataFrame:
        """One row a run, one column a recorded fact.

        Args:
            collect: What is told of each run by now, oldest first.

        """
        with self._lock:
            self._look(collect())
            if self._table is None:
                self._table = lineage_table(self._rows)
            # A shallow copy: pandas copies on write, so what one caller changes no other sees.
            return self._table.copy(deep=False)

    def checkpoints(self, collect: Callable[[], Mapping[str, Sequence[ToldFact]]]) -> pd.DataFrame:
        """The checkpoints that runs wrote and read; `collect` as for `table`."""
        with self._lock:
            self._look(collect())
            if self._checkpoints is None:
                self._checkpoints = checkpoint_table(self._rows)
            return self._checkpoints.copy(deep=False)

    def masked_texts(
        self, run: str, collect: Callable[[], Mapping[str, Sequence[ToldFact]]]
    ) -> list[str]:
        """The texts of a run, as they were recorded, that its row masks; `collect` as above."""
        return masked_texts(merged(list(map(as_part, collect()[run]))))

    def _look(self, told: Mapping[str, Sequence[ToldFact]]) -> None:
        """Bring the rows up to date; where one is another, the tables are to be made anew."""
        parts = {run: list(map(as_part, held)) for run, held in told.items()}
        rows = {run: self._row(run, held) for run, held in parts.items()}
        is_known = list(rows) == list(self._rows) and all(
            map(operator.is_, rows.values(), self._rows.values())
        )
        if not is_known:
            self._table = self._checkpoints = None
        self._parts, self._rows = parts, rows

    def _row(self, run: str, parts: list[Part]) -> Facts:
        """The row of a run: the very one of the last time where it is made of the same facts.

        Secrets are masked in it, also those that other tools recorded.
        """
        known = self._parts.get(run, [])
        same = len(known) == len(parts) and all(
            one.facts is other.facts for one, other in zip(known, parts, strict=True)
        )
        return self._rows[run] if same and run in self._rows else without_secrets(merged(parts))
