"""Errors of `insight`, which speak English, in the language of the reader."""

from __future__ import annotations

import re

from .words import say

_FORM = re.compile(r"(.+?) expected (.+), got (.+?)\.(?: Hint: (.+)\.)?", re.DOTALL)
_FILTER_AT = re.compile(r"filter at character (\d+)")
# What filters expect, as far as it names nothing of the files; say() is asked for these whole.
EXPECTED = (
    *("a name or a value", "'and', 'or' or the end", "the name of a column", "the tag of a metric"),
    *("the name of a column or the tag of a metric", "an unambiguous name", "a number or a text"),
    *("one of == != < <= > >= ~", "')'", "the name of a column or a part of the name of a run"),
    *("at most 500 comparisons", "at most 100 brackets in one another", "at most 10000 characters"),
)
WHERE = ("filter", "filter or sort", "notes")
HINTS = (
    'put texts with spaces in quotes, as in optimizer == "Adam W"',
    "let one pattern stand for many names, as in sweep*seed",
)


def refusal(error: Exception) -> str:
    """What an error says. English stays word by word; names from files stay in any language.

    >>> refusal(ValueError("filter at character 3 expected ')', got 'x'. Hint: close it."))
    "filter at character 3 expected ')', got 'x'. Hint: close it."
    """
    found = _FORM.fullmatch(str(error))
    if not found:
        return str(error)
    where, expected, got, hint = found.groups()
    at = _FILTER_AT.fullmatch(where)
    told = say(
        "{where} expected {expected}, got {got}.",
        where=say("filter at character {at}", at=at[1]) if at else _known(where, WHERE),
        expected=_known(expected, EXPECTED),
        got=got,
    )
    return f"{told} {say('Hint: {hint}.', hint=_known(hint, HINTS))}" if hint else told


def _known(text: str, fixed: tuple[str, ...]) -> str:
    return say(text) if text in fixed else text
