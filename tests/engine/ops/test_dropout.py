"""Dropout: shares, whole channels, seeds, gradients, number types."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import engine
from engine import Tensor, nn, ops
from engine.errors import ArgumentValueError


@pytest.fixture(autouse=True)
def _seed() -> None:
    engine.set_seed(3)


def test_dropout_keeps_the_mean_and_drops_its_share() -> None:
    out = ops.dropout(ops.ones((100, 100)), 0.2).asnumpy()

    assert set(np.unique(out)) == {np.float32(0), np.float32(1.25)}
    assert (out == 0).mean() == pytest.approx(0.2, abs=0.02)


def test_gradient_of_dropout_is_what_it_multiplied_with() -> None:
    x = ops.ones((10, 10))
    gradient = ops.grad(lambda x: ops.dropout(x, 0.5, seed=1))(x).asnumpy()

    assert np.array_equal(gradient, ops.dropout(x, 0.5, seed=1).asnumpy())


def test_dropout2d_drops_whole_channels() -> None:
    out = ops.dropout2d(ops.ones((20, 10, 3, 3)), 0.5).asnumpy().reshape(200, 9)

    assert all(len(set(row)) == 1 for row in out.tolist())
    assert 0 < (out == 0).mean() < 1


@pytest.mark.no_mode
def test_dropout_outside_training_is_the_input_itself() -> None:
    x = ops.ones((3,))

    assert ops.dropout(x, 0.9, training=False) is x
    assert nn.Dropout(p=0.9)(x) is x


def test_keep_prob_is_the_share_that_stays() -> None:
    out = nn.Dropout(keep_prob=0.8).set_train()(ops.ones((10_000,))).asnumpy()

    assert (out != 0).mean() == pytest.approx(0.8, abs=0.02)
    assert repr(nn.Dropout(keep_prob=0.8)) == "Dropout(keep_prob=0.8)"


def test_seed_of_its_own_drops_the_same_elements() -> None:
    first, again, other = (ops.dropout(ops.ones((40,)), 0.5, seed=k).asnumpy() for k in (5, 5, 6))

    assert np.array_equal(first, again)
    assert not np.array_equal(first, other)


@pytest.mark.parametrize(
    ("layer", "shape", "channels"),
    [
        (nn.Dropout1d, (20, 10, 9), 200),
        (nn.Dropout1d, (200, 9), 200),
        (nn.Dropout2d, (20, 10, 3, 3), 200),
        (nn.Dropout3d, (20, 10, 3, 3, 1), 200),
    ],
)
def test_layers_drop_whole_channels_while_training(
    layer: Any, shape: tuple[int, ...], channels: int
) -> None:
    out = layer(0.25).set_train()(ops.ones(shape)).asnumpy().reshape(channels, 9)

    assert (out == out[:, :1]).all()
    assert set(np.unique(out)) == {np.float32(0), np.float32(1 / 0.75)}
    assert (out == 0).mean() == pytest.approx(0.25, abs=0.1)


def test_everything_may_be_dropped_channel_by_channel() -> None:
    x = ops.ones((2, 3, 4, 1, 2))
    gradient = ops.grad(lambda x: ops.dropout3d(x, 1.0))(x).asnumpy()

    assert (ops.dropout3d(x, 1.0).asnumpy() == 0).all()
    assert (gradient == 0).all()


def test_whole_numbers_stay_whole() -> None:
    out = ops.dropout2d(Tensor(np.full((2, 2, 2, 2), 3, np.int32)), 0.5)

    assert out.dtype == engine.int32
    assert set(out.asnumpy().ravel().tolist()) <= {0, 6}


@pytest.mark.no_mode
@pytest.mark.parametrize("layer", [nn.Dropout1d, nn.Dropout2d, nn.Dropout3d])
def test_any_shape_passes_outside_training(layer: Any) -> None:
    x = ops.ones((3,))

    assert layer()(x) is x
    with pytest.raises(ValueError, match="axes, got shape"):
        layer().set_train()(x)


@pytest.mark.parametrize(
    ("call", "kind", "message"),
    [
        (
            lambda: nn.Dropout(p=1.0),
            ValueError,
            r"Dropout\(p\) expected a number from 0 to before 1, got 1.0",
        ),
        (
            lambda: nn.Dropout(0.0),
            ValueError,
            r"keep_prob\) expected a number above 0, up to 1, got 0.0",
        ),
        (lambda: ops.dropout(ops.ones((2,)), -0.1), ValueError, r"dropout\(p\) expected"),
        (lambda: nn.Dropout1d(1), TypeError, r"Dropout1d\(p\) expected a float, got int"),
        (lambda: nn.Dropout2d(1.5), ValueError, r"Dropout2d\(p\) expected a number from 0 to 1"),
        (lambda: ops.dropout1d(ops.ones((2, 2)), 0), TypeError, r"dropout1d\(p\)"),
    ],
)
def test_shares_out_of_range_are_refused(call: Any, kind: Any, message: str) -> None:
    with pytest.raises(kind, match=message):
        call()


@pytest.mark.parametrize(
    ("kind", "shape"), [(ops.Dropout2D, (4, 5, 3, 3)), (ops.Dropout3D, (4, 5, 3, 3, 1))]
)
def test_classes_give_which_channels_stay(kind: Any, shape: tuple[int, ...]) -> None:
    out, stays = (part.asnumpy() for part in kind(0.25)(ops.ones(shape)))

    assert stays.dtype == np.bool_
    assert np.array_equal(out, np.where(stays, np.float32(4), np.float32(0)))
    assert (stays.reshape(20, 9) == stays.reshape(20, 9)[:, :1]).all()
    assert not kind(0.0)(ops.ones(shape))[0].asnumpy().any()


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: ops.Dropout2D(1.5), r"Dropout2D\(keep_prob\)"),
        (lambda: ops.Dropout3D()(ops.ones((2, 2))), "Dropout3D expected 5 axes"),
    ],
)
def test_classes_refuse_what_does_not_fit(call: Any, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        call()


def test_share_is_not_looked_at_where_nothing_is_dropped() -> None:
    x = engine.Tensor([1.0, 2.0])

    assert ops.dropout(x, 1000, training=False).asnumpy().tolist() == [1.0, 2.0]
    with pytest.raises(ArgumentValueError, match=r"dropout\(p\)"):
        ops.dropout(x, 1000)
