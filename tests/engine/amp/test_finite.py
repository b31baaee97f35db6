"""all_finite finds what is infinite or no number, wherever it is."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import engine
from engine import Tensor, amp


@pytest.mark.parametrize(
    ("inputs", "expected"),
    [
        ((Tensor([1.0]),), True),
        ([Tensor([1.0]), Tensor([np.inf])], False),
        ((Tensor([1.0]), (Tensor([2.0]), [Tensor([[np.nan]])])), False),
        ((Tensor([65504.0], engine.float16), Tensor([-np.inf], engine.bfloat16)), False),
        ((Tensor([65504.0], engine.float16), Tensor([1], engine.int32)), True),
        (Tensor([1.0, 2.0]), True),
        ((), True),
    ],
)
def test_tells_whether_all_numbers_are_finite(inputs: Any, expected: bool) -> None:
    found = amp.all_finite(inputs)

    assert (found.dtype, found.shape, bool(found)) == (engine.bool_, (), expected)


def test_other_values_are_refused() -> None:
    with pytest.raises(TypeError, match="all_finite"):
        amp.all_finite((1.0,))
