"""A file a record: what the smallest `max_file_size` costs."""

from __future__ import annotations

import os
import resource
from pathlib import Path

import pytest

import insight
from insight.format.ending import word_in
from insight.format.frames import read_frames
from insight.record import SummaryRecord, event_file, sync_thread


@pytest.fixture(autouse=True)
def _rare_syncs(monkeypatch):
    monkeypatch.setattr(sync_thread, "_SYNC_EVERY_S", 600.0)


def count(monkeypatch, *names):
    """Calls of the operating system from now on, by name."""
    counts = dict.fromkeys(names, 0)

    def counted(name, real):
        def call(*arguments, **options):
            counts[name] += 1
            return real(*arguments, **options)

        return call

    for name in names:
        monkeypatch.setattr(event_file.os, name, counted(name, getattr(os, name)))
    return counts


def test_the_calls_for_each_file_do_not_grow_with_their_number(tmp_path, monkeypatch):
    with SummaryRecord(tmp_path, max_file_size=1) as record:
        counts = count(monkeypatch, "open", "stat", "fdatasync", "fsync", "chmod")
        for step in range(300):
            record.log(step, {"loss": 0.5})
            if step % 100 == 99:
                record.flush()

    assert len(list(tmp_path.iterdir())) == 300
    assert counts.pop("open") <= 4 * 300  # to make it, to sync it, to sync its name
    assert all(made <= 3 * 300 for made in counts.values())


def test_recorders_that_share_a_folder_try_each_name_once(tmp_path, monkeypatch):
    with (
        SummaryRecord(tmp_path, max_file_size=1) as one,
        SummaryRecord(tmp_path, max_file_size=1) as other,
    ):
        for step in range(100):
            one.log(step, {"loss": 0.5})
        counts = count(monkeypatch, "open")
        for step in range(100):
            one.log(step, {"loss": 0.5})
            other.log(step, {"loss": 0.5})

        assert counts["open"] <= 2 * 300
    assert len(list(tmp_path.iterdir())) == 300


def test_a_sync_opens_full_files_one_after_the_other(tmp_path, caplog):
    record = SummaryRecord(tmp_path, max_file_size=1)
    for step in range(200):
        record.log(step, {"loss": 0.5})
    limits = resource.getrlimit(resource.RLIMIT_NOFILE)
    lowest_free = os.dup(0)
    os.close(lowest_free)
    resource.setrlimit(resource.RLIMIT_NOFILE, (lowest_free + 50, limits[1]))
    try:
        record.flush()
        synced = record.synced_step
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, limits)
    record.close()

    assert synced == 199
    assert caplog.records == []


def of_a_word(monkeypatch, before, behind):
    """Calls `before` and `behind` around the first write of a word that says a file goes on."""
    real, is_first = event_file.write, [True]

    def write(descriptor, records):
        words = [word_in(payload) for _, payload in read_frames(records)]
        if words != ["continued"] or not is_first:
            return real(descriptor, records)
        is_first.clear()
        before()
        written = real(descriptor, records)
        behind()
        return written

    monkeypatch.setattr(event_file, "write", write)


def open_files(folder):
    """The files of a folder that this process has open."""
    paths = [path.resolve() for path in Path("/proc/self/fd").iterdir()]
    return [path for path in paths if path.parent == folder]


def words_at_the_end(folder):
    last = [list(read_frames(path.read_bytes()))[-1] for path in sorted(folder.iterdir())]
    return [word_in(payload) for _, payload in last]


@pytest.mark.parametrize("moment", ["before", "behind"])
@pytest.mark.parametrize("tags", [1, 40])
def test_signal_handler_may_record_while_a_full_file_gets_its_word(
    tmp_path, monkeypatch, moment, tags
):
    """A small record of it would fit into the full file, behind the word."""
    record = SummaryRecord(tmp_path, max_file_size=1200, provenance=False)
    calls = dict.fromkeys(["before", "behind"], lambda: None)
    calls[moment] = lambda: record.log(2, {f"handler/{tag}": 0.5 for tag in range(tags)})
    record.log(1, {f"first/{tag}": 0.5 for tag in range(40)})
    of_a_word(monkeypatch, **calls)
    record.log(3, {f"second/{tag}": 0.5 for tag in range(40)})
    record.close()
    store = insight.open_runs(tmp_path)

    assert words_at_the_end(tmp_path)[:-1] == ["continued"] * (len(list(tmp_path.iterdir())) - 1)
    assert len(store.table("scalar")) == 40 + tags + 40
    assert store.runs()["status"].item() == "finished"
    assert max(path.stat().st_size for path in tmp_path.iterdir()) <= 1200
    assert open_files(tmp_path) == []


def test_full_file_whose_word_finds_no_room_is_tried_anew(tmp_path, monkeypatch, caplog):
    def refuse():
        raise OSError(28, "No space left on device")

    record = SummaryRecord(tmp_path, max_file_size=1, provenance=False)
    assert record.log(1, {"loss": 0.5})
    of_a_word(monkeypatch, refuse, lambda: None)
    logged = [record.log(step, {"loss": 0.5}) for step in (2, 3)]
    record.close()

    assert logged == [False, True]
    assert words_at_the_end(tmp_path) == ["continued", "finished"]
    assert insight.open_runs(tmp_path).table("scalar")["step"].tolist() == [1, 3]
