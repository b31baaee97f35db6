r"""Reads `[…]` of a pattern of ICU: sets in sets, `&&`, `--`, `\p{…}`, `[:alpha:]`, escapes."""

from __future__ import annotations

import unicodedata
from typing import NoReturn

import numpy as np

from engine.errors import StateError, compose

from . import properties
from .code_points import COUNT, ranged

_CONTROLS = {"a": "\a", "e": "\x1b", "f": "\f", "n": "\n", "r": "\r", "t": "\t"}
_DIGITS = {"u": 4, "U": 8, "x": 2}


class Scanner:
    """A pattern, and how far it is read."""

    def __init__(self, where: str, pattern: str) -> None:
        self.where = where
        self.pattern = pattern
        self.at = 0

    def starts(self, *heads: str) -> bool:
        """Whether one of these comes next."""
        return self.pattern.startswith(heads, self.at)

    def take(self, count: int = 1) -> str:
        """The next characters.

        Raises:
            StateError: If the pattern ends before.

        """
        taken = self.pattern[self.at : self.at + count]
        if len(taken) < count:
            self.refuse("a pattern that is whole")
        self.at += count
        return taken

    def until(self, end: str) -> str:
        """What stands before `end`, which is taken, too.

        Raises:
            StateError: If it does not come.

        """
        found = self.pattern.find(end, self.at)
        if found < 0:
            self.refuse(f"{end!r} somewhere")
        taken = self.pattern[self.at : found]
        self.at = found + len(end)
        return taken

    def refuse(self, expected: str) -> NoReturn:
        """Say that the pattern is no pattern."""
        raise StateError(compose(self.where, expected, f"{self.pattern!r} at {self.at}"))

    def named(self) -> np.ndarray:
        r"""The set of a property, behind `\p` or `\P`."""
        name = self.until("}") if self.take() == "{" else self.pattern[self.at - 1]
        return properties.named(name)

    def escaped(self) -> str | np.ndarray:
        r"""What stands behind a `\`: a character or a set.

        Raises:
            StateError: If it is a letter without a meaning.

        """
        letter = self.take()
        if letter in "pP":
            found = self.named()
            return ~found if letter == "P" else found
        points = properties.of_letter(letter)
        if points is not None:
            return points
        if letter in _CONTROLS:
            return _CONTROLS[letter]
        if letter == "c":
            return chr(ord(self.take()) & 0x1F)
        if letter == "N" and self.starts("{"):
            self.take()
            return unicodedata.lookup(self.until("}"))
        if letter in "xuU0":
            return self._by_number(letter)
        if letter.isascii() and letter.isalnum():
            self.refuse("a letter that means something behind a backslash")
        return letter

    def _by_number(self, letter: str) -> str:
        if letter == "x" and self.starts("{"):
            self.take()
            digits, base = self.until("}"), 16
        elif letter == "0":
            digits, base = "", 8
            while len(digits) < 3 and self.starts(*"01234567"):
                digits += self.take()
        else:
            digits, base = self.take(_DIGITS[letter]), 16
        try:
            return chr(int(digits, base))
        except (ValueError, OverflowError):
            self.refuse("the number of a character")

    def set(self) -> np.ndarray:
        """A set whose `[` was taken, up to and with its `]`."""
        negated = self.starts("^") and bool(self.take())
        found = self._union(first=True)
        while not self.starts("]"):
            operator = self.take(2)
            other = self._union(first=False)
            found = found & other if operator == "&&" else found & ~other
        self.take()
        return ~found if negated else found

    def _union(self, *, first: bool) -> np.ndarray:
        found = np.zeros(COUNT, bool)
        while first or not self.starts("]", "&&", "--"):
            if not first and self.starts("-[", "&["):
                operator = self.take(2)[0]
                inner = self.set()
                found = found & ~inner if operator == "-" else found & inner
                continue
            found |= self._item()
            first = False
        return found

    def _item(self) -> np.ndarray:
        if self.starts("[:"):
            self.take(2)
            return properties.named(self.until(":]"))
        first = self._member()
        if isinstance(first, np.ndarray):
            return first
        if not self.starts("-") or self.starts("-]", "--", "-["):
            return _only(first, first)
        self.take()
        last = self._member()
        if isinstance(last, np.ndarray) or last < first:
            self.refuse("ranges that ascend")
        return _only(first, last)

    def _member(self) -> str | np.ndarray:
        letter = self.take()
        if letter == "[":
            return self.set()
        return self.escaped() if letter == "\\" else letter


def _only(first: str, last: str) -> np.ndarray:
    if first == last:
        return ranged(first)
    found = np.zeros(COUNT, bool)
    found[ord(first) : ord(last) + 1] = True
    return found
