"""Plain words of dumps of Wikipedia."""

from __future__ import annotations

import pytest

from engine.dataset import text


@pytest.mark.parametrize(
    ("page", "words"),
    [
        ("Welcome to China", "welcome to china"),
        ("中国", ""),
        ("R2D2", "r two d two"),
        ("a <b>c</b> d\ne <ref\nf> g", "a d e g"),
        ("one&nbsp;two &lt;three&gt;", "one two three"),
        ("#REDIRECT [[Main]]", ""),
        ("a\n\n\nb", "a b"),
    ],
)
def test_words_are_left_alone(page: str, words: str) -> None:
    assert str(text.FilterWikipediaXML()(page)) == words


def test_every_page_of_an_array_is_filtered() -> None:
    assert text.FilterWikipediaXML()(["A", "<b>"]).tolist() == ["a", ""]
