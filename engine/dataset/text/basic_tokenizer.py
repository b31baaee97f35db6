"""The first half of what BERT makes of a text: words, marks and Chinese characters apart."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from engine.dataset import arguments

from . import code_points
from .choices import NormalizeForm
from .code_points import category, pattern_of, ranged
from .folding import a_form, folded, normalized
from .operation import Span, Tokenizer

__all__ = ["BasicTokenizer"]

# What has a category other than punctuation in Unicode and is taken for it all the same.
_ASCII_MARKS = "!-/:-@[-`{-~"
_CHINESE = (
    "\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff"
    "\U00020000-\U0002a6df\U0002a700-\U0002ceaf\U0002f800-\U0002fa1f"
)
_FOLDED_AROUND = re.compile(r"(\[(?:CLS|SEP|UNK|PAD|MASK)\])")
_UNUSED = r"\[(?:CLS|SEP|UNK|PAD|MASK|unused\d+)\]"


class BasicTokenizer(Tokenizer):
    """One text cut at white space, at punctuation and around each Chinese character.

    Characters of control become spaces before.

    Args:
        lower_case: Whether to fold capitals (see `CaseFold`) and take accents off.
        keep_whitespace: Whether white space is a token.
        normalization_form: The normal form that a text is brought into, where it is not folded.
        preserve_unused_token: Whether `[CLS]`, `[SEP]`, `[UNK]`, `[PAD]`, `[MASK]` and `[unused1]`
            with any number stay whole.
        with_offsets: Whether to give, beside the tokens, where they begin and end: in bytes of the
            folded or normalized text's UTF-8, uint32.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        StateError: When called: if the array is not one text.

    >>> from engine.dataset import text
    >>> text.BasicTokenizer(lower_case=True)("[CLS] Café, 北京!").tolist()
    ['[CLS]', 'cafe', ',', '北', '京', '!']

    """

    def __init__(
        self,
        lower_case: bool = False,
        keep_whitespace: bool = False,
        normalization_form: NormalizeForm = NormalizeForm.NONE,
        preserve_unused_token: bool = True,
        with_offsets: bool = False,
    ) -> None:
        name = type(self).__name__
        self.lower_case = arguments.flag(f"{name}(lower_case)", lower_case)
        self.keep_whitespace = arguments.flag(f"{name}(keep_whitespace)", keep_whitespace)
        self.normalization_form = a_form(f"{name}(normalization_form)", normalization_form)
        where = f"{name}(preserve_unused_token)"
        self.preserve_unused_token = arguments.flag(where, preserve_unused_token)
        super().__init__(with_offsets)

    def _prepared(self, text: str) -> str:
        if not self.lower_case:
            changed = normalized(text, self.normalization_form)
        else:
            pieces = _FOLDED_AROUND.split(text) if self.preserve_unused_token else [text]
            # split() gives what it split at in every other place.
            kept = (piece if at % 2 else folded(piece) for at, piece in enumerate(pieces))
            changed = _accents().sub("", normalized("".join(kept), NormalizeForm.NFD))
        return _controls().sub(" ", changed)

    def _spans(self, text: str) -> Iterator[Span]:
        at = 0
        for match in _delimiter(self.preserve_unused_token).finditer(text):
            start, end = match.span()
            if at < start:
                yield at, start
            if self.keep_whitespace or match["space"] is None:
                yield start, end
            at = end
        if at < len(text):
            yield at, len(text)


@cache
def _accents() -> re.Pattern[str]:
    return re.compile(pattern_of(category("Mn")))


@cache
def _controls() -> re.Pattern[str]:
    return re.compile(pattern_of(category("Cc") | category("Cf")))


@cache
def _delimiter(preserve_unused_token: bool) -> re.Pattern[str]:
    alone = pattern_of(category("P") | ranged(_ASCII_MARKS) | ranged(_CHINESE))
    kept = f"{_UNUSED}|{alone}" if preserve_unused_token else alone
    return re.compile(f"(?P<space>[{code_points.WHITE_SPACE}]+)|{kept}")
