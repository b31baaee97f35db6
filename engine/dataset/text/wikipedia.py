"""Plain words of a dump of Wikipedia."""

from __future__ import annotations

import re
from typing import Any

import numpy as np

from .operation import TextOperation
from .strings import alike, texts

__all__ = ["FilterWikipediaXML"]

_DIGITS = (
    *("zero", "one", "two", "three", "four"),
    *("five", "six", "seven", "eight", "nine"),
)
_ENTITY = re.compile("&[^;]*;")
_DIGIT = re.compile("[0-9]")
_TAGS = re.compile("<.*>|<[^>]*>")
_CAPITAL = re.compile("[A-Z]+")
_NO_LETTER = re.compile(r"[^a-z\n]+")
_INDENTED = re.compile("\n ")
_SPACE = re.compile(r"\s+")


class FilterWikipediaXML(TextOperation):
    """Words of a to z with single spaces between, without tags; digits are spelled out.

    What stands between the first < and the last > of a line goes. Of links, target and label stay,
    and a line goes on in the one after it that begins with no letter. A page that redirects is
    empty.

    Raises:
        StateError: When called: if the array has no texts.

    >>> from engine.dataset import text
    >>> str(text.FilterWikipediaXML()("<b>Paris</b> has '''2''' &amp; more"))
    'has two more'

    """

    def _made(self, text: Any) -> np.ndarray:
        array = texts("FilterWikipediaXML", text)
        return alike(array, map(_filtered, array.ravel().tolist()))


def _filtered(text: str) -> str:
    if "#redirect" in text or "#REDIRECT" in text:
        return ""
    text = _ENTITY.sub(" ", text).strip()
    text = _DIGIT.sub(lambda digit: f" {_DIGITS[int(digit[0])]} ", text).strip()
    text = _TAGS.sub("", text).strip()
    text = _CAPITAL.sub(lambda letters: letters[0].lower(), text)
    text = _NO_LETTER.sub(" ", text).strip()
    return _SPACE.sub(" ", _INDENTED.sub("", text)).strip()
