"""Bodies of which one fails in one process; `test_marking.py` runs them."""

from __future__ import annotations

from engine.communication import get_rank
from engine.context.processes import world
from tests.ranks import on_ranks


@on_ranks(2)
def first():
    world().barrier().wait()


@on_ranks(2)
def second():
    assert get_rank() == 0
    world().barrier().wait()


@on_ranks(2)
def third():
    world().barrier().wait()
