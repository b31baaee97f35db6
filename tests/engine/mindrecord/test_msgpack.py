"""MessagePack: the bytes of its specification, for the kinds that rows have."""

from __future__ import annotations

import math
import random

import pytest

from engine.errors import RecordError
from engine.mindrecord.msgpack import packed, unpacked

# Bytes behind the head of a map of one and the name "a": 81 a1 61.
SPECIFIED = [
    (0, "00"),
    (127, "7f"),
    (128, "cc 80"),
    (256, "cd 01 00"),
    (65536, "ce 00 01 00 00"),
    (2**32, "cf 00 00 00 01 00 00 00 00"),
    (-1, "ff"),
    (-32, "e0"),
    (-33, "d0 df"),
    (-129, "d1 ff 7f"),
    (-32769, "d2 ff ff 7f ff"),
    (-(2**31) - 1, "d3 ff ff ff ff 7f ff ff ff"),
    (1.5, "ca 3f c0 00 00"),
    (0.1, "cb 3f b9 99 99 99 99 99 9a"),
    (-0.0, "ca 80 00 00 00"),
    (math.inf, "cb 7f f0 00 00 00 00 00 00"),
    ("", "a0"),
    ("é", "a2 c3 a9"),
    (None, "c0"),
    (False, "c2"),
    (True, "c3"),
]


@pytest.mark.parametrize(("value", "bytes_"), SPECIFIED)
def test_value_has_the_bytes_of_the_specification_and_comes_back(value, bytes_):
    content = packed({"a": value})

    assert content == bytes.fromhex(f"81 a1 61 {bytes_}")
    assert repr(unpacked("a row", content)["a"]) == repr(value)


@pytest.mark.parametrize(("length", "head"), [(31, "bf"), (32, "d9 20"), (256, "da 01 00")])
def test_texts_stand_behind_their_lengths(length, head):
    content = packed({"a": "x" * length})

    assert content[3:].startswith(bytes.fromhex(head) + b"x")
    assert unpacked("a row", content) == {"a": "x" * length}


def test_names_are_sorted_and_many_of_them_have_a_longer_head():
    row = {f"name{number:02}": number for number in reversed(range(20))}

    assert packed(row).startswith(bytes.fromhex("de 00 14"))
    assert list(unpacked("a row", packed(row))) == sorted(row)


def test_not_a_number_comes_back():
    assert math.isnan(unpacked("a row", packed({"a": math.nan}))["a"])


@pytest.mark.parametrize(
    "content", ["", "c0", "81", "81 a1 61", "81 01 01", "81 a1 61 c4 00", "82 a1 61 01 a1 61 01"]
)
def test_other_bytes_are_refused(content):
    with pytest.raises(RecordError, match="a row expected names, each with a number or a text"):
        unpacked("a row", bytes.fromhex(content))


def test_bytes_behind_the_row_are_refused():
    with pytest.raises(RecordError, match="expected names"):
        unpacked("a row", packed({"a": 1}) + b"\0")


def test_random_bytes_give_a_row_or_the_error():
    rng = random.Random(1)
    for _ in range(2000):
        content = bytearray(packed({"name": "x" * rng.randrange(40), "b": rng.random(), "c": -9}))
        for offset in rng.sample(range(len(content)), 2):
            content[offset] = rng.randrange(256)
        try:
            row = unpacked("a row", bytes(content))
        except RecordError:
            continue
        assert all(isinstance(name, str) for name in row)
