"""What was trained, on what data, and how well it did: one row a run."""

from __future__ import annotations

from .query import filter_rows, sort_rows
from .table import lineage_table

__all__ = ["filter_rows", "lineage_table", "sort_rows"]
