"""MLflow's names for what the machine did, as the tags that our recorder gives to the same."""

from __future__ import annotations

import re

from insight.plugins.beside import MACHINE

_SYSTEM = "system/"
# Only where the unit is the same, too; before it may stand the name of a node.
_SAME = {
    "cpu_utilization_percentage": "cpu",
    "system_memory_usage_percentage": "memory",
    "disk_usage_percentage": "disk/usage",
}
_GPU = re.compile(r"gpu_(\d+)_(\w+)")
_OF_GPU = {
    "utilization_percentage": "load",
    "memory_usage_percentage": "memory",
    "power_usage_watts": "power",
}


def tag_of(name: str) -> str:
    """The tag of a metric: its name, or that of a series of the machine.

    >>> tag_of("loss"), tag_of("system/cpu_utilization_percentage")
    ('loss', 'machine/cpu')
    >>> tag_of("system/gpu_0_power_usage_watts"), tag_of("system/node1/disk_usage_megabytes")
    ('machine/gpu/0/power', 'machine/node1/disk_usage_megabytes')
    """
    if not name.startswith(_SYSTEM):
        return name
    above, slash, own = name.removeprefix(_SYSTEM).rpartition("/")
    of_gpu = _GPU.fullmatch(own)
    if of_gpu is not None:
        own = f"gpu/{of_gpu[1]}/{_OF_GPU.get(of_gpu[2], of_gpu[2])}"
    return f"{MACHINE}{above}{slash}{_SAME.get(own, own)}"
