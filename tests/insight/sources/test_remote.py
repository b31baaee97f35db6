"""Runs behind a URL: read as if they lay here, with as few requests as can be."""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pandas as pd
import pytest
from fsspec.implementations.memory import MemoryFileSystem

from insight import open_runs
from insight.errors import MissingLibraryError, PathError, RemoteError, SummaryValueError
from insight.format.frames import frame
from insight.format.messages import Event
from insight.sources import place_of, sources
from insight.sources.ranges import Range, Ranges
from insight.sources.urls import shown
from insight.tables.kinds import KINDS
from insight.tables.tasks import scan_in_tasks

if TYPE_CHECKING:
    from collections.abc import Iterator

    from insight import Store

RUNS = Path(__file__).resolve().parents[2] / "data" / "summaries" / "runs"
EVENTS = "events.out.events.summary.1700000000.0.host_MS"
ROOT = "memory://bucket/runs"


def records(*steps: int, value: float = 1.0) -> bytes:
    """Scalars, one record a step."""
    found = []
    for step in steps:
        event = Event(wall_time=1.7e9 + step, step=step)
        event.summary.value.add(tag="loss", scalar_value=value * step)
        found.append(frame(event.SerializeToString()))
    return b"".join(found)


class Bucket:
    """A store in memory whose requests are counted, and which can be told to fail.

    Attributes:
        requests: What was asked since the last `take()`: `list`, or a file and the range of it.

    """

    def __init__(self) -> None:
        self.files = MemoryFileSystem()
        self.requests: list[Any] = []
        self.failure: Exception | None = None

    def put(self, name: str, content: bytes) -> None:
        """Write a whole object, as stores do."""
        self.files.pipe_file(f"/bucket/runs/{name}", content)

    def delete(self, name: str) -> None:
        self.files.rm_file(f"/bucket/runs/{name}")

    def take(self) -> list[Any]:
        """The requests since the last call."""
        taken, self.requests = self.requests, []
        return taken

    def note(self, request: Any) -> None:
        self.requests.append(request)
        if self.failure is not None:
            raise self.failure


@pytest.fixture
def bucket(monkeypatch: pytest.MonkeyPatch) -> Iterator[Bucket]:
    monkeypatch.setattr(MemoryFileSystem, "store", {})
    monkeypatch.setattr(MemoryFileSystem, "pseudo_dirs", [""])
    find, cat_file = MemoryFileSystem.find, MemoryFileSystem.cat_file
    made = Bucket()

    def counted_find(self: Any, path: str, **options: Any) -> Any:
        made.note("list")
        return find(self, path, **options)

    def counted_cat(self: Any, path: str, *, start: int, end: int) -> bytes:
        made.note((path.removeprefix("/bucket/runs/"), start, end))
        return cat_file(self, path, start=start, end=end)

    def refused(self: Any, *_: Any, **__: Any) -> Any:
        raise AssertionError("asked for something else than a listing or a range")

    monkeypatch.setattr(MemoryFileSystem, "find", counted_find)
    monkeypatch.setattr(MemoryFileSystem, "cat_file", counted_cat)
    monkeypatch.setattr(MemoryFileSystem, "info", refused)
    monkeypatch.setattr(MemoryFileSystem, "ls", refused)
    return made


def steps(store: Store) -> dict[str, list[int]]:
    table = store.table("scalar")
    return {str(run): rows["step"].tolist() for run, rows in table.groupby("run")}


def test_folders_of_ranks_are_one_run_behind_a_url(bucket: Bucket) -> None:
    for rank in range(2):
        name = EVENTS.replace(".0.host", f".{rank}.host")
        bucket.put(f"job/summary_dir{rank}/{name}", records(1, 2, value=rank + 1.0))
    store = open_runs(ROOT)

    assert store.runs()["run"].tolist() == ["job/summary_dir0"]
    assert store.table("scalar", rank=1)["value"].tolist() == [2.0, 4.0]


def test_folders_are_named_below_the_root_and_hidden_ones_passed_over(bucket: Bucket) -> None:
    for name in ("b/x/one", "b/two", "a/.hidden/three", ".trash/a/four", "top", "a-b/.five"):
        bucket.put(name, b"content")
    found = place_of(f"{ROOT}/").folders()

    assert [(folder.run, list(folder.names)) for folder in found] == [
        (".", ["top"]),
        ("a-b", [".five"]),
        ("b", ["two"]),
        ("b/x", ["one"]),
    ]
    assert found[2].file("two") == f"{ROOT}/b/two"


def test_listing_is_the_same_object_until_a_file_comes_or_goes(bucket: Bucket) -> None:
    bucket.put("a/one", b"content")
    place = place_of(ROOT)
    first = place.folders()
    bucket.put("a/one", b"longer content")
    second = place.folders()
    bucket.put("a/two", b"content")
    third = place.folders()

    assert first is second
    assert [list(folder.names) for folder in third] == [[], ["one", "two"]]


def test_every_table_is_what_the_same_folders_give_here(bucket: Bucket) -> None:
    for path in RUNS.rglob("*"):
        if path.is_file():
            bucket.put(path.relative_to(RUNS).as_posix(), path.read_bytes())
    remote, local = open_runs(ROOT), open_runs(RUNS)

    for kind in KINDS:
        pd.testing.assert_frame_equal(remote.table(kind), local.table(kind))
    pd.testing.assert_frame_equal(remote.lineage(), local.lineage())
    columns = ["run", "source", "last_step", "points", "files", "bytes"]
    pd.testing.assert_frame_equal(remote.runs()[columns], local.runs()[columns])


def test_first_look_is_one_listing_and_one_range_a_file(bucket: Bucket) -> None:
    for number in range(50):
        bucket.put(f"run{number}/{EVENTS}", records(1, 2, 3))
        bucket.put(f"run{number}/model.ckpt", bytes(1000))
    store = open_runs(ROOT)
    requests = bucket.take()

    assert requests[0] == "list"
    assert len(requests) == 51
    assert len(steps(store)) == 50


def test_quiet_look_is_one_listing(bucket: Bucket) -> None:
    for number in range(5):
        bucket.put(f"run{number}/{EVENTS}", records(1, 2))
    store = open_runs(ROOT)
    bucket.take()
    new = store.refresh() + store.refresh()

    assert (new, bucket.take()) == (0, ["list", "list"])


def test_look_asks_once_more_for_each_file_that_grew(bucket: Bucket) -> None:
    for number in range(9):
        bucket.put(f"run{number}/{EVENTS}", records(*range(1, 2000)))
    store = open_runs(ROOT)
    bucket.take()
    for number in range(3):
        bucket.put(f"run{number}/{EVENTS}", records(*range(1, 2011)))
    new = store.refresh()
    listing, *ranges = bucket.take()

    assert new == 33
    assert listing == "list"
    assert [name for name, _, _ in ranges] == [f"run{number}/{EVENTS}" for number in range(3)]
    assert all(stop - begin < 6000 for _, begin, stop in ranges)
    assert steps(store)["run0"] == list(range(1, 2011))


def test_only_what_changed_is_fetched_with_what_is_read(
    bucket: Bucket, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(9):
        bucket.put(f"run{number}/{EVENTS}", records(1, 2))
    place = place_of(ROOT)
    paths = [folder.file(EVENTS) for folder in place.folders()[1:]]
    place.versions(paths)
    bucket.put(f"run3/{EVENTS}", records(1, 2, 3))
    bucket.put(f"run5/{EVENTS}", records(1, 2, 3))
    bucket.take()
    place.folders()
    place.versions([])
    place.versions(paths)
    with place.open(paths[5]) as file:
        file.read(0, 10)

    assert [request[0] for request in bucket.take()[1:]] == [f"run{n}/{EVENTS}" for n in (5, 3)]


def test_record_cut_short_waits_for_the_rest(bucket: Bucket) -> None:
    whole = records(1, 2)
    bucket.put(f"a/{EVENTS}", whole[:-3])
    store = open_runs(ROOT)
    before = steps(store)
    bucket.put(f"a/{EVENTS}", whole)
    store.refresh()

    assert (before, steps(store)) == ({"a": [1]}, {"a": [1, 2]})


def test_object_replaced_by_other_content_is_read_anew(bucket: Bucket) -> None:
    bucket.put(f"a/{EVENTS}", records(1, 2, 3))
    store = open_runs(ROOT)
    bucket.take()
    bucket.put(f"a/{EVENTS}", records(5, 6, 7, 8, value=2.0))
    store.refresh()

    assert steps(store) == {"a": [5, 6, 7, 8]}
    assert len(bucket.take()) <= 3  # the listing, what seemed to have come, and the whole


def test_object_replaced_by_a_shorter_one_is_read_anew(bucket: Bucket) -> None:
    bucket.put(f"a/{EVENTS}", records(1, 2, 3))
    store = open_runs(ROOT)
    bucket.take()
    bucket.put(f"a/{EVENTS}", records(1, 2))
    store.refresh()

    assert steps(store) == {"a": [1, 2]}
    assert len(bucket.take()) == 2


def test_damage_that_became_whole_records_is_read_anew(bucket: Bucket) -> None:
    good = records(*range(1, 30))
    bucket.put(f"a/{EVENTS}", bytes(len(good)))
    store = open_runs(ROOT)
    before = steps(store)
    bucket.put(f"a/{EVENTS}", good + records(30))
    store.refresh()

    assert (before, steps(store)) == ({}, {"a": list(range(1, 31))})


def test_deleted_run_leaves_the_tables_and_the_last_one_too(bucket: Bucket) -> None:
    for name in "ab":
        bucket.put(f"{name}/{EVENTS}", records(1))
    store = open_runs(ROOT)
    bucket.delete(f"a/{EVENTS}")
    store.refresh()
    left = steps(store)
    bucket.delete(f"b/{EVENTS}")
    store.refresh()

    assert (left, steps(store)) == ({"b": [1]}, {})


def test_small_heavy_value_takes_one_request(bucket: Bucket) -> None:
    path = next(RUNS.glob("record_all_plugins/*_MS"))
    bucket.put(f"a/{path.name}", path.read_bytes())
    store = open_runs(ROOT)
    row = store.table("image").iloc[0]
    bucket.take()
    store.value("image", row["run"], row["tag"], int(row["step"]))

    assert len(bucket.take()) == 1


def test_store_that_does_not_answer_is_an_error_that_changes_nothing(bucket: Bucket) -> None:
    bucket.put(f"a/{EVENTS}", records(1))
    store = open_runs(ROOT)
    bucket.failure = TimeoutError("no route")
    with pytest.raises(RemoteError, match=r"runs expected an answer.*TimeoutError: no route.*Hint"):
        store.refresh()
    bucket.failure = None
    bucket.put(f"a/{EVENTS}", records(1, 2))
    new = store.refresh()

    assert (new, steps(store)) == (1, {"a": [1, 2]})


@pytest.mark.parametrize("status", [401, 403])
def test_store_that_lets_nobody_in_has_the_credentials_looked_at(
    bucket: Bucket, status: int
) -> None:
    bucket.failure = type("ClientResponseError", (Exception,), {"status": status})("told")
    with pytest.raises(RemoteError, match=r"expected permission to read.*check the credentials"):
        open_runs(ROOT)


def test_file_that_cannot_be_read_is_one_problem_until_it_can(
    bucket: Bucket, monkeypatch: pytest.MonkeyPatch
) -> None:
    bucket.put(f"a/{EVENTS}", records(1))
    note = bucket.note

    def refuse(request: Any) -> None:
        note(request)
        if request != "list":
            raise PermissionError("Forbidden")

    monkeypatch.setattr(bucket, "note", refuse)
    store = open_runs(ROOT)
    store.refresh()
    problems = store.problems()["problem"].tolist()
    monkeypatch.setattr(bucket, "note", note)
    store.refresh()

    assert len(problems) == 1
    assert "expected permission to read, got PermissionError: Forbidden" in problems[0]
    assert store.problems().empty
    assert steps(store) == {"a": [1]}


def test_worker_that_lists_nothing_reads_the_files_it_is_told(
    bucket: Bucket, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in "ab":
        bucket.put(f"{name}/{EVENTS}", records(*range(1, 20)))
    place = place_of(ROOT)
    jobs = [
        (source.name, run)
        for source in sources()
        for run in source.discover(place.folders(), place)
    ]
    bucket.take()
    info = MemoryFileSystem.store["/bucket/runs/a/" + EVENTS].size
    monkeypatch.setattr(MemoryFileSystem, "info", lambda self, path: {"size": info})
    with ThreadPoolExecutor(1) as executor:
        kept = list(scan_in_tasks(executor, place, jobs))

    assert sorted(one.path for one in kept) == [f"{ROOT}/{name}/{EVENTS}" for name in "ab"]
    assert bucket.take() == [(f"{name}/{EVENTS}", 0, info) for name in "ab"]


def test_nothing_below_a_url_is_a_missing_path(bucket: Bucket) -> None:
    with pytest.raises(PathError, match="files below a URL, got memory://bucket/runs"):
        open_runs(ROOT)


def test_url_of_a_file_is_refused_with_a_way_out(bucket: Bucket) -> None:
    bucket.put("a", b"content")
    with pytest.raises(PathError, match=r"expected a folder.*the folder that it lies in"):
        open_runs(f"{ROOT}/a")


def test_url_of_this_machine_is_its_folder(tmp_path: Path) -> None:
    assert open_runs(tmp_path.as_uri()).root == str(tmp_path)


def test_url_of_a_kind_that_nobody_knows_is_refused() -> None:
    with pytest.raises(SummaryValueError, match=r"URL that fsspec knows, got gopher://host/runs"):
        place_of("gopher://host/runs")


@pytest.mark.parametrize("library", ["s3fs", "fsspec"])
def test_library_that_is_not_installed_is_named_with_the_command(
    library: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [name for name in sys.modules if name.partition(".")[0] == library]:
        monkeypatch.setitem(sys.modules, name, None)
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(MissingLibraryError, match=r"pip install 'insight-train\[remote\]'"):
        place_of("s3://bucket/runs")


@pytest.mark.parametrize(
    ("url", "expected"),
    [
        ("s3://bucket/runs/", "s3://bucket/runs"),
        (
            "abfs://runs@account.dfs.core.windows.net/a",
            "abfs://runs@account.dfs.core.windows.net/a",
        ),
        ("ftp://me:secret@host/runs", "ftp://host/runs"),
        ("https://host/runs/?signature=secret", "https://host/runs"),
    ],
)
def test_url_is_shown_without_secrets(url: str, expected: str) -> None:
    assert shown(url) == expected


class Together:
    """A file system that answers several ranges at the same time."""

    async_impl = True

    def __init__(self, files: dict[str, bytes], *, knows_ranges: bool = True) -> None:
        self.files = files
        self.knows_ranges = knows_ranges
        self.batches: list[list[str]] = []
        self.bytes_sent = 0

    def cat_ranges(self, paths: Any, starts: Any, ends: Any, on_error: str) -> list[Any]:
        self.batches.append(list(paths))
        return [self.answer(*asked) for asked in zip(paths, starts, ends, strict=True)]

    def cat_file(self, path: str, *, start: int, end: int) -> bytes:
        self.batches.append([path])
        answer = self.answer(path, start, end)
        if isinstance(answer, Exception):
            raise answer
        return answer

    def answer(self, path: str, start: int, end: int) -> Any:
        if path not in self.files:
            return TimeoutError(path)
        found = self.files[path][start:end] if self.knows_ranges else self.files[path]
        self.bytes_sent += len(found)
        return found


def test_files_that_changed_are_asked_for_together() -> None:
    files = {f"file{number:03}": bytes([number]) * 100 for number in range(100)}
    together = Together(files)
    ranges = Ranges(together)
    ranges.expect({name: Range(0, 100) for name in files})
    found = {
        name: ranges.read(name, 0, 60, 100) + ranges.read(name, 60, 100, 100) for name in files
    }

    assert found == files
    assert list(map(len, together.batches)) == [32, 32, 32, 4]


def test_end_of_a_file_whose_rest_was_kept_elsewhere_is_all_that_is_fetched() -> None:
    content = bytes(range(256)) * 4000
    together = Together({"a": content})
    ranges = Ranges(together)
    ranges.expect({"a": Range(0, len(content))})
    found = ranges.read("a", len(content) - 50, len(content), len(content))

    assert (found, together.batches) == (content[-50:], [["a"]])
    assert together.bytes_sent == 50


def test_what_is_held_stays_below_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("insight.sources.ranges.BATCH_BYTES", 250)
    together = Together({name: bytes(100) for name in "abcde"})
    ranges = Ranges(together)
    ranges.expect({name: Range(0, 100) for name in "abcde"})
    for name in "abcde":
        ranges.read(name, 0, 100, 100)

    assert together.batches == [["a", "b"], ["c", "d"], ["e"]]


def test_server_that_knows_no_ranges_gives_the_same_bytes() -> None:
    content = bytes(range(200))
    ranges = Ranges(Together({"a": content}, knows_ranges=False))

    assert ranges.read("a", 50, 70, 200) == content[50:70]


def test_other_files_do_not_wait_one_by_one_for_a_store_that_is_down() -> None:
    together = Together({})
    ranges = Ranges(together)
    names = [f"file{number}" for number in range(100)]
    ranges.expect({name: Range(0, 100) for name in names})
    for name in names:
        with pytest.raises(RemoteError, match="TimeoutError"):
            ranges.read(name, 0, 100, 100)

    assert len(together.batches) == 1


def test_file_that_lost_bytes_since_it_was_listed_gives_those_left() -> None:
    ranges = Ranges(Together({"a": bytes(10)}))

    assert ranges.read("a", 0, 100, 100) == bytes(10)
    assert ranges.read("a", 50, 100, 100) == b""
