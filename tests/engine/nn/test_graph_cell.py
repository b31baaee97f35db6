"""GraphCell: the network of a file as a cell among others."""

from __future__ import annotations

import copy
from typing import Any

import numpy as np
import pytest

import engine
from engine import Tensor, nn, ops
from engine.errors import (
    ArgumentTypeError,
    ArgumentValueError,
    EngineError,
    UnsupportedError,
)
from engine.nn.recurring import RUNS
from engine.program import Instruction, Program, ProgramInput

WEIGHT = np.array([[1.0, 2.0], [3.0, 4.0]], np.float32)
BIAS = np.array([1.0, -1.0], np.float32)


def affine() -> Program:
    return Program(
        "net",
        (ProgramInput("x", np.dtype("float32"), (None, 2)),),
        {"fc.weight": WEIGHT, "training": BIAS},
        {},
        (
            Instruction("MatMul", ops.matmul, ("x", "fc.weight"), ("product",)),
            Instruction("Add", ops.add, ("product", "training"), ("y",)),
        ),
        ("y",),
        frozenset({"training"}),
    )


X = Tensor([[1.0, 1.0]])


def test_it_computes_and_has_the_parameters_of_the_file_under_their_names() -> None:
    """One may be called as something that every cell has."""
    net = nn.GraphCell(affine())

    assert net(X).asnumpy().tolist() == [[5.0, 5.0]]
    assert list(net.parameters_dict()) == ["fc.weight", "training"]
    assert [one.name for one in net.trainable_params()] == ["fc.weight"]
    assert net.training is False
    assert repr(net) == "GraphCell(net, instructions=2)"


def test_each_has_its_own_parameters_and_so_has_a_copy() -> None:
    graph = affine()
    net, other = nn.GraphCell(graph), nn.GraphCell(graph)
    copied = copy.deepcopy(net)
    net.trainable_params()[0].set_data(Tensor(np.zeros((2, 2), np.float32)))

    assert net(X).asnumpy().tolist() == [[1.0, -1.0]]
    assert other(X).asnumpy().tolist() == copied(X).asnumpy().tolist() == [[5.0, 5.0]]
    assert WEIGHT.sum() == 10


def test_first_values_replace_those_of_the_file_and_unknown_names_are_passed_over() -> None:
    first = {"fc.weight": Tensor(np.eye(2, dtype=np.float32)), "unknown": X}

    assert nn.GraphCell(affine(), first)(X).asnumpy().tolist() == [[2.0, 0.0]]


@pytest.mark.parametrize(
    ("arguments", "kind", "told"),
    [
        ((3,), ArgumentTypeError, "graph.*what engine.load returned, got int"),
        ((None, [1]), ArgumentTypeError, "params_init.*a dict, got list"),
        ((None, {1: X}), ArgumentTypeError, "a key expected a str, got int"),
        ((None, {"a": 1}), ArgumentTypeError, "a Tensor or a Parameter, got int"),
        (
            (None, {"fc.weight": X}),
            ArgumentValueError,
            r"float32 of shape \(2, 2\), got float32 of shape \(1, 2\)",
        ),
        ((None, {"fc.weight": Tensor(np.eye(2))}), ArgumentValueError, "got float64"),
        ((None, None, 3), UnsupportedError, "obf_random_seed"),
    ],
)
def test_what_does_not_fit_is_refused(arguments: Any, kind: Any, told: str) -> None:
    graph, *rest = arguments

    with pytest.raises(kind, match=told):
        nn.GraphCell(affine() if graph is None else graph, *rest)


class Around(nn.Cell):
    def __init__(self) -> None:
        super().__init__()
        self.body = nn.GraphCell(affine())
        self.head = nn.Dense(2, 1)

    def construct(self, x: Tensor) -> Any:
        return self.head(self.body(x))


def test_inside_of_another_cell_its_parameters_take_the_prefix_and_train() -> None:
    net = Around()
    model = engine.Model(net, nn.MSELoss(), nn.SGD(net.trainable_params(), 0.01))
    data = engine.dataset.NumpySlicesDataset(
        {"x": np.ones((4, 2), np.float32), "y": np.zeros((4, 1), np.float32)}
    ).batch(2)
    model.train(1, data)

    names = [one.name for one in net.get_parameters()]
    assert names == ["body.fc.weight", "body.training_", "head.weight", "head.bias"]
    assert not np.array_equal(net.body.trainable_params()[0].asnumpy(), WEIGHT)
    assert engine.Model(net).predict(X).shape == (1, 1)


def test_checkpoints_hold_it(tmp_path: Any) -> None:
    net, other = nn.GraphCell(affine()), nn.GraphCell(affine())
    net.trainable_params()[0].set_data(Tensor(np.eye(2, dtype=np.float32)))
    engine.save_checkpoint(net, str(tmp_path / "net.ckpt"))
    engine.load_checkpoint(str(tmp_path / "net.ckpt"), other)

    assert other(X).asnumpy().tolist() == net(X).asnumpy().tolist()


class Counted:
    """A program's function that counts how often it is called."""

    def __init__(self, function: Any) -> None:
        self.function, self.count = function, 0

    def __call__(self, *given: Any) -> Any:
        self.count += 1
        return self.function(*given)


def program(function: Any, *more: Instruction, reads: Any = ("x", "w"), **options: Any) -> Program:
    first = Instruction("Op", function, reads, ("y",), "net/op", **options)
    inputs = tuple(ProgramInput(name) for name in reads if name != "w")
    return Program("net", inputs, {"w": BIAS}, {}, (first, *more), ("y",))


def run(net: Any, *inputs: Tensor, times: int = RUNS + 1) -> Any:
    """What it gives at last."""
    return [net(*inputs) for _ in range(times)][-1]


def test_inputs_of_shapes_that_come_again_and_again_are_computed_by_a_plan() -> None:
    scaled = Counted(lambda x, w: ops.tanh(x) * w)
    net = nn.GraphCell(program(scaled))
    expected = net(X).asnumpy()
    planned = run(net, X, times=RUNS + 4)
    count = scaled.count
    again = net(Tensor([[0.5, -0.5]]))

    np.testing.assert_array_equal(planned.asnumpy(), expected)
    np.testing.assert_array_equal(again.asnumpy(), np.tanh(np.float32([[0.5, -0.5]])) * BIAS)
    assert scaled.count == count  # the plan has operators of its own


@pytest.mark.no_mode
def test_first_runs_are_not_written_down() -> None:
    scaled = Counted(lambda x, w: x * w)
    run(nn.GraphCell(program(scaled)), X, times=RUNS)

    assert scaled.count == RUNS


def test_plan_computes_with_parameters_as_they_are() -> None:
    net = nn.GraphCell(program(ops.mul))
    run(net, X)
    net.trainable_params()[0].set_data(Tensor(np.float32([3.0, 4.0])))

    assert run(net, X, times=4).asnumpy().tolist() == [[3.0, 4.0]]


def test_network_that_is_planned_is_trained_exported_and_copied_as_before(tmp_path: Any) -> None:
    net = nn.GraphCell(affine())
    run(net, X)
    step = engine.value_and_grad(lambda x: net(x).sum(), None, net.trainable_params())
    _, gradients = step(X)
    engine.export(net, X, file_name=str(tmp_path / "net.onnx"))
    loaded = nn.GraphCell(engine.load(str(tmp_path / "net.onnx")))

    assert gradients[0].asnumpy().tolist() == [[1.0, 1.0], [1.0, 1.0]]
    assert loaded(X).asnumpy().tolist() == copy.deepcopy(net)(X).asnumpy().tolist()


def test_shapes_of_each_length_are_those_of_the_input() -> None:
    """Whole numbers of the host are constants of a graph, which holds for its shapes alone."""

    def rows(x: Tensor, w: Any) -> Tensor:
        return x.reshape((-1,))[: x.shape[0]] * w[0]

    net = nn.GraphCell(program(rows))
    for length in (2, 3, 2, 3):
        given = np.arange(2.0 * length, dtype=np.float32).reshape(length, 2)
        assert run(net, Tensor(given)).asnumpy().tolist() == list(range(length))


def test_operators_go_on_one_by_one_where_numbers_decide_what_is_computed() -> None:
    def branch(condition: np.ndarray, x: Tensor, w: Tensor) -> Tensor:
        return x + w if condition.all() else x - w

    taken = program(branch, reads=("condition", "x", "w"), host=frozenset([0]), is_mixed=True)
    net = nn.GraphCell(taken)
    yes, no = Tensor([True]), Tensor([False])

    assert run(net, yes, X).asnumpy().tolist() == [[2.0, 0.0]]
    assert run(net, no, X, times=5).asnumpy().tolist() == [[0.0, 2.0]]


def test_error_of_a_plan_says_where_in_the_file_it_stands() -> None:
    net = nn.GraphCell(program(lambda x, w: ops.gather(w, x, 0), reads=("x", "w")))
    run(net, Tensor([1]))

    with pytest.raises(EngineError, match=r"^net: Op 'net/op': "):
        net(Tensor([7]))
    assert net(Tensor([0])).asnumpy().tolist() == [1.0]


@pytest.mark.parametrize("times", [2, 3])
def test_error_of_a_plan_of_graph_mode_says_so_too(times: int) -> None:
    """Of one that is compared with the run in this call, and of one that is not."""
    engine.set_context(mode=engine.GRAPH_MODE)
    net = nn.GraphCell(program(lambda x, w: ops.gather(w, x, 0), reads=("x", "w")))
    run(net, Tensor([1]), times=times)

    with pytest.raises(EngineError, match=r"^net: Op 'net/op': "):
        net(Tensor([7]))
    assert net(Tensor([0])).asnumpy().tolist() == [1.0]


def test_wrong_inputs_are_told_as_in_the_first_run() -> None:
    net = nn.GraphCell(affine())
    run(net, X)

    with pytest.raises(EngineError, match="net: input 'x' expected a tensor, got float"):
        net(1.0)
    with pytest.raises(EngineError, match="net expected 1 inputs"):
        net(X, X)
