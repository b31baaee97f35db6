"""Arrays: NumPy's or CuPy's. Nothing above this folder knows which; the array decides.

>>> import numpy as np
>>> xp_of(np.zeros(2)).__name__
'numpy'
"""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any

import numpy as np

from .device import Device, computes_on_host, current_device, default_xp, using_device
from .earlier import Earlier
from .lines import copied_on_lines, on_lines
from .memory import keep_freed_memory
from .offload import Store
from .random import (
    Counting,
    Draws,
    drawn_from,
    generator,
    random_state,
    set_random_state,
    set_standing,
    spawn_seed,
    standing,
)
from .stream import SideStream

__all__ = [
    "Counting",
    "Device",
    "Draws",
    "Earlier",
    "SideStream",
    "Store",
    "array",
    "asnumpy",
    "computes_on_host",
    "copied_on_lines",
    "current_device",
    "default_xp",
    "device_holding",
    "device_of",
    "drawn_from",
    "generator",
    "is_array",
    "on_lines",
    "random_state",
    "set_random_state",
    "set_standing",
    "spawn_seed",
    "standing",
    "to_device",
    "using_device",
    "xp_of",
]


def xp_of(*arrays: Any) -> ModuleType:
    """`numpy`, or `cupy` if any argument is a CuPy array.

    CuPy is looked up among the loaded modules, so a CPU run never imports it.
    """
    cupy = sys.modules.get("cupy")
    if cupy is not None and any(isinstance(a, cupy.ndarray) for a in arrays):
        return cupy
    return np


def device_of(*arrays: Any) -> str:
    """The kind of device that arrays lie on: "GPU" if any does."""
    if "cupy" not in sys.modules:
        return "CPU"  # at once: each operator with forms asks
    return "CPU" if xp_of(*arrays) is np else "GPU"


def is_array(value: Any) -> bool:
    """Whether it is a NumPy array, a NumPy scalar or a CuPy array."""
    if isinstance(value, np.ndarray | np.generic):
        return True
    cupy = sys.modules.get("cupy")
    return cupy is not None and isinstance(value, cupy.ndarray)


def asnumpy(array: Any) -> np.ndarray:
    """The array in host memory; a NumPy array is returned as it is."""
    if xp_of(array) is np:
        return np.asarray(array)
    return array.get()


def array(value: Any, dtype: Any = None) -> Any:
    """`value` as an array on the current device, copied only when it must be."""
    xp = default_xp()
    if xp is np and xp_of(value) is not np:
        value = value.get()
    return xp.asarray(value, dtype=dtype)


def device_holding(array: Any) -> Device:
    """The device that an array lies on.

    >>> device_holding(np.zeros(2))
    Device(kind='CPU', number=0)
    """
    return Device() if xp_of(array) is np else Device("GPU", array.device.id)


def to_device(value: Any, device: Device) -> Any:
    """The array on `device`: moved if it lies elsewhere, else as it is."""
    if device.kind == "CPU":
        return asnumpy(value)
    with using_device(device):
        return default_xp().asarray(value)


keep_freed_memory()
