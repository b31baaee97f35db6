"""Event files, under the path that MindSpore's documents import."""

from __future__ import annotations

from insight.record import SummaryRecord
from insight.record.in_network import offer

from .watched import WatchedNetworks

__all__ = ["SummaryRecord"]

# From now on every recorder also records what summary operators see, and its network's graph.
offer(WatchedNetworks)
