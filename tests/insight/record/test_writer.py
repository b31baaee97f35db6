from __future__ import annotations

import errno
import os
import shutil
import threading

import numpy as np
import pytest

from insight.errors import RecordingError
from insight.format import framed
from insight.format.frames import read_frames
from insight.format.messages import Event
from insight.record import (
    SummaryRecord,
    event_file,
    export,
    rotation,
    stream,
    sync_thread,
    writer,
)
from insight.record import folder as run_folder
from insight.record.disk_sync import DiskSync
from insight.record.event_file import EventFile


def steps(folder):
    found = []
    for path in sorted(folder.glob("*_MS")):
        for _, payload in read_frames(path.read_bytes()):
            event = Event.FromString(payload)
            if event.HasField("summary"):
                found.append(event.step)
    return found


class Disk:
    """Stands in for `write`: takes so many bytes a call, or refuses."""

    def __init__(self, monkeypatch):
        self.room = None
        self.most_at_once = None
        monkeypatch.setattr(event_file, "write", self.write)

    def write(self, descriptor, data):
        if self.room is not None:
            if not self.room:
                raise OSError(errno.ENOSPC, "No space left on device")
            data = data[: self.room]
            self.room -= len(data)
        return os.write(descriptor, data[: self.most_at_once])


@pytest.fixture
def disk(monkeypatch):
    return Disk(monkeypatch)


def test_short_writes_are_finished(tmp_path, disk):
    disk.most_at_once = 5
    with SummaryRecord(tmp_path) as record:
        assert all(record.log(step, {"loss": step}) for step in range(10))

    assert steps(tmp_path) == list(range(10))


def test_a_full_disk_costs_steps_and_one_warning_and_recording_goes_on(tmp_path, disk, caplog):
    with SummaryRecord(tmp_path) as record:
        before = [record.log(step, {"loss": step}) for step in range(3)]
        disk.room = 20
        during = [record.log(step, {"loss": step}) for step in range(3, 6)]
        disk.room = None
        after = [record.log(step, {"loss": step}) for step in range(6, 9)]

    assert (before, during, after) == ([True] * 3, [False] * 3, [True] * 3)
    assert steps(tmp_path) == [0, 1, 2, 6, 7, 8]
    assert caplog.text.count("Recording failed") == 1


def test_what_a_full_disk_took_of_a_record_is_taken_back(tmp_path, disk):
    with SummaryRecord(tmp_path) as record:
        record.log(0, {"loss": 0})
        disk.room = 20
        record.log(1, {"loss": 1})
    scan = read_frames(next(tmp_path.iterdir()).read_bytes())

    assert len(list(scan)) == 2
    assert (scan.pending, scan.damages) == (0, [])


def test_a_disk_that_is_full_from_the_start_gets_its_version_record_later(tmp_path, disk):
    with SummaryRecord(tmp_path) as record:
        disk.room = 10
        assert not record.log(0, {"loss": 0})
        disk.room = None
        assert record.log(1, {"loss": 1})
    (path,) = tmp_path.iterdir()
    first = Event.FromString(next(iter(read_frames(path.read_bytes())))[1])

    assert first.version
    assert steps(tmp_path) == [1]


def test_a_folder_that_was_deleted_is_made_again(tmp_path):
    folder = tmp_path / "run"
    with SummaryRecord(folder) as record:
        record.log(0, {"loss": 0})
        shutil.rmtree(folder)
        record.flush()
        assert record.log(1, {"loss": 1})

    assert steps(folder) == [1]


def test_a_folder_that_was_deleted_with_those_above_it_is_made_again(tmp_path):
    folder = tmp_path / "runs" / "a"
    with SummaryRecord(folder) as record:
        record.log(0, {"loss": 0})
        shutil.rmtree(tmp_path / "runs")
        record.flush()
        assert record.log(1, {"loss": 0})

    assert steps(folder) == [1]


def test_a_folder_that_was_moved_takes_its_run_along(tmp_path):
    with SummaryRecord(tmp_path / "run") as record:
        record.log(0, {"loss": 0})
        (tmp_path / "run").rename(tmp_path / "moved")
        record.flush()
        record.log(1, {"loss": 0})

    assert steps(tmp_path / "moved") == [0, 1]
    assert not (tmp_path / "run").exists()


def test_a_folder_on_a_disk_that_is_gone_is_not_made_on_another(tmp_path, monkeypatch, caplog):
    folder = tmp_path / "run"
    with SummaryRecord(folder) as record:
        folder.rmdir()
        with monkeypatch.context() as unmounted:
            unmounted.setattr(run_folder, "device_above", lambda _: -7)
            assert not record.log(0, {"loss": 0})
            assert not record.log(1, {"loss": 0})
            assert not folder.exists()
        assert record.log(2, {"loss": 0})

    assert steps(folder) == [2]
    assert len(caplog.records) == 1


def test_a_folder_that_cannot_be_made_again_costs_steps_only(tmp_path, monkeypatch, caplog):
    folder = tmp_path / "run"

    def refuse_folders(_):
        raise OSError(errno.EROFS, "Read-only file system")

    with SummaryRecord(folder) as record:
        folder.rmdir()
        with monkeypatch.context() as readonly:
            readonly.setattr(run_folder, "make_folders", refuse_folders)
            assert not record.log(0, {"loss": 0})
        assert record.log(1, {"loss": 0})

    assert steps(folder) == [1]
    assert len(caplog.records) == 1


def test_a_failure_is_raised_where_that_was_asked_for(tmp_path, disk):
    with SummaryRecord(tmp_path, raise_exception=True) as record:
        disk.room = 0
        with pytest.raises(RecordingError, match=r"Recording failed: .*No space left"):
            record.log(0, {"loss": 0})
        disk.room = None


def test_an_export_that_fails_costs_the_export_only(tmp_path, monkeypatch, caplog):
    def refuse(*_, **__):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(export.np, "save", refuse)
    with SummaryRecord(tmp_path, export_options={"tensor_format": "npy"}) as record:
        record.add_value("tensor", "t", np.zeros(2))
        assert not record.record(1)

    assert steps(tmp_path) == [1]
    assert len(caplog.records) == 1


def test_values_that_are_too_much_for_one_record_make_several(tmp_path, monkeypatch):
    monkeypatch.setattr(framed, "MAX_PAYLOAD", 1000)
    with SummaryRecord(tmp_path) as record:
        for name in "abcde":
            record.add_value("tensor", name, np.zeros(100))
        assert record.record(4)

    (path,) = tmp_path.iterdir()
    events = [Event.FromString(payload) for _, payload in read_frames(path.read_bytes())][1:-1]

    assert [[value.tag for value in event.summary.value] for event in events] == [
        ["a", "b"],
        ["c"],
        ["d", "e"],
    ]
    assert {event.step for event in events} == {4}


def test_a_value_that_no_record_can_hold_is_given_up(tmp_path, monkeypatch, caplog):
    monkeypatch.setattr(framed, "MAX_PAYLOAD", 100)
    with SummaryRecord(tmp_path) as record:
        record.add_value("tensor", "t", np.zeros(100))
        assert not record.record(4)

    assert "at most 100 bytes" in caplog.text


def test_a_value_that_no_record_can_hold_takes_no_other_along(tmp_path, monkeypatch, caplog):
    monkeypatch.setattr(framed, "MAX_PAYLOAD", 100)
    with SummaryRecord(tmp_path) as record:
        for name, size in (("a", 2), ("b", 100), ("c", 2)):
            record.add_value("tensor", name, np.zeros(size))
        record.add_value("graph", "net", {"name": "x" * 200})
        record.add_value("custom_lineage_data", "facts", {"hidden": 16})
        assert not record.record(4)

    payloads = [p for path in sorted(tmp_path.iterdir()) for _, p in read_frames(path.read_bytes())]
    tags = [value.tag for payload in payloads for value in Event.FromString(payload).summary.value]
    assert tags == ["a", "c"]
    assert any(b"hidden" in payload for payload in payloads)
    assert caplog.text.count("at most 100 bytes") == 1


def test_flush_publishes_the_step_that_survives_a_power_cut(tmp_path):
    with SummaryRecord(tmp_path) as record:
        record.log(1, {"loss": 0})
        record.flush()
        record.log(2, {"loss": 0})

        assert record.synced_step == 1
    assert record.synced_step == 2


def test_the_sync_thread_publishes_by_itself(tmp_path, monkeypatch):
    synced = threading.Event()
    monkeypatch.setattr(sync_thread, "_SYNC_EVERY_S", 0.001)

    class Watched(DiskSync):
        def sync(self):
            super().sync()
            synced.set()

    monkeypatch.setattr(writer, "DiskSync", Watched)
    with SummaryRecord(tmp_path) as record:
        record.log(5, {"loss": 0})

        assert synced.wait(30)
        assert record.synced_step == 5


def refuse(*_, **__):
    raise OSError(errno.EIO, "Input/output error")


def test_what_a_sync_could_not_bring_to_the_disk_is_written_again(tmp_path, monkeypatch, caplog):
    written_again = []
    real = os.pwrite

    def watch(descriptor, data, offset):
        written_again.append((len(data), offset))
        return real(descriptor, data, offset)

    monkeypatch.setattr(event_file.os, "pwrite", watch)
    with SummaryRecord(tmp_path) as record:
        record.log(1, {"loss": 0})
        record.flush()
        before = next(tmp_path.iterdir()).stat().st_size
        with monkeypatch.context() as broken:
            broken.setattr(event_file.os, "fdatasync", refuse)
            record.log(2, {"loss": 0})
            record.flush()
            assert record.synced_step == 1
        record.log(3, {"loss": 0})
        record.flush()

        assert record.synced_step == 3
        after = next(tmp_path.iterdir()).stat().st_size

    assert written_again == [(after - before, before)]
    assert steps(tmp_path) == [1, 2, 3]
    assert caplog.text.count("Input/output error") == 1


def test_what_memory_lost_as_well_is_never_called_synced(tmp_path, monkeypatch, caplog):
    record = SummaryRecord(tmp_path)
    record.log(1, {"loss": 0})
    with monkeypatch.context() as broken:
        broken.setattr(event_file.os, "fdatasync", refuse)
        record.flush()
    (path,) = tmp_path.iterdir()
    with path.open("r+b") as file:
        file.seek(60)
        file.write(b"????")
    record.log(2, {"loss": 0})
    record.flush()

    assert record.synced_step is None
    record.close()
    assert len(caplog.records) == 1


def test_full_files_are_synced_before_the_step_is_published(tmp_path, monkeypatch):
    synced = set()
    real = os.fdatasync

    def watch(descriptor):
        synced.add(os.fstat(descriptor).st_ino)
        real(descriptor)

    monkeypatch.setattr(event_file.os, "fdatasync", watch)
    with SummaryRecord(tmp_path, max_file_size=200) as record:
        for step in range(60):
            record.log(step, {"loss": step})
        record.flush()

        assert synced == {path.stat().st_ino for path in tmp_path.iterdir()}


def test_threads_may_share_a_record(tmp_path):
    with SummaryRecord(tmp_path) as record:
        threads = [
            threading.Thread(
                target=lambda name=name: [record.log(step, {name: step}) for step in range(200)]
            )
            for name in "abcd"
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    assert sorted(steps(tmp_path)) == sorted(list(range(200)) * 4)


def test_a_signal_handler_that_records_while_a_file_is_opened_leaves_one_file(
    tmp_path, monkeypatch
):
    def interrupted(folder, name):
        file = rotation.new_file(folder, name)
        monkeypatch.setattr(stream, "new_file", rotation.new_file)
        assert record.log(2, {"loss": 2})
        return file

    with SummaryRecord(tmp_path) as record:
        monkeypatch.setattr(stream, "new_file", interrupted)
        assert record.log(1, {"loss": 1})
        assert record.log(3, {"loss": 3})

    (path,) = tmp_path.iterdir()
    events = [Event.FromString(payload) for _, payload in read_frames(path.read_bytes())]
    assert [event.step for event in events if event.HasField("summary")] == [2, 1, 3]
    assert sum(event.HasField("version") for event in events) == 1


def test_a_file_is_never_opened_twice(tmp_path):
    file = EventFile(tmp_path / "a")

    with pytest.raises(FileExistsError):
        EventFile(tmp_path / "a")
    file.close()
