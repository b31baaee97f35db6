"""What follows from known values alone is computed once."""

from __future__ import annotations

from collections.abc import Container, Iterable, MutableMapping
from typing import Any

from engine.autodiff import PRIMITIVES, quiet
from engine.errors import BARE
from engine.graph import GraphNode, Source

from .liveness import outputs_of, sources_of
from .operators import bound, told


def folded(
    nodes: Iterable[GraphNode], known: MutableMapping[Source, Any], halves: Container[Source] = ()
) -> list[GraphNode]:
    """The nodes that are left; what the others make is added to `known`.

    What writes or draws is left: it is to be done each time.

    Args:
        nodes: In order of execution.
        known: Arrays and numbers that stay as they are.
        halves: Which values are of float16 or bfloat16.

    """
    left = []
    for node in nodes:
        has_effects = PRIMITIVES[node.primitive].has_effects
        if not has_effects and all(source in known for source in sources_of(node)):
            given = [None if one is None else known[one] for one in node.sources]
            known.update(zip(outputs_of(node), computed(node, given, halves), strict=True))
        else:
            left.append(node)
    return left


def computed(
    node: GraphNode, given: Iterable[Any], halves: Container[Source] = ()
) -> tuple[Any, ...]:
    """All that a node makes of what it is given.

    Raises:
        EngineError: If they do not fit it.

    """
    given = tuple(given)
    try:
        with quiet():
            made = bound(node, halves)(*given)
    except BARE as error:
        refusal = told(node, given, error)
        if refusal is None:
            raise
        raise refusal from error
    return made if isinstance(made, tuple) else (made,)
