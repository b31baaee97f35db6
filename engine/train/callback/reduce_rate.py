"""Lowers the learning rate of a training that no longer gets better."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.tensor import Parameter

from .base import Callback, TrainingCallback
from .checks import check_bool, check_count, check_number
from .learning_rate import rate_of
from .monitored import Monitored
from .run_context import RunContext

__all__ = ["ReduceLROnPlateau"]

WHERE = "ReduceLROnPlateau"


class ReduceLROnPlateau(TrainingCallback):
    """Lowers the learning rate when a number has not got better for some epochs.

    Args:
        monitor: `"loss"`, a metric's name or `"eval_loss"` (both in `fit` only).
        factor: What the rate is multiplied with: a float above 0 and below 1.
        patience: Epochs without a better value before that.
        verbose: Whether it says so.
        mode: `"min"`, `"max"`, or `"auto"`: smallest for losses, errors (`mae`, `mse`), perplexity
            and distances by MindSpore's names, largest for every other name.
        min_delta: How much better counts as better.
        cooldown: Epochs after that in which nothing is counted.
        min_lr: The rate never goes below.

    Raises:
        TypeError: If an argument has another type.
        ValueError: If one is out of its range; when training starts, if the optimizer's rate is a
            schedule or differs between parameter groups.

    >>> lower = ReduceLROnPlateau(monitor="loss", factor=0.5, patience=2)

    """

    _best: float
    _cooling: int

    def __init__(
        self,
        monitor: str = "eval_loss",
        factor: float = 0.1,
        patience: int = 10,
        verbose: bool = False,
        mode: str = "auto",
        min_delta: float = 1e-4,
        cooldown: int = 0,
        min_lr: float = 0.0,
    ) -> None:
        self._monitored = Monitored(monitor, mode, min_delta)
        self._monitored.check(WHERE)
        if not isinstance(factor, float):
            raise ArgumentTypeError.of(f"{WHERE}(factor)", "a float", factor)
        if not 0 < factor < 1:
            raise ArgumentValueError.of(f"{WHERE}(factor)", "a number between 0 and 1", factor)
        check_count(f"{WHERE}(patience)", patience, least=0)
        check_bool(f"{WHERE}(verbose)", verbose)
        check_count(f"{WHERE}(cooldown)", cooldown, least=0)
        check_number(f"{WHERE}(min_lr)", min_lr)
        self._factor = factor
        self._patience = patience
        self._verbose = verbose
        self._cooldown = cooldown
        self._least = min_lr
        self._start()

    def begin(self, run_context: RunContext) -> None:
        """Count from the first epoch of this training."""
        self._start()
        _rate(run_context.original_args())  # an optimizer that cannot be told fails here

    def epoch_end(self, run_context: RunContext) -> None:
        """Lower the rate, if its time has come."""
        params = run_context.original_args()
        value = self._monitored.value(WHERE, run_context)
        if value is None:
            return
        if self._cooling:
            self._cooling -= 1
            self._waited = 0
        if self._monitored.is_better(value, self._best):
            self._best = value
            self._waited = 0
        elif not self._cooling:
            self._waited += 1
            if self._waited >= self._patience:
                self._lower(params)

    def state_dict(self) -> dict[str, Any]:
        """The best value, the epochs since, and those in which nothing is counted yet."""
        return {"best": self._best, "waited": self._waited, "cooling": self._cooling}

    def load_state_dict(self, state: dict[str, Any]) -> None:
        """Go on counting from there."""
        self._best, self._waited = state["best"], state["waited"]
        self._cooling = state["cooling"]

    def _start(self) -> None:
        self._waited = 0
        self._cooling = 0
        self._best = self._monitored.worst

    def _lower(self, params: Any) -> None:
        self._cooling, self._waited = self._cooldown, 0
        rate = _rate(params)
        present = np.float32(rate.asnumpy().item())
        if present <= np.float32(self._least):
            return
        # In float32, as the optimizer has it; so what is printed is what it has.
        lowered = present * np.float32(self._factor)
        lower = max(lowered, self._least)
        rate.set_data(np.array(lower, np.float32).reshape(rate.shape))
        if self._verbose:
            print(
                f"Epoch {params.cur_epoch_num:05d}: "
                f"ReduceLROnPlateau reducing learning rate to {lower!s}.",
                flush=True,
            )

    @classmethod
    def _example(cls, folder: Path) -> Callback:
        return cls("loss")


def _rate(params: Any) -> Parameter:
    rate = rate_of(params.optimizer or getattr(params.train_network, "optimizer", None))
    if rate is None:
        hint = "give the optimizer a float"
        got = "a schedule or several rates"
        raise ArgumentValueError.of(WHERE, "an optimizer with one fixed rate", got, hint)
    return rate
