"""Trains and evaluates with Keras; `python train_keras.py LOG_DIR`."""

from __future__ import annotations

import os
import sys

os.environ["KERAS_BACKEND"] = "torch"

import keras
import numpy as np
from spying import Recorded, say, spying

from insight.adapters.keras import InsightCallback

HOOKS = (
    *("set_model", "set_params", "on_train_begin", "on_train_batch_end", "on_train_end"),
    *("on_epoch_begin", "on_epoch_end", "on_test_end"),
)


def main(log_dir: str) -> None:
    keras.utils.set_random_seed(0)
    rng = np.random.default_rng(0)
    x = rng.normal(size=(48, 3)).astype(np.float32)
    y = (x.sum(axis=1) > 0).astype(np.float32)
    recorded = Recorded("keras", "torch", batch_freq=2, histogram_freq=2)
    callback = spying(InsightCallback, HOOKS, recorded)(f"{log_dir}/keras", **recorded.arguments)
    model = keras.Sequential([keras.layers.Input((3,)), keras.layers.Dense(1, name="out")])
    model.compile(keras.optimizers.Adam(0.1), "mse", metrics=["mae"])
    for epochs in (2, 1):  # the second `fit` goes on where the first ended
        history = model.fit(
            x,
            y,
            batch_size=16,
            epochs=epochs,
            validation_data=(x[:16], y[:16]),
            callbacks=[callback],
            verbose=0,
        ).history
        for tag, values in history.items():
            for epoch, value in enumerate(values):
                recorded.report(
                    tag, int(model.optimizer.iterations) - 3 * (epochs - epoch - 1), value
                )
    found = model.evaluate(x, y, callbacks=[callback], verbose=0, return_dict=True)
    for tag, value in found.items():
        recorded.report(f"eval/{tag}", 9, value)
    say(log_dir, keras=recorded)


main(sys.argv[1])
