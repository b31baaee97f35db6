"""A file a record: what the smallest `max_file_size` costs."""

from __future__ import annotations

import os
import resource

import pytest

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
