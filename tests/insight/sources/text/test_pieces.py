"""Lines of texts that come in pieces, and what lines of JSON say."""

from __future__ import annotations

import json
import random

import pytest

from insight.sources.text import pieces
from insight.sources.text.pieces import json_lines_of, lines_of

TEXT = b'{"a": 1}\n\n[1, 2]\r\nno json\n{"a": NaN}\n"x"\n{"last": 1}'


def cut(text: bytes, seed: int) -> list[bytes]:
    chance = random.Random(seed)
    ends = sorted(chance.randrange(len(text) + 1) for _ in range(chance.randint(0, 8)))
    return [text[begin:end] for begin, end in zip([0, *ends], [*ends, len(text)], strict=True)]


@pytest.mark.parametrize("seed", range(30))
def test_lines_are_the_same_however_the_text_is_cut(seed: int) -> None:
    whole = list(lines_of([TEXT]))

    assert list(lines_of(cut(TEXT, seed))) == whole
    assert [line.content for line in whole] == [
        *(b'{"a": 1}', b"", b"[1, 2]", b"no json", b'{"a": NaN}', b'"x"', b'{"last": 1}')
    ]
    assert [TEXT[line.begin :].startswith(line.content or b"") for line in whole] == [True] * 7


@pytest.mark.parametrize("seed", range(30))
def test_json_lines_are_the_same_however_the_text_is_cut(seed: int) -> None:
    blocks = list(json_lines_of(cut(TEXT, seed)))
    values = [value for block in blocks for value in block.values]
    begins = [begin for block in blocks for begin in block.begins]

    assert [repr(value) for value in values] == [
        *("{'a': 1}", "[1, 2]", "{'a': nan}", "'x'", "{'last': 1}")
    ]
    assert [TEXT[begin : begin + 1] for begin in begins] == [b"{", b"[", b"{", b'"', b"{"]
    (damage,) = [one for block in blocks for one in block.damages]
    assert damage == (TEXT.index(b"no json"), "line is no JSON")
    assert blocks[-1].unfinished == 0


def test_line_that_is_being_written_is_unfinished_and_no_damage() -> None:
    blocks = list(json_lines_of([b"1\n2\n", b'{"a']))

    assert [block.values for block in blocks] == [[1, 2], []]
    assert blocks[-1].unfinished == 3


def test_lines_that_are_json_only_together_are_none() -> None:
    (block,) = json_lines_of([b'{"a": [1\n2]}\n3, 4\n'])

    assert block.values == []
    assert [begin for begin, _ in block.damages] == [0, 9, 13]


def test_line_without_end_fills_no_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pieces, "MOST_IN_LINE", 100)
    long = [b"x" * 60] * 50
    text = [b"1\n", *long, b"\n", json.dumps(2).encode(), b"\n"]

    assert [line.content for line in lines_of(text, most=100)] == [b"1", None, b"2"]
    blocks = list(json_lines_of(text))
    assert [value for block in blocks for value in block.values] == [1, 2]
    assert (2, "line is too long to be read") in [one for block in blocks for one in block.damages]
