"""Plans that gave what their operators give, in this or an earlier process, by what they compute.

The code of the engine, the processor, and how many threads compute are part of what is known, so
that whoever changes one of them has plans compared anew.
"""

from __future__ import annotations

import functools
import os
from collections.abc import Iterable
from pathlib import Path

import numpy as np

from insight.native import verdicts

from .pool import pool
from .registers import are_wide

__all__ = ["confirm", "is_confirmed", "key_of", "withdraw"]

_ENGINE = Path(__file__).resolve().parents[2]
# What computes, by operators and by plans; a network itself is in the graph.
_FOLDERS = ("autodiff", "backend", "graph", "ops", "plan", "planning", "nn/optim")

is_confirmed = verdicts.is_right
confirm = verdicts.note_right
withdraw = verdicts.forget


def key_of(parts: Iterable[bytes]) -> str:
    """The key of what was compared.

    Args:
        parts: What is computed.

    """
    workers = pool()
    threads = 1 if workers is None else workers.threads
    told = (np.__version__, threads, are_wide(), os.environ.get("INSIGHT_NATIVE"))
    return verdicts.key_of(_folders(), [repr(told).encode(), *parts])


@functools.cache
def _folders() -> tuple[Path, ...]:
    return tuple([_ENGINE / name for name in _FOLDERS])
