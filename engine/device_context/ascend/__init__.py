"""Ascend, which is never here: `set_device("Ascend")` computes on the best device there is."""

from __future__ import annotations

from engine.errors import DeviceError, compose

from . import op_debug as op_debug
from . import op_precision as op_precision
from . import op_tuning as op_tuning

__all__ = ["device_count", "is_available"]


def is_available() -> bool:
    """Whether there is one: never."""
    return False


def device_count() -> int:
    """How many there are.

    Raises:
        DeviceError: Always.

    """
    raise DeviceError(compose("device_context.ascend.device_count", "an Ascend device", "none"))
