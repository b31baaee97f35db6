"""Operators that are settled while the file is read: tuples, graphs as values, order of effects."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.errors import GraphFileError

from .values import NOTHING, Call, Ref


def _first(where: str, inputs: list[Any]) -> Any:
    """What orders effects gives back what it is about."""
    if not inputs:
        raise GraphFileError.of(where, "an input", "none")
    return inputs[0]


def _part(where: str, inputs: list[Any]) -> Any:
    if len(inputs) != 2:
        raise GraphFileError.of(where, "2 inputs", len(inputs))
    row, position = inputs
    if row is NOTHING:  # of an operator that is missing
        return NOTHING
    is_row = isinstance(row, tuple) and not isinstance(row, Ref | Call)
    if not is_row or not isinstance(position, int) or not -len(row) <= position < len(row):
        raise GraphFileError.of(where, "a position in a tuple", repr(position))
    return row[position]


def _partial(where: str, inputs: list[Any]) -> Any:
    graph = _first(where, inputs)
    if not isinstance(graph, Call):
        raise GraphFileError.of(where, "a graph", type(graph).__name__)
    return Call(graph.graph, (*graph.given, *inputs[1:]))


SETTLED: dict[str, Callable[[str, list[Any]], Any]] = {
    "Depend": _first,
    "Load": _first,
    "MakeTuple": lambda _where, inputs: tuple(inputs),
    "Partial": _partial,
    "TupleGetItem": _part,
    "UpdateState": lambda _where, _inputs: NOTHING,
    "list_getitem": _part,
    "make_list": lambda _where, inputs: tuple(inputs),
}
"""Operators that are settled while the file is read."""
