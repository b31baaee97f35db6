"""What a store outlives: interrupts, workers that are gone, links to nowhere, bad moments."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from insight import Store, open_runs
from insight.sources import event_files
from insight.sources.local import LocalPlace
from insight.tables import sidecar as sidecar_module
from insight.tables import store as store_module
from insight.tables.kept_tables import MOST_TABLES

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

LATER = "events.out.events.summary.1700000099.0.host_MS"
TENSORBOARD = "events.out.tfevents.1700000000.host"


def steps(store: Store) -> list[int]:
    return store.table("scalar")["step"].tolist()


def write(run: Any, *wanted: int, file: str = LATER) -> None:
    run.scalars(*((step, {"loss": 0.5}, 10.0 + step) for step in wanted), file=file)


@pytest.fixture
def interrupted(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, bool]]:
    """Ctrl-C after the first piece of a file, while `now` is set."""
    switch = {"now": False}
    real = event_files.EventFilesFollower._piece_news

    def piece_news(*args: Any) -> Any:
        if switch["now"]:
            raise KeyboardInterrupt
        return real(*args)

    monkeypatch.setattr(event_files.EventFilesFollower, "_piece_news", piece_news)
    return switch


def test_refresh_that_was_interrupted_is_made_up_for(
    root: Path, make_run: Any, interrupted: dict[str, bool]
) -> None:
    runs = [make_run(name) for name in "abc"]
    for run in runs:
        write(run, 1)
    store = open_runs(root)
    for run in runs:
        write(run, 2)
    interrupted["now"] = True
    with pytest.raises(KeyboardInterrupt):
        store.refresh()
    interrupted["now"] = False
    store.refresh()

    assert steps(store) == [1, 2] * 3


def test_first_refresh_that_was_interrupted_is_made_up_for(
    root: Path, make_run: Any, interrupted: dict[str, bool]
) -> None:
    for name in "abc":
        write(make_run(name), 1)
    store = Store(root)
    interrupted["now"] = True
    with pytest.raises(KeyboardInterrupt):
        store.refresh()
    (root / "c" / LATER).unlink()
    interrupted["now"] = False
    store.refresh()

    assert steps(store) == [1] * 2


def test_workers_that_were_shut_down_since_are_done_without(root: Path, make_run: Any) -> None:
    write(make_run("a"), 1)
    with ThreadPoolExecutor(1) as executor:
        store = open_runs(root, executor)
    write(make_run("b"), 2)
    store.refresh()

    assert steps(store) == [1, 2]


def test_a_file_that_cannot_be_read_makes_no_news_again_and_again(
    run: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(run, 1)
    store = open_runs(run.path)
    write(run, 2)
    with monkeypatch.context() as patch:
        patch.setattr(LocalPlace, "open", refuse)
        store.refresh()
        before, problems = store.version, store.problems()
        store.refresh()

        assert (store.version, steps(store)) == (before, [1])
        assert problems["offset"].tolist() == [-1]


def test_a_file_that_can_be_read_again_has_no_problem_and_all_its_rows(
    run: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(run, 1)
    store = open_runs(run.path)
    write(run, 2)
    with monkeypatch.context() as patch:
        patch.setattr(LocalPlace, "open", refuse)
        store.refresh()
    store.refresh()

    assert store.problems().empty
    assert steps(store) == [1, 2]


def refuse(self: LocalPlace, path: str) -> Any:
    raise PermissionError(13, "Permission denied", path)


def test_run_of_two_sources_does_not_grow_by_being_opened(run: Any) -> None:
    write(run, 1)
    (run.path / TENSORBOARD).write_bytes((run.path / LATER).read_bytes())

    assert open_runs(run.path).runs()["status"].tolist() == ["stopped"]


def test_source_of_a_run_is_that_of_its_files_now(run: Any) -> None:
    run.version(1.0)
    write(run, 1, file=TENSORBOARD)
    store = open_runs(run.path)
    write(run, 2)
    store.refresh()
    both = store.runs()["source"].tolist()
    for path in run.path.glob("*summary*"):
        path.unlink()
    store.refresh()

    assert (both, store.runs()["source"].tolist()) == (["mindspore"], ["tensorboard"])


def test_tables_that_are_kept_are_few(root: Path, make_run: Any) -> None:
    write(make_run("a"), 1)
    store = open_runs(root)
    for number in range(3 * MOST_TABLES):
        store.table("scalar", tags=[f"tag{number}"])

    assert len(store._tables) == MOST_TABLES


def test_a_pack_that_lost_a_file_gives_none_the_points_of_another(
    root: Path, make_run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(store_module, "MOST_IN_MEMORY", 3)
    real = sidecar_module._opened
    monkeypatch.setattr(sidecar_module, "_opened", lambda pack: list(real(pack))[1:])
    for number, name in enumerate("abcd"):
        write(make_run(name), number)
    store = open_runs(root)

    assert steps(store) == [0, 1, 2, 3]


def test_index_of_a_pack_is_checked(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(store_module, "MOST_IN_MEMORY", 3)
    write(run, *range(9))
    open_runs(run.path)
    (index,) = (tmp_path / "cache").rglob("index.json")
    index.write_text(index.read_text().replace('"loss"', '"lo5s"'))

    assert set(open_runs(run.path).table("scalar")["tag"]) == {"loss"}


def test_a_value_is_found_without_a_copy_of_its_run(run: Any) -> None:
    write(run, 1)
    store = open_runs(run.path)
    for step in range(2, 60):
        write(run, step)
        store.refresh()
    chunks = len(store._runs["."].block("scalar").chunks)

    assert store.value("scalar", ".", "loss", 7) == 0.5
    assert len(store._runs["."].block("scalar").chunks) == chunks > 1


def test_room_of_files_that_are_gone_is_given_back(run: Any) -> None:
    store = Store(run.path)
    store._reading.extents.reserve(0)
    for round_ in range(4):
        first = round_ * 300_000
        columns = {"loss": float(round_)}
        content = [(first + step, columns, 1.0 + step) for step in range(5000)]
        for path in run.path.iterdir():
            path.unlink()
        run.scalars(*content)
        store.refresh()
        for _ in range(60):  # as if as much had come as an extent holds
            store._reading.extents.take(5000)

    assert len(store._reading.extents) <= 2
    assert np.array_equal(store.table("scalar")["step"], np.arange(5000) + 900_000)


def test_entry_that_nobody_may_look_at_hides_no_other(root: Path, make_run: Any) -> None:
    write(make_run("a"), 1)
    (root / "loop").symlink_to("loop")

    assert steps(open_runs(root)) == [1]
