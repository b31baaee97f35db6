"""What is known of the values of a graph before they are there."""

from __future__ import annotations

import numpy as np

from engine.autodiff import Spec
from engine.graph import Graph, Source


def specs_of(graph: Graph) -> dict[Source, Spec]:
    """Shape and number type of each value; a number of Python has NumPy's type for it."""
    given = (*graph.parameters, *graph.constants)
    specs = {Source(one.name): Spec(one.shape, np.dtype(one.dtype)) for one in given}
    for node in graph.nodes:
        specs |= {Source(node.name, k): out for k, out in enumerate(node.outputs)}
    return specs
