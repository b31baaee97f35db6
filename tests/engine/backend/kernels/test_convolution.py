"""Convolutions some rows at a time give what they give at once."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from engine.autodiff import Primitive
from engine.backend.kernels import convolution
from engine.ops.conv import convolve, convolve_back, convolve_weight

FORMS = [
    (convolve, convolution.convolved),
    (convolve_back, convolution.convolved_back),
    (convolve_weight, convolution.convolved_weight),
]


@pytest.mark.parametrize(("operator", "form"), FORMS)
@pytest.mark.parametrize("most", [1, 300, 1 << 20])
def test_length_of_a_block_changes_nothing(
    operator: Primitive, form: Any, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(convolution, "BLOCK_BYTES", most)
    assert operator.examples is not None
    for inputs, attrs in operator.examples(np.random.default_rng(3)):
        expected = operator.reference(*inputs, **attrs)

        np.testing.assert_allclose(form(*inputs, **attrs), expected, rtol=1e-12, atol=1e-12)


def test_small_and_mixed_types_are_left_to_the_reference() -> None:
    half, single, double = (np.zeros(1, kind) for kind in (np.float16, np.float32, np.float64))

    assert convolution.takes(single, single)
    assert not convolution.takes(half, half)
    assert not convolution.takes(single, double)
