"""What an optimizer tells who computes gradients and moves its parameters in one go."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.autodiff.changes import changes

from .pattern import Beginning, Pattern
from .unbroken import Unbroken


class Moving:
    """Keeps what an optimizer tells of its steps while nothing changes; a copy begins anew.

    Attributes:
        kept: What whoever computes steps keeps beside the optimizer.

    """

    def __init__(self) -> None:
        self.kept: Any = None
        self._seen = -1
        self._told: tuple[Any, Pattern] | None = None

    def __reduce__(self) -> Any:
        return Moving, ()

    def is_as_seen(self) -> bool:
        """Whether nothing has changed since a step was told last."""
        return self._seen == changes.count

    def of(self, optimizer: Any) -> OptimizerMover | None:
        """What the next step tells; None where parameters are to be moved by `update` alone."""
        if self._seen != changes.count:
            self._seen, self._told = changes.count, _told(optimizer)
        return None if self._told is None else OptimizerMover(optimizer, *self._told, self)


def _told(optimizer: Any) -> tuple[Any, Pattern] | None:
    """What a step depends on besides its parameters, and which of them share its numbers."""
    if not (optimizer._is_kept and optimizer.is_plannable() and _are_free(optimizer.parameters)):
        return None
    steps = [optimizer.kernel_step(at) for at in range(len(optimizer.parameters))]
    if None in steps:
        return None
    pattern = Pattern(optimizer)
    settings = tuple([(type(step), step.nesterov, len(step.arrays)) for step in steps])
    own = optimizer.loss_scale, tuple(optimizer._centralized)
    return (*pattern.key, settings, own), pattern


def _are_free(parameters: Sequence[Any]) -> bool:
    """Whether all are trained, by gradients that nobody else sees."""
    return not any(
        getattr(one, "_gradient_hooks", None) or not one.requires_grad for one in parameters
    )


class OptimizerMover:
    """One step of an optimizer; see `engine.autodiff.walker.Mover`.

    Args:
        optimizer: Whose step it is.
        key: What a plan of it depends on.
        pattern: Which parameters share numbers.
        moving: Where plans are kept.

    """

    __slots__ = (
        "_beginning",
        "_moving",
        "_optimizer",
        "_pattern",
        "key",
        "made",
        "numbers",
        "undo",
    )

    def __init__(self, optimizer: Any, key: Any, pattern: Pattern, moving: Moving) -> None:
        self.key = key
        self._optimizer, self._pattern, self._moving = optimizer, pattern, moving
        beginning = Beginning(optimizer, pattern)
        self.numbers, self.made, self.undo = beginning.numbers, beginning.made, beginning.undo

    def is_free(self) -> bool:
        """Whether no parameter has been frozen or given a hook since the step was asked for."""
        return self._moving.is_as_seen() or _are_free(self.parameters)

    @property
    def parameters(self) -> Sequence[Any]:
        """What is moved, in the order of the gradients."""
        found: Sequence[Any] = self._optimizer.parameters
        return found

    @property
    def kept(self) -> Any:
        """What whoever makes plans keeps beside the optimizer."""
        return self._moving.kept

    @kept.setter
    def kept(self, value: Any) -> None:
        self._moving.kept = value

    def unbroken(self) -> Unbroken:
        """Inside the block a step is made whole, whoever interrupts it."""
        return Unbroken()

    def arrays(self) -> list[Any]:
        """All arrays that the step writes to."""
        optimizer = self._optimizer
        every = [optimizer.kernel_step(at) for at in range(len(optimizer.parameters))]
        return [array for step in every for array in step.arrays]

    def move(self, *given: Any) -> None:
        """Move all parameters, given their gradients and then the numbers of the step."""
        self._pattern.moving(self._optimizer)(*given)
