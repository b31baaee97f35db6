"""Why B differs from A: what was changed, and how much of the outcome that may explain."""

from __future__ import annotations

from .between import Difference, difference
from .chosen import ChosenRun, chosen_run, runs_of, siblings_of

__all__ = ["ChosenRun", "Difference", "chosen_run", "difference", "runs_of", "siblings_of"]
