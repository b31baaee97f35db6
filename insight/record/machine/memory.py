"""How full the memory is that this process may use."""

from __future__ import annotations

from typing import TYPE_CHECKING

import psutil

from .cgroup import memory_limit

if TYPE_CHECKING:
    from collections.abc import Mapping

TAG = "machine/memory"


class Memory:
    """Percent of the machine's memory that is taken; in a container with a limit, of that."""

    def __init__(self) -> None:
        self._limit = memory_limit(psutil.virtual_memory().total)

    def read(self) -> Mapping[str, float]:
        """By tag."""
        if self._limit is not None:
            return {TAG: 100 * self._limit.used() / self._limit.most}
        memory = psutil.virtual_memory()
        return {TAG: 100 * (memory.total - memory.available) / memory.total}
