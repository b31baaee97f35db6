"""Reading many files without Python looking for garbage in between."""

from __future__ import annotations

import gc
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator


@contextmanager
def without_collection() -> Iterator[None]:
    """Inside, the cyclic garbage collector rests, unless somebody else starts it.

    What is read stays, and nothing of it refers back to what holds it: looking through all of it
    again and again would take as long as reading a run of some thousand points.

    >>> with without_collection():
    ...     gc.isenabled()
    False

    """
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()
