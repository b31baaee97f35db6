from __future__ import annotations

import numpy as np
import pytest

from engine import Parameter, Tensor, nn, ops
from engine.errors import ArgumentTypeError, ArgumentValueError


class Line(nn.Cell):
    def __init__(self, dtype=np.float32):
        super().__init__()
        self.weight = Parameter(Tensor(np.array([[0.5], [-0.5]], dtype)), name="weight")

    def construct(self, x):
        return ops.matmul(x, self.weight)


def step_cell(scale, dtype=np.float32, kind=nn.TrainOneStepWithLossScaleCell):
    net = Line(dtype)
    optimizer = nn.SGD(net.trainable_params(), 0.5)
    return net, kind(nn.WithLossCell(net, nn.MSELoss()), optimizer, scale)


def batch(bad=False):
    x = np.array([[1.0, 2.0], [3.0, -1.0]], np.float32)
    y = np.array([[np.inf if bad else 1.0], [0.0]], np.float32)
    return Tensor(x), Tensor(y)


def test_scale_follows_what_mindspore_makes_of_overflows():
    update = nn.DynamicLossScaleUpdateCell(1024, 2, 3)
    scale, seen = Parameter(Tensor(1024.0), name="scale"), []
    for overflow in (0, 0, 0, 0, 1, 0, 0, 0, 1, 1):
        assert bool(update(scale, Tensor(bool(overflow)))) == bool(overflow)
        seen.append(float(scale))

    assert seen == [1024, 1024, 2048, 2048, 1024, 1024, 1024, 2048, 1024, 512]


def test_scale_does_not_fall_below_one():
    update = nn.DynamicLossScaleUpdateCell(2, 2, 1)
    scale = Parameter(Tensor([2.0]), name="scale")
    for overflow in (True, True, True, False):
        update(scale, overflow)

    assert scale.asnumpy().tolist() == [2.0]


@pytest.mark.parametrize("scale", [Tensor(1024.0), Tensor([1024.0]), 1024])
def test_step_is_that_of_an_unscaled_loss(scale):
    scale = nn.FixedLossScaleUpdateCell(scale) if isinstance(scale, int) else scale
    net, step = step_cell(scale)
    plain, other = step_cell(1.0, kind=nn.TrainOneStepCell)
    loss, overflow, used = step(*batch())

    assert float(loss) == float(other(*batch()))
    assert (bool(overflow), float(used)) == (False, 1024.0)
    np.testing.assert_allclose(net.weight.asnumpy(), plain.weight.asnumpy(), rtol=1e-6)


def test_overflow_leaves_the_parameters_and_lowers_the_scale():
    net, step = step_cell(nn.DynamicLossScaleUpdateCell(8, 2, 2))
    before = net.weight.asnumpy().copy()
    _, overflow, used = step(*batch(bad=True))

    assert (bool(overflow), float(used), float(step.scale_sense)) == (True, 8.0, 4.0)
    assert np.array_equal(net.weight.asnumpy(), before)
    assert not bool(step(*batch())[1])
    assert not np.array_equal(net.weight.asnumpy(), before)


def test_tiny_half_gradients_survive_with_a_scale():
    def moved(scale):
        net, step = step_cell(Tensor(scale), np.float16)
        x = Tensor(np.full((1, 2), 1e-4, np.float16))
        step(x, Tensor(np.full((1, 1), 1e-4, np.float16)))
        return step.get_overflow_status(True, net.weight), net.weight.dtype

    overflow, dtype = moved(1024.0)

    assert (bool(overflow), str(dtype)) == (False, "Float16")


def test_construct_of_users_finds_the_parts_it_is_written_with():
    class Step(nn.TrainOneStepWithLossScaleCell):
        def construct(self, *inputs):
            loss = self.network(*inputs)
            status, scale = self.start_overflow_check(loss, self.scale_sense)
            filled = ops.ones_like(loss) * ops.cast(scale, loss.dtype)
            grads = self.grad(self.network, self.weights)(*inputs, filled)
            grads = self.hyper_map(lambda grad: grad / self.scale_sense, grads)
            overflow = self.get_overflow_status(status, self.grad_reducer(grads))
            if not self.process_loss_scale(overflow):
                self.optimizer(grads)
            return loss, overflow, scale

    net, step = step_cell(nn.DynamicLossScaleUpdateCell(64, 2, 1), kind=Step)
    plain, other = step_cell(Tensor(64.0))
    step(*batch())
    other(*batch())

    np.testing.assert_allclose(net.weight.asnumpy(), plain.weight.asnumpy(), rtol=1e-6)
    assert float(step.scale_sense) == 128.0


def test_scale_can_be_set():
    _, step = step_cell(Tensor([1024.0]))
    step.set_sense_scale(Tensor(1.0))

    assert step.scale_sense.asnumpy().tolist() == [1.0]
    with pytest.raises(ArgumentTypeError, match="a Tensor"):
        step.set_sense_scale(3)
    with pytest.raises(ArgumentValueError, match="shape"):
        step.set_sense_scale(Tensor([1.0, 2.0]))


def test_prints_and_keeps_its_state_with_the_training_cell():
    _, step = step_cell(nn.DynamicLossScaleUpdateCell(8, 2, 2))
    names = [parameter.name for parameter in step.get_parameters()]

    assert "(loss_scaling_manager): DynamicLossScaleUpdateCell()" in repr(step)
    assert {"scale_sense", "current_iterator_step", "last_overflow_iterator_step"} <= {
        name.rpartition(".")[2] for name in names
    }


def test_what_is_no_scale_is_refused():
    with pytest.raises(ArgumentTypeError, match="a Cell or a Tensor"):
        step_cell(1024)
    with pytest.raises(ArgumentValueError, match="shape"):
        step_cell(Tensor([1.0, 1.0]))


@pytest.mark.parametrize(
    ("kind", "arguments", "error"),
    [
        (nn.FixedLossScaleUpdateCell, ("a",), ArgumentTypeError),
        (nn.FixedLossScaleUpdateCell, (0,), ArgumentValueError),
        (nn.DynamicLossScaleUpdateCell, (0, 2, 3), ArgumentValueError),
        (nn.DynamicLossScaleUpdateCell, (8, "2", 3), ArgumentTypeError),
        (nn.DynamicLossScaleUpdateCell, (8, 2, 3.0), ArgumentTypeError),
        (nn.DynamicLossScaleUpdateCell, (8, 2, 0), ArgumentValueError),
    ],
)
def test_wrong_numbers_are_refused(kind, arguments, error):
    with pytest.raises(error):
        kind(*arguments)
