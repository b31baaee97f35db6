"""Examples: named lists of bytes, floats and whole numbers, as TensorFlow writes them."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from insight.errors import FormatError
from insight.format.examples import example_of, example_payload

# tf.train.Example with a: [b"x"], b: [1.5, -2], c: [3, -1], the lists packed: by the rules of
# protobuf, field by field.
WRITTEN = bytes.fromhex(
    "0a35"
    " 0a0a 0a0161 1205 0a03 0a01 78"
    " 0a11 0a0162 120c 120a 0a08 0000c03f 000000c0"
    " 0a14 0a0163 120f 1a0d 0a0b 03 ffffffffffffffffff01"
)
LOOSE = bytes.fromhex("0a10 0a0e 0a0163 1209 1a07 0803 0804 08ac02")


def test_lists_come_as_bytes_and_arrays() -> None:
    found = example_of("a record", WRITTEN)

    assert list(found) == ["a", "b", "c"]
    assert found["a"] == [b"x"]
    assert (str(found["b"]), str(found["c"])) == ("[ 1.5 -2. ]", "[ 3 -1]")


def test_lists_that_are_not_packed_are_read_too() -> None:
    assert str(example_of("a record", LOOSE)["c"]) == "[  3   4 300]"


def test_only_wanted_names_come() -> None:
    assert list(example_of("a record", WRITTEN, ["c", "nobody", "a"])) == ["c", "a"]


def test_name_without_a_list_is_none() -> None:
    assert example_of("a record", bytes.fromhex("0a07 0a05 0a0161 1200")) == {"a": None}


def test_what_is_written_is_read() -> None:
    rng = np.random.default_rng(1)
    features: dict[str, Any] = {
        "bytes": [b"", b"\xff\x00", rng.bytes(1000)],
        "floats": rng.standard_normal(100).astype(np.float32),
        "numbers": rng.integers(-(2**62), 2**62, 100),
        "none": np.array([], np.int64),
    }
    found: dict[str, Any] = dict(example_of("a record", example_payload(features)))

    assert found["bytes"] == features["bytes"]
    assert all(
        np.array_equal(found[name], features[name]) for name in ("floats", "numbers", "none")
    )


def test_other_bytes_are_refused_or_read_as_what_they_say() -> None:
    rng = random.Random(3)
    refused = 0
    for _ in range(500):
        content = bytearray(WRITTEN)
        for at in rng.sample(range(len(content)), 2):
            content[at] = rng.randrange(256)
        try:
            example_of("a record", bytes(content))
        except FormatError:
            refused += 1

    assert refused > 100
    with pytest.raises(FormatError, match="a record expected an example"):
        example_of("a record", b"no example")
