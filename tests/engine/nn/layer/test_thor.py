"""Layers that gather products of their inputs and gradients, beside NumPy."""

from __future__ import annotations

import numpy as np
import pytest

import engine
from engine import Tensor, nn, ops
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError


def slopes(layer, x, weight):
    """The gradient of a weighted sum of what the layer gives, with respect to its parameters."""

    def total(x):
        return (layer(x) * weight).sum()

    return ops.grad(total, None, layer.trainable_params())(x)


@pytest.mark.parametrize("shape", [(6, 4), (3, 2, 4)])
def test_dense_gathers_mean_products(rng, shape):
    layer = nn.DenseThor(4, 3)
    x = rng.standard_normal(shape).astype(np.float32)
    weight = rng.standard_normal((*shape[:-1], 3)).astype(np.float32)
    slopes(layer, Tensor(x), Tensor(weight))

    for found, rows in ((layer.matrix_a, x), (layer.matrix_g, weight)):
        rows = rows.reshape(6, -1)
        np.testing.assert_allclose(found.asnumpy(), rows.T @ rows / 6, rtol=1e-5, atol=1e-6)


def test_dense_gathers_the_gradient_behind_its_activation(rng):
    layer = nn.DenseThor(4, 3, activation="relu")
    x, weight = (rng.standard_normal((6, n)).astype(np.float32) for n in (4, 3))
    slopes(layer, Tensor(x), Tensor(weight))
    rows = weight * (layer(Tensor(x)).asnumpy() > 0)

    np.testing.assert_allclose(layer.matrix_g.asnumpy(), rows.T @ rows / 6, rtol=1e-5, atol=1e-6)


def test_dense_equals_real_mindspore_but_for_what_divides_the_inputs(rng):
    """MindSpore 2.10 on a CPU divides a aᵀ by the inputs' length, 3; its document says E[a aᵀ]."""
    x = np.array([[1.0, 2.0, 0.0], [0.0, -1.0, 3.0]], np.float32)
    layer = nn.DenseThor(3, 2, weight_init=Tensor(np.array([[1, 0, 2], [0, 1, 1]], np.float32)))
    ops.grad(lambda x: (layer(x) ** 2).sum())(Tensor(x))
    theirs = np.array([[1, 2, 0], [2, 5, -3], [0, -3, 9]]) / 3

    np.testing.assert_allclose(layer.matrix_a.asnumpy(), theirs * 3 / 2, rtol=1e-6)
    np.testing.assert_allclose(layer.matrix_g.asnumpy(), [[74, 28], [28, 16]], rtol=1e-6)


@pytest.mark.parametrize("at_once", [2**24, 1])
def test_convolution_gathers_over_all_positions(rng, monkeypatch, at_once):
    from engine.nn.layer import thor_conv

    monkeypatch.setattr(thor_conv, "_AT_ONCE", at_once)
    layer = nn.Conv2dThor(2, 3, 2, 2, "pad", (1, 0, 0, 1))
    x = rng.standard_normal((4, 2, 3, 5)).astype(np.float32)
    weight = rng.standard_normal(layer(Tensor(x)).shape).astype(np.float32)
    slopes(layer, Tensor(x), Tensor(weight))
    columns = ops.unfold(ops.pad(Tensor(x), (0, 1, 1, 0)), 2, stride=2).asnumpy()
    positions = columns.shape[2]
    of_inputs = np.einsum("nap,nbp->ab", columns, columns) / (4 * positions)
    flat = weight.reshape(4, 3, -1)
    of_gradients = np.einsum("nap,nbp->ab", flat, flat) / (4 * positions)

    np.testing.assert_allclose(layer.matrix_a.asnumpy(), of_inputs, rtol=1e-5, atol=1e-6)
    np.testing.assert_allclose(layer.matrix_g.asnumpy(), of_gradients, rtol=1e-5, atol=1e-6)
    assert layer.a_normalizer.asnumpy().tolist() == [positions]
    assert layer.g_normalizer.asnumpy().tolist() == [positions]


def tables():
    return {
        "EmbeddingThor": nn.EmbeddingThor(5, 3),
        "one-hot": nn.EmbeddingThor(5, 3, use_one_hot=True),
        "EmbeddingLookupThor": nn.EmbeddingLookupThor(5, 3),
        "DEVICE": nn.EmbeddingLookupThor(5, 3, target="DEVICE"),
    }


@pytest.mark.parametrize("name", tables())
def test_table_counts_its_rows_and_gathers_gradients(rng, name):
    layer = tables()[name]
    ids = np.array([[0, 1], [1, 4]], np.int32)
    weight = rng.standard_normal((2, 2, 3)).astype(np.float32)
    slopes(layer, Tensor(ids), Tensor(weight))
    rows = weight.reshape(4, 3).astype(layer.embedding_table.asnumpy().dtype).astype(np.float32)

    assert layer.matrix_a.asnumpy().tolist() == [1, 2, 0, 0, 1]
    np.testing.assert_allclose(layer.matrix_g.asnumpy(), rows.T @ rows / 4, rtol=1e-5, atol=1e-6)


def test_number_that_is_no_row_counts_nowhere():
    layer = nn.EmbeddingLookupThor(5, 3)
    slopes(layer, Tensor(np.array([[0, 9, -1]], np.int32)), ops.ones((1, 3, 3)))

    assert layer.matrix_a.asnumpy().tolist() == [1, 0, 0, 0, 0]


LAYERS = {
    "DenseThor": (nn.DenseThor, nn.Dense, (4, 3), (6, 4)),
    "Conv2dThor": (nn.Conv2dThor, nn.Conv2d, (2, 3, 3), (2, 2, 4, 4)),
}


@pytest.mark.parametrize("name", LAYERS)
def test_computes_and_differentiates_as_the_plain_layer(rng, name):
    kind, plain, sizes, shape = LAYERS[name]
    one, other = kind(*sizes, has_bias=True), plain(*sizes, has_bias=True)
    other.weight.set_data(one.weight)
    other.bias.set_data(one.bias)
    x = Tensor(rng.standard_normal(shape).astype(np.float32))
    weight = Tensor(rng.standard_normal(one(x).shape).astype(np.float32))

    for left, right in zip(slopes(one, x, weight), slopes(other, x, weight), strict=True):
        np.testing.assert_array_equal(left.asnumpy(), right.asnumpy())


def test_gathers_nothing_when_no_gradient_passes_or_it_is_told_not_to(rng):
    layer = nn.DenseThor(4, 3)
    x, weight = (Tensor(rng.standard_normal((6, n)).astype(np.float32)) for n in (4, 3))
    layer(x)
    layer.add_flags_recursive(thor=False)
    slopes(layer, x, weight)

    np.testing.assert_array_equal(layer.matrix_a.asnumpy(), np.eye(4))


def test_products_of_halves_are_float32(rng):
    layer = nn.DenseThor(4, 3).to_float(engine.float16)
    x = Tensor(np.full((6, 4), 300.0, np.float32))
    slopes(layer, x, ops.ones((6, 3)))

    np.testing.assert_array_equal(layer.matrix_a.asnumpy(), np.full((4, 4), 90000.0))


def test_keeps_the_names_and_shapes_of_mindspore():
    def described(layer):
        return {p.name: (p.shape, p.requires_grad) for p in layer.get_parameters()}

    assert described(nn.DenseThor(2, 3)) == {
        "weight": ((3, 2), True),
        "bias": ((3,), True),
        "matrix_a": ((2, 2), False),
        "matrix_g": ((3, 3), False),
    }
    assert described(nn.Conv2dThor(2, 3, 2)) == {
        "weight": ((3, 2, 2, 2), True),
        "matrix_a": ((8, 8), False),
        "matrix_g": ((3, 3), False),
        "a_normalizer": ((1,), False),
        "g_normalizer": ((1,), False),
    }
    assert described(nn.EmbeddingThor(5, 3)) == {
        "embedding_table": ((5, 3), True),
        "matrix_a": ((5,), False),
        "matrix_g": ((3, 3), False),
    }


@pytest.mark.parametrize(
    ("make", "kind"),
    [
        (lambda: nn.DenseThor(0, 3), ArgumentValueError),
        (lambda: nn.DenseThor(2, 3, has_bias=1), ArgumentTypeError),
        (lambda: nn.DenseThor(2, 3, activation=3), ArgumentTypeError),
        (lambda: nn.DenseThor(2, 3)(ops.ones((2, 3))), ShapeError),
        (lambda: nn.DenseThor(2, 3, weight_init=ops.ones((2, 3))), ShapeError),
        (lambda: nn.Conv2dThor(2, 3, 2, group=2), ArgumentValueError),
        (lambda: nn.EmbeddingThor(5, 3, padding_idx=5), ArgumentValueError),
        (lambda: nn.EmbeddingLookupThor(5, 3, sparse=False), ArgumentValueError),
    ],
)
def test_refuses_other_arguments(make, kind):
    with pytest.raises(kind):
        make()
