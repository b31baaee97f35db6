"""Ranges that are trained: where they begin, what moves them, what they round to."""

import copy

import numpy as np
import pytest

import engine
from engine import Tensor, nn, ops
from engine.dtype import QuantDtype
from engine.train.quant import FakeQuantWithMinMaxObserver
from engine.train.quant.deployed import whole_numbers

X = Tensor(np.array([[1.0, 2.0, 1.0], [-2.0, 0.0, -1.0]], np.float32))
BEGUN = 2 * 7 / 6 * np.sqrt(7)  # twice the mean size of X by the root of the steps


def learned(**options):
    told = {"symmetric": True, "narrow_range": True, "quant_dtype": QuantDtype.INT4} | options
    return FakeQuantWithMinMaxObserver(mode="LEARNED_SCALE", **told).set_train()


def range_of(observer):
    return observer.minq.asnumpy().item(), observer.maxq.asnumpy().item()


def test_range_begins_with_the_first_input_and_no_other():
    observer = learned()
    for x in (X, 10 * X):
        observer(x)

    assert range_of(observer) == pytest.approx((-BEGUN, BEGUN))


def test_range_of_what_is_never_below_zero_begins_there_and_has_all_steps():
    observer = learned(neg_trunc=True)
    made = observer(ops.abs(X)).asnumpy()

    high = 2 * 7 / 6 * np.sqrt(15)
    assert range_of(observer) == pytest.approx((0, high))
    np.testing.assert_allclose(made, np.round(np.abs(X.asnumpy()) / high * 15) / 15 * high, 1e-5)


def test_range_follows_while_nothing_is_rounded_yet():
    observer = learned(quant_delay=1)
    passed = observer(X)

    assert (passed.asnumpy() == X.asnumpy()).all()
    observer(2 * X)
    observer(X)
    assert range_of(observer) == pytest.approx((-2 * BEGUN, 2 * BEGUN))


def test_range_is_what_was_said_in_evaluation_before_any_training():
    observer = learned(max_init=3, min_init=-100).set_train(False)

    assert range_of(observer) == (-3, 3)
    np.testing.assert_allclose(observer(X).asnumpy(), np.round(X.asnumpy() / 3 * 7) / 7 * 3, 1e-6)


def test_end_is_trained_towards_what_loses_less():
    observer = learned(quant_dtype=QuantDtype.INT2)
    observer(X)
    observer.maxq.set_data(Tensor(np.array([20.0], np.float32)))  # all are rounded to 0
    optimizer = nn.Adam(observer.trainable_params(), 0.3)

    def lost():
        return ((observer(X) - X) ** 2).sum()

    step = engine.value_and_grad(lost, None, observer.trainable_params())
    losses = []
    for _ in range(200):
        loss, grads = step()
        losses.append(float(loss))
        optimizer(grads)

    assert losses[0] == 11
    assert losses[-1] < 1.5


def test_evaluation_and_whole_numbers_take_the_end_that_an_optimizer_has_moved():
    observer = learned()
    observer(X)
    observer.maxq.set_data(Tensor(np.array([-3.5], np.float32)))  # by its size
    observer.set_train(False)

    np.testing.assert_allclose(observer(X).asnumpy(), np.round(X.asnumpy() * 2) / 2)
    numbers = whole_numbers(observer)
    assert (numbers.scale, numbers.zero_point, numbers.lowest) == (0.5, 0, -7)


def test_each_channel_learns_an_end_of_its_own():
    observer = learned(per_channel=True, num_channels=3)
    observer(X)

    size = np.abs(X.asnumpy()).mean(0) * 2 * np.sqrt(7)
    np.testing.assert_allclose(observer.maxq.asnumpy(), size, rtol=1e-6)


def test_copy_goes_on_where_it_was():
    observer = learned()
    observer(X)
    copied = copy.deepcopy(observer)
    copied(10 * X)

    assert range_of(copied) == range_of(observer)


def test_what_is_computed_again_begins_no_range_and_counts_no_call():
    class Net(nn.Cell):
        def __init__(self):
            super().__init__()
            self.observer = learned()

        def construct(self, x):
            return self.observer(x) * 2

    net = Net().set_train()
    net.recompute()
    engine.grad(lambda x: net(x).sum())(X)

    assert range_of(net.observer) == pytest.approx((-BEGUN, BEGUN))
    assert net.observer.step.asnumpy().item() == 1
