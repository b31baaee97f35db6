"""Lightning: a logger for its Trainer and for Fabric."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Mapping
from importlib import import_module
from typing import Any

from insight.record import SummaryRecord
from insight.record.ending import ending_by

from ._joined import Joined
from ._recording import Recording


class InsightLogger(Recording, Joined):
    """Records what a LightningModule logs, at Lightning's steps and under its own tags.

    Hyperparameters become facts of the run. Values without a step, as `Fabric.log` has them, stand
    at the step after the last. Of several processes only the first writes, as for all loggers of
    Lightning. Checkpoints stand in `checkpoints` below the run's folder.

    Args:
        log_dir: The run's folder.
        unmasked: Names of settings that are no secrets, though they sound so.

    """

    _last_step = -1
    _bases = (
        "lightning.pytorch.loggers:Logger",
        "pytorch_lightning.loggers:Logger",
    )

    @property
    def name(self) -> str:
        return ""  # a further folder for the checkpoints; the run's own is enough

    @property
    def version(self) -> str:
        return ""

    @property
    def save_dir(self) -> str:
        return self._log_dir

    @property
    def root_dir(self) -> str:
        return self._log_dir

    @property
    def log_dir(self) -> str:
        return self._log_dir

    @property
    def experiment(self) -> SummaryRecord:
        """The open SummaryRecord, where Lightning's users look for it."""
        return self.record

    def log_metrics(self, metrics: Mapping[str, Any], step: int | None = None) -> None:
        if _is_first():
            self._last_step = self._last_step + 1 if step is None else step
            self._log(self._last_step, metrics)

    def log_hyperparams(
        self, params: Mapping[str, Any] | Namespace | None = None, *_: Any, **more: Any
    ) -> None:
        if _is_first():
            given = vars(params) if isinstance(params, Namespace) else dict(params or {})
            self._settings(given)

    def after_save_checkpoint(self, checkpoint_callback: Any) -> None:
        best = getattr(checkpoint_callback, "best_model_path", "")
        if best and _is_first():
            self._settings({"best_model_path": best})

    def finalize(self, status: str) -> None:
        if status == "success":
            self.close()
        else:  # called while the exception is handled
            self._release(ending_by(sys.exception() or RuntimeError(status)))


def _is_first() -> bool:
    ranks = import_module("lightning_utilities.core.rank_zero").rank_zero_only
    return getattr(ranks, "rank", 0) in {0, None}
