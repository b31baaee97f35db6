"""A user's function as a tokenizer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from engine.errors import ArgumentTypeError, StateError, compose

from .encoding import to_str
from .strings import texts

__all__ = ["PythonTokenizer"]


class PythonTokenizer:
    """The tokens that a function makes of each text.

    Args:
        tokenizer: A function of a str that gives a list of str. Where it is called with an array of
            several texts, it must make as many tokens of each.

    Raises:
        ArgumentTypeError: If it is no function; when called: with anything but an array.
        StateError: When called: if the function raises, or makes different numbers of tokens.

    >>> from engine.dataset import text
    >>> text.PythonTokenizer(str.split)(np.array("my old book")).tolist()
    ['my', 'old', 'book']

    """

    def __init__(self, tokenizer: Callable[[str], Any]) -> None:
        if not callable(tokenizer):
            raise ArgumentTypeError.of("PythonTokenizer", "a function of a str", tokenizer)
        self.tokenizer = tokenizer

    def __call__(self, text: np.ndarray) -> np.ndarray:
        if not isinstance(text, np.ndarray):
            raise ArgumentTypeError.of("PythonTokenizer", "a NumPy array", text)
        array = texts("PythonTokenizer", to_str(text) if text.dtype.kind == "S" else text)
        rows = [self._tokens(one) for one in array.ravel().tolist()]
        lengths = sorted({len(row) for row in rows})
        if len(lengths) > 1:
            raise StateError(compose("PythonTokenizer", "as many tokens of each text", lengths))
        return np.array(rows, np.str_).reshape(*array.shape, *lengths)

    def _tokens(self, text: str) -> list[str]:
        try:
            return list(map(str, self.tokenizer(text)))
        except Exception as error:
            name = getattr(self.tokenizer, "__name__", "tokenizer")
            got = f"{type(error).__name__}: {error}"
            raise StateError(compose(f"PythonTokenizer({name})", "tokens", got)) from error
