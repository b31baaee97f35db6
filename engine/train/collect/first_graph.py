"""The computation of a training's first step, followed while it runs."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

from engine import context
from engine.graph import Trace, tracing

from . import lineage
from .graph import graph_fields


class FirstGraph:
    """Follows one step in graph mode."""

    def __init__(self) -> None:
        self._following = ExitStack()
        self._trace: Trace | None = None

    def begin(self, params: Any) -> None:
        """Follows the step that begins, in graph mode, unless one was followed before."""
        if self._trace is None and in_graph_mode():
            name = type(lineage.backbone(params)).__name__
            self._trace = self._following.enter_context(tracing(_inputs(params), name))

    def end(self) -> None:
        """Follows no longer."""
        self._following.close()

    def take(self) -> dict[str, Any] | None:
        """The graph under the field names of the event format; None without one."""
        if self._trace is None or self._trace.graph is None:
            return None
        fields = graph_fields(self._trace.graph)
        self._trace = None  # it holds on to the arrays of the step
        return fields


def in_graph_mode() -> bool:
    """Whether networks are computed as graphs."""
    return bool(context.get_context("mode") == context.GRAPH_MODE)


def _inputs(params: Any) -> tuple[Any, ...]:
    batch = params.train_dataset_element
    return tuple(batch) if isinstance(batch, tuple | list) else (batch,)
