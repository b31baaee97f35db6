from __future__ import annotations

import numpy as np
import pytest

import engine
from engine import Tensor, ops


@pytest.fixture(autouse=True)
def _seed():
    engine.set_seed(3)


def test_half_of_the_heavy_tailed_numbers_lie_within_sigma():
    drawn = ops.Cauchy([20_000], 5.0, 2.0)().asnumpy()

    assert drawn.dtype == np.float32
    assert np.median(drawn) == pytest.approx(5.0, abs=0.1)
    assert np.mean(np.abs(drawn - 5) < 2) == pytest.approx(0.5, abs=0.02)
    with pytest.raises(ValueError, match="lengths above 0"):
        ops.Cauchy([])


def test_logarithms_are_normal():
    drawn = ops.LogNormalReverse(0.5, 0.25)(ops.zeros((20_000,), engine.float64)).asnumpy()

    assert drawn.dtype == np.float64
    assert np.log(drawn).mean() == pytest.approx(0.5, abs=0.01)
    assert np.log(drawn).std() == pytest.approx(0.25, rel=0.03)


def test_any_whole_numbers_do_not_repeat():
    draw = ops.NonDeterministicInts(engine.int32)
    first = draw((50,)).asnumpy()
    engine.set_seed(3)

    assert first.dtype == np.int32
    assert first.min() < -(2**28) < 2**28 < first.max()
    assert not np.array_equal(draw(Tensor([50])).asnumpy(), first)


def test_dropout_in_two_steps_keeps_the_mean_and_its_gradient():
    x = ops.ones((40, 50))
    mask = ops.DropoutGenMask(3, 4)((40, 50), Tensor(0.75))
    out = ops.DropoutDoMask()(x, mask, 0.75).asnumpy()
    gradient = ops.grad(lambda y: ops.DropoutDoMask()(y, mask, Tensor(0.75)))(x).asnumpy()

    assert (mask.dtype, mask.shape) == (engine.uint8, (256,))
    assert out.mean() == pytest.approx(1, abs=0.03)
    assert set(np.unique(out)) == {0, np.float32(4 / 3)}
    assert np.array_equal(gradient, out)
    with pytest.raises(ValueError, match="bits"):
        ops.DropoutDoMask()(x, mask[:10], 0.75)


def test_masks_repeat_with_their_seeds():
    one, same = ops.DropoutGenMask(1, 2), ops.DropoutGenMask(1, 2)

    assert one((128,), 0.5).tolist() == same((128,), 0.5).tolist()
    assert one((128,), 0.5).tolist() != ops.DropoutGenMask()((128,), 0.5).tolist()
