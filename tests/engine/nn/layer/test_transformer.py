"""Transformers: orders of normalisation, masks, stacks, first values, errors."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import engine
from engine import Tensor, nn, ops

STEPS, BATCH, LENGTH = 5, 2, 4


@pytest.fixture
def x(rng: np.random.Generator) -> Tensor:
    return Tensor(rng.standard_normal((STEPS, BATCH, LENGTH)).astype(np.float32))


@pytest.fixture
def later() -> Tensor:
    """True where a step must not see a later one."""
    return Tensor(np.triu(np.ones((STEPS, STEPS), bool), 1))


def encoder(**options: Any) -> nn.Cell:
    return nn.TransformerEncoder(nn.TransformerEncoderLayer(LENGTH, 2, 8, 0.0, **options), 2)


def test_output_is_normalised_unless_the_norms_come_first(x: Tensor) -> None:
    behind = nn.TransformerEncoderLayer(LENGTH, 2, 8)(x).asnumpy()
    before = nn.TransformerEncoderLayer(LENGTH, 2, 8, norm_first=True)(x).asnumpy()

    assert np.allclose(behind.mean(-1), 0, atol=1e-6)
    assert not np.allclose(before.mean(-1), 0, atol=1e-3)


def test_hidden_later_steps_change_nothing_before_them(x: Tensor, later: Tensor) -> None:
    layers = encoder()
    changed = Tensor(x.asnumpy())
    changed[-1] = 0.0
    one, other = (layers(given, later).asnumpy() for given in (x, changed))

    assert np.allclose(one[:-1], other[:-1], atol=1e-6)
    assert not np.allclose(one[-1], other[-1], atol=1e-3)


def test_padded_steps_are_as_if_they_were_not_there(x: Tensor) -> None:
    layers = encoder()
    padding = np.zeros((BATCH, STEPS), bool)
    padding[:, 3:] = True
    found = layers(x, src_key_padding_mask=Tensor(padding)).asnumpy()[:3]

    assert np.allclose(found, layers(x[:3]).asnumpy(), atol=1e-6)


def test_batch_may_stand_first_or_be_left_out(x: Tensor) -> None:
    layers = encoder()
    first = encoder(batch_first=True)
    first.load_state_dict(layers.state_dict())
    expected = layers(x).asnumpy()

    assert np.allclose(first(x.swapaxes(0, 1)).asnumpy(), expected.swapaxes(0, 1), atol=1e-6)
    assert np.allclose(layers(x[:, 0]).asnumpy(), expected[:, 0], atol=1e-6)


def test_layers_of_a_stack_begin_alike_and_are_trained_apart(x: Tensor) -> None:
    layers = encoder()
    one, other = (layers.layers[k].dense1.weight for k in (0, 1))
    assert np.array_equal(one.asnumpy(), other.asnumpy())

    one.set_data(one * 0)

    assert [one.name, other.name] == [f"layers.{k}.dense1.weight" for k in (0, 1)]
    assert np.abs(other.asnumpy()).max() > 0


def test_whole_transformer_attends_to_what_the_encoder_made(x: Tensor, later: Tensor) -> None:
    net = nn.Transformer(LENGTH, 2, 1, 1, 8)
    tgt = ops.ones((3, BATCH, LENGTH))
    hidden = Tensor(np.ones((BATCH, STEPS), bool) & (np.arange(STEPS) > 1))
    padding = {"src_key_padding_mask": hidden, "memory_key_padding_mask": hidden}
    found = net(x, tgt, **padding).asnumpy()

    assert np.allclose(found, net(x[:2], tgt).asnumpy(), atol=1e-6)
    gradient = ops.grad(net)(x, tgt, later).asnumpy()
    assert gradient.shape == (STEPS, BATCH, LENGTH)


def test_weights_of_a_whole_transformer_begin_with_xaviers_spread() -> None:
    net = nn.Transformer(64, 2, 1, 1, 100)
    bound = (6 / (64 + 100)) ** 0.5
    weight = net.decoder.layers[0].dense1.weight.asnumpy()

    assert 0.98 * bound < np.abs(weight).max() <= bound


@pytest.mark.parametrize("activation", ["gelu", ops.gelu, nn.GELU(approximate=False)])
def test_activation_may_be_a_name_a_function_or_a_cell(activation: Any, x: Tensor) -> None:
    layer = nn.TransformerDecoderLayer(LENGTH, 2, 8, activation=activation)
    named = nn.TransformerDecoderLayer(LENGTH, 2, 8, activation="gelu")
    named.load_state_dict(layer.state_dict())

    assert np.allclose(layer(x, x).asnumpy(), named(x, x).asnumpy(), atol=1e-6)


def test_parts_may_be_cells_of_ones_own(x: Tensor) -> None:
    class Same(nn.Cell):
        def construct(self, first: Any, *rest: Any) -> Any:
            return first

    net = nn.Transformer(LENGTH, 2, custom_encoder=Same(), custom_decoder=Same())

    assert net(x, x * 2).asnumpy().tolist() == (x * 2).asnumpy().tolist()


@pytest.mark.parametrize("shape", [(0, BATCH, LENGTH), (STEPS, 0, LENGTH)])
def test_nothing_gives_nothing(shape: tuple[int, ...]) -> None:
    assert encoder()(ops.zeros(shape)).shape == shape


def test_half_precision_stays_half(x: Tensor) -> None:
    layer = nn.TransformerEncoderLayer(LENGTH, 2, 8, dtype=engine.float16)

    assert layer(x.astype(engine.float16)).dtype == engine.float16


@pytest.mark.parametrize(
    ("call", "kind", "message"),
    [
        (lambda x: nn.TransformerEncoderLayer(4, 2, activation="tanh"), ValueError, "'relu', 'ge"),
        (lambda x: nn.TransformerDecoderLayer(4, 2, activation=nn.Tanh()), ValueError, "nn.GELU"),
        (lambda x: nn.TransformerEncoder(3, 2), TypeError, r"encoder_layer\) expected a cell"),
        (
            lambda x: encoder()(x, src_key_padding_mask=ops.ones((BATCH, STEPS), engine.int32)),
            AssertionError,
            "truth values or floats, got int32",
        ),
        (
            lambda x: nn.Transformer(4, 2, 1, 1, 8)(x, x[:, :1]),
            ValueError,
            "batch of 2 on axis 1, as src has",
        ),
        (
            lambda x: nn.Transformer(4, 2, 1, 1, 8)(x, x[:, :, :2]),
            ValueError,
            r"Transformer\(tgt\) expected a last axis of length d_model 4",
        ),
        (
            lambda x: encoder()(x, ops.ones((2, 2))),
            ValueError,
            r"attn_mask\) expected \(5, 5\) or \(4, 5, 5\)",
        ),
    ],
)
def test_what_does_not_fit_is_refused(x: Tensor, call: Any, kind: Any, message: str) -> None:
    with pytest.raises(kind, match=message):
        call(x)
