"""What networks give while they run: their graph, and what summary operators saw.

This package knows no network. Who has one offers a way to collect from it, and every recorder that
is made from then on asks for what came since its last record.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable


class NetworkValues(Protocol):
    """What one recorder collects from running networks."""

    active: bool
    """Whether values are kept; switched off for steps that are not recorded."""

    def watch(self, network: Any) -> None:
        """Collect the graph of this network, too."""

    def take(self) -> Iterable[tuple[str, str, Any]]:
        """(plugin, tag, value) of what came since the last call, oldest first."""

    def close(self) -> None:
        """Collect no more."""


_OFFERS: list[Callable[[], NetworkValues]] = []


def offer(collect: Callable[[], NetworkValues]) -> None:
    """From now on each new recorder calls `collect` and records what that gives."""
    if collect not in _OFFERS:
        _OFFERS.append(collect)


def collections() -> list[NetworkValues]:
    """One of each kind that was offered, for a new recorder."""
    return [collect() for collect in _OFFERS]
