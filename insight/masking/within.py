"""What a short name stands within, which says what it means: the `api` of `{"api": {"key": "x"}}`.

Mappings in mappings, lines below a name, sections of settings, and subscripts behind one another.
"""

from __future__ import annotations

import re

from .late_pattern import late

_SHORT = r"(?:keys?|tokens|KEYS?|TOKENS|Keys?)"
_QUOTE = r"\\{0,4}[\"'`]?"
_NAME = rf"{_QUOTE}[\w.-]{{1,100}}{_QUOTE}"
_HINT = late(rf"\b{_SHORT}{_QUOTE}\]?[ \t]{{0,20}}[:=]")
_BRACES = late(
    rf"(?<![\w.-])(?:(?P<name>{_NAME})\s{{0,20}}(?:=>?|:)\s{{0,20}})?"
    rf"(?P<open>(?:(?<![\w.])(?:dict|OmegaConf\.create|Namespace|SimpleNamespace))?[{{(])"
    rf"|(?P<close>[)}}])|\b(?P<short>{_SHORT})(?={_QUOTE}\s{{0,20}}[:=])"
)
_LINE = late(  # that is neither empty nor a comment
    r"^(?:[+\- ]|(?![+\- ]))(?P<margin>[ \t]*(?:-[ \t]+)*)(?=[^\s#])"
    r"(?:(?P<quote>[\"']?)(?P<name>[\w.-]{1,100})(?P=quote)[ \t]*(?P<sign>[:=])[ \t]*"
    r"(?P<rest>[^\s#&!])?|(?P<heading>\[[^\n]{1,200}\])[ \t]*\r?$)?",
    re.MULTILINE,
)
_CHAINED = late(
    r"(?P<name>[\w-]{1,60})(?:[\"'`]?\]\??\.?\[[\"'`]|[\"'`]\]\??\.|\[[\"'`]|->|\?\.|::|/)$"
)
_LONGEST = 80  # characters in which the subscript before stands


class Within:
    """A text, and what its short names stand within: it is looked through once, if it has some."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._found: dict[int, str] | None = None

    def above(self, at: int) -> str:
        """The name that a short one at a place stands within; empty for none."""
        chained = _CHAINED.search(self._text, max(at - _LONGEST, 0), at)
        if chained is not None:
            return chained["name"]
        if self._found is None:
            is_hinted = _HINT.search(self._text) is not None
            self._found = {**_of_lines(self._text), **_of_braces(self._text)} if is_hinted else {}
        return self._found.get(at, "")


def _of_braces(text: str) -> dict[int, str]:
    above: dict[int, str] = {}
    opened: list[str] = []
    for found in _BRACES.finditer(text):
        if found["open"]:
            opened.append(_last(found["name"] or ""))
        elif found["close"]:
            del opened[-1:]
        elif opened and opened[-1]:
            above[found.start("short")] = opened[-1]
    return above


def _of_lines(text: str) -> dict[int, str]:
    above: dict[int, str] = {}
    section = ""
    opened: list[tuple[int, str]] = []  # the margins and names of lines that have more below
    for found in _LINE.finditer(text):
        margin = len(found["margin"])
        if found["heading"]:
            section, opened = _last(found["heading"].strip("[]")), []
            continue
        while opened and opened[-1][0] >= margin:
            opened.pop()
        if not found["name"]:
            continue
        name = opened[-1][1] if opened else section
        if name:
            above[found.start("name")] = name
        if found["sign"] == ":" and not found["rest"]:
            opened.append((margin, _last(found["name"])))
    return above


def _last(name: str) -> str:
    """The last part of a name."""
    return name.strip("\\\"'` ").rpartition(".")[2].strip("\"' ")
