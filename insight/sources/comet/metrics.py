"""The lines of `metrics.jsonl`: a value of a metric each, as a text."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import numpy as np

from insight.plugins.beside import MACHINE
from insight.sources.gathered import number_of
from insight.sources.records import as_text

if TYPE_CHECKING:
    from insight.sources.gathered import Gathered

SYSTEM = "sys."
WITHOUT_STEP = "without step/"
"""What stands before the tag of values without a step, where others of the metric have one."""
# Only where the unit is the same, too.
_SAME = {
    "cpu.percent.avg": "cpu",
    "ram.percent.used": "memory",
    "disk.root.percent.used": "disk/usage",
}
_GPU = re.compile(r"gpu\.(\d+)\.(\w+)")
_OF_GPU = {"gpu_utilization": "load", "memory_utilization": "memory", "temperature": "temperature"}

_BY_CONTEXT = "a metric of a context whose name does not begin with it is '<context>_<name>'"
_NUMBERED = "values without a step are numbered in their order from 0"
_APART = f"where others of the metric have a step, they are the series '{WITHOUT_STEP}<metric>'"

_Columns = tuple[list[Any], list[float], list[float]]


def machine_tag(name: str) -> str:
    """The tag of a series of the machine.

    >>> machine_tag("sys.cpu.percent.avg"), machine_tag("sys.gpu.0.temperature")
    ('machine/cpu', 'machine/gpu/0/temperature')
    >>> machine_tag("sys.network.send_bps")
    'machine/network/send_bps'
    """
    own = name.removeprefix(SYSTEM)
    of_gpu = _GPU.fullmatch(own)
    if of_gpu is not None:
        return f"{MACHINE}gpu/{of_gpu[1]}/{_OF_GPU.get(of_gpu[2], of_gpu[2])}"
    return MACHINE + _SAME.get(own, "/".join(part for part in own.split(".") if part))


class Metrics:
    """Takes in lines, and tells the series once all are there."""

    def __init__(self, told: Gathered) -> None:
        self._told = told
        self._series: dict[tuple[Any, Any], _Columns] = {}

    def take(self, line: dict[str, Any]) -> None:
        """Take in one.

        Raises:
            KeyError, TypeError, ValueError: If it is no such line.

        """
        value = line["metricValue"]
        if type(value) is str:
            number = float(value)
        else:
            found = number_of(value)
            if found is None:
                raise TypeError(f"value is {type(value).__name__}")
            number = found
        where = line["metricName"], line.get("runContext")
        held = self._series.get(where)
        if held is None:
            held = self._series[where] = ([], [], [])
        time = line.get("timestamp")
        steps, times, values = held
        times.append(time / 1000 if time is not None else 0.0)
        steps.append(line.get("step"))
        values.append(number)
        self._told.records += 1

    def end(self) -> None:
        """Fill in the series."""
        remarks: set[str] = set()
        for (name, context), (steps, times, values) in self._series.items():
            tag = as_text(str(name))
            if tag.startswith(SYSTEM):
                self._machine(machine_tag(tag), times, values)
                continue
            if isinstance(context, str) and context and not tag.startswith(f"{context}_"):
                tag = f"{as_text(context)}_{tag}"
                remarks.add(_BY_CONTEXT)
            none = [index for index, step in enumerate(steps) if step is None]
            if none:
                remarks.add(_NUMBERED)
            if none and len(none) < len(steps):
                remarks.add(_APART)
                for number, index in enumerate(none):
                    apart = f"{WITHOUT_STEP}{tag}"
                    self._told.point(apart, number, times[index], values[index])
                steps, times, values = (
                    [one for one, step in zip(column, steps, strict=True) if step is not None]
                    for column in (steps, times, values)
                )
            elif none:
                steps = list(range(len(steps)))
            if not all(type(step) is int or type(step) is float for step in steps):
                self._told.problem(-1, f"metric {tag!r} has steps that are no numbers")
                continue
            for column, more in zip(self._told.of(tag), (steps, times, values), strict=True):
                column.extend(more)
        for rule in (_BY_CONTEXT, _NUMBERED, _APART):
            if rule in remarks:
                self._told.remarks.append(rule)

    def _machine(self, tag: str, times: list[float], values: list[float]) -> None:
        """A series of the machine, whose samples are numbered by their times."""
        order = np.argsort(np.array(times), kind="stable").tolist()
        held = self._told.of(tag)
        first = len(held[0]) + 1
        held[0].extend(range(first, first + len(order)))
        held[1].extend(times[index] for index in order)
        held[2].extend(values[index] for index in order)
