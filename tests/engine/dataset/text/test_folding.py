"""Texts in one form: under NFKC_Casefold, and in the normal forms of Unicode."""

from __future__ import annotations

import unicodedata

import pytest

from engine.dataset import text
from engine.errors import ArgumentTypeError


def test_folding_twice_is_folding_once() -> None:
    letters = [chr(point) for point in range(0x20, 0x2FFF) if chr(point).isprintable()]
    once = text.CaseFold()(letters)

    assert text.CaseFold()(once).tolist() == once.tolist()


def test_folding_makes_capitals_small_and_takes_what_is_invisible() -> None:
    assert text.CaseFold()(["ÅΣß", "Ⅷ㎏", "a\u200db\xad"]).tolist() == ["åσss", "viiikg", "ab"]


@pytest.mark.parametrize("form", ["NFC", "NFKC", "NFD", "NFKD"])
def test_normal_forms_are_unicodes(form: str) -> None:
    letters = ["ṩ", "ḍ̇", "q̇", "ﬁ", "2⁵", "ẛ̣", "각"]
    made = text.NormalizeUTF8(text.NormalizeForm[form])(letters)

    assert made.tolist() == [unicodedata.normalize(form, one) for one in letters]  # type: ignore[arg-type]


def test_no_normal_form_leaves_texts_as_they_are() -> None:
    assert text.NormalizeUTF8(text.NormalizeForm.NONE)(["ﬁ"]).tolist() == ["ﬁ"]


def test_form_that_is_none_is_refused() -> None:
    with pytest.raises(ArgumentTypeError, match=r"a text\.NormalizeForm"):
        text.NormalizeUTF8(2)  # type: ignore[arg-type]
