"""How busy the processors are that this process may use."""

from __future__ import annotations

import os
import time
from typing import TYPE_CHECKING

import psutil

from .cgroup import core_quota
from .rate import LEAST_S, Rate

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .cgroup import CoreQuota

TAG = "machine/cpu"


class Cores:
    """Percent of all the time that the processors had since the last reading.

    They are the machine's; where the process is kept to some of them, those; and where its
    container has a quota of their time, that quota.
    """

    def __init__(self) -> None:
        count = os.cpu_count() or 1
        usable = _usable()
        self._only = usable if usable is not None and len(usable) < count else None
        self._quota = core_quota(len(usable or ()) or count)
        self._rate = Rate()
        self._before: tuple[float, float] | None = None
        self._at = 0.0
        self.read()

    def read(self) -> Mapping[str, float]:
        """By tag; nothing where too little time has passed."""
        percent = self._of_all() if self._quota is None else self._of_quota(self._quota)
        return {} if percent is None else {TAG: percent}

    def _of_quota(self, quota: CoreQuota) -> float | None:
        cores = self._rate.of(quota.used_s(), time.monotonic())
        return None if cores is None else 100 * cores / quota.cores

    def _of_all(self) -> float | None:
        now = time.monotonic()
        if self._before is not None and now - self._at < LEAST_S:
            return None
        busy, total = self._times()
        before, self._before, self._at = self._before, (busy, total), now
        if before is None or total <= before[1]:
            return None
        share = (busy - before[0]) / (total - before[1])
        return 100 * min(max(share, 0.0), 1.0)  # the system's counters of waiting may fall

    def _times(self) -> tuple[float, float]:
        """Seconds in which a processor worked, and all that there were."""
        if self._only is None:
            return _busy_and_all(psutil.cpu_times())
        each = psutil.cpu_times(percpu=True)
        parts = [_busy_and_all(each[number]) for number in self._only if number < len(each)]
        return sum(busy for busy, _ in parts), sum(total for _, total in parts)


def _usable() -> list[int] | None:
    """The numbers of the processors on which this process may run; None where nobody tells."""
    if hasattr(os, "sched_getaffinity"):
        return sorted(os.sched_getaffinity(0))
    return None


def _busy_and_all(times: object) -> tuple[float, float]:
    # Linux counts the time of guests twice: in `user`, and apart.
    parts = {name: getattr(times, name) for name in times._fields}  # type: ignore[attr-defined]
    total = sum(parts.values()) - parts.get("guest", 0.0) - parts.get("guest_nice", 0.0)
    return total - parts["idle"] - parts.get("iowait", 0.0), total
