"""An ONNX file as a program: its inputs, its parameters, an instruction for each node."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterable
from typing import Any

import numpy as np
from onnx import ModelProto, ValueInfoProto

from engine.errors import GraphFileError
from engine.program import Program, ProgramInput
from engine.train.loading.loader import NetworkFile

from .content import DOMAINS, Content, block_of, program_in
from .converters import readers
from .node import Node
from .registry import Reader
from .source import Source
from .tensors import TensorReader, dtype_of, text_of

OPSETS = range(7, 29)  # whose operators were looked at
_FROZEN = "insight.frozen"
_FUNCTION = Reader(lambda node: node.refused, frozenset(), frozenset())  # of the file


def program_of(file: NetworkFile) -> Program:
    """The program of a file.

    Raises:
        GraphFileError: If it is damaged, or has operators that have no form here; it lists all of
            them.

    """
    model = _parsed(file)
    functions = {(one.domain, one.name): one for one in model.functions}
    tensors = TensorReader(file.path.parent)
    source = Source(_opset(file.name, model), tensors, functions, block_of, itertools.count())
    content = Content(file.name, model.graph, source)
    trained, statistics = _roles(content.nodes)
    arrays = content.tensors
    parameters = {name: one for name, one in arrays.items() if _is_learned(one, name in trained)}
    constants = {name: one for name, one in arrays.items() if name not in parameters}
    inputs = (one for one in model.graph.input if one.name not in arrays)
    return program_in(
        file.name,
        tuple(_input(file.name, one) for one in inputs),
        parameters,
        constants | content.constants,
        content.instructions,
        content.outputs,
        frozenset((statistics | _told_frozen(model)) & set(parameters)),
    )


def _parsed(file: NetworkFile) -> ModelProto:
    model = ModelProto()
    try:
        model.ParseFromString(file.content)
    except Exception as error:  # protobuf's own type, which only insight.format knows
        raise GraphFileError.of(file.name, "an ONNX model", "bytes that are none") from error
    if not model.HasField("graph") or not model.graph.output:
        raise GraphFileError.of(file.name, "an ONNX model with outputs", "none")
    return model


def _opset(where: str, model: ModelProto) -> int:
    versions = [one.version for one in model.opset_import if one.domain in DOMAINS]
    if len(versions) != 1 or versions[0] not in OPSETS:
        expected = f"operators of one version from {OPSETS[0]} to {OPSETS[-1]}"
        raise GraphFileError.of(where, expected, ", ".join(map(str, versions)) or "none")
    return int(versions[0])


def _roles(nodes: Iterable[Node]) -> tuple[set[str], set[str]]:
    """Names that are read as tensors, and those among them that are read as statistics alone."""
    as_tensor: set[str] = set()
    as_statistics: set[str] = set()
    for node in nodes:
        reader = readers()[node.operator] if node.domain in DOMAINS else _FUNCTION
        for position, name in enumerate(node.reads):
            if name is not None and position not in reader.host:
                chosen = as_statistics if position in reader.statistics else as_tensor
                chosen.add(name)
    return as_tensor | as_statistics, as_statistics - as_tensor


def _told_frozen(model: ModelProto) -> set[str]:
    """What a file of ours says of parameters that are not trained; of another, nothing."""
    told = next((one.value for one in model.metadata_props if one.key == _FROZEN), "[]")
    try:
        names = json.loads(told)
    except (ValueError, RecursionError):
        return set()
    return {one for one in names if isinstance(one, str)} if isinstance(names, list) else set()


def _is_learned(array: np.ndarray[Any, Any], is_read: bool) -> bool:
    """Floats with an axis that an operator computes with; a lone number is a setting."""
    return is_read and array.ndim > 0 and array.dtype.kind in "fV"


def _input(where: str, proto: ValueInfoProto) -> ProgramInput:
    name = text_of(where, proto.name)
    told = f"{where}: input {name!r}"
    if not proto.type.HasField("tensor_type"):
        raise GraphFileError.of(told, "a tensor", proto.type.WhichOneof("value") or "nothing")
    kind = proto.type.tensor_type
    dtype = dtype_of(told, kind.elem_type)
    if not kind.HasField("shape"):
        return ProgramInput(name, dtype)
    return ProgramInput(name, dtype, tuple(map(_length, kind.shape.dim)))


def _length(dimension: Any) -> int | None:
    """None for an axis that is open, or has a name."""
    is_known = dimension.HasField("dim_value") and dimension.dim_value >= 0
    return int(dimension.dim_value) if is_known else None
