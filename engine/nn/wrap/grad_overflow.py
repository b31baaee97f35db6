"""Whether a gradient has overflowed, as training steps that users write ask it."""

from __future__ import annotations

from typing import Any

from engine.ops import FloatStatus, MultitypeFuncGraph

grad_overflow = MultitypeFuncGraph("grad_overflow")
"""1.0 for a gradient with infinities or NaN, else 0.0, in an array of one."""

_status = FloatStatus()


@grad_overflow.register("Tensor")
def _checked(gradient: Any) -> Any:
    return _status(gradient)
