"""Element-wise operators with options: number types, errors, and what PyTorch cannot be asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ml_dtypes
import numpy as np
import pytest
import scipy.special

import engine
from engine import Tensor, ops

WHOLE = Tensor([-7, 7, 8])
FLOAT = Tensor([0.5, 1.5, 2.0])


@pytest.mark.parametrize("name", ["trunc", "floor", "ceil", "round"])
def test_rounding_leaves_whole_numbers_and_their_type(name: str) -> None:
    found = getattr(ops, name)(Tensor([1, 2], engine.int32))

    assert found.dtype == engine.int32
    assert found.asnumpy().tolist() == [1, 2]


@pytest.mark.parametrize(
    ("call", "dtype"),
    [
        (lambda: ops.frac(WHOLE), engine.int64),
        (lambda: ops.lgamma(Tensor([1, 2])), engine.float32),
        (lambda: ops.ldexp(WHOLE, 2), engine.float32),
        (lambda: ops.float_power(WHOLE, 2), engine.float64),
        (lambda: ops.copysign(WHOLE, FLOAT), engine.float32),
        (lambda: ops.addcmul(WHOLE, WHOLE, WHOLE), engine.int64),
        (lambda: ops.div(WHOLE, 2, rounding_mode="trunc"), engine.int64),
        (lambda: ops.div(WHOLE, 2), engine.float32),
        (lambda: ops.xlogy(WHOLE, 2.0), engine.float32),
        (lambda: ops.fmax(WHOLE, WHOLE), engine.int64),
    ],
)
def test_result_has_mindspores_number_type(call: Callable[[], Any], dtype: Any) -> None:
    assert call().dtype == dtype


@pytest.mark.parametrize("kind", [np.float16, ml_dtypes.bfloat16])
@pytest.mark.parametrize(
    "operator",
    [ops.sinc, ops.frac, ops.nan_to_num, ops.logit, lambda x: ops.lerp(x, x, 0.5), ops.deg2rad],
)
def test_composed_operators_keep_small_floats(operator: Any, kind: Any) -> None:
    x = Tensor(np.array([0.25, 0.5], kind))

    assert operator(x).asnumpy().dtype == kind


@pytest.mark.parametrize(
    ("ours", "theirs"),
    [
        (ops.bessel_k0e, scipy.special.k0e),
        (ops.bessel_k1e, scipy.special.k1e),
        (ops.bessel_i1e, scipy.special.i1e),
    ],
)
def test_scaled_bessel_functions_are_scipys(ours: Any, theirs: Any) -> None:
    x = np.array([0.3, 2.0, 40.0])

    np.testing.assert_allclose(ours(Tensor(x)).asnumpy(), theirs(x), rtol=1e-12)


def test_guarded_products_are_zero_where_the_first_is() -> None:
    zero = Tensor([0.0, 0.0])

    assert ops.xlogy(zero, Tensor([0.0, np.inf])).asnumpy().tolist() == [0.0, 0.0]
    assert ops.xdivy(zero, Tensor([0.0, 1.0])).asnumpy().tolist() == [0.0, 0.0]
    assert ops.xdivy(Tensor([3.0]), 2).asnumpy().tolist() == [1.5]


def test_truncated_quotient_and_remainder_fit_together() -> None:
    other = Tensor([2, -2, 3])
    quotient, left = ops.truncate_div(WHOLE, other), ops.truncate_mod(WHOLE, other)

    assert quotient.asnumpy().tolist() == [-3, -3, 2]
    assert (quotient * other + left).asnumpy().tolist() == WHOLE.asnumpy().tolist()


def test_rounding_before_the_point() -> None:
    assert ops.round(Tensor([149.0, 251.0]), decimals=-2).asnumpy().tolist() == [100.0, 300.0]


def test_bounds_that_are_tensors_get_gradients_where_they_hold() -> None:
    x, low = Tensor([-1.0, 2.0]), Tensor([0.0, 0.0])
    dx, dlow = engine.grad(lambda x, low: ops.clamp(x, min=low), (0, 1))(x, low)

    assert (dx.asnumpy().tolist(), dlow.asnumpy().tolist()) == ([0.0, 1.0], [1.0, 0.0])


def test_several_tensors_are_clipped_as_one() -> None:
    first, second = ops.clip_by_norm([Tensor([3.0]), Tensor([4.0])], max_norm=1.0)

    np.testing.assert_allclose([first.asnumpy()[0], second.asnumpy()[0]], [0.6, 0.8], rtol=1e-6)


def test_older_name_of_the_largest_norm_clips_along_axes() -> None:
    found = ops.clip_by_norm(Tensor([[3.0, 4.0], [0.3, 0.4]]), clip_norm=1.0, axis=1)

    np.testing.assert_allclose(found.asnumpy(), [[0.6, 0.8], [0.3, 0.4]], rtol=1e-6)


def test_relu_in_place_changes_its_argument() -> None:
    x = Tensor([-1.0, 2.0])

    assert ops.relu(x, inplace=True) is x
    assert x.asnumpy().tolist() == [0.0, 2.0]


def test_prelu_of_a_number_is_a_number() -> None:
    found = ops.prelu(Tensor(-1.0), Tensor([0.25]))

    assert (found.shape, float(found)) == ((), -0.25)


def test_hard_choices_are_corners_with_gradients_of_the_soft_point() -> None:
    engine.set_seed(3)
    logits = Tensor(np.log([[0.7, 0.2, 0.1]] * 400).astype(np.float32))
    hard = ops.gumbel_softmax(logits, hard=True)
    share = hard.asnumpy().mean(axis=0)

    assert set(hard.asnumpy().ravel().round(6).tolist()) == {0.0, 1.0}
    np.testing.assert_allclose(share, [0.7, 0.2, 0.1], atol=0.07)
    slope = engine.grad(lambda x: ops.gumbel_softmax(x, hard=True)[:, 0])(logits)
    assert np.abs(slope.asnumpy()).max() > 0.01


@pytest.mark.parametrize(
    ("call", "error", "words"),
    [
        (lambda: ops.div(FLOAT, 2, rounding_mode="up"), ValueError, "'floor' or 'trunc'"),
        (lambda: ops.clamp(FLOAT), ValueError, "min, max or both"),
        (lambda: ops.round(FLOAT, decimals=1.5), TypeError, "an int"),  # type: ignore[arg-type]
        (lambda: ops.polygamma(1.5, FLOAT), TypeError, "a whole number"),
        (lambda: ops.polygamma(-1, FLOAT), ValueError, "from 0"),
        (lambda: ops.mvlgamma(FLOAT, 0), ValueError, "from 1"),
        (lambda: ops.mvlgamma(FLOAT, 1.0), TypeError, "an int"),  # type: ignore[arg-type]
        (lambda: ops.gcd(FLOAT, FLOAT), TypeError, "whole numbers"),
        (lambda: ops.view_as_real(FLOAT), TypeError, "complex"),
        (lambda: ops.gumbel_softmax(FLOAT, tau=0), ValueError, "above 0"),
        (
            lambda: ops.clip_by_norm(Tensor([np.inf]), 1.0, error_if_nonfinite=True),
            ValueError,
            "finite norm",
        ),
    ],
)
def test_wrong_options_are_refused(call: Callable[[], Any], error: Any, words: str) -> None:
    with pytest.raises(error, match=words):
        call()


@pytest.mark.parametrize(
    ("call", "expected"),
    [
        (lambda: ops.sqrt(x=Tensor([4.0])), [2.0]),
        (lambda: ops.exp(input=Tensor([0.0])), [1.0]),
        (lambda: ops.arcsin(x=Tensor([0.0])), [0.0]),
        (lambda: ops.inv(x=Tensor([4.0])), [0.25]),
        (lambda: ops.invert(x=Tensor([1])), [-2]),
        (lambda: ops.floor_div(x=Tensor([7]), y=2), [3]),
        (lambda: ops.floor_divide(input=Tensor([7]), other=2), [3]),
        (lambda: ops.remainder(input=Tensor([7]), other=4), [3]),
        (lambda: ops.floor_mod(x=Tensor([7]), y=4), [3]),
        (lambda: ops.mish(x=Tensor([0.0])), [0.0]),
        (lambda: ops.bessel_j0(x=Tensor([0.0])), [1.0]),
        (lambda: ops.true_divide(dividend=Tensor([6.0]), divisor=4), [1.5]),
    ],
)
def test_arguments_have_mindspores_names(call: Callable[[], Any], expected: list[float]) -> None:
    assert call().asnumpy().tolist() == expected
