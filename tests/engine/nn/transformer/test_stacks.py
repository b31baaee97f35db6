from __future__ import annotations

import numpy as np
import pytest

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
    FeedForward,
    MoEConfig,
    OpParallelConfig,
    Transformer,
    TransformerDecoder,
    TransformerDecoderLayer,
    TransformerEncoder,
    TransformerEncoderLayer,
    TransformerOpParallelConfig,
    TransformerRecomputeConfig,
)
from engine.nn.transformer.op_parallel_config import MoEParallelConfig

SIZES = {"batch_size": 2, "hidden_size": 8, "ffn_hidden_size": 16, "num_heads": 2}
LENGTHS = {"src_seq_length": 5, "tgt_seq_length": 3}


def encoder(**options):
    return TransformerEncoder(**({"num_layers": 4, "seq_length": 5} | SIZES | options))


def decoder(**options):
    return TransformerDecoder(**({"num_layers": 2} | LENGTHS | SIZES | options))


def transformer(**options):
    return Transformer(**(LENGTHS | SIZES | options))


def layer(**options):
    return TransformerEncoderLayer(**({"seq_length": 5} | SIZES | options))


def test_layers_are_one_behind_the_other():
    net, x = encoder(), ops.ones((2, 5, 8))
    expected = x
    for block in net.blocks:
        expected = block(expected, None)[0]

    output, presents = net(x, None)

    assert np.array_equal(output.asnumpy(), expected.asnumpy())
    assert len(presents) == net.num_layers == 4


def test_decoder_attends_to_the_output_of_the_encoder():
    net = transformer(encoder_layers=1, decoder_layers=2)
    source, target = ops.ones((2, 5, 8)), ops.ones((2, 3, 8))
    memory = net.encoder(source, None)[0]

    output, of_encoder, of_decoder = net(source, None, target, None)

    assert np.array_equal(output.asnumpy(), net.decoder(target, None, memory)[0].asnumpy())
    assert (len(of_encoder), len(of_decoder), len(of_decoder[0])) == (1, 2, 4)


def test_layer_learns():
    engine.set_seed(0)
    net = layer(attention_dropout_rate=0.0, hidden_dropout_rate=0.0)
    x = Tensor(np.random.default_rng(0).standard_normal((2, 5, 8)).astype(np.float32))
    optimizer = nn.Adam(net.trainable_params(), 1e-2)

    def loss(x):
        return ((net(x, None)[0] - 1) ** 2).mean()

    step = ops.value_and_grad(loss, None, optimizer.parameters)
    losses = []
    for _ in range(20):
        value, gradients = step(x)
        optimizer(gradients)
        losses.append(float(value.asnumpy()))

    assert losses[-1] < losses[0] / 2


@pytest.mark.parametrize("recompute", [True, TransformerRecomputeConfig(recompute=True)])
def test_recomputed_layers_have_the_same_gradients(recompute):
    found = []
    for config in (TransformerOpParallelConfig(), TransformerOpParallelConfig(recompute=recompute)):
        engine.set_seed(1)
        net = encoder(num_layers=2, parallel_config=config)

        def total(x, net=net):
            return net(x, None)[0].sum()

        found.append(ops.grad(total)(ops.ones((2, 5, 8))).asnumpy())

    assert np.array_equal(*found)


def test_layers_are_asked_for_groups_of_gradients_and_stages():
    net = encoder(parallel_config=TransformerOpParallelConfig(gradient_aggregation_group=2))

    assert [block.attention.dense1.weight.comm_fusion for block in net.blocks] == [1, 1, 2, 2]
    assert {block.pipeline_stage for block in net.blocks} == {0}


def test_function_of_the_user_asks_each_layer():
    asked = []

    def ask(network, layer_id, offset, parallel_config, layers):
        asked.append((type(network).__name__, layer_id, offset, layers))

    transformer(encoder_layers=1, decoder_layers=2, lambda_func=ask)

    assert asked == [
        ("TransformerEncoderLayer", 0, 0, 1),
        ("TransformerDecoderLayer", 0, 1, 2),
        ("TransformerDecoderLayer", 1, 1, 2),
    ]


@pytest.mark.parametrize("made", [layer, encoder, decoder, transformer])
def test_several_experts_are_refused(made):
    with pytest.raises(UnsupportedError, match=r"expert_num\) expected 1, got 2"):
        made(moe_config=MoEConfig(expert_num=2))
    with pytest.raises(ArgumentTypeError, match="a MoEConfig"):
        made(moe_config=None)


def test_decoder_keeps_no_past():
    with pytest.raises(ArgumentValueError, match=r"TransformerDecoderLayer\(use_past\)"):
        TransformerDecoderLayer(**LENGTHS, **SIZES, use_past=True)
    with pytest.raises(ArgumentValueError, match=r"Transformer\(use_past\) expected False with a"):
        transformer(use_past=True)


@pytest.mark.parametrize("made", [layer, encoder, decoder, transformer])
@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"hidden_size": 7}, ArgumentValueError),
        ({"ffn_hidden_size": 0}, ArgumentValueError),
        ({"num_heads": "2"}, ArgumentTypeError),
        ({"hidden_dropout_rate": 1.5}, ArgumentValueError),
        ({"post_layernorm_residual": 1}, ArgumentTypeError),
        ({"layernorm_compute_type": engine.int32}, ArgumentTypeError),
        ({"softmax_compute_type": engine.float64}, ArgumentTypeError),
        ({"param_init_type": None}, ArgumentTypeError),
        ({"hidden_act": "shout"}, UnknownNameError),
        ({"hidden_act": None}, ArgumentTypeError),
        ({"hidden_act": nn.ReLU()}, ArgumentTypeError),
        ({"batch_size": 0}, ArgumentValueError),
        ({"parallel_config": None}, ArgumentTypeError),
    ],
)
def test_arguments_are_checked(made, options, error):
    with pytest.raises(error):
        made(**options)


@pytest.mark.parametrize(
    ("made", "options", "error"),
    [
        (encoder, {"num_layers": 0}, ArgumentValueError),
        (encoder, {"offset": -1}, ArgumentValueError),
        (encoder, {"offset": 0.5}, ArgumentTypeError),
        (decoder, {"lambda_func": 3}, ArgumentTypeError),
        (transformer, {"encoder_layers": 0}, ArgumentValueError),
        (transformer, {"decoder_layers": -1}, ArgumentValueError),
        (transformer, {"decoder_layers": None}, ArgumentTypeError),
        (layer, {"seq_length": 0}, ArgumentValueError),
    ],
)
def test_numbers_of_layers_are_checked(made, options, error):
    with pytest.raises(error):
        made(**options)


def test_inputs_are_checked():
    with pytest.raises(ShapeError, match=r"\(batch, 5, 8\) or \(batch \* 5, 8\), got"):
        layer()(ops.ones((2, 4, 8)))
    with pytest.raises(ArgumentTypeError, match=r"x\) expected a tensor of Float32 or Float16"):
        layer()(ops.ones((2, 5, 8), engine.int32))
    with pytest.raises(ArgumentTypeError, match=r"encoder_output\) expected a tensor"):
        decoder()(ops.ones((2, 3, 8)), None, 3)
    with pytest.raises(ShapeError, match="FeedForward"):
        FeedForward(8, 16, 0.1)(ops.ones((2, 7)))


def test_how_layers_would_be_cut_is_recorded_and_changes_nothing():
    engine.set_seed(0)
    one = layer(parallel_config=OpParallelConfig(1, 1))
    engine.set_seed(0)
    other = layer(parallel_config=MoEParallelConfig(4, 2, 3))
    x = ops.ones((2, 5, 8))

    assert np.array_equal(one(x)[0].asnumpy(), other(x)[0].asnumpy())


def test_dense_half_has_the_activation_of_a_class():
    class Third(nn.Cell):
        def construct(self, x):
            return x / 3

    net = FeedForward(8, 16, 0.0, hidden_act=Third)
    w, v = (net.mapping.weight.asnumpy(), net.projection.weight.asnumpy())
    x = np.random.default_rng(0).standard_normal((4, 8)).astype(np.float32)

    output = net(Tensor(x))

    assert output.dtype == engine.float16
    assert (net.mapping.weight.shape, net.projection.weight.shape) == ((8, 16), (16, 8))
    np.testing.assert_allclose(output.asnumpy(), x @ w @ v / 3, atol=1e-4)
