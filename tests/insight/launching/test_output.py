from __future__ import annotations

import io
from collections import deque

import pytest

from insight.launching.output import LAST, Stream


class Passed:
    """A stream, and what came of it."""

    def __init__(self, label: bytes = b"") -> None:
        self.target, self.last = io.BytesIO(), deque[bytes](maxlen=LAST)
        self.stream = Stream(self.target, label, self.last)

    def take(self, *pieces: bytes) -> bytes:
        """What is passed on of these pieces so far."""
        for piece in pieces:
            self.stream.take(piece, 10.0)
        return self.target.getvalue()


def test_lines_are_passed_on_whole() -> None:
    assert Passed().take(b"a", b"b\nc", b"d") == b"ab\n"


def test_line_without_an_end_is_passed_on_after_a_moment() -> None:
    passed = Passed()
    passed.take(b"name? ")

    assert passed.stream.due == pytest.approx(10.2)
    passed.stream.flush()
    assert (passed.take(), passed.stream.due) == (b"name? ", None)


def test_long_line_is_not_held() -> None:
    assert len(Passed().take(b"x" * 100_000)) == 100_000


@pytest.mark.parametrize("pieces", [(b"a\nb\r\nc\n",), (b"a\nb", b"\r\n", b"c\n")])
def test_label_begins_each_line(pieces: tuple[bytes, ...]) -> None:
    assert Passed(b"[1] ").take(*pieces) == b"[1] a\n[1] b\r\n[1] c\n"


def test_label_begins_a_line_once_though_it_comes_in_parts() -> None:
    passed = Passed(b"[1] ")
    passed.take(b"a")
    passed.stream.flush()

    assert passed.take(b"b\nc\n") == b"[1] ab\n[1] c\n"


def test_progress_is_passed_on_as_it_is_drawn() -> None:
    passed = Passed(b"[0] ")

    assert passed.take(b" 1%\r 2%\r") == b"[0]  1%\r[0]  2%\r"


@pytest.mark.parametrize("size", [1, 7, 1 << 16])
def test_last_lines_are_kept_however_they_come(size: int) -> None:
    data = b"".join(b"line %d\n" % number for number in range(100)) + b"10%\r20%\r30%\nend"
    passed = Passed()
    passed.take(*(data[at : at + size] for at in range(0, len(data), size)))

    assert passed.stream.close()
    lines = [b"line %d" % number for number in range(82, 100)]
    assert list(passed.last) == [*lines, b"30%", b"end"]
    assert passed.take() == data


def test_of_a_long_line_its_end_is_kept() -> None:
    passed = Passed()
    passed.take(b"x" * 100_000 + b"y\n")

    assert not passed.stream.close()
    assert len(passed.last[0]) == 4_000
    assert passed.last[0].endswith(b"xy")
