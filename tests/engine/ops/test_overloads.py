"""Functions that are chosen by the types of their arguments."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import engine
from engine import Parameter, Tensor, nn, ops


def graph_of(*names: str) -> Any:
    """Says which of the types it was called for."""
    graph = ops.MultitypeFuncGraph("which")
    for name in names:
        graph.register(name)(lambda x, name=name: name)
    return graph


VALUES: list[tuple[str, Any]] = [
    ("Bool", True),
    ("Int", 3),
    ("Float", 3.5),
    ("Float", np.float32(1)),
    ("Complex", 1j),
    ("Tensor", Tensor([1.0])),
    ("Tensor", Parameter(Tensor([1.0]))),
    ("List", [1]),
    ("Tuple", (1,)),
    ("Dictionary", {"a": 1}),
    ("String", "s"),
    ("None", None),
    ("Slice", slice(1)),
    ("Ellipsis", ...),
    ("Function", nn.ReLU()),
    ("Function", abs),
    ("COOTensor", ops.dense_to_sparse_coo(Tensor([[1.0]]))),
    ("CSRTensor", ops.dense_to_sparse_csr(Tensor([[1.0]]))),
    ("RowTensor", engine.RowTensor(Tensor([0]), Tensor([[1.0]]), (2, 1))),
]


@pytest.mark.parametrize(("name", "value"), VALUES)
def test_function_of_the_arguments_type_is_called(name: str, value: Any) -> None:
    assert graph_of(*dict(VALUES))(value) == name


def test_first_function_that_fits_is_called() -> None:
    assert graph_of("Number", "Bool", "Int")(True) == "Number"
    assert graph_of("Bool", "Number")(True) == "Bool"


def test_tensors_are_told_apart_by_number_type() -> None:
    which = graph_of("Tensor[Float16]", "Tensor[Float32]", "Tensor")

    assert which(Tensor([1.0])) == "Tensor[Float32]"
    assert which(Tensor([1.0], engine.float16)) == "Tensor[Float16]"
    assert which(Tensor([1])) == "Tensor"


def test_number_of_arguments_counts() -> None:
    graph = ops.MultitypeFuncGraph("add")
    graph.register("Number")(lambda x: "one")
    graph.register("Number", "Number")(lambda x, y: "two")

    assert (graph(1), graph(1, 2)) == ("one", "two")


def test_function_registered_alone_takes_anything() -> None:
    assert graph_of("Tensor")("text") == "Tensor"


def test_gradients_flow_through_the_chosen_function() -> None:
    scale = ops.MultitypeFuncGraph("scale")
    scale.register("Number", "Tensor")(lambda factor, x: x * factor)
    scale.register("Tensor", "Tensor")(lambda factor, x: x * factor * 10.0)

    found = ops.grad(lambda x: scale(3.0, x))(Tensor([2.0]))
    assert found.asnumpy().tolist() == [3.0]


def test_types_that_no_function_has_are_refused_with_those_that_are_known() -> None:
    graph = graph_of("Number", "Tensor")

    with pytest.raises(ValueError, match=r"'which' expected \(Number\) or \(Tensor\), got \(str\)"):
        graph("text")


def test_unknown_type_and_name_are_refused() -> None:
    with pytest.raises(RuntimeError, match="register expected"):
        ops.MultitypeFuncGraph("f").register("Dict")
    with pytest.raises(TypeError, match="a string"):
        ops.MultitypeFuncGraph(3)  # type: ignore[arg-type]


def test_graph_without_functions_says_so() -> None:
    with pytest.raises(ValueError, match="to be registered first"):
        ops.MultitypeFuncGraph("empty")(1)
