"""Ends a training that no longer gets better."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from engine.train.callback.run_context import RunContext

from .base import Callback, TrainingCallback
from .checks import check_bool, check_count, check_number
from .monitored import Monitored

__all__ = ["EarlyStopping"]


class EarlyStopping(TrainingCallback):
    """Ends the training when a number has not got better for some epochs.

    `SummaryCollector` records when and why it did, and which epoch's weights came back.

    Args:
        monitor: `"loss"`, a metric's name or `"eval_loss"` (both in `fit` only).
        min_delta: How much better counts as better.
        patience: Epochs without a better value before the end; with 0 the first epoch is the last.
        verbose: Whether it says so.
        mode: `"min"`, `"max"`, or `"auto"`: smallest for losses, errors (`mae`, `mse`), perplexity
            and distances by MindSpore's names, largest for every other name.
        baseline: A value that must be reached within the first `patience` epochs.
        restore_best_weights: Whether the weights of the best epoch are put back at the end.

    Raises:
        TypeError: If an argument has another type; in training, if what is watched is no number.
        ValueError: If mode or patience is out of range; in training, if what is watched is several
            numbers.

    >>> stopping = EarlyStopping(monitor="acc", patience=3)

    """

    _best: float
    _best_epoch: int | None
    _weights: dict[str, Any]
    _kept_epoch: int | None

    def __init__(
        self,
        monitor: str = "eval_loss",
        min_delta: float = 0,
        patience: int = 0,
        verbose: bool = False,
        mode: str = "auto",
        baseline: float | None = None,
        restore_best_weights: bool = False,
    ) -> None:
        self._monitored = Monitored(monitor, mode, min_delta)
        self._monitored.check("EarlyStopping")
        check_count("EarlyStopping(patience)", patience, least=0)
        check_bool("EarlyStopping(verbose)", verbose)
        check_bool("EarlyStopping(restore_best_weights)", restore_best_weights)
        if baseline is not None:
            check_number("EarlyStopping(baseline)", baseline)
        self._patience = patience
        self._verbose = verbose
        self._baseline = baseline
        self._restores = restore_best_weights
        self._start()

    def begin(self, run_context: RunContext) -> None:
        """Count from the first epoch of this training."""
        self._start()

    def epoch_end(self, run_context: RunContext) -> None:
        """Ask for the end, if it has come."""
        params = run_context.original_args()
        value = self._monitored.value("EarlyStopping", run_context)
        if value is None:
            return
        self._waited += 1
        if self._restores and not self._weights:
            self._keep_weights(params)  # those of the first epoch, if none gets better
        if self._monitored.is_better(value, self._best):
            self._note_better(value, params)
        if self._waited >= self._patience:
            self._stopped_at = params.cur_epoch_num
            run_context.request_stop()
            self._restore(params)

    def end(self, run_context: RunContext) -> None:
        """Say at which epoch it stopped."""
        if self._stopped_at and self._verbose:
            print(f"Epoch {self._stopped_at:05d}: early stopping", flush=True)

    @property
    def why(self) -> str:
        """Why it ended the training, in words; empty where it did not."""
        if not self._stopped_at:
            return ""
        baseline = "" if self._baseline is None else f", baseline {self._baseline:.6g}"
        told = f"{self._monitored.name} {self._told_best()}{baseline}"
        return f"{told}, patience {self._patience}"

    @property
    def restored_epoch(self) -> int | None:
        """The epoch whose weights came back; None where none did, or where nobody knows."""
        return self.kept_epoch if self._stopped_at else None

    @property
    def kept_epoch(self) -> int | None:
        """The epoch whose weights are kept; None where none are, or where nobody knows."""
        return self._kept_epoch if self._weights else None

    def state_dict(self) -> dict[str, Any]:
        """The best value, the epochs since, and the weights of that epoch."""
        return {
            "best": self._best,
            "best_epoch": self._best_epoch,
            "waited": self._waited,
            "stopped_at": self._stopped_at,
            "weights": dict(self._weights),
            "kept_epoch": self._kept_epoch,
        }

    def load_state_dict(self, state: dict[str, Any]) -> None:
        """Go on counting from there; older files do not say of which epochs they tell: None."""
        self._best, self._waited = state["best"], state["waited"]
        self._stopped_at, self._weights = state["stopped_at"], dict(state["weights"])
        self._best_epoch, self._kept_epoch = state.get("best_epoch"), state.get("kept_epoch")

    def _told_best(self) -> str:
        if self._best == self._monitored.worst:
            return "never got better"
        epoch = "" if self._best_epoch is None else f" in epoch {self._best_epoch}"
        return f"was best{epoch}, {self._best:.6g}"

    def _start(self) -> None:
        self._waited = 0
        self._stopped_at = 0
        self._best = self._monitored.worst
        self._best_epoch = None
        self._weights = {}
        self._kept_epoch = None  # whose weights they are

    def _note_better(self, value: float, params: Any) -> None:
        self._best, self._best_epoch = value, params.cur_epoch_num
        if self._restores:
            self._keep_weights(params)
        if self._baseline is None or self._monitored.is_better(value, self._baseline):
            self._waited = 0

    def _keep_weights(self, params: Any) -> None:
        self._kept_epoch = params.cur_epoch_num
        self._weights = {p.name: p.asnumpy() for p in params.train_network.get_parameters()}

    def _restore(self, params: Any) -> None:
        if not self._weights:
            return
        if self._verbose:
            print("Restoring model weights from the end of the best epoch.", flush=True)
        for parameter in params.train_network.get_parameters():
            parameter.set_data(self._weights[parameter.name])

    @classmethod
    def _example(cls, folder: Path) -> Callback:
        return cls("loss", patience=9)
