"""Rprop."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.autodiff.replayable import read
from engine.errors import ArgumentValueError
from engine.nn.optim.example import Example
from engine.typed import TensorOrNumber, Trained

from .arguments import above, flag, pair, rate_of
from .optimizer import Optimizer

__all__ = ["Rprop"]


class Rprop(Optimizer):
    """Resilient steps: each number goes a length of its own, against the sign of its gradient.

    Args:
        params: Parameters, or groups of them; see `Optimizer`.
        lr: The first length, above 0.
        etas: What a length is multiplied with where the sign has changed, between 0 and 1, and
            where it has stayed, above 1.
        step_sizes: The least length and the largest.
        maximize: Whether what the gradients are of is to grow.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If it is out of its range.

    Source: Riedmiller & Braun, "A direct adaptive method for faster backpropagation learning: the
    RPROP algorithm" (1993), without going back where the sign has changed, as PyTorch has it.

    """

    _example = Example(parabola=0.1, valley=0.01)

    def __init__(
        self,
        params: Trained,
        lr: TensorOrNumber = 1e-2,
        etas: tuple[float, float] = (0.5, 1.2),
        step_sizes: tuple[float, float] = (1e-6, 50),
        *,
        maximize: bool = False,
    ) -> None:
        options = {"lr": lr, "etas": etas, "step_sizes": step_sizes, "maximize": maximize}
        super().__init__(params, options)
        self.slots("prev")
        self.slots("step_size")
        self.step_t = self.counter("step_t")

    def add_param_group(self, param_group: dict[str, Any]) -> None:
        """Train more parameters, whose first length is the rate."""
        super().add_param_group(param_group)
        if "step_size" in self._kept:
            group = self.param_groups[-1]
            for length in self.step_size[self.group_start_id[-2] :]:
                length.array[...] = rate_of(group["lr"])

    def check(self, group: dict[str, Any]) -> None:
        """Refuse options that do not fit."""
        above("Rprop(lr)", group["lr"])
        shorter, longer = pair("Rprop(etas)", group["etas"])
        above("Rprop(etas)", longer, 1.0)
        if not 0 < shorter < 1:
            expected = "a factor between 0 and 1, and one above 1"
            raise ArgumentValueError.of("Rprop(etas)", expected, group["etas"])
        least, most = pair("Rprop(step_sizes)", group["step_sizes"])
        if least > most:
            expected = "the lesser length first"
            raise ArgumentValueError.of("Rprop(step_sizes)", expected, group["step_sizes"])
        flag("Rprop(maximize)", group["maximize"])

    def begin_step(self) -> None:
        """Count the step."""
        self.step_t.array += 1

    def update(
        self, position: int, parameter: Any, gradient: Any, rate: float, group: dict[str, Any]
    ) -> None:
        """Move one parameter, in place."""
        before, length = self.prev[position], self.step_size[position]
        if int(read(self.step_t)) == 1:
            length.array[...] = rate
        bounds = (*group["etas"], *group["step_sizes"])
        ops.apply_rprop(parameter, before, length, gradient, *bounds)
