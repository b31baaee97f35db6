"""What other libraries and we write is read, and a checksum compared."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import numpy as np
import pytest
import safetensors.numpy

from insight.errors import CheckpointError
from insight.format.contents import Held
from insight.format.safetensors import (
    checked_safetensors_parts,
    safetensors_contents,
    safetensors_parts,
)
from tests.insight.format.safetensors.files import VALUES, array, made, read

PARTS = [safetensors_parts, checked_safetensors_parts]


@pytest.mark.parametrize("parts", PARTS)
def test_values_come_back_with_types_texts_and_order(parts: Any) -> None:
    found = read(b"".join(parts("net", VALUES)), check_crc=True)

    assert list(found) == list(VALUES)
    for name, value in VALUES.items():
        if isinstance(value, str):
            assert found[name] == value
        else:
            assert found[name].dtype == value.dtype
            np.testing.assert_array_equal(found[name], value)


def test_the_librarys_file_is_read() -> None:
    values = {"b": np.arange(3, dtype=np.int8), "a": np.arange(4.0).reshape(2, 2)}
    found = read(safetensors.numpy.save(values, {"format": "np", "words": "x"}))

    assert set(found) == {"a", "b"}
    for name, value in values.items():
        np.testing.assert_array_equal(found[name], value, strict=True)


def test_only_what_is_wanted_is_returned_and_each_name_is_asked_for_once() -> None:
    asked: list[str] = []

    def wanted(name: str) -> bool:
        asked.append(name)
        return name in {"step", "words"}

    found = read(b"".join(safetensors_parts("net", VALUES)), wanted=wanted)

    assert asked == list(VALUES)
    assert list(found) == ["words", "step"]


def test_every_changed_byte_shows_in_our_checksum() -> None:
    content = b"".join(checked_safetensors_parts("net", {"a": np.ones(2, np.int16), "t": "x"}))
    passed = []
    for at in range(len(content)):
        for bit in (1, 32):
            changed = bytearray(content)
            changed[at] ^= bit
            try:
                read(bytes(changed), check_crc=True)
            except CheckpointError:
                continue
            passed.append((at, bit))

    # The names of the two checksums themselves: with another name there is none of ours.
    assert all(content[at - 14 : at + 14].count(b"insight_crc32") for at, _ in passed)


@pytest.mark.parametrize("value", [np.int64(2**40), np.uint8(5), np.int32(-3), np.float32(0.5)])
def test_mindspores_checksum_of_single_numbers_is_written_and_compared(value: Any) -> None:
    content = b"".join(checked_safetensors_parts("net", {"n": value, "w": np.ones(3)}))
    theirs = content.replace(b"insight_crc32", b"another_fact_")

    assert read(theirs, check_crc=True)["n"] == value

    damaged = theirs[:-1] + bytes([theirs[-1] ^ 1])
    with pytest.raises(CheckpointError, match=r"CRC-32 '.*', got '.*'. Hint: the file is damaged"):
        read(damaged, check_crc=True)
    assert list(read(damaged)) == ["n", "w"]


@pytest.mark.parametrize("recorded", ["zz", "", "-1"])
def test_a_checksum_that_is_no_number_is_another(recorded: str) -> None:
    header = {"__metadata__": {"crc_num": recorded}, "a": array()}

    with pytest.raises(CheckpointError, match="CRC-32"):
        read(made(header, bytes(4)), check_crc=True)


def test_a_file_without_a_checksum_passes() -> None:
    assert list(read(made({"a": array()}, bytes(4)), check_crc=True)) == ["a"]


def test_float8_is_told_and_refused_only_where_it_is_wanted() -> None:
    content = made({"a": array("F8_E4M3", (2,), (0, 2)), "b": array(offsets=(2, 6))}, bytes(6))

    assert list(read(content, wanted=lambda name: name == "b")) == ["b"]
    assert safetensors_contents("a file", BytesIO(content)).values[0].type == "F8_E4M3"
    with pytest.raises(CheckpointError, match=r"a file: a expected one of .*, got F8_E4M3"):
        read(content)


@pytest.mark.parametrize("wanted", [True, False])
def test_bytes_that_are_no_bools_are_refused_wanted_or_not(wanted: bool) -> None:
    content = made({"a": array("BOOL", (2,), (0, 2))}, b"\1\2")

    with pytest.raises(CheckpointError, match="a file: a expected bools, got the byte 2"):
        read(content, wanted=lambda name: wanted)


def test_contents_are_told_without_arrays() -> None:
    content = b"".join(checked_safetensors_parts("net", VALUES))
    found = safetensors_contents("a file", BytesIO(content))

    assert (found.format, found.has_checksum, found.cipher) == ("safetensors", True, None)
    assert [value.name for value in found.values] == list(VALUES)
    assert found.values[1] == Held("weight", "Float32", (2, 3), 24)
    assert found.values[2] == Held("words", "str", (), 5, "fünf")
    assert found.values[4] == Held("step", "Int64", (), 8, 7)


def test_contents_of_a_damaged_file_are_refused() -> None:
    content = bytearray(b"".join(checked_safetensors_parts("net", VALUES)))
    content[-1] ^= 1

    with pytest.raises(CheckpointError, match="CRC-32"):
        safetensors_contents("a file", BytesIO(content))
