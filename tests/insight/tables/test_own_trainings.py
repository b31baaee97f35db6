"""Folders that look like those of ranks are runs each where they were given other parameters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from insight import open_runs
from insight.tables.own_trainings import is_of_a_training

if TYPE_CHECKING:
    from pathlib import Path

BEGUN = 1_700_000_000


def file_of(rank: int, suffix: str = "_MS") -> str:
    return f"events.out.events.summary.{BEGUN}.{rank}.host{suffix}"


def write(make_run: Any, rank: int, **given: Any) -> None:
    """What a process leaves in `summary_<rank>`, with its lineage where anything is given."""
    made = make_run(f"summary_{rank}")
    rows = [(step, {"loss": rank + 1.0 / step}, BEGUN + float(step)) for step in (1, 2)]
    made.scalars(*rows, file=file_of(rank))
    if given:
        tell(make_run, rank, BEGUN + 3.0, **given)


def tell(make_run: Any, rank: int, wall_time: float, **given: Any) -> None:
    told = {"hyper_parameters": given}
    make_run(f"summary_{rank}").lineage(
        "train_lineage", told, wall_time, file=file_of(rank, "_MS_lineage")
    )


def names(root: Path) -> list[str]:
    return open_runs(root).runs()["run"].tolist()


def test_trainings_that_were_given_other_parameters_are_a_run_each(
    root: Path, make_run: Any
) -> None:
    for rank in range(3):
        write(make_run, rank, learning_rate=0.1 * (rank + 1), device_num=1)
    store = open_runs(root)

    assert store.runs()["run"].tolist() == ["summary_0", "summary_1", "summary_2"]
    assert store.runs()["points"].tolist() == [2, 2, 2]
    assert store.metric("loss") == {"summary_0": 0.5, "summary_1": 1.5, "summary_2": 2.5}
    assert store.rank_folders() == {}
    assert len(store.lineage()) == 3


def test_folders_of_which_two_were_given_other_parameters_are_all_runs(
    root: Path, make_run: Any
) -> None:
    for rank, rate in enumerate((0.1, 0.1, 0.5)):
        write(make_run, rank, learning_rate=rate)

    assert names(root) == ["summary_0", "summary_1", "summary_2"]


def test_ranks_that_were_given_the_same_are_one_run(root: Path, make_run: Any) -> None:
    for rank in range(3):
        write(make_run, rank, learning_rate=0.1, batch_size=32)

    assert names(root) == ["summary_0"]


def test_ranks_of_a_training_on_several_devices_are_one_run_whatever_differs(
    root: Path, make_run: Any
) -> None:
    for rank in range(2):
        write(make_run, rank, batch_size=32 + rank, device_num=2)

    assert names(root) == ["summary_0"]


def test_lineage_of_one_rank_alone_tells_nothing_apart(root: Path, make_run: Any) -> None:
    write(make_run, 0, learning_rate=0.1)
    write(make_run, 1)

    assert names(root) == ["summary_0"]


def test_runs_part_once_their_parameters_are_known_and_stay_so(root: Path, make_run: Any) -> None:
    for rank in range(2):
        write(make_run, rank)
    store = open_runs(root)
    before = store.runs()["run"].tolist()
    for rank in range(2):
        tell(make_run, rank, BEGUN + 9.0, learning_rate=0.1 * (rank + 1))
    new = store.refresh()
    after = store.runs()["run"].tolist(), store.table("scalar")["value"].tolist()

    assert before == ["summary_0"]
    assert new == 2
    assert after == (["summary_0", "summary_1"], [1.0, 0.5, 2.0, 1.5])
    assert store.refresh() == 0
    assert store.runs()["run"].tolist() == ["summary_0", "summary_1"]


def test_rates_of_ranks_that_are_not_as_far_yet_tell_nothing_apart(
    root: Path, make_run: Any
) -> None:
    for rank in range(2):
        write(make_run, rank, learning_rate=0.1)
    tell(make_run, 0, BEGUN + 9.0, learning_rate=0.05)

    assert names(root) == ["summary_0"]


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        *(("learning_rate", True), ("model.depth", True), ("optimizer", True)),
        *(("rank", False), ("rankId", False), ("seed", False), ("data.shard_id", False)),
        *(("device_target", False), ("output_dir", False), ("local_rank", False)),
    ],
)
def test_parameters_of_a_single_process_make_no_training(name: str, expected: bool) -> None:
    assert is_of_a_training(f"hyperparameters.{name}") is expected
    assert not is_of_a_training(f"user.{name}")
