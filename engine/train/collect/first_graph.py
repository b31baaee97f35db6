"""The computation of a training's first step, followed while it runs."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

from engine import context
from engine.graph import Trace, tracing

from .backbone import backbone
from .graph import graph_fields

_followed: dict[int, Trace] = {}  # by the identity of the run's facts, while a step runs


class FirstGraph:
    """Follows one step in graph mode; several callbacks of a run follow it together."""

    def __init__(self) -> None:
        self._following = ExitStack()
        self._trace: Trace | None = None

    def begin(self, params: Any) -> None:
        """Follows the step that begins, in graph mode, unless one was followed before."""
        if self._trace is not None or not in_graph_mode():
            return
        run = id(params)
        if run not in _followed:
            name = type(backbone(params)).__name__
            _followed[run] = self._following.enter_context(tracing(inputs_of(params), name))
            self._following.callback(_followed.pop, run)
        self._trace = _followed[run]

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


def inputs_of(params: Any) -> tuple[Any, ...]:
    """What the step that begins will take; it is taken from nobody."""
    batch = params.train_dataset_element
    if "dataset_helper" in params:  # in sink mode, where callbacks do not see the batches
        batch = params.dataset_helper.batches.peek()
    return tuple(batch) if isinstance(batch, tuple | list) else (batch,)
