"""Opens two folders in turns, in this process: what `ranks.py` measures, as JSON."""

from __future__ import annotations

import gc
import json
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TypeVar

import insight
from dashboard.live import LiveStore
from dashboard.pages.scalars import answer

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")
TAG = "loss"


class Opened(NamedTuple):
    """Seconds of CPU."""

    cold: float
    refresh: float
    prepared: float
    card: float

    @property
    def whole(self) -> float:
        return self.cold + self.prepared + self.card


def opened(root: Path, runs: int) -> Opened:
    """What it takes to open a folder and to answer what Scalars asks first."""
    gc.collect()
    cold, store = _seconds(lambda: insight.open_runs(root))
    refresh, news = _seconds(store.refresh)
    live = LiveStore(store)
    prepared, _ = _seconds(live.prepare)
    card, found = _seconds(lambda: answer(live, {"cards": {TAG: None}, "options": {}}))
    if news or len(store.runs()) != runs or not found["cards"]:
        raise RuntimeError(f"{root} expected {runs} runs and a card, got {len(store.runs())}")
    return Opened(cold, refresh, prepared, card)


def _seconds(act: Callable[[], T]) -> tuple[float, T]:
    before = time.process_time()
    found = act()
    return time.process_time() - before, found


def main() -> None:
    one, many, ranks, rounds = Path(sys.argv[1]), Path(sys.argv[2]), *map(int, sys.argv[3:5])
    opened(one, 1), opened(many, ranks)  # what is compiled and imported at first
    found = [(opened(one, 1), opened(many, ranks)) for _ in range(rounds)]
    print(
        json.dumps([[{**each._asdict(), "whole": each.whole} for each in both] for both in found])
    )


if __name__ == "__main__":
    main()
