"""Transposed convolutions: what is added and taken off at the far ends, and errors."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from engine import Tensor, ops

X = np.arange(1.0, 4.0).reshape(1, 1, 3)
W = np.array([1.0, 10.0]).reshape(1, 1, 2)


def row(out: Tensor) -> list[float]:
    return [float(number) for number in out.asnumpy().reshape(-1)]


def test_each_element_is_spread_by_the_filter() -> None:
    assert row(ops.conv_transpose1d(Tensor(X), Tensor(W))) == [1, 12, 23, 30]
    assert row(ops.conv_transpose1d(Tensor(X), Tensor(W), stride=2)) == [1, 10, 2, 20, 3, 30]


def test_padding_is_taken_off_and_output_padding_left_on() -> None:
    x, w = Tensor(X), Tensor(W)

    assert row(ops.conv_transpose1d(x, w, stride=2, padding=1)) == [10, 2, 20, 3]
    assert row(ops.conv_transpose1d(x, w, stride=2, padding=1, output_padding=1))[-1] == 30
    assert row(ops.conv_transpose1d(x, w, stride=2, output_padding=1))[-1] == 0


def test_beyond_what_the_window_reaches_there_is_nothing() -> None:
    out = ops.conv_transpose1d(Tensor(X), Tensor(W), output_padding=1, dilation=2)

    assert row(out) == [1, 2, 13, 20, 30, 0]


def test_borders_may_differ() -> None:
    out = ops.conv1d_transpose(Tensor(X), Tensor(W), pad_mode="pad", padding=(0, 2))

    assert row(out) == [1, 12]


def test_input_without_a_batch_gives_an_output_without_one() -> None:
    assert ops.conv_transpose1d(Tensor(X[0]), Tensor(W)).shape == (1, 4)


def test_same_is_the_length_times_the_stride() -> None:
    x, w = Tensor(np.ones((1, 2, 3, 3, 3))), Tensor(np.ones((2, 1, 3, 3, 3)))

    assert ops.conv3d_transpose(x, w, "same", stride=2).shape == (1, 1, 6, 6, 6)
    assert ops.conv1d_transpose(Tensor(X), Tensor(W), None, 3, "same").shape == (1, 1, 9)


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda x, w: ops.conv_transpose1d(x[0, 0], w), r"\(batch, 1, length\)"),
        (ops.conv_transpose2d, r"a weight \(channels, out / groups, height"),
        (lambda x, w: ops.conv_transpose1d(x, w, output_padding=1), "less than the stride"),
        (lambda x, w: ops.conv_transpose1d(x, w, padding=2), "leave something"),
        (lambda x, w: ops.conv_transpose1d(x, w, groups=2), "divides the 1 channels"),
        (
            lambda x, w: ops.conv1d_transpose(x, w, None, 2, output_padding=1),
            "0 with pad_mode 'valid'",
        ),
    ],
)
def test_what_does_not_fit_is_refused(call: Any, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        call(Tensor(X), Tensor(W))
