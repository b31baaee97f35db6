"""Event files, under the path that MindSpore's documents import."""

from __future__ import annotations

from engine import context
from insight.record import SummaryRecord
from insight.record.in_network import offer
from insight.record.provenance import offer_seed

from .watched import WatchedNetworks

__all__ = ["SummaryRecord"]

# From now on every recorder also records what summary operators see, and its network's graph.
offer(WatchedNetworks)
offer_seed("engine", context.get_seed)
