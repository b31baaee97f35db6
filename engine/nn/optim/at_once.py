"""All parameters of an optimizer moved by one native call, where its kind has a kernel for a step.

Its numbers are those that its kind moves one parameter after the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.autodiff import observed
from engine.ops.kept_steps import are_kept


def has_kernel_step(kind: type) -> bool:
    """Whether `kernel_step` of a kind does what its `update` does: one class defines both."""
    owner = next((one for one in kind.__mro__ if "update" in vars(one)), None)
    return owner is not None and "kernel_step" in vars(owner)


def moved_at_once(optimizer: Any, gradients: Sequence[Any], numbers: Sequence[Any]) -> bool:
    """Make a step of an optimizer; False where its parameters are to be moved one by one.

    Args:
        optimizer: Whose step it is; it has begun.
        gradients: One a parameter, as arrays.
        numbers: What each parameter's step takes.

    """
    if not optimizer._is_kept or observed() or not are_kept():
        return False
    if any(one._flat_buffer for one in optimizer.parameters):
        return False  # which move in blocks
    steps = [optimizer.kernel_step(at) for at in range(len(gradients))]
    if None in steps:
        return False
    own: dict[int, tuple[float, ...]] = {}
    for one in numbers:
        if id(one) not in own:
            own[id(one)] = optimizer.kernel_numbers(one.own)
    means = optimizer._centralized
    if optimizer.loss_scale != 1.0 or True in means or any(one.decay for one in numbers):
        each = zip(optimizer.parameters, gradients, numbers, means, strict=True)
        gradients = [optimizer._ready(*given) for given in each]
    return optimizer._kept_steps.run(steps, gradients, [own[id(one)] for one in numbers])
