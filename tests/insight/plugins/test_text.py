from __future__ import annotations

import numpy as np
import pytest

from insight.errors import SummaryValueError, ValueKindError
from insight.plugins.text import PLUGIN, load


@pytest.mark.parametrize("text", ["", "a\0b", "三", "a\r\nb\n", "\U0001f600", "é" * 10_000])
def test_every_text_comes_back(text):
    content = PLUGIN.encode(text)

    assert PLUGIN.decode(content) == (text,)
    assert PLUGIN.load(content) == text


def test_half_a_character_is_refused():
    with pytest.raises(SummaryValueError, match="UTF-8 can hold, got half a character at 1"):
        PLUGIN.encode("a\ud800")


@pytest.mark.parametrize("value", [3, b"ab", ["a"], None, np.array("a")])
def test_only_texts_are_texts(value):
    with pytest.raises(ValueKindError, match="text expected a str, got"):
        PLUGIN.encode(value)


def test_bytes_that_no_text_has_are_marked():
    assert load(b"a\xff") == "a\ufffd"
