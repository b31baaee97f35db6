"""Walks back that are computed by a table of kernels, where one like them came before.

`tape.py` tells what was remembered as a key: who made what of what, and how all of it lies;
`likeness.py` says whether another tape has a key that was told before.
`written.py` writes the rules of such a walk down as a graph, which moves an optimizer's parameters
where nobody asks for the gradients. `run.py` computes it by a table, `first.py` beside the rules
the first time, and `kept.py` says for which walks.
"""

from __future__ import annotations

from .kept import WALKER

__all__ = ["WALKER"]
