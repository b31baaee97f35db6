"""A graph is run: once it is laid out, many times over.

`engine.graph` says what is computed. `liveness.py` says who reads what, `operators.py` makes a
function of a node, `folding.py` computes once what does not change, and `replay.py` runs the
operators alone, for arrays anywhere.
"""

from __future__ import annotations

from .folding import folded
from .liveness import reads, sources_of, unread_after
from .replay import Replay

__all__ = ["Replay", "folded", "reads", "sources_of", "unread_after"]
