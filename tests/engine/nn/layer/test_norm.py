"""Normalising layers: which moments, which axes, which number types."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import pytest

import engine
from engine import Tensor, nn, ops
from engine.communication import get_rank
from tests.ranks import on_ranks


@pytest.fixture
def x(rng: np.random.Generator) -> np.ndarray:
    return (rng.standard_normal((2, 3, 4, 5)) * 2 + 1).astype(np.float32)


def standardised(x: np.ndarray, axes: tuple[int, ...], epsilon: float = 1e-5) -> np.ndarray:
    wide = x.astype(np.float64)
    mean, variance = (f(wide, axis=axes, keepdims=True) for f in (np.mean, np.var))
    out: np.ndarray = (wide - mean) / np.sqrt(variance + epsilon)
    return out


def test_channels_may_stand_last(x: np.ndarray) -> None:
    last = nn.BatchNorm2d(3, data_format="NHWC").set_train()(Tensor(x.transpose(0, 2, 3, 1)))

    expected = standardised(x, (0, 2, 3)).transpose(0, 2, 3, 1)
    assert np.allclose(last.asnumpy(), expected, atol=1e-5)


@pytest.mark.parametrize("training", [True, False])
@pytest.mark.parametrize("chosen", [True, False])
def test_moments_may_be_chosen_whether_it_trains_or_not(
    x: np.ndarray, training: bool, chosen: bool
) -> None:
    norm = nn.BatchNorm2d(3, use_batch_statistics=chosen).set_train(training)
    out = norm(Tensor(x)).asnumpy()

    expected = standardised(x, (0, 2, 3)) if chosen else x / np.sqrt(1 + 1e-5)
    assert np.allclose(out, expected, atol=1e-5)
    assert bool(norm.moving_mean.asnumpy().any()) is chosen


def test_batch_norm_of_volumes_is_that_of_images_inside(x: np.ndarray) -> None:
    volumes = Tensor(x[:, :, :, None])
    norm = nn.BatchNorm3d(3).set_train()

    assert np.allclose(norm(volumes).asnumpy()[:, :, :, 0], standardised(x, (0, 2, 3)), atol=1e-5)
    names = [parameter.name for parameter in norm.get_parameters()]
    assert names == [f"bn2d.{n}" for n in ("moving_mean", "moving_variance", "gamma", "beta")]


def test_batch_norm_of_one_process_is_synchronised(x: np.ndarray) -> None:
    one, other = nn.SyncBatchNorm(3, process_groups=[[0]]), nn.BatchNorm2d(3)
    out = one.set_train()(Tensor(x)).asnumpy()

    assert np.array_equal(out, other.set_train()(Tensor(x)).asnumpy())
    assert np.array_equal(one.moving_variance.asnumpy(), other.moving_variance.asnumpy())


@on_ranks(4)
def test_groups_of_processes_normalise_together() -> None:
    rng = np.random.default_rng(4)
    rows = [rng.standard_normal((count, 3, 2, 2)).astype(np.float32) for count in (2, 3, 1, 2)]
    norm = nn.SyncBatchNorm(3, process_groups=[[0, 1], [2]]).set_train()
    out = norm(Tensor(rows[get_rank()])).asnumpy()

    together = {0: [0, 1], 1: [0, 1], 2: [2], 3: [3]}[get_rank()]
    whole = np.concatenate([rows[rank] for rank in together])
    one = nn.BatchNorm2d(3).set_train()
    expected = one(Tensor(whole)).asnumpy()
    before = sum(len(rows[rank]) for rank in together if rank < get_rank())
    mine = expected[before : before + len(rows[get_rank()])]
    np.testing.assert_allclose(out, mine, rtol=0, atol=1e-6)
    for name in ("moving_mean", "moving_variance"):
        moved = getattr(norm, name).asnumpy()
        np.testing.assert_allclose(moved, getattr(one, name).asnumpy(), rtol=1e-6)


@pytest.mark.parametrize(
    ("layer", "shape"),
    [
        (nn.InstanceNorm1d, (2, 3, 20)),
        (nn.InstanceNorm2d, (2, 3, 4, 5)),
        (nn.InstanceNorm3d, (2, 3, 4, 5, 1)),
    ],
)
@pytest.mark.parametrize("training", [True, False])
def test_each_channel_of_each_sample_is_normalised_by_itself(
    layer: Any, shape: tuple[int, ...], training: bool, x: np.ndarray
) -> None:
    given = x.reshape(shape)
    norm = layer(3, gamma_init=2.0, beta_init=1.0).set_train(training)
    out = norm(Tensor(given)).asnumpy()

    expected = standardised(given, tuple(range(2, len(shape)))) * 2 + 1
    assert np.allclose(out, expected, atol=1e-5)


def test_moving_moments_of_instances_follow_while_training(x: np.ndarray) -> None:
    norm = nn.InstanceNorm2d(3, momentum=0.25).set_train()
    norm(Tensor(x))
    mean = x.mean((2, 3)).mean(0)
    variance = x.var((2, 3), ddof=1).mean(0)

    assert np.allclose(norm.moving_mean.asnumpy(), 0.75 * mean, atol=1e-5)
    assert np.allclose(norm.moving_variance.asnumpy(), 0.25 + 0.75 * variance, atol=1e-5)


def test_root_mean_square_keeps_the_mean(x: np.ndarray) -> None:
    out = nn.RMSNorm(5, gamma_init=2.0)(Tensor(x)).asnumpy()
    root = np.sqrt((x.astype(np.float64) ** 2).mean(-1, keepdims=True) + 1e-6)

    assert np.allclose(out, 2 * x / root, atol=1e-5)


def test_one_over_the_root_comes_with_it(x: np.ndarray) -> None:
    given = Tensor(x).astype(engine.float16)
    out, root = ops.rms_norm(given, ops.ones((4, 5), engine.float16))
    expected = 1 / np.sqrt((given.asnumpy().astype(np.float64) ** 2).mean((2, 3), keepdims=True))

    assert (out.dtype, root.dtype) == (engine.float16, engine.float32)
    assert np.allclose(root.asnumpy(), expected, rtol=1e-5)


@pytest.mark.parametrize("dtype", [np.float16, ml_dtypes.bfloat16, np.float64])
@pytest.mark.parametrize(
    ("norm", "axes"),
    [
        (nn.BatchNorm2d(3).set_train(), (0, 2, 3)),
        (nn.InstanceNorm2d(3), (2, 3)),
        (nn.GroupNorm(1, 3), (1, 2, 3)),
        (nn.LayerNorm((5,), epsilon=1e-5), (3,)),
    ],
)
def test_output_has_the_inputs_type_and_is_computed_in_float32_at_least(
    x: np.ndarray, norm: nn.Cell, axes: tuple[int, ...], dtype: Any
) -> None:
    given = (x * 60).astype(dtype)  # squares are beyond float16
    out = norm(Tensor(given))

    assert out.dtype == Tensor(given).dtype
    tolerance = {2: 2e-2, 8: 1e-7}[given.dtype.itemsize]
    found = out.asnumpy().astype(np.float64)
    assert np.allclose(found, standardised(given, axes), rtol=tolerance, atol=tolerance)


@pytest.mark.parametrize(
    "norm",
    [
        nn.BatchNorm2d(3),
        nn.InstanceNorm2d(3),
        nn.GroupNorm(3, 3),
        nn.LayerNorm((5,)),
        nn.RMSNorm(5),
    ],
)
def test_empty_batch_gives_an_empty_one_and_moves_nothing(norm: nn.Cell) -> None:
    x = ops.zeros((0, 3, 4, 5))
    before = [parameter.asnumpy().copy() for parameter in norm.get_parameters()]
    gradient = ops.grad(norm.set_train())(x)

    assert norm(x).shape == gradient.shape == x.shape
    after = [parameter.asnumpy() for parameter in norm.get_parameters()]
    assert all(np.array_equal(a, b) for a, b in zip(before, after, strict=True))


@pytest.mark.parametrize(
    ("call", "kind", "message"),
    [
        (lambda x: nn.BatchNorm2d(3, use_batch_statistics=1), ValueError, "True, False or None"),
        (nn.BatchNorm3d(3), ValueError, "BatchNorm3d expected"),
        (lambda x: nn.SyncBatchNorm(3, process_groups=[[0, 1]]), ValueError, "rank 0 alone"),
        (lambda x: nn.SyncBatchNorm(3, process_groups=[[0], [0]]), ValueError, "each rank once"),
        (lambda x: nn.SyncBatchNorm(3, process_groups=[0]), TypeError, "lists of ranks"),
        (lambda x: nn.SyncBatchNorm(3, process_groups=3), ValueError, "a list of lists"),
        (lambda x: nn.SyncBatchNorm(3)(x[0]), ValueError, "2 or 4 axes"),
        (lambda x: nn.InstanceNorm2d(3)(x[0]), ValueError, "4 axes, axis 1 of length 3"),
        (lambda x: nn.InstanceNorm2d(3, eps=1), TypeError, r"InstanceNorm2d\(eps\)"),
        (lambda x: nn.InstanceNorm2d(3, momentum=2.0), ValueError, "from 0 to 1, got 2.0"),
        (lambda x: nn.InstanceNorm2d(3, affine=1), TypeError, r"InstanceNorm2d\(affine\)"),
        (lambda x: nn.RMSNorm("4"), TypeError, r"RMSNorm\(normalized_shape\)"),
        (nn.RMSNorm(4), ValueError, r"\(4,\) at the end"),
        (lambda x: nn.GroupNorm(1, 3)(x[0, 0, 0]), ValueError, "axis 1 of length 3"),
    ],
)
def test_what_does_not_fit_is_refused(x: np.ndarray, call: Any, kind: Any, message: str) -> None:
    with pytest.raises(kind, match=message):
        call(Tensor(x))
