"""ClearML's names for what the machine did, as the tags that our recorder gives to the same."""

from __future__ import annotations

import re

from insight.plugins.beside import MACHINE

TITLE = ":monitor:"
"""What the titles of its own series begin with: `:monitor:machine`, `:monitor:gpu`."""
# Only where the unit is the same, too.
_SAME = {"cpu_usage": "cpu"}
_GPU = re.compile(r"gpu_(\d+)_(\w+)")
_OF_GPU = {"utilization": "load", "temperature": "temperature", "mem_usage": "memory"}


def machine_tag(series: str) -> str:
    """The tag of a series.

    >>> machine_tag("cpu_usage"), machine_tag("gpu_0_temperature"), machine_tag("io_read_mbs")
    ('machine/cpu', 'machine/gpu/0/temperature', 'machine/io_read_mbs')
    """
    of_gpu = _GPU.fullmatch(series)
    if of_gpu is not None:
        return f"{MACHINE}gpu/{of_gpu[1]}/{_OF_GPU.get(of_gpu[2], of_gpu[2])}"
    return MACHINE + _SAME.get(series, series)
