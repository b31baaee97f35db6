"""What follows from known values alone is computed once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, MutableMapping, Sequence
from typing import Any

from engine.autodiff import Spec, quiet
from engine.errors import BARE
from engine.graph import GraphNode, Source

from .liveness import operands, outputs_of, sources_of
from .operators import bound, tell


def folded(
    nodes: Iterable[GraphNode], known: MutableMapping[Source, Any], specs: Mapping[Source, Spec]
) -> list[GraphNode]:
    """The nodes that are left; what the others make is added to `known`.

    Args:
        nodes: In order of execution.
        known: Arrays and numbers that stay as they are.
        specs: Of what they read.

    """
    left = []
    for node in nodes:
        if all(source in known for source in sources_of(node)):
            given = [None if one is None else known[one] for one in operands(node)]
            known.update(zip(outputs_of(node), computed(node, given, specs), strict=True))
        else:
            left.append(node)
    return left


def computed(
    node: GraphNode, given: Sequence[Any], specs: Mapping[Source, Spec]
) -> tuple[Any, ...]:
    """All that a node makes of its operands.

    Raises:
        EngineError: If they do not fit it.

    """
    try:
        with quiet():
            made = bound(node, specs)(*given)
    except BARE as error:
        tell(node, given, error)
    return made if isinstance(made, tuple) else (made,)
