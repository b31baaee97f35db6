from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from insight.errors import SummaryValueError, ValueKindError
from insight.format.frames import frame
from insight.format.messages import Event
from insight.record.scalar_step import ScalarStep, ScalarSteps

TAGS = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=40)


@given(
    st.dictionaries(TAGS, st.floats(width=32, allow_nan=False), min_size=1, max_size=12),
    st.integers(-(2**63), 2**63 - 1),
    st.floats(0, 4e9),
)
def test_a_record_has_the_bytes_that_protobuf_gives(values, step, wall_time):
    event = Event(wall_time=wall_time, step=step)
    for tag, value in values.items():
        event.summary.value.add(tag=tag, scalar_value=value)
    template = ScalarStep(tuple(values))

    assert template.record(wall_time, step, values.values()) == frame(event.SerializeToString())


def test_a_template_serves_steps_of_every_length_in_any_order():
    template = ScalarStep(("loss",))
    steps = [1, 300, 2, 2**40, -1, 0]
    records = [template.record(0.0, step, [0.5]) for step in steps]

    assert [Event.FromString(record[12:-4]).step for record in records] == steps


def test_numbers_of_every_kind_are_packed_as_the_plugin_rounds_them():
    values = {"a": np.float32(0.1), "b": 1e300, "c": True, "d": np.float64(2.5), "e": 7}
    record = ScalarSteps().record(3, tuple(values), values.values())
    found = [value.scalar_value for value in Event.FromString(record[12:-4]).summary.value]

    assert found == [float(np.float32(0.1)), float("inf"), 1.0, 2.5, 7.0]


@pytest.mark.parametrize(
    ("name", "error"), [("", SummaryValueError), ("\ud800", SummaryValueError), (3, ValueKindError)]
)
def test_a_name_that_no_file_can_hold_is_refused(name, error):
    with pytest.raises(error, match=r"SummaryRecord expected a tag"):
        ScalarSteps().record(1, (name,), [0.5])
    with pytest.raises(error, match=r"SummaryRecord expected a tag"):
        ScalarSteps().check((name,))


def test_names_that_change_without_end_do_not_fill_the_memory():
    steps = ScalarSteps()
    for number in range(1000):
        steps.record(1, (f"tag {number}",), [0.5])

    assert len(steps._templates) <= 256
