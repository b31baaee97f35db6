"""The numbers at the beginning of texts, as C++ reads them."""

from __future__ import annotations

import numpy as np
import pytest

import engine
from engine.dataset import text
from engine.dtype import DType
from engine.errors import ArgumentTypeError, StateError


@pytest.mark.parametrize(
    ("written", "number"),
    [("1", 1), (" 12", 12), ("+3", 3), ("-4abc", -4), ("1.9", 1), ("1e2", 1), ("0x10", 0)],
)
def test_whole_numbers_end_where_digits_end(written: str, number: int) -> None:
    made = text.ToNumber(engine.int8)(written)

    assert (int(made), made.dtype) == (number, np.int8)


@pytest.mark.parametrize(
    ("written", "number"),
    [
        *(("1.9", 1.9), ("1e2", 100.0), ("0x10", 16.0), ("0x1p3", 8.0), ("12abc", 12.0)),
        *((".5", 0.5), ("-0", -0.0), ("1_0", 1.0), ("0x", 0.0), ("1e", 1.0), ("nan", np.nan)),
    ],
)
@pytest.mark.parametrize("kind", [engine.float16, engine.float32, engine.float64])
def test_numbers_with_fractions_may_be_hexadecimal(
    written: str, number: float, kind: DType
) -> None:
    made = text.ToNumber(kind)([written])

    assert made.dtype == kind.numpy
    np.testing.assert_array_equal(made, np.array([number], kind.numpy))


@pytest.mark.parametrize(
    ("kind", "written"),
    [
        (engine.int8, "128"),
        (engine.uint8, "-1"),
        (engine.uint64, "18446744073709551616"),
        (engine.uint8, "-0"),
        (engine.float16, "65520"),
        (engine.float32, "1e39"),
        (engine.float32, "1e-46"),
        (engine.float64, "1e400"),
        (engine.float64, "1e-400"),
        (engine.float32, "inf"),
        (engine.float16, "-infinity"),
    ],
)
def test_numbers_beyond_the_type_are_refused(kind: DType, written: str) -> None:
    with pytest.raises(StateError, match=f"ToNumber expected {kind.numpy.name} from"):
        text.ToNumber(kind)(written)


@pytest.mark.parametrize("written", ["", "abc", "- 1", "١٢", "e5"])
def test_texts_without_a_number_are_refused(written: str) -> None:
    with pytest.raises(StateError, match="a whole number"):
        text.ToNumber(engine.int64)(written)
    with pytest.raises(StateError, match="a number"):
        text.ToNumber(engine.float32)(written)


def test_shape_stays() -> None:
    assert text.ToNumber(engine.uint16)([["1", "2"], ["3", "4"]]).tolist() == [[1, 2], [3, 4]]


def test_types_that_are_no_numbers_are_refused() -> None:
    with pytest.raises(ArgumentTypeError, match="a number type"):
        text.ToNumber(engine.bool_)
