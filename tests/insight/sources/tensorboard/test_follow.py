from __future__ import annotations

from typing import Any

import pytest

from insight.errors import FormatError
from insight.sources import (
    Batch,
    FileMemory,
    Folder,
    FoundRun,
    LocalPlace,
    News,
    Points,
    Problem,
    Progress,
    Remembering,
)
from insight.sources.tensorboard import SOURCE
from insight.sources.tensorboard.follow import TensorBoardFollower

EVENTS = "events.out.tfevents.1700000000.host.7.0"
NUMBERS = {"min": 0.0, "max": 1.0, "bucket_limit": [1.0], "bucket": [2.0]}


def follower_of(folder: Any) -> TensorBoardFollower:
    found = FoundRun("a", Folder(str(folder.path), "a", [EVENTS]), [EVENTS])
    return SOURCE.follow(found, LocalPlace(str(folder.path)))


def poll(follower: TensorBoardFollower) -> list[News]:
    return list(follower.poll([EVENTS]))


def only(news: list[News], kind: type) -> list[Any]:
    return [one for one in news if isinstance(one, kind)]


def test_each_record_is_told_once_while_the_file_grows(folder: Any) -> None:
    follower = follower_of(folder)
    folder.scalar("x", 1, 1.0)
    folder.value("h", 1, histo=NUMBERS)
    first = poll(follower)
    folder.scalar("x", 2, 2.0)
    second = poll(follower)

    assert [one.columns.steps.tolist() for one in only(first, Points)] == [[1]]
    assert [one.kind for one in only(first, Batch)] == ["histogram"]
    assert [one.columns.steps.tolist() for one in only(second, Points)] == [[2]]
    assert only(second, Batch) == []
    assert [one.records for one in only(first + second, Progress)] == [3, 1]
    assert poll(follower) == []


def test_scalars_that_need_protobuf_come_in_the_order_of_the_file(folder: Any) -> None:
    folder.tensor("x", 1, step=1, plugin="scalars", float_val=[1.0])
    folder.tensor("x", 2, step=2, double_val=[0.1])
    folder.tensor("x", 1, step=3, plugin="scalars", float_val=[3.0])

    (points,) = only(poll(follower_of(folder)), Points)
    assert (points.columns.tags, points.columns.steps.tolist()) == (["x"], [1, 2, 3])
    assert points.columns.values.tolist() == [1.0, 0.1, 3.0]


def test_progress_of_a_file_says_how_its_session_ended(folder: Any) -> None:
    folder.scalar("x", 1, 1.0)
    follower = follower_of(folder)
    before = poll(follower)
    folder.hparams(session_end_info={"status": 2})

    statuses = [one.status for one in only(before + poll(follower), Progress)]
    assert statuses == [None, "failed"]


def test_facts_do_not_pile_up_with_every_value_of_a_metric(folder: Any) -> None:
    folder.hparams(experiment={"metric_infos": [{"name": {"tag": "acc"}}]})
    store = folder.open()
    for step in range(20):
        folder.scalar("acc", step, float(step))
        store.refresh()

    (run,) = store._runs.values()
    assert len(run.facts()) == 1
    assert store.lineage()["metric.acc"].item() == 19.0


def test_another_follower_goes_on_from_what_one_remembers(folder: Any) -> None:
    folder.scalar("x", 1, 1.0)
    folder.tensor("x", 2, step=2, double_val=[0.1])
    folder.value("h", 1, histo=NUMBERS)
    folder.append(b"\xff" * 40)
    folder.hparams(session_end_info={"status": 1})
    first, second = follower_of(folder), follower_of(folder)
    told = poll(first)
    memory = first.memory(EVENTS)
    assert isinstance(first, Remembering)
    assert memory is not None

    recalled = list(second.recall(EVENTS, FileMemory.of(memory.plain())))

    assert only(recalled, Points) == []
    assert [one.tag for one in only(recalled, Batch)] == ["h"]
    assert only(recalled, Problem) == only(told, Problem)
    assert only(recalled, Progress)[-1] == only(told, Progress)[-1]
    assert poll(second) == []


def test_run_with_metrics_is_read_whole(folder: Any) -> None:
    folder.hparams(experiment={"metric_infos": [{"name": {"tag": "acc"}}]})
    first, second = follower_of(folder), follower_of(folder)
    poll(first)
    memory = first.memory(EVENTS)
    assert memory is not None

    with pytest.raises(FormatError, match="the scalars, for the metrics"):
        list(second.recall(EVENTS, memory))
