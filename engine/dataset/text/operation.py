"""What operations on texts share: how the dataset graph names them, and offsets of tokens."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from engine.dataset import arguments
from engine.dataset.description import Description, operation
from engine.errors import StateError, compose

from .strings import as_array, byte_offsets, one_text

Span = tuple[int, int]  # where a token begins and ends, in characters
Offsets = tuple[np.ndarray, np.ndarray, np.ndarray]  # tokens, and their beginnings and ends


class DescribedOperation:
    """An operation that MindSpore's dataset graph names, most often without its arguments."""

    def describe(self) -> Description:
        """The operation as MindSpore's dataset graph names it."""
        return operation(type(self).__name__, self._described())

    def _described(self) -> dict[str, Any] | None:
        return None


class TextOperation(DescribedOperation, ABC):
    """An operation on one column.

    Raises:
        StateError: When called: with several.

    """

    def __call__(self, *columns: Any) -> Any:
        if len(columns) != 1:
            raise StateError(compose(type(self).__name__, "one column", len(columns)))
        return self._made(columns[0])

    @abstractmethod
    def _made(self, text: Any) -> Any: ...


class Tokenizer(TextOperation):
    """One text cut into tokens, with their offsets in its UTF-8 where these are asked for."""

    def __init__(self, with_offsets: bool) -> None:
        name = type(self).__name__
        self.with_offsets = arguments.flag(f"{name}(with_offsets)", with_offsets)

    def _made(self, text: Any) -> np.ndarray | Offsets:
        whole = self._prepared(one_text(type(self).__name__, text))
        spans = list(self._spans(whole)) or [(0, 0)]
        tokens = as_array(whole[start:end] for start, end in spans)
        if not self.with_offsets:
            return tokens
        return (tokens, *_in_bytes(whole, spans))

    def _prepared(self, text: str) -> str:
        return text

    @abstractmethod
    def _spans(self, text: str) -> Iterable[Span]: ...


def _in_bytes(text: str, spans: Sequence[Span]) -> tuple[np.ndarray, np.ndarray]:
    at = byte_offsets(text)
    starts, ends = np.array(spans).T
    return at[starts], at[ends]
