"""Norms, moments and sums as layers: axes, number types, zeros, errors."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import engine
from engine import Tensor, nn, ops


def test_length_of_whole_numbers_is_a_float() -> None:
    out = nn.Norm()(Tensor([3, 4]))

    assert (out.item(), out.dtype) == (5.0, engine.float32)


@pytest.mark.parametrize(("axis", "keep_dims", "shape"), [(None, True, (1, 1)), ((1,), None, (2,))])
def test_moments_keep_axes_if_asked(axis: Any, keep_dims: Any, shape: tuple[int, ...]) -> None:
    x = np.array([[1.0, 2.0], [5.0, 9.0]], np.float32)
    mean, variance = nn.Moments(axis, keep_dims)(Tensor(x))

    assert mean.shape == variance.shape == shape
    assert np.allclose(mean.asnumpy(), x.mean(axis, keepdims=bool(keep_dims)))
    assert np.allclose(variance.asnumpy(), x.var(axis, keepdims=bool(keep_dims)))


def test_moments_of_float16_do_not_overflow() -> None:
    mean, variance = nn.Moments()(Tensor([300.0, 500.0, 100.0], engine.float16))

    assert (mean.dtype, variance.dtype) == (engine.float16, engine.float16)
    assert variance.item() == pytest.approx(80000 / 3, rel=1e-3)


def test_each_row_is_clipped_by_itself(rng: np.random.Generator) -> None:
    x = rng.standard_normal((4, 3)).astype(np.float32)
    out = nn.ClipByNorm(axis=1)(Tensor(x), Tensor([1.0])).asnumpy()

    length = np.linalg.norm(x, axis=1, keepdims=True)
    assert np.allclose(out, x / np.maximum(length, 1), atol=1e-6)


def test_clipping_zeros_leaves_them_and_their_gradients() -> None:
    x = ops.zeros((3,))
    clip = nn.ClipByNorm()

    assert clip(x, Tensor(0.5)).asnumpy().tolist() == [0, 0, 0]
    assert ops.grad(clip)(x, Tensor(0.5)).asnumpy().tolist() == [1, 1, 1]


def test_smaller_floats_come_back_as_float32() -> None:
    half = ops.ones((2, 2), engine.float16)

    assert nn.ClipByNorm()(half, Tensor(1.0)).dtype == engine.float32
    assert nn.L1Regularizer(2)(half).dtype == engine.float32
    assert nn.L1Regularizer(0.5)(Tensor([1, -2])).item() == 1.5


@pytest.mark.parametrize(
    ("call", "kind", "message"),
    [
        (lambda: nn.Norm(axis="a"), TypeError, r"Norm\(axis\)"),
        (lambda: nn.Norm(keep_dims=1), TypeError, r"Norm\(keep_dims\)"),
        (lambda: nn.Moments(axis="a"), TypeError, r"Moments\(axis\)"),
        (lambda: nn.Moments(0, 1), TypeError, r"Moments\(keep_dims\)"),
        (lambda: nn.Moments(0)(Tensor([1, 2])), TypeError, "expected floats, got int64"),
        (lambda: nn.ReduceLogSumExp("a"), TypeError, r"ReduceLogSumExp\(axis\)"),
        (lambda: nn.ClipByNorm("a"), TypeError, r"ClipByNorm\(axis\)"),
        (lambda: nn.L1Regularizer("a"), TypeError, r"L1Regularizer\(scale\)"),
        (lambda: nn.L1Regularizer(0), ValueError, "a finite number above 0, got 0"),
        (lambda: nn.L1Regularizer(float("inf")), ValueError, "a finite number above 0, got inf"),
    ],
)
def test_what_does_not_fit_is_refused(call: Any, kind: Any, message: str) -> None:
    with pytest.raises(kind, match=message):
        call()
