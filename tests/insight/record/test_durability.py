"""Disks that fill up, refuse, vanish or hang: what it costs, and that it never costs the training.

The operating system's own limits where it has one; else its calls are made to fail.
"""

from __future__ import annotations

import errno
import os
import shutil
import threading
from pathlib import Path

import numpy as np
import pytest

from insight.errors import RecordingError
from insight.format.ending import RECORD_BYTES, ends, word_in
from insight.format.frames import read_frames
from insight.format.messages import Event, LineageEvent
from insight.record import SummaryRecord, event_file, sync_thread, writer
from insight.record.disk_sync import DiskSync
from insight.record.event_file import EventFile
from insight.record.held import HeldFolder

LOST = [errno.EIO, errno.ENOSPC, errno.EDQUOT, errno.ESTALE, errno.EROFS]


def payloads(folder, pattern="*_MS"):
    """The records of files, less those that say how they ended."""
    for path in sorted(folder.glob(pattern)):
        for _, payload in read_frames(path.read_bytes()):
            if word_in(payload) is None:
                yield payload


def steps(folder):
    events = [Event.FromString(payload) for payload in payloads(folder)]
    return [event.step for event in events if event.HasField("summary")]


class Broken:
    """An operating system whose calls refuse while `error` is set."""

    def __init__(self, monkeypatch):
        self.error = None
        self.synced = threading.Event()
        self.synced.set()
        real = {name: getattr(os, name) for name in ("open", "fdatasync", "fsync")}
        write = event_file.write

        def refusing(call):
            def called(*arguments, **options):
                self.refuse()
                return call(*arguments, **options)

            return called

        def fdatasync(descriptor):
            self.synced.wait(60)
            self.refuse()
            real["fdatasync"](descriptor)

        monkeypatch.setattr(event_file, "write", refusing(write))
        monkeypatch.setattr(event_file.os, "open", refusing(real["open"]))
        monkeypatch.setattr(event_file.os, "fsync", refusing(real["fsync"]))
        monkeypatch.setattr(event_file.os, "fdatasync", fdatasync)

    def refuse(self):
        if self.error is not None:
            raise OSError(self.error, os.strerror(self.error))


@pytest.fixture
def system(monkeypatch):
    return Broken(monkeypatch)


@pytest.mark.parametrize("error", LOST, ids=errno.errorcode.get)
@pytest.mark.parametrize("limit", [None, 200], ids=["one file", "rotated"])
def test_recording_goes_on_when_the_disk_is_back(error, limit, tmp_path, system, caplog):
    with SummaryRecord(tmp_path, max_file_size=limit) as record:
        done = []
        for step in range(30):
            system.error = error if 5 <= step < 20 else None
            done.append(record.log(step, {"loss": step}))
            if step % 4 == 0:
                record.flush()

        assert done == [not 5 <= step < 20 for step in range(30)]
        record.flush()
        assert record.synced_step == 29
    assert steps(tmp_path) == [*range(5), *range(20, 30)]
    assert len(caplog.records) == 1


@pytest.mark.parametrize("error", LOST, ids=errno.errorcode.get)
def test_a_new_file_that_cannot_be_made_is_tried_again(error, tmp_path, system, caplog):
    with SummaryRecord(tmp_path, max_file_size=150) as record:
        for step in range(4):
            record.log(step, {"loss": step})
        files = len(list(tmp_path.iterdir()))
        system.error = error
        assert not any(record.log(step, {"loss": step}) for step in range(4, 12))
        system.error = None
        assert all(record.log(step, {"loss": step}) for step in range(12, 20))

    assert len(list(tmp_path.iterdir())) > files
    assert steps(tmp_path) == [*range(4), *range(12, 20)]
    assert len(caplog.records) == 1


def test_a_folder_that_is_there_and_takes_no_file_costs_steps_only(tmp_path, monkeypatch, caplog):
    tried = []

    def refuse(_, name, flags):
        tried.append(name)
        assert len(tried) < 100, "it tries without end"
        raise FileNotFoundError(errno.ENOENT, "No such file or directory", name)

    with SummaryRecord(tmp_path) as record:
        with monkeypatch.context() as refusing:
            refusing.setattr(HeldFolder, "open", refuse)
            assert not record.log(0, {"loss": 0})
        assert record.log(1, {"loss": 0})

    assert steps(tmp_path) == [1]
    assert len(caplog.records) == 1


def test_facts_that_come_once_are_kept_until_the_disk_takes_them(tmp_path, system):
    with SummaryRecord(tmp_path) as record:
        system.error = errno.ENOSPC
        record.add_value("custom_lineage_data", "facts", {"hidden": 16})
        record.add_value("graph", "net", {"name": "net"})
        assert not record.record(1)
        system.error = None
        assert record.log(2, {"loss": 1})

    (fact,) = payloads(tmp_path, "*_lineage")
    graphs = [Event.FromString(payload).graph_def.name for payload in payloads(tmp_path)]
    assert LineageEvent.FromString(fact).user_defined_info.user_info[0].map_int32["hidden"] == 16
    assert "net" in graphs


def test_as_many_facts_are_kept_as_memory_may_hold(tmp_path, system, monkeypatch):
    monkeypatch.setattr("insight.record.owed._MOST_BYTES", 10_000)
    with SummaryRecord(tmp_path) as record:
        system.error = errno.ENOSPC
        for step in range(300):
            record.add_value("custom_lineage_data", "facts", {f"name{step}": step})
            assert not record.record(step)
        system.error = None
        assert record.log(300, {"loss": 1})
    kept = list(payloads(tmp_path, "*_lineage"))

    assert len(kept) > 100
    assert sum(map(len, kept)) < 10_000


def test_a_fact_is_tried_a_last_time_when_the_recorder_ends(tmp_path, system):
    with SummaryRecord(tmp_path) as record:
        system.error = errno.ENOSPC
        record.add_value("train_lineage", "facts", {"algorithm": {"network": "Net"}})
        assert not record.record(1)
        system.error = None

    (fact,) = payloads(tmp_path, "*_lineage")
    assert LineageEvent.FromString(fact).train_lineage.algorithm.network == "Net"


def open_in(folder: Path) -> int:
    """How many descriptors of this process are of files in a folder; others come and go."""
    links = [one.readlink() for one in Path("/proc/self/fd").iterdir() if one.is_symlink()]
    return sum(link.parent == folder for link in links)


def test_a_sync_that_runs_out_of_descriptors_gives_back_those_it_had(tmp_path, monkeypatch):
    real, calls = os.dup, []

    def dup(descriptor):
        calls.append(descriptor)
        if len(calls) % 2 == 0:
            raise OSError(errno.EMFILE, "Too many open files")
        return real(descriptor)

    monkeypatch.setattr(sync_thread, "_SYNC_EVERY_S", 600.0)
    with SummaryRecord(tmp_path) as record:
        record.log(0, {"loss": 0.5})
        record.flush()
        monkeypatch.setattr(event_file.os, "dup", dup)
        before = open_in(tmp_path)
        for step in range(5):
            record.log(step, {"loss": 0.5})
            record.add_value("custom_lineage_data", "facts", {"hidden": 16})
            record.record(step)
            record.flush()

        assert open_in(tmp_path) == before + 1  # the lineage file


def test_a_refusal_is_raised_at_every_step_where_that_was_asked_for(tmp_path, system):
    with SummaryRecord(tmp_path, raise_exception=True) as record:
        record.log(0, {"loss": 0})
        system.error = errno.EIO
        for step in (1, 2):
            with pytest.raises(RecordingError, match="Input/output error"):
                record.log(step, {"loss": 0})
        with pytest.raises(OSError, match="Input/output error"):
            record.flush()
        system.error = None
        assert record.log(3, {"loss": 0})

    assert steps(tmp_path) == [0, 3]


def test_without_a_thread_steps_are_synced_by_flush_and_close(tmp_path, monkeypatch, caplog):
    def refuse(_):
        raise RuntimeError("can't start new thread")

    with monkeypatch.context() as full:
        full.setattr(threading.Thread, "start", refuse)
        record = SummaryRecord(tmp_path)
        assert record.log(1, {"loss": 0})
        record.flush()
        assert record.synced_step == 1
        assert record.log(2, {"loss": 0})
        record.close()

    assert record.synced_step == 2
    assert caplog.messages == [
        "Steps are synced by flush() and close() only: can't start new thread."
    ]


def test_a_background_sync_that_fails_is_made_good_by_the_next(tmp_path, system, monkeypatch):
    tried = threading.Semaphore(0)
    real = writer.Writer._try_sync

    def watched(self):
        done = real(self)
        tried.release()
        return done

    monkeypatch.setattr(sync_thread, "_SYNC_EVERY_S", 0.001)
    monkeypatch.setattr(writer.Writer, "_try_sync", watched)
    record = SummaryRecord(tmp_path)
    record.log(1, {"loss": 0})
    system.error = errno.EIO
    for _ in range(3):
        assert tried.acquire(timeout=60)
    system.error = None
    record.log(2, {"loss": 0})
    while record.synced_step != 2:
        assert tried.acquire(timeout=60)
    record.close()

    assert steps(tmp_path) == [1, 2]


def test_a_disk_that_does_not_answer_holds_neither_a_step_nor_the_end(
    tmp_path, system, monkeypatch, caplog
):
    monkeypatch.setattr(sync_thread, "_CLOSE_WAIT_S", 0.01)
    monkeypatch.setattr(sync_thread, "_SYNC_EVERY_S", 0.001)
    system.synced.clear()
    record = SummaryRecord(tmp_path)
    assert all(record.log(step, {"loss": 0}) for step in range(100))
    record.close()
    alive = record._writer._background.thread

    assert steps(tmp_path) == list(range(100))
    assert record.synced_step is None
    assert "did not answer" in caplog.text
    system.synced.set()
    alive.join(60)
    assert not alive.is_alive()


def test_a_folder_deleted_before_its_full_files_are_synced_is_no_failure(tmp_path, caplog):
    folder = tmp_path / "run"
    with SummaryRecord(folder, max_file_size=200) as record:
        for step in range(10):
            record.log(step, {"loss": 0})
        shutil.rmtree(folder)
        record.flush()
        assert record.log(10, {"loss": 0})
        record.flush()

        assert record.synced_step == 10
    assert steps(folder) == [10]
    assert len(caplog.records) == 1


def test_an_export_that_was_cut_off_leaves_no_file(tmp_path, monkeypatch):
    def half(file, array, **_):
        file.write(array.tobytes()[:4])
        raise OSError(errno.ENOSPC, "No space left on device")

    with SummaryRecord(tmp_path, export_options={"tensor_format": "npy"}) as record:
        with monkeypatch.context() as full:
            full.setattr("insight.record.export.np.save", half)
            record.add_value("tensor", "t", np.zeros(2))
            assert not record.record(1)
        shutil.rmtree(next(tmp_path.glob("export_*")))
        record.add_value("tensor", "t", np.ones(2))
        assert record.record(2)

    assert [path.name for path in tmp_path.glob("export_*/tensor/*")] == ["t_2.npy"]


def test_a_file_that_others_deleted_says_so(tmp_path):
    file = EventFile(tmp_path / "a")
    assert not file.is_deleted()
    (tmp_path / "a").unlink()

    assert file.is_deleted()
    file.close()
    assert file.is_deleted()


def test_a_folder_that_is_deleted_after_the_last_record_is_no_news(tmp_path, caplog):
    record = SummaryRecord(tmp_path / "run")
    record.log(1, {"loss": 0})
    record.flush()
    shutil.rmtree(tmp_path / "run")
    record.close()

    assert caplog.records == []


def test_an_idle_recorder_sees_that_its_folder_was_deleted(tmp_path, monkeypatch):
    looked = threading.Semaphore(0)
    real = DiskSync.let_go_of_lost

    def watched(self):
        real(self)
        looked.release()

    monkeypatch.setattr(sync_thread, "_SYNC_EVERY_S", 0.001)
    monkeypatch.setattr(DiskSync, "let_go_of_lost", watched)
    with SummaryRecord(tmp_path / "run") as record:
        record.log(1, {"loss": 0})
        record.flush()
        shutil.rmtree(tmp_path / "run")
        while looked.acquire(blocking=False):
            pass
        for _ in range(2):
            assert looked.acquire(timeout=60)
        assert record.log(2, {"loss": 0})

    assert steps(tmp_path / "run") == [2]


def test_steps_of_a_deleted_folder_are_never_called_synced(tmp_path, monkeypatch):
    monkeypatch.setattr(sync_thread, "_SYNC_EVERY_S", 600.0)
    folder = tmp_path / "run"
    with SummaryRecord(folder) as record:
        record.log(1, {"loss": 0})
        record.flush()
        record.log(2, {"loss": 0})
        shutil.rmtree(folder)
        record.flush()
        after_loss = record.synced_step
        record.log(3, {"loss": 0})
        record.flush()

        assert (after_loss, record.synced_step) == (1, 3)


def test_full_file_of_which_the_disk_cannot_tell_is_not_taken_for_deleted(tmp_path, monkeypatch):
    real = os.stat

    def stat(path, *, dir_fd=None, **options):
        if dir_fd is not None:  # of a name in the run's folder
            raise OSError(errno.EIO, "Input/output error")
        return real(path, **options)

    monkeypatch.setattr(sync_thread, "_SYNC_EVERY_S", 600.0)
    with SummaryRecord(tmp_path, max_file_size=200) as record:
        for step in range(10):
            record.log(step, {"loss": 0})
        with monkeypatch.context() as broken:
            broken.setattr(event_file.os, "stat", stat)
            record.flush()
        during = record.synced_step
        record.log(10, {"loss": 0})
        record.flush()

        assert (during, record.synced_step) == (None, 10)
    *_, newest = files = sorted(tmp_path.iterdir())
    assert all(ends(path.read_bytes()[-RECORD_BYTES:]) is (path == newest) for path in files)


def test_step_of_a_full_file_that_others_deleted_is_never_called_synced(tmp_path, monkeypatch):
    monkeypatch.setattr(sync_thread, "_SYNC_EVERY_S", 600.0)
    with SummaryRecord(tmp_path, max_file_size=200) as record:
        for step in range(10):
            record.log(step, {"loss": 0})
        min(tmp_path.iterdir()).unlink()
        record.flush()
        after_loss = record.synced_step
        record.log(10, {"loss": 0})
        record.flush()

        assert (after_loss, record.synced_step) == (None, 10)
