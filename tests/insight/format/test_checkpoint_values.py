"""Values of a checkpoint are read into their place, however they are laid out."""

from __future__ import annotations

import itertools
from io import BytesIO
from typing import TYPE_CHECKING, Any

import ml_dtypes
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from insight.errors import CheckpointError
from insight.format import checkpoint, checkpoint_pieces, checkpoint_source, checkpoint_values
from insight.format.checkpoint import checkpoint_parts
from insight.format.messages import Checkpoint
from insight.format.tensor_types import PACKED

if TYPE_CHECKING:
    from collections.abc import Iterator

TYPES: list[Any] = ["?", *"bhilBHILefdFD", ml_dtypes.bfloat16]
SHAPES = [(), (0,), (3, 0), (0, 3), (1,), (5,), (2, 3, 4)]


def file_of(values: dict[str, Any]) -> bytes:
    return b"".join(checkpoint_parts("a", values))


def read(data: bytes, **options: Any) -> dict[str, Any]:
    options = {"check_crc": False} | options
    return checkpoint_values.checkpoint_values("a", BytesIO(data), **options)


def message(*values: tuple[str, str, tuple[int, ...], bytes]) -> Checkpoint:
    """A file of one value each: name, type, shape and content."""
    made = Checkpoint()
    for name, type_name, shape, content in values:
        tensor = made.value.add(tag=name).tensor
        tensor.dims.extend(shape)
        tensor.tensor_type = type_name
        tensor.tensor_content = content
    return made


@pytest.fixture
def _small_is_large() -> Iterator[None]:
    """Values of more than 60 bytes are read into their place, and the rest of a file bit by bit."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(checkpoint_pieces, "_MOST_HEAD", 60)
        patch.setattr(checkpoint_source, "PIECE", 64)
        yield


def numbers(kind: Any, shape: tuple[int, ...]) -> np.ndarray[Any, Any]:
    random = np.random.default_rng(0).integers(0, 2 if kind == "?" else 100, shape)
    return np.asarray(random).astype(kind)


@pytest.mark.parametrize("scale", [1, 8], ids=["small", "large"])
@pytest.mark.parametrize("kind", TYPES, ids=lambda kind: np.dtype(kind).name)
@pytest.mark.usefixtures("_small_is_large")
def test_every_type_and_shape_comes_back(kind: Any, scale: int) -> None:
    shapes = [tuple(scale * size for size in shape) for shape in SHAPES]
    values = {str(shape): numbers(kind, shape) for shape in shapes}
    back = read(file_of(values))

    assert list(back) == list(values)
    for name, value in values.items():
        assert (back[name].dtype, back[name].flags.writeable) == (value.dtype, True)
        np.testing.assert_array_equal(back[name], value, strict=True)


def laid_out(array: np.ndarray[Any, Any]) -> dict[str, np.ndarray[Any, Any]]:
    """The same numbers in memory of other kinds."""
    fixed = array.copy()
    fixed.flags.writeable = False
    wide = np.zeros((*array.shape, 2), array.dtype)
    wide[..., 0] = array
    return {
        "fortran": np.asfortranarray(array),
        "strided": wide[..., 0],
        "backwards": array[::-1].copy()[::-1],
        "turned": np.ascontiguousarray(array.T).T,
        "big-endian": array.astype(array.dtype.newbyteorder(">")),
        "read-only": fixed,
        "one number for all": np.broadcast_to(array[:1, :1], array.shape),
    }


@pytest.mark.parametrize("kind", ["f4", "i2", "c16"])
def test_numbers_are_kept_however_they_lie_in_memory(kind: str) -> None:
    array = np.arange(600).reshape(20, 30).astype(kind)
    values = laid_out(array)
    back = read(file_of(values))

    for name, value in values.items():
        assert back[name].dtype == np.dtype(kind)
        np.testing.assert_array_equal(back[name], value)
        assert back[name].flags.c_contiguous


@pytest.mark.usefixtures("_small_is_large")
@given(
    st.lists(st.tuples(st.integers(0, 300), st.sampled_from("bfd")), max_size=5),
    st.integers(1, 200),
)
def test_arrays_of_several_values_come_back(sizes: list[tuple[int, str]], most: int) -> None:
    values = {
        f"w{number}": np.arange(size).astype(kind) for number, (size, kind) in enumerate(sizes)
    }
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(checkpoint, "MOST_CONTENT", most)
        back = read(file_of(values))

    assert list(back) == list(values)
    assert all(np.array_equal(back[name], value) for name, value in values.items())


@pytest.mark.usefixtures("_small_is_large")
def test_values_of_two_arrays_may_take_turns() -> None:
    half, other = bytes(range(100)), bytes(range(100, 200))
    parts = [("a", half), ("b", other), ("a", other), ("b", half)]
    back = read(message(*((n, "UInt8", (200,), c) for n, c in parts)).SerializeToString())

    assert back["a"].tobytes() == half + other
    assert back["b"].tobytes() == other + half


def laid_out_otherwise() -> list[bytes]:
    """One value with the fields of its tensor in every order, and with dims that are packed."""
    dims, kind = [b"\x08\x02", b"\x08\x32"], b"\x12\x05UInt8"
    content = b"\x1a\x64" + bytes(range(100))
    tensors = [*itertools.permutations([b"".join(dims), kind, content]), (b"\x0a\x02\x02\x32",)]
    files = []
    for fields in tensors:
        tensor = b"".join(fields) + (kind + content if len(fields) == 1 else b"")
        for value in (
            b"\x0a\x01w\x12" + bytes([len(tensor)]) + tensor,
            b"\x12" + bytes([len(tensor)]) + tensor + b"\x0a\x01w",
        ):
            assert len(value) < 128
            files.append(b"\x0a" + bytes([len(value)]) + value)
    return files


@pytest.mark.usefixtures("_small_is_large")
@pytest.mark.parametrize("data", laid_out_otherwise(), ids=lambda data: data[:24].hex())
def test_a_large_value_is_read_whatever_the_order_of_its_fields(data: bytes) -> None:
    back = read(data)["w"]

    assert back.shape == (2, 50)
    assert back.tobytes() == bytes(range(100))


def test_packed_numbers_of_four_bits_are_bytes_and_stay_what_they_are() -> None:
    """MindSpore's `qint4x2`."""
    data = message(("q", "Int4", (2, 3), bytes(range(6)))).SerializeToString()
    back = read(data)

    assert back["q"].dtype == np.int8
    assert back["q"].tolist() == [[0, 1, 2], [3, 4, 5]]
    assert file_of(back) == data
    assert file_of({"q": back["q"].copy()}) == data
    assert file_of({"q": np.arange(6, dtype=np.int8).reshape(2, 3).view(PACKED)}) == data


@pytest.mark.usefixtures("_small_is_large")
def test_only_what_is_wanted_comes_back_and_each_name_is_asked_for_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(checkpoint, "MOST_CONTENT", 100)
    values = {"a": np.arange(200.0), "b": np.arange(3), "note": "text", "c": np.arange(100.0)}
    asked: list[str] = []

    def wanted(name: str) -> bool:
        asked.append(name)
        return name in {"b", "c"}

    back = read(file_of(values), wanted=wanted)

    assert asked == list(values)
    assert {name: value.tolist() for name, value in back.items()} == {
        "b": [0, 1, 2],
        "c": list(range(100)),
    }


@pytest.mark.usefixtures("_small_is_large")
@pytest.mark.parametrize(
    ("values", "text"),
    [
        ([("w", "Float32", (30,), bytes(119))], r"w expected Float32 of shape \(30,\), got 119"),
        ([("w", "Float32", (30,), bytes(121))], r"w expected Float32 of shape \(30,\), got 121"),
        ([("w", "Int8", (9,), bytes(5)), ("v", "Int8", (9,), bytes(9))], "w expected .* got 5 byt"),
        ([("w", "Int8", (90,), bytes(60)), ("w", "Int8", (90,), bytes(60))], "got 120 bytes"),
        ([("w", "Int8", (3,), bytes(3))] * 2, "w expected one parameter of the name, got 3 bytes"),
        ([("t", "str", (0,), b"a\0\0\0")] * 2, "t expected one parameter of the name, got 4 byt"),
        ([("w", "Int8", (2**40, 2**20), bytes(90))], "got 90 bytes"),
        ([("w", "Int8", (-1,), bytes(90))], r"of shape \(-1,\), got 90 bytes"),
        ([("w", "Int8", (-30, -3), bytes(90))], r"of shape \(-30, -3\), got 90 bytes"),
        ([("w", "Int8", (1,) * 65, b"1")], "w expected at most 64 axes, got 65"),
        ([("w", "Int8", (1,) * 99 + (90,), bytes(90))], "w expected at most 64 axes, got 100"),
        ([("w", "Int8", (0, 2**62, 2**62), b"")], "w expected a shape of an array, got Int8 of"),
        ([("w", "Int8", (9,), bytes(3)), ("w", "UInt8", (9,), bytes(6))], "a part of UInt8 of"),
        ([("w", "Int8", (9,), bytes(3)), ("w", "Int8", (3, 3), bytes(6))], r"of shape \(3, 3\)"),
        ([("w", "Int9", (3,), bytes(3))], "w expected one of .*, got Int9"),
        ([("w", "Bool", (3,), b"\0\1\2")], "w expected bools, got the byte 2"),
        ([("w", "Bool", (90,), bytes([1] * 89 + [255]))], "w expected bools, got the byte 255"),
    ],
)
def test_values_that_do_not_fit_are_refused_by_name(values: list[Any], text: str) -> None:
    with pytest.raises(CheckpointError, match=text):
        read(message(*values).SerializeToString())


@pytest.mark.usefixtures("_small_is_large")
@pytest.mark.parametrize("shape", [(200,), (7,)])
def test_every_changed_byte_of_a_file_with_a_checksum_is_told_as_damage(
    shape: tuple[int, ...],
) -> None:
    from insight.format.checkpoint_stream import with_checksum

    data = b"".join(with_checksum(checkpoint_parts("a", {"w": np.ones(shape, np.int8), "t": "x"})))
    for place in range(len(data)):
        changed = bytearray(data)
        changed[place] ^= 0x10
        is_of_the_checksum = place >= len(data) - 17
        with pytest.raises(CheckpointError, match="CRC-32|other" if is_of_the_checksum else "CRC"):
            read(bytes(changed), check_crc=True)


def test_a_file_that_is_cut_between_values_is_whole_to_its_reader() -> None:
    """Nothing in the format tells how many values there are; a checksum does."""
    first = file_of({"a": np.ones(3)})

    assert list(read(first)) == ["a"]
