"""What a process that was forked is to the run of its parent, and how it ends."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from .ending import ending_by

if TYPE_CHECKING:
    from typing import Any
    from weakref import finalize

    from .ending import Leaving

_CLOSED_AT = 10  # of multiprocessing's priorities: before it waits for processes of its own


def is_worker() -> bool:
    """Whether `multiprocessing` forked this process to work for another one."""
    if (process := sys.modules.get("multiprocessing.process")) is None:
        return False
    return process.parent_process() is not None


def close_at_workers_end(record: object, close: finalize[..., Any], leaving: Leaving) -> None:
    """Have a recorder that a worker made closed at its end, which calls nothing of `atexit`.

    Args:
        record: The recorder, which may be closed and forgotten before.
        close: What closes it, once.
        leaving: What is told of the exception that ends the worker.

    """
    if not is_worker():
        return
    from multiprocessing.util import Finalize

    def end() -> None:
        if close.alive:
            leaving.ending = leaving.ending or ending_by(sys.exc_info()[1])
            close()

    Finalize(record, end, exitpriority=_CLOSED_AT)
