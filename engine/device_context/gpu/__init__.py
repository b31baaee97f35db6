"""GPUs, which CuPy computes on."""

from __future__ import annotations

from engine.backend import figures
from engine.errors import DeviceError, compose

from . import op_precision as op_precision
from . import op_tuning as op_tuning

__all__ = ["device_count", "is_available"]


def is_available() -> bool:
    """Whether there is one, and CuPy."""
    return figures.gpu_count() > 0


def device_count() -> int:
    """How many there are.

    Raises:
        DeviceError: If there is none.

    """
    count = figures.gpu_count()
    if count == 0:
        raise DeviceError(compose("device_context.gpu.device_count", "a GPU and CuPy", "none"))
    return count
