"""What stands on one card of the page Machine: the tags of one quantity, in one unit."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from dashboard.queries.scalars.order import natural
from insight.plugins.beside import MACHINE

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from insight.tables.scalar_index import Segment


class Quantity(NamedTuple):
    """One card.

    Attributes:
        name: What the page calls it in its questions.
        section: Where it stands, in English.
        title: What it is, in English.
        unit: One of those of `assets/charts/units.mjs`; empty where nobody knows.
        tags: The series, in their order.

    """

    name: str
    section: str
    title: str
    unit: str
    tags: tuple[str, ...]


_MACHINE, _GPUS, _PROCESS = "Machine", "GPUs", "This process and what it started"
OTHERS = "More of the machine"
_NUMBER = re.compile(r"/\d+/")
# Name, section, title, unit, and its tags without what all begin with.
_KNOWN = [
    ("cpu", _MACHINE, "CPU", "share", "cpu"),
    ("memory", _MACHINE, "Memory", "share", "memory"),
    ("network", _MACHINE, "Network", "bytes/s", "network/(?:in|out)"),
    ("disks", _MACHINE, "Disks", "bytes/s", "disk/(?:read|write)"),
    ("disk", _MACHINE, "Disk of the run", "share", "disk/usage"),
    ("gpu-load", _GPUS, "GPU load", "share", r"gpu/\d+/load"),
    ("gpu-memory", _GPUS, "GPU memory", "share", r"gpu/\d+/memory"),
    ("gpu-power", _GPUS, "GPU power", "W", r"gpu/\d+/power"),
    ("gpu-temperature", _GPUS, "GPU temperature", "°C", r"gpu/\d+/temperature"),
    ("process-cpu", _PROCESS, "CPU, in percent of one core", "%", "process/cpu"),
    ("process-memory", _PROCESS, "Memory of the process", "bytes", "process/memory"),
]
_ROWS = [
    (re.compile(re.escape(MACHINE) + pattern), (name, section, title, unit))
    for name, section, title, unit, pattern in _KNOWN
]


def quantities(tags: Iterable[str]) -> list[Quantity]:
    """The cards of some tags, in the order of the page; what is not known comes last.

    >>> [one.name for one in quantities(["machine/fan", "machine/gpu/2/load", "machine/cpu"])]
    ['cpu', 'gpu-load', 'machine/fan']
    """
    left = sorted(tags, key=natural)
    found = []
    for pattern, known in _ROWS:
        own = tuple(tag for tag in left if pattern.fullmatch(tag))
        if own:
            found.append(Quantity(*known, own))
            left = [tag for tag in left if tag not in own]
    return found + _others(left)


def _others(tags: Sequence[str]) -> list[Quantity]:
    """Cards of tags that other tools have; those that differ by a number share one.

    >>> [one.tags for one in _others(["machine/cpu/0/busy", "machine/cpu/1/busy", "machine/fan"])]
    [('machine/cpu/0/busy', 'machine/cpu/1/busy'), ('machine/fan',)]
    """
    held: dict[str, list[str]] = {}
    for tag in tags:
        held.setdefault(_NUMBER.sub("/*/", tag), []).append(tag)
    return [
        Quantity(name, OTHERS, name.removeprefix(MACHINE), _unit_of(name), tuple(own))
        for name, own in held.items()
    ]


def _unit_of(name: str) -> str:
    return "%" if name.casefold().endswith("percent") else ""


def series_of(by_tag: Mapping[str, Sequence[Segment]]) -> dict[str, list[Segment]]:
    """The series of each card by its name."""
    return {
        one.name: [segment for tag in one.tags for segment in by_tag[tag]]
        for one in quantities(by_tag)
    }


def runs_with(by_tag: Mapping[str, Sequence[Segment]]) -> dict[str, int]:
    """The number of runs on each card, by its name."""
    return {name: len({one.run for one in held}) for name, held in series_of(by_tag).items()}
