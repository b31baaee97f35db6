"""A graph is run: once it is laid out, many times over.

`engine.graph` says what is computed. There are two ways to run it. `replay.py` runs the operators
alone, for arrays anywhere. `layout.py` makes steps over values in memory that they share
(`memory.py`): by forms that it is given as a table, and by operators where there is none;
`samples_inside/` has such a table. Both know from `liveness.py` who reads what, compute once what
is fixed (`folding.py`), and call an operator as `operators.py` binds it.
"""

from __future__ import annotations

from .folding import folded
from .liveness import last_used, reads, sources_of, unread_after
from .replay import Replay
from .specs import specs_of
from .table import BusyError, table_of

__all__ = [
    "BusyError",
    "Replay",
    "folded",
    "last_used",
    "reads",
    "sources_of",
    "specs_of",
    "table_of",
    "unread_after",
]
