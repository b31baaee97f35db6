"""Texts in one form, whichever of several ways they were written in."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import Any

import numpy as np

from engine.errors import ArgumentTypeError

from . import code_points
from .choices import NormalizeForm
from .operation import TextOperation
from .strings import alike, texts

__all__ = ["CaseFold", "NormalizeUTF8"]


class CaseFold(TextOperation):
    """Texts without the difference of capitals: NFKC_Casefold of Unicode.

    More than lower case: `ß` becomes `ss`, wide letters become plain ones, invisible characters go.

    Raises:
        StateError: When called: if the array has no texts.

    >>> from engine.dataset import text
    >>> text.CaseFold()(["Welcome", "Straße", "ＡＢ"]).tolist()
    ['welcome', 'strasse', 'ab']

    """

    def _made(self, text: Any) -> np.ndarray:
        array = texts("CaseFold", text)
        return alike(array, map(folded, array.ravel().tolist()))


class NormalizeUTF8(TextOperation):
    """Texts in a normal form of Unicode.

    Args:
        normalize_form: Which one.

    Raises:
        ArgumentTypeError: If it is no `NormalizeForm`.
        StateError: When called: if the array has no texts.

    >>> from engine.dataset import text
    >>> text.NormalizeUTF8(text.NormalizeForm.NFKC)(["ﬁ", "2⁵"]).tolist()
    ['fi', '25']

    """

    def __init__(self, normalize_form: NormalizeForm = NormalizeForm.NFKC) -> None:
        self.normalize_form = a_form("NormalizeUTF8(normalize_form)", normalize_form)

    def _made(self, text: Any) -> np.ndarray:
        array = texts("NormalizeUTF8", text)
        made = (normalized(one, self.normalize_form) for one in array.ravel().tolist())
        return alike(array, made)


def a_form(where: str, value: Any) -> NormalizeForm:
    """The argument, a `NormalizeForm`.

    Raises:
        ArgumentTypeError: If it is none.

    """
    if not isinstance(value, NormalizeForm):
        raise ArgumentTypeError.of(where, "a text.NormalizeForm", value)
    return value


def normalized(text: str, form: NormalizeForm) -> str:
    """The text in a normal form."""
    match form:
        case NormalizeForm.NFC:
            return unicodedata.normalize("NFC", text)
        case NormalizeForm.NFKC:
            return unicodedata.normalize("NFKC", text)
        case NormalizeForm.NFD:
            return unicodedata.normalize("NFD", text)
        case NormalizeForm.NFKD:
            return unicodedata.normalize("NFKD", text)
    return text


def folded(text: str) -> str:
    """The text under NFKC_Casefold: each character alone, and then all of them composed.

    Source: Unicode Standard Annex 44, which gives the property of a character.
    """
    if text.isascii():
        return text.lower()
    return unicodedata.normalize("NFC", "".join(map(_folded_letter, text)))


@lru_cache(maxsize=2**14)
def _folded_letter(letter: str) -> str:
    """What a character becomes: the three steps change it until nothing changes any more."""
    ignorable = code_points.ignorable()
    text = letter
    while True:
        plain = unicodedata.normalize("NFD", text).casefold()
        composed = unicodedata.normalize("NFKC", plain)
        changed = "".join(one for one in composed if not ignorable[ord(one)])
        if changed == text:
            return text
        text = changed
