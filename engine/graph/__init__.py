"""The operators behind a result, as a graph of plain values."""

from __future__ import annotations

from .graph import Graph, GraphNode, GraphValue, Source
from .trace import Trace, tracing

__all__ = ["Graph", "GraphNode", "GraphValue", "Source", "Trace", "tracing"]
