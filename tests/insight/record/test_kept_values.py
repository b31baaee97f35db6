"""What `add_value` kept, and no `record` followed."""

from __future__ import annotations

import threading
import time

import numpy as np
import pytest

import insight
from insight.errors import SummaryError
from insight.record import SummaryRecord


def rows(folder):
    table = insight.open_runs(folder).table("scalar")
    return [(row.tag, row.step, row.value) for row in table.itertuples()]


def test_facts_that_were_added_once_are_written_by_the_next_log(tmp_path):
    for run in range(20):
        with SummaryRecord(tmp_path / str(run)) as record:
            record.add_value("custom_lineage_data", "settings", {"width": run})
            for step in range(1, 4):
                record.log(step, {"loss": 1 / step})

    assert sorted(insight.open_runs(tmp_path).lineage()["user.width"]) == list(range(20))


def test_values_of_every_kind_are_written_by_the_next_log_at_its_step(tmp_path):
    with SummaryRecord(tmp_path) as record:
        record.add_value("scalar", "accuracy", 0.5)
        record.add_value("histogram", "weights", np.arange(4.0))
        record.add_value("image", "noise", np.zeros((1, 1, 2, 2)))
        assert record.log(3, {"loss": 0.25})
        assert record.log(4, {"loss": 0.125})
    store = insight.open_runs(tmp_path)

    assert rows(tmp_path) == [("accuracy", 3, 0.5), ("loss", 3, 0.25), ("loss", 4, 0.125)]
    assert store.table("histogram")["step"].tolist() == [3]
    assert store.table("image")["step"].tolist() == [3]


def test_a_log_without_values_writes_what_was_kept(tmp_path):
    with SummaryRecord(tmp_path) as record:
        record.add_value("scalar", "loss", 0.5)
        assert record.log(3, {})

        assert rows(tmp_path) == [("loss", 3, 0.5)]


def test_a_filter_that_raises_costs_no_value(tmp_path):
    def wanted(plugin):
        if plugin == "scalar":
            raise KeyError(plugin)
        return True

    with SummaryRecord(tmp_path) as record:
        record.add_value("scalar", "loss", 0.5)
        record.add_value("tensor", "t", np.zeros(1))
        with pytest.raises(KeyError, match="scalar"):
            record.record(1, plugin_filter=wanted)
        assert rows(tmp_path) == []
        assert record.record(2)

    assert rows(tmp_path) == [("loss", 2, 0.5)]
    assert insight.open_runs(tmp_path).table("tensor")["step"].tolist() == [2]


def test_a_filter_that_adds_values_has_them_in_the_next_step(tmp_path):
    def wanted(plugin):
        record.add_value("tensor", f"asked about {plugin}", np.zeros(1))
        return True

    with SummaryRecord(tmp_path) as record:
        record.add_value("scalar", "loss", 0.5)
        assert record.record(1, plugin_filter=wanted)
        assert record.record(2)
    tensors = insight.open_runs(tmp_path).table("tensor")

    assert rows(tmp_path) == [("loss", 1, 0.5)]
    assert list(zip(tensors["tag"], tensors["step"], strict=True)) == [("asked about scalar", 2)]


def test_a_log_that_is_refused_leaves_what_was_kept_to_the_next(tmp_path):
    with SummaryRecord(tmp_path) as record:
        record.add_value("scalar", "accuracy", 0.5)
        with pytest.raises(SummaryError):
            record.log(3, {"loss": None})
        assert record.log(4, {"loss": 0.25})

    assert rows(tmp_path) == [("accuracy", 4, 0.5), ("loss", 4, 0.25)]


def test_close_writes_what_was_kept_at_the_last_step(tmp_path):
    with SummaryRecord(tmp_path) as record:
        record.log(7, {"loss": 0.5})
        record.add_value("scalar", "accuracy", 0.75)
        record.add_value("histogram", "weights", np.arange(4.0))
        record.add_value("custom_lineage_data", "settings", {"width": 8})
    store = insight.open_runs(tmp_path)

    assert rows(tmp_path) == [("accuracy", 7, 0.75), ("loss", 7, 0.5)]
    assert store.table("histogram")["step"].tolist() == [7]
    assert store.lineage()["user.width"].tolist() == [8]
    assert record.synced_step == 7


def test_close_replaces_no_value_that_was_recorded(tmp_path):
    with SummaryRecord(tmp_path) as record:
        for step in range(1, 6):
            record.add_value("scalar", "loss", float(step))
            record.add_value("tensor", "t", np.full(1, step))
            if step % 2 == 0:
                record.record(step)
    store = insight.open_runs(tmp_path)

    assert rows(tmp_path) == [("loss", 2, 2.0), ("loss", 4, 4.0), ("loss", 5, 5.0)]
    assert store.table("tensor")["step"].tolist() == [2, 4, 5]


def test_what_a_recorder_that_was_left_open_kept_makes_it_no_second_writer(tmp_path):
    forgotten = SummaryRecord(tmp_path)
    for step in range(10):
        forgotten.log(step, {"loss": 1.0})
    forgotten.add_value("scalar", "loss", 7.0)
    forgotten.add_value("histogram", "weights", np.arange(4.0))
    forgotten.add_value("custom_lineage_data", "settings", {"width": 8})
    with SummaryRecord(tmp_path) as again:
        again.add_value("custom_lineage_data", "settings", {"width": 16})
        for step in range(3, 6):
            again.log(step, {"loss": 2.0})
    forgotten.close()
    store = insight.open_runs(tmp_path)

    assert rows(tmp_path) == [("loss", step, 1.0 if step < 3 else 2.0) for step in range(6)]
    assert store.table("histogram")["step"].tolist() == [9]
    assert store.lineage()["user.width"].tolist() == [16]


def test_what_a_recorder_without_a_step_kept_takes_nothing_from_a_later_one(tmp_path):
    forgotten = SummaryRecord(tmp_path)
    forgotten.add_value("scalar", "loss", 7.0)
    with SummaryRecord(tmp_path) as again:
        for step in range(4):
            again.log(step, {"loss": 1.0})
    forgotten.close()

    assert rows(tmp_path) == [("loss", step, 1.0) for step in range(4)]


def test_what_was_kept_bears_the_time_at_which_it_was_added(tmp_path, monkeypatch):
    now = [1000.0]
    monkeypatch.setattr(time, "time", lambda: now[0])
    record = SummaryRecord(tmp_path)
    now[0] = 2000.0
    record.add_value("scalar", "accuracy", 0.5)
    now[0] = 3000.0
    record.close()
    monkeypatch.undo()

    assert insight.open_runs(tmp_path).table("scalar")["wall_time"].tolist() == [2000.0]


def test_what_was_kept_without_any_step_is_written_at_step_0(tmp_path):
    with SummaryRecord(tmp_path) as record:
        record.add_value("scalar", "loss", 0.5)

    assert rows(tmp_path) == [("loss", 0, 0.5)]


def test_a_recorder_that_is_let_go_writes_what_was_kept(tmp_path):
    record = SummaryRecord(tmp_path)
    record.add_value("scalar", "loss", 0.5)
    del record

    assert rows(tmp_path) == [("loss", 0, 0.5)]


def test_threads_that_add_and_log_lose_nothing(tmp_path):
    def train(first):
        for step in range(first, 400, 4):
            record.add_value("scalar", f"added{step}", step)
            record.log(step, {f"logged{step}": step})

    with SummaryRecord(tmp_path) as record:
        threads = [threading.Thread(target=train, args=(first,)) for first in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    found = {tag: value for tag, _, value in rows(tmp_path)}
    assert found == {f"{how}{step}": step for how in ("added", "logged") for step in range(400)}
