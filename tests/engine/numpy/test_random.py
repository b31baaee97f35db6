"""Random tensors follow the seed, and lie where they should."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import engine
import engine.numpy as mnp
from engine.errors import ArgumentTypeError, ArgumentValueError


def drawn() -> list[Any]:
    return [mnp.rand(2, 3), mnp.randn((4,)), mnp.randint(2, 9, (5,))]


def test_a_seed_gives_the_same_numbers_again() -> None:
    engine.set_seed(3)
    first = [x.tolist() for x in drawn()]
    second = [x.tolist() for x in drawn()]
    engine.set_seed(3)

    assert [x.tolist() for x in drawn()] == first
    assert second != first


def test_numbers_lie_within_their_bounds() -> None:
    engine.set_seed(4)
    flat, normal = mnp.rand(4000).asnumpy(), mnp.randn(4000).asnumpy()
    whole = mnp.randint(-2, 3, 4000).asnumpy()

    assert 0 <= flat.min() < 0.01
    assert 0.99 < flat.max() < 1
    assert abs(normal.mean()) < 0.1
    assert abs(normal.std() - 1) < 0.1
    assert np.unique(whole).tolist() == [-2, -1, 0, 1, 2]


@pytest.mark.parametrize(
    ("made", "shape", "kind"),
    [
        (mnp.rand, (1,), mnp.float32),
        (lambda: mnp.rand([2, 3], dtype="float16"), (2, 3), mnp.float16),
        (lambda: mnp.randn(2, dtype=mnp.float64), (2,), mnp.float64),
        (lambda: mnp.randint(5), (1,), mnp.int32),
        (lambda: mnp.randint(1, 5, 3, mnp.int8), (3,), mnp.int8),
    ],
)
def test_shape_and_type_are_as_asked(made: Any, shape: Any, kind: Any) -> None:
    found = made()

    assert (tuple(found.shape), found.dtype) == (shape, kind)


@pytest.mark.parametrize(
    ("call", "error"),
    [
        (lambda: mnp.randint(3, 3), ArgumentValueError),
        (lambda: mnp.randint(0), ArgumentValueError),
        (lambda: mnp.randint(1.5), ArgumentTypeError),
        (lambda: mnp.randint(5, dtype=mnp.uint8), ArgumentValueError),
        (lambda: mnp.rand(2, dtype=mnp.int32), ArgumentValueError),
        (lambda: mnp.randn("a"), ArgumentTypeError),
    ],
)
def test_what_cannot_be_drawn_is_refused(call: Any, error: type[Exception]) -> None:
    with pytest.raises(error):
        call()
