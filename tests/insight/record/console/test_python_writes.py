"""Streams of Python that are no descriptors are copied, and are afterwards as they were."""

from __future__ import annotations

import io
import os
from typing import Any

from insight.record.console.python_writes import PythonWrites


class Cell:
    """A stream as a notebook's."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def write(self, text: str) -> int:
        self.said.append(text)
        return len(text)


def came(copy: PythonWrites) -> str:
    return os.read(copy.read, 1_000).decode()


def test_stream_writes_as_before_and_its_copy_comes_out() -> None:
    stream = Cell()
    copy = PythonWrites("console/out", stream)
    count = stream.write("wört")
    copied = came(copy)
    copy.end()
    stream.write("after")

    assert (count, copied) == (4, "wört")
    assert stream.said == ["wört", "after"]
    assert type(stream) is Cell
    assert "write" not in vars(stream)


def test_copy_outlives_who_puts_a_write_in_for_a_cell() -> None:
    """As IPython does: what stood there comes back at the cell's end."""
    stream: Any = Cell()
    original = stream.write
    stream.write = lambda text: original(f"[{text}]")
    copy = PythonWrites("console/out", stream)
    stream.write("first cell;")
    stream.write = original
    stream.write("between;")
    again = stream.write
    stream.write = lambda text: again(text.upper())
    stream.write("third cell;")
    stream.write = again
    copied = came(copy)
    copy.end()
    stream.write("after")

    assert copied == "first cell;between;third cell;"
    assert stream.said == ["[first cell;]", "between;", "THIRD CELL;", "after"]


def test_stream_of_c_is_copied_by_its_own_attribute() -> None:
    stream = io.StringIO()
    copy = PythonWrites("console/err", stream)
    stream.write("one")
    copied = came(copy)
    copy.end()
    stream.write(" two")

    assert copied == "one"
    assert stream.getvalue() == "one two"


def test_nobody_who_reads_holds_nothing_up() -> None:
    stream = Cell()
    copy = PythonWrites("console/out", stream)
    for _ in range(10_000):
        stream.write("x" * 100)
    copy.end()

    assert len(stream.said) == 10_000
