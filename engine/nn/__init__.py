"""Networks: cells, and what trains them."""

from __future__ import annotations

from .cell import Buffer, Cell

__all__ = ["Buffer", "Cell"]
