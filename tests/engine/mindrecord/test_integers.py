"""Whole numbers with as few bytes as each needs."""

from __future__ import annotations

import numpy as np
import pytest

from engine.errors import RecordError
from engine.mindrecord.integers import lengthened, shortened

EDGES = [0, 127, 128, -128, -129, 32767, 32768, -32768, -32769, 2**31 - 1, -(2**31)]
INT32, INT64 = np.dtype(np.int32), np.dtype(np.int64)


@pytest.mark.parametrize("size", [0, 1, 3, 4, 5, 100])
@pytest.mark.parametrize("bits", [7, 15, 31, 63])
def test_numbers_come_back(size, bits):
    rng = np.random.default_rng(size * bits)
    numbers = rng.integers(-(2**bits), 2**bits, size, np.int64) >> rng.integers(0, bits, size)

    assert np.array_equal(lengthened("a row", shortened(numbers), INT64), numbers)


def test_edges_of_the_widths_come_back():
    numbers = np.array([*EDGES, 2**63 - 1, -(2**63)])

    assert np.array_equal(lengthened("a row", shortened(numbers), INT64), numbers)
    assert np.array_equal(lengthened("a row", shortened(numbers[:11]), INT32), numbers[:11])


@pytest.mark.parametrize(
    ("numbers", "bytes_"),
    [
        ([], "00 00 00 00"),
        ([-1], "00 00 00 01 00 ff"),
        ([1, 256, 65536, 2**32], "00 00 00 04 1b 01 0001 00000100 0000000001000000"),
        ([0, 0, 0, 0, 300], "00 00 00 05 00 40 00 00 00 00 2c01"),
    ],
)
def test_bytes_are_those_of_mindspore(numbers, bytes_):
    assert shortened(np.array(numbers, np.int64)) == bytes.fromhex(bytes_)


@pytest.mark.parametrize(
    ("bytes_", "said"),
    [
        ("", "the widths of 0 whole numbers|0 bytes"),
        ("00 00 00 09 00", "the widths of 9 whole numbers, got 5 bytes"),
        ("ff ff ff ff 00", "the widths of 4294967295 whole numbers"),
        ("00 00 00 01 40 ff", "2 bytes of whole numbers, got 1"),
        ("00 00 00 01 00 ff ff", "1 bytes of whole numbers, got 2"),
        ("00 00 00 01 c0 ff ff ff ff ff ff ff 7f", "numbers of int32"),
    ],
)
def test_other_bytes_are_refused(bytes_, said):
    with pytest.raises(RecordError, match=said):
        lengthened("a row", bytes.fromhex(bytes_), INT32)
