"""What is written is read by the library of the format, and lies as it asks for."""

from __future__ import annotations

import json
import struct
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import safetensors.numpy

from insight.errors import CheckpointError
from insight.format.safetensors import checked_safetensors_parts, safetensors_parts
from insight.format.safetensors.header import MOST_HEADER
from insight.format.tensor_types import PACKED
from tests.insight.format.safetensors.files import VALUES

PARTS = [safetensors_parts, checked_safetensors_parts]


def header_of(content: bytes) -> dict[str, Any]:
    (length,) = struct.unpack("<Q", content[:8])
    told: dict[str, Any] = json.loads(content[8 : 8 + length])
    return told


@pytest.mark.parametrize("parts", PARTS)
def test_the_library_reads_every_array(parts: Any, tmp_path: Path) -> None:
    path = tmp_path / "net.safetensors"
    path.write_bytes(b"".join(parts("net", VALUES)))
    found = safetensors.numpy.load_file(path)
    arrays = {name: value for name, value in VALUES.items() if not isinstance(value, str)}

    assert set(found) == set(arrays)
    for name, value in arrays.items():
        assert found[name].dtype == value.dtype
        np.testing.assert_array_equal(found[name], value)


def test_every_array_begins_at_a_multiple_of_its_numbers_bytes() -> None:
    content = b"".join(safetensors_parts("net", VALUES))
    header = header_of(content)
    begin = len(content) - max(header[n]["data_offsets"][1] for n in header if n != "__metadata__")
    widths = {name: np.asarray(VALUES[name]).itemsize for name in header if name in VALUES}

    assert begin % 8 == 0
    assert [header[n]["data_offsets"][0] % w for n, w in widths.items()] == [0] * len(widths)


def test_names_stand_in_the_order_of_the_arrays_as_mindspore_reads_them() -> None:
    header = header_of(b"".join(safetensors_parts("net", VALUES)))
    offsets = [header[name]["data_offsets"] for name in header if name != "__metadata__"]

    assert offsets == sorted(offsets)


def test_metadata_names_mindspores_format_and_packed_arrays() -> None:
    packed = np.zeros((2, 2), PACKED)
    header = header_of(b"".join(safetensors_parts("net", {"w": packed})))

    assert header["__metadata__"] == {"format": "ms", "w": "Int4"}
    assert header["w"]["dtype"] == "I8"


def test_an_array_is_not_copied() -> None:
    weight = np.arange(4, dtype=np.float32)
    _, part = safetensors_parts("net", {"w": weight})

    assert np.shares_memory(np.frombuffer(part, np.float32), weight)


@pytest.mark.parametrize(
    ("values", "told"),
    [
        ({"a": np.zeros(2, np.complex128)}, "net: a .*got Complex128. Hint: .*'ckpt' and 'npz'"),
        ({"a": np.array(["x"])}, "net: a expected one of .*, got str32"),
        ({"__metadata__": np.zeros(1)}, "got '__metadata__'. Hint: rename the parameter"),
        ({"format": np.zeros(1, PACKED)}, "got 'format'"),
        ({"a\ud800": np.zeros(1)}, "names in UTF-8"),
        ({"a": "x" * MOST_HEADER}, "Hint: the format 'ckpt' holds more"),
    ],
)
def test_what_has_no_place_is_refused(values: dict[str, Any], told: str) -> None:
    with pytest.raises(CheckpointError, match=told):
        list(safetensors_parts("net", values))
