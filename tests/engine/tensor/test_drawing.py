"""Random tensors of the shape of one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import engine
from engine import Tensor

MANY = Tensor(np.zeros((40, 100), np.float32))


def drawn(call: Callable[[], Any]) -> np.ndarray:
    engine.set_seed(5)
    return call().asnumpy()


def test_uniform_numbers_fill_their_range() -> None:
    found = drawn(lambda: MANY.uniform(2.0, 4.0))

    assert found.min() >= 2.0
    assert found.max() < 4.0
    assert abs(found.mean() - 3.0) < 0.03


def test_half_of_cauchy_numbers_are_within_sigma_of_the_median() -> None:
    found = drawn(lambda: MANY.cauchy(median=1.0, sigma=2.0))

    assert abs(np.median(found) - 1.0) < 0.15
    assert abs((np.abs(found - 1.0) < 2.0).mean() - 0.5) < 0.03


def test_logarithms_of_log_normal_numbers_are_normal() -> None:
    logs = np.log(drawn(lambda: MANY.log_normal(mean=-1.0, std=0.5)))

    assert abs(logs.mean() + 1.0) < 0.03
    assert abs(logs.std() - 0.5) < 0.03


@pytest.mark.parametrize("name", ["uniform", "cauchy", "log_normal"])
def test_draws_have_the_shape_and_type_and_repeat_with_the_seed(name: str) -> None:
    x = Tensor([[1.0, 2.0]], engine.float16)
    found = drawn(getattr(x, name))

    assert (found.shape, found.dtype) == ((1, 2), np.float16)
    assert np.array_equal(found, drawn(getattr(x, name)))
    assert drawn(getattr(Tensor([1, 2]), name)).dtype == np.float32
