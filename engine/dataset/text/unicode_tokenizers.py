"""Tokenizers that go by what Unicode says of each character."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import numpy as np

from engine.dataset import arguments

from . import code_points
from .operation import Span, Tokenizer
from .strings import code_points as points_of

__all__ = ["UnicodeCharTokenizer", "UnicodeScriptTokenizer", "WhitespaceTokenizer"]

_WORD = re.compile(f"[^{code_points.WHITE_SPACE}]+")


class UnicodeCharTokenizer(Tokenizer):
    """One text cut into its characters.

    Args:
        with_offsets: Whether to give, beside the tokens, where they begin and end: in bytes of the
            text's UTF-8, uint32.

    Raises:
        ArgumentTypeError: If the flag is no bool.
        StateError: When called: if the array is not one text.

    >>> from engine.dataset import text
    >>> text.UnicodeCharTokenizer()("北京 1").tolist()
    ['北', '京', ' ', '1']

    """

    def __init__(self, with_offsets: bool = False) -> None:
        super().__init__(with_offsets)

    def _spans(self, text: str) -> Iterator[Span]:
        return ((at, at + 1) for at in range(len(text)))


class WhitespaceTokenizer(Tokenizer):
    """One text cut at white space.

    Args:
        with_offsets: Whether to give, beside the tokens, where they begin and end: in bytes of the
            text's UTF-8, uint32.

    Raises:
        ArgumentTypeError: If the flag is no bool.
        StateError: When called: if the array is not one text.

    >>> from engine.dataset import text
    >>> tokens, starts, limits = text.WhitespaceTokenizer(with_offsets=True)("to  Beijing")
    >>> tokens.tolist(), starts.tolist(), limits.tolist()
    (['to', 'Beijing'], [0, 4], [2, 11])

    """

    def __init__(self, with_offsets: bool = False) -> None:
        super().__init__(with_offsets)

    def _spans(self, text: str) -> Iterator[Span]:
        return (match.span() for match in _WORD.finditer(text))


class UnicodeScriptTokenizer(Tokenizer):
    """One text cut where the script changes, or white space begins or ends.

    Digits, punctuation and white space are of the script Common, accents that stand for themselves
    of the script Inherited.

    Args:
        keep_whitespace: Whether white space is a token.
        with_offsets: Whether to give, beside the tokens, where they begin and end: in bytes of the
            text's UTF-8, uint32.

    Raises:
        ArgumentTypeError: If a flag is no bool.
        StateError: When called: if the array is not one text.

    >>> from engine.dataset import text
    >>> text.UnicodeScriptTokenizer(keep_whitespace=True)("北京 is big").tolist()
    ['北京', ' ', 'is', ' ', 'big']

    """

    def __init__(self, keep_whitespace: bool = False, with_offsets: bool = False) -> None:
        where = "UnicodeScriptTokenizer(keep_whitespace)"
        self.keep_whitespace = arguments.flag(where, keep_whitespace)
        super().__init__(with_offsets)

    def _spans(self, text: str) -> Iterator[Span]:
        points = points_of(text)
        scripts = code_points.scripts()[1][points]
        spaces = code_points.white_space()[points]
        edges = _changes(scripts) | _changes(spaces)
        bounds: list[Any] = [0, *(np.flatnonzero(edges) + 1).tolist(), len(text)]
        for start, end in pairwise(bounds):
            if start < end and (self.keep_whitespace or not spaces[start]):
                yield start, end


def _changes(values: np.ndarray) -> np.ndarray:
    changed: np.ndarray = values[1:] != values[:-1]
    return changed
