"""Channels as pixels and back, and channels mixed."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from engine import Tensor, ops


def test_channels_of_a_pixel_become_a_square() -> None:
    x = np.arange(8.0).reshape(1, 4, 1, 2)

    assert ops.pixel_shuffle(Tensor(x), 2).asnumpy()[0, 0].tolist() == [[0, 2, 1, 3], [4, 6, 5, 7]]


def test_one_undoes_the_other(rng: np.random.Generator) -> None:
    x = rng.standard_normal((2, 3, 18, 2, 4))
    there = ops.pixel_shuffle(Tensor(x), 3)

    assert there.shape == (2, 3, 2, 6, 12)
    assert np.array_equal(ops.pixel_unshuffle(there, 3).asnumpy(), x)


def test_channels_are_dealt_out_group_by_group() -> None:
    x = np.arange(6.0).reshape(1, 6, 1)

    assert ops.channel_shuffle(Tensor(x), 2).asnumpy().reshape(-1).tolist() == [0, 3, 1, 4, 2, 5]


@pytest.mark.parametrize(
    ("call", "error", "message"),
    [
        (lambda x: ops.pixel_shuffle(x, 3), ValueError, "channels divisible by 9"),
        (lambda x: ops.pixel_unshuffle(x, 3), ValueError, "divisible by 3"),
        (lambda x: ops.channel_shuffle(x, 3), ValueError, "channels divisible by 3"),
        (lambda x: ops.pixel_shuffle(x, 0), ValueError, "from 1, got 0"),
        (lambda x: ops.pixel_unshuffle(x, 2.0), TypeError, "an int, got float"),
    ],
)
def test_what_does_not_fit_is_refused(call: Any, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        call(Tensor(np.ones((1, 4, 4, 4))))
