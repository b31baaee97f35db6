"""Checksums of parts become that of the whole, as zlib finds it."""

from __future__ import annotations

import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from insight.format.crc32_joined import joined, of_zeros


@given(st.binary(max_size=300), st.binary(max_size=300))
def test_two_parts_have_the_checksum_of_both(first: bytes, second: bytes) -> None:
    found = joined(zlib.crc32(first), zlib.crc32(second), len(second))

    assert found == zlib.crc32(first + second)


@pytest.mark.parametrize("size", [0, 1, 7, 4096, 100_003])
def test_zeros_need_not_be_there(size: int) -> None:
    assert of_zeros(size, zlib.crc32(b"name")) == zlib.crc32(b"name" + bytes(size))


def test_as_many_zeros_as_no_memory_holds_take_no_time() -> None:
    once = of_zeros(2**62)

    assert joined(once, of_zeros(2**62), 2**62) == of_zeros(2**63)
