"""A training step as a plan: what it computes is written down once, and run again without Python.

Inside of `planning()` an outermost differentiation, a network that is run alone, and an optimizer's
step are computed by plans, each kept beside what it is a plan of. `made.py` writes a graph down,
twice, so that what depends on more than the graph knows is found; `plan.py` computes it again, and
compares itself with what it stands for; `signature.py` says what must not have changed since. Where
a graph cannot repeat what Python does, that is run as it always was, and the log says why, once.
"""

from __future__ import annotations

from .planner import PLANNER, planning, plans

__all__ = ["PLANNER", "planning", "plans"]
