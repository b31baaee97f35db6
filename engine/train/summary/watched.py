"""What recorders collect from the engine's networks: summary operators' values, and the graph."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

from engine import context
from engine.autodiff import Value
from engine.graph import Graph, Trace, tracing
from engine.graph.trace import graph_of
from engine.nn import Cell
from engine.ops.summary import SummaryValues
from engine.train.collect.graph import graph_fields


class WatchedNetworks(SummaryValues):
    """Values of summary operators, and the graph of a watched network's first call in graph mode.

    >>> import engine
    >>> from engine import nn
    >>> engine.set_context(mode=engine.GRAPH_MODE)
    >>> watched, network = WatchedNetworks(), nn.Dense(3, 2)
    >>> watched.watch(network)
    >>> _ = network(engine.Tensor([[1.0, 2.0, 3.0]]))
    >>> [(plugin, len(fields["node"])) for plugin, _, fields in watched.take()]
    [('graph', 2)]
    >>> engine.set_context(mode=engine.PYNATIVE_MODE)
    >>> watched.close()

    """

    def __init__(self) -> None:
        super().__init__()
        self._hooks: list[Any] = []
        self._running = ExitStack()
        self._trace: Trace | None = None
        self._graph: Graph | None = None
        self._done = False

    def watch(self, network: Any) -> None:
        """Trace the next call of `network`; of several networks the first that is called."""
        if isinstance(network, Cell) and not self._done and not self._hooks:
            self._hooks = [
                network.register_forward_pre_hook(self._begin),
                network.register_forward_hook(self._end),
            ]

    def take(self) -> list[tuple[str, str, Any]]:
        """(plugin, tag, value) of what came since the last call; the graph comes once."""
        graph, self._graph = self._graph, None
        graphs = [] if graph is None else [("graph", "train_network/auto", graph_fields(graph))]
        return [*graphs, *super().take()]

    def close(self) -> None:
        """Collect no more."""
        self._stop()
        super().close()

    def _begin(self, network: Cell, inputs: tuple[Any, ...]) -> None:
        self._running.close()  # a call before this one that ended in an error
        if context.get_context("mode") == context.GRAPH_MODE:
            self._trace = self._running.enter_context(tracing(inputs, type(network).__name__))

    def _end(self, network: Cell, inputs: tuple[Any, ...], output: Any) -> None:
        if self._trace is None:
            return
        graph = self._trace.graph
        if graph is None:  # a call without gradients
            outputs = output if isinstance(output, tuple | list) else (output,)
            values = [value for value in outputs if isinstance(value, Value)]
            graph = graph_of(values, inputs, type(network).__name__)
        self._graph, self._done = graph, True
        self._stop()

    def _stop(self) -> None:
        self._running.close()
        self._trace = None
        for hook in self._hooks:
            hook.remove()
        self._hooks = []
