"""Attention: masks, weights, added keys, errors."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import engine
from engine import Tensor, nn

BATCH, QUERIES, KEYS, LENGTH = 2, 3, 4, 6


@pytest.fixture
def inputs(rng: np.random.Generator) -> list[Tensor]:
    shapes = [(BATCH, n, LENGTH) for n in (QUERIES, KEYS, KEYS)]
    return [Tensor(rng.standard_normal(shape).astype(np.float32)) for shape in shapes]


def attention(**options: Any) -> nn.MultiheadAttention:
    return nn.MultiheadAttention(LENGTH, 2, batch_first=True, **options)


def test_weights_of_a_query_add_up_to_one(inputs: list[Tensor]) -> None:
    layer = attention()
    _, mean = layer(*inputs)
    _, each = layer(*inputs, average_attn_weights=False)

    assert mean.shape == (BATCH, QUERIES, KEYS)
    assert np.allclose(each.asnumpy().sum(-1), 1, atol=1e-6)
    assert np.allclose(each.asnumpy().mean(1), mean.asnumpy(), atol=1e-6)


def test_hidden_keys_are_not_seen(inputs: list[Tensor]) -> None:
    layer = attention()
    padding = np.zeros((BATCH, KEYS), bool)
    padding[1, 2:] = True
    out, weights = layer(*inputs, key_padding_mask=Tensor(padding))
    shorter, _ = layer(inputs[0][1:], inputs[1][1:, :2], inputs[2][1:, :2])

    assert (weights.asnumpy()[1, :, 2:] == 0).all()
    assert np.allclose(out.asnumpy()[1], shorter.asnumpy()[0], atol=1e-6)


@pytest.mark.parametrize("heads", [1, 2 * BATCH])
def test_masks_of_truth_and_of_numbers_agree(inputs: list[Tensor], heads: int) -> None:
    hidden = np.triu(np.ones((QUERIES, KEYS), bool), 1)
    hidden = hidden if heads == 1 else np.tile(hidden, (heads, 1, 1))
    numbers = np.where(hidden, -np.inf, 0).astype(np.float32)
    layer = attention()
    one, weights = layer(*inputs, attn_mask=Tensor(hidden))
    other, _ = layer(*inputs, attn_mask=Tensor(numbers))

    assert np.allclose(one.asnumpy(), other.asnumpy())
    assert np.triu(weights.asnumpy()[0], 1).max() == 0


def test_masks_of_any_float_are_added(inputs: list[Tensor]) -> None:
    numbers = np.linspace(-2, 2, QUERIES * KEYS).reshape(QUERIES, KEYS).round(1)
    layer = attention()
    found = [
        layer(*inputs, attn_mask=Tensor(numbers, dtype))[1].asnumpy()
        for dtype in (engine.float32, engine.bfloat16)
    ]

    assert np.allclose(*found, atol=0.01)


def test_added_keys_are_always_seen(inputs: list[Tensor]) -> None:
    layer = attention(add_bias_kv=True, add_zero_attn=True)
    padding = Tensor(np.ones((BATCH, KEYS), bool))
    _, weights = layer(*inputs, key_padding_mask=padding)

    assert weights.shape == (BATCH, QUERIES, KEYS + 2)
    assert np.allclose(weights.asnumpy()[:, :, KEYS:].sum(-1), 1, atol=1e-6)


def test_weights_need_not_be_returned(inputs: list[Tensor]) -> None:
    assert len(attention()(*inputs, need_weights=False)) == 1


def test_keys_and_values_may_have_lengths_of_their_own(rng: np.random.Generator) -> None:
    layer = nn.MultiheadAttention(6, 3, kdim=4, vdim=5, has_bias=False)
    shapes = [(3, 2, 6), (4, 2, 4), (4, 2, 5)]
    out, _ = layer(*(Tensor(rng.standard_normal(s).astype(np.float32)) for s in shapes))

    assert out.shape == (3, 2, 6)
    names = [parameter.name for parameter in layer.get_parameters()]
    assert names == ["q_proj_weight", "k_proj_weight", "v_proj_weight", "out_proj.weight"]


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda x: nn.MultiheadAttention(6, 4), "divides embed_dim 6, got 4"),
        (lambda x: nn.MultiheadAttention(6, 2, dropout=1.0), r"\(dropout\)"),
        (lambda x: attention()(x[0], x[1], x[0]), r"MultiheadAttention\(value\)"),
        (lambda x: attention(kdim=3)(*x), r"MultiheadAttention\(key\)"),
    ],
)
def test_what_does_not_fit_is_refused(inputs: list[Tensor], call: Any, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        call(inputs)
