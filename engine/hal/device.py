"""Which devices there are, and what they are."""

from __future__ import annotations

from typing import NamedTuple

from engine.backend import Device, current_device, figures
from engine.context import get_context
from engine.errors import ArgumentTypeError, ArgumentValueError

__all__ = [
    "device_count",
    "get_arch_list",
    "get_device_capability",
    "get_device_name",
    "get_device_properties",
    "is_available",
    "is_initialized",
]

_TARGETS = ("CPU", "GPU", "Ascend")


class GpuProperties(NamedTuple):
    """What CUDA tells of a GPU; its memory in bytes."""

    name: str
    major: int
    minor: int
    is_multi_gpu_board: int
    is_integrated: int
    multi_processor_count: int
    total_memory: int
    warp_size: int


def is_available(device_target: str) -> bool:
    """Whether a kind of device is here.

    Args:
        device_target: "CPU", "GPU" or "Ascend", which never is.

    Raises:
        ArgumentValueError: If there is no such kind.

    >>> is_available("CPU"), is_available("Ascend")
    (True, False)

    """
    _known("is_available", device_target)
    return device_target == "CPU" or (device_target == "GPU" and figures.gpu_count() > 0)


def is_initialized(device_target: str) -> bool:
    """Whether a kind of device is ready: as soon as it is here, for nothing is to be prepared.

    Args:
        device_target: "CPU", "GPU" or "Ascend".

    Raises:
        ArgumentValueError: If there is no such kind.

    """
    return is_available(device_target)


def device_count(device_target: str | None = None) -> int:
    """How many devices of a kind there are; of CPUs one.

    Args:
        device_target: "CPU" or "GPU"; None: the kind of the current device.

    Raises:
        ArgumentTypeError: If it is no str.
        ArgumentValueError: If there is no such kind, or none here.

    """
    kind = here("device_count", device_target)
    return 1 if kind == "CPU" else figures.gpu_count()


def get_device_name(device_id: int, device_target: str | None = None) -> str:
    """What a device is called: "CPU", or the name of a GPU.

    Raises:
        ArgumentTypeError: If an argument is of another type.
        ArgumentValueError: If there is no such device.

    """
    kind = _numbered("get_device_name", device_id, device_target)
    return "CPU" if kind == "CPU" else str(figures.gpu_facts(device_id)["name"])


def get_device_capability(
    device_id: int, device_target: str | None = None
) -> tuple[int, int] | None:
    """The capability of a GPU, such as (9, 0); None of a CPU.

    Raises:
        ArgumentTypeError: If an argument is of another type.
        ArgumentValueError: If there is no such device.

    """
    if _numbered("get_device_capability", device_id, device_target) == "CPU":
        return None
    facts = figures.gpu_facts(device_id)
    return facts["major"], facts["minor"]


def get_device_properties(device_id: int, device_target: str | None = None) -> GpuProperties | None:
    """What CUDA tells of a GPU: its `name`, `total_memory` …; None of a CPU.

    Raises:
        ArgumentTypeError: If an argument is of another type.
        ArgumentValueError: If there is no such device.

    """
    if _numbered("get_device_properties", device_id, device_target) == "CPU":
        return None
    facts = figures.gpu_facts(device_id)
    return GpuProperties(
        name=str(facts["name"]),
        major=facts["major"],
        minor=facts["minor"],
        is_multi_gpu_board=facts["isMultiGpuBoard"],
        is_integrated=facts["integrated"],
        multi_processor_count=facts["multiProcessorCount"],
        total_memory=facts["totalGlobalMem"],
        warp_size=facts["warpSize"],
    )


def get_arch_list(device_target: str | None = None) -> list[str] | None:
    """The architectures that kernels are compiled for: those of the GPUs here; None of a CPU.

    Raises:
        ArgumentTypeError: If it is no str.
        ArgumentValueError: If there is no such kind, or none here.

    """
    if here("get_arch_list", device_target) == "CPU":
        return None
    facts = map(figures.gpu_facts, range(figures.gpu_count()))
    return sorted({f"sm_{one['major']}{one['minor']}" for one in facts})


def here(where: str, device_target: object) -> str:
    """A kind of device that is here; None stands for that of the current one.

    Raises:
        ArgumentTypeError: If it is no str.
        ArgumentValueError: If there is no such kind, or none here.

    """
    if device_target is None:
        return current_device().kind
    if not isinstance(device_target, str):
        raise ArgumentTypeError.of(f"{where}(device_target)", "a str", device_target)
    if not is_available(device_target):
        expected = "a kind of device that is here"
        raise ArgumentValueError.of(f"{where}(device_target)", expected, repr(device_target))
    return device_target


def device_here(where: str, device_target: object) -> Device:
    """The device of a kind that the context names by its number.

    Raises:
        ArgumentTypeError: If the kind is no str.
        ArgumentValueError: If there is no such kind, or none here.

    """
    if device_target is None:
        return current_device()
    kind = here(where, device_target)
    return Device(kind, int(str(get_context("device_id"))) if kind == "GPU" else 0)


def _known(where: str, device_target: object) -> None:
    if device_target not in _TARGETS:
        expected = f"one of {_TARGETS}"
        raise ArgumentValueError.of(f"{where}(device_target)", expected, repr(device_target))


def _numbered(where: str, device_id: object, device_target: object) -> str:
    if isinstance(device_id, bool) or not isinstance(device_id, int):
        raise ArgumentTypeError.of(f"{where}(device_id)", "an int", device_id)
    kind = here(where, device_target)
    count = device_count(kind)
    if not 0 <= device_id < count:
        raise ArgumentValueError.of(f"{where}(device_id)", f"a number below {count}", device_id)
    return kind
