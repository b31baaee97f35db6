"""What a process that was forked is to the run of its parent."""

from __future__ import annotations

import sys


def is_worker() -> bool:
    """Whether `multiprocessing` forked this process to work for another one."""
    if (process := sys.modules.get("multiprocessing.process")) is None:
        return False
    return process.parent_process() is not None
