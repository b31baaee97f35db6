"""Callbacks: what happens around the steps and epochs of a training. One a file."""

from __future__ import annotations

from engine.family import offered
from engine.train.summary import SummaryRecord

_FAMILY = offered(__name__) | {"SummaryRecord": SummaryRecord}
__all__ = list(_FAMILY)
globals().update(_FAMILY)
