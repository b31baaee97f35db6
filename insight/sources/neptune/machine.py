"""Neptune's names for what the machine did and what a program printed, as our recorder's tags."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from insight.plugins.beside import CONSOLE, MACHINE

if TYPE_CHECKING:
    from collections.abc import Iterable

_FOLDERS = ("monitoring/", "runtime/")
_STREAMS = {"stdout": f"{CONSOLE}out", "stderr": f"{CONSOLE}err"}
_GPU = re.compile(r"gpu(_memory)?_(\d+)")
# Percent and GB: the machine's memory of ours is percent, so Neptune's has another name.
_SAME = {"cpu": "cpu", "memory": "memory_gb", "gpu": "gpu/0/load", "gpu_memory": "gpu/0/memory_gb"}


def is_monitoring(path: str) -> bool:
    """Whether Neptune itself wrote an attribute beside the training."""
    return path.startswith(_FOLDERS[0])


def console_tag(path: str) -> str | None:
    """The tag of printed lines; None where the attribute has none.

    >>> console_tag("monitoring/0a1b/stdout"), console_tag("logs/stdout")
    ('console/out', None)
    """
    return _STREAMS.get(path.rpartition("/")[2]) if path.startswith(_FOLDERS) else None


def machine_tags(paths: Iterable[str]) -> dict[str, str]:
    """The tag of each series below `monitoring/`; the process it is of stands in it if others are.

    >>> machine_tags(["monitoring/ab/cpu", "monitoring/ab/gpu_1", "monitoring/ab/memory"])
    {'monitoring/ab/cpu': 'machine/cpu', 'monitoring/ab/gpu_1': 'machine/gpu/1/load', \
'monitoring/ab/memory': 'machine/memory_gb'}
    >>> list(machine_tags(["monitoring/ab/cpu", "monitoring/cd/cpu"]).values())
    ['machine/ab/cpu', 'machine/cd/cpu']
    """
    split = {path: path.removeprefix(_FOLDERS[0]).rpartition("/") for path in paths}
    is_one = len({process for process, _, _ in split.values()}) <= 1
    return {
        path: f"{MACHINE}{'' if is_one or not process else f'{process}/'}{_named(name)}"
        for path, (process, _, name) in split.items()
    }


def _named(name: str) -> str:
    of_gpu = _GPU.fullmatch(name)
    if of_gpu is not None:
        return f"gpu/{of_gpu[2]}/{'memory_gb' if of_gpu[1] else 'load'}"
    return _SAME.get(name, name)
