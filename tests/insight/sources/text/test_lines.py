from __future__ import annotations

import json
import math
import random
from pathlib import Path
from typing import Any

import pytest

from insight.sources import LocalPlace
from insight.sources import tail as tail_module
from insight.sources.tail import Tail, unknown_length
from insight.sources.text import lines as lines_module
from insight.sources.text.lines import JsonLines, SeparatedValues, names_of


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "lines"


class Followed:
    """A file that is read again and again by one codec."""

    def __init__(self, path: Path, codec: JsonLines | SeparatedValues) -> None:
        place = LocalPlace(str(path.parent))
        self.tail: Tail[Any] = Tail(place, str(path), codec, unknown_length)
        self.damages: list[tuple[int, str]] = []
        self.begins: list[int] = []

    def read(self) -> list[Any]:
        """What became whole since the last look."""
        found: list[Any] = []
        assert self.tail.look() in {"grown", "same"}
        for piece in self.tail.pieces():
            self.damages += [(one.offset, one.problem) for one in piece.damages]
            begins = getattr(piece.scan, "begins", None)
            rows = getattr(piece.scan, "rows", None)
            found += piece.scan.values if rows is None else rows.numbers.tolist()
            self.begins += [piece.begin + at for at in (begins if rows is None else rows.begins)]
        return found


def append(path: Path, content: bytes) -> None:
    with path.open("ab") as file:
        file.write(content)


def test_lines_of_json_are_read_once_while_the_file_grows(path):
    append(path, b'{"loss": 1}\n{"loss": 2')
    followed = Followed(path, JsonLines())

    assert followed.read() == [{"loss": 1}]
    assert followed.tail.unfinished == 10
    append(path, b'3}\n\n{"loss": -Infinity}\n')
    assert followed.read() == [{"loss": 23}, {"loss": -math.inf}]
    assert followed.begins == [0, 12, 26]
    assert followed.tail.unfinished == 0


def test_a_last_line_of_whole_json_needs_no_end(path):
    append(path, b'[1]\n{"loss": 1}')
    followed = Followed(path, JsonLines())

    assert followed.read() == [[1], {"loss": 1}]
    append(path, b'\n{"loss": 2}\n')
    assert followed.read() == [{"loss": 2}]
    assert followed.damages == []


def test_a_last_line_that_may_go_on_waits(path):
    append(path, b"1\n2")
    followed = Followed(path, JsonLines())

    assert followed.read() == [1]
    append(path, b"3\n")
    assert followed.read() == [23]


def test_lines_that_are_no_json_are_told_together_and_the_others_read(path):
    deep = b"[" * 100_000
    huge = b'{"step": ' + b"9" * 5000 + b"}"
    append(
        path, b'{"a": 1}\r\n\0\0\0\nno\n{"a": 2}\n' + deep + b"\n" + huge + b"\n\xff\n[1][2]\n7\n"
    )
    followed = Followed(path, JsonLines())

    assert followed.read() == [{"a": 1}, {"a": 2}, 7]
    assert followed.damages == [(10, "line is no JSON"), (26, "line is no JSON")]


def test_text_that_is_no_utf8_is_replaced(path):
    append(path, b'\xef\xbb\xbf{"name": "\xff"}\n{"name": "\\ud800"}\n')

    assert Followed(path, JsonLines()).read() == [{"name": "�"}, {"name": "\ud800"}]


@pytest.mark.parametrize("codec", [JsonLines, SeparatedValues])
def test_a_line_that_is_too_long_is_told_and_reading_goes_on_behind_it(path, codec, monkeypatch):
    monkeypatch.setattr(lines_module, "MOST_IN_JSON", 100)
    monkeypatch.setattr(lines_module, "MOST_IN_ROW", 100)
    monkeypatch.setattr(tail_module, "PIECE_BYTES", 64)
    is_json = codec is JsonLines
    append(path, b"1\n" if is_json else b"a\n1\n")
    append(path, b'"' + b"x" * 350 + (b'"\n3\n' if is_json else b'\n3\n"4"\n'))
    followed = Followed(path, codec())

    assert followed.read() == ([1, 3] if is_json else [[1.0], [3.0], [4.0]])
    (damage,) = followed.damages
    assert damage == (2 if is_json else 4, "line is longer than 100 bytes")


def test_a_table_is_read_once_while_it_grows(path):
    append(path, b"step,lo")
    followed = Followed(path, SeparatedValues())

    assert followed.read() == []
    append(path, b"ss\n0,0.5\n1,")
    assert followed.read() == [[0.0, 0.5]]
    assert followed.tail.unfinished == 2
    append(path, b"0.25\r\n")
    assert followed.read() == [[1.0, 0.25]]
    assert followed.begins == [10, 16]


@pytest.mark.parametrize(
    ("line", "names", "separator"),
    [
        (b"epoch\n", ["epoch"], b","),
        (b"epoch;loss\r\n", ["epoch", "loss"], b";"),
        (b"epoch\tloss,a\tb\n", ["epoch", "loss,a", "b"], b"\t"),
        (b'\xef\xbb\xbf\r\n\n"a;b;c", d \n', ["a;b;c", "d"], b","),
        (b'"two\nlines",b\n', ["two\nlines", "b"], b","),
        (b"\xff,b\n", ["�", "b"], b","),
        (b"a,b", [], b","),
        (b"", [], b","),
    ],
)
def test_the_first_line_has_the_names_and_tells_the_separator(line, names, separator):
    assert names_of(line) == (names, separator)


def test_rows_of_another_number_of_fields_are_told_together(path):
    append(path, b"a,b\n1,2\n3\n4,5,6\n7,8\n\0\0\n9,10\n")
    followed = Followed(path, SeparatedValues())

    assert followed.read() == [[1, 2], [7, 8], [9, 10]]
    assert [offset for offset, _ in followed.damages] == [8, 20]


def test_a_table_without_end_of_its_names_is_refused(path):
    append(path, b"x" * (lines_module.MOST_IN_ROW + 1))

    with pytest.raises(OSError, match="line of names is longer"):
        Followed(path, SeparatedValues()).read()


def test_a_table_of_too_many_columns_is_refused(path):
    append(path, b"," * (lines_module.MOST_COLUMNS + 1) + b"\n1\n")

    with pytest.raises(OSError, match="more columns"):
        Followed(path, SeparatedValues()).read()


@pytest.mark.parametrize("codec", [JsonLines, SeparatedValues])
def test_pieces_of_any_size_give_the_same(path, codec, monkeypatch):
    rng = random.Random("pieces")
    rows = [[index, rng.random()] for index in range(300)]
    if codec is JsonLines:
        content = "".join(f"{json.dumps(row)}\n" for row in rows)
    else:
        content = "a,b\r\n" + "".join(f'{index},"{value!r}"\r\n' for index, value in rows)
    monkeypatch.setattr(tail_module, "PIECE_BYTES", 97)
    followed = Followed(path, codec())
    found: list[Any] = []
    left = content.encode()
    while left:
        size = rng.randint(1, 500)
        append(path, left[:size])
        left = left[size:]
        found += followed.read()

    assert found == rows
    assert followed.damages == []


@pytest.mark.parametrize("codec", [JsonLines, SeparatedValues])
def test_no_bytes_make_a_codec_fail(codec):
    rng = random.Random("bytes")
    pieces = [b"\n", b"\r", b'"', b",", b"{", b"}", b"[", b"]", b"1", b"\0", b"\xff", b"a", b":"]
    for _ in range(2_000):
        scanning, left = codec(), b"".join(rng.choices(pieces, k=rng.randint(0, 60)))
        for _ in range(4):
            scan = scanning(left)
            assert 0 <= scan.end <= len(left)
            assert all(0 <= one.offset <= len(left) for one in scan.damages)
            left = left[scan.end :] + b"".join(rng.choices(pieces, k=5))
