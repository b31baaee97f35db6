"""Words cut into pieces that a vocabulary knows, and the whole way of BERT from a text there."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.dataset import arguments
from engine.errors import StateError, compose

from .basic_tokenizer import BasicTokenizer
from .choices import NormalizeForm
from .operation import DescribedOperation, Offsets, TextOperation
from .strings import as_array, byte_offsets, texts, typed_text
from .vocab import Vocab, a_vocab

__all__ = ["BertTokenizer", "WordpieceTokenizer"]

_UINT32_MAX = 2**32 - 1


class WordpieceTokenizer(DescribedOperation):
    """Words cut into the longest pieces that a vocabulary has.

    It takes one word or an array of them, and after them, where a tokenizer gave them, the offsets
    at which they begin and end.

    Args:
        vocab: The pieces.
        suffix_indicator: What the vocabulary writes before pieces that do not begin a word.
        max_bytes_per_token: Words of more bytes are unknown.
        unknown_token: What stands for an unknown word; an empty one leaves the word as it is.
        with_offsets: Whether to give, beside the tokens, where they begin and end: in bytes, after
            the beginning of their word, uint32.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If there is no vocabulary, or the number of bytes is negative.
        StateError: When called: if the array has no texts, or more than one axis.

    >>> from engine.dataset import text
    >>> vocab = text.Vocab.from_list(["book", "##s", "a"])
    >>> text.WordpieceTokenizer(vocab)(["a", "books", "gift"]).tolist()
    ['a', 'book', '##s', '[UNK]']

    """

    def __init__(
        self,
        vocab: Vocab,
        suffix_indicator: str = "##",
        max_bytes_per_token: int = 100,
        unknown_token: str = "[UNK]",  # noqa: S107 (a word, no password)
        with_offsets: bool = False,
    ) -> None:
        name = type(self).__name__
        self.vocab = a_vocab(f"{name}(vocab)", vocab)
        self.suffix_indicator = typed_text(f"{name}(suffix_indicator)", suffix_indicator)
        where = f"{name}(max_bytes_per_token)"
        self.max_bytes_per_token = arguments.whole(where, max_bytes_per_token, 0, _UINT32_MAX)
        self.unknown_token = typed_text(f"{name}(unknown_token)", unknown_token)
        self.with_offsets = arguments.flag(f"{name}(with_offsets)", with_offsets)

    def __call__(self, words: Any, offsets_start: Any = None, offsets_limit: Any = None) -> Any:
        array = texts(type(self).__name__, words)
        if array.ndim > 1:
            expected, got = "one word or an axis of them", f"shape {array.shape}"
            raise StateError(compose(type(self).__name__, expected, got))
        listed: list[str] = array.reshape(-1).tolist()
        begins = [0] * len(listed) if offsets_start is None else np.asarray(offsets_start).tolist()
        found = [
            (token, begin + start, begin + end)
            for word, begin in zip(listed, begins, strict=True)
            for token, start, end in self._pieces(word)
        ]
        tokens, starts, ends = zip(*(found or [("", 0, 0)]), strict=True)
        if not self.with_offsets:
            return as_array(tokens)
        return as_array(tokens), np.array(starts, np.uint32), np.array(ends, np.uint32)

    def _pieces(self, word: str) -> list[tuple[str, int, int]]:
        """The pieces of a word, with the bytes at which they begin and end."""
        at = byte_offsets(word).tolist()
        unknown = self.unknown_token or word
        if at[-1] > self.max_bytes_per_token:
            return [(unknown, 0, len(unknown.encode()))]  # as long as its token, as in MindSpore
        pieces = []
        start = 0
        while start < len(word):
            end, piece = self._longest(word, start)
            if not end:
                return [(unknown, 0, at[-1])]
            pieces.append((piece, at[start], at[end]))
            start = end
        return pieces

    def _longest(self, word: str, start: int) -> tuple[int, str]:
        """The longest piece from there on, and where it ends; 0 where there is none."""
        before = self.suffix_indicator if start else ""
        for end in range(len(word), start, -1):
            piece = before + word[start:end]
            if piece in self.vocab.ids:
                return end, piece
        return 0, ""


class BertTokenizer(TextOperation):
    """One text cut into pieces of a vocabulary: `BasicTokenizer`, then `WordpieceTokenizer`.

    Args:
        vocab: The pieces.
        suffix_indicator: What the vocabulary writes before pieces that do not begin a word.
        max_bytes_per_token: Words of more bytes are unknown.
        unknown_token: What stands for an unknown word; an empty one leaves the word as it is.
        lower_case: Whether to fold capitals and take accents off.
        keep_whitespace: Whether white space is a word.
        normalization_form: The normal form that a text is brought into, where it is not folded.
        preserve_unused_token: Whether `[CLS]` and its like stay whole.
        with_offsets: Whether to give, beside the tokens, where they begin and end: in bytes of the
            folded or normalized text's UTF-8, uint32.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If there is no vocabulary, or the number of bytes is negative.
        StateError: When called: if the array is not one text.

    >>> from engine.dataset import text
    >>> vocab = text.Vocab.from_list(["[CLS]", "book", "##s", "my"])
    >>> text.BertTokenizer(vocab, lower_case=True)("[CLS] My books!").tolist()
    ['[CLS]', 'my', 'book', '##s', '[UNK]']

    """

    def __init__(
        self,
        vocab: Vocab,
        suffix_indicator: str = "##",
        max_bytes_per_token: int = 100,
        unknown_token: str = "[UNK]",  # noqa: S107 (a word, no password)
        lower_case: bool = False,
        keep_whitespace: bool = False,
        normalization_form: NormalizeForm = NormalizeForm.NONE,
        preserve_unused_token: bool = True,
        with_offsets: bool = False,
    ) -> None:
        self.wordpiece = WordpieceTokenizer(
            vocab, suffix_indicator, max_bytes_per_token, unknown_token, with_offsets
        )
        self.basic = BasicTokenizer(
            lower_case,
            keep_whitespace,
            normalization_form,
            preserve_unused_token,
            with_offsets,
        )

    def _made(self, text: Any) -> np.ndarray | Offsets:
        words = self.basic(text)
        return self.wordpiece(*words) if isinstance(words, tuple) else self.wordpiece(words)
