"""Which runs somebody may wait for, and since when, as their files tell."""

from __future__ import annotations

import os
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pytest

from insight import Store, SummaryRecord
from insight.tables.awaited import Awaited

if TYPE_CHECKING:
    from pathlib import Path

BEGAN = 1_700_000_000.0


def awaited(root: Path) -> dict[str, Awaited]:
    store = Store(root, clock=lambda: BEGAN + 1_000)
    store.refresh()
    return store.awaited()


def written(run: Any, seconds: float) -> None:
    for path in run.path.iterdir():
        os.utime(path, (BEGAN + seconds, BEGAN + seconds))


def test_run_that_said_its_end_is_not_awaited(root: Path, run: Any) -> None:
    run.scalars((1, {"loss": 0.5}, BEGAN))
    assert "a" in awaited(root)
    run.lineage("train_lineage", {"hyper_parameters": {"learning_rate": 0.1}}, BEGAN + 1)

    assert awaited(root) == {}


@pytest.mark.parametrize("error", [None, KeyboardInterrupt, OSError])
def test_ends_of_our_recorder_are_words(error: Any, tmp_path: Path) -> None:
    with suppress(KeyboardInterrupt, OSError), SummaryRecord(tmp_path / "a") as record:
        record.log(1, {"loss": 0.5})
        before = awaited(tmp_path)
        if error is not None:
            raise error

    assert before["a"].tells_end
    assert awaited(tmp_path) == {}


def test_what_is_beside_a_training_is_not_the_training(root: Path, run: Any) -> None:
    run.scalars((1, {"loss": 0.5}, BEGAN), (1, {"machine/cpu": 0.5}, BEGAN + 50))
    written(run, 50)

    assert awaited(root)["a"][:2] == (BEGAN, BEGAN + 50)


def test_clock_that_is_behind_by_minutes_is_set_right(root: Path, run: Any) -> None:
    run.scalars((1, {"loss": 0.5}, BEGAN))
    written(run, 300)
    assert awaited(root)["a"].trained == BEGAN + 300
    written(run, 3_000)  # it was copied

    assert awaited(root)["a"].trained == BEGAN


def test_clock_that_is_ahead_by_far_is_not_believed(root: Path, run: Any) -> None:
    run.scalars((1, {"loss": 0.5}, BEGAN + 1e6))
    written(run, 300)

    assert awaited(root)["a"].trained == BEGAN + 300


def test_training_that_was_gone_on_with_is_awaited_from_then_on(root: Path, run: Any) -> None:
    run.scalars((1, {"loss": 0.5}, BEGAN))
    run.version(BEGAN + 500, file="events.out.events.summary.1700000500.0.host_MS")
    written(run, 500)

    assert awaited(root)["a"].trained == BEGAN + 500
