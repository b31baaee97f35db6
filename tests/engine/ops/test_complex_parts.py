"""Parts of complex numbers, and real numbers that stay as they are."""

from __future__ import annotations

import pytest

from engine import Tensor, ops


@pytest.mark.parametrize("part", [ops.real, ops.conj])
def test_gradient_of_real_numbers_passes(part):
    slope = ops.grad(lambda x: (part(x) * 3).sum())(Tensor([1.0, -2.0]))

    assert slope.tolist() == [3, 3]
