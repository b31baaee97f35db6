"""Strings as programs write them."""

from __future__ import annotations

from .late_pattern import late
from .references import REFERENCE

STRING = (
    r"[rbufRBUF@$]{0,2}(?:\"{3}[^\"]*+(?:\"(?!\"\")[^\"]*+)*+\"{3}"
    r"|'{3}[^']*+(?:'(?!'')[^']*+)*+'{3}"
    r"|\"(?:[^\"\\\n]|\\.){0,20000}\"|'(?:[^'\\\n]|\\.){0,20000}'"
    r"|`[^`\n]{0,20000}`(?=[\s,;)}\]+.]*(?:[,;)}\]+.]|$|\n)))"
)
_PREFIX = "rbufRBUF@$"
_SPECIAL = late(r"<\|?[\w/ -]{1,40}\|?>|\[[\w -]{1,20}\]|</?\w{0,10}>|[^\w]{0,4}")


def of_string(text: str, begin: int, end: int, name: str) -> list[tuple[int, int]]:
    """What is between the quotes of a string as programs write it; nothing of an empty one.

    >>> of_string('x = "abc"', 4, 9, "password")
    [(5, 8)]

    """
    while text[begin] in _PREFIX:
        begin += 1
    quote = text[begin]
    width = 3 if end - begin >= 6 and text.startswith(quote * 3, begin) else 1
    begin, end = begin + width, end - width
    held = text[begin:end]
    is_harmless = not held or held.startswith("--") or REFERENCE.fullmatch(held)
    return [] if is_harmless or is_of_a_text(held, name) else [(begin, end)]


def is_of_a_text(held: str, name: str) -> bool:
    """Whether what a token's name is given is a word of language models."""
    return "token" in name.casefold() and is_word_of_texts(held)


def is_word_of_texts(held: str) -> bool:
    """Whether a token is a word of language models, or a sign.

    >>> [is_word_of_texts(held) for held in ("[PAD]", "<|end|>", "(", "a1")]
    [True, True, True, False]

    """
    return _SPECIAL.fullmatch(held) is not None
