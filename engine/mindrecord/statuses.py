"""What a step came to, in the words of MindSpore's earlier years."""

from __future__ import annotations

from enum import IntEnum
from typing import Final


class MSRStatus(IntEnum):
    """Whether a step succeeded; here and in MindSpore of today, what fails raises an error."""

    SUCCESS = 0
    FAILED = 1


SUCCESS: Final = MSRStatus.SUCCESS
FAILED: Final = MSRStatus.FAILED
