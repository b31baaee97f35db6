"""The operators behind a result, as a graph of plain values."""

from __future__ import annotations

from .forward import forward_graph
from .graph import Graph, GraphNode, GraphValue, Source
from .grown import Ramp, Repeated, Triangle
from .length import UNKNOWN, Length, Sizes
from .opened import NoRuleError, opened_graph
from .trace import Trace, tracing

__all__ = [
    "UNKNOWN",
    "Graph",
    "GraphNode",
    "GraphValue",
    "Length",
    "NoRuleError",
    "Ramp",
    "Repeated",
    "Sizes",
    "Source",
    "Trace",
    "Triangle",
    "forward_graph",
    "opened_graph",
    "tracing",
]
