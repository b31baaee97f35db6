from __future__ import annotations

import numpy as np
import pytest

import engine
from engine import Tensor, context, nn, ops
from engine.communication import create_group, get_group_size, get_rank
from engine.errors import ArgumentValueError
from tests.ranks import on_ranks


def weights(count=4, dtype=np.float32):
    made = [
        engine.Parameter(Tensor(np.zeros((3, k + 1), dtype)), name=f"w{k}") for k in range(count)
    ]
    return engine.ParameterTuple(made)


def gradients(parameters, step=1):
    """Of each parameter one number everywhere: of the process and the step."""
    numbers = [step * (10 * get_rank() + k + 1) for k in range(len(parameters))]
    pairs = zip(parameters, numbers, strict=True)
    return tuple(Tensor(np.full(one.shape, number, one.asnumpy().dtype)) for one, number in pairs)


def each(grads):
    """The one number of each gradient."""
    arrays = [grad.asnumpy() for grad in grads]
    assert all((array == array.flat[0]).all() for array in arrays)
    return [float(array.flat[0]) for array in arrays]


@on_ranks(2)
def test_gradients_are_summed():
    parameters = weights()

    assert each(nn.DistributedGradReducer(parameters)(gradients(parameters))) == [12, 14, 16, 18]


@on_ranks(2)
def test_mean_is_divided_by_the_number_of_processes_or_the_degree():
    parameters = weights(2)
    context.set_auto_parallel_context(gradients_mean=True)

    assert each(nn.DistributedGradReducer(parameters)(gradients(parameters))) == [6, 7]
    reduce = nn.DistributedGradReducer(parameters, mean=True, degree=4)
    assert each(reduce(gradients(parameters))) == [3, 3.5]


@on_ranks(2)
def test_layerwise_parallel_parameters_keep_their_own_gradients():
    parameters = weights(3)
    parameters[1].layerwise_parallel = True

    found = each(nn.DistributedGradReducer(parameters)(gradients(parameters)))

    assert found == [12, 10 * get_rank() + 2, 16]


@on_ranks(2)
def test_settings_of_fusion_change_no_sum():
    parameters = weights()
    parameters[2].comm_fusion = 0
    for fused in ({"mode": "size", "config": 1}, {"mode": "index", "config": [0, 2]}):
        context.set_auto_parallel_context(comm_fusion={"allreduce": fused})
        reduce = nn.DistributedGradReducer(parameters, fusion_type=2)
        assert each(reduce(gradients(parameters))) == [12, 14, 16, 18]


@on_ranks(2)
def test_halves_are_added_in_float32():
    parameters = weights(1, np.float16)

    (total,) = nn.DistributedGradReducer(parameters)([Tensor(np.full((3, 1), 1.0005, np.float16))])

    assert total.dtype == engine.float16
    assert total.asnumpy().ravel().tolist() == [np.float16(2 * np.float32(np.float16(1.0005)))] * 3


@on_ranks(2)
def test_gradients_that_somebody_keeps_stay_when_the_next_come():
    parameters = weights(2)
    reduce = nn.DistributedGradReducer(parameters)
    kept = [reduce(gradients(parameters, step)) for step in (1, 2, 3)]

    assert [each(grads) for grads in kept] == [[12, 14], [24, 28], [36, 42]]


@on_ranks(4)
def test_group_adds_its_own():
    create_group("pair", [1, 3])
    if get_rank() in {1, 3}:
        parameters = weights(1)
        reduce = nn.DistributedGradReducer(parameters, mean=True, group="pair")
        assert each(reduce(gradients(parameters))) == [21]
    assert get_group_size() == 4


@on_ranks(2)
def test_number_of_gradients_is_that_of_the_parameters():
    parameters = weights(2)

    with pytest.raises(ArgumentValueError, match="2 gradients, one for each parameter, got 1"):
        nn.DistributedGradReducer(parameters)(gradients(parameters)[:1])


@on_ranks(2)
def test_gradients_of_a_function_are_summed_as_well():
    parameters = weights(2)
    x = Tensor(np.full((1, 3), get_rank() + 1.0, np.float32))

    def loss():
        return sum(ops.matmul(x, one).sum() for one in parameters)

    _, found = engine.value_and_grad(loss, None, parameters)()

    assert each(nn.DistributedGradReducer(parameters)(found)) == [3, 3]


@on_ranks(2)
def test_step_that_fails_on_its_way_back_leaves_nothing_for_the_next():
    context.set_auto_parallel_context(parallel_mode="data_parallel", gradients_mean=True)
    whole, failed = trained_by_hand(), trained_by_hand(fails=True)

    np.testing.assert_array_equal(whole, failed)


def trained_by_hand(fails=False):
    """The weights after two steps, before which one may fail whose last gradients have gone."""
    engine.set_seed(2)
    net, failures = nn.SequentialCell(nn.Dense(3, 4), nn.Dense(4, 2)), [InterruptedError] * fails

    class Loss(nn.Cell):
        def construct(self, x):
            hidden = net[0](x)
            hidden.register_hook(fail)
            return net[1](hidden).sum()

    def fail(gradient):
        while failures:
            raise failures.pop()

    loss = Loss()
    loss.net = net
    step = nn.TrainOneStepCell(loss, nn.SGD(net.trainable_params(), 0.1))
    inputs = [Tensor(np.full((1, 3), get_rank() + k, np.float32)) for k in range(3)]
    if fails:
        with pytest.raises(InterruptedError):
            step(inputs[2])
    for x in inputs[:2]:
        step(x)
    return np.concatenate([one.asnumpy().ravel() for one in net.trainable_params()])
