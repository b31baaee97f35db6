"""What follows from known values alone is computed once."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, MutableMapping, Sequence
from typing import Any

import numpy as np

from engine.autodiff import PRIMITIVES, Spec, quiet
from engine.errors import BARE
from engine.graph import GraphNode, Source

from .liveness import outputs_of, sources_of
from .operators import bound, tell


def folded(
    nodes: Sequence[GraphNode],
    known: MutableMapping[Source, Any],
    specs: Mapping[Source, Spec],
    *,
    shapes_stay: bool = False,
) -> list[GraphNode]:
    """The nodes that are left; what the others make is added to `known`.

    What writes or draws is left, as it is to be done each time, and so is what reads memory that
    one of the nodes writes to.

    Args:
        nodes: In order of execution.
        known: Arrays and numbers that stay as they are.
        specs: Of what they read.
        shapes_stay: Whether what follows from them is known, too; then all lies with NumPy.

    """
    written = written_by(nodes)
    left = []
    for node in nodes:
        read = sources_of(node)
        if shapes_stay and PRIMITIVES[node.primitive].traits.by_shape:
            known.update(zip(outputs_of(node), _by_shape(node, specs), strict=True))
        elif is_fixed(node, written) and all(source in known for source in read):
            given = [None if one is None else known[one] for one in node.sources]
            known.update(zip(outputs_of(node), computed(node, given, specs), strict=True))
        else:
            left.append(node)
    return left


def _by_shape(node: GraphNode, specs: Mapping[Source, Spec]) -> tuple[Any, ...]:
    """What follows from shapes alone, of zeros in the place of what is read."""
    return computed(node, [np.zeros(*specs[source]) for source in sources_of(node)], specs)


def written_by(nodes: Iterable[GraphNode]) -> frozenset[Source]:
    """The values in whose memory nodes write."""
    return frozenset(source for node in nodes for source in node.writes)


def is_fixed(node: GraphNode, written: Container[Source]) -> bool:
    """Whether a node gives the same each time, if what it reads holds the same.

    Args:
        node: The node.
        written: What some node writes to.

    """
    effects = PRIMITIVES[node.primitive].has_effects
    return not effects and not any(source in written for source in sources_of(node))


def computed(
    node: GraphNode, given: Sequence[Any], specs: Mapping[Source, Spec]
) -> tuple[Any, ...]:
    """All that a node makes of what it is given.

    Raises:
        EngineError: If they do not fit it.

    """
    try:
        with quiet():
            made = bound(node, specs)(*given)
    except BARE as error:
        tell(node, given, error)
    return made if isinstance(made, tuple) else (made,)
