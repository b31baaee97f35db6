"""How much of a device's memory is in use.

NumPy has no pool, so the figures of a CPU are 0, as MindSpore's are there; those of a GPU are of
CuPy's pool.
"""

from __future__ import annotations

import gc
from typing import Any

from engine.backend import Device, current_device, figures
from engine.context import set_context
from engine.context.accepting import gigabytes, one_of
from engine.errors import UnsupportedError

__all__ = [
    "empty_cache",
    "max_memory_allocated",
    "max_memory_reserved",
    "memory_allocated",
    "memory_reserved",
    "memory_stats",
    "memory_summary",
    "ms_memory_recycle",
    "reset_max_memory_allocated",
    "reset_max_memory_reserved",
    "reset_peak_memory_stats",
    "set_memory",
]


def memory_allocated() -> int:
    """Bytes that tensors have of the pool of the current device."""
    return figures.memory_in_use(current_device())


def memory_reserved() -> int:
    """Bytes that the pool has of the current device."""
    return figures.memory_reserved(current_device())


def max_memory_reserved() -> int:
    """The most bytes that the pool had, since `reset_max_memory_reserved` or the beginning."""
    return highest_reserved(current_device())


def max_memory_allocated() -> int:
    """The most bytes that tensors had: 0 on a CPU.

    Raises:
        UnsupportedError: On a GPU: CuPy's pool does not keep it.

    """
    return highest_allocated(current_device())


def highest_reserved(device: Device) -> int:
    """The most bytes that a device's pool had."""
    return 0 if device.kind == "CPU" else figures.highest_reserved(device)


def highest_allocated(device: Device) -> int:
    """The most bytes that tensors had on a device.

    Raises:
        UnsupportedError: On a GPU: CuPy's pool does not keep it.

    """
    if device.kind == "CPU":
        return 0
    hint = "memory_allocated() says it of now; max_memory_reserved() of the pool"
    raise UnsupportedError.of("max_memory_allocated", "a CPU", str(device), hint)


def reset_max_memory_allocated() -> None:
    """Let `max_memory_allocated` begin anew: nothing is kept of it."""


def reset_max_memory_reserved() -> None:
    """Let `max_memory_reserved` begin with what there is now."""
    figures.reset_highest_reserved(current_device())


def reset_peak_memory_stats() -> None:
    """Let all highest figures begin with what there is now."""
    reset_max_memory_reserved()


def memory_stats() -> dict[str, Any]:
    """All figures of the current device.

    The highest that tensors had is left out on a GPU, where CuPy's pool does not keep it.
    """
    return stats_of(current_device())


def stats_of(device: Device) -> dict[str, Any]:
    """All figures of a device, under MindSpore's names."""
    used, reserved = figures.memory_in_use(device), figures.memory_reserved(device)
    empty = {"block_unit_size": 0, "block_counts": 0, "blocks_info": {}}
    found = {
        "total_reserved_memory": reserved,
        "total_allocated_memory": used,
        "total_idle_memory": reserved - used,
        "total_eager_free_memory": 0,
        "max_reserved_memory": highest_reserved(device),
        "max_allocated_memory": 0,
        "common_mem_pool_stats": dict(empty),
        "persistent_mem_pool_stats": dict(empty),
    }
    if device.kind == "GPU":
        del found["max_allocated_memory"]
    return found


_ROWS = {
    "Reserved memory": "total_reserved_memory",
    "Allocated memory": "total_allocated_memory",
    "Idle memory": "total_idle_memory",
    "Eager free memory": "total_eager_free_memory",
    "Max reserved memory": "max_reserved_memory",
    "Max allocated memory": "max_allocated_memory",
}


def memory_summary() -> str:
    """The figures of the current device as a table to print."""
    return summary_of(current_device())


def summary_of(device: Device) -> str:
    """The figures of a device as a table."""
    found = stats_of(device)
    rule = f"|{'=' * 45}|"
    rows = [f"| {label:<20} | {_told(found.get(name)):<20} |" for label, name in _ROWS.items()]
    between = f"\n|{'-' * 45}|\n"
    body = between.join([f"| {'Metric':<20} | {'Data':<20} |", *rows])
    return f"{rule}\n|{'Memory summary':^45}|\n{rule}\n{body}\n{rule}\n"


def _told(size: int | None) -> str:
    if size is None:
        return "   not kept"
    for unit, bytes_each in (("GB", 1 << 30), ("MB", 1 << 20), ("KB", 1 << 10)):
        if size >= bytes_each:
            return f"{size / bytes_each:>6.1f} {unit}"
    return f"{size:>6} B"


def empty_cache() -> None:
    """Give back memory that no tensor uses: to the driver, on a CPU to the system."""
    figures.release_memory(current_device())


def ms_memory_recycle() -> None:
    """Give back the memory of what nobody has any more, cycles of objects included."""
    gc.collect()
    empty_cache()


def set_memory(
    init_size: str = "2GB",
    increase_size: str = "2GB",
    max_size: str = "1024GB",
    optimize_level: str = "O0",
    huge_page_reserve_size: str = "0GB",
) -> None:
    """Say how much memory a GPU's pool may have.

    Args:
        init_size: Checked; CuPy's pool begins empty.
        increase_size: Checked; the pool grows by what is asked for.
        max_size: The most that it may have; where more is needed, CuPy raises. A CPU has no pool.
        optimize_level: "O0" or "O1"; kept in the context.
        huge_page_reserve_size: Checked; there are no such pages.

    Raises:
        ArgumentTypeError: If a size is no str.
        ArgumentValueError: If a size is not one such as "3.5GB", or the level another.

    """
    size = gigabytes()("set_memory(max_size)", max_size)
    gigabytes()("set_memory(init_size)", init_size)
    gigabytes()("set_memory(increase_size)", increase_size)
    if huge_page_reserve_size != "0GB":
        gigabytes()("set_memory(huge_page_reserve_size)", huge_page_reserve_size)
    one_of("O0", "O1")("set_memory(optimize_level)", optimize_level)
    set_context(max_device_memory=max_size, memory_optimize_level=optimize_level)
    figures.limit_memory(current_device(), int(size * (1 << 30)))
