"""What NumPy and we write is read; of Python objects nothing is made."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import numpy as np
import pytest

from insight.errors import CheckpointError
from insight.format.contents import Held
from insight.format.npz import npz_contents, npz_parts
from tests.insight.format.npz.files import VALUES, archive, array, headed, read, saved

SAVES = [np.savez, np.savez_compressed]
ARRAYS: dict[str, Any] = {
    "weight": np.arange(12, dtype=np.float32).reshape(3, 4),
    "fortran": np.asfortranarray(np.arange(24).reshape(2, 3, 4)),
    "big": np.arange(5, dtype=">i2"),
    "single": np.array(2.5),
    "none": np.zeros((3, 0)),
    "flags": np.array([[True], [False]]),
    "wave": np.array([1j], np.complex64),
    "many": np.zeros(100_000),
    "a/../b": np.ones(2, np.float16),
}


@pytest.mark.parametrize("save", SAVES)
def test_numpys_arrays_come_back(save: Any) -> None:
    found = read(saved(save, **ARRAYS))

    assert list(found) == list(ARRAYS)
    for name, value in ARRAYS.items():
        assert found[name].dtype == value.dtype.newbyteorder("=")
        assert found[name].flags["C_CONTIGUOUS"]
        np.testing.assert_array_equal(found[name], value)


@pytest.mark.parametrize("dtype", ["<U9", ">U9"])
def test_numpys_text_is_one(dtype: str) -> None:
    assert read(saved(np.savez, a=np.array("fünf", dtype))) == {"a": "fünf"}


def test_ours_come_back_with_types_texts_and_order() -> None:
    found = read(b"".join(npz_parts("net", VALUES)), check_crc=True)

    assert list(found) == list(VALUES)
    for name, value in VALUES.items():
        if isinstance(value, str):
            assert found[name] == value
        else:
            assert found[name].dtype == value.dtype
            np.testing.assert_array_equal(found[name], value)


def test_only_what_is_wanted_is_returned() -> None:
    found = read(b"".join(npz_parts("net", VALUES)), wanted=lambda name: name == "step")

    assert list(found) == ["step"]


def test_python_objects_are_refused_and_told() -> None:
    content = saved(np.savez, a=np.array([{"b": 1}], dtype=object))

    with pytest.raises(CheckpointError, match="a file: a expected an array of numbers, got pick"):
        read(content)
    assert npz_contents("a file", BytesIO(content)).values[0].type == "object"


HEADS = {
    "no head": b"not an array",
    "a later version": b"\x93NUMPY\4\0" + bytes(8),
    "a head beyond its member": b"\x93NUMPY\2\0" + b"\xff" * 8,
    "code": headed("{'descr': '<f4', 'fortran_order': f(), 'shape': (2,)}"),
    "fields": headed("{'descr': [('a', '<f4')], 'fortran_order': False, 'shape': (2,)}"),
    "a field twice": headed("{'descr': '<f4', 'descr': '<f4', 'shape': (2,)}"),
    "a wrong order": headed("{'descr': '<f4', 'fortran_order': 'C', 'shape': (2,)}"),
    "a shape of letters": headed("{'descr': '<f4', 'fortran_order': False, 'shape': (L,)}"),
    "times": array(bytes(16), (2,), "<M8[s]"),
    "bytes": array(b"ab", (2,), "S1"),
    "records": array(bytes(4), (2,), "V2"),
    "wide floats": headed("{'descr': '<f16', 'fortran_order': False, 'shape': (0,)}"),
    "texts": array(bytes(8), (2,), "<U1"),
    "a text that is none": array(b"\xff" * 4, (), "<U1"),
    "more numbers than bytes": array(shape=(2**40,)),
    "fewer numbers than bytes": array(shape=(1,)),
    "sizes no machine has": array(b"", (0, 2**62, 2**62)),
    "more axes than there can be": array(bytes(4), (1,) * 99),
    "no bools": array(b"\1\2", (2,), "|b1"),
}


@pytest.mark.parametrize("name", HEADS)
@pytest.mark.filterwarnings("error")
def test_a_member_that_is_no_array_of_numbers_is_refused(name: str) -> None:
    with pytest.raises(CheckpointError, match=r"^a file: a expected .*, got "):
        read(archive({"a.npy": HEADS[name]}))


def test_head_of_an_older_python_is_read() -> None:
    old = headed('{"descr": "<f4", "fortran_order": False, "shape": (2L,), }   ', version=b"\2\0")

    assert read(archive({"a.npy": old}))["a"].tolist() == [0, 0]


def test_contents_are_told_without_arrays() -> None:
    found = npz_contents("a file", BytesIO(b"".join(npz_parts("net", VALUES))))

    assert (found.format, found.has_checksum) == ("npz", True)
    assert [value.name for value in found.values] == list(VALUES)
    assert found.values[1] == Held("weight", "Float32", (2, 3), 24)
    assert found.values[2] == Held("words", "str", (), 20, "fünf\0")
    assert found.values[4] == Held("step", "Int64", (), 8, 7)
