"""What NVIDIA's GPUs do, as NVML tells: the library of the driver that `nvidia-smi` asks, too."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

from .visible_gpus import visible_gpus

try:
    import pynvml
except ImportError:  # macOS
    pynvml = None

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from types import ModuleType

    from .visible_gpus import Gpu

_MILLI = 1e-3


class Gpus:
    """Load and memory in percent, power in watts, temperature in °C, of each that may be used.

    Of a GPU that is cut into slices (MIG) no load is known; its memory is that of the slices.
    What a GPU does not tell is left out; without a driver, all is.

    Args:
        environment: Says which GPUs are this process's.

    """

    def __init__(self, environment: Mapping[str, str] = os.environ) -> None:
        self._readings: dict[str, Callable[[], float]] = {}
        if pynvml is None:
            return
        self._nvml: ModuleType = pynvml
        try:
            pynvml.nvmlInit()
            for gpu in visible_gpus(pynvml, environment):
                self._readings |= self._of(gpu)
        except pynvml.NVMLError:  # no driver, or one that does not answer
            return

    def read(self) -> Mapping[str, float]:
        """By tag, such as `machine/gpu/0/load`."""
        found = {}
        for tag, read in list(self._readings.items()):
            try:
                found[tag] = read()
            except (self._nvml.NVMLError_NotSupported, self._nvml.NVMLError_FunctionNotFound):
                del self._readings[tag]
            except self._nvml.NVMLError:  # such as a GPU that is being reset: asked again
                continue
        return found

    def _of(self, gpu: Gpu) -> dict[str, Callable[[], float]]:
        nvml, handle = self._nvml, gpu.handle
        parts = gpu.slices or [handle]
        readings: dict[str, Callable[[], float]] = {
            "load": lambda: float(nvml.nvmlDeviceGetUtilizationRates(handle).gpu),
            "memory": lambda: _percent([nvml.nvmlDeviceGetMemoryInfo(part) for part in parts]),
            "power": lambda: float(nvml.nvmlDeviceGetPowerUsage(handle)) * _MILLI,
            "temperature": lambda: float(
                nvml.nvmlDeviceGetTemperature(handle, nvml.NVML_TEMPERATURE_GPU)
            ),
        }
        return {f"machine/gpu/{gpu.number}/{name}": read for name, read in readings.items()}


def _percent(memories: list[Any]) -> float:
    used = float(sum(memory.used for memory in memories))
    return 100 * used / float(sum(memory.total for memory in memories))
