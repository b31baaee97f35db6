from __future__ import annotations

from dataclasses import dataclass

import pytest

from insight.errors import SummaryValueError, ValueKindError
from insight.format.messages import Summary
from insight.plugins.message import PLUGIN


@dataclass
class Said:
    value: str
    level: str = "error"


@pytest.mark.parametrize("text", ["", "a\0b", "三", "\x1b[31mred\x1b[0m", "a\r\nb", "é" * 10_000])
def test_every_text_comes_back(text):
    content = PLUGIN.encode(("warn", text))

    assert PLUGIN.decode(content) == ("warn", text)
    assert PLUGIN.load(content) == text


@pytest.mark.parametrize(
    ("value", "cells"),
    [
        ("done", ("info", "done")),
        (("warn", "slow"), ("warn", "slow")),
        (["warn", "slow"], ("warn", "slow")),
        ({"value": "slow"}, ("info", "slow")),
        ({"value": "slow", "level": "any word"}, ("any word", "slow")),
        (Said("failed"), ("error", "failed")),
    ],
)
def test_message_is_a_text_with_a_level_or_without(value, cells):
    assert PLUGIN.decode(PLUGIN.encode(value)) == cells


@pytest.mark.parametrize(
    "value", [3, b"ab", None, ("warn", 3), (1, "a"), ("a", "b", "c"), {"level": "warn"}, Said]
)
def test_nothing_else_is_a_message(value):
    with pytest.raises(ValueKindError, match="message expected a text, \\(level, text\\)"):
        PLUGIN.encode(value)


def test_half_a_character_is_refused():
    with pytest.raises(SummaryValueError, match="UTF-8 can hold, got half a character at 1"):
        PLUGIN.encode("a\ud800")


def test_bytes_that_no_text_has_are_marked():
    assert PLUGIN.decode(Summary.Message(level=b"\xff", value=b"a\xff")) == ("\ufffd", "a\ufffd")
