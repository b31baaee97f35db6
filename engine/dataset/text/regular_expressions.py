"""Texts cut or changed where a pattern matches. Patterns are those of ICU: see `patterns`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from engine.dataset import arguments
from engine.errors import ArgumentValueError

from .operation import Span, TextOperation, Tokenizer
from .patterns import compiled, replacement
from .strings import alike, texts, typed_text

__all__ = ["RegexReplace", "RegexTokenizer"]


class RegexReplace(TextOperation):
    r"""Texts with something else where a pattern matches.

    Args:
        pattern: What is looked for, as ICU writes patterns: `\p{Han}`, `[a-z&&[^e]]`, `(?i)`.
        replace: What is put there; `$1` is the first group of the match.
        replace_all: Whether every match goes, or the first alone.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        StateError: When called: if the pattern is none, or the array has no texts.
        UnsupportedError: When called: if Python's `re` cannot match such a pattern.

    >>> from engine.dataset import text
    >>> str(text.RegexReplace(r"(\d+) (\w+)", "$2 $1")("7 seas"))
    'seas 7'

    """

    def __init__(self, pattern: str, replace: str, replace_all: bool = True) -> None:
        self.pattern = typed_text("RegexReplace(pattern)", pattern)
        self.replace = typed_text("RegexReplace(replace)", replace)
        self.replace_all = arguments.flag("RegexReplace(replace_all)", replace_all)

    def _made(self, text: Any) -> np.ndarray:
        array = texts("RegexReplace", text)
        pattern = compiled("RegexReplace(pattern)", self.pattern)
        instead = replacement("RegexReplace(replace)", self.replace, pattern)
        most = 0 if self.replace_all else 1
        return alike(array, (pattern.sub(instead, one, most) for one in array.ravel().tolist()))


class RegexTokenizer(Tokenizer):
    r"""One text cut where a pattern matches.

    Args:
        delim_pattern: What stands between tokens, as ICU writes patterns.
        keep_delim_pattern: What stands there and matches this as a whole is a token, too; an empty
            one keeps none.
        with_offsets: Whether to give, beside the tokens, where they begin and end: in bytes of the
            text's UTF-8, uint32.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If there is no pattern.
        StateError: When called: if a pattern is none, or the array is not one text.
        UnsupportedError: When called: if Python's `re` cannot match such a pattern.

    >>> from engine.dataset import text
    >>> text.RegexTokenizer(r"[\s,]+", r"\s*,\s*")("to Beijing, then home").tolist()
    ['to', 'Beijing', ', ', 'then', 'home']

    """

    def __init__(
        self, delim_pattern: str, keep_delim_pattern: str = "", with_offsets: bool = False
    ) -> None:
        if delim_pattern is None:
            raise ArgumentValueError.of("RegexTokenizer(delim_pattern)", "a pattern", None)
        self.delim_pattern = typed_text("RegexTokenizer(delim_pattern)", delim_pattern)
        self.keep_delim_pattern = typed_text(
            "RegexTokenizer(keep_delim_pattern)", keep_delim_pattern
        )
        super().__init__(with_offsets)

    def _spans(self, text: str) -> Iterator[Span]:
        delimiter = compiled("RegexTokenizer(delim_pattern)", self.delim_pattern)
        kept = compiled("RegexTokenizer(keep_delim_pattern)", self.keep_delim_pattern)
        at = 0
        for match in delimiter.finditer(text):
            start, end = match.span()
            if at < start:
                yield at, start
            if self.keep_delim_pattern and start < end and kept.fullmatch(match[0]):
                yield start, end
            at = end
        if at < len(text):
            yield at, len(text)
