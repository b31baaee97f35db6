"""The computation beside a training's checkpoints, in graph mode: `<prefix>-graph.meta`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from engine.train.collect.first_graph import FirstGraph
from insight.format.atomic import written_atomically
from insight.format.messages import ModelProto

_IR_VERSION = 1  # of MindSpore's graphs


class CheckpointGraph:
    """Follows the first step of a training, and writes what it computed.

    Only in graph mode, where MindSpore has a graph to write.
    """

    def __init__(self) -> None:
        self._graph = FirstGraph()
        self._is_over = False

    def begin(self, params: Any) -> None:
        """The first step begins; later ones are passed over."""
        if not self._is_over:
            self._graph.begin(params)

    def end(self) -> dict[str, Any] | None:
        """What the first step computed, once; None outside of graph mode and for later steps."""
        self._graph.end()
        found = None if self._is_over else self._graph.take()
        self._is_over = True
        return found

    def close(self) -> None:
        """Follow no longer, wherever the training is."""
        self._graph.end()


def write_graph(path: Path, fields: dict[str, Any]) -> None:
    """Writes a graph for tools that read MindSpore's; whole or not at all.

    Raises:
        OSError: If it cannot be written.

    """
    model = ModelProto(ir_version=_IR_VERSION, graph=fields)
    written_atomically(path, [model.SerializeToString()])
