"""The file of a network: its graph, its parameters, its results."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from engine.autodiff import Spec
from engine.backend import asnumpy
from engine.errors import ArgumentValueError
from engine.graph import Graph, GraphValue, Source
from engine.train.export.exporter import Asked
from engine.train.export.refusal import NoFormError
from engine.train.export.traced import traced
from insight import __version__
from insight.format.mindir import GraphProto, ModelProto, ValueInfoProto, tensor_message

from .growing import constant_of
from .registry import CONVERTERS
from .values import described, dims
from .writer import Writer

_IR_VERSION = "1.1"  # another first number makes MindSpore warn
_MIND_IR_VERSION = 2  # the first with operators that get their arguments as inputs


class Written(NamedTuple):
    """A network as a message.

    Attributes:
        model: All but the numbers of its parameters.
        arrays: Those, in the order of the parameters in the message.

    """

    model: ModelProto
    arrays: list[np.ndarray[Any, Any]]


def model_of(asked: Asked) -> Written:
    """The message of a network.

    Raises:
        ArgumentValueError: If an operator has no form in MINDIR; it lists all of them.

    """
    graph, inputs = traced(asked)
    writer = Writer(graph)
    names = writer.sources
    own = {value.name for value in inputs}
    parameters = [value for value in graph.parameters if value.name not in own]
    for value in inputs:
        writer.lengths.open_axes(writer.inside(value.name), value.shape)
    for value in [*inputs, *parameters]:
        name = names[Source(value.name)] = writer.inside(value.name)
        writer.specs[name] = Spec(value.shape, np.dtype(value.dtype))
    for value in graph.constants:
        names[Source(value.name)] = _constant(asked.where, writer, value)
    CONVERTERS.convert(asked.where, graph.nodes, writer)
    writer.current = None
    made = _graph(writer, graph, inputs, parameters)
    model = ModelProto(
        ir_version=_IR_VERSION,
        producer_name="Insight",
        model_version=__version__,
        graph=made,
        little_endian=True,
        primitives=writer.primitives,
        mind_ir_version=_MIND_IR_VERSION,
    )
    return Written(model, [asnumpy(value.value) for value in parameters])


def _constant(where: str, writer: Writer, value: GraphValue) -> str:
    try:
        return constant_of(writer, value)
    except NoFormError as error:
        expected = "constants that follow the open axes by a formula"
        raise ArgumentValueError.of(f"{where}(inputs)", expected, str(error)) from None


def _graph(
    writer: Writer,
    graph: Graph,
    inputs: list[GraphValue],
    parameters: list[GraphValue],
) -> GraphProto:
    names = writer.sources
    made = GraphProto(name=writer.inside("").rstrip(":"))
    for value in inputs:
        info = made.input.add(name=names[Source(value.name)])
        info.tensor.append(tensor_message(dims(value.shape), value.dtype))
    for value in parameters:
        name = names[Source(value.name)]
        made.parameter.append(tensor_message(value.shape, value.dtype, name))
        made.parameter[-1].ref_key = value.name
        made.parameter[-1].compression_type = 0
    made.output.append(_output(writer, [writer.settled(names[end]) for end in graph.ends]))
    made.node.extend(writer.nodes)
    return made


def _output(writer: Writer, ends: list[str]) -> ValueInfoProto:
    """The result: a tensor, or a tuple of them."""
    specs = tuple(writer.specs[name] for name in ends)
    if len(ends) != 1:
        return ValueInfoProto(name=writer.row(*ends), attr_info=described(specs, ""))
    message = tensor_message(dims(specs[0].shape), specs[0].dtype)
    return ValueInfoProto(name=ends[0], tensor=[message])
