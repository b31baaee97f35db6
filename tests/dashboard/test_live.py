"""Files are read once for all browsers, and tables are cut once per change."""

from __future__ import annotations

import threading

import pandas as pd

from dashboard.live import LiveStore


class CountingStore:
    """Counts what is asked of it."""

    def __init__(self) -> None:
        self.root = "/runs"
        self.version = 1
        self.refreshes = 0
        self.reads = 0

    def refresh(self) -> int:
        self.refreshes += 1
        self.version += 1
        return 1

    def runs(self) -> pd.DataFrame:
        self.reads += 1
        return pd.DataFrame({"run": ["a"]})


def make() -> tuple[CountingStore, LiveStore, list[float]]:
    store, now = CountingStore(), [0.0]
    return store, LiveStore(store, period_s=0.5, clock=lambda: now[0]), now


def test_many_browsers_in_one_period_read_the_files_once() -> None:
    store, live, now = make()
    now[0] = 0.6
    versions = {live.refresh() for _ in range(20)}

    assert store.refreshes == 1
    assert versions == {2}


def test_next_period_reads_again() -> None:
    store, live, now = make()
    for now[0] in (0.6, 1.2, 1.3):
        live.refresh()

    assert store.refreshes == 2


def test_browser_does_not_wait_for_the_read_of_another() -> None:
    store, live, now = make()
    now[0] = 0.6
    entered, leave = threading.Event(), threading.Event()
    read = store.refresh

    def slow() -> int:
        entered.set()
        leave.wait(10)
        return read()

    store.refresh = slow
    other = threading.Thread(target=live.refresh)
    other.start()
    entered.wait(10)
    version = live.refresh()
    leave.set()
    other.join()

    assert version == 1
    assert store.refreshes == 1


def test_table_is_kept_until_the_version_grows() -> None:
    store, live, _ = make()
    live.runs()
    live.runs()
    store.version += 1
    live.runs()

    assert store.reads == 2
