"""One step that looks at the signs of gradients alone, in place."""

from __future__ import annotations

from typing import Any

from engine.backend import xp_of

from .stepping import stepping

__all__ = ["apply_rprop"]


@stepping("param", "before", "length")
def apply_rprop(
    param: Any,
    before: Any,
    length: Any,
    grad: Any,
    shorter: float = 0.5,
    longer: float = 1.2,
    shortest: float = 1e-6,
    longest: float = 50.0,
) -> None:
    """Move each element of `param` its own length against the sign of its gradient.

    Args:
        param: Any shape.
        before: The gradient of the last step; where signs changed it becomes 0.
        length: How far each element goes.
        grad: The gradient.
        shorter: What a length is multiplied with where the sign has changed.
        longer: What it is multiplied with where the sign has stayed.
        shortest: The least length.
        longest: The largest.

    Source: Riedmiller & Braun, "A direct adaptive method for faster backpropagation learning: the
    RPROP algorithm" (1993), without going back where the sign has changed, as PyTorch has it.

    """
    xp = xp_of(param)
    turned = xp.sign(grad * before)
    length *= xp.where(turned > 0, longer, xp.where(turned < 0, shorter, 1.0))
    xp.clip(length, shortest, longest, out=length)
    before[...] = xp.where(turned < 0, 0.0, grad)
    param -= xp.sign(before) * length
