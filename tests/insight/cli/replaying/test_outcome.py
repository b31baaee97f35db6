"""What is compared of a run and its replay, and what is said where they began elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import insight
from insight.cli.replaying.outcome import Compared, compared, first_step
from insight.cli.replaying.resumption import began_at, outcome

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from insight.tables import Store

FROM = {"7f": "state.ckpt"}


def recorded(folder: Path, steps: Mapping[int, Mapping[str, float]]) -> Store:
    with insight.SummaryRecord(folder, provenance=False) as record:
        for step, values in steps.items():
            record.log(step, values)
    return insight.open_runs(folder)


def test_tag_that_a_replay_lacks_is_different_from_its_first_step_on(tmp_path: Path) -> None:
    run = recorded(tmp_path / "run", {step: {"loss": 1 / step, "acc": 0.5} for step in range(1, 7)})
    again = recorded(tmp_path / "again", {step: {"acc": 0.5} for step in range(4, 7)})

    assert compared(run, ".", again) == [Compared("loss", 6, 1)]
    assert compared(run, ".", again, since=4) == [Compared("loss", 3, 4)]


def test_tag_of_before_the_training_went_on_is_not_compared(tmp_path: Path) -> None:
    steps = {1: {"val/loss": 2.0, "loss": 3.0}, 2: {"loss": 1.0}, 3: {"loss": 0.5}}
    run = recorded(tmp_path / "run", steps)
    again = recorded(tmp_path / "again", {3: {"loss": 0.5}})

    assert compared(run, ".", again, since=3) == [Compared("loss", 1, None)]


def test_steps_that_a_replay_left_out_are_different(tmp_path: Path) -> None:
    run = recorded(tmp_path / "run", {step: {"loss": 1 / step} for step in range(1, 10)})
    again = recorded(tmp_path / "again", {step: {"loss": 1 / step} for step in range(7, 10)})

    assert compared(run, ".", again, since=4) == [Compared("loss", 6, 4)]


def test_first_step_is_of_what_was_recorded_since_a_time(tmp_path: Path) -> None:
    recorded(tmp_path, {1: {"loss": 3.0}, 2: {"loss": 2.0}})
    store = recorded(tmp_path, {3: {"loss": 1.0}})
    (last,) = store.table("scalar").query("step == 3")["wall_time"]

    assert first_step(store, ".") == 1
    assert first_step(store, ".", last) == 3
    assert first_step(store, ".", last + 1) is None


@pytest.mark.parametrize(
    ("resumed", "first", "again", "is_here", "words"),
    [
        ({}, 1, 1, False, None),
        (
            {},
            1,
            4,
            False,
            "this training went on from a checkpoint, which the recorded one did not",
        ),
        ({}, 1, 4, True, "did not; without --here it may not find that checkpoint"),
        ({}, 4, 1, False, None),
        (FROM, 101, 101, False, None),
        (FROM, 101, 1, False, "the recorded training went on from state.ckpt; this one began anew"),
        (FROM, 4, 7, True, "went on from a later checkpoint: steps 4 to 6 are not repeated"),
        (FROM, 4, 5, True, "went on from a later checkpoint: step 4 is not repeated"),
        (FROM, None, 7, True, None),
        (FROM, 4, None, True, None),
    ],
)
def test_line_is_said_where_a_replay_began_elsewhere(
    resumed: dict[str, str], first: int | None, again: int | None, is_here: bool, words: str | None
) -> None:
    said = outcome(resumed, first=first, again=again, is_here=is_here)

    assert said is None if words is None else words in str(said)


@pytest.mark.parametrize(
    ("process", "time"),
    [("7-1500000000", 1.5), ("7", None), ("7-x", None), ("7-" + "9" * 99, None), (3, None)],
)
def test_time_of_a_process_is_read_without_trusting_it(process: object, time: float | None) -> None:
    assert began_at({"run": {"process": process}}) == time


@pytest.mark.parametrize("document", [None, {}, {"run": []}])
def test_document_without_a_process_tells_no_time(document: dict[str, object] | None) -> None:
    assert began_at(document) is None


def test_what_the_machine_did_is_no_part_of_what_is_compared(tmp_path: Path) -> None:
    steps = {4: {"acc": 0.5, "machine/cpu": 0.0}, 5: {"acc": 0.6}}
    run = recorded(tmp_path / "run", {1: {"machine/cpu": 12.0}} | steps)
    again = recorded(tmp_path / "again", {4: {"acc": 0.5}, 5: {"acc": 0.6}})

    assert compared(run, ".", again) == [Compared("acc", 2, None)]
    assert first_step(run, ".") == 4
