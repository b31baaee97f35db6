"""A graph as bytes that are the same in each process where it computes the same."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np

from engine.autodiff import PRIMITIVES
from engine.autodiff.forms import allowed
from engine.graph import Graph, GraphNode

__all__ = ["told"]

_PLAIN = (bool, int, float, complex, str, bytes, type(None), type(...), range)


class _UntoldError(Exception):
    """Something that has no bytes of its own; it never leaves this module."""


def told(graph: Graph) -> list[bytes] | None:
    """What a graph computes, but for the numbers of its parameters and inputs.

    Returns:
        None where it cannot be told, as where functions of users compute.

    """
    try:
        return list(_parts(graph))
    except _UntoldError:
        return None


def _parts(graph: Graph) -> Iterator[bytes]:
    yield repr((allowed(), graph.ends)).encode()
    for one in graph.parameters:
        yield repr((one.name, one.shape, one.dtype, one.value is None)).encode()
    for one in graph.constants:
        yield from (one.name.encode(), *_value(one.value))
    for node in graph.nodes:
        _refuse_functions_of_users(node)
        yield repr((node.name, node.primitive, node.sources)).encode()
        yield repr(
            [(spec.shape, spec.dtype.str, spec.dtype.name) for spec in node.outputs]
        ).encode()
        yield from _value(node.attributes)


def _value(value: Any) -> Iterator[bytes]:
    """A setting or a constant, with its type."""
    kind = type(value)
    if isinstance(value, np.ndarray | np.generic):
        array = np.asarray(value)
        if array.dtype.hasobject:
            raise _UntoldError
        yield repr((kind.__name__, array.shape, array.dtype.str, array.dtype.name)).encode()
        yield array.tobytes()
    elif kind in _PLAIN:
        yield repr((kind.__name__, value)).encode()
    elif isinstance(value, np.dtype):
        yield repr(("dtype", value.str, value.name)).encode()
    elif isinstance(value, slice):
        yield from _several("slice", (value.start, value.stop, value.step))
    elif isinstance(value, Mapping):
        yield from _several("mapping", tuple(value.items()))
    elif isinstance(value, tuple | list) and _is_of_the_engine(kind.__module__):
        yield from _several(f"{kind.__module__}.{kind.__qualname__}", tuple(value))
    else:
        raise _UntoldError


def _several(name: str, parts: tuple[Any, ...]) -> Iterator[bytes]:
    yield repr((name, len(parts))).encode()
    for part in parts:
        yield from _value(part)


def _refuse_functions_of_users(node: GraphNode) -> None:
    primitive = PRIMITIVES[node.primitive]
    computing = (primitive.reference, *primitive.forms.added.values())
    if primitive.runs_others or not all(_is_of_the_engine(one.__module__) for one in computing):
        raise _UntoldError


def _is_of_the_engine(module: str) -> bool:
    return module == "builtins" or module.partition(".")[0] == "engine"
