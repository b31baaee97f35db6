"""Resilient backpropagation."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.autodiff.replayable import read
from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.typed import Cell, Rate, Trained

from .arguments import number
from .base import Optimizer, StepNumbers
from .complex_parameters import as_parts, is_complex
from .example import Example

__all__ = ["Rprop"]


class Rprop(Optimizer):
    """Each element goes its own length against the sign of its gradient.

    A length grows while the sign stays, and shrinks where it has changed; there the element stays
    where it is for a step.

    Args:
        params: Parameters, or groups of them; see `Optimizer`.
        learning_rate: The first lengths: the rate of the first step; later rates count nothing.
        etas: What lengths are multiplied with where signs change, between 0 and 1, and where they
            stay, above 1.
        step_sizes: The least and the largest length.
        weight_decay: A number from 0 or a cell.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If it is out of its range.

    Source: `ops.apply_rprop`.

    >>> import engine
    >>> from engine import nn
    >>> weight = engine.Parameter(engine.Tensor([1.0]), name="weight")
    >>> optimizer = nn.Rprop([weight], learning_rate=0.1)
    >>> for _ in range(2):
    ...     done = optimizer((engine.Tensor([2.0]),))
    >>> weight.asnumpy().round(4)
    array([0.78], dtype=float32)

    """

    elementwise = True
    _example = Example(parabola=0.1, valley=0.01, options={"step_sizes": (1e-12, 50.0)})

    def __init__(
        self,
        params: Trained,
        learning_rate: Rate = 0.1,
        etas: tuple[float, float] = (0.5, 1.2),
        step_sizes: tuple[float, float] = (1e-6, 50.0),
        weight_decay: float | Cell = 0.0,
    ) -> None:
        super().__init__(learning_rate, params, weight_decay)
        self.etas = _pair("etas", etas)
        if not 0.0 < self.etas[0] < 1.0 < self.etas[1]:
            expected = "a factor between 0 and 1, and one above 1"
            raise ArgumentValueError.of("Rprop(etas)", expected, etas)
        self.step_sizes = _pair("step_sizes", step_sizes)
        if self.step_sizes[0] > self.step_sizes[1]:
            raise ArgumentValueError.of("Rprop(step_sizes)", "the lesser length first", step_sizes)
        self.prev = self.slots("prev")
        self.step_size = self.slots("step_size")

    def numbers_of_step(self, rates: list[float], decays: list[float]) -> list[StepNumbers]:
        """See `Optimizer`; before the first step every length is the rate."""
        if int(read(self.global_step)[0]) == 1:
            for length, rate in zip(tuple(self.step_size), rates, strict=True):
                parts = as_parts(length.array) if is_complex(length.array) else length.array
                parts[...] = rate
        return super().numbers_of_step(rates, decays)

    def update(self, position: Any, parameter: Any, gradient: Any, *numbers: float) -> None:
        """Move one parameter, in place."""
        before, length = self.prev[position], self.step_size[position]
        ops.apply_rprop(parameter, before, length, gradient, *self.etas, *self.step_sizes)


def _pair(name: str, given: Any) -> tuple[float, float]:
    if not isinstance(given, tuple):
        raise ArgumentTypeError.of(f"Rprop({name})", "a tuple of two floats", given)
    if len(given) != 2:
        raise ArgumentValueError.of(f"Rprop({name})", "two floats", len(given))
    first, second = (number(f"Rprop({name})", part, above=0.0) for part in given)
    return first, second
