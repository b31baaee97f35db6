from __future__ import annotations

import copy

import numpy as np
import pytest

import engine
from engine import Parameter, Tensor, nn, ops
from engine.common.initializer import initializer
from engine.nn.utils import no_init_parameters
from engine.planning import planning
from engine.tensor.flat_buffer import buffer_of

ROW = engine.ops.ones((1, 2))


def skipped(build):
    """What `build` makes without drawing."""
    with no_init_parameters():
        return build()


def dense(**options):
    return nn.Dense(2, 2, **options)


def is_zero(layer) -> bool:
    return not layer.weight.asnumpy().any()


def test_initial_values_are_not_drawn_where_a_checkpoint_brings_them():
    engine.set_seed(1)
    expected = dense().weight.asnumpy()
    engine.set_seed(1)

    assert is_zero(skipped(dense))
    np.testing.assert_array_equal(dense().weight.asnumpy(), expected)


def test_first_call_draws_what_no_checkpoint_brought():
    layer = skipped(dense)
    engine.set_seed(1)
    layer(ROW)
    drawn = layer.weight.asnumpy()

    engine.set_seed(1)
    np.testing.assert_array_equal(drawn, dense().weight.asnumpy())
    layer(ROW)
    np.testing.assert_array_equal(layer.weight.asnumpy(), drawn)


def test_numbers_that_came_before_the_first_call_stay():
    loaded, written = skipped(dense), skipped(dense)
    engine.load_param_into_net(loaded, {"weight": Parameter(ops.zeros((2, 2)), name="weight")})
    ops.assign(written.weight, Tensor([[1.0, 2.0], [3.0, 4.0]]))
    loaded(ROW), written(ROW)

    assert is_zero(loaded)
    assert written.weight.asnumpy().tolist() == [[1, 2], [3, 4]]


class Tied(nn.Cell):
    """Uses the weight of a layer that it does not call."""

    def __init__(self):
        super().__init__()
        self.layer = dense()
        self.scale = Parameter(initializer("ones", (2,)))

    def construct(self, x):
        return ops.matmul(x, self.layer.weight) * self.scale


def listed():
    cells = nn.CellList([dense()])
    cells.insert(0, dense())
    return nn.SequentialCell(cells)


def added():
    cell = nn.Cell()
    cell.insert_child_to_cell("layer", dense())
    cell.insert_param_to_cell("scale", Parameter(initializer("ones", (2,))))
    cell.construct = lambda x: cell.layer(x) * cell.scale
    return cell


@pytest.mark.parametrize("build", [Tied, added, lambda: nn.SequentialCell(dense(), dense())])
def test_call_draws_all_that_is_below(build):
    net = skipped(build)
    net(ROW)

    assert all(p.asnumpy().any() for p in net.get_parameters() if "bias" not in p.name)


def test_cells_in_lists_draw_when_they_are_called():
    cells = skipped(lambda: nn.CellList([dense()]))
    skipped(lambda: cells.insert(0, dense()))
    for cell in cells:
        cell(ROW)

    assert not any(map(is_zero, cells))


def test_they_may_be_drawn_without_a_call():
    layer = skipped(dense)

    layer.init_parameters_data()

    assert not is_zero(layer)


def test_optimizer_may_be_made_before_they_are_drawn():
    with no_init_parameters():
        net = dense(weight_init="ones")
        optimizer = nn.Momentum(net.trainable_params(), 0.5, 0.0)
    step = nn.TrainOneStepCell(net, optimizer)
    step(ROW)

    assert net.weight.asnumpy().tolist() == [[0.5, 0.5], [0.5, 0.5]]


def test_flat_buffer_of_them_stays_one():
    net = skipped(dense)
    net.flatten_weights()
    net(ROW)

    assert not is_zero(net)
    assert buffer_of(net.weight) is not None


def test_copy_is_drawn_by_itself_and_a_clone_of_zeros_never():
    layer = skipped(dense)
    other = copy.deepcopy(layer)
    other(ROW)
    state = layer.weight.clone("zeros")

    assert is_zero(layer)
    assert not is_zero(other)
    assert not state.init_data().asnumpy().any()


def test_inside_the_block_a_call_draws_nothing():
    with no_init_parameters():
        layer = dense()
        layer(ROW)
    assert is_zero(layer)
    layer(ROW)

    assert not is_zero(layer)


def test_plan_is_made_when_its_parameters_are_drawn():
    with planning(), no_init_parameters():
        layer = dense()
        step = ops.value_and_grad(lambda x: layer(x).sum())
        inside = step(ROW)[0]
    assert is_zero(layer)
    with planning():
        outside = step(ROW)[0]

    assert float(inside) == 0.0
    assert float(outside) != 0.0
    assert not is_zero(layer)
