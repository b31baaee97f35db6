"""W&B's names for what the machine did, as the tags that our recorder gives to the same."""

from __future__ import annotations

import re

from insight.plugins.beside import MACHINE

# Only where the unit is the same, too.
_SAME = {
    "memory_percent": "memory",
    "disk./.usagePercent": "disk/usage",
    # The share of all processors that the process takes: `cpu` is the machine's own load here.
    "cpu": "proc/cpu",
}
_GPU = re.compile(r"gpu\.(\d+)\.(\w+)")
_OF_GPU = {
    "gpu": "load",
    "memoryAllocated": "memory",
    "memory": "memory_load",  # how long its memory was in use, where `memory` is how full it is
    "temp": "temperature",
    "powerWatts": "power",
}


def machine_tag(name: str) -> str:
    """The tag of a series.

    >>> machine_tag("memory_percent"), machine_tag("gpu.0.gpu"), machine_tag("proc.memory.rssMB")
    ('machine/memory', 'machine/gpu/0/load', 'machine/proc/memory/rssMB')
    >>> machine_tag("disk./data.usageGB"), machine_tag("system.gpu.1.powerPercent")
    ('machine/disk/data/usageGB', 'machine/gpu/1/powerPercent')
    """
    name = name.removeprefix("system.")
    of_gpu = _GPU.fullmatch(name)
    if of_gpu is not None:
        own = _OF_GPU.get(of_gpu[2], of_gpu[2])
        return f"{MACHINE}gpu/{of_gpu[1]}/{own}"
    parts = [part for part in re.split(r"[./]", name) if part]
    return MACHINE + _SAME.get(name, "/".join(parts))
