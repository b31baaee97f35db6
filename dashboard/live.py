"""A store as the pages of one app see it: read once for all browsers, and cut once per change."""

from __future__ import annotations

import os
import threading
import time
from typing import TYPE_CHECKING, TypeVar

from .queries.scalar_index import ScalarIndex

if TYPE_CHECKING:
    from collections.abc import Callable

    import pandas as pd

    from insight.tables import Store

T = TypeVar("T")


class LiveStore:
    """The tables of a store, kept until its version grows.

    Args:
        store: What `insight.open_runs` gives.
        period_s: Files are looked at once in this time, however many browsers ask.
        clock: Seconds that only grow.

    """

    def __init__(
        self, store: Store, period_s: float = 0.5, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._store = store
        self._period_s = period_s
        self._clock = clock
        self._due = clock() + period_s
        self._reading = threading.Lock()
        self._keeping = threading.Lock()
        self._kept: dict[str, tuple[int, object]] = {}

    @property
    def root(self) -> str:
        """The folder as text that can be sent, also where its bytes are no UTF-8."""
        return os.fsencode(self._store.root).decode("utf-8", "backslashreplace")

    @property
    def version(self) -> int:
        return self._store.version

    def refresh(self) -> int:
        """The version after a look at the files, or after the look that is just being taken."""
        if self._reading.acquire(blocking=False):
            try:
                if self._clock() >= self._due:
                    self._store.refresh()
                    self._due = self._clock() + self._period_s
            finally:
                self._reading.release()
        return self._store.version

    def runs(self) -> pd.DataFrame:
        """`Store.runs()` of this version."""
        return self._keep("runs", self._store.runs)

    def lineage(self) -> pd.DataFrame:
        """`Store.lineage()` of this version."""
        return self._keep("lineage", self._store.lineage)

    def problems(self) -> pd.DataFrame:
        """`Store.problems()` of this version."""
        return self._keep("problems", self._store.problems)

    def histograms(self) -> pd.DataFrame:
        """`Store.table("histogram")` of this version."""
        return self._keep("histogram", lambda: self._store.table("histogram"))

    def scalars(self) -> ScalarIndex:
        """`Store.table("scalar")` of this version, cut by tag and run."""
        return self._keep("scalar", lambda: ScalarIndex(self._store.table("scalar")))

    def _keep(self, name: str, read: Callable[[], T]) -> T:
        version = self._store.version
        with self._keeping:
            kept = self._kept.get(name)
            if kept is None or kept[0] != version:
                kept = self._kept[name] = (version, read())
            return kept[1]  # type: ignore[return-value]  # each name is kept by one caller only
