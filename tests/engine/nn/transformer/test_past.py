"""A text that is continued step by step is the text that is computed as a whole."""

from __future__ import annotations

import numpy as np
import pytest

import engine
from engine import Tensor
from engine.errors import ArgumentTypeError, ShapeError
from engine.nn.transformer import AttentionMask, Transformer, TransformerEncoder

SIZES = {"hidden_size": 8, "ffn_hidden_size": 16, "num_heads": 2, "seq_length": 6}
VALID = [2, 4]


def drawn(*shape, seed=0):
    return np.random.default_rng(seed).standard_normal(shape).astype(np.float32)


def encoder(use_past):
    net = TransformerEncoder(2, 2, use_past=use_past, **SIZES)
    weights = [p for p in net.get_parameters() if not p.name.endswith("_past")]
    for k, p in enumerate(sorted(weights, key=lambda p: p.name)):
        p.set_data(Tensor(drawn(*p.shape, seed=k) * np.float32(0.3)))
    return net


def masked():
    return AttentionMask(6)(engine.ops.ones((2, 6)))


def begin(net, x, valid=VALID):
    net.add_flags_recursive(is_first_iteration=True)
    lengths = Tensor(np.array(valid, np.int32))
    return net(Tensor(x), masked(), Tensor(np.array([False])), lengths)


def follow(net, step):
    net.add_flags_recursive(is_first_iteration=False)
    lengths, kept = Tensor(np.array(VALID, np.int32)), Tensor(np.array([True]))
    return net(Tensor(step), engine.ops.ones((2, 1, 6)), kept, lengths)


def test_steps_that_follow_are_those_of_the_whole():
    x, net = drawn(2, 6, 8), encoder(use_past=True)
    whole = encoder(use_past=False)(Tensor(x), masked())[0].asnumpy()

    output, _ = begin(net, x)
    for k in range(2):
        at = [VALID[0] + k, VALID[1] + k]
        step = np.stack([x[b, at[b]] for b in range(2)])[:, None]
        found, present = follow(net, step)

        # Keys of float16 are the same; sums over them pass 0 for steps that are to come.
        expected = np.stack([whole[b, at[b]] for b in range(2)])[:, None]
        np.testing.assert_allclose(found.asnumpy(), expected, atol=5e-3)
        assert present[0][0].shape == (2, 2, 4, 6)
    np.testing.assert_allclose(output.asnumpy(), whole, atol=1e-6)


def test_kept_steps_are_in_parameters_that_do_not_train():
    net = encoder(use_past=True)
    begin(net, drawn(2, 6, 8))
    key = net.blocks[0].key_past

    assert key.name == "0.key_past"
    assert not key.requires_grad
    assert key.dtype == engine.float16
    assert (np.abs(key.asnumpy()).max((1, 2)) > 0).sum(-1).tolist() == VALID


def test_reset_forgets_what_was_kept():
    net, fresh = encoder(use_past=True), encoder(use_past=True)
    begin(net, drawn(2, 6, 8))
    step = drawn(2, 1, 8, seed=1)
    net.add_flags_recursive(is_first_iteration=False)
    again = net(
        Tensor(step),
        None,
        Tensor(np.array([False])),
        Tensor(np.array(VALID, np.int32)),
    )[0]

    assert np.array_equal(again.asnumpy(), follow(fresh, step)[0].asnumpy())


def test_full_past_stays_as_it_is():
    net = encoder(use_past=True)
    begin(net, drawn(2, 6, 8), [6, 6])
    before = net.blocks[0].key_past.asnumpy()
    follow(net, drawn(2, 1, 8, seed=1))

    assert np.array_equal(net.blocks[0].key_past.asnumpy(), before)


def test_key_of_nought_is_a_step_all_the_same():
    net = encoder(use_past=True)
    begin(net, drawn(2, 6, 8))
    for block in net.blocks:
        first = block.key_past.asnumpy()
        first[:, 0, 0, 0] = 0
        block.key_past.set_data(Tensor(first))
    follow(net, drawn(2, 1, 8, seed=1))

    key = net.blocks[0].key_past.asnumpy()
    assert (np.abs(key).max((1, 2)) > 0).sum(-1).tolist() == [VALID[0] + 1, VALID[1] + 1]


def test_inputs_of_the_past_are_needed_there_and_refused_elsewhere():
    x, lengths = Tensor(drawn(2, 6, 8)), Tensor(np.array(VALID, np.int32))

    with pytest.raises(ArgumentTypeError, match=r"init_reset\) expected a tensor"):
        encoder(use_past=True)(x, masked(), True, lengths)
    with pytest.raises(ArgumentTypeError, match=r"batch_valid_length\) expected a tensor"):
        encoder(use_past=True)(x, masked(), Tensor(np.array([True])))
    with pytest.raises(ArgumentTypeError, match=r"a tensor of Int32"):
        encoder(use_past=True)(x, masked(), Tensor(np.array([True])), lengths.astype("float32"))
    with pytest.raises(ArgumentTypeError, match=r"expected None without use_past"):
        encoder(use_past=False)(x, masked(), True, lengths)
    with pytest.raises(ShapeError, match=r"\(batch, 1, 8\)"):
        follow(encoder(use_past=True), drawn(2, 6, 8))


def test_encoder_alone_of_a_transformer_keeps_its_past():
    sizes = {"hidden_size": 8, "ffn_hidden_size": 16, "src_seq_length": 6, "tgt_seq_length": 6}
    net = Transformer(batch_size=2, encoder_layers=1, decoder_layers=0, use_past=True, **sizes)
    fresh, lengths = Tensor(np.array([False])), Tensor(np.array(VALID, np.int32))
    inputs = Tensor(drawn(2, 6, 8)), masked(), None, None, None, fresh, lengths

    output, of_encoder, of_decoder = net(*inputs)

    assert output.shape == (2, 6, 8)
    assert len(of_encoder) == 1
    assert of_decoder is None
