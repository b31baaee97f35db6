"""Headers that are damaged, or lie: refused before an array is made."""

from __future__ import annotations

import tracemalloc
from typing import Any

import pytest

from insight.errors import CheckpointError
from tests.insight.format.safetensors.files import array, made, read

HEADERS: dict[str, tuple[Any, bytes]] = {
    "no JSON": (b"{", b""),
    "no UTF-8": (b'{"\xff": 1}', b""),
    "not an object": ([], b""),
    "nested without end": (b"[" * 100_000, b""),
    "a number without end": (b'{"a": ' + b"9" * 9999 + b"}", b""),
    "a name twice": (b'{"a": 1, "a": 2}', b""),
    "metadata that is none": ({"__metadata__": 3}, b""),
    "metadata of numbers": ({"__metadata__": {"a": 3}}, b""),
    "an array that is none": ({"a": 3}, b""),
    "a type that is unknown": ({"a": array("F7")}, bytes(4)),
    "a type that is a list": ({"a": array([])}, bytes(4)),  # type: ignore[arg-type]
    "a shape that is none": ({"a": array(shape=4)}, bytes(4)),
    "sizes below zero": ({"a": array(shape=(-1, -1))}, bytes(4)),
    "sizes that are bools": ({"a": array(shape=(True,))}, bytes(4)),
    "sizes that are fractions": ({"a": array(shape=(1.0,))}, bytes(4)),
    "more numbers than bytes": ({"a": array(shape=(2**40,))}, bytes(4)),
    "no offsets": ({"a": {"dtype": "F32", "shape": [1]}}, bytes(4)),
    "three offsets": ({"a": array(offsets=(0, 4, 4))}, bytes(4)),
    "offsets backwards": ({"a": array(offsets=(4, 0))}, bytes(4)),
    "a gap": ({"a": array(offsets=(1, 5))}, bytes(5)),
    "arrays over each other": ({"a": array(), "b": array()}, bytes(4)),
    "bytes behind the arrays": ({"a": array()}, bytes(5)),
    "arrays behind the file": ({"a": array()}, bytes(3)),
    "sizes no machine has": ({"a": array(shape=(0, 2**62, 2**62), offsets=(0, 0))}, b""),
    "more axes than there can be": ({"a": array(shape=(1,) * 99)}, bytes(4)),
    "texts that are none": ({"__metadata__": {"insight_texts": "[]"}}, b""),
    "a text without a place": ({"__metadata__": {"insight_texts": '{"a": "b"}'}}, b""),
    "a text that is a number": ({"__metadata__": {"insight_texts": '{"a": [0, 1]}'}}, b""),
    "an order of other arrays": (
        {"__metadata__": {"insight_order": "[0, 1]"}, "a": array()},
        bytes(4),
    ),
    "an order that is none": ({"__metadata__": {"insight_order": "{"}, "a": array()}, bytes(4)),
    "two values of one index": (
        {"__metadata__": {"insight_texts": '{"b": [0, ""]}', "insight_order": "[0]"}, "a": array()},
        bytes(4),
    ),
    "an index beyond the values": ({"__metadata__": {"insight_texts": '{"b": [9, ""]}'}}, b""),
    "a text by an array's name": (
        {"__metadata__": {"insight_texts": '{"a": [0, ""]}'}, "a": array()},
        bytes(4),
    ),
}


@pytest.mark.parametrize("name", HEADERS)
def test_a_header_that_lies_is_refused(name: str) -> None:
    header, content = HEADERS[name]

    with pytest.raises(CheckpointError, match=r"^a file.* expected .*, got "):
        read(made(header, content))


@pytest.mark.parametrize("length", [2**64 - 1, 10**8, 3])
def test_a_length_beyond_the_file_takes_no_memory(length: int) -> None:
    tracemalloc.start()
    with pytest.raises(CheckpointError, match="a file"):
        read(made({}, length=length))
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()

    assert peak < 1_000_000


@pytest.mark.parametrize("content", [b"", b"\0", bytes(7), bytes(8), b"PK\3\4" + bytes(90)])
def test_other_bytes_are_refused(content: bytes) -> None:
    with pytest.raises(CheckpointError, match="cut short, damaged or no safetensors"):
        read(content)
