"""Keras 3: a callback for `fit` and `evaluate`."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping
from typing import Any

from insight.record.options import whole

from ._joined import Joined
from ._recording import Recording
from ._trained import batches_before, epochs_before, remember
from ._where import CURRENT, LogDir

_LOGGER = logging.getLogger("insight.adapters")
_UNKNOWN_STEPS = (
    "This training begins with epoch %d, and nothing says how many batches were trained before: "
    "steps count from 0. InsightCallback(..., initial_step=...) tells them."
)


class InsightCallback(Recording, Joined):
    """Records what Keras reports: metrics of each epoch, of batches, of evaluations; settings.

    Every step is the number of batches that the model was trained so far: by earlier calls of `fit`
    in this process, also before it was compiled anew; by its optimizer's count, where that was
    loaded; or by `initial_epoch` epochs of as many batches as this training has. `epoch` counts on
    with them. Tags are Keras's own (`loss`, `val_loss`, `accuracy`), with `batch/` for batches,
    where Keras reports the mean since the epoch began, and `eval/` for `evaluate()`; `epoch` and
    `learning_rate` come with each epoch.

    Args:
        log_dir: The run's folder, or a run of `insight.run`; without one the current run, or a
            new one.
        batch_freq: Batches from one record of `batch/` to the next; 0 records none, and lets
            Keras run ahead of the device's results.
        histogram_freq: Epochs from one record of the weights' histograms to the next; 0 for none.
        initial_step: Batches trained before the first `fit`; None finds out as said above.
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
        log_dir: LogDir = CURRENT,
        batch_freq: int = 1,
        histogram_freq: int = 0,
        initial_step: int | None = None,
        *,
        unmasked: Iterable[str] = (),
    ) -> None:
        super().__init__(log_dir, unmasked=unmasked)
        self._batch_freq = whole("InsightCallback: batch_freq", batch_freq, 0)
        self._histogram_freq = whole("InsightCallback: histogram_freq", histogram_freq, 0)
        self._initial_step: int | None = None
        if initial_step is not None:
            self._initial_step = whole("InsightCallback: initial_step", initial_step, 0)
        self._epoch_start = self._step = self._epochs_before = 0
        self._is_fitting = self._is_first_epoch = False
        self.async_safe = not batch_freq

    def set_model(self, model: Any) -> None:
        """Keras's: a new call of `fit` or `evaluate`, whatever became of the last one."""
        self._is_fitting = False
        keras: Any = super()
        keras.set_model(model)

    def on_train_begin(self, logs: Mapping[str, Any] | None = None) -> None:
        self._is_fitting = self._is_first_epoch = True
        self._training_begins()
        self._settings(_settings_of(self.model, self.params or {}))

    def on_epoch_begin(self, epoch: int, logs: Mapping[str, Any] | None = None) -> None:
        if self._is_first_epoch:  # not before: other callbacks may load a backup at the beginning
            self._is_first_epoch = False
            # Where Keras is told of an epoch to begin with, its count goes on by itself.
            self._epochs_before = 0 if epoch else epochs_before(self.model)
            self._step = self._batches_before(epoch)
            self._initial_step = None
            self._say_where_it_begins(self._step)
        self._is_fitting = True
        self._epoch_start = self._step

    def _batches_before(self, epochs: int = 0) -> int:
        if self._initial_step is not None:
            return self._initial_step
        known = batches_before(self.model)
        if known or not epochs:
            return known
        steps = (self.params or {}).get("steps")
        if not steps:
            _LOGGER.warning(_UNKNOWN_STEPS, epochs + 1)
        return epochs * (steps or 0)

    def on_train_batch_end(self, batch: int, logs: Mapping[str, Any] | None = None) -> None:
        # Calls for batches come late and in any order where Keras runs ahead.
        before, self._step = self._step, max(self._step, self._epoch_start + batch + 1)
        # One call may stand for several batches, with `steps_per_execution`.
        if self._batch_freq and before // self._batch_freq < self._step // self._batch_freq:
            self._log(self._step, {f"batch/{name}": value for name, value in (logs or {}).items()})

    def on_epoch_end(self, epoch: int, logs: Mapping[str, Any] | None = None) -> None:
        rate = getattr(self.model.optimizer, "learning_rate", None)
        rates = {} if rate is None else {"learning_rate": float(rate)}
        epochs = self._epochs_before + epoch + 1
        remember(self.model, self._step, epochs)
        self._log(self._step, {"epoch": epochs, **rates, **(logs or {})})
        if self._histogram_freq and epochs % self._histogram_freq == 0:
            weights = self.model.trainable_weights
            # One axis: a weight of a single number has none.
            self._histograms(self._step, ((one.path, one.numpy().reshape(-1)) for one in weights))

    def on_train_end(self, logs: Mapping[str, Any] | None = None) -> None:
        self._is_fitting = False
        self.close()

    def on_test_end(self, logs: Mapping[str, Any] | None = None) -> None:
        if not self._is_fitting:  # in `fit` the same values come with the epoch, as `val_`
            self._step = self._batches_before()
            self._log(self._step, {f"eval/{name}": value for name, value in (logs or {}).items()})
            self._metrics(logs or {})
            self.close()


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
