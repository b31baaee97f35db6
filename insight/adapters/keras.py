"""Keras 3: a callback for `fit` and `evaluate`."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from typing import Any

from insight.errors import SummaryValueError, ValueKindError

from ._joined import Joined
from ._recording import Recording


class InsightCallback(Recording, Joined):
    """Records what Keras reports: metrics of each epoch, of batches, of evaluations; settings.

    Every step is the number of batches trained so far. Tags are Keras's own (`loss`, `val_loss`,
    `accuracy`), with `batch/` for batches, where Keras reports the mean since the epoch began, and
    `eval/` for `evaluate()`; `epoch` and `learning_rate` come with each epoch.

    Args:
        log_dir: The run's folder.
        batch_freq: Batches from one record of `batch/` to the next; 0 records none, and lets
            Keras run ahead of the device's results.
        histogram_freq: Epochs from one record of the weights' histograms to the next; 0 for none.
        unmasked: Names of settings that are no secrets, though they sound so.

    Raises:
        ValueKindError: If one of these is no whole number; also a TypeError.
        SummaryValueError: If one is below 0; also a ValueError.

    """

    _bases = ("keras.callbacks:Callback",)
    model: Any  # both are Keras's
    params: Any

    def __init__(
        self,
        log_dir: str | os.PathLike[str],
        batch_freq: int = 1,
        histogram_freq: int = 0,
        *,
        unmasked: Iterable[str] = (),
    ) -> None:
        super().__init__(log_dir, unmasked=unmasked)
        self._batch_freq = _checked_freq("batch_freq", batch_freq)
        self._histogram_freq = _checked_freq("histogram_freq", histogram_freq)
        self._epoch_start = self._step = 0
        self._is_training = False
        self.async_safe = not batch_freq

    def on_train_begin(self, logs: Mapping[str, Any] | None = None) -> None:
        self._is_training = True
        self._settings(_settings_of(self.model, self.params or {}))
        self._step = _batches_trained(self.model.optimizer)

    def on_epoch_begin(self, epoch: int, logs: Mapping[str, Any] | None = None) -> None:
        self._epoch_start = self._step

    def on_train_batch_end(self, batch: int, logs: Mapping[str, Any] | None = None) -> None:
        # Calls for batches come late and in any order where Keras runs ahead.
        before, self._step = self._step, max(self._step, self._epoch_start + batch + 1)
        # One call may stand for several batches, with `steps_per_execution`.
        if self._batch_freq and before // self._batch_freq < self._step // self._batch_freq:
            self._log(self._step, {f"batch/{name}": value for name, value in (logs or {}).items()})

    def on_epoch_end(self, epoch: int, logs: Mapping[str, Any] | None = None) -> None:
        rate = getattr(self.model.optimizer, "learning_rate", None)
        rates = {} if rate is None else {"learning_rate": float(rate)}
        self._log(self._step, {"epoch": epoch + 1, **rates, **(logs or {})})
        if self._histogram_freq and (epoch + 1) % self._histogram_freq == 0:
            weights = self.model.trainable_weights
            # One axis: a weight of a single number has none.
            self._histograms(self._step, ((one.path, one.numpy().reshape(-1)) for one in weights))

    def on_train_end(self, logs: Mapping[str, Any] | None = None) -> None:
        self._is_training = False
        self.close()

    def on_test_end(self, logs: Mapping[str, Any] | None = None) -> None:
        if not self._is_training:  # in `fit` the same values come with the epoch, as `val_`
            self._log(self._step, {f"eval/{name}": value for name, value in (logs or {}).items()})
            self._metrics(logs or {})
            self.close()


def _checked_freq(name: str, freq: Any) -> int:
    if not isinstance(freq, int) or isinstance(freq, bool):
        raise ValueKindError.of(f"InsightCallback: {name}", "an int", freq)
    if freq < 0:
        raise SummaryValueError.of(f"InsightCallback: {name}", "at least 0", freq)
    return freq


def _settings_of(model: Any, params: Mapping[str, Any]) -> dict[str, Any]:
    optimizer = model.optimizer
    settings = {
        "network": model.name,
        "parameter_count": model.count_params(),
        "epochs": params.get("epochs"),
        "steps_per_epoch": params.get("steps"),
        "loss_function": _loss_name(getattr(model, "loss", None)),
    }
    if optimizer is None:
        return settings
    config = dict(optimizer.get_config())
    rate = config.pop("learning_rate", None)  # a schedule is a mapping here
    return {
        **settings,
        "optimizer": type(optimizer).__name__,
        "learning_rate": rate,
        "optimizer_config": config,
    }


def _loss_name(loss: Any) -> Any:
    """The name of a loss given as text, function or object; of several, text."""
    if loss is None or isinstance(loss, (str, Mapping)):
        return loss
    return getattr(loss, "name", None) or getattr(loss, "__name__", None) or str(loss)


def _batches_trained(optimizer: Any) -> int:
    """Batches of earlier `fit`s, so that a second one goes on where the first ended."""
    updates = getattr(optimizer, "iterations", None)  # a variable, which has no truth value
    return (
        0
        if updates is None
        else int(updates) * (getattr(optimizer, "gradient_accumulation_steps", None) or 1)
    )
