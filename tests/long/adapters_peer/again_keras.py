"""Goes on with Keras, in this process and in a second one; `python again_keras.py LOG_DIR PART`."""

from __future__ import annotations

import copy
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

os.environ["KERAS_BACKEND"] = "torch"

import keras
import numpy as np
from going_on import Wanted

from insight.adapters.keras import InsightCallback

X = np.random.default_rng(0).normal(size=(48, 3)).astype(np.float32)
Y = X.sum(axis=1)
BATCHES = 3
WANTED = Wanted()


def model() -> Any:
    made = keras.Sequential([keras.layers.Input((3,)), keras.layers.Dense(1)])
    made.compile("adam", "mse")
    return made


def fit(run: str, callback: Any, trained: Any, before: int, epochs: int, **more: Any) -> None:
    """Fits, and wants the epochs after `before` of them."""
    given = {"batch_size": 16, "verbose": 0, "epochs": epochs, **more}
    losses = trained.fit(X, Y, callbacks=[callback], **given).history["loss"]
    numbers = range(before + 1, before + len(losses) + 1)
    WANTED.steps(run, "loss", [BATCHES * number for number in numbers], losses)
    WANTED.steps(run, "epoch", [BATCHES * number for number in numbers], numbers)


class Failing(keras.callbacks.Callback):
    """Ends the training after the fourth batch, as a crash does."""

    def on_train_batch_end(self, batch: int, logs: Any = None) -> None:
        if int(self.model.optimizer.iterations) == 4:
            raise ZeroDivisionError


def first(root: Path) -> None:
    one, callback = model(), InsightCallback(root / "second_fit")
    fit("second_fit", callback, one, 0, 2)
    fit("second_fit", copy.deepcopy(InsightCallback(root / "second_fit")), one, 2, 1)
    fit("second_fit", callback, one, 3, 1)

    one = model()
    fit("compiled_again", InsightCallback(root / "compiled_again"), one, 0, 2)
    one.compile("sgd", "mse")
    fit("compiled_again", InsightCallback(root / "compiled_again"), one, 2, 2)
    one.compile("adam", "mse")
    fit("compiled_again", InsightCallback(root / "compiled_again"), one, 4, 5, initial_epoch=4)

    one = model()
    fit("weights", InsightCallback(root / "weights"), one, 0, 3)
    fit("whole", InsightCallback(root / "whole"), one, 3, 3, initial_epoch=0)
    one.save_weights(root / "one.weights.h5")
    one.save(root / "one.keras")

    one, callback = model(), InsightCallback(root / "failed")
    with suppress(ZeroDivisionError):
        one.fit(X, Y, batch_size=16, epochs=3, verbose=0, callbacks=[callback, Failing()])
    losses = one.fit(X, Y, batch_size=16, epochs=2, verbose=0, callbacks=[callback]).history
    WANTED.steps("failed", "epoch", [3, 7, 10], [1, 2, 3])  # of the second epoch one batch
    WANTED.steps("failed", "loss", [7, 10], losses["loss"])

    backup = keras.callbacks.BackupAndRestore(root / "backup_files", save_freq="epoch")
    with suppress(ZeroDivisionError):
        model().fit(*(X, Y, 16, 3, 0), [InsightCallback(root / "backup"), backup, Failing()])
    WANTED.steps("backup", "epoch", [3], [1])

    callback = InsightCallback(root / "other_model")
    for _ in range(3):  # as folds of a cross-validation do: the last one stands
        WANTED.rows.pop("other_model", None)
        fit("other_model", callback, model(), 0, 2)


def second(root: Path) -> None:
    one = model()
    one.load_weights(root / "one.weights.h5")
    one.compile("adam", "mse")
    fit("weights", InsightCallback(root / "weights"), one, 3, 6, initial_epoch=3)

    one = keras.saving.load_model(root / "one.keras")
    numbers = [BATCHES * number for number in (7, 8)]
    callback = InsightCallback(root / "whole")
    found = one.fit(X, Y, batch_size=16, epochs=2, verbose=0, callbacks=[callback]).history
    WANTED.steps("whole", "loss", numbers, found["loss"])
    WANTED.steps("whole", "epoch", numbers, [1, 2])  # Keras counts no epochs in the file
    one = keras.saving.load_model(root / "one.keras")
    found = one.evaluate(X, Y, verbose=0, callbacks=[InsightCallback(root / "whole")])
    WANTED.steps("whole", "eval/loss", [18], [found])

    backup = keras.callbacks.BackupAndRestore(root / "backup_files", save_freq="epoch")
    callback = InsightCallback(root / "backup")
    found = model().fit(X, Y, batch_size=16, epochs=3, verbose=0, callbacks=[callback, backup])
    WANTED.steps("backup", "loss", [6, 9], found.history["loss"])
    WANTED.steps("backup", "epoch", [6, 9], [2, 3])

    def batches() -> Any:
        while True:
            yield X[:16], Y[:16]

    callback = InsightCallback(root / "weights", initial_step=18)
    found = model().fit(
        batches(), steps_per_epoch=4, epochs=8, initial_epoch=6, verbose=0, callbacks=[callback]
    )
    WANTED.steps("weights", "loss", [22, 26], found.history["loss"])
    WANTED.steps("weights", "epoch", [22, 26], [7, 8])


if __name__ == "__main__":
    {"1": first, "2": second}[sys.argv[2]](Path(sys.argv[1]))
    WANTED.say()
