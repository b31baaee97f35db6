"""Files are read once for all browsers, and tables are cut once per change."""

from __future__ import annotations

import threading
import weakref
from typing import TYPE_CHECKING

import pandas as pd

from dashboard.live import LiveStore

if TYPE_CHECKING:
    from collections.abc import Callable


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


WHYS = ["no route", "no route", "denied"]


def fail(error: OSError) -> Callable[[], int]:
    def refresh() -> int:
        raise error

    return refresh


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


def test_what_is_made_of_an_older_table_is_not_taken_for_what_the_newer_gives() -> None:
    store, live, _ = make()
    older = live.runs()
    store.version += 1  # while the caller was at it
    made = live.keep("count", older, lambda: "of the older")
    newer = live.runs()

    assert made == "of the older"
    assert live.keep("count", newer, lambda: "of the newer") == "of the newer"
    assert live.keep("count", newer, lambda: "once more") == "of the newer"


def test_slow_table_keeps_nobody_from_another() -> None:
    store, live, _ = make()
    live.runs()
    entered, leave = threading.Event(), threading.Event()

    def slow() -> pd.DataFrame:
        entered.set()
        leave.wait(10)
        return pd.DataFrame()

    store.lineage = slow
    other = threading.Thread(target=live.lineage)
    other.start()
    entered.wait(10)
    live.runs()
    live.keep("made", store, lambda: 1)
    still_reads = other.is_alive()
    leave.set()
    other.join()

    assert still_reads


def test_what_nobody_asks_for_any_more_is_let_go() -> None:
    _, live, now = make()
    table = weakref.ref(live.runs())
    now[0] = 0.6
    live.refresh()

    assert table() is None


def test_root_that_does_not_answer_is_told_with_the_version_that_says_so() -> None:
    store, live, now = make()
    store.problems = lambda: pd.DataFrame(
        {"run": ["a"], "file": ["f"], "offset": [0], "problem": ["p"], "kept": [0]}
    ).astype({"run": "str", "file": "str", "problem": "str"})
    told = []
    for now[0], why in zip([1.0, 2.0, 3.0], WHYS, strict=True):
        store.refresh = fail(OSError(why))
        told.append((live.refresh(), live.problems()["problem"].tolist()))

    assert [problems for _, problems in told] == [[why, "p"] for why in WHYS]
    assert told[0][0] == told[1][0] < told[2][0]


def test_versions_of_two_servers_are_told_apart() -> None:
    _, one, _ = make()
    _, other, _ = make()

    assert one.version == other.version
    assert one.era != other.era
