"""A folder of runs as pandas tables that follow the files while they grow."""

from __future__ import annotations

from .how_far import HowFar
from .kinds import KINDS
from .sample import sample
from .store import Store, open_runs

__all__ = ["KINDS", "HowFar", "Store", "open_runs", "sample"]
