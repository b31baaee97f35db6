"""What the process runs on, as the system tells without anything being started."""

from __future__ import annotations

import os
import platform
from pathlib import Path
from typing import Any

_CPU_INFO = Path("/proc/cpuinfo")
_GPUS = Path("/proc/driver/nvidia/gpus")
_MOST_GPUS = 64
_HEAD = 8192  # bytes that hold what is said of the first core


def hardware_facts() -> dict[str, Any]:
    """The processor's model, cores (of the machine, and of this process), bytes of memory, GPUs."""
    return {
        "cpu": _processor(),
        "cores": os.cpu_count(),
        "cores_usable": _usable(),
        "memory_bytes": _memory(),
        "gpus": gpu_names(_GPUS),
    }


def _processor() -> str:
    try:
        with _CPU_INFO.open("rb") as file:
            head = file.read(_HEAD).decode("utf-8", "replace")
    except OSError:  # another system
        head = ""
    for line in head.splitlines():
        name, _, value = line.partition(":")
        if name.strip() in {"model name", "Model", "Hardware"} and value.strip():
            return value.strip()
    return platform.processor() or platform.machine()


def _usable() -> int | None:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count()


def _memory() -> int | None:
    try:
        return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    except (AttributeError, ValueError, OSError):  # another system
        return None


def gpu_names(folder: Path) -> list[str]:
    """The models that the driver of NVIDIA lists; asking CUDA itself would take a second."""
    try:
        listed = sorted(folder.iterdir())[:_MOST_GPUS]
    except OSError:  # no such driver
        return []
    found = []
    for entry in listed:
        try:
            text = (entry / "information").read_text("utf-8", "replace")
        except OSError:
            continue
        models = [line for line in text.splitlines() if line.startswith("Model:")]
        found += [line.partition(":")[2].strip() for line in models[:1]]
    return found
