from __future__ import annotations

import numpy as np
import pytest

import engine as ms
from engine import Parameter, Tensor, nn
from engine.errors import ArgumentTypeError, ArgumentValueError


def sgd(rate, **options):
    return nn.SGD([Parameter(Tensor([0.0]), name="weight")], rate, **options)


def moves(optimizer, steps):
    """How far a gradient of 1 moves the weight in each step: the rate."""
    out = []
    for _ in range(steps):
        before = optimizer.parameters[0].asnumpy()
        optimizer((Tensor([1.0]),))
        out.append(float((before - optimizer.parameters[0].asnumpy())[0]))
    return out


@pytest.mark.parametrize("rate", [0.5, Tensor(0.5), 1])
def test_one_number_holds_for_every_step(rate):
    assert moves(sgd(rate), 3) == [float(rate)] * 3


@pytest.mark.parametrize("make", [list, tuple, iter, Tensor])
def test_list_gives_each_step_its_number(make):
    assert moves(sgd(make([0.5, 0.25, 0.125])), 3) == [0.5, 0.25, 0.125]


@pytest.mark.parametrize("dtype", [np.float16, np.float32, np.float64, np.int32])
def test_array_gives_each_step_its_number_whatever_its_type(dtype):
    assert moves(sgd(np.array([4, 2, 1], dtype)), 3) == [4.0, 2.0, 1.0]


@pytest.mark.parametrize("rates", [np.array([True]), np.array([1j]), np.array(["0.1"])])
def test_array_of_other_than_numbers_is_no_rate(rates):
    with pytest.raises(ArgumentTypeError, match="learning_rate expected a float, got"):
        sgd(rates)


def test_list_stays_at_its_last_number():
    optimizer = sgd([0.5, 0.25])

    assert moves(optimizer, 4) == [0.5, 0.25, 0.25, 0.25]
    assert optimizer.get_lr().asnumpy() == 0.25


def test_lists_of_groups_stay_at_their_last_numbers():
    first, second = (Parameter(Tensor([0.0]), name=name) for name in "ab")
    groups = [{"params": [first], "lr": [0.5, 0.125]}, {"params": [second]}]
    optimizer = nn.SGD(groups, [0.25])
    for _ in range(3):
        optimizer((Tensor([1.0]), Tensor([1.0])))

    assert [float(rate) for rate in optimizer.get_lr()] == [0.125, 0.25]
    assert first.asnumpy().tolist() == [-0.75]
    assert second.asnumpy().tolist() == [-0.75]


def test_schedule_is_asked_with_the_step():
    class Line(nn.LearningRateSchedule):
        def construct(self, global_step):
            return (global_step + 1) * 0.25

    assert moves(sgd(Line()), 3) == [0.25, 0.5, 0.75]


def test_rate_of_the_coming_step_can_be_read():
    optimizer = sgd([0.5, 0.25])

    assert optimizer.get_lr().asnumpy() == 0.5
    optimizer((Tensor([1.0]),))
    assert optimizer.get_lr().asnumpy() == 0.25


def test_rate_can_be_set_between_steps():
    optimizer = sgd(0.5)
    optimizer.learning_rate.set_data(Tensor(0.25))

    assert moves(optimizer, 1) == [0.25]


def test_rate_can_be_replaced_between_steps():
    optimizer = sgd(0.5)
    optimizer.learning_rate = Parameter(Tensor(0.125), name="learning_rate")

    assert moves(optimizer, 1) == [0.125]


def test_schedule_is_asked_once_a_step_however_many_parameters_follow_it():
    asked = []

    class Counting(nn.LearningRateSchedule):
        def construct(self, global_step):
            asked.append(int(global_step))
            return 0.1

    parameters = [Parameter(Tensor([0.0]), name=name) for name in "abc"]
    optimizer = nn.SGD(parameters, Counting())
    optimizer([Tensor([1.0])] * 3)
    optimizer([Tensor([1.0])] * 3)

    assert asked == [0, 1]


def test_group_without_a_rate_follows_the_optimizer():
    first, second = (Parameter(Tensor([0.0]), name=name) for name in "ab")
    optimizer = nn.SGD([{"params": [first], "lr": 0.5}, {"params": [second]}], 0.25)

    assert [float(rate) for rate in optimizer.get_lr()] == [0.5, 0.25]
    assert optimizer.get_lr_parameter(first).name == "learning_rate_group_0"
    assert optimizer.get_lr_parameter([first, second])[1] is optimizer.learning_rate[1]
    assert optimizer.learning_rate[1].name == "learning_rate"


def test_optimizer_with_a_schedule_shows_it():
    printed = repr(sgd(nn.WarmUpLR(0.1, 4)))

    assert printed == "SGD(\n  (learning_rate): WarmUpLR()\n)"


def test_optimizer_with_a_number_shows_nothing():
    assert repr(sgd(0.1)) == "SGD()"


@pytest.mark.parametrize("rate", ["0.1", None, object(), True])
def test_wrong_type_is_refused(rate):
    with pytest.raises(ArgumentTypeError, match="learning_rate"):
        sgd(rate)


@pytest.mark.parametrize("rate", [-0.1, [0.1, -0.1], [], np.zeros((2, 2))])
def test_wrong_numbers_are_refused(rate):
    with pytest.raises(ArgumentValueError, match="learning_rate"):
        sgd(Tensor(rate) if isinstance(rate, np.ndarray) else rate)


def test_parameter_of_another_network_has_no_rate():
    with pytest.raises(ArgumentValueError, match="a parameter it trains, got other"):
        sgd(0.1).get_lr_parameter(Parameter(Tensor([1.0]), name="other"))


def test_rates_are_float32_as_mindspore_keeps_them():
    assert sgd(0.1).learning_rate.dtype == ms.float32
    assert sgd(0.1).get_lr().asnumpy() == np.float32(0.1)


def test_schedule_of_the_documents_kind_may_be_made_of_operators():
    class WarmUpThenDecay(nn.LearningRateSchedule):
        def __init__(self):
            super().__init__()
            self.warm_up = nn.WarmUpLR(0.5, 2)
            self.decay = nn.ExponentialDecayLR(0.5, 0.5, 1)
            self.edge = Tensor(2)

        def construct(self, global_step):
            late = (global_step >= self.edge).astype("float32")
            return self.warm_up(global_step) * (1 - late) + self.decay(global_step - 2) * late

    assert moves(sgd(WarmUpThenDecay()), 4) == [0.0, 0.25, 0.5, 0.25]


def test_schedule_with_a_formula_changed_by_a_subclass_is_asked_itself():
    class Doubled(nn.WarmUpLR):
        def construct(self, global_step):
            return super().construct(global_step) * 2.0

    assert moves(sgd(Doubled(0.5, 2)), 2) == [0.0, 0.5]
