"""What a device is, and how much of its memory is in use.

NumPy asks the C library for each array, so that the CPU has no pool to count: its figures are 0, as
MindSpore's are there. CuPy has a pool for each GPU.
"""

from __future__ import annotations

import ctypes
import sys
from typing import Any

from .device import Device, _cupy, _gpu_problem, using_device

_highest_reserved: dict[int, int] = {}  # by the number of a GPU, in bytes, up to the last release


def gpu_count() -> int:
    """How many GPUs there are; 0 where CuPy or a driver is missing."""
    return 0 if _gpu_problem() is not None else int(_cupy().cuda.runtime.getDeviceCount())


def gpu_facts(number: int) -> dict[str, Any]:
    """What CUDA tells of a GPU: its `name`, `totalGlobalMem`, `major`, `minor` …"""
    facts: dict[str, Any] = dict(_cupy().cuda.runtime.getDeviceProperties(number))
    name = facts["name"]
    return facts | {"name": name.decode() if isinstance(name, bytes) else name}


def memory_in_use(device: Device) -> int:
    """Bytes that arrays have of the pool."""
    return 0 if device.kind == "CPU" else int(_of_pool(device, "used_bytes"))


def memory_reserved(device: Device) -> int:
    """Bytes that the pool has of the device."""
    return 0 if device.kind == "CPU" else int(_of_pool(device, "total_bytes"))


def highest_reserved(device: Device) -> int:
    """The most bytes that the pool had, since the figure was reset.

    The pool grows until memory is released, so that the figure before each release is enough.
    """
    return max(memory_reserved(device), _highest_reserved.get(device.number, 0))


def reset_highest_reserved(device: Device) -> None:
    """Let `highest_reserved` begin with what there is now."""
    _highest_reserved.pop(device.number, None)


def release_memory(device: Device) -> None:
    """Give back what nothing uses: to the driver, or to the system where the C library can."""
    if device.kind == "GPU":
        _highest_reserved[device.number] = highest_reserved(device)
        _of_pool(device, "free_all_blocks")
    elif sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # of glibc alone
        if trim is not None:
            trim(0)


def limit_memory(device: Device, size: int) -> None:
    """Let the pool have `size` bytes at most; a CPU has no pool."""
    if device.kind == "GPU":
        with using_device(device):
            _cupy().get_default_memory_pool().set_limit(size=size)


def _of_pool(device: Device, question: str) -> Any:
    """What CuPy's pool answers; it does so for the current device."""
    with using_device(device):
        return getattr(_cupy().get_default_memory_pool(), question)()
