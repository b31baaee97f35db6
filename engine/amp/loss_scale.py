"""What the loss is multiplied with, so that small gradients survive float16."""

from __future__ import annotations

from typing import Any

from engine.errors import ArgumentTypeError, ArgumentValueError, StateError
from engine.nn import Cell, DynamicLossScaleUpdateCell, FixedLossScaleUpdateCell

# So many overflows in a row mean that the training is lost.
MOST_OVERFLOWS = 1000
_COUNTED = ("loss_scale", "cur_iter", "last_overflow_iter", "bad_step")


class LossScaleManager:
    """Says what the loss is multiplied with; derive from it for a rule of your own.

    A rule that works step by step gives a cell in `get_update_cell`; one that leaves it out
    multiplies with what `get_loss_scale` says while the training step is built, and drops nothing.

    >>> class Eightfold(LossScaleManager):
    ...     def get_loss_scale(self):
    ...         return 8.0
    >>> Eightfold().get_update_cell() is None
    True

    """

    def get_loss_scale(self) -> float | None:
        """The present scale; None: the loss is not multiplied."""
        return None

    def update_loss_scale(self, overflow: bool) -> None:
        """Take note of a step, and whether a gradient overflowed in it."""

    def get_update_cell(self) -> Cell | None:
        """The rule for `nn.TrainOneStepWithLossScaleCell`; None: no step is dropped."""
        return None

    def get_drop_overflow_update(self) -> bool:
        """Whether a step with an overflow leaves the parameters as they are."""
        return False


class FixedLossScaleManager(LossScaleManager):
    """The same scale at every step.

    Args:
        loss_scale: The scale, from 1; give the optimizer the same.
        drop_overflow_update: Whether a step with an overflow leaves the parameters as they are.

    Raises:
        TypeError: If an argument has another type.
        ValueError: If the scale is below 1.

    >>> FixedLossScaleManager(1024.0).get_loss_scale()
    1024.0

    """

    def __init__(self, loss_scale: float = 128.0, drop_overflow_update: bool = True) -> None:
        where = "FixedLossScaleManager"
        _check(where, "loss_scale", loss_scale, least=1)
        if not isinstance(drop_overflow_update, bool):
            raise ArgumentTypeError.of(
                f"{where}(drop_overflow_update)", "a bool", drop_overflow_update
            )
        self._loss_scale = loss_scale
        self._drop_overflow_update = drop_overflow_update

    def get_loss_scale(self) -> float:
        """The scale."""
        return self._loss_scale

    def get_drop_overflow_update(self) -> bool:
        """What was given."""
        return self._drop_overflow_update

    def update_loss_scale(self, overflow: bool) -> None:
        """Nothing: the scale is fixed."""

    def get_update_cell(self) -> FixedLossScaleUpdateCell | None:
        """The scale for `nn.TrainOneStepWithLossScaleCell`; None if overflows are not dropped."""
        if not self._drop_overflow_update:
            return None
        return FixedLossScaleUpdateCell(self._loss_scale)


class DynamicLossScaleManager(LossScaleManager):
    """A scale that falls at each overflow and grows after a while without one.

    Args:
        init_loss_scale: The first scale, from 1.
        scale_factor: What the scale is divided by at an overflow and multiplied with otherwise.
        scale_window: Steps without an overflow after which it grows.

    Raises:
        TypeError: If an argument has another type.
        ValueError: If one is below 1 (the factor: not above 0); while training, if a thousand
            steps in a row overflow: RuntimeError.

    >>> scale = DynamicLossScaleManager(1024, 2, 3)
    >>> for overflow in (False, False, False, True):
    ...     scale.update_loss_scale(overflow)
    ...     print(scale.get_loss_scale())
    1024
    1024
    2048
    1024.0

    """

    def __init__(
        self, init_loss_scale: float = 2**24, scale_factor: float = 2, scale_window: int = 2000
    ) -> None:
        where = "DynamicLossScaleManager"
        _check(where, "init_loss_scale", init_loss_scale, least=1)
        _check(where, "scale_factor", scale_factor, least=0)
        if isinstance(scale_window, bool) or not isinstance(scale_window, int):
            raise ArgumentTypeError.of(f"{where}(scale_window)", "an int", scale_window)
        _check(where, "scale_window", scale_window, least=1)
        if scale_factor == 0:
            raise ArgumentValueError.of(f"{where}(scale_factor)", "a number above 0", 0)
        self.loss_scale = init_loss_scale
        self.scale_window = scale_window
        self.scale_factor = scale_factor
        self.increase_ratio = scale_factor
        self.decrease_ratio = 1 / scale_factor
        self.cur_iter = 1
        self.last_overflow_iter = 0
        self.bad_step_max = MOST_OVERFLOWS
        self.bad_step = 0

    def get_loss_scale(self) -> float:
        """The present scale."""
        return self.loss_scale

    def get_drop_overflow_update(self) -> bool:
        """True: such a step is what the scale is lowered for."""
        return True

    def update_loss_scale(self, overflow: bool) -> None:
        """Lower the scale after an overflow (never below 1); raise it at the end of a window.

        Raises:
            StateError: If a thousand steps in a row overflowed.

        """
        if overflow:
            self.loss_scale = max(self.loss_scale * self.decrease_ratio, 1)
            self.last_overflow_iter = self.cur_iter
            self.bad_step += 1
            if self.bad_step > self.bad_step_max:
                raise StateError(
                    f"DynamicLossScaleManager expected a step without an overflow within "
                    f"{self.bad_step_max}, got none. Hint: a smaller learning rate."
                )
        else:
            self.bad_step = 0
            if (self.cur_iter - self.last_overflow_iter) % self.scale_window == 0:
                self.loss_scale *= self.increase_ratio
        self.cur_iter += 1

    def state_dict(self) -> dict[str, Any]:
        """The present scale and the steps counted so far, for a resumable checkpoint."""
        return {name: getattr(self, name) for name in _COUNTED}

    def load_state_dict(self, state: dict[str, Any]) -> None:
        """Go on from there."""
        for name in _COUNTED:
            setattr(self, name, state[name])

    def get_update_cell(self) -> DynamicLossScaleUpdateCell:
        """The same rule for `nn.TrainOneStepWithLossScaleCell`, from the present scale on."""
        return DynamicLossScaleUpdateCell(self.loss_scale, self.scale_factor, self.scale_window)


def _check(where: str, name: str, value: Any, *, least: float) -> None:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise ArgumentTypeError.of(f"{where}({name})", "a number", value)
    if value < least:
        raise ArgumentValueError.of(f"{where}({name})", f"a number from {least}", value)
