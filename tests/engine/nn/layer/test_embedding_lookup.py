"""Tables of recommenders: numbers that are no rows, long rows, fields, gradients."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from engine import Tensor, nn, ops

TABLE = np.arange(8, dtype=np.float32).reshape(4, 2) + 1


def lookup(**options: Any) -> nn.EmbeddingLookup:
    return nn.EmbeddingLookup(4, 2, Tensor(TABLE), **options)


def test_number_that_is_no_row_gives_zeros_and_no_gradient() -> None:
    layer, indices = lookup(), Tensor([[1, 7], [1, -1]], np.int32)
    gradient = ops.grad(layer, None, layer.trainable_params())(indices)[0].asnumpy()

    assert layer(indices).asnumpy().tolist() == [[[3, 4], [0, 0]], [[3, 4], [0, 0]]]
    assert gradient.tolist() == [[0, 0], [2, 2], [0, 0], [0, 0]]


def test_number_that_is_no_row_is_refused_on_the_device() -> None:
    layer = lookup(target="DEVICE", sparse=False)

    assert layer(Tensor([0, 3])).asnumpy().tolist() == [[1, 2], [7, 8]]
    with pytest.raises(IndexError, match="index 7"):
        layer(Tensor([7]))


def test_long_rows_are_shortened() -> None:
    out = lookup(max_norm=5.0)(Tensor([0, 3])).asnumpy()

    assert out[0].tolist() == [1, 2]
    assert np.allclose(out[1], np.array([7, 8]) * 5 / np.hypot(7, 8))


def test_gradients_of_fields_are_their_weights() -> None:
    layer = nn.MultiFieldEmbeddingLookup(4, 2, 2, Tensor(TABLE))
    indices, fields = Tensor([[0, 2, 2]], np.int32), Tensor([[0, 1, 1]], np.int32)
    weights = Tensor([[1.0, 2.0, 0.5]])
    gradient = ops.grad(layer, None, layer.trainable_params())(indices, weights, fields)[0]

    assert gradient.asnumpy().tolist() == [[1, 1], [0, 0], [2.5, 2.5], [0, 0]]


@pytest.mark.parametrize(
    ("options", "kind", "message"),
    [
        ({"sparse": 1}, TypeError, r"\(sparse\) expected a bool"),
        ({"sparse": False}, ValueError, "True with target 'CPU'"),
        ({"target": "GPU"}, ValueError, "'CPU' or 'DEVICE'"),
        ({"slice_mode": "x"}, ValueError, r"\(slice_mode\)"),
        ({"max_norm": "a"}, TypeError, r"\(max_norm\)"),
    ],
)
def test_what_does_not_fit_is_refused(options: Any, kind: Any, message: str) -> None:
    with pytest.raises(kind, match=message):
        lookup(**options)


def test_fields_are_whole_numbers_pooled_in_a_known_way() -> None:
    layer, x = nn.MultiFieldEmbeddingLookup(4, 2, 2), Tensor([[1]], np.int32)

    with pytest.raises(TypeError, match=r"field_ids\) expected whole numbers, got float32"):
        layer(x, ops.ones((1, 1)), ops.ones((1, 1)))
    with pytest.raises(ValueError, match="'SUM', 'MEAN' or 'MAX'"):
        nn.MultiFieldEmbeddingLookup(4, 2, 2, operator="X")
