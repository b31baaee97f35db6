"""What an observer sees, how long it waits, and what it rounds to."""

import copy

import numpy as np
import pytest

import engine
from engine import Tensor, nn, ops
from engine.dtype import QuantDtype
from engine.ops.summary import SummaryValues
from engine.train.quant import FakeQuantWithMinMaxObserver

X = Tensor([[1.0, 2.0, 1.0], [-2.0, 0.0, -1.0]])


LEARNED = {"mode": "LEARNED_SCALE", "symmetric": True, "narrow_range": True}


def range_of(observer):
    return observer.minq.asnumpy().tolist(), observer.maxq.asnumpy().tolist()


def test_documents_example_comes_out():
    made = FakeQuantWithMinMaxObserver()(X).asnumpy()

    expected = [[0.9882355, 1.9764705, 0.9882355], [-1.9764705, 0, -0.9882355]]
    np.testing.assert_allclose(made, expected, rtol=1e-6)


def test_range_is_that_of_the_last_batch():
    observer = FakeQuantWithMinMaxObserver().set_train()
    observer(X)
    observer(X * 0.5)

    assert range_of(observer) == ([-1], [1])


def test_range_follows_slowly_where_it_is_asked():
    observer = FakeQuantWithMinMaxObserver(ema=True, ema_decay=0.75).set_train()
    observer(X)

    assert range_of(observer) == ([-5], [5])  # 3/4 of 6 and 1/4 of 2


def test_each_channel_has_a_range_where_it_is_asked():
    observer = FakeQuantWithMinMaxObserver(per_channel=True, num_channels=3).set_train()
    observer(X)

    assert range_of(observer) == ([-2, 0, -1], [1, 2, 1])


def test_evaluation_leaves_the_range():
    observer = FakeQuantWithMinMaxObserver()
    observer(X * 100)

    assert range_of(observer) == ([-6], [6])


def test_nothing_is_rounded_before_the_delay_is_over():
    observer = FakeQuantWithMinMaxObserver(quant_delay=2, quant_dtype=QuantDtype.INT2).set_train()
    changed = [not np.array_equal(observer(X).asnumpy(), X.asnumpy()) for _ in range(4)]

    assert changed == [False, False, True, True]
    assert observer.step.asnumpy().tolist() == [4]


def test_ranges_move_while_nothing_is_rounded():
    observer = FakeQuantWithMinMaxObserver(quant_delay=2).set_train()
    observer(X)

    assert range_of(observer) == ([-2], [2])


def test_evaluation_rounds_whatever_the_delay():
    observer = FakeQuantWithMinMaxObserver(quant_delay=9, quant_dtype=QuantDtype.INT2)

    assert not np.array_equal(observer(X).asnumpy(), X.asnumpy())


def test_gradient_passes_inside_of_the_range_as_if_nothing_were_rounded():
    observer = FakeQuantWithMinMaxObserver(min_init=-1.5)  # -2 is cut off

    expected = [[1, 1, 1], [0, 1, 1]]
    np.testing.assert_array_equal(ops.grad(lambda x: observer(x).sum())(X).asnumpy(), expected)


def test_what_is_computed_again_is_counted_once():
    class Net(nn.Cell):
        def __init__(self):
            super().__init__()
            told = {"quant_delay": 1, "ema": True, "quant_dtype": QuantDtype.INT2}
            self.observer = FakeQuantWithMinMaxObserver(**told)

        def construct(self, x):
            return (self.observer(x) ** 2).sum()

    plain = Net().set_train()
    again = copy.deepcopy(plain)
    again.recompute()
    for _ in range(3):
        expected, found = (ops.grad(net)(X).asnumpy() for net in (plain, again))

        np.testing.assert_array_equal(found, expected)
        assert range_of(again.observer) == range_of(plain.observer)
    assert again.observer.step.asnumpy().tolist() == [3]


def test_parameters_are_kept_and_not_trained():
    observer = FakeQuantWithMinMaxObserver(quant_delay=1)

    assert [one.name for one in observer.get_parameters()] == ["minq", "maxq", "step"]
    assert observer.trainable_params() == []


def test_who_records_gets_ranges_as_curves_and_those_of_channels_as_histograms():
    seen = SummaryValues()
    FakeQuantWithMinMaxObserver().set_train()(X)
    FakeQuantWithMinMaxObserver(per_channel=True, num_channels=3).set_train()(X)
    FakeQuantWithMinMaxObserver()(X)  # in evaluation nothing is told
    told = [(plugin, tag, value.tolist()) for plugin, tag, value in seen.take()]
    seen.close()

    assert told == [
        ("scalar", "minq", [-2]),
        ("scalar", "maxq", [2]),
        ("histogram", "minq", [-2, 0, -1]),
        ("histogram", "maxq", [1, 2, 1]),
    ]


def test_halves_are_rounded_and_stay_halves():
    observer = FakeQuantWithMinMaxObserver().set_train()

    assert observer(X.astype(engine.float16)).dtype == engine.float16


def test_partial_makes_observers_given_the_rest():
    partial = FakeQuantWithMinMaxObserver.partial_init(symmetric=True).partial_init(ema=True)
    observer = partial(num_channels=2, per_channel=True)

    assert (observer.symmetric, observer.ema, observer.minq.shape) == (True, True, (2,))


@pytest.mark.parametrize(
    ("arguments", "error", "told"),
    [
        ({"min_init": 6}, ValueError, "max_init. expected more than 6"),
        ({"min_init": [1.0, 2.0]}, ValueError, "1 numbers, got 2"),
        ({"min_init": "low"}, TypeError, "min_init"),
        ({"max_init": True}, TypeError, "max_init"),
        ({"max_init": float("inf")}, ValueError, "max_init. expected a finite number"),
        ({"min_init": float("nan")}, ValueError, "min_init. expected a finite number"),
        ({"channel_axis": "last"}, TypeError, "channel_axis. expected an int"),
        ({"ema_decay": 2}, ValueError, "0 to 1"),
        ({"ema_decay": "slow"}, TypeError, "a float"),
        ({"quant_delay": -1}, ValueError, "from 0"),
        ({"quant_delay": 1.5}, TypeError, "an int"),
        ({"quant_dtype": QuantDtype.INT16}, ValueError, "2 to 8 bits"),
        ({"per_channel": 1}, TypeError, "a bool"),
        ({"num_channels": 0}, ValueError, "from 1"),
        ({"mode": "SLOW"}, ValueError, "'DEFAULT'"),
        ({"mode": "LEARNED_SCALE"}, ValueError, "symmetric. expected True with the mode"),
        ({"mode": "LEARNED_SCALE", "symmetric": True}, ValueError, "narrow_range. expected True"),
        (LEARNED | {"max_init": 0}, ValueError, "max_init. expected more than 0"),
        ({"neg_trunc": True}, ValueError, "neg_trunc. expected the mode 'LEARNED_SCALE'"),
        ({"neg_trunc": 1}, TypeError, "a bool"),
    ],
)
def test_wrong_arguments_are_refused(arguments, error, told):
    with pytest.raises(error, match=told):
        FakeQuantWithMinMaxObserver(**arguments)


@pytest.mark.parametrize("dtype", [np.int32, np.bool_])
def test_what_is_no_float_is_refused(dtype):
    with pytest.raises(TypeError, match="expected a tensor of floats"):
        FakeQuantWithMinMaxObserver()(Tensor(np.ones(3, dtype)))


def test_other_channels_are_refused():
    observer = FakeQuantWithMinMaxObserver(per_channel=True, num_channels=4)

    with pytest.raises(ValueError, match="4 channels on axis 1"):
        observer(X)
