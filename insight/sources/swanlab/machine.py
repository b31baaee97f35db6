"""SwanLab's names for what the machine did, as the tags that our recorder gives to the same."""

from __future__ import annotations

import re

from insight.plugins.beside import MACHINE

SYSTEM = "__swanlab__."
"""What the keys of its own series begin with."""
# Only where the unit is the same, too.
_SAME = {"cpu.pct": "cpu", "mem.pct": "memory"}
_ACCELERATOR = re.compile(r"(gpu|npu|mlu|xpu|dcu)\.([\w-]+)\.(\w+(?:\.\w+)?)")
_OF_ACCELERATOR = {
    "pct": "load",
    "mem.pct": "memory",
    "mem.time": "memory_load",
    "temp": "temperature",
}


def machine_tag(key: str) -> str:
    """The tag of a series.

    >>> machine_tag("__swanlab__.mem.pct"), machine_tag("__swanlab__.gpu.0.pct")
    ('machine/memory', 'machine/gpu/0/load')
    >>> machine_tag("__swanlab__.disk.read")
    'machine/disk/read'
    """
    name = key.removeprefix(SYSTEM)
    found = _ACCELERATOR.fullmatch(name)
    if found is not None:
        own = _OF_ACCELERATOR.get(found[3], found[3].replace(".", "/"))
        return f"{MACHINE}{found[1]}/{found[2]}/{own}"
    return MACHINE + _SAME.get(name, name.replace(".", "/"))
