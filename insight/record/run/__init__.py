"""A run in one line: a folder of its own, steps that count themselves, and nothing that raises.

Start in `beginning.py`, which makes what `Run` records into.
"""

from __future__ import annotations

from .beginning import current, run
from .open_run import Run

__all__ = ["Run", "current", "run"]
