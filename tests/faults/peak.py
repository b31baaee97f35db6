"""The most memory that this process had."""

from __future__ import annotations

import resource


def peak_kb() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
