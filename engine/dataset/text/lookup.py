"""Tokens as numbers: of a vocabulary, or as vectors of trained embeddings."""

from __future__ import annotations

from typing import Any

import numpy as np

import engine.dtype as number_types
from engine.dataset import arguments
from engine.dtype import as_dtype
from engine.errors import ArgumentTypeError, StateError, compose
from engine.typed import DTypeLike

from .operation import TextOperation
from .strings import texts, typed_text
from .vectors import Vectors
from .vocab import Vocab, a_vocab

__all__ = ["Lookup", "ToVectors"]


class Lookup(TextOperation):
    """The number that each token has in a vocabulary.

    Args:
        vocab: The vocabulary.
        unknown_token: The token whose number stands for those that it has not; None refuses them.
        data_type: The number type of the result.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        StateError: If the vocabulary has no such unknown token; when called: if it has not a
            token, or the array has no texts.

    >>> from engine.dataset import text
    >>> vocab = text.Vocab.from_list(["<unk>", "my", "book"])
    >>> text.Lookup(vocab, unknown_token="<unk>")(["my", "gift"])
    array([1, 0], dtype=int32)

    """

    def __init__(
        self,
        vocab: Vocab,
        unknown_token: str | None = None,
        data_type: DTypeLike = number_types.int32,
    ) -> None:
        self.vocab = a_vocab("Lookup(vocab)", vocab)
        self.unknown_token = unknown_token
        self.data_type = as_dtype(data_type)
        self._unknown: int | None = None
        if unknown_token is not None:
            self._unknown = vocab.ids.get(typed_text("Lookup(unknown_token)", unknown_token))
            if self._unknown is None:
                expected = "a token of the vocabulary"
                raise StateError(compose("Lookup(unknown_token)", expected, repr(unknown_token)))

    def _made(self, tokens: Any) -> np.ndarray:
        array = texts("Lookup", tokens)
        ids, unknown = self.vocab.ids, self._unknown
        numbers = [ids.get(token, unknown) for token in array.ravel().tolist()]
        if None in numbers:
            token = array.ravel()[numbers.index(None)]
            hint = "unknown_token stands for those that are not there"
            raise StateError(compose("Lookup", "tokens of the vocabulary", repr(str(token)), hint))
        found = np.array(numbers, np.int32).reshape(array.shape)
        return found.astype(self.data_type.numpy)

    on_batch = _made


class ToVectors(TextOperation):
    r"""The vector that each token has in trained embeddings, float32.

    One token, alone or in a row, gives one vector; a row of several gives a row of vectors.

    Args:
        vectors: The embeddings.
        unk_init: The vector of tokens that they have not; None is zeros.
        lower_case_backup: Whether a token that they have not is looked up in lower case, too.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        StateError: When called: if `unk_init` has another length than the vectors, or the array has
            no texts.

    >>> from pathlib import Path
    >>> from engine.dataset import text
    >>> _ = Path("vectors.txt").write_text("my 0.5 1.0\nbook 2.0 0.0\n")
    >>> text.ToVectors(text.Vectors.from_file("vectors.txt"))(["book", "gift"])
    array([[2., 0.],
           [0., 0.]], dtype=float32)

    """

    def __init__(
        self,
        vectors: Vectors,
        unk_init: list[float] | tuple[float, ...] | None = None,
        lower_case_backup: bool = False,
    ) -> None:
        if not isinstance(vectors, Vectors):
            raise ArgumentTypeError.of("ToVectors(vectors)", "text.Vectors", vectors)
        self.vectors = vectors
        self.unk_init = _numbers("ToVectors(unk_init)", unk_init)
        where = "ToVectors(lower_case_backup)"
        self.lower_case_backup = arguments.flag(where, lower_case_backup)

    def _made(self, tokens: Any) -> np.ndarray:
        array = texts("ToVectors", tokens)
        unknown = self.unk_init if len(self.unk_init) else np.zeros(self.vectors.dim, np.float32)
        if len(unknown) != self.vectors.dim:
            expected = f"{self.vectors.dim} numbers, as the vectors have"
            raise StateError(compose("ToVectors(unk_init)", expected, len(unknown)))
        found = [
            self.vectors.vector(token, unknown, lower_case_backup=self.lower_case_backup)
            for token in array.ravel().tolist()
        ]
        return found[0].copy() if len(found) == 1 else np.array(found, np.float32)


def _numbers(where: str, values: Any) -> np.ndarray:
    if values is None:
        return np.zeros(0, np.float32)
    if not isinstance(values, list | tuple):
        raise ArgumentTypeError.of(where, "a list of numbers", values)
    for value in values:
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise ArgumentTypeError.of(where, "numbers", value)
    return np.array(values, np.float32)
