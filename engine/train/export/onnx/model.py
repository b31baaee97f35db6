"""The ONNX model of a network: its graph, its parameters, checked."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import onnx
from onnx import helper

from engine.autodiff import Spec
from engine.backend import asnumpy
from engine.errors import ArgumentValueError
from engine.graph import Graph, GraphValue, Length, Source
from engine.nn import Cell
from engine.train.export.exporter import Asked
from engine.train.export.traced import traced

from .growing import constant_of
from .registry import CONVERTERS
from .whole_biases import write_whole_biases
from .writer import Writer, element_type, tensor_proto

IR_VERSION = 8  # what runtimes of the last years take; the library's newest they refuse
OPSET = 17
FROZEN = "insight.frozen"  # in the metadata: names of parameters that are not trained, as JSON
MOST_BYTES = 2**31 - 2**20  # of parameters: protobuf ends at 2 GiB


def model_of(asked: Asked) -> onnx.ModelProto:
    """The model of a network, which the library's checker has passed.

    Raises:
        ArgumentValueError: If an operator has no form in ONNX; it lists all of them. Also where
            ONNX has one, but not for these number types.

    """
    graph, inputs = traced(asked)
    model = _written(asked.where, graph, inputs)
    _tell_frozen(model, asked)
    try:
        onnx.checker.check_model(model, full_check=True)
    except (onnx.checker.ValidationError, onnx.shape_inference.InferenceError) as error:
        expected, hint = "operators as ONNX has them", "another number type may help"
        raise ArgumentValueError.of(f"{asked.where}(net)", expected, str(error), hint) from error
    return model


def _tell_frozen(model: onnx.ModelProto, asked: Asked) -> None:
    """Say which parameters are not trained, such as moving statistics: ONNX has no word for it."""
    given = asked.network.get_parameters() if isinstance(asked.network, Cell) else ()
    frozen = {one.name for one in given if not one.requires_grad}
    names = [one.name for one in model.graph.initializer if one.name in frozen]
    if names:
        model.metadata_props.add(key=FROZEN, value=json.dumps(names))


def _written(where: str, graph: Graph, inputs: list[GraphValue]) -> onnx.ModelProto:
    writer = Writer(graph)
    names = writer.sources
    own = {value.name for value in inputs}
    for value in inputs:
        writer.open_axes(value)
    for value in [*inputs, *(one for one in graph.parameters if one.name not in own)]:
        writer.specs[value.name] = Spec(value.shape, np.dtype(value.dtype))
        names[Source(value.name)] = value.name
        if value.name not in own:
            writer.initializers[value.name] = asnumpy(value.value)
    for value in graph.constants:
        names[Source(value.name)] = constant_of(writer, value)
    CONVERTERS.convert(where, graph.nodes, writer)
    outputs = [_output(writer, k, names[end]) for k, end in enumerate(graph.ends)]
    write_whole_biases(writer)
    arrays = _read_arrays(where, writer)
    learned = {value.name for value in graph.parameters}
    protos = (
        [_value_info(value.name, value.shape, value.dtype) for value in inputs],
        [_value_info(name, *_spec(writer, name)) for name in outputs],
        [tensor_proto(name, array) for name, array in arrays.items() if name in learned],
    )
    said = (one for one in arrays.items() if one[0] not in learned)
    nodes = [*map(_said, said), *writer.nodes]
    made = helper.make_graph(nodes, graph.name or "network", *protos)
    imports = [helper.make_opsetid("", OPSET)]
    return helper.make_model(
        made, producer_name="insight", ir_version=IR_VERSION, opset_imports=imports
    )


def _output(writer: Writer, position: int, name: str | None) -> str:
    """A name of its own for a result: one may be asked for twice, or be an input."""
    made: str = writer.node("Identity", writer.settled(name))
    writer.specs[made] = Spec(writer.shape(name), writer.dtype(name))
    wanted = writer.name_of_output(position)
    writer.nodes[-1].output[0] = wanted
    writer.specs[wanted] = writer.specs[made]
    return wanted


def _spec(writer: Writer, name: str) -> tuple[tuple[Any, ...], Any]:
    spec = writer.specs[name]
    return spec.shape, spec.dtype


def _value_info(name: str, shape: tuple[Any, ...], dtype: Any) -> onnx.ValueInfoProto:
    told = [_dimension(length) for length in shape]
    return helper.make_tensor_value_info(name, element_type(dtype), told)


def _dimension(length: Any) -> int | str | None:
    if isinstance(length, Length):
        return length.axis or repr(length).replace(" ", "")
    return length if isinstance(length, int) else None


def _read_arrays(where: str, writer: Writer) -> dict[str, np.ndarray[Any, Any]]:
    names = {name for node in writer.nodes for name in node.input}
    read = {name: array for name, array in writer.initializers.items() if name in names}
    size = sum(array.nbytes for array in read.values())
    if size > MOST_BYTES:
        expected = f"at most {MOST_BYTES} bytes of parameters"
        hint = "MINDIR takes more, and save_checkpoint writes parameters alone"
        raise ArgumentValueError.of(f"{where}(net)", expected, size, hint)
    return read


def _said(array: tuple[str, np.ndarray[Any, Any]]) -> onnx.NodeProto:
    """A constant, which is a node: so that who reads the file takes none for a parameter."""
    name, value = array
    return helper.make_node("Constant", [], [name], value=tensor_proto(name, value))
