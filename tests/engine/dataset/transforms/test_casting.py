"""Arrays in another number type."""

from __future__ import annotations

import numpy as np
import pytest

import engine
from engine.dataset import transforms
from engine.errors import ArgumentTypeError


@pytest.mark.parametrize("kind", [engine.float16, np.float16, "float16"])
def test_numbers_are_cast(kind, rng):
    images = rng.random((2, 3))
    cast = transforms.TypeCast(kind)

    assert cast(images).dtype == np.float16
    assert np.array_equal(cast.on_batch(images), np.stack(list(map(cast, images))))
    assert transforms.TypeCast(engine.int32)(np.array(3.7)) == 3


def test_what_is_no_number_type_raises():
    with pytest.raises(ArgumentTypeError, match="a number type"):
        transforms.TypeCast("text")
