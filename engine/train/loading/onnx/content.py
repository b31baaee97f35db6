"""What a graph of a file holds: tensors, constants, nodes, and instructions made of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np
from onnx import GraphProto

from engine.errors import ArgumentValueError, GraphFileError
from engine.program import Instruction, Program, ProgramInput

from .converters import readers
from .converters.creation import constant_of
from .functions import call_of
from .node import Node
from .source import Block, Source
from .tensors import TensorReader, text_of

DOMAINS = ("", "ai.onnx")
_CONSTANT = "Constant"  # a node that is a tensor of the file
Arrays = dict[str, np.ndarray[Any, Any]]


class Content:
    """A graph that was read.

    Attributes:
        nodes: Its nodes, without those that say constants.
        tensors: Its initializers.
        constants: What nodes say.
        instructions: Made of its nodes.
        outputs: Names of what it returns.

    Raises:
        GraphFileError: If something of it cannot be read, or operators have no form here; it lists
            all of them.

    """

    def __init__(self, where: str, graph: GraphProto, source: Source) -> None:
        if graph.sparse_initializer:
            raise GraphFileError.of(where, "dense tensors", "a sparse one")
        every = _nodes(where, graph, source)
        self.nodes = [node for node in every if node.operator != _CONSTANT]
        self.tensors = _initializers(where, graph, source.tensors)
        self.constants = _constants(
            [node for node in every if node.operator == _CONSTANT], self.tensors
        )
        self.instructions = tuple(_instruction(node, source) for node in self.nodes)
        self.outputs = tuple(text_of(where, one.name) for one in graph.output)


def block_of(where: str, graph: GraphProto, source: Source) -> Block:
    """A graph inside of another, whose floats are constants.

    Raises:
        GraphFileError: If something of it cannot be read.

    """
    content = Content(where, graph, source)
    constants = content.tensors | content.constants
    inputs = tuple(text_of(where, one.name) for one in graph.input if one.name not in constants)
    made = {*inputs, *constants}
    captured: dict[str, None] = {}
    for instruction in content.instructions:
        captured |= dict.fromkeys(name for name in instruction.reads if name and name not in made)
        made |= {name for name in instruction.makes if name}
    captured |= dict.fromkeys(name for name in content.outputs if name not in made)
    taken = (ProgramInput(name) for name in (*inputs, *captured))
    program = program_in(where, tuple(taken), {}, constants, content.instructions, content.outputs)
    return Block(inputs, tuple(captured), program)


def program_in(where: str, *parts: Any) -> Program:
    """The program, whose errors are those of the file.

    Raises:
        GraphFileError: If names do not fit.

    """
    try:
        return Program(where, *parts)
    except ArgumentValueError as error:
        raise GraphFileError(str(error)) from error


def _nodes(where: str, graph: GraphProto, source: Source) -> list[Node]:
    """All nodes, of which each operator is known."""
    missing: dict[str, str] = {}
    for proto in graph.node:
        name = proto.op_type if proto.domain in DOMAINS else f"{proto.domain}.{proto.op_type}"
        is_function = (proto.domain, proto.op_type) in source.functions
        if name not in readers() and name != _CONSTANT and not is_function:
            named = proto.name or next(iter(proto.output), "")
            missing.setdefault(name, f"{name} {named!r}")
    if missing:
        expected = "operators with a form here (docs/loaded_graphs.md lists them)"
        raise GraphFileError.of(where, expected, ", ".join(missing.values()))
    return [Node(where, proto, source) for proto in graph.node]


def _instruction(node: Node, source: Source) -> Instruction:
    if not node.makes:
        raise node.refused("an output", "none")
    function = source.functions.get((node.domain, node.operator))
    if function is not None:
        compute = call_of(node, function, source)
        return Instruction(node.operator, compute, node.reads, node.makes, node.name, is_mixed=True)
    reader = readers()[node.operator]
    compute = reader.converter(node)
    node.check_all_asked()
    return Instruction(
        node.operator, compute, node.reads, node.makes, node.name, reader.host, reader.is_mixed
    )


def _constants(nodes: Iterable[Node], others: Mapping[str, Any]) -> Arrays:
    found: Arrays = {}
    for node in nodes:
        value = constant_of(node)
        node.check_all_asked()
        if len(node.makes) != 1 or node.makes[0] is None or node.makes[0] in {*found, *others}:
            raise node.refused("one output with a name of its own", node.makes)
        found[node.makes[0]] = value
    return found


def _initializers(where: str, graph: GraphProto, tensors: TensorReader) -> Arrays:
    found: Arrays = {}
    for proto in graph.initializer:
        name = text_of(where, proto.name)
        if name in found:
            raise GraphFileError.of(where, "a name for each tensor", f"{name!r} twice")
        found[name] = tensors.array(f"{where}: tensor {name!r}", proto)
    return found
