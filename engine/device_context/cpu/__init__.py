"""The CPU."""

from __future__ import annotations

from . import op_tuning as op_tuning
from .op_tuning import threads_num

__all__ = ["device_count", "is_available", "threads_num"]


def is_available() -> bool:
    """Whether there is one: always."""
    return True


def device_count() -> int:
    """How many there are: MindSpore counts all processors as one."""
    return 1
