"""Cells whose activations are dropped and computed again."""

from __future__ import annotations

import contextlib
import tracemalloc

import numpy as np
import pytest

import engine
from engine import Parameter, Tensor, float16, nn, ops
from engine.errors import ArgumentTypeError, ArgumentValueError, StateError
from engine.graph import tracing


class Block(nn.Cell):
    """Everything that might differ when it runs a second time."""

    def __init__(self, width=4):
        super().__init__()
        self.dense = nn.Dense(width, width)
        self.dropout = nn.Dropout(p=0.5)
        self.norm = nn.BatchNorm1d(width)
        self.runs = 0

    def construct(self, x):
        self.runs += 1
        return self.norm(self.dropout(ops.tanh(self.dense(x))))


def stack(count=3, *, recomputed):
    engine.set_seed(7)
    network = nn.SequentialCell([Block() for _ in range(count)]).set_train()
    if recomputed:
        for block in network:
            block.recompute()
    return network


def data(rows=6):
    return Tensor(np.random.default_rng(0).standard_normal((rows, 4)).astype(np.float32))


def numbers(*tensors):
    return [tensor.asnumpy() for tensor in tensors]


def same(found, expected):
    return all(np.array_equal(a, b) for a, b in zip(found, expected, strict=True))


def gradients(network):
    value, (by_input, by_weight) = ops.value_and_grad(
        lambda x: (network(x) ** 2).sum(), 0, network.trainable_params()
    )(data())
    return numbers(value, by_input, *by_weight)


def test_gradients_are_the_same_bit_for_bit_with_dropout():
    assert same(gradients(stack(recomputed=True)), gradients(stack(recomputed=False)))


def test_draws_that_follow_are_the_same():
    after = []
    for recomputed in (True, False):
        gradients(stack(recomputed=recomputed))
        after.append(ops.rand(4).asnumpy())

    assert same(*([one] for one in after))


@pytest.mark.parametrize(
    "draw", [ops.StandardNormal(3, 4), ops.StandardNormal(), ops.UniformReal(5)]
)
def test_operators_with_a_generator_of_their_own_draw_the_same_again(draw):
    met = []

    class Noisy(nn.Cell):
        def construct(self, x):
            noise = draw((4,))
            met.append(noise.asnumpy())
            return ops.exp(x) * noise

    cell = Noisy()
    cell.recompute()
    for _ in range(2):
        ops.grad(cell)(ops.zeros((4,), engine.float32))

    first, again, second, later = met
    assert np.array_equal(first, again)
    assert np.array_equal(second, later)
    assert not np.array_equal(first, second)


def test_running_statistics_move_once():
    moved = []
    for recomputed in (True, False):
        network = stack(recomputed=recomputed)
        gradients(network)
        moved.append(numbers(*network.untrainable_params()))

    assert same(*moved)


def test_block_runs_again_for_gradients_alone():
    (block,) = network = stack(1, recomputed=True)
    network(data())
    assert block.runs == 1

    gradients(network)
    assert block.runs == 3


def test_assignments_to_parameters_are_not_made_again():
    class Counting(nn.Cell):
        def __init__(self):
            super().__init__()
            self.calls = Parameter(Tensor([0.0]), requires_grad=False)
            self.last = Parameter(Tensor([0.0]), requires_grad=False)

        def construct(self, x):
            ops.assign_add(self.calls, Tensor([1.0]))
            self.last = self.last + 2.0
            return ops.tanh(x) * self.calls

    cell = Counting()
    cell.recompute()
    found = ops.grad(cell)(Tensor([0.0]))

    assert [float(one) for one in (found, cell.calls, cell.last)] == [1.0, 1.0, 2.0]


def peak_bytes(network, x):
    tracemalloc.start()
    try:
        ops.grad(lambda x: network(x).sum(), None, network.trainable_params())(x)
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


class Chain(nn.Cell):
    """Ten operators, each with an output of its own."""

    def __init__(self):
        super().__init__()
        self.scale = Parameter(Tensor([1.01]))

    def construct(self, x):
        for _ in range(5):
            x = ops.tanh(x * self.scale)
        return x


@pytest.mark.no_mode
def test_peak_memory_falls():
    x = ops.ones((64, 256))  # 64 KB; 80 operators remember 5 MB
    peaks = []
    for recomputed in (False, True):
        network = nn.SequentialCell([Chain() for _ in range(8)])
        if recomputed:
            for block in network:
                block.recompute()
        peaks.append(peak_bytes(network, x))

    # Eight inputs of blocks and the inside of one, with its gradients, instead of all.
    assert peaks[1] < 0.45 * peaks[0]


def test_cell_inside_a_recomputed_cell_may_be_recomputed_too():
    network = stack(recomputed=True)
    network.recompute()

    assert same(gradients(network), gradients(stack(recomputed=False)))


def test_second_derivative_goes_through():
    def second(recomputed):
        cell = nn.SequentialCell(nn.Tanh(), nn.Dense(1, 1, "ones", "zeros"), nn.Tanh())
        if recomputed:
            cell.recompute()
        weights = cell.trainable_params()
        inner = ops.grad(lambda x: cell(x).sum())
        return numbers(*ops.grad(lambda x: inner(x).sum(), 0, weights)(Tensor([[0.3], [0.7]]))[1])

    for found, expected in zip(second(True), second(False), strict=True):
        assert np.allclose(found, expected, rtol=1e-5)


def test_vjp_may_be_pulled_often():
    cell = Block().set_train()
    cell.recompute()
    out, pull = ops.vjp(cell, data())
    first, second = (pull(ops.ones_like(out))[0].asnumpy() for _ in range(2))

    assert np.array_equal(first, second)
    assert cell.runs == 3


def test_grad_operation_and_training_give_the_same():
    trained = []
    for recomputed in (True, False):
        network = stack(recomputed=recomputed)
        loss = nn.WithLossCell(network, nn.MSELoss())
        step = nn.TrainOneStepCell(loss, nn.Momentum(network.trainable_params(), 0.1, 0.9))
        for _ in range(3):
            step(data(), data())
        grad = ops.GradOperation(get_by_list=True)(network, network.trainable_params())
        trained.append(numbers(*network.get_parameters(), *grad(data())))

    assert same(*trained)


def test_inputs_and_outputs_may_lie_in_tuples_lists_and_dicts():
    class Nested(nn.Cell):
        def construct(self, pair, *, more):
            x, (y,) = pair
            return {"sum": [ops.exp(x) + y], "more": (more["z"] * x, 3)}, pair[0]

    def total(cell):
        def function(x, y, z):
            out, passed = cell((x, [y]), more={"z": z})
            return out["sum"][0] * out["more"][0] * out["more"][1] + passed

        return numbers(*ops.grad(function, (0, 1, 2))(*(Tensor([n]) for n in (0.5, 2.0, 3.0))))

    plain, cell = Nested(), Nested()
    cell.recompute()

    assert same(total(cell), total(plain))


def test_tensor_that_the_cell_reads_from_around_it_gets_its_gradient():
    class Reading(nn.Cell):
        def construct(self, x):
            return ops.exp(x) * self.other

    cell = Reading()
    cell.recompute()

    def function(x, y):
        cell.other = y
        return cell(x)

    outer = Tensor([3.0])
    found = ops.grad(function, (0, 1))(Tensor([0.0]), outer)

    assert [float(one) for one in found] == [3.0, 1.0]


def test_cell_without_a_way_to_the_gradient_is_left_alone():
    cell = Block()
    cell.recompute()

    assert ops.grad(lambda x: x * 2.0 + cell(data()).sum())(Tensor([1.0])).asnumpy() == [2.0]
    assert cell.runs == 1


def test_hooks_are_called_in_mindspores_order():
    met = []

    class Around(nn.Cell):
        def __init__(self):
            super().__init__()
            self.inner = nn.Dense(4, 4)

        def construct(self, x):
            return self.inner(x)

    cell = Around()
    cell.recompute()
    cell.register_forward_pre_hook(lambda *_: met.append("pre"))
    cell.register_forward_hook(lambda *_: met.append("forward"))
    cell.inner.register_forward_hook(lambda *_: met.append("inner forward"))
    cell.register_backward_pre_hook(lambda *_: met.append("backward pre"))
    cell.register_backward_hook(lambda *_: met.append("backward"))
    cell.inner.register_backward_hook(lambda *_: met.append("inner backward"))
    ops.grad(cell)(data())

    assert met == [
        *("pre", "inner forward", "forward"),
        *("backward pre", "inner forward", "inner backward", "backward"),
    ]


def test_hooks_of_a_recomputed_cell_may_change_values():
    cell = nn.Tanh()
    cell.recompute()
    cell.register_forward_pre_hook(lambda c, inputs: inputs[0] * 0.0)
    cell.register_backward_hook(lambda c, g_in, g_out: g_in[0] + 5.0)

    assert float(ops.grad(cell)(Tensor([9.0]))) == 0.0 * 6.0
    assert float(cell(Tensor([9.0]))) == 0.0


def test_cell_with_a_bprop_keeps_its_gradient():
    class ByHand(nn.Cell):
        def construct(self, x):
            return x * x

        def bprop(self, x, out, dout):
            return dout * 100.0

    class Around(nn.Cell):
        def __init__(self):
            super().__init__()
            self.inner = ByHand()

        def construct(self, x):
            return self.inner(x * 2.0)

    outer, inner = Around(), ByHand()
    outer.recompute()
    inner.recompute()

    assert float(ops.grad(outer)(Tensor([1.0]))) == 200.0
    assert float(ops.grad(inner)(Tensor([1.0]))) == 100.0


def test_second_run_computes_in_the_type_of_the_first():
    found = []
    for recomputed in (True, False):
        network = stack(recomputed=recomputed).to_float(float16)
        found.append(gradients(network))

    assert same(*found)


def test_computation_that_changed_is_told():
    class Switching(nn.Cell):
        def __init__(self):
            super().__init__()
            self.weight = Parameter(Tensor([2.0]))
            self.first = True

        def construct(self, x):
            first, self.first = self.first, False
            return x * self.weight if first else x * 2.0

    cell = Switching()
    cell.recompute()

    with pytest.raises(StateError, match="the same computation when it ran again"):
        ops.grad(cell, 0, cell.trainable_params())(Tensor([1.0]))


@pytest.mark.no_mode
def test_context_of_the_user_is_entered_around_both_runs():
    met = []

    @contextlib.contextmanager
    def noting(word):
        met.append(word)
        yield

    cell = nn.Tanh()
    cell.recompute(use_reentrant=False, context_fn=lambda: (noting("first"), noting("again")))
    ops.grad(cell)(Tensor([1.0]))

    assert met == ["first", "again"]


def test_options_are_checked_and_a_later_call_overwrites():
    cell = nn.ReLU()

    assert cell.recompute() is None
    assert cell.recompute(mp_comm_recompute=False, parallel_optimizer_comm_recompute=True) is None
    with pytest.raises(ArgumentValueError, match=r"options among \['mp_comm_.* got \['foo'\]"):
        cell.recompute(foo=True)
    with pytest.raises(ArgumentTypeError, match=r"recompute\(mp_comm_recompute\) expected a bool"):
        cell.recompute(mp_comm_recompute=3)
    with pytest.raises(ArgumentTypeError, match=r"recompute\(context_fn\) expected a function"):
        cell.recompute(context_fn=3)
    with pytest.raises(TypeError):
        cell.recompute(True)


def test_function_may_be_recomputed():
    runs = []

    def function(x, *, times):
        runs.append(1)
        return ops.tanh(x) * times

    found = ops.grad(lambda x: engine.recompute(function, x, times=2.0))(Tensor([0.0]))

    assert (float(found), len(runs)) == (2.0, 2)
    with pytest.raises(ArgumentTypeError, match=r"recompute\(block\) expected a Cell or a func"):
        engine.recompute(3)


def test_graph_that_is_traced_has_what_happens_inside():
    cell = Chain()
    cell.recompute()
    cell.offload()
    with tracing() as trace:
        found = ops.grad(cell)(Tensor([0.5]))

    assert [node.op_type for node in trace.graph.nodes] == ["Mul", "Tanh"] * 5
    assert np.array_equal(found.asnumpy(), ops.grad(Chain())(Tensor([0.5])).asnumpy())


def test_model_trains_a_recomputed_network_to_the_same_parameters():
    trained = []
    for recomputed in (True, False):
        network = stack(recomputed=recomputed)
        optimizer = nn.Adam(network.trainable_params(), 0.01)
        rows = data(8).asnumpy()
        batches = engine.dataset.NumpySlicesDataset((rows, rows), ["x", "y"], shuffle=False)
        engine.Model(network, nn.MSELoss(), optimizer).train(2, batches.batch(4))
        trained.append(numbers(*network.get_parameters()))

    assert same(*trained)


class Counting(nn.Cell):
    def __init__(self):
        super().__init__()
        self.register_buffer("steps", Tensor([0.0, 0.0]))
        self.register_buffer("calls", Tensor(0))
        self.kept = Parameter(Tensor([0.0, 0.0]), requires_grad=False)

    def construct(self, x):
        self.steps.add_(1.0)
        self.steps[0] += 1.0
        self.calls = self.calls + 1
        self.kept[1:].add_(1.0)
        self.kept[0] = self.kept[0] + 3.0
        return x * x


def test_what_a_cell_keeps_is_assigned_to_once():
    cell = Counting()
    cell.recompute()
    ops.grad(cell)(data(2))

    assert cell.steps.asnumpy().tolist() == [2.0, 1.0]
    assert cell.kept.asnumpy().tolist() == [3.0, 1.0]
    assert int(cell.calls) == 1


def test_input_that_is_assigned_to_afterwards_is_what_it_was():
    block = nn.SequentialCell(nn.Dense(4, 4), nn.Tanh())
    block.recompute()
    scale = data(4)

    def function(x):
        given = scale.copy()
        out = ops.matmul(x, block(given))
        given[0] = 100.0
        return out.sum()

    plain = ops.grad(lambda x: ops.matmul(x, block(scale)).sum(), 0, block.trainable_params())
    found = ops.grad(function, 0, block.trainable_params())(data(2))
    expected = plain(data(2))

    assert same(numbers(found[0], *found[1]), numbers(expected[0], *expected[1]))
