import numpy as np
import pytest

from engine.dtype import QuantDtype
from engine.train.quant.bits import array_type, check_dtype, numbers_of


@pytest.mark.parametrize(
    ("dtype", "narrow", "expected"),
    [
        (QuantDtype.INT8, False, (-128, 127)),
        (QuantDtype.INT8, True, (-127, 127)),
        (QuantDtype.INT2, False, (-2, 1)),
        (QuantDtype.UINT8, False, (0, 255)),
        (QuantDtype.UINT4, True, (1, 15)),
    ],
)
def test_type_has_these_numbers(dtype, narrow, expected):
    assert numbers_of(dtype, narrow) == expected


def test_arrays_hold_them_in_a_byte():
    assert array_type(QuantDtype.INT4) == np.int8
    assert array_type(QuantDtype.UINT7) == np.uint8


@pytest.mark.parametrize("dtype", [QuantDtype.INT1, QuantDtype.INT9, QuantDtype.UINT16])
def test_other_bits_are_refused(dtype):
    with pytest.raises(ValueError, match="2 to 8 bits"):
        check_dtype("here", dtype)


def test_what_is_no_type_is_refused():
    with pytest.raises(TypeError, match="a QuantDtype"):
        check_dtype("here", 8)
