"""How long the processors of this machine were busy, whoever had them.

What a stage is told to have taken leaves out whatever nobody waited for: a browser's own processes
take as long again as the tests that drive it.
"""

from __future__ import annotations

import os
from pathlib import Path

STAT = Path("/proc/stat")
IDLE = (3, 4)  # columns of what idled, and of what idled until a disk answered
COUNTED = 8  # columns; those behind them are in these already


def busy_s(stat: Path = STAT) -> float | None:
    """The seconds since the machine started, of all its processors; None where it tells none."""
    try:
        first = stat.read_text(encoding="ascii").partition("\n")[0]
    except OSError:  # no Linux
        return None
    ticks = [int(text) for text in first.split()[1:][:COUNTED]]
    return (sum(ticks) - sum(ticks[column] for column in IDLE)) / os.sysconf("SC_CLK_TCK")


def busy_line(before_s: float | None, elapsed_s: float) -> str:
    """How long they were busy since, and what part of the time; nothing where none is told."""
    now_s = busy_s()
    if before_s is None or now_s is None:
        return ""
    seconds = now_s - before_s
    part = seconds / (elapsed_s * (os.cpu_count() or 1))
    told = f"busy {seconds:.1f} s, {part:.0%} of the time"
    return f"processors of this machine, whoever had them: {told}"
