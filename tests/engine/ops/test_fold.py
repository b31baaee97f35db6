"""Windows as columns, and back."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from engine import Tensor, ops

X = np.arange(12.0).reshape(1, 1, 3, 4)


def test_columns_are_the_windows() -> None:
    columns = ops.unfold(Tensor(X), (2, 3)).asnumpy()

    assert columns.shape == (1, 6, 4)
    assert columns[0, :, 1].tolist() == [1, 2, 3, 5, 6, 7]


def test_options_are_dilation_padding_and_stride_in_this_order() -> None:
    columns = ops.unfold(Tensor(X), 2, 2, 1, (1, 3)).asnumpy()

    assert columns.shape == (1, 4, 6)
    assert columns[0, :, 0].tolist() == [0, 0, 0, 5]


def test_folding_counts_how_often_an_element_was_seen() -> None:
    seen = ops.fold(ops.unfold(Tensor(np.ones((2, 3, 3, 4))), 2), (3, 4), 2).asnumpy()

    assert seen[1, 2].tolist() == [[1, 2, 2, 1], [2, 4, 4, 2], [1, 2, 2, 1]]


def test_image_without_a_batch_gives_columns_without_one() -> None:
    columns = ops.unfold(Tensor(X[0]), 2)

    assert columns.shape == (4, 6)
    assert ops.fold(columns, (3, 4), 2).shape == (1, 3, 4)


def test_size_may_be_a_tensor_and_columns_split_by_channel() -> None:
    columns = ops.unfold(Tensor(np.ones((2, 3, 3, 4))), 2)
    split = ops.reshape(columns, (2, 3, 4, 6))
    size = Tensor(np.array([3, 4], np.int32))

    assert np.array_equal(
        ops.col2im(split, size, 2, 1, 0, 1).asnumpy(), ops.fold(columns, (3, 4), 2).asnumpy()
    )


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: ops.unfold(Tensor(X[0, 0]), 2), r"\(batch, channels, height, width\)"),
        (lambda: ops.unfold(Tensor(X), 5), "at least the size of the kernel"),
        (lambda: ops.unfold(Tensor(X), 2, 1, -1), "padding.*from 0"),
        (lambda: ops.fold(Tensor(np.ones((1, 4, 5))), (3, 4), 2), r"channels \* 4, 6\)"),
        (lambda: ops.fold(Tensor(np.ones((1, 5, 6))), (3, 4), 2), r"channels \* 4, 6\)"),
        (lambda: ops.col2im(Tensor(X[0]), (3, 4), 2, 1, 0, 1), "elements of the window"),
    ],
)
def test_what_does_not_fit_is_refused(call: Any, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        call()
