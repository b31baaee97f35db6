"""A number that a callback watches over the epochs, and whether it got better."""

from __future__ import annotations

import logging
import math
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import numpy as np

from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.train.collect.loss import loss_of

from .checks import check_number, check_text
from .run_context import RunContext

_logger = logging.getLogger("engine.train")
MODES = ("auto", "min", "max")

# Of what MindSpore names, smaller is better for these; "auto" takes every other for the larger.
SMALLER_IS_BETTER = {
    *("loss", "eval_loss", "mae", "mse", "perplexity"),
    *("hausdorff_distance", "mean_surface_distance", "root_mean_square_distance"),
}


@dataclass(frozen=True)
class Monitored:
    """Which number, and which way is better.

    Attributes:
        name: `"loss"`, or a result of the evaluation in `fit`: a metric's name or `"eval_loss"`.
        mode: `"min"`, `"max"`, or `"auto"`: smallest for losses, errors and distances by the names
            that MindSpore gives them (`SMALLER_IS_BETTER`), largest for every other name.
        min_delta: How much better counts as better.

    """

    name: str
    mode: str
    min_delta: float

    def check(self, where: str) -> None:
        """The values are possible.

        Raises:
            TypeError: If one has another type.
            ValueError: If the mode is unknown.

        """
        check_text(f"{where}(monitor)", self.name)
        check_text(f"{where}(mode)", self.mode)
        check_number(f"{where}(min_delta)", self.min_delta)
        if self.mode not in MODES:
            raise ArgumentValueError.of(f"{where}(mode)", f"one of {MODES}", repr(self.mode))

    @property
    def grows(self) -> bool:
        """Whether larger is better."""
        return self.mode == "max" or (self.mode == "auto" and self.name not in SMALLER_IS_BETTER)

    @property
    def worst(self) -> float:
        """What every value is better than."""
        return -math.inf if self.grows else math.inf

    def is_better(self, value: float, than: float) -> bool:
        """Whether `value` is better by more than `min_delta`."""
        least = abs(self.min_delta)
        return value > than + least if self.grows else value < than - least

    def value(self, where: str, run_context: RunContext) -> float | None:
        """The number at the end of an epoch; None, and a warning, when it is not there.

        Of several processes that train together: the mean of theirs, so that all do the same.

        Raises:
            ArgumentTypeError: If it is no number.
            ArgumentValueError: If it is several numbers.

        """
        params = run_context.original_args()
        found = dict(params.get("eval_results") or {})
        loss = loss_of(params.net_outputs)
        if loss is not None:
            found["loss"] = loss
        if self.name not in found:
            _logger.warning("%s watches %s, got %s.", where, self.name, sorted(found))
        value = found.get(self.name)
        return run_context.mean(None if value is None else self._single(where, value))

    def _single(self, where: str, value: Any) -> float:
        """What a metric returned, a tensor of one number too, as a Python number."""
        expected, hint = "a single number", "watch one that is a number for all classes"
        if isinstance(value, list | tuple) or np.ndim(value):
            count = len(value) if isinstance(value, list | tuple) else np.size(value)
            got = f"{count} numbers from {self.name!r}"
            raise ArgumentValueError.of(f"{where}(monitor)", expected, got, hint)
        if not isinstance(value, str | bytes):
            with suppress(TypeError, ValueError, RuntimeError):
                return float(value)
        raise ArgumentTypeError.of(f"{where}(monitor)", expected, value, hint)
