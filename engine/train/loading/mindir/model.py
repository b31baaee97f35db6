"""A MINDIR file as a program: its inputs, its parameters, what its nodes compute."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.errors import ArgumentValueError, GraphFileError
from engine.program import Program, ProgramInput
from engine.train.loading.loader import NetworkFile
from insight.format.mindir import (
    GraphProto,
    ModelProto,
    TensorProto,
    ValueInfoProto,
    model_from,
    number_type,
)

from .tensors import TensorReader
from .values import Call, Ref
from .walk import Walk

_MOST = 10_000  # outputs: a file of few bytes may have tuples of tuples of tuples


def program_of(file: NetworkFile) -> Program:
    """The program of a file.

    Raises:
        GraphFileError: If it is damaged, branches, or has operators that have no form here; it
            lists all of them.

    """
    model = _parsed(file)
    walk = Walk(file.name, model)
    parameters = _parameters(file, model.graph, walk)
    inputs = [_input(file.name, one, set(parameters)) for one in model.graph.input]
    walk.known.update(
        (proto.name, Ref(one.name)) for proto, one in zip(model.graph.input, inputs, strict=True)
    )
    result = walk.graph(model.graph)
    if walk.missing:
        expected = "operators with a form here (docs/mindir.md lists them)"
        raise GraphFileError.of(file.name, expected, ", ".join(walk.missing.values()))
    outputs = [walk.tensor(one) for one in _flat(file.name, result)]
    if not outputs:
        raise GraphFileError.of(file.name, "outputs", "none")
    trained = {name for name in walk.as_tensor if _is_trained(parameters.get(name))}
    try:
        return Program(
            file.name,
            tuple(inputs),
            parameters,
            walk.constants,
            tuple(walk.instructions),
            tuple(outputs),
            frozenset(set(parameters) - trained),
        )
    except ArgumentValueError as error:  # of the program; here the file is to blame
        raise GraphFileError(str(error)) from error


def _parsed(file: NetworkFile) -> ModelProto:
    try:
        model = model_from(file.name, file.content)
    except ValueError as error:  # the format's own type; users of engine catch engine's
        raise GraphFileError(str(error)) from error
    if not model.HasField("graph") or not model.graph.output:
        raise GraphFileError.of(file.name, "a MINDIR model with outputs", "none")
    if model.HasField("little_endian") and not model.little_endian:
        raise GraphFileError.of(file.name, "numbers with the lowest byte first", "the other order")
    return model


def _parameters(
    file: NetworkFile, graph: GraphProto, walk: Walk
) -> dict[str, np.ndarray[Any, Any]]:
    tensors = TensorReader(file.path.parent)
    found: dict[str, np.ndarray[Any, Any]] = {}
    for proto in graph.parameter:
        name = proto.ref_key or _short(proto.name)
        if name in found:
            raise GraphFileError.of(file.name, "a name for each parameter", f"{name!r} twice")
        found[name] = tensors.array(f"{file.name}: parameter {name!r}", proto)
        walk.known[proto.name] = Ref(name)
    return found


def _input(where: str, proto: ValueInfoProto, taken: set[str]) -> ProgramInput:
    name = _short(proto.name)
    told = f"{where}: input {name!r}"
    if len(proto.tensor) != 1:
        raise GraphFileError.of(told, "a tensor", f"{len(proto.tensor)} of them")
    tensor = proto.tensor[0]
    try:
        dtype = number_type(told, tensor.data_type)
    except ValueError as error:  # of the format; users of engine catch engine's
        raise GraphFileError(str(error)) from error
    return ProgramInput(proto.name if name in taken else name, dtype, _shape(tensor))


def _shape(tensor: TensorProto) -> tuple[int | None, ...] | None:
    """None for an axis that is open; as a whole, where the number of axes is."""
    if -2 in tensor.dims:
        return None
    return tuple(int(length) if length >= 0 else None for length in tensor.dims)


def _short(name: str) -> str:
    """A name without that of the graph before it."""
    return name.partition(":")[2] or name


def _flat(where: str, result: Any) -> list[Any]:
    """The parts of tuples of tuples, in the order in which they lie."""
    found, waiting, looked_at = [], [result], 0
    while waiting:
        looked_at += 1
        if max(looked_at, len(waiting)) > _MOST:
            raise GraphFileError.of(where, f"at most {_MOST} outputs", "more")
        one = waiting.pop()
        if isinstance(one, tuple) and not isinstance(one, Ref | Call):
            waiting.extend(reversed(one))
        else:
            found.append(one)
    return found


def _is_trained(array: np.ndarray[Any, Any] | None) -> bool:
    """Floats that an operator computes with."""
    return array is not None and array.dtype.kind in "fV"
