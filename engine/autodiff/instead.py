"""Who computes calls of primitives otherwise in a block, as where nobody needs numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

from .own_arrays import Compute

# Of a primitive, its inputs as arrays, and whether one of them has a history: what computes it;
# None: it is computed as ever.
Decide = Callable[[Any, Sequence[Any], bool], "Compute | None"]

# Who decides anywhere now, so that operators ask nobody where there is none.
ANYWHERE: list[Decide] = []
_here: ContextVar[Decide | None] = ContextVar("instead", default=None)


@contextmanager
def computed_instead(decide: Decide) -> Iterator[None]:
    """Let a function decide what computes the primitives that this thread calls in the block."""
    around = _here.get()
    ANYWHERE.append(decide)
    _here.set(decide)
    try:
        yield
    finally:
        _here.set(around)
        ANYWHERE.remove(decide)


def instead(primitive: Any, arrays: Sequence[Any], is_tracked: bool) -> Compute | None:
    """What computes a call here; None: it is computed as ever."""
    decide = _here.get()
    return None if decide is None else decide(primitive, arrays, is_tracked)


__all__ = ["ANYWHERE", "computed_instead", "instead"]
