"""Event files, under the path that MindSpore's documents import."""

from __future__ import annotations

from insight.record import SummaryRecord

__all__ = ["SummaryRecord"]
