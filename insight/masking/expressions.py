"""Expressions of programs: which of their strings are values, and which are names."""

from __future__ import annotations

import re
from typing import NamedTuple

from .late_pattern import late
from .strings import STRING, of_string

_PIECE = late(rf"(?P<string>{STRING})|(?P<open>[(\[{{])|(?P<close>[)\]}}])|(?P<end>[,;\n])|#")
_BETWEEN = late(r"[^\"'`(\[{)\]},;\n#]*+")
_MOST = 2_000  # characters of an expression, but for its secret strings
_MOST_PIECES = 200
_DEFAULT = late("default|const|value")
_LONGEST_NAME = 60
_GOES_ON = ("\\", "+", "&", "|", "(", "[", "{", "=", "?", ".", "or", "and", "else", ":")

# Who is asked for a value by its name: that name is no secret.
_LOOKUP = late(
    r"(?:get|getenv|pop|env|environ|var|variable|config|conf|open|read|read_text|load|loads|input"
    r"|getpass|prompt|fetch|find|lookup|path|join|exists|secret|resolve|require|print|format|log)"
    r"(?:_\w{1,40})?$",
    re.IGNORECASE,
)

CALL = late(r"(?:await[ \t]|new[ \t]|!|not[ \t])?[A-Za-z_][\w.:]{0,120}[(\[]")
WITHOUT_SPACES = late(r"(?:token|key)s?$", re.IGNORECASE)
LONGEST_WORD = 20


class Scan:
    """A text that is looked through, and how many pieces of expressions may be looked at still.

    Of what somebody wrote that is never reached; else the rest of the line is masked.
    """

    def __init__(self, text: str) -> None:
        self.text = text
        self.left = 10_000 + len(text) // 4
        self._default = -1  # where the last one that was looked for stands

    def is_default_near(self, at: int) -> bool:
        """Whether an expression that begins at a place may hold a default; places ascend."""
        if self._default < at:
            found = _DEFAULT.search(self.text, at)
            self._default = found.start() if found else len(self.text) + _MOST
        return self._default < at + _MOST


class Found(NamedTuple):
    """What of a value is secret.

    Attributes:
        spans: Where, from and to.
        end: Where the search goes on.

    """

    spans: list[tuple[int, int]]
    end: int


def of_expression(scan: Scan, at: int, name: str, *, is_inside: bool = False) -> Found:
    """The strings of an expression, but those by which something is looked up.

    Args:
        scan: The whole.
        at: Where it begins.
        name: What it is given to.
        is_inside: Whether it begins behind an open bracket, which ends it.

    """
    text, spans = scan.text, list[tuple[int, int]]()
    is_called = not is_inside and CALL.match(text, at) is not None
    if scan.left < 0:
        return bare(at, line_end(text, at))
    opened = [text[at - 1 : at]] if is_inside else []
    limit, position = at + _MOST, at
    for _ in range(_MOST_PIECES):
        if position >= limit:
            return Found(spans, position)
        position = _BETWEEN.match(text, position, limit).end()  # type: ignore[union-attr] # always
        scan.left -= 1
        if position >= limit or position == len(text):
            return Found(spans, position)
        found = _PIECE.match(text, position)  # a string ends where it ends
        if found is None:  # a quote that no other one ends
            position += 1
            continue
        position = found.end()
        kind = found.lastgroup
        if kind == "string":
            is_told = _is_looked_up(text, found, opened) or (
                is_called and is_a_word(found[0], name)
            )
            if not is_told:
                spans += of_string(text, found.start(), found.end(), name)
                limit += position - found.start()
        elif kind == "open":
            opened.append(found[0] + _called_at(text, found.start()))
        elif kind == "close":
            if not opened:
                return Found(spans, found.start())
            opened.pop()
            if is_inside and not opened:
                return Found(spans, position)
        elif not opened and (kind is None or found[0] != "\n" or not _goes_on(text, found.start())):
            return Found(spans, found.start())
    return Found(spans, position)


def _called_at(text: str, at: int) -> str:
    """The name before a bracket; empty for none."""
    begin = at
    while (
        begin
        and at - begin < _LONGEST_NAME
        and (text[begin - 1].isalnum() or text[begin - 1] == "_")
    ):
        begin -= 1
    return text[begin:at]


def _goes_on(text: str, at: int) -> bool:
    return text[max(at - 40, 0) : at].rstrip().endswith(_GOES_ON)


def _is_looked_up(text: str, string: re.Match[str], opened: list[str]) -> bool:
    """Whether a string is a name: a key of a mapping, a subscript, or what is asked for."""
    after = text[string.end() : string.end() + 10].lstrip()
    if after.startswith(":") and opened and opened[-1].startswith("{"):
        return True
    if not opened or not opened[-1]:
        return False
    bracket, called = opened[-1][0], opened[-1][1:]
    before = text[max(string.start() - 10, 0) : string.start()].rstrip()
    is_first = before.endswith(bracket)
    if bracket == "[":
        return bool(called) and is_first
    return bracket == "(" and is_first and _LOOKUP.search(called) is not None


def is_a_word(string: str, name: str) -> bool:
    """Whether what a call makes a token of is a word: `push("td_open")`, and no code of one."""
    is_short = len(string) < LONGEST_WORD and not any(map(str.isdecimal, string))
    return is_short and WITHOUT_SPACES.search(name) is not None


def bare(begin: int, end: int) -> Found:
    return Found([(begin, end)] if end > begin else [], max(end, begin))


def line_end(text: str, at: int) -> int:
    end = text.find("\n", at)
    end = len(text) if end < 0 else end
    while end > at and text[end - 1] in " \t\r":
        end -= 1
    return end - 1 if end > at and text[end - 1] in ",;" else end
