"""BLEU of what MindSpore takes wrongly, and by hand."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from engine import Tensor
from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.metrics import BleuScore


def test_score_is_common_runs_and_length() -> None:
    score = BleuScore(2)(["cats"], [["catsdown"]])

    assert score == pytest.approx(np.exp(1 - 8 / 4))


def test_word_counts_as_often_as_one_reference_has_it() -> None:
    the = ["the"] * 7
    references = [["the", "cat", "is", "on", "the", "mat"], ["a", "cat", "on", "the", "mat"]]

    assert BleuScore(1)([the], [references]) == pytest.approx(2 / 7)


def test_tensors_hold_numbers_of_words() -> None:
    found, true = np.array([[1, 2, 3, 4], [5, 6, 7, 8]]), np.array([[[1, 2, 3, 9]], [[5, 6, 7, 8]]])
    metric = BleuScore(2)

    assert metric(Tensor(found), Tensor(true)) == metric(found.tolist(), true.tolist()) > 0.5
    assert metric([Tensor(row) for row in found], [list(rows) for rows in true]) == metric.eval()


def test_any_iterable_is_a_sentence() -> None:
    assert BleuScore(1)(iter(["ab"]), (iter([iter("ab")]) for _ in "x")) == 1.0


@pytest.mark.parametrize(
    ("inputs", "error", "message"),
    [
        ((["ab"], [[]]), ArgumentValueError, "a reference for each"),
        (([1], [["a"]]), ArgumentTypeError, "a sequence, got int"),
        ((np.array(1), [["a"]]), ArgumentTypeError, "a sequence, got int"),
    ],
)
def test_batch_that_is_refused_leaves_no_trace(inputs: Any, error: Any, message: str) -> None:
    metric = BleuScore(1)
    metric.update(["ab"], [["ac"]])
    with pytest.raises(error, match=message):
        metric.update(*inputs)

    assert metric.eval() == 0.5
