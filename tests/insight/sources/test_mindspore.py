from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from insight.errors import FormatError
from insight.format.frames import frame
from insight.plugins import PLUGINS
from insight.sources import (
    Batch,
    Fact,
    Folder,
    FoundRun,
    Gone,
    LocalPlace,
    Points,
    Problem,
    Progress,
    Readable,
    sources,
)
from insight.sources.mindspore import SOURCE

if TYPE_CHECKING:
    from insight.sources import Follower, News

EVENTS = "events.out.events.summary.1700000000.0.host_MS"
LINEAGE = "events.out.events.summary.1700000000.0.host_lineage"

PLACE = LocalPlace("/")


def follower_of(run: Any) -> Follower:
    folder = Folder(str(run.path), "a", [EVENTS])
    return SOURCE.follow(FoundRun("a", folder, [EVENTS]), PLACE)


def poll(follower: Follower, *files: str) -> list[News]:
    return list(follower.poll(files or (EVENTS,)))


def only(news: list[News], kind: type) -> list[Any]:
    return [one for one in news if isinstance(one, kind)]


def found_files(*names: str) -> list[str]:
    folder = Folder("runs/a", "a", sorted(names))
    return [file for found in SOURCE.discover([folder], PLACE) for file in found.files]


def test_scalars_of_a_file_read_as_a_whole_are_put_into_the_room_that_is_given(
    make_run: Any,
) -> None:
    rooms: list[Any] = []

    def take_room(rows: int) -> Any:
        rooms.append((np.empty(rows, np.int64), np.empty(rows), np.empty(rows)))
        return rooms[-1]

    run = make_run("a")
    run.scalars((1, {"loss": 0.5}, 10.0))
    folder = Folder(str(run.path), "a", [EVENTS])
    follower = SOURCE.follow(FoundRun("a", folder, [EVENTS]), PLACE, take_room)
    (whole,) = only(poll(follower), Points)
    run.scalars((2, {"loss": 0.25}, 11.0))
    (piece,) = only(poll(follower), Points)

    assert [len(steps) for steps, _, _ in rooms] == [1]
    assert whole.columns.steps is rooms[0][0]
    assert (rooms[0][2].tolist(), piece.columns.values.tolist()) == ([0.5], [0.25])


def test_source_is_found_by_being_there() -> None:
    assert SOURCE in sources()


@pytest.mark.parametrize(
    "name",
    [
        "events.out.events.summary.1795146961.0.vm_MS",
        "events.out.events.summary.1795146961.0.vm_lineage",
        "events.out.events.summary.1795149643.vm_MS",
        "xx_.out.events.summary.1795147030.0.vm_yy",
    ],
)
def test_event_files_of_every_name_are_found(name: str) -> None:
    assert found_files(name) == [name]


def test_other_files_make_no_run() -> None:
    assert found_files("events.out.tfevents.1234.host", "notes.txt", "net.ckpt") == []


def test_files_of_one_folder_are_one_run() -> None:
    folder = Folder("runs/a", "a", [EVENTS, LINEAGE, "notes.txt"])
    (found,) = SOURCE.discover([folder], PLACE)

    assert (found.run, found.files) == ("a", [EVENTS, LINEAGE])


def test_rank_is_read_from_the_name() -> None:
    ranks = ["events.out.events.summary.1700000000.3.host_MS", EVENTS]
    folder = Folder("runs/a", "a", ranks)
    (found,) = SOURCE.discover([folder], PLACE)

    assert found.ranks == {ranks[0]: 3, EVENTS: 0}


def test_scalars_of_a_step_come_by_tag(run: Any) -> None:
    run.scalars((1, {"loss": 0.5, "rate": 0.25}, 10.0), (2, {"loss": 0.125}, 11.0))
    (points,) = only(poll(follower_of(run)), Points)

    assert (points.columns.tags, points.columns.bounds.tolist()) == (["loss", "rate"], [0, 2, 3])
    assert points.columns.steps.tolist() == [1, 2, 1]
    assert points.columns.wall_times.tolist() == [10.0, 11.0, 10.0]
    assert points.columns.values.tolist() == [0.5, 0.125, 0.25]


def test_second_poll_tells_only_what_is_new(run: Any) -> None:
    run.scalars((1, {"loss": 0.5}, 10.0))
    follower = follower_of(run)
    poll(follower)
    run.scalars((2, {"loss": 0.25}, 11.0))

    assert [points.columns.steps.tolist() for points in only(poll(follower), Points)] == [[2]]
    assert poll(follower) == []


def test_graph_has_the_name_of_its_kind_as_tag(run: Any) -> None:
    run.graph(PLUGINS["graph"].example())
    (batch,) = only(poll(follower_of(run)), Batch)

    assert (batch.kind, batch.tag, batch.cells) == ("graph", "graph", [(1,)])


def test_lineage_comes_as_facts(run: Any) -> None:
    run.lineage("train_lineage", {"algorithm": {"network": "LeNet5"}}, 20.0)
    (fact,) = only(poll(follower_of(run), LINEAGE), Fact)

    assert (fact.plugin, fact.wall_time) == ("train_lineage", 20.0)
    assert fact.message.algorithm.network == "LeNet5"


def test_progress_counts_records_and_spans_their_wall_times(run: Any) -> None:
    run.version(9.0)
    run.scalars((1, {"loss": 0.5}, 10.0))
    progress = only(poll(follower_of(run)), Progress)

    assert sum(one.records for one in progress) == 2
    assert (progress[0].first_wall_time, progress[0].last_wall_time) == (9.0, 10.0)


def test_damage_is_told_once_with_its_offset(run: Any) -> None:
    run.scalars((1, {"loss": 0.5}, 10.0))
    size = (run.path / EVENTS).stat().st_size
    run.append(b"\x00" * 40)
    run.scalars((2, {"loss": 0.25}, 11.0))
    follower = follower_of(run)
    problems = only(poll(follower), Problem)
    run.scalars((3, {"loss": 0.25}, 12.0))

    assert [(problem.file, problem.offset) for problem in problems] == [(EVENTS, size)]
    assert only(poll(follower), Problem) == []


def test_whole_record_that_is_no_event_is_a_problem_and_the_rest_is_kept(run: Any) -> None:
    run.append(frame(b"\xff\xff\xff"))
    run.scalars((2, {"loss": 0.25}, 11.0))
    news = poll(follower_of(run))

    assert [problem.offset for problem in only(news, Problem)] == [0]
    assert [points.columns.steps.tolist() for points in only(news, Points)] == [[2]]


def test_tag_that_is_no_text_is_shown_with_what_can_be_read(run: Any) -> None:
    run.value("tensor", "weights", 1, np.zeros(3))
    broken = (run.path / EVENTS).read_bytes()[12:-4].replace(b"weights", b"we\xffghts")
    (run.path / EVENTS).write_bytes(frame(broken))
    follower = follower_of(run)
    (batch,) = only(poll(follower), Batch)

    assert batch.tag == "we\ufffdghts"
    assert follower.load("tensor", batch.tag, EVENTS, 0).shape == (3,)


def test_lineage_whose_names_are_no_text_is_a_problem(run: Any) -> None:
    run.lineage("custom_lineage_data", {"hidden": 16}, 20.0)
    broken = (run.path / LINEAGE).read_bytes()[12:-4].replace(b"hidden", b"hi\xffden")
    (run.path / LINEAGE).write_bytes(frame(broken))
    news = poll(follower_of(run), LINEAGE)

    assert only(news, Fact) == []
    assert [problem.offset for problem in only(news, Problem)] == [0]


def test_deleted_file_is_gone(run: Any) -> None:
    run.scalars((1, {"loss": 0.5}, 10.0))
    follower = follower_of(run)
    poll(follower)
    (run.path / EVENTS).unlink()

    assert poll(follower) == [Gone(EVENTS)]


def test_file_that_is_no_longer_listed_is_gone(run: Any) -> None:
    run.scalars((1, {"loss": 0.5}, 10.0))
    follower = follower_of(run)
    poll(follower)

    assert list(follower.poll([])) == [Gone(EVENTS)]


def test_replaced_file_is_read_from_its_start(run: Any) -> None:
    run.scalars((1, {"loss": 0.5}, 10.0), (2, {"loss": 0.5}, 11.0))
    follower = follower_of(run)
    poll(follower)
    (run.path / EVENTS).unlink()
    run.scalars((7, {"loss": 0.5}, 20.0))
    news = poll(follower)

    assert news[0] == Gone(EVENTS)
    assert [points.columns.steps.tolist() for points in only(news, Points)] == [[7]]


def test_file_that_cannot_be_opened_is_a_problem_told_once(run: Any) -> None:
    (run.path / EVENTS).symlink_to(run.path / EVENTS)  # a link to itself
    follower = follower_of(run)

    assert [problem.offset for problem in only(poll(follower), Problem)] == [-1]
    assert poll(follower) == []


def test_file_that_can_be_opened_again_is_read_and_its_problem_forgotten(run: Any) -> None:
    (run.path / EVENTS).symlink_to(run.path / EVENTS)
    follower = follower_of(run)
    poll(follower)
    (run.path / EVENTS).unlink()
    run.scalars((1, {"loss": 0.5}, 10.0))
    news = poll(follower)

    assert news[0] == Readable(EVENTS)
    assert [points.columns.steps.tolist() for points in only(news, Points)] == [[1]]


def test_file_that_could_not_be_opened_may_go_and_come_back(run: Any) -> None:
    (run.path / EVENTS).symlink_to(run.path / EVENTS)
    follower = follower_of(run)
    poll(follower)
    (run.path / EVENTS).unlink()
    gone = poll(follower)
    run.scalars((1, {"loss": 0.5}, 10.0))

    assert gone == [Gone(EVENTS)]
    assert [points.columns.steps.tolist() for points in only(poll(follower), Points)] == [[1]]


@pytest.mark.parametrize("other", [b"\xff\xff\xff", b""])
def test_heavy_value_of_another_record_at_its_place_is_refused(run: Any, other: bytes) -> None:
    run.append(frame(other))

    with pytest.raises(FormatError, match="a tensor named 'weights'"):
        follower_of(run).load("tensor", "weights", EVENTS, 0)


def test_link_that_leads_nowhere_is_no_news(run: Any) -> None:
    (run.path / EVENTS).symlink_to(run.path / "nowhere")
    follower = follower_of(run)

    assert poll(follower) == poll(follower) == []


def test_heavy_value_is_loaded_from_its_record(run: Any) -> None:
    array = np.arange(6, dtype=np.float32).reshape(2, 3)
    run.scalars((1, {"loss": 0.5}, 10.0))
    run.value("tensor", "weights", 1, array)
    follower = follower_of(run)
    (batch,) = [batch for batch in only(poll(follower), Batch) if batch.kind == "tensor"]

    assert np.array_equal(follower.load("tensor", "weights", EVENTS, batch.offsets[0]), array)


def test_heavy_value_of_a_file_that_has_changed_is_refused(run: Any) -> None:
    run.value("tensor", "weights", 1, np.zeros(3))
    follower = follower_of(run)
    (batch,) = only(poll(follower), Batch)
    (run.path / EVENTS).write_bytes(b"")

    with pytest.raises(FormatError, match="refresh the store"):
        follower.load("tensor", "weights", EVENTS, batch.offsets[0])
