"""Which whole numbers a type of few bits has."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.dtype import QuantDtype
from engine.errors import ArgumentTypeError, ArgumentValueError

__all__: list[str] = []

MOST_BITS = 8


def check_dtype(where: str, quant_dtype: Any) -> QuantDtype:
    """A type of 2 to 8 bits.

    Raises:
        ArgumentTypeError: If it is no `QuantDtype`.
        ArgumentValueError: If it has fewer bits, or more.

    """
    if not isinstance(quant_dtype, QuantDtype):
        raise ArgumentTypeError.of(where, "a QuantDtype", quant_dtype)
    if not 2 <= quant_dtype.num_bits <= MOST_BITS:
        expected = f"a type of 2 to {MOST_BITS} bits"
        raise ArgumentValueError.of(where, expected, quant_dtype, "QuantDtype.INT8 is usual")
    return quant_dtype


def is_signed(quant_dtype: QuantDtype) -> bool:
    """Whether it has numbers below 0."""
    return quant_dtype.name.startswith("INT")


def numbers_of(quant_dtype: QuantDtype, narrow_range: bool) -> tuple[int, int]:
    """The lowest and the highest whole number; in a narrow range one fewer below.

    >>> numbers_of(QuantDtype.INT8, False), numbers_of(QuantDtype.UINT4, True)
    ((-128, 127), (1, 15))

    """
    count = 2**quant_dtype.num_bits
    lowest = -count // 2 if is_signed(quant_dtype) else 0
    return lowest + narrow_range, lowest + count - 1


def array_type(quant_dtype: QuantDtype) -> np.dtype[Any]:
    """The number type of arrays that hold its numbers."""
    return np.dtype(np.int8 if is_signed(quant_dtype) else np.uint8)
