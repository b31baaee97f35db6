from __future__ import annotations

import numpy as np
import pytest

import engine
from engine import Tensor, ops
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.nn.transformer import MoEConfig, MultiHeadAttention, OpParallelConfig

OPTIONS = {"src_seq_length": 3, "tgt_seq_length": 4, "hidden_size": 6, "num_heads": 2}


def drawn(*shape, seed=0):
    return np.random.default_rng(seed).standard_normal(shape).astype(np.float32)


def attention(**options):
    net = MultiHeadAttention(None, **(OPTIONS | options))
    for k, p in enumerate(net.get_parameters()):
        p.set_data(Tensor(drawn(*p.shape, seed=k).astype(p.asnumpy().dtype)))
    return net


def expected(net, query, key, value, mask):
    """The paper's formulas in float64."""
    w = {p.name: p.asnumpy().astype(float) for p in net.get_parameters()}

    def heads(x, number):
        made = x @ w[f"dense{number}.weight"].T + w[f"dense{number}.bias"]
        return made.reshape(*x.shape[:2], 2, 3).transpose(0, 2, 1, 3)

    q, k, v = heads(query, 1), heads(key, 2), heads(value, 3)
    scores = q @ k.transpose(0, 1, 3, 2) / np.sqrt(3)
    scores = np.exp(scores) * (mask[:, None] if mask is not None else 1)
    out = (scores / scores.sum(-1, keepdims=True) @ v).transpose(0, 2, 1, 3).reshape(2, 3, 6)
    return out @ w["projection.weight"] + w["projection.bias"]


@pytest.mark.parametrize("masked", [True, False])
@pytest.mark.parametrize(("dtype", "close"), [(engine.float32, 1e-5), (engine.float16, 2e-2)])
def test_attention_follows_the_formulas(masked, dtype, close):
    net = attention(compute_dtype=dtype)
    inputs = drawn(2, 3, 6), drawn(2, 4, 6, seed=1), drawn(2, 4, 6, seed=2)
    mask = np.tril(np.ones((2, 3, 4), np.float32)) if masked else None

    output, (key, value) = net(*map(Tensor, inputs), Tensor(mask) if masked else None)

    assert output.dtype == engine.float32
    assert (key.shape, value.shape) == ((2, 2, 3, 4), (2, 2, 4, 3))
    np.testing.assert_allclose(output.asnumpy(), expected(net, *inputs, mask), atol=close)


def test_flat_steps_are_those_of_the_samples():
    net = attention()
    x, memory = Tensor(drawn(2, 3, 6)), Tensor(drawn(2, 4, 6))
    whole, _ = net(x, memory, memory, None)
    flat, _ = net(x.reshape(6, 6), memory.reshape(8, 6), memory.reshape(8, 6), None)

    assert np.array_equal(whole.asnumpy().reshape(6, 6), flat.asnumpy())


def test_gradient_is_that_of_finite_differences():
    net = attention(compute_dtype=engine.float32)
    memory, mask = Tensor(drawn(2, 4, 6)), Tensor(np.tril(np.ones((2, 3, 4), np.float32)))
    x, way = drawn(2, 3, 6), drawn(2, 3, 6, seed=1)

    def total(x):
        return (net(x, memory, memory, mask)[0] ** 2).sum()

    step = 1e-2
    ahead, behind = (total(Tensor(x + s * way)).asnumpy() for s in (step, -step))
    slope = (ops.grad(total)(Tensor(x)).asnumpy() * way).sum()

    np.testing.assert_allclose(slope, (ahead - behind) / (2 * step), rtol=1e-2)


def test_dropout_is_for_training_alone():
    net = attention(hidden_dropout_rate=0.5, attention_dropout_rate=0.5)
    x, memory = Tensor(drawn(2, 3, 6)), Tensor(drawn(2, 4, 6))
    one, other = (net(x, memory, memory, None)[0].asnumpy() for _ in range(2))
    assert np.array_equal(one, other)

    net.set_train()

    assert not np.array_equal(net(x, memory, memory, None)[0].asnumpy(), one)


@pytest.mark.parametrize(
    ("options", "error", "told"),
    [
        ({"hidden_size": 7}, ArgumentValueError, "a multiple of 2, got 7"),
        ({"num_heads": 0}, ArgumentValueError, "num_heads"),
        ({"src_seq_length": 1.0}, ArgumentTypeError, "src_seq_length"),
        ({"hidden_dropout_rate": 1.0}, ArgumentValueError, "from 0 to before 1"),
        ({"attention_dropout_rate": "0"}, ArgumentTypeError, "a float"),
        ({"compute_dtype": engine.float64}, ArgumentTypeError, "float32 or float16"),
        ({"softmax_compute_type": engine.int32}, ArgumentTypeError, "float32 or float16"),
        ({"param_init_type": engine.bfloat16}, ArgumentTypeError, "float32 or float16"),
        ({"use_past": 1}, ArgumentTypeError, "a bool"),
        ({"use_past": True}, ArgumentTypeError, "batch_size"),
        ({"parallel_config": MoEConfig()}, ArgumentTypeError, "a OpParallelConfig"),
        ({"parallel_config": OpParallelConfig(1, 4)}, ArgumentValueError, "a multiple of 4"),
    ],
)
def test_arguments_are_checked(options, error, told):
    with pytest.raises(error, match=told):
        MultiHeadAttention(None, **(OPTIONS | options))


def test_inputs_are_checked():
    net = attention()
    x, memory = Tensor(drawn(2, 3, 6)), Tensor(drawn(2, 4, 6))

    with pytest.raises(ShapeError, match=r"key_tensor\) expected \(batch, 4, 6\)"):
        net(x, x, memory, None)
    with pytest.raises(ShapeError, match=r"query_tensor"):
        net(Tensor(drawn(4, 6)), memory, memory, None)
    with pytest.raises(ArgumentTypeError, match=r"attention_mask\) expected a tensor of"):
        net(x, memory, memory, Tensor(np.ones((2, 3, 4), np.int32)))
    with pytest.raises(ArgumentTypeError, match=r"key_past\) expected None without use_past"):
        net(x, memory, memory, None, memory)
