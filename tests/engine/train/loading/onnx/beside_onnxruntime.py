"""One operator in a file of its own, computed by onnxruntime and by us."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import onnx
import onnxruntime
from onnx import helper

import engine
from engine import Tensor, nn
from engine.errors import EngineError
from engine.program import Program
from engine.train.loading.loader import NetworkFile
from engine.train.loading.onnx.model import program_of

ROOM = onnxruntime.SessionOptions()
ROOM.intra_op_num_threads = 1
ROOM.log_severity_level = 3


class Case(NamedTuple):
    """A node, what it reads, and the opset whose operator it is."""

    operator: str
    inputs: tuple[Any, ...]
    attributes: dict[str, Any]
    opset: int
    outputs: int
    around: tuple[Any, ...] = ()  # what graphs inside of the node read: `around0` …

    @property
    def named(self) -> dict[str, Any]:
        """Inputs of the file by name."""
        inputs = {f"x{k}": one for k, one in enumerate(self.inputs) if one is not None}
        return inputs | {f"around{k}": one for k, one in enumerate(self.around)}

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.attributes.items())
        shapes = "-".join("x".join(map(str, np.shape(one))) for one in self.inputs)
        return f"{self.operator}-{self.opset}-{shapes}-{told}".replace("\n", "")[:80]


def case(
    operator: str,
    *inputs: Any,
    opset: int = 17,
    outputs: int = 1,
    around: tuple[Any, ...] = (),
    **attributes: Any,
) -> Case:
    """A case whose inputs are arrays, or None for one that is left out."""
    return Case(operator, inputs, attributes, opset, outputs, around)


def model_of(one: Case) -> Any:
    names = ["" if value is None else f"x{k}" for k, value in enumerate(one.inputs)]
    outputs = [f"y{k}" for k in range(one.outputs)]
    node = helper.make_node(one.operator, names, outputs, name="it", **one.attributes)
    infos = [
        helper.make_tensor_value_info(
            name, helper.np_dtype_to_tensor_dtype(value.dtype), value.shape
        )
        for name, value in one.named.items()
    ]
    made = [onnx.ValueInfoProto(name=name) for name in outputs]
    graph = helper.make_graph([node], "graph", infos, made)
    imports = [helper.make_opsetid("", one.opset)]
    return helper.make_model(graph, ir_version=8, opset_imports=imports)


def programmed(model: Any) -> Program:
    """Our program of a model."""
    return program_of(NetworkFile(Path("one.onnx"), model.SerializeToString()))


def computed(model: Any, *inputs: Any) -> tuple[Any, ...]:
    made = programmed(model)(*map(Tensor, inputs))
    made = made if isinstance(made, tuple) else (made,)
    return tuple(value.asnumpy() for value in made)


def check_same(one: Case, atol: float = 1e-5) -> None:
    """Both compute the same, in the same shape and number type."""
    model = model_of(one)
    session = onnxruntime.InferenceSession(model.SerializeToString(), ROOM)
    expected = session.run(None, one.named)
    found = computed(model, *one.named.values())
    check_plan(model, found, *one.named.values())

    for ours, theirs in zip(found, expected, strict=True):
        assert (ours.dtype, ours.shape) == (theirs.dtype, theirs.shape)
        near = max(atol, 2e-3) if ours.dtype == np.float16 else atol
        np.testing.assert_allclose(ours, theirs, rtol=near, atol=near)


def check_plan(model: Any, expected: Any, *inputs: Any) -> None:
    """A plan that was made while all numbers were alike gives the same of any others."""
    network = engine.jit(nn.GraphCell(programmed(model)))
    alike = [np.ones_like(value) for value in inputs]
    for given in (alike, alike, inputs):  # the last is not compared by the plan itself
        with contextlib.suppress(EngineError):  # ones need not fit
            found = network(*map(Tensor, given))
    found = found if isinstance(found, tuple) else (found,)
    for planned, value in zip(found, expected, strict=True):
        np.testing.assert_array_equal(planned.asnumpy(), value)


def drawn(*shape: int, seed: int = 3, dtype: Any = np.float32) -> Any:
    """Normal numbers; of whole types those from -9 to 9, or from 0."""
    rng = np.random.default_rng(seed)
    kind = np.dtype(dtype).kind
    if kind == "b":
        return rng.random(shape) < 0.5
    if kind in "iu":
        return rng.integers(-9 if kind == "i" else 0, 10, shape).astype(dtype)
    return rng.standard_normal(shape).astype(dtype)


def wholes(*numbers: int, dtype: Any = np.int64) -> Any:
    """A vector of whole numbers."""
    return np.array(numbers, dtype)


def scalar(number: Any, dtype: Any = np.int64) -> Any:
    """A lone number."""
    return np.array(number, dtype)
