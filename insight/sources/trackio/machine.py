"""Trackio's names for what the machine did, as the tags that our recorder gives to the same."""

from __future__ import annotations

import re

from insight.plugins.beside import MACHINE

# Only where the unit is the same, too.
_SAME = {"cpu/utilization": "cpu", "memory/percent": "memory"}
_GPU = re.compile(r"(.*\bgpu/\d+)/(utilization|temp)")
_OF_GPU = {"utilization": "load", "temp": "temperature"}


def machine_tag(name: str) -> str:
    """The tag of a series.

    >>> machine_tag("cpu/utilization"), machine_tag("gpu/0/temp"), machine_tag("net/rx")
    ('machine/cpu', 'machine/gpu/0/temperature', 'machine/net/rx')
    """
    of_gpu = _GPU.fullmatch(name)
    if of_gpu is not None:
        return f"{MACHINE}{of_gpu[1]}/{_OF_GPU[of_gpu[2]]}"
    return MACHINE + _SAME.get(name, name)
