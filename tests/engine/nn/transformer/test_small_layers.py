"""The layers below a transformer, and its mask, its words and its loss."""

from __future__ import annotations

import numpy as np
import pytest
from scipy import special

import engine
from engine import Tensor, nn, ops
from engine.errors import (
    ArgumentTypeError,
    ArgumentValueError,
    ShapeError,
    UnknownNameError,
    UnsupportedError,
)
from engine.nn.transformer import (
    AttentionMask,
    CrossEntropyLoss,
    EmbeddingOpParallelConfig,
    FixedSparseAttention,
    VocabEmbedding,
)
from engine.nn.transformer.layers import _Dropout, _LayerNorm, _Linear


def drawn(*shape, seed=0):
    return np.random.default_rng(seed).standard_normal(shape).astype(np.float32)


@pytest.mark.parametrize("transpose_b", [True, False])
@pytest.mark.parametrize(("dtype", "close"), [(engine.float32, 1e-5), (engine.float16, 2e-2)])
def test_linear_is_a_product(transpose_b, dtype, close):
    net = _Linear(3, 4, "normal", "ones", transpose_b=transpose_b, compute_dtype=dtype)
    weight = net.weight.asnumpy().T if transpose_b else net.weight.asnumpy()
    x = drawn(2, 5, 3)

    output = net(Tensor(x))

    assert output.dtype == engine.float32
    np.testing.assert_allclose(output.asnumpy(), x @ weight + 1, atol=close)


def test_linear_may_have_an_activation_and_no_bias():
    net = _Linear(3, 4, has_bias=False, activation="relu", param_init_type=engine.float16)

    assert [p.name for p in net.get_parameters()] == ["weight"]
    assert net.weight.dtype == engine.float16
    assert net(Tensor(drawn(5, 3))).asnumpy().min() >= 0
    assert isinstance(_Linear(3, 4, activation=nn.Tanh).activation, nn.Tanh)


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"in_channels": 0}, ArgumentValueError),
        ({"out_channels": 1.5}, ArgumentTypeError),
        ({"has_bias": 1}, ArgumentTypeError),
        ({"transpose_b": None}, ArgumentTypeError),
        ({"expert_num": 2}, UnsupportedError),
        ({"outer_batch": 0}, ArgumentValueError),
        ({"compute_dtype": engine.bfloat16}, ArgumentTypeError),
        ({"activation": "shout"}, UnknownNameError),
        ({"activation": nn.ReLU()}, ArgumentTypeError),
        ({"weight_init": ops.ones((3, 4))}, ShapeError),
    ],
)
def test_arguments_of_linear_are_checked(options, error):
    with pytest.raises(error):
        _Linear(**({"in_channels": 3, "out_channels": 4} | options))


@pytest.mark.parametrize("is_self_defined", [True, False])
def test_norm_is_that_of_the_last_axis(is_self_defined):
    net = _LayerNorm((4,), is_self_defined=is_self_defined)
    net.gamma.set_data(Tensor(drawn(4)))
    net.beta.set_data(Tensor(drawn(4, seed=1)))
    x = drawn(2, 3, 4, seed=2).astype(float)
    centred = x - x.mean(-1, keepdims=True)
    expected = centred / np.sqrt(x.var(-1, keepdims=True) + 1e-5) * drawn(4) + drawn(4, seed=1)

    np.testing.assert_allclose(net(Tensor(x.astype("float32"))).asnumpy(), expected, atol=1e-5)
    with pytest.raises(ShapeError, match=r"_LayerNorm expected \(…, 4\)"):
        net(ops.ones((2, 3)))
    with pytest.raises(ArgumentTypeError, match="float32 or float16"):
        _LayerNorm((4,), param_init_type=engine.float64)


def test_strategies_are_recorded_and_the_layer_comes_back():
    norm, linear = _LayerNorm((4,)), _Linear(3, 4)

    assert norm.shard(((2, 1),)) is norm
    assert linear.shard(((2, 1), (1, 4)), strategy_bias=((2, 4), (4,))) is linear


def test_dropout_keeps_a_share():
    engine.set_seed(0)
    net, x = _Dropout(keep_prob=0.75), ops.ones((1000,))
    assert np.array_equal(net(x).asnumpy(), np.ones(1000))

    made = net.set_train()(x).asnumpy()

    assert set(np.unique(made)) == {0, np.float32(4 / 3)}
    assert 700 < (made > 0).sum() < 800
    assert repr(net) == "_Dropout(keep_prob=0.75)"
    with pytest.raises(ArgumentValueError, match="keep_prob"):
        _Dropout(0.0)
    with pytest.raises(ArgumentTypeError, match="keep_prob"):
        _Dropout(1)


def test_sparse_attention_is_refused():
    with pytest.raises(UnsupportedError, match="MultiHeadAttention attends to the whole"):
        FixedSparseAttention(2, 8, 64, 64)


def test_mask_is_of_what_is_there_and_before():
    there = np.array([[1, 1, 0], [1, 0, 1]], np.float16)
    found = AttentionMask(3)(Tensor(there))

    assert found.dtype == engine.float32
    assert np.array_equal(found.asnumpy(), np.tril(there[:, :, None] * there[:, None]))
    with pytest.raises(ShapeError, match=r"\(batch, 3\)"):
        AttentionMask(3)(ops.ones((2, 4)))
    with pytest.raises(ArgumentTypeError, match="input_mask"):
        AttentionMask(3)(Tensor(np.ones((2, 3), np.int32)))
    with pytest.raises(ArgumentValueError, match="seq_length"):
        AttentionMask(0)


def test_words_have_vectors_and_gradients_through_both_outputs():
    net, ids = VocabEmbedding(5, 3), Tensor(np.array([[1, 1], [4, 0]], np.int32))
    vectors, table = net(ids)
    kept = net.embedding_table.asnumpy()
    assert np.array_equal(vectors.asnumpy(), kept[[[1, 1], [4, 0]]])
    assert np.array_equal(table.asnumpy(), kept)

    def total(ids):
        vectors, table = net(ids)
        return vectors.sum() + 10 * table.sum()

    (gradient,) = ops.grad(total, None, net.trainable_params())(ids)

    assert gradient.asnumpy()[:, 0].tolist() == [11, 12, 10, 10, 11]


def test_arguments_of_words_are_checked():
    cut = EmbeddingOpParallelConfig(model_parallel=2, vocab_emb_dp=False)

    with pytest.raises(ArgumentValueError, match=r"vocab_size\) expected a multiple of 2"):
        VocabEmbedding(5, 3, cut)
    with pytest.raises(ArgumentValueError, match="embedding_size"):
        VocabEmbedding(5, 0)
    with pytest.raises(ShapeError, match="embedding_table"):
        VocabEmbedding(5, 3, param_init=ops.ones((3, 5)))
    with pytest.raises(ArgumentTypeError, match=r"a tensor of Int32, got Int64"):
        VocabEmbedding(5, 3)(Tensor(np.array([1])))


def test_loss_is_the_mean_over_what_the_mask_counts():
    logits, labels = drawn(4, 6), np.array([5, 0, 2, 2], np.int32)
    mask = np.array([1, 0, 1, 1], np.float32)
    costs = -special.log_softmax(logits.astype(float), -1)[range(4), labels]

    found = CrossEntropyLoss()(Tensor(logits), Tensor(labels), Tensor(mask.reshape(2, 2)))

    assert found.shape == (1,)
    np.testing.assert_allclose(found.asnumpy(), [(costs * mask).sum() / 3.00001], rtol=1e-6)


def test_impossible_label_has_a_bounded_cost_and_a_gradient():
    logits = Tensor(np.array([[300.0, 0.0], [-np.inf, 0.0]], np.float32))
    labels, mask = Tensor(np.array([1, 0], np.int32)), ops.ones(2)
    loss = CrossEntropyLoss()

    value, gradient = ops.value_and_grad(loss)(logits, labels, mask)

    np.testing.assert_allclose(value.asnumpy(), [-np.log(1e-24)], rtol=1e-2)
    np.testing.assert_allclose(gradient.asnumpy()[0], [0.5, -0.5], rtol=1e-4)
    alone = loss(logits, labels, Tensor(np.array([0, 0], np.float32)))
    assert alone.asnumpy().tolist() == [0]


def test_inputs_of_the_loss_are_checked():
    loss, labels, mask = CrossEntropyLoss(), Tensor(np.array([1, 0], np.int32)), ops.ones(2)

    with pytest.raises(ArgumentTypeError, match="label"):
        loss(ops.ones((2, 3)), mask, mask)
    with pytest.raises(ArgumentTypeError, match="input_mask"):
        loss(ops.ones((2, 3)), labels, labels)
    with pytest.raises(ShapeError, match=r"\(N, classes\)"):
        loss(ops.ones((2, 3, 1)), labels, mask)
    with pytest.raises(ShapeError, match=r"label\) expected \(3,\)"):
        loss(ops.ones((3, 3)), labels, mask)
