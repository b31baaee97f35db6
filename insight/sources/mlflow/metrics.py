"""Files of one metric each: `timestamp value step` a line, the timestamp in milliseconds.

A metric that was logged with a data set has that one's name and digest behind the step.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from insight.format.frames import Damage

_FIELD = rb"[^\s_]{1,40}"
_LINES = re.compile(rb"(?:-?\d{1,18} " + _FIELD + rb" -?\d{1,18}\n)*")
_MOST_IN_LINE = 1 << 16
_INT64 = range(-(1 << 63), 1 << 63)


@dataclass(slots=True)
class MetricScan:
    """What stands in some bytes of a metric's file.

    Attributes:
        wall_times: In seconds since 1970.
        end: Where the next read should begin, behind the last whole line.
        damages: Lines that are none of a metric.

    """

    steps: list[int] = field(default_factory=list)
    wall_times: list[float] = field(default_factory=list)
    values: list[float] = field(default_factory=list)
    end: int = 0
    damages: list[Damage] = field(default_factory=list)


class MetricLines:
    r"""Scans a file piece after piece, each from where the last one ended.

    >>> scan = MetricLines()(b"1700000000500 nan 1\n17000")
    >>> scan.steps, scan.wall_times, scan.values, scan.end
    ([1], [1700000000.5], [nan], 20)

    """

    def __init__(self) -> None:
        self._is_inside_damage = False

    def __call__(self, buffer: bytes) -> MetricScan:
        """What stands in the next bytes."""
        end = buffer.rfind(b"\n") + 1
        if not self._is_inside_damage and _LINES.fullmatch(buffer, 0, end):
            fields = buffer[:end].split()
            try:
                values = list(map(float, fields[1::3]))
            except ValueError:
                pass
            else:
                wall_times = [int(stamp) / 1000 for stamp in fields[0::3]]
                scan = MetricScan(list(map(int, fields[2::3])), wall_times, values, end)
                return self._closed(buffer, scan)
        return self._closed(buffer, self._line_by_line(buffer, end))

    def _line_by_line(self, buffer: bytes, end: int) -> MetricScan:
        scan, begin = MetricScan(end=end), 0
        while begin < end:
            stop = buffer.index(b"\n", begin) + 1
            line = None if self._is_inside_damage else _read_line(buffer[begin : stop - 1])
            self._is_inside_damage = False
            if line is None:
                problem = "line is no timestamp, value and step"
                scan.damages.append(Damage(begin, stop - begin, problem))
            else:
                wall_time, value, step = line
                scan.wall_times.append(wall_time)
                scan.values.append(value)
                scan.steps.append(step)
            begin = stop
        return scan

    def _closed(self, buffer: bytes, scan: MetricScan) -> MetricScan:
        """The scan, with a line that is longer than any of MLflow's given up."""
        left = len(buffer) - scan.end
        if left > _MOST_IN_LINE:
            problem = f"line is longer than {_MOST_IN_LINE} bytes"
            scan.damages.append(Damage(scan.end, left, problem))
            scan.end = len(buffer)
            self._is_inside_damage = True
        return scan


def _read_line(line: bytes) -> tuple[float, float, int] | None:
    """Wall time, value and step; very old files have no step. None for anything else."""
    fields = line.split()
    if len(fields) < 2 or (len(fields) > 3 and not _is_data_set(fields[3:])):
        return None
    try:
        step = int(fields[2]) if len(fields) > 2 else 0
        stamp = int(fields[0])
        value = float(fields[1])
    except ValueError:
        return None
    return (stamp / 1000, value, step) if step in _INT64 and stamp in _INT64 else None


def _is_data_set(fields: list[bytes]) -> bool:
    """Whether these are a name, which may have spaces, and a digest; no rest of another line."""
    if len(fields) < 2:
        return False
    try:
        float(fields[-2])
        int(fields[-1])
    except ValueError:
        return True
    return False
