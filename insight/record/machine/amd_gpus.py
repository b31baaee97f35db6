"""What AMD's GPUs do, as amdsmi tells, AMD's own library: where somebody installed it.

It belongs to one version of ROCm, so nothing of ours asks for it.
"""

from __future__ import annotations

import math
import os
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

VARIABLES = ("HIP_VISIBLE_DEVICES", "ROCR_VISIBLE_DEVICES")
_POWERS = ("socket_power", "current_socket_power", "average_socket_power")  # watts
_SENSORS = ("EDGE", "HOTSPOT")  # of which newer cards have the second alone


class AmdGpus:
    """Load and memory in percent, power in watts, temperature in °C, of each that may be used.

    What a GPU does not tell is left out.

    Args:
        environment: Says which GPUs are this process's.

    Raises:
        ImportError: If amdsmi is not there; where its driver is missing, what that raises.

    """

    def __init__(self, environment: Mapping[str, str] = os.environ) -> None:
        self._smi: Any = import_module("amdsmi")
        self._smi.amdsmi_init()
        handles = self._smi.amdsmi_get_processor_handles()
        self._gpus = [(number, handles[number]) for number in _visible(len(handles), environment)]

    def read(self) -> dict[str, float]:
        """By tag, such as `machine/gpu/0/load`."""
        readings: dict[str, Callable[[Any], float]] = {
            "load": self._load,
            "memory": self._memory,
            "power": self._power,
            "temperature": self._temperature,
        }
        told = {
            f"machine/gpu/{number}/{name}": self._told(read, handle)
            for number, handle in self._gpus
            for name, read in readings.items()
        }
        return {tag: value for tag, value in told.items() if math.isfinite(value)}

    def _told(self, read: Callable[[Any], float], handle: Any) -> float:
        try:
            return read(handle)
        except self._smi.AmdSmiException:  # not of this card, or not now
            return math.nan

    def _load(self, handle: Any) -> float:
        return _number(self._smi.amdsmi_get_gpu_activity(handle)["gfx_activity"])

    def _memory(self, handle: Any) -> float:
        usage = self._smi.amdsmi_get_gpu_vram_usage(handle)
        total = _number(usage["vram_total"])
        return 100 * _number(usage["vram_used"]) / total if total else math.nan

    def _power(self, handle: Any) -> float:
        told = self._smi.amdsmi_get_power_info(handle)
        watts = (_number(told.get(name)) for name in _POWERS)
        return next((one for one in watts if math.isfinite(one)), math.nan)

    def _temperature(self, handle: Any) -> float:
        smi, now = self._smi, self._smi.AmdSmiTemperatureMetric.CURRENT
        for name in _SENSORS:
            sensor = getattr(smi.AmdSmiTemperatureType, name)
            try:
                return _number(smi.amdsmi_get_temp_metric(handle, sensor, now))
            except smi.AmdSmiException:
                continue
        return math.nan


def _visible(count: int, environment: Mapping[str, str]) -> Sequence[int]:
    """The numbers that the environment names, up to the first that is none; else all.

    >>> _visible(4, {"HIP_VISIBLE_DEVICES": "2, 0,9,1"}), list(_visible(2, {}))
    ([2, 0], [0, 1])

    """
    named = next((environment[name] for name in VARIABLES if name in environment), None)
    if named is None:
        return range(count)
    found = []
    for name in map(str.strip, named.split(",")):
        if not (name.isascii() and name.isdecimal() and int(name) < count):
            break
        found.append(int(name))
    return found


def _number(value: Any) -> float:
    """A number; of what amdsmi has no number for, as "N/A", NaN."""
    return float(value) if isinstance(value, (int, float)) else math.nan
