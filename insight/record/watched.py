"""The networks that one recorder watches: what they gave while they ran, and one graph."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

from .in_network import collections

if TYPE_CHECKING:
    from collections.abc import Callable

_LOGGER = logging.getLogger("insight.record")
_GRAPH = "train_network/auto"


class WatchedNetworks:
    """Gives a recorder what running networks made since its last record.

    Args:
        network: The recorder's own network; its graph is added once, with the first step where it
            has one. None for none.

    """

    def __init__(self, network: Any) -> None:
        self._network = network
        self._graph_added = False
        self._refused: set[str] = set()
        self._collections = collections()
        self._watch(network)

    def __bool__(self) -> bool:
        """Whether there is anything to ask."""
        return self._network is not None or bool(self._collections)

    def keep(self, keep: bool) -> None:
        """Says whether what summary operators see from now on is kept."""
        for collected in self._collections:
            collected.active = keep

    def give(self, network: Any, add_value: Callable[[str, str, Any], None]) -> None:
        """Adds what running networks made, and the graph of `network`, or else of its own.

        What cannot be recorded is told once and left out: it must not stop a training.
        """
        if network is None:
            network = self._network
        elif network is not self._network:
            self._watch(network)
        for collected in self._collections:
            for plugin, name, value in collected.take():
                try:
                    add_value(plugin, name, value)
                except (TypeError, ValueError) as error:
                    self._warn_of(name, error)
        if network is not None and not self._graph_added:
            self._give_graph(network, add_value)

    def _give_graph(self, network: Any, add_value: Callable[[str, str, Any], None]) -> None:
        try:
            content = getattr(network, "get_func_graph_proto", lambda: None)()
            if content is None:
                return
            add_value("graph", _GRAPH, content)
        except Exception as error:  # others' code
            self._warn_of(_GRAPH, error)
        self._graph_added = True

    def _watch(self, network: Any) -> None:
        for collected in self._collections:
            collected.watch(network)

    def _warn_of(self, name: str, error: Exception) -> None:
        if name not in self._refused:
            self._refused.add(name)
            _LOGGER.warning("What a network gives as %r cannot be recorded: %s", name, error)

    def close(self) -> None:
        """Collects no more."""
        for collected in self._collections:
            collected.close()
