"""The filter language read into a tree.

either      = both { "or" both }
both        = negation { "and" negation }
negation    = "not" negation | "(" either ")" | comparison
comparison  = words | name sign value
words       = word { word }
name        = column | tag | ("last" | "min" | "max") "(" tag ")"
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TypeAlias

from insight.errors import FilterError, compose

from .compare import pieces_of
from .metrics import MEASURES, Measure

_MOST_CHARACTERS = 10_000
_DEEPEST = 100
_MOST_COMPARISONS = 500

_TOKEN = re.compile(
    r"""\s*(?:
        (?P<text>"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')
      | (?P<sign>==|!=|<=|>=|=|<|>|~)
      | (?P<bracket>[()])
      | (?P<word>[^\s()=!<>~"']+)
    )""",
    re.VERBOSE,
)


@dataclass(frozen=True, slots=True)
class Comparison:
    """`name operator value`, or `measure(name) operator value`."""

    name: str
    operator: str
    value: str
    """As it is written, without its quotes."""
    measure: Measure | None = None
    """What is meant of a metric's values; None where a column is meant, or the last value."""


@dataclass(frozen=True, slots=True)
class Called:
    """`word`: a part of what a run is called, with `*` for anything between."""

    part: str
    """As it is written, without its quotes."""


@dataclass(frozen=True, slots=True)
class Not:
    """`not inner`."""

    inner: Node


@dataclass(frozen=True, slots=True)
class Both:
    """`left and right`."""

    left: Node
    right: Node


@dataclass(frozen=True, slots=True)
class Either:
    """`left or right`."""

    left: Node
    right: Node


Node: TypeAlias = Comparison | Called | Not | Both | Either


@dataclass(frozen=True, slots=True)
class _Token:
    kind: str
    text: str
    at: int


_END = "the end"
_WORDS = frozenset({"and", "or", "not"})
_QUOTES = 'put texts with spaces in quotes, as in optimizer == "Adam W"'
_SHORTER = "let one pattern stand for many names, as in sweep*seed"
_CONDITION = "the name of a column or a part of the name of a run"


def parse(text: str) -> Node:
    """The tree of a filter.

    Raises:
        FilterError: If it cannot be read; the message says at which character.

    >>> parse('lr > 0.01 and optimizer = Adam').left
    Comparison(name='lr', operator='>', value='0.01', measure=None)

    """
    return _Reader(_tokens(checked(text))).whole()


def checked(text: str) -> str:
    """The text itself.

    Raises:
        FilterError: If it is too long for a filter.

    """
    if len(text) > _MOST_CHARACTERS:
        got = f"{len(text)} characters"
        raise FilterError(compose("filter", f"at most {_MOST_CHARACTERS} characters", got))
    return text


def _tokens(text: str) -> list[_Token]:
    tokens, at = [], 0
    stripped = text.rstrip()
    while at < len(stripped):
        match = _TOKEN.match(stripped, at)
        if match is None:
            raise _unexpected(_Token("", stripped[at:].strip()[:10], at), "a name or a value")
        kind = str(match.lastgroup)
        tokens.append(_Token(kind, match[kind], match.start(kind)))
        at = match.end()
    return [*tokens, _Token("end", _END, len(text))]


class _Reader:
    def __init__(self, tokens: list[_Token]) -> None:
        self._tokens = tokens
        self._index = 0
        self._comparisons = 0

    def whole(self) -> Node:
        node = self._either(0)
        if self._next().kind != "end":
            raise _unexpected(self._next(), "'and', 'or' or the end")
        return node

    def _either(self, depth: int) -> Node:
        node = self._both(depth)
        while self._take("or"):
            node = Either(node, self._both(depth))
        return node

    def _both(self, depth: int) -> Node:
        node = self._negation(depth)
        while self._take("and"):
            node = Both(node, self._negation(depth))
        return node

    def _negation(self, depth: int) -> Node:
        if depth > _DEEPEST:
            raise _unexpected(self._next(), f"at most {_DEEPEST} brackets in one another")
        if self._take("not"):
            return Not(self._negation(depth + 1))
        if self._take("("):
            node = self._either(depth + 1)
            if not self._take(")"):
                raise _unexpected(self._next(), "')'")
            return node
        return self._words() if self._is_bare() else self._comparison()

    def _is_bare(self) -> bool:
        """Whether a word comes that is compared with nothing: a part of a run's name."""
        token = self._next()
        if token.kind not in {"word", "text"}:
            return False
        after = self._tokens[self._index + 1]
        word = token.text.casefold() if token.kind == "word" else ""
        is_measure = word in MEASURES and after.text == "("
        return after.kind != "sign" and word not in _WORDS and not is_measure

    def _words(self) -> Node:
        """One word, or several of which the name has all."""
        node: Node = Called(_plain(self._counted()))
        while self._is_bare():
            node = Both(node, Called(_plain(self._counted())))
        return node

    def _comparison(self) -> Comparison:
        name = self._expect(("word", "text"), _CONDITION)
        measure = None
        if name.kind == "word" and name.text.casefold() in MEASURES and self._take("("):
            measure = MEASURES[name.text.casefold()]
            name = self._expect(("word", "text"), "the tag of a metric")
            if not self._take(")"):
                raise _unexpected(self._next(), "')'")
        elif name.kind == "word" and name.text.casefold() in _WORDS and self._next().kind != "sign":
            raise _unexpected(name, _CONDITION)
        sign = self._expect(("sign",), "one of == != < <= > >= ~")
        value = self._expect(("word", "text"), "a number or a text")
        operator = "==" if sign.text == "=" else sign.text
        self._count(name, _plain(value) if sign.text == "~" else "")
        return Comparison(_plain(name), operator, _plain(value), measure)

    def _counted(self) -> _Token:
        """The token that comes, as one more condition."""
        token = self._next()
        self._index += 1
        self._count(token, _plain(token))
        return token

    def _count(self, token: _Token, pattern: str) -> None:
        """One more condition; of a pattern each part takes as much time as another one."""
        self._comparisons += max(1, len(pieces_of(pattern)))
        if self._comparisons > _MOST_COMPARISONS:
            raise _unexpected(token, f"at most {_MOST_COMPARISONS} comparisons", _SHORTER)

    def _next(self) -> _Token:
        return self._tokens[self._index]

    def _take(self, word: str) -> bool:
        token = self._next()
        found = token.kind in {"word", "bracket"} and token.text.casefold() == word
        self._index += found
        return found

    def _expect(self, kinds: tuple[str, ...], what: str) -> _Token:
        token = self._next()
        if token.kind not in kinds:
            raise _unexpected(token, what)
        self._index += 1
        return token


def _plain(token: _Token) -> str:
    return _unquoted(token.text) if token.kind == "text" else token.text


def _unquoted(text: str) -> str:
    return re.sub(r"\\(.)", r"\1", text[1:-1])


def _unexpected(token: _Token, expected: str, hint: str = _QUOTES) -> FilterError:
    got = token.text if token.kind == "end" else repr(token.text)
    return FilterError(compose(f"filter at character {token.at + 1}", expected, got, hint))
