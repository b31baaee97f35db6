"""Lines and items of files by their numbers."""

from __future__ import annotations

import pickle

import pytest

from engine.dataset import lines
from engine.dataset.lines import Lines, Listed
from engine.errors import StateError


@pytest.fixture
def lines_of(tmp_path):
    def make(*contents, **options):
        paths = [tmp_path / f"{number}.txt" for number in range(len(contents))]
        for path, content in zip(paths, contents, strict=True):
            path.write_bytes(content)
        return Lines(paths, **options)

    return make


def texts(found):
    return [found[number] for number in range(len(found))]


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (b"", []),
        (b"\n\n", []),
        (b"one", ["one"]),
        (b"one\n\ntwo\n", ["one", "two"]),
        (b"one\r\ntwo", ["one\r", "two"]),
        ("später\n雪".encode(), ["später", "雪"]),
    ],
)
def test_lines_are_what_stands_between_breaks(content, expected, lines_of):
    assert texts(lines_of(content)) == expected


def test_lines_in_which_nothing_stands_may_be_kept(lines_of):
    assert texts(lines_of(b"", b"\n\na\n", b"\r\n", empty=True)) == ["", "", "a", "\r"]


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (b'1,"a\nb"\n2,c\n', ['1,"a\nb"', "2,c"]),
        (b'"a ""\n"" b"\n2', ['"a ""\n"" b"', "2"]),
        (b"1\r\n2\r\n\r\n3\r\n", ["1", "2", "3"]),
        (b"1,\r", ["1,"]),
    ],
)
def test_breaks_in_quotes_are_parts_of_a_line(content, expected, lines_of):
    assert texts(lines_of(content, quoted=True)) == expected


def test_quotes_reach_over_blocks(lines_of, monkeypatch):
    monkeypatch.setattr(lines, "BLOCK", 3)

    assert texts(lines_of(b'1,"a\n\nb"\n2\n', quoted=True)) == ['1,"a\n\nb"', "2"]


def test_files_follow_each_other_and_are_named(lines_of):
    found = lines_of(b"a1\na2\n", b"", b"b1", heads=0)

    assert found.counts == [2, 0, 1]
    assert texts(found) == ["a1", "a2", "b1"]
    assert found.where(2).endswith("2.txt, row 1")


def test_heads_of_each_file_are_left_out(lines_of):
    assert texts(lines_of(b"h\na\n", b"h\n", b"\nh\nb", heads=1)) == ["a", "b"]


def test_quote_that_does_not_end_is_told(lines_of):
    with pytest.raises(StateError, match=r"0\.txt expected quotes that end"):
        lines_of(b'1,"a\n', quoted=True)


def test_bytes_that_are_no_text_are_told(lines_of):
    found = lines_of(b"one\n\xff\n")

    with pytest.raises(StateError, match=r"0\.txt, row 2 expected text in UTF-8"):
        found[1]


def test_other_processes_open_the_files_themselves(lines_of):
    found = lines_of(b"one\ntwo")

    assert texts(pickle.loads(pickle.dumps(found))) == ["one", "two"]


def test_items_in_memory_have_the_same_numbers():
    found = Listed(["a", "b", "c"], [[1, 2], [], [3]])

    assert texts(found) == [1, 2, 3]
    assert found.counts == [2, 0, 1]
    assert found.where(2) == "c, row 1"
