"""A folder of runs as pandas tables that follow the files while they grow."""

from __future__ import annotations

from .kinds import KINDS
from .sample import sample
from .store import Store, open_runs

__all__ = ["KINDS", "Store", "open_runs", "sample"]
