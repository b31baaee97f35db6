"""Which of NVIDIA's GPUs a process may use, as its environment says."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from .amd_gpus import VARIABLES as AMD_VARIABLES

if TYPE_CHECKING:
    from collections.abc import Mapping
    from types import ModuleType

VARIABLE = "CUDA_VISIBLE_DEVICES"


@dataclass
class Gpu:
    """One GPU.

    Attributes:
        number: As `nvidia-smi` has it.
        handle: What NVML calls it.
        slices: Those of it that the process may use, where it is cut into some (MIG).

    """

    number: int
    handle: Any
    slices: list[Any] = field(default_factory=list)


def names_own(environment: Mapping[str, str]) -> bool:
    """Whether a process was given GPUs of its own."""
    return any(name in environment for name in (VARIABLE, *AMD_VARIABLES))


def visible_gpus(nvml: ModuleType, environment: Mapping[str, str]) -> list[Gpu]:
    """The GPUs that CUDA shows to a process; all of them where its environment does not say.

    A number is taken as the one that `nvidia-smi` shows, which is CUDA's where all are of one model
    or CUDA_DEVICE_ORDER is PCI_BUS_ID. As in CUDA, the list ends before the first that is missing.

    Args:
        nvml: The module `pynvml`, initialised.
        environment: Of the process.

    """
    gpus = _gpus(nvml)
    if VARIABLE not in environment:
        return list(gpus.values())
    found: dict[int, Gpu] = {}
    for name in map(str.strip, environment[VARIABLE].split(",")):
        gpu = _named(nvml, gpus, name)
        if gpu is None:
            break
        found[gpu.number] = gpu
    return list(found.values())


def _gpus(nvml: ModuleType) -> dict[int, Gpu]:
    found = {}
    for number in range(nvml.nvmlDeviceGetCount()):
        try:
            found[number] = Gpu(number, nvml.nvmlDeviceGetHandleByIndex(number))
        except nvml.NVMLError:  # it fell off the bus, or is not for this user
            continue
    return found


def _named(nvml: ModuleType, gpus: dict[int, Gpu], name: str) -> Gpu | None:
    if name.isascii() and name.isdecimal():
        return gpus.get(int(name))
    try:
        if name.startswith("MIG-"):
            return _with_slice(nvml, gpus, nvml.nvmlDeviceGetHandleByUUID(name))
        if name.startswith("GPU-"):  # CUDA takes the beginning of one, too
            fitting = [
                gpu for gpu in gpus.values() if nvml.nvmlDeviceGetUUID(gpu.handle).startswith(name)
            ]
            return fitting[0] if len(fitting) == 1 else None
    except nvml.NVMLError:
        return None
    return None


def _with_slice(nvml: ModuleType, gpus: dict[int, Gpu], part: Any) -> Gpu | None:
    whole = nvml.nvmlDeviceGetDeviceHandleFromMigDeviceHandle(part)
    gpu = gpus.get(nvml.nvmlDeviceGetIndex(whole))
    if gpu is not None:
        gpu.slices.append(part)
    return gpu
