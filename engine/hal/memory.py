"""How much memory of a device is in use, by the kind of device; see `engine.runtime`."""

from __future__ import annotations

from typing import Any

from engine.backend import figures
from engine.runtime import memory

from .device import device_here

__all__ = [
    "max_memory_allocated",
    "max_memory_reserved",
    "memory_allocated",
    "memory_reserved",
    "memory_stats",
    "memory_summary",
    "reset_max_memory_allocated",
    "reset_max_memory_reserved",
    "reset_peak_memory_stats",
]

# Each raises what `device_here` does: ArgumentTypeError for what is no str, ArgumentValueError
# where there is no such device.


def memory_allocated(device_target: str | None = None) -> int:
    """Bytes that tensors have of the device's pool; 0 on a CPU."""
    return figures.memory_in_use(device_here("memory_allocated", device_target))


def memory_reserved(device_target: str | None = None) -> int:
    """Bytes that the pool has of the device; 0 on a CPU."""
    return figures.memory_reserved(device_here("memory_reserved", device_target))


def max_memory_allocated(device_target: str | None = None) -> int:
    """The most bytes that tensors had: 0 on a CPU.

    Raises:
        UnsupportedError: On a GPU: CuPy's pool does not keep it.

    """
    return memory.highest_allocated(device_here("max_memory_allocated", device_target))


def max_memory_reserved(device_target: str | None = None) -> int:
    """The most bytes that the pool had, since the figure was reset; 0 on a CPU."""
    return memory.highest_reserved(device_here("max_memory_reserved", device_target))


def reset_max_memory_allocated(device_target: str | None = None) -> None:
    """Let `max_memory_allocated` begin anew: nothing is kept of it."""
    device_here("reset_max_memory_allocated", device_target)


def reset_max_memory_reserved(device_target: str | None = None) -> None:
    """Let `max_memory_reserved` begin with what there is now."""
    figures.reset_highest_reserved(device_here("reset_max_memory_reserved", device_target))


def reset_peak_memory_stats(device_target: str | None = None) -> None:
    """Let all highest figures begin with what there is now."""
    figures.reset_highest_reserved(device_here("reset_peak_memory_stats", device_target))


def memory_stats(device_target: str | None = None) -> dict[str, Any]:
    """All figures of a device; an empty dict for a CPU."""
    device = device_here("memory_stats", device_target)
    return {} if device.kind == "CPU" else memory.stats_of(device)


def memory_summary(device_target: str | None = None) -> str:
    """The figures of a device as a table to print."""
    return memory.summary_of(device_here("memory_summary", device_target))
