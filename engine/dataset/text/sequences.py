"""Rows of tokens made longer, shorter, or into windows and n-grams."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.dataset import arguments
from engine.errors import ArgumentValueError, ShapeError, StateError, compose

from .operation import DescribedOperation, TextOperation
from .strings import as_array, line, texts, typed_text

__all__ = ["AddToken", "Ngram", "SlidingWindow", "Truncate", "TruncateSequencePair"]

_INT32_MAX = 2**31 - 1


class AddToken(TextOperation):
    """Rows of tokens with one more at an end.

    Args:
        token: The token.
        begin: Whether it comes first, or last.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        StateError: If the token is empty; when called: if the array has no texts.
        ShapeError: When called: if it has neither one axis nor two.

    >>> from engine.dataset import text
    >>> text.AddToken("[CLS]")(["my", "book"]).tolist()
    ['[CLS]', 'my', 'book']

    """

    def __init__(self, token: str, begin: bool = True) -> None:
        self.token = typed_text("AddToken(token)", token)
        self.begin = arguments.flag("AddToken(begin)", begin)
        if not token:
            raise StateError(compose("AddToken(token)", "a token", "an empty one"))

    def _made(self, tokens: Any) -> np.ndarray:
        array = texts("AddToken", tokens)
        _one_axis_or_two("AddToken", array)
        added = np.full((*array.shape[:-1], 1), self.token)
        parts = (added, array) if self.begin else (array, added)
        return _narrow(np.concatenate(parts, axis=-1))

    def _described(self) -> dict[str, Any]:
        return {"token": self.token, "begin": self.begin}


class Truncate(TextOperation):
    """Rows cut off behind a length.

    Args:
        max_seq_len: The length, from 1.

    Raises:
        ArgumentTypeError: If it is no int.
        ArgumentValueError: If it is below 1.
        ShapeError: When called: if the array has neither one axis nor two.

    >>> from engine.dataset import text
    >>> text.Truncate(2)(["my", "old", "book"]).tolist()
    ['my', 'old']

    """

    def __init__(self, max_seq_len: int) -> None:
        where = "Truncate(max_seq_len)"
        self.max_seq_len = arguments.whole(where, max_seq_len, 1, _INT32_MAX)

    def _made(self, sequence: Any) -> np.ndarray:
        array = _of_numbers_or_texts("Truncate", sequence)
        _one_axis_or_two("Truncate", array)
        return _narrow(array[..., : self.max_seq_len])

    def _described(self) -> dict[str, Any]:
        return {"max_seq_len": self.max_seq_len}


class TruncateSequencePair(DescribedOperation):
    """Two rows cut so that they are not longer than a length together: the longer one first.

    Args:
        max_length: The length, from 0.

    Raises:
        ArgumentTypeError: If it is no int.
        StateError: If it is negative; when called: if there are not two rows.
        ShapeError: When called: if one has not one axis.

    >>> from engine.dataset import text
    >>> first, second = text.TruncateSequencePair(4)(["a", "b", "c"], ["d", "e"])
    >>> first.tolist(), second.tolist()
    (['a', 'b'], ['d', 'e'])

    """

    def __init__(self, max_length: int) -> None:
        where = "TruncateSequencePair(max_length)"
        if arguments.whole(where, max_length, -_INT32_MAX, _INT32_MAX) < 0:
            raise StateError(compose(where, "a number from 0", max_length))
        self.max_length = max_length

    def __call__(self, *sequences: Any) -> tuple[np.ndarray, np.ndarray]:
        name = type(self).__name__
        if len(sequences) != 2:
            raise StateError(compose(name, "two rows", len(sequences)))
        first, second = (_of_numbers_or_texts(name, one) for one in sequences)
        for array in (first, second):
            if array.ndim != 1:
                raise ShapeError.of(name, "rows of one axis", array.shape)
        kept, also = _shares(len(first), len(second), self.max_length)
        return _narrow(first[:kept]), _narrow(second[:also])


class SlidingWindow(TextOperation):
    """Each window of some neighbours in a row, along a new axis.

    Args:
        width: How many neighbours, from 1. Of a shorter row nothing is left.
        axis: The axis of the row: 0, or -1, which is the same.

    Raises:
        ArgumentTypeError: If an argument is no int.
        ArgumentValueError: If the width is below 1.
        StateError: When called: if the axis is another.
        ShapeError: When called: if the array has not one axis.

    >>> from engine.dataset import text
    >>> text.SlidingWindow(2)(["a", "b", "c"]).tolist()
    [['a', 'b'], ['b', 'c']]

    """

    def __init__(self, width: int, axis: int = 0) -> None:
        self.width = arguments.whole("SlidingWindow(width)", width, 1, _INT32_MAX)
        self.axis = arguments.whole("SlidingWindow(axis)", axis, -_INT32_MAX, _INT32_MAX)

    def _made(self, sequence: Any) -> np.ndarray:
        array = np.asarray(sequence)
        if array.ndim != 1:
            raise ShapeError.of("SlidingWindow", "a row of one axis", array.shape)
        if self.axis not in {0, -1}:
            raise StateError(compose("SlidingWindow(axis)", "0 or -1", self.axis))
        if len(array) < self.width:
            return _narrow(array[:0])
        return np.lib.stride_tricks.sliding_window_view(array, self.width).copy()


class Ngram(TextOperation):
    """The runs of n neighbours in a row of tokens, each as one text.

    Args:
        n: How many neighbours, or several such numbers, one after the other.
        left_pad: A token, and how often it stands before the row; at most n - 1 times.
        right_pad: The same for behind the row.
        separator: What stands between the tokens of a run.

    Raises:
        ArgumentTypeError: If a number or the separator has the wrong type.
        ArgumentValueError: If there is no number, one is below 1, or a pad is no pair of a str and
            a number from 0.
        StateError: When called: if the array is no row of texts.

    >>> from engine.dataset import text
    >>> text.Ngram([2, 3], left_pad=("_", 1), separator="-")(["a", "b", "c"]).tolist()
    ['_-a', 'a-b', 'b-c', '_-a-b', 'a-b-c']

    """

    def __init__(
        self,
        n: int | list[int],
        left_pad: tuple[str, int] = ("", 0),
        right_pad: tuple[str, int] = ("", 0),
        separator: str = " ",
    ) -> None:
        numbers = [n] if isinstance(n, int) else n
        if not isinstance(numbers, list) or not numbers:
            raise ArgumentValueError.of("Ngram(n)", "an int or a list of them", n)
        self.ngrams = [arguments.whole("Ngram(n)", one, 1) for one in numbers]
        self.left_pad = _pad("Ngram(left_pad)", left_pad)
        self.right_pad = _pad("Ngram(right_pad)", right_pad)
        self.separator = typed_text("Ngram(separator)", separator)

    def _made(self, tokens: Any) -> np.ndarray:
        row = line("Ngram", tokens)
        return as_array(run for n in self.ngrams for run in self._runs(row, n))

    def _runs(self, row: list[str], n: int) -> list[str]:
        before, after = (
            [token] * min(width, n - 1) for token, width in (self.left_pad, self.right_pad)
        )
        padded = [*before, *row, *after]
        runs = [padded[at : at + n] for at in range(len(padded) - n + 1)]
        return [self.separator.join(run) for run in runs] or [""]


def _shares(first: int, second: int, most: int) -> tuple[int, int]:
    """How much is left of two lengths; the second gives way where they are equal.

    >>> _shares(5, 2, 4), _shares(3, 3, 3)
    ((2, 2), (2, 1))
    """
    over = max(first + second - most, 0)
    level = min(abs(first - second), over)  # the longer one gives until they are equal
    longer = level + (over - level) // 2
    if first > second:
        return first - longer, second - (over - longer)
    return first - (over - level) // 2, second - (over - (over - level) // 2)


def _pad(where: str, pad: Any) -> tuple[str, int]:
    is_pair = isinstance(pad, tuple) and len(pad) == 2
    if not is_pair or not isinstance(pad[0], str) or not isinstance(pad[1], int) or pad[1] < 0:
        raise ArgumentValueError.of(where, "a tuple of a str and a number from 0", pad)
    return pad[0], pad[1]


def _of_numbers_or_texts(where: str, value: Any) -> np.ndarray:
    array = np.asarray(value)
    if array.dtype.kind not in "biufUS":
        raise StateError(compose(where, "numbers, texts or bytes", array.dtype))
    return array


def _one_axis_or_two(where: str, array: np.ndarray) -> None:
    if array.ndim not in {1, 2}:
        raise ShapeError.of(where, "one axis or two", array.shape)


def _narrow(array: np.ndarray) -> np.ndarray:
    """Texts no wider than the longest of them; numbers as they are."""
    if array.dtype.kind != "U":
        return array
    return as_array(array.ravel().tolist(), array.shape)
