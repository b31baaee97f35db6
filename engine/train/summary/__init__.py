"""Event files, under the path that MindSpore's documents import."""

from __future__ import annotations

from engine.ops.summary import SummaryValues
from insight.record import SummaryRecord
from insight.record.in_network import offer

__all__ = ["SummaryRecord"]

# From now on every recorder also records what summary operators see.
offer(SummaryValues)
