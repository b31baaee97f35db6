"""Rows of tokens: longer, shorter, in pairs, in windows and in runs."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from engine.dataset import text
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError, StateError


def shortened(first: int, second: int, most: int) -> tuple[int, int]:
    """One token less of the longer row at a time, as MindSpore counts."""
    while first + second > most:
        if first > second:
            first -= 1
        else:
            second -= 1
    return first, second


@pytest.mark.parametrize("most", range(13))
def test_pairs_are_cut_as_if_token_by_token(most: int) -> None:
    cut = text.TruncateSequencePair(most)
    lengths = [(first, second) for first in range(7) for second in range(7)]

    made = [cut(np.arange(first), np.arange(second)) for first, second in lengths]
    assert [(len(one), len(two)) for one, two in made] == [
        shortened(first, second, most) for first, second in lengths
    ]


def test_pairs_may_be_of_different_types() -> None:
    first, second = text.TruncateSequencePair(3)([1, 2], np.array([b"a", b"b"]))

    assert (first.tolist(), second.tolist()) == ([1, 2], [b"a"])


def test_pairs_of_another_number_or_of_more_axes_are_refused() -> None:
    with pytest.raises(StateError, match="two rows, got 1"):
        text.TruncateSequencePair(2)([1])
    with pytest.raises(ShapeError, match="rows of one axis"):
        text.TruncateSequencePair(2)([[1]], [2])
    with pytest.raises(StateError, match="a number from 0"):
        text.TruncateSequencePair(-1)


def test_rows_of_two_axes_are_cut_along_the_last() -> None:
    assert text.Truncate(2)([["a", "b", "c"], ["d", "e", "f"]]).tolist() == [["a", "b"], ["d", "e"]]
    assert text.Truncate(5)([1, 2]).tolist() == [1, 2]


@pytest.mark.parametrize("value", ["a", [[["a"]]]])
def test_rows_of_no_axis_or_of_three_are_refused(value: Any) -> None:
    with pytest.raises(ShapeError, match="one axis or two"):
        text.Truncate(1)(value)
    with pytest.raises(ShapeError, match="one axis or two"):
        text.AddToken("x")(value)


def test_token_is_added_at_either_end_of_each_row() -> None:
    assert text.AddToken("<s>")(["a"]).tolist() == ["<s>", "a"]
    assert text.AddToken("E", begin=False)([["a"], ["b"]]).tolist() == [["a", "E"], ["b", "E"]]
    with pytest.raises(StateError, match="a token, got an empty one"):
        text.AddToken("")


@pytest.mark.parametrize("dtype", [np.int64, np.float16, np.bool_])
def test_windows_keep_the_number_type(dtype: Any) -> None:
    made = text.SlidingWindow(2, -1)(np.array([1, 0, 1], dtype))

    assert made.tolist() == [[1, 0], [0, 1]]
    assert made.dtype == dtype


def test_row_shorter_than_the_window_has_none() -> None:
    assert text.SlidingWindow(4)(["a", "b"]).tolist() == []
    assert text.SlidingWindow(4)([1]).dtype == np.int64


def test_windows_along_another_axis_are_refused() -> None:
    with pytest.raises(StateError, match="0 or -1, got 1"):
        text.SlidingWindow(2, 1)([1, 2])
    with pytest.raises(ShapeError, match="a row of one axis"):
        text.SlidingWindow(2)([[1, 2]])
    with pytest.raises(ArgumentValueError, match="width"):
        text.SlidingWindow(0)


def test_runs_are_padded_at_most_so_far_that_one_token_is_left() -> None:
    runs = text.Ngram([1, 2, 3], ("_", 5), ("-", 1), "+")

    assert runs(["a", "b"]).tolist() == [
        *("a", "b"),
        *("_+a", "a+b", "b+-"),
        *("_+_+a", "_+a+b", "a+b+-"),
    ]


def test_row_shorter_than_a_run_gives_an_empty_text() -> None:
    assert text.Ngram([3, 1])(["a"]).tolist() == ["", "a"]


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (([],), ArgumentValueError),
        ((0,), ArgumentValueError),
        (([1, "2"],), ArgumentTypeError),
        ((2.5,), ArgumentValueError),
        ((2, ["_", 1]), ArgumentValueError),
        ((2, ("_", -1)), ArgumentValueError),
        ((2, ("_", 1), ("_", 1), 1), ArgumentTypeError),
    ],
)
def test_runs_that_cannot_be_are_refused(
    arguments: tuple[Any, ...], error: type[Exception]
) -> None:
    with pytest.raises(error, match="Ngram"):
        text.Ngram(*arguments)
