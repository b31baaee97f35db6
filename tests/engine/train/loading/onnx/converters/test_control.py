"""Branches and loops."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from onnx import TensorProto, helper

from engine import Tensor, ops
from tests.engine.train.loading.onnx.beside_onnxruntime import (
    Case,
    case,
    check_same,
    computed,
    drawn,
    model_of,
    programmed,
    scalar,
)

FLOAT, INT64, BOOL = TensorProto.FLOAT, TensorProto.INT64, TensorProto.BOOL
X = drawn(3, 4)


def info(name: str, kind: int = FLOAT, shape: Any = None) -> Any:
    return helper.make_tensor_value_info(name, kind, shape)


def graph(nodes: list[Any], inputs: list[Any], outputs: list[Any]) -> Any:
    return helper.make_graph(nodes, "inner", inputs, outputs)


def branch(operator: str) -> Any:
    """It reads what lies around it."""
    return graph([helper.make_node(operator, ["around0"], ["out"])], [], [info("out")])


TURN = [info("turn", INT64, []), info("goes_on", BOOL, [])]
ADDED = graph(
    [
        helper.make_node("Add", ["state", "around0"], ["next"]),
        helper.make_node("Identity", ["next"], ["seen"]),
        helper.make_node("ReduceSum", ["next"], ["total"], keepdims=0),
        helper.make_node("Constant", [], ["bound"], value_float=30.0),
        helper.make_node("Less", ["total", "bound"], ["again"]),
    ],
    [*TURN, info("state")],
    [info("again", BOOL), info("next"), info("seen")],
)
COUNTED = graph(
    [
        helper.make_node("Add", ["state", "turn"], ["next"]),
        helper.make_node("Identity", ["goes_on"], ["again"]),
    ],
    [*TURN, info("state", INT64)],
    [info("again", BOOL), info("next", INT64)],
)
SUMMED = graph(
    [
        helper.make_node("Add", ["state", "part"], ["next"]),
        helper.make_node("Mul", ["part", "around0"], ["seen"]),
    ],
    [info("state", FLOAT, [4]), info("part", FLOAT, [4])],
    [info("next", FLOAT, [4]), info("seen", FLOAT, [4])],
)
DOUBLED = graph(
    [
        helper.make_node("Mul", ["state", "around0"], ["next"]),
        helper.make_node("Identity", ["goes_on"], ["again"]),
    ],
    [*TURN, info("state")],
    [info("again", BOOL), info("next")],
)
TWO = np.array(2, np.float32)


HALVES = {"body": SUMMED, "num_scan_inputs": 1, "outputs": 2, "around": (TWO,)}

CASES = [
    *(
        case(
            "If",
            scalar(way, np.bool_),
            around=(X,),
            then_branch=branch("Neg"),
            else_branch=branch("Abs"),
        )
        for way in (True, False)
    ),
    case("Loop", scalar(3), None, X, around=(np.abs(X),), body=ADDED, outputs=2),
    case("Loop", scalar(9), scalar(True, np.bool_), X, around=(TWO,), body=ADDED, outputs=2),
    case("Loop", scalar(4), scalar(True, np.bool_), scalar(1), body=COUNTED),
    case("Loop", scalar(4), scalar(False, np.bool_), scalar(1), body=COUNTED),
    case("Scan", X[0], X, **HALVES),
    case("Scan", X[0], X, scan_input_directions=[1], scan_output_directions=[1], **HALVES),
    case("Scan", X[0], X.T.copy(), scan_input_axes=[1], scan_output_axes=[1], **HALVES),
]


@pytest.mark.parametrize("one", CASES, ids=str)
def test_operator_computes_what_onnxruntime_computes(one: Case) -> None:
    check_same(one)


def test_gradients_flow_through_the_turns_of_a_loop() -> None:
    one = case("Loop", scalar(3), None, X, around=(TWO,), body=DOUBLED)
    program = programmed(model_of(one))
    count, x, factor = (Tensor(value) for value in one.named.values())
    found = ops.grad(lambda x: program(count, x, factor).sum())(x)

    assert (found.asnumpy() == 8).all()


def test_loop_that_collects_nothing_is_refused() -> None:
    one = case("Loop", scalar(0), None, X, around=(TWO,), body=ADDED, outputs=2)

    with pytest.raises(ValueError, match="Loop 'it': a loop that collects expected a turn or more"):
        computed(model_of(one), *one.named.values())
