from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from insight.format.messages import Event
from insight.format.varint import varint


@given(st.integers(-(2**63), 2**63 - 1))
def test_a_number_has_the_bytes_that_protobuf_gives_it(number):
    event = Event(wall_time=0.0, step=number)

    assert event.SerializeToString().endswith(b"\x10" + varint(number))
