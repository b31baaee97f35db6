from __future__ import annotations

import asyncio
import contextvars
import threading
from contextlib import ExitStack

import numpy as np
import pytest

from engine import Parameter, Tensor, autodiff, nn, ops
from engine.autodiff import Value
from engine.graph import tracing


def in_a_thread(function):
    """What `function` returns in a thread of its own, while this one waits."""
    found = []
    thread = threading.Thread(target=lambda: found.append(function()))
    thread.start()
    thread.join()
    return found[0]


def side_by_side(*functions):
    """What each function returns, all in threads of their own that meet at a barrier."""
    found = [None] * len(functions)
    barrier = threading.Barrier(len(functions), timeout=60)

    def run(k):
        try:
            found[k] = functions[k](barrier.wait)
        finally:
            barrier.abort() if found[k] is None else None

    threads = [threading.Thread(target=run, args=(k,)) for k in range(len(functions))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return found


def gradient_of_double():
    return ops.grad(lambda x: x * 2.0)(Tensor([1.0])).tolist()


def test_no_grad_in_one_thread_leaves_another_recording():
    with autodiff.no_grad():
        assert in_a_thread(gradient_of_double) == [2.0]


def test_threads_that_leave_no_grad_in_turn_go_on_recording():
    def first(meet):
        with autodiff.no_grad():
            meet()  # both are inside
            meet()  # the other one has left
        return gradient_of_double()

    def second(meet):
        meet()
        with autodiff.no_grad():
            pass
        meet()
        return gradient_of_double()

    assert side_by_side(first, second) == [[2.0], [2.0]]
    assert autodiff.recording()


def test_a_gradient_in_another_thread_is_no_inner_one():
    inside = []

    def function(x):
        inside.append(in_a_thread(lambda: ops.grad(lambda y: y * y)(Tensor([3.0]))))
        return x * 2.0

    ops.grad(function)(Tensor([1.0]))

    assert inside[0].tolist() == [6.0]
    assert inside[0].node is None


def test_scope_and_observer_are_of_one_thread():
    seen = []
    with autodiff.scope("Default"), autodiff.observing(seen.append):
        assert in_a_thread(autodiff.current_scope) == ""
        assert not in_a_thread(autodiff.observed)
        in_a_thread(gradient_of_double)

    assert seen == []


def test_two_threads_differentiate_with_respect_to_one_parameter():
    weight = Parameter(Tensor([3.0]), name="weight")

    def first(meet):
        def function():
            meet()  # both have begun
            return weight * weight

        found = ops.grad(function, None, weight)().tolist()
        meet()
        return found

    def second(meet):
        def function():
            meet()
            meet()  # the other one is done
            return weight * weight * 10.0

        return ops.grad(function, None, weight)().tolist()

    assert side_by_side(first, second) == [[6.0], [60.0]]
    assert weight.node is None


def test_a_parameter_is_no_leaf_in_another_thread():
    weight = Parameter(Tensor([3.0]), name="weight")
    nodes = []

    def function():
        nodes.append(in_a_thread(lambda: (weight * 2.0).node))
        return weight * weight

    assert ops.grad(function, None, weight)().tolist() == [6.0]
    assert nodes == [None]


def test_tasks_of_one_thread_do_not_stop_each_others_recording():
    async def pausing(entered, left):
        with autodiff.no_grad():
            entered.set()
            await left.wait()

    async def differentiating(entered, left):
        await entered.wait()
        found = gradient_of_double()
        left.set()
        return found

    async def both():
        entered, left = asyncio.Event(), asyncio.Event()
        return await asyncio.gather(pausing(entered, left), differentiating(entered, left))

    # In this thread a loop of the browser tests may be running.
    assert in_a_thread(lambda: asyncio.run(both()))[1] == [2.0]


def test_a_thread_that_is_given_the_context_belongs_to_the_computation():
    weight = Parameter(Tensor([3.0]), name="weight")

    def function():
        context = contextvars.copy_context()
        return in_a_thread(lambda: context.run(lambda: weight * weight))

    assert ops.grad(function, None, weight)().tolist() == [6.0]


def test_a_block_that_ends_late_leaves_no_leaf_behind():
    """As a tracer's does whose network raised."""
    weight, x = Parameter(Tensor([3.0]), name="weight"), Tensor([1.0])
    late = ExitStack()

    def function():
        late.enter_context(tracing([x]))
        raise RuntimeError

    with pytest.raises(RuntimeError):
        ops.grad(function, None, weight)()
    late.close()

    assert weight.node is None
    assert x.node is None
    assert (weight * x).node is None


def test_a_block_of_a_parameter_that_ends_late_takes_its_own_leaf_away_alone():
    first, second = (Parameter(Tensor([3.0]), name=name) for name in ("first", "second"))
    late, outer = ExitStack(), ExitStack()
    outer.enter_context(autodiff.leaves([first]))
    late.enter_context(autodiff.leaves([second]))
    outer.close()

    assert (first.node is None, second.node is None) == (True, False)
    late.close()
    assert (first.node, second.node) == (None, None)


class Meeting(nn.Cell):
    """Passes its input on when the other threads are here too."""

    def __init__(self, meet):
        super().__init__()
        self.meet = meet

    def construct(self, x):
        self.meet()
        return x


def trained(seed, meet=lambda: None):
    """The weights after six steps, from and on numbers that only `seed` decides."""
    rng = np.random.default_rng(seed)
    network = nn.SequentialCell(nn.Dense(4, 3), Meeting(meet), nn.ReLU(), nn.Dense(3, 2))
    for parameter in network.trainable_params():
        parameter.set_data(Tensor(rng.standard_normal(parameter.shape).astype(np.float32)))
    optimizer = nn.Momentum(network.trainable_params(), 0.1, 0.9)
    step = nn.TrainOneStepCell(nn.WithLossCell(network, nn.MSELoss()), optimizer)
    for _ in range(6):
        x, y = (Tensor(rng.standard_normal(s).astype(np.float32)) for s in ((5, 4), (5, 2)))
        step(x, y)
        meet()
        with autodiff.no_grad():
            network(x)
    return [parameter.tolist() for parameter in network.trainable_params()]


def test_two_trainings_side_by_side_give_what_they_give_one_after_the_other():
    apart = [trained(1), trained(2)]

    together = side_by_side(lambda meet: trained(1, meet), lambda meet: trained(2, meet))

    assert together == apart
    assert all(isinstance(weights, list) for weights in together)


def test_a_parameter_that_is_asked_for_twice_gets_its_gradient_twice():
    weight = Parameter(Tensor([3.0]), name="weight")

    found = ops.grad(lambda: weight * weight, None, [weight, weight])()

    assert [gradient.tolist() for gradient in found] == [[6.0], [6.0]]


def test_a_value_keeps_where_it_came_from():
    origins = []

    def function(x):
        doubled = x * 2.0
        origins.append((doubled.node.primitive.name, doubled.origin[1]))
        return doubled

    ops.grad(function)(Tensor([1.0]))

    assert origins == [("mul", 0)]
    assert Value(np.ones(1)).node is None
