from __future__ import annotations

from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from insight.format.crc32c import crc32c, masked_crc32c, table_crc32c

EVENTS = Path(__file__).parents[2] / "data" / "events"


def test_the_published_check_value_comes_out():
    assert table_crc32c(b"123456789") == 0xE3069283


@given(st.binary(max_size=300))
def test_the_wheel_and_the_table_agree(data):
    assert crc32c(data) == table_crc32c(data)


def test_the_masked_form_is_the_one_in_real_files():
    path = next((EVENTS / "record_all_plugins").glob("*_MS"))
    data = path.read_bytes()

    assert masked_crc32c(data[:8]) == int.from_bytes(data[8:12], "little")
