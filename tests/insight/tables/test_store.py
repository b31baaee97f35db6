from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd
import pytest

from insight import Store, open_runs
from insight.errors import FormatError, PathError, UnknownKindError
from insight.format.frames import frame, read_frames
from insight.plugins import PLUGINS
from insight.tables import KINDS

if TYPE_CHECKING:
    from pathlib import Path

LATER_FILE = "events.out.events.summary.1700000099.0.host_MS"


def points(store: Store, **chosen: Any) -> list[tuple[Any, ...]]:
    """(run, tag, step, value) of the scalars."""
    table = store.table("scalar", **chosen)
    return list(table[["run", "tag", "step", "value"]].itertuples(index=False, name=None))


def test_folder_without_runs_is_an_empty_store(root: Path) -> None:
    root.mkdir()
    store = open_runs(root)

    assert len(store.runs()) == len(store.problems()) == len(store.lineage()) == 0


def test_path_that_is_not_there_is_an_error_of_both_kinds(root: Path) -> None:
    with pytest.raises(PathError, match="existing path"):
        open_runs(root)
    with pytest.raises(FileNotFoundError):
        open_runs(str(root))


def test_path_of_a_file_is_refused_with_a_way_out(run: Any) -> None:
    run.version(1.0)

    with pytest.raises(PathError, match="give the folder"):
        open_runs(next(run.path.iterdir()))


def test_root_that_is_a_run_itself_is_named_by_a_dot(run: Any) -> None:
    run.scalars((1, {"loss": 0.5}, 10.0))

    assert open_runs(run.path).runs()["run"].tolist() == ["."]


def test_runs_are_named_by_their_path_below_the_root(root: Path, make_run: Any) -> None:
    for name in ("b", "a/deep/er"):
        make_run(name).scalars((1, {"loss": 0.5}, 10.0))

    assert open_runs(root).runs()["run"].tolist() == ["a/deep/er", "b"]


def test_rows_come_by_run_tag_and_step(root: Path, make_run: Any) -> None:
    make_run("b").scalars((1, {"loss": 0.5}, 10.0))
    make_run("a").scalars((1, {"rate": 2.0, "loss": 1.0}, 10.0), (2, {"loss": 0.25}, 11.0))

    assert points(open_runs(root)) == [
        ("a", "loss", 1, 1.0),
        ("a", "loss", 2, 0.25),
        ("a", "rate", 1, 2.0),
        ("b", "loss", 1, 0.5),
    ]


def test_runs_and_tags_can_be_chosen(root: Path, make_run: Any) -> None:
    for name in ("a", "b"):
        make_run(name).scalars((1, {"rate": 2.0, "loss": 1.0}, 10.0))
    store = open_runs(root)

    assert points(store, runs="b", tags=["loss", "none"]) == [("b", "loss", 1, 1.0)]
    assert points(store, runs=["none"]) == []


def test_index_of_a_chosen_table_is_plain(root: Path, make_run: Any) -> None:
    for name in ("a", "b"):
        make_run(name).scalars((1, {"loss": 1.0}, 10.0))

    assert open_runs(root).table("scalar", runs="b").index.equals(pd.RangeIndex(1))


def test_refresh_reads_what_is_new_and_counts_it(root: Path, run: Any) -> None:
    run.scalars((1, {"loss": 0.5}, 10.0))
    store = open_runs(root)
    run.scalars((2, {"loss": 0.25}, 11.0), (3, {"loss": 0.125}, 12.0))

    assert store.refresh() == 2
    assert [point[2] for point in points(store)] == [1, 2, 3]


def test_version_grows_with_news_only(root: Path, run: Any) -> None:
    run.scalars((1, {"loss": 0.5}, 10.0))
    store = open_runs(root)
    before = store.version
    store.refresh()
    quiet = store.version
    run.scalars((2, {"loss": 0.25}, 11.0))
    store.refresh()

    assert (quiet - before, store.version - quiet) == (0, 1)


def test_new_and_deleted_runs_are_noticed(root: Path, run: Any, make_run: Any) -> None:
    run.scalars((1, {"loss": 0.5}, 10.0))
    store = open_runs(root)
    make_run("b").scalars((1, {"loss": 0.5}, 10.0))
    run.path.rename(root / ".insight-trash")
    store.refresh()

    assert store.runs()["run"].tolist() == ["b"]
    assert [point[0] for point in points(store)] == ["b"]


def test_restart_in_another_file_replaces_the_steps_from_there_on(root: Path, run: Any) -> None:
    run.scalars(*((step, {"loss": step}, step) for step in range(5)))
    run.scalars((2, {"loss": 20.0}, 100.0), file=LATER_FILE)
    store = open_runs(root)

    assert [point[2:] for point in points(store)] == [(0, 0.0), (1, 1.0), (2, 20.0)]
    assert len(store.table("scalar", superseded=True)) == 6


def test_span_of_a_file_counts_all_its_tags(root: Path, run: Any) -> None:
    run.scalars((1, {"loss": 1.0}, 1.0), (9, {"loss": 9.0}, 2.0), (9, {"rate": 9.0}, 50.0))
    run.scalars((5, {"loss": 5.0}, 10.0), file=LATER_FILE)

    assert [point[2] for point in points(open_runs(root), tags="loss")] == [1, 5, 9]


def test_deleted_file_of_a_run_takes_its_rows_along(root: Path, run: Any) -> None:
    run.scalars((1, {"loss": 1.0}, 1.0))
    run.scalars((2, {"loss": 2.0}, 9.0), file=LATER_FILE)
    store = open_runs(root)
    (run.path / LATER_FILE).unlink()
    store.refresh()

    assert [point[2] for point in points(store)] == [1]


def test_nan_and_infinities_are_values(root: Path, run: Any) -> None:
    values = [float("nan"), float("inf"), float("-inf")]
    run.scalars(*((step, {"loss": value}, step) for step, value in enumerate(values)))

    np.testing.assert_array_equal(open_runs(root).table("scalar")["value"], values)


def test_what_one_caller_changes_no_other_sees(root: Path, run: Any) -> None:
    run.scalars((1, {"loss": 0.5}, 10.0))
    store = open_runs(root)
    mine = store.table("scalar")
    mine["value"] = 7.0
    mine.loc[0, "step"] = 9

    assert points(store) == [("a", "loss", 1, 0.5)]


def test_arrays_in_a_table_cannot_be_written(root: Path, run: Any) -> None:
    run.value("histogram", "weights", 1, np.arange(5.0))
    left = open_runs(root).table("histogram")["left"].iloc[0]

    with pytest.raises(ValueError, match="read-only"):
        left[0] = 1.0


def test_buckets_of_equal_number_stay_arrays_of_their_own(root: Path, run: Any) -> None:
    for step in (1, 2):
        run.value("histogram", "weights", step, np.arange(5.0))
    counts = open_runs(root).table("histogram")["bucket_count"]

    assert [len(count) for count in counts] == [2, 2]


def test_heavy_values_are_loaded(root: Path, run: Any) -> None:
    array = np.arange(6, dtype=np.float32).reshape(2, 3)
    run.value("tensor", "weights", 3, array)
    run.graph(PLUGINS["graph"].example())
    store = open_runs(root)

    assert np.array_equal(store.value("tensor", "a", "weights", 3), array)
    assert store.value("graph", "a", "graph", 0).name == "net"


def test_value_of_a_scalar_is_its_number(root: Path, run: Any) -> None:
    run.scalars((1, {"loss": 0.5}, 10.0), (2, {"loss": 0.25}, 11.0))

    assert open_runs(root).value("scalar", "a", "loss", 2) == 0.25


@pytest.mark.parametrize(
    ("kind", "run_name", "tag", "step"),
    [
        ("tensor", "none", "weights", 1),
        ("tensor", "a", "none", 1),
        ("tensor", "a", "weights", 2),
        ("none", "a", "weights", 1),
    ],
)
def test_value_that_is_not_there_is_a_key_error(
    root: Path, run: Any, kind: str, run_name: str, tag: str, step: int
) -> None:
    run.value("tensor", "weights", 1, np.zeros(3))
    store = open_runs(root)

    with pytest.raises(UnknownKindError):
        store.value(kind, run_name, tag, step)


def test_value_of_a_file_that_is_gone_is_a_format_error(root: Path, run: Any) -> None:
    run.value("tensor", "weights", 1, np.zeros(3))
    store = open_runs(root)
    next(run.path.iterdir()).unlink()

    with pytest.raises(FormatError):
        store.value("tensor", "a", "weights", 1)


def test_unknown_kind_is_a_key_error_that_names_the_kinds(root: Path) -> None:
    root.mkdir()

    with pytest.raises(UnknownKindError, match="histogram"):
        open_runs(root).table("scalars")


def test_tags_of_a_kind_are_those_of_all_runs(root: Path, make_run: Any) -> None:
    make_run("a").scalars((1, {"loss": 1.0}, 10.0))
    make_run("b").scalars((1, {"rate": 1.0, "loss": 1.0}, 10.0))

    assert open_runs(root).tags("scalar") == ["loss", "rate"]


def test_cut_file_is_a_problem_once_nobody_goes_on_writing_it(root: Path, run: Any) -> None:
    run.scalars((1, {"loss": 0.5}, 10.0))
    run.append(b"\x07\x00\x00")
    now = 0.0
    store = Store(root, clock=lambda: now)
    store.refresh()
    early = len(store.problems())
    now = next(run.path.iterdir()).stat().st_mtime + 61
    version = store.version
    store.refresh()

    assert (early, store.version) == (0, version + 1)
    assert store.problems()[["run", "kept"]].to_numpy().tolist() == [["a", 1]]


def test_file_of_a_problem_is_relative_to_the_root(root: Path, make_run: Any) -> None:
    make_run("deep/er").append(b"no frame of any kind, and long enough for one")

    assert open_runs(root).problems()["file"].iloc[0].startswith("deep/er/events.out")


def test_nothing_is_written_below_the_root(root: Path, run: Any) -> None:
    run.scalars((1, {"loss": 0.5}, 10.0))
    before = sorted(root.rglob("*"))
    store = open_runs(root)
    store.table("scalar")
    store.lineage()

    assert sorted(root.rglob("*")) == before


def test_threads_read_while_others_refresh(root: Path, run: Any) -> None:
    store = open_runs(root)
    failures: list[BaseException] = []

    def read() -> None:
        try:
            for _ in range(20):
                steps = store.table("scalar")["step"].tolist()
                assert steps == list(range(len(steps)))
                store.runs()
        except BaseException as error:
            failures.append(error)

    threads = [threading.Thread(target=read) for _ in range(3)]
    for thread in threads:
        thread.start()
    for step in range(50):
        run.scalars((step, {"loss": 1.0}, float(step)))
        store.refresh()
    for thread in threads:
        thread.join()

    assert failures == []


def test_empty_name_is_not_taken_for_the_working_folder() -> None:
    with pytest.raises(FileNotFoundError, match="an empty name"):
        open_runs("")


def rank_file(rank: int, second: int = 1700000000) -> str:
    return f"events.out.events.summary.{second}.{rank}.host_MS"


def test_run_of_many_ranks_shows_the_lowest_that_wrote_each_tag(run: Any) -> None:
    for rank in (1, 0, 2):
        run.scalars(
            *((step, {"loss": float(rank), f"rank{rank}": 0.5}, 10.0 + step) for step in (1, 2)),
            file=rank_file(rank),
        )
    store = open_runs(run.path)

    assert len(store.runs()) == 1
    assert [row[1:] for row in points(store, tags="loss")] == [("loss", 1, 0.0), ("loss", 2, 0.0)]
    assert store.tags("scalar") == ["loss", "rank0", "rank1", "rank2"]


@pytest.mark.parametrize("rank", [0, 1])
def test_rows_of_one_rank_can_be_asked_for(rank: int, run: Any) -> None:
    for writer in (0, 1):
        run.scalars((1, {"loss": float(writer)}, 10.0), file=rank_file(writer))

    assert [row[3] for row in points(open_runs(run.path), rank=rank)] == [float(rank)]


def test_training_continued_on_another_device_is_no_second_rank(run: Any) -> None:
    run.scalars((1, {"loss": 0.5}, 10.0), (2, {"loss": 0.4}, 11.0), file=rank_file(0))
    run.scalars((2, {"loss": 0.3}, 50.0), (3, {"loss": 0.2}, 51.0), file=rank_file(3, 1700000040))

    assert [row[2:] for row in points(open_runs(run.path))] == [
        (1, 0.5),
        (2, pytest.approx(0.3)),
        (3, pytest.approx(0.2)),
    ]


def test_quiet_refresh_asks_no_follower(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    from insight.tables.run_part import RunPart

    run.scalars((1, {"loss": 0.5}, 10.0))
    store = open_runs(run.path)
    polled: list[str] = []
    poll = RunPart.poll

    def counting(part: RunPart, of: Any, *others: Any) -> int:
        polled.append(of.name)
        return poll(part, of, *others)

    monkeypatch.setattr(RunPart, "poll", counting)
    store.refresh()
    quiet = list(polled)
    run.scalars((2, {"loss": 0.5}, 11.0))
    store.refresh()

    assert (quiet, polled) == ([], ["."])


def test_version_grows_when_time_alone_changes_a_status(run: Any) -> None:
    now = [100.0]
    run.scalars((1, {"loss": 0.5}, 90.0))
    store = Store(run.path, clock=lambda: now[0])
    store.refresh()
    before = (store.version, store.runs()["status"].item())
    now[0] = 151.0
    store.refresh()

    assert before == (1, "running")
    assert (store.version, store.runs()["status"].item()) == (2, "stopped")


@pytest.mark.parametrize("steps", [3, 5000])
def test_signalling_nan_is_a_value_like_any_other(steps: int, run: Any) -> None:
    run.scalars(*((step, {"loss": 1.5}, 10.0 + step) for step in range(steps)))
    (path,) = run.path.iterdir()
    quiet = np.float32(1.5).tobytes()
    content = [
        frame(payload.replace(quiet, b"\x01\x00\xa0\x7f"))
        for _, payload in read_frames(path.read_bytes())
    ]
    path.write_bytes(b"".join(content))

    assert open_runs(run.path).table("scalar")["value"].isna().sum() == steps


def test_metric_is_one_number_of_each_run_that_has_it(root: Path, make_run: Any) -> None:
    values = [3.0, float("nan"), 1.0, float("-inf"), 2.0]
    make_run("a").scalars(*((step, {"loss": value}, 1.0) for step, value in enumerate(values)))
    make_run("b").scalars((1, {"loss": float("nan"), "other": 0.5}, 1.0))
    make_run("c").scalars((1, {"other": 0.5}, 1.0))
    store = open_runs(root)
    store.refresh()

    assert [store.metric("loss", measure)["a"] for measure in ("last", "min", "max")] == [
        2.0,
        float("-inf"),
        3.0,
    ]
    assert store.metric("loss").keys() == {"a", "b"}
    assert np.isnan(store.metric("loss", "min")["b"])
    assert store.metric("nothing") == {}


def test_metric_holds_for_the_steps_that_stand(root: Path, run: Any) -> None:
    run.scalars((1, {"loss": 0.1}, 1.0), (2, {"loss": 0.2}, 2.0))
    run.scalars((1, {"loss": 0.5}, 9.0), file="events.out.events.summary.1700000009.0.host_MS")

    assert open_runs(root).metric("loss", "min") == {"a": 0.5}


def test_fact_of_a_run_leaves_what_was_built_of_its_points(root: Path, run: Any) -> None:
    run.value("tensor", "w", 1, np.zeros(2, np.float32))
    run.lineage("custom_lineage_data", {"x": 1}, 1.0)
    store = open_runs(root)
    store.table("tensor")
    (held,) = store._runs.values()
    before = held.block("tensor")
    run.scalars((1, {"loss": 0.5}, 1.0))
    run.lineage("custom_lineage_data", {"x": 2}, 2.0)
    store.refresh()

    assert held.block("tensor") is before


def test_sample_keeps_ends_and_extremes_of_each_run_and_tag(root: Path, make_run: Any) -> None:
    values = [float(step % 7) for step in range(100)]
    values[41], values[67] = -9.0, 99.0
    for name in "ab":
        make_run(name).scalars(*((step, {"x": v, "y": -v}, 1.0) for step, v in enumerate(values)))
    store = open_runs(root)
    table = store.table("scalar", sample=6)
    kept = {key: rows["step"].tolist() for key, rows in table.groupby(["run", "tag"])}

    assert list(kept) == [("a", "x"), ("a", "y"), ("b", "x"), ("b", "y")]
    assert all({0, 41, 67, 99} <= set(steps) and len(steps) == 6 for steps in kept.values())
    assert len(store.table("scalar")) == 400
    with pytest.raises(ValueError, match="at least 2"):
        store.table("scalar", sample=1)


def test_kind_that_runs_have_nothing_of_takes_no_memory_of_each(root: Path, run: Any) -> None:
    run.scalars((1, {"loss": 0.5}, 10.0))
    (root / "other").mkdir()
    store = open_runs(root)
    for kind in set(KINDS) - {"scalar"}:
        assert store.table(kind).empty
    held = store._runs[next(iter(store._runs))]

    assert {kind for kind, *_ in held._blocks} == {kind for kind, *_ in held._joined} == set()
    store.table("scalar")
    assert {kind for kind, *_ in held._blocks} == {"scalar"}
