"""One line of a file of rules as words that know where they stand, and how a mistake is told."""

from __future__ import annotations

import difflib
import re
from typing import TYPE_CHECKING, NamedTuple

from insight.errors import SummaryError, compose

if TYPE_CHECKING:
    from collections.abc import Iterable

_WORD = re.compile(
    r"""(?P<text>"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')
      | (?P<sign>->|==|!=|<=|>=|=|<|>)
      | (?P<word>(?:(?!->)[^\s=!<>"'])+)
      | (?P<odd>\S)""",
    re.VERBOSE,
)


class RuleError(SummaryError, ValueError):
    """A file of rules that cannot be read; the message has the line and the column."""

    @classmethod
    def at(cls, where: Spot, expected: str, got: str, hint: str = "") -> RuleError:
        return cls(compose(str(where), expected, got, hint))


class Spot(NamedTuple):
    """Where a word stands."""

    file: str
    line: int
    column: int
    """Both from 1."""

    def __str__(self) -> str:
        return f"{self.file}, line {self.line}, column {self.column}:"


class Word(NamedTuple):
    """A word, a sign or a text in quotes."""

    kind: str
    text: str
    """Without quotes."""
    start: int
    """From 0."""
    end: int

    @property
    def low(self) -> str:
        """In small letters; empty for what stands in quotes, which is a name at all times."""
        return self.text.casefold() if self.kind != "text" else ""


class Words:
    """The words of one line, taken one by one.

    Args:
        line: The whole line.
        file: The name of its file.
        number: Of the line, from 1.

    """

    def __init__(self, line: str, file: str, number: int) -> None:
        self.line = line
        self._file = file
        self._number = number
        self._at = 0
        self._words = [
            _word(str(match.lastgroup), match[0], match.start(), match.end())
            for match in _WORD.finditer(line)
        ]

    @property
    def next(self) -> Word:
        """The word that comes; at the end one without text."""
        if self._at < len(self._words):
            return self._words[self._at]
        end = len(self.line.rstrip())
        return Word("end", "", end, end)

    def behind(self, count: int) -> Word:
        """The word so many behind the one that comes."""
        at = self._at + count
        return self._words[at] if at < len(self._words) else Word("end", "", 0, 0)

    def take(self, *texts: str) -> str:
        """The word that comes where it is one of these, which is passed then; else nothing."""
        low = self.next.low
        if low in texts and self.next.kind != "end":
            self._at += 1
            return low
        return ""

    def any(self) -> Word:
        """The word that comes, which is passed."""
        word = self.next
        self._at += 1
        return word

    def need(self, *texts: str) -> str:
        """One of these words.

        Raises:
            RuleError: If another one comes.

        """
        found = self.take(*texts)
        if not found:
            self.refuse(" or ".join(texts), known=texts)
        return found

    def number(self, what: str = "a number") -> float:
        """A number, to which a % may belong.

        Raises:
            RuleError: If another word comes.

        """
        text = self.next.text
        try:
            found = float(text.removesuffix("%").replace("_", ""))
        except ValueError:
            self.refuse(what)
        if found != found or self.next.kind == "text":
            self.refuse(what, hint="for what is no number write 'is nan'")
        self._at += 1
        return found

    def rest(self, until: str = "->") -> str:
        """What stands from here to a sign or the end, as it is written."""
        start = self.next.start
        while self.next.kind != "end" and not (
            self.next.kind == "sign" and self.next.text == until
        ):
            self._at += 1
        return self.line[start : self.next.start].strip()

    def refuse(self, expected: str, known: Iterable[str] = (), hint: str = "") -> None:
        """Raise what is wrong with the word that comes.

        Raises:
            RuleError: Always.

        """
        word = self.next
        near = difflib.get_close_matches(word.low, list(known), n=1)
        hint = f"did you mean {near[0]!r}" if near else hint
        spot = Spot(self._file, self._number, word.start + 1)
        raise RuleError.at(spot, expected, repr(word.text) if word.text else "the end", hint)

    def spot(self, start: int) -> Spot:
        """Where a character of the line stands."""
        return Spot(self._file, self._number, start + 1)


def _word(kind: str, text: str, start: int, end: int) -> Word:
    if kind == "text":
        text = re.sub(r"\\(.)", r"\1", text[1:-1])
    return Word(kind, text, start, end)
