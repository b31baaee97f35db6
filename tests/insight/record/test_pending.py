"""Values that wait for their step, while threads and signal handlers add and take."""

from __future__ import annotations

import threading

import numpy as np

from insight.format.frames import read_frames
from insight.format.messages import Event
from insight.record import SummaryRecord
from insight.record.pending import PendingValues

ADDED = 3000


def test_each_value_is_in_one_step_whoever_adds_meanwhile(tmp_path):
    def add(first):
        record.add_value("scalar", "known", 0.0)
        for number in range(ADDED):
            record.add_value("scalar", f"{first}/{number % 100}", float(first * ADDED + number))
            if number % 50 == 49:
                record.record(number)

    with SummaryRecord(tmp_path) as record:
        threads = [threading.Thread(target=add, args=(first,)) for first in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        record.record(ADDED)

    (path,) = tmp_path.iterdir()
    events = [Event.FromString(payload) for _, payload in read_frames(path.read_bytes())]
    values = [x.scalar_value for event in events for x in event.summary.value if "/" in x.tag]
    assert sorted(values) == list(range(4 * ADDED))


def test_what_a_signal_handler_took_while_names_were_listed_is_not_taken_twice():
    class Listed(dict):
        def __iter__(self):
            return iter(("a", "taken", "b"))

    pending = PendingValues()
    pending.waiting = Listed(a=1.0, b=np.float64(0.0))

    assert pending.take(None) == (("a", "b"), [1.0, 0.0], [])
    assert not pending.waiting


def test_a_tag_given_twice_in_every_step_costs_one_warning(tmp_path, caplog):
    with SummaryRecord(tmp_path) as record:
        for step in range(5):
            record.add_value("scalar", "loss", 1.0)
            record.add_value("scalar", "loss", 2.0)
            record.record(step)

    assert len(caplog.records) == 1
