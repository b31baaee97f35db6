"""Programs: instructions that run one after another, over values with names."""

from __future__ import annotations

import weakref
from typing import Any

import numpy as np
import pytest

import engine
from engine import Tensor, ops
from engine.errors import (
    ArgumentTypeError,
    ArgumentValueError,
    EngineError,
    MisfitError,
    ShapeError,
    StateError,
)
from engine.graph import forward_graph
from engine.program import Instruction, Program, ProgramInput

X = ProgramInput("x")


def program(
    *instructions: Instruction, inputs: Any = (X,), outputs: Any = ("y",), **more: Any
) -> Any:
    return Program(
        "net", inputs, more.get("parameters", {}), more.get("constants", {}), instructions, outputs
    )


def test_instructions_run_in_their_order_with_parameters_and_constants() -> None:
    made = program(
        Instruction("Mul", ops.mul, ("x", "weight"), ("scaled",)),
        Instruction("Add", ops.add, ("scaled", "two"), ("y",)),
        parameters={"weight": np.array([3.0], np.float32)},
        constants={"two": np.array(2.0, np.float32)},
    )

    assert made(Tensor([1.0, 5.0])).asnumpy().tolist() == [5.0, 17.0]


def test_several_outputs_come_as_a_tuple_and_an_input_may_be_one() -> None:
    made = program(Instruction("Neg", ops.neg, ("x",), ("y",)), outputs=("y", "x", "y"))

    assert [one.asnumpy().item() for one in made(Tensor(2.0))] == [-2.0, 2.0, -2.0]


def test_parts_that_nobody_reads_need_no_name() -> None:
    made = program(Instruction("Both", lambda x: (x, x + 1, x + 2), ("x",), (None, "y")))

    assert made(Tensor(2.0)).asnumpy() == 3.0


def test_gradients_flow_through_to_inputs_and_parameters() -> None:
    weight = engine.Parameter(Tensor([3.0, 4.0]), name="weight")
    made = program(
        Instruction("Mul", ops.mul, ("x", "weight"), ("y",)),
        parameters={"weight": weight.asnumpy()},
    )
    of_input, of_weight = ops.grad(lambda x: made.run([x], {"weight": weight}).sum(), 0, [weight])(
        Tensor([5.0, 6.0])
    )

    assert of_input.asnumpy().tolist() == [3.0, 4.0]
    assert of_weight[0].asnumpy().tolist() == [5.0, 6.0]


def test_values_are_given_back_when_nobody_reads_them_any_more() -> None:
    made: list[Any] = []
    alive: list[bool] = []

    def step(x: Any) -> Any:
        alive.append(bool(made) and made[0]() is not None)
        out = x + 1
        made.append(weakref.ref(out))
        return out

    program(
        Instruction("Step", step, ("x",), ("a",)),
        Instruction("Step", step, ("a",), ("b",)),
        Instruction("Step", step, ("b",), ("y",)),
    )(Tensor(1.0))

    assert alive == [False, True, False]


def test_shapes_are_whole_numbers_in_host_memory_and_no_part_of_a_trace() -> None:
    seen: list[Any] = []

    def reshape(x: Any, shape: Any) -> Any:
        seen.append(shape)
        return x.reshape(tuple(map(int, shape)))

    made = program(
        Instruction("Shape", lambda x: np.array(x.shape), ("x",), ("shape",)),
        Instruction("Mul", ops.mul, ("shape", "two"), ("doubled",)),
        Instruction("Div", ops.floor_div, ("doubled", "two"), ("again",)),
        Instruction("Reshape", reshape, ("x", "again"), ("y",), host=frozenset([1])),
        constants={"two": np.array(2, np.int64)},
    )
    graph = forward_graph(made, [Tensor(np.zeros((2, 3), np.float32))])

    assert type(seen[0]) is np.ndarray
    assert seen[0].dtype == np.int64
    assert [node.primitive for node in graph.nodes] == ["rearranged"]


def test_numbers_of_the_host_meet_tensors_as_tensors() -> None:
    made = program(
        Instruction("Shape", lambda x: np.array(x.shape), ("x",), ("shape",)),
        Instruction("Add", ops.add, ("x", "shape"), ("y",)),
        outputs=("y", "shape"),
    )
    total, shape = made(Tensor([1.0, 2.0]))

    assert total.asnumpy().tolist() == [3.0, 4.0]
    assert isinstance(shape, Tensor)


def test_error_of_an_operator_says_where_in_the_file_it_stands() -> None:
    made = program(Instruction("MatMul", ops.matmul, ("x", "x"), ("y",), "fc/product"))

    with pytest.raises(ShapeError, match=r"^net: MatMul 'fc/product': matmul expected"):
        made(Tensor(np.zeros((2, 3), np.float32)))


def test_bare_errors_of_functions_are_typed() -> None:
    made = program(Instruction("Odd", lambda x: x.array.reshape(7), ("x",), ("y",)))

    with pytest.raises(EngineError, match=r"^net: Odd 'y': Odd expected") as caught:
        made(Tensor([1.0]))
    assert isinstance(caught.value, ValueError)


def test_function_that_makes_too_little_is_told() -> None:
    made = program(Instruction("One", ops.neg, ("x",), ("y", "z")))

    with pytest.raises(StateError, match="One 'y' expected 2 outputs, got 1"):
        made(Tensor(1.0))


@pytest.mark.parametrize(
    ("given", "kind", "told"),
    [
        ([], MisfitError, "net expected 1 inputs \\(x\\), got 0"),
        ([1.0], ArgumentTypeError, "net: input 'x' expected a tensor, got float"),
        ([Tensor([1])], ArgumentTypeError, r"expected floats \(float32\), got int64"),
        ([Tensor([1.0])], ShapeError, r"expected shape \(any, 3\), got shape \(1,\)"),
        ([Tensor([[1.0, 2.0]])], ShapeError, r"expected shape \(any, 3\), got shape \(1, 2\)"),
    ],
)
def test_inputs_that_do_not_fit_are_refused(given: list[Any], kind: Any, told: str) -> None:
    expected = ProgramInput("x", np.dtype("float32"), (None, 3))
    made = program(inputs=(expected,), outputs=("x",))

    with pytest.raises(kind, match=told):
        made(*given)


@pytest.mark.parametrize(
    ("instructions", "outputs", "told"),
    [
        ((("b", "y"), ("x", "b")), ("y",), "Op 'y' expected values that are made before, got 'b'"),
        ((("x", "x"),), ("x",), "expected a name for each value, got 'x' twice"),
        ((("x", "y"),), ("z",), "expected outputs that an operator makes, got 'z'"),
    ],
)
def test_program_whose_names_do_not_fit_is_refused(
    instructions: Any, outputs: Any, told: str
) -> None:
    listed = [Instruction("Op", ops.neg, (reads,), (makes,)) for reads, makes in instructions]

    with pytest.raises(ArgumentValueError, match=told):
        program(*listed, outputs=outputs)
