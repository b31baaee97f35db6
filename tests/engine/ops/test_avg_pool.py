"""Mean pooling: borders, divisors, norms; PyTorch's numbers are compared elsewhere."""

from __future__ import annotations

import numpy as np
import pytest

from engine import Tensor, ops

X = np.arange(20.0).reshape(1, 1, 4, 5)


def rows(out: Tensor) -> list:
    return out.asnumpy()[0, 0].tolist()


def test_borders_count_in_the_mean_only_when_asked() -> None:
    counted = ops.avg_pool2d(Tensor(X), 2, 2, 1)
    left_out = ops.avg_pool2d(Tensor(X), 2, 2, 1, count_include_pad=False)

    assert rows(counted)[0] == [0, 0.75, 1.75]
    assert rows(left_out)[0] == [0, 1.5, 3.5]


def test_windows_of_a_mean_move_by_one_unless_told() -> None:
    assert ops.avg_pool2d(Tensor(X), 2).shape == (1, 1, X.shape[2] - 1, X.shape[3] - 1)


def test_divisor_replaces_the_count() -> None:
    assert rows(ops.avg_pool2d(Tensor(X), 2, 2, divisor_override=1))[0] == [12, 20]


def test_borders_of_same_never_count() -> None:
    assert rows(ops.avg_pool2d(Tensor(X), 3, 2, pad_mode="same"))[0] == [5.5, 7, 8.5]


def test_borders_of_same_count_in_volumes_and_with_ceil_mode_alone() -> None:
    ones = np.ones((1, 1, 3, 3, 3))
    volume = ops.avg_pool3d(Tensor(ones), 2, 1, pad_mode="same").asnumpy()
    image = ops.avg_pool2d(Tensor(ones[:, :, 0]), 2, 1, ceil_mode=True, pad_mode="same").asnumpy()

    assert volume[0, 0, 2, 2, 2] == 1 / 8
    assert image[0, 0, 2, 2] == 1 / 4


def test_one_number_in_a_tuple_is_for_every_axis() -> None:
    assert ops.avg_pool3d(Tensor(np.ones((1, 2, 4, 4, 4))), (2,), (2,)).shape == (1, 2, 2, 2, 2)


def test_infinite_norm_is_the_largest() -> None:
    assert rows(ops.lp_pool2d(Tensor(X), float("inf"), 2)) == [[6, 8], [16, 18]]


@pytest.mark.parametrize(
    ("norm", "error", "message"),
    [(0, ValueError, "other than 0"), ("2", TypeError, "an int or a float")],
)
def test_norm_that_is_none_is_refused(norm: float, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        ops.lp_pool2d(Tensor(X), norm, 2)
