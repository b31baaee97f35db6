"""The folders of runs that dashboards are measured on, made once into `.cache/bench`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .environment import CACHE
from .event_data import LAYOUTS, event_records, first_record, made_once

if TYPE_CHECKING:
    from pathlib import Path

LONG = ("train/loss", "train/accuracy", "train/grad_norm", "train/learning_rate")
SHORT = ("validation/loss", "validation/accuracy")
LONG_STEPS, SHORT_STEPS = 10_000, 200
PEER_TAGS, PEER_STEPS = ("train/loss", "train/accuracy"), 300
MANY_STEPS = 20


def six_cards(runs: int) -> Path:
    """Four tags of 10,000 points and two of 200 in each run."""
    layout = LAYOUTS["step"]

    def content(run: int) -> bytes:
        long = event_records(layout, 1, LONG_STEPS + 1, run, LONG)
        return first_record(layout) + long + event_records(layout, 1, SHORT_STEPS + 1, run, SHORT)

    return made_once(CACHE / "bench" / "events" / f"cards-{runs}", runs, layout, content)


def two_cards(runs: int) -> Path:
    """Two tags of 300 points in each run, as PyTorch writes them."""
    layout = LAYOUTS["scalar"]

    def content(run: int) -> bytes:
        records = event_records(layout, 1, PEER_STEPS + 1, run, PEER_TAGS)
        return first_record(layout) + records

    return made_once(CACHE / "bench" / "events" / f"peer-{runs}", runs, layout, content)


def many_runs(runs: int) -> Path:
    """Two tags of 20 points in each run, as PyTorch writes them: what costs here is each run."""
    layout = LAYOUTS["scalar"]

    def content(run: int) -> bytes:
        return first_record(layout) + event_records(layout, 1, MANY_STEPS + 1, run, PEER_TAGS)

    return made_once(CACHE / "bench" / "events" / f"many-{runs}", runs, layout, content)
