"""GraphCell: the network of a file as a cell among others."""

from __future__ import annotations

import copy
from typing import Any

import numpy as np
import pytest

import engine
from engine import Tensor, nn, ops
from engine.errors import ArgumentTypeError, ArgumentValueError, UnsupportedError
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
