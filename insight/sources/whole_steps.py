"""Steps as JSON has them: whole numbers of 64 bits."""

from __future__ import annotations

from typing import Any

_STEPS = range(-(2**63), 2**63)


def whole_step(step: Any) -> int | None:
    """The step that a value is; None where it is no whole number of 64 bits.

    >>> whole_step(3), whole_step(3.0), whole_step(0.5), whole_step(True), whole_step(2**70)
    (3, 3, None, None, None)
    """
    if isinstance(step, float) and step.is_integer():
        step = int(step)
    return step if type(step) is int and step in _STEPS else None
