r"""Patterns of ICU, which MindSpore takes, as patterns of Python's `re`.

They differ in what letters mean (`\w`, `\s`, `\z`), in sets (`[\p{Han}&&[^京]]`), in what ends a
line, and in names of groups. What `re` cannot do is refused: `\X`, `\G`, and flags but i, m, s, x.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache, lru_cache

from engine.errors import StateError, UnsupportedError, compose

from . import code_points
from .character_sets import Scanner
from .code_points import category, pattern_of
from .properties import LINE_ENDS

_LINE_ENDS = code_points.ranged(LINE_ENDS)
_BEFORE_THE_END = r"(?:(?=\r\n\Z)|(?<!\r)(?=\n\Z)|(?=[\x0b\x0c\r\x85\u2028\u2029]\Z)|\Z)"
_END_OF_LINE = r"(?:(?=\r\n)|(?<!\r)(?=\n)|(?=[\x0b\x0c\r\x85\u2028\u2029])|\Z)"
_LINE_BREAK = r"(?:\r\n|[\n-\r\x85\u2028\u2029])"


@lru_cache(maxsize=256)
def compiled(where: str, pattern: str) -> re.Pattern[str]:
    r"""The pattern, as Python matches it.

    Raises:
        StateError: If it is none.
        UnsupportedError: If it asks for what Python's `re` has not.

    >>> compiled("…", r"\p{Han}+").findall("in 北京 and 上海")
    ['北京', '上海']

    """
    try:
        return re.compile(_Translation(where, pattern).whole())
    except (re.error, OverflowError) as error:
        raise StateError(compose(where, "a pattern", f"{pattern!r}: {error}")) from None


@cache
def _edge_of_word() -> str:
    """Where a word begins or ends: not before marks, and those before do not count.

    `re` looks back as far as it is told: four marks are more than letters have.
    """
    marks = category("Mn") | category("Me") | category("Cf") | code_points.ranged("\uff9e\uff9f")
    mark, word = pattern_of(marks), pattern_of(code_points.word())
    letter = pattern_of(code_points.word() & ~marks)
    before = "|".join(f"(?<={letter}{mark * count})" for count in range(5))
    return f"(?:(?!{mark})(?:(?:{before})(?!{word})|(?!{before})(?={word})))"


def replacement(where: str, text: str, pattern: re.Pattern[str]) -> str:
    r"""What takes the place of a match, for `re`: `$1` and `${name}` are groups, `\` quotes.

    Raises:
        StateError: If there is no such group.

    """
    scanner = Scanner(where, text)
    made = ""
    while scanner.at < len(text):
        letter = scanner.take()
        if letter == "$":
            made += f"\\g<{_group(scanner, pattern)}>"
        elif letter != "\\":
            made += letter
        elif scanner.at < len(text):
            made += _literally(scanner)
    return made


def _group(scanner: Scanner, pattern: re.Pattern[str]) -> str:
    if scanner.starts("{"):
        scanner.take()
        name = scanner.until("}")
        if name not in pattern.groupindex:
            scanner.refuse(f"a group among {sorted(pattern.groupindex)}")
        return name
    number = ""
    while scanner.starts(*"0123456789"):
        if number and int(number + scanner.pattern[scanner.at]) > pattern.groups:
            break
        number += scanner.take()
    if not number or int(number) > pattern.groups:
        scanner.refuse(f"a group from 0 to {pattern.groups} behind a $")
    return number


def _literally(scanner: Scanner) -> str:
    if scanner.starts("u", "U"):
        found = scanner.escaped()
        assert isinstance(found, str), "a number is that of a character"
        return "\\\\" if found == "\\" else found
    letter = scanner.take()
    return "\\\\" if letter == "\\" else letter


class _Translation:
    """One pattern on its way into Python's."""

    def __init__(self, where: str, pattern: str) -> None:
        self.scanner = Scanner(where, pattern)
        self.flags: list[str] = [""]  # of each group that is open
        self.opened: list[list[str]] = [[]]  # groups with flags, opened in the middle of a group

    def whole(self) -> str:
        """The pattern of Python."""
        made = ""
        while self.scanner.at < len(self.scanner.pattern):
            made += self._next()
        return made + ")" * len(self.opened[0])

    def _next(self) -> str:
        scanner = self.scanner
        letter = scanner.take()
        match letter:
            case "\\":
                return self._escaped()
            case "[":
                return pattern_of(scanner.set())
            case "(":
                return self._group()
            case ")":
                return self._closed()
            case "|":  # flags that began in one branch hold in the next
                opened = self.opened[-1]
                return ")" * len(opened) + "|" + "".join(opened)
            case ".":
                return r"[\s\S]" if "s" in self.flags[-1] else pattern_of(~_LINE_ENDS)
            case "$":
                return _END_OF_LINE if "m" in self.flags[-1] else _BEFORE_THE_END
        return letter

    def _escaped(self) -> str:
        scanner = self.scanner
        if scanner.starts("Q"):
            scanner.take()
            rest = scanner.pattern[scanner.at :]
            quoted = scanner.until("\\E") if "\\E" in rest else scanner.take(len(rest))
            return re.escape(quoted)
        if scanner.starts(*"123456789"):
            return "\\" + scanner.take()
        if scanner.starts("k<"):
            scanner.take(2)
            return f"(?P={scanner.until('>')})"
        means: dict[str, Callable[[], str]] = {
            "A": lambda: r"\A",
            "Z": lambda: _BEFORE_THE_END,
            "z": lambda: r"\Z",
            "R": lambda: _LINE_BREAK,
            "b": _edge_of_word,
            "B": lambda: f"(?!{_edge_of_word()})",
        }
        if scanner.starts(*means):
            return means[scanner.take()]()
        if scanner.starts("X", "G"):
            raise UnsupportedError.of(scanner.where, "what re has", f"\\{scanner.take()}")
        found = scanner.escaped()
        return re.escape(found) if isinstance(found, str) else pattern_of(found)

    def _group(self) -> str:
        scanner = self.scanner
        if scanner.starts("?<") and not scanner.starts("?<=", "?<!"):
            scanner.take(2)
            return self._open(f"(?P<{scanner.until('>')}>")
        if scanner.starts("?#"):
            scanner.until(")")
            return ""
        found = re.compile(r"\?([a-z]*)(?:-([a-z]+))?([:)])").match(scanner.pattern, scanner.at)
        if found is None:
            head = re.compile(r"\?(?:<?[=!]|>)").match(scanner.pattern, scanner.at)
            return self._open("(" + (scanner.take(len(head[0])) if head else ""))
        scanner.take(len(found[0]))
        return self._with_flags(found[1], found[2] or "", found[3])

    def _with_flags(self, on: str, off: str, end: str) -> str:
        if set(on + off) - set("imsx"):
            raise UnsupportedError.of(self.scanner.where, "flags among i, m, s, x", on + off)
        flags = "".join(sorted((set(self.flags[-1]) | set(on)) - set(off)))
        head = f"(?{on}-{off}:" if off else f"(?{on}:"
        if end == ":":
            return self._open(head, flags)
        self.flags[-1] = flags
        self.opened[-1].append(head)
        return head

    def _open(self, head: str, flags: str | None = None) -> str:
        self.flags.append(self.flags[-1] if flags is None else flags)
        self.opened.append([])
        return head

    def _closed(self) -> str:
        if len(self.opened) == 1:
            self.scanner.refuse("as many ( as )")
        self.flags.pop()
        return ")" * len(self.opened.pop()) + ")"
