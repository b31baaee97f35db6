"""Operator classes that look at numbers."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import engine
from engine import Tensor
from engine.ops import operations as P


@pytest.mark.parametrize(
    ("numbers", "expected"),
    [([1.0, 2.0], 0.0), ([1.0, np.inf], 1.0), ([np.nan, 2.0], 1.0), ([], 0.0)],
)
@pytest.mark.parametrize("dtype", [engine.float16, engine.bfloat16, engine.float32])
def test_status_says_whether_numbers_are_finite(numbers: Any, expected: float, dtype: Any) -> None:
    found = P.FloatStatus()(Tensor(np.array(numbers), dtype))

    assert (found.shape, found.dtype) == ((1,), engine.float32)
    assert found.asnumpy().tolist() == [expected]


def test_numbers_that_are_checked_pass_through_or_stop() -> None:
    x = Tensor([1.0, 2.0])

    assert P.CheckNumerics()(x) is x
    with pytest.raises(RuntimeError, match="got an infinity"):
        P.CheckNumerics()(Tensor([np.inf]))
    with pytest.raises(RuntimeError, match="got NaN"):
        P.CheckNumerics()(Tensor([np.inf, np.nan]))


def test_false_condition_stops_with_the_data() -> None:
    check = P.Assert(summarize=2)
    check(True, [Tensor([1.0])])
    check(Tensor([True, True]), [])

    with pytest.raises(RuntimeError, match=r"false with \[\[1.0, 2.0\], 'text'\]"):
        check(Tensor([True, False]), [Tensor([1.0, 2.0, 3.0]), "text"])
    with pytest.raises(TypeError, match="summarize"):
        P.Assert(1.5)  # type: ignore[arg-type]


def test_equal_elements_are_counted_in_their_number_type() -> None:
    found = P.EqualCount()(Tensor([1, 2, 3]), Tensor([1, 2, 4]))

    assert (found.asnumpy().tolist(), found.dtype) == ([2], engine.int64)


def test_squares_of_two_tensors_are_summed() -> None:
    first, second = P.SquareSumAll()(Tensor([1.0, 2.0]), Tensor([3.0, 4.0]))

    assert (float(first), float(second)) == (5.0, 25.0)


@pytest.mark.parametrize("operator", [P.EqualCount(), P.SquareSumAll()])
def test_tensors_of_two_shapes_are_refused(operator: Any) -> None:
    with pytest.raises(ValueError, match="shape"):
        operator(Tensor([1.0, 2.0]), Tensor([1.0, 2.0, 3.0]))


def test_permutation_is_inverted() -> None:
    assert P.InvertPermutation()([3, 0, 2, 1]) == (1, 3, 2, 0)


@pytest.mark.parametrize("given", [Tensor([1, 0]), (0, 0), (0, 5)])
def test_what_is_no_permutation_is_refused(given: Any) -> None:
    with pytest.raises(ValueError, match="InvertPermutation expected"):
        P.InvertPermutation()(given)
