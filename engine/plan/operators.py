"""The operator of a node as a plain function of arrays: what calls it many times binds it once."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from functools import partial
from typing import Any

from engine.autodiff import PRIMITIVES, Primitive
from engine.errors import EngineError, refused
from engine.graph import Graph, GraphNode, Source

HALVES = frozenset({"float16", "bfloat16"})


def halves_of(graph: Graph) -> frozenset[Source]:
    """The values of a graph that are of float16 or bfloat16."""
    given = [(Source(one.name), one.dtype) for one in (*graph.parameters, *graph.constants)]
    made = [
        (Source(node.name, k), out.dtype.name)
        for node in graph.nodes
        for k, out in enumerate(node.outputs)
    ]
    return frozenset(source for source, dtype in (*given, *made) if dtype in HALVES)


def bound(
    node: GraphNode, halves: Container[Source] = (), device: str | None = None
) -> Callable[..., Any]:
    """What computes a node of its sources, as arrays, numbers and None.

    It gives the bits that the primitive gives, and leaves out what a caller does once for all:
    it casts nothing, for a graph has its casts as nodes, remembers nothing, does not keep NumPy
    from complaining (`engine.autodiff.quiet` does) and tells nothing of what NumPy refuses (`told`
    does).

    Args:
        node: The node.
        halves: Which of its sources are of float16 or bfloat16; those the CPU computes in float32.
        device: Where the arrays lie, so that the form for it is chosen here; None: at each call.

    """
    primitive, attributes = PRIMITIVES[node.primitive], dict(node.attributes)
    run = primitive.run if device is None else primitive.forms.on(device)
    if not primitive.writes and any(source in halves for source in node.sources):
        run = _in_halves(primitive)
    return partial(run, **attributes) if attributes else run


def _in_halves(primitive: Primitive[..., Any]) -> Callable[..., Any]:
    def run(*arrays: Any, **attributes: Any) -> Any:
        return primitive.with_halves(primitive, list(arrays), attributes)

    return run


def told(node: GraphNode, given: Sequence[Any], error: Exception) -> EngineError | None:
    """What an operator says that NumPy refused; None where the error is to go on as it is."""
    if isinstance(error, EngineError) or PRIMITIVES[node.primitive].runs_others:
        return None
    return refused(node.primitive, tuple(given), error)
