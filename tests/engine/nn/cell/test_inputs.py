"""Inputs that are recorded for a cell, and calls that are compared with them."""

from __future__ import annotations

import copy
import pickle

import numpy as np
import pytest

import engine
from engine import Symbol, Tensor, float16, float32, nn, ops
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError


class Double(nn.Cell):
    def construct(self, x, times=2.0):
        return x * times


OPEN = Tensor(shape=[3, None], dtype=float32)


def meant_for(*inputs, **by_name):
    cell = Double()
    cell.set_inputs(*inputs, **by_name)
    return cell


def test_nothing_is_recorded_at_first():
    assert Double().get_inputs() is None


def test_inputs_are_recorded_by_position_or_by_name():
    assert meant_for(OPEN).get_inputs() == (OPEN,)
    assert meant_for(times=3.0).get_inputs() == (None, 3.0)
    assert meant_for().get_inputs() == ()


def test_recorded_inputs_print_their_open_axes():
    assert str(meant_for(OPEN).get_inputs()) == "(Tensor(shape=[3, -1], dtype=Float32, value=\n),)"


def test_inputs_must_be_given_one_way():
    with pytest.raises(ArgumentValueError, match="by position or by name, got both"):
        meant_for(Tensor([1.0]), times=3.0)


def test_input_of_no_name_is_refused():
    with pytest.raises(ArgumentValueError, match=r"\['x', 'times'\], got \['y'\]"):
        meant_for(y=1)


@pytest.mark.parametrize("cell", [meant_for(OPEN), meant_for(x=OPEN)], ids=["full", "incremental"])
def test_open_axis_may_have_any_length(cell):
    assert cell(ops.ones((3, 10))).shape == (3, 10)
    assert cell(ops.ones((3, 1))).shape == (3, 1)


@pytest.mark.parametrize("cell", [meant_for(OPEN), meant_for(x=OPEN)], ids=["full", "incremental"])
@pytest.mark.parametrize(
    ("x", "error", "text"),
    [
        (ops.ones((4, 5)), ShapeError, r"Double\(x\) expected axis 0 of length 3, .*\(4, 5\)"),
        (ops.ones((3,)), ShapeError, r"Double\(x\) expected 2 axes of \(3, None\), .* \(3,\)"),
        (ops.ones((3, 5), float16), ArgumentTypeError, r"\(x\) expected Float32, got Float16"),
        (3.0, ArgumentTypeError, r"Double\(x\) expected a Tensor of shape \(3, None\), got float"),
    ],
    ids=["length", "rank", "dtype", "no tensor"],
)
def test_call_that_differs_is_refused(cell, x, error, text):
    with pytest.raises(error, match=text):
        cell(x)
    with pytest.raises(error, match=text):
        cell.compile(x)


def test_count_of_inputs_is_checked():
    with pytest.raises(ArgumentValueError, match="Double expected 1 inputs as set_inputs, got 2"):
        meant_for(OPEN)(ops.ones((3, 5)), 2.0)
    with pytest.raises(ArgumentValueError, match="Double expected 2 inputs as set_inputs, got 1"):
        meant_for(OPEN, Tensor(1.0))(ops.ones((3, 5)))


def test_inputs_by_keyword_are_checked_too():
    cell = meant_for(times=Tensor([1.0, 2.0]))

    assert cell(1.0, times=Tensor([3.0, 4.0])).shape == (2,)
    with pytest.raises(ShapeError, match=r"Double\(times\) expected axis 0 of length 2"):
        cell(1.0, times=Tensor([3.0, 4.0, 5.0]))


def test_tensors_in_lists_are_checked():
    class Total(nn.Cell):
        def construct(self, parts):
            return parts[0].sum() + parts[1].sum()

    cell = Total()
    cell.set_inputs([OPEN, Tensor([1.0])])

    assert float(cell([ops.ones((3, 2)), Tensor([1.0])])) == 7.0
    with pytest.raises(ShapeError, match=r"Total\(parts\)\[0\] expected axis 0 of length 3"):
        cell([ops.ones((2, 2)), Tensor([1.0])])
    with pytest.raises(ArgumentValueError, match=r"Total\(parts\) expected 2 tensors, got 1"):
        cell([ops.ones((3, 2))])


def test_what_is_none_or_no_tensor_may_be_anything():
    assert meant_for(None, 7)(Tensor([1.0]), 3.0).asnumpy() == [3.0]


def test_check_comes_before_hooks_and_a_later_record_replaces_the_first():
    met = []
    cell = meant_for(OPEN)
    cell.register_forward_pre_hook(lambda *_: met.append(1))
    with pytest.raises(ShapeError):
        cell(ops.ones((4, 5)))
    cell.set_inputs(Tensor(shape=[None, None], dtype=float32))
    cell(ops.ones((4, 5)))

    assert met == [1]


def test_compile_checks_what_construct_takes_and_runs_nothing():
    class Failing(nn.Cell):
        def construct(self, x):
            raise RuntimeError("ran")

    assert Failing().compile(Tensor([1.0])) is None
    with pytest.raises(ArgumentTypeError, match=r"Failing.compile expected inputs of construct: "):
        Failing().compile()


def test_network_with_recorded_inputs_trains():
    network = nn.Dense(2, 1)
    network.set_inputs(Tensor(shape=[None, 2], dtype=float32))
    model = engine.Model(network, nn.MSELoss(), nn.SGD(network.trainable_params(), 0.1))
    columns = np.ones((5, 2), np.float32), np.ones((5, 1), np.float32)
    data = engine.dataset.NumpySlicesDataset(columns, ["x", "y"], shuffle=False)
    before = network.weight.asnumpy()
    model.train(1, data.batch(2))

    assert (network.weight.asnumpy() != before).any()


def test_cell_with_recorded_inputs_may_be_copied_and_pickled():
    cell = meant_for(OPEN)

    for other in (copy.deepcopy(cell), pickle.loads(pickle.dumps(cell))):
        assert other(ops.ones((3, 2))).shape == (3, 2)
        with pytest.raises(ShapeError):
            other(ops.ones((4, 2)))


def test_input_of_any_shape_asks_for_its_dtype_only():
    cell = meant_for(Tensor(shape=None, dtype=float32))

    assert cell(Tensor(1.0)).shape == ()
    assert cell(ops.ones((2, 3, 1), float32)).shape == (2, 3, 1)
    with pytest.raises(ArgumentTypeError, match="expected Float32, got Float16"):
        cell(ops.ones((2,), float16))
    with pytest.raises(ArgumentTypeError, match="a Tensor of shape None"):
        cell(1.0)


def test_nothing_recorded_is_nothing_to_compare_with():
    cell = nn.ReLU()
    cell.set_inputs()

    assert cell(Tensor([-1.0, 2.0])).tolist() == [0.0, 2.0]


def test_call_that_does_not_fit_names_the_layer():
    with pytest.raises(TypeError, match=r"^ReLU\.construct\(\) takes 2 positional"):
        nn.ReLU()(Tensor([1.0]), 2)


def test_symbol_limits_the_length_of_an_axis():
    cell = meant_for(Tensor(shape=(None, Symbol(max=8, divisor=4)), dtype=float32))

    assert cell(ops.ones((3, 8))).shape == (3, 8)
    with pytest.raises(ShapeError, match=r"axis 1 of length 4 \* N \+ 0 with N from 1, as set_inp"):
        cell(ops.ones((3, 6)))
    with pytest.raises(ShapeError, match="axis 1 of length at most 8, as set_inputs says"):
        cell(ops.ones((3, 12)))


def test_unique_symbol_is_of_one_length_in_all_inputs_of_a_call():
    class Pair(nn.Cell):
        def construct(self, x, y):
            return x.sum() + y.sum()

    same = Symbol(unique=True)
    cell = Pair()
    cell.set_inputs(
        Tensor(shape=(same, 2), dtype=float32), Tensor(shape=(None, same), dtype=float32)
    )

    assert float(cell(ops.ones((3, 2)), ops.ones((5, 3)))) == 21.0
    assert float(cell(ops.ones((1, 2)), ops.ones((5, 1)))) == 7.0
    with pytest.raises(ShapeError, match=r"Pair\(y\) expected axis 1 of length 3, as other axes"):
        cell(ops.ones((3, 2)), ops.ones((5, 4)))
