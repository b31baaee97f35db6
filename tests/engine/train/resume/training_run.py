"""A training with everything that has a state, which can be cut off after any step.

Adam, dropout, batch normalisation, a shuffled data set, an augmentation that draws from NumPy's own
generator, evaluation, and every callback that counts.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

import engine
from engine import Model, nn
from engine.dataset import NumpySlicesDataset
from engine.train import (
    Callback,
    CheckpointConfig,
    DynamicLossScaleManager,
    EarlyStopping,
    History,
    LearningRateScheduler,
    LossMonitor,
    ModelCheckpoint,
    ReduceLROnPlateau,
)

EPOCHS, STEPS = 4, 5


class Net(nn.Cell):
    def __init__(self) -> None:
        super().__init__()
        self.first = nn.Dense(6, 16)
        self.norm = nn.BatchNorm1d(16)
        self.drop = nn.Dropout(p=0.5)
        self.last = nn.Dense(16, 3)

    def construct(self, x: Any) -> Any:
        return self.last(self.drop(self.norm(self.first(x)).tanh()))


def noisy(x: Any) -> Any:
    shift = np.float32(random.random() * 0.01)
    return (x + np.random.normal(size=x.shape) * 0.1 + shift).astype(np.float32)


def data(seed: int, *, noise: bool) -> Any:
    rng = np.random.default_rng(seed)
    rows = {
        "x": rng.normal(size=(STEPS * 8, 6)).astype(np.float32),
        "y": rng.integers(0, 3, STEPS * 8).astype(np.int32),
    }
    dataset = NumpySlicesDataset(rows, shuffle=True)
    return (dataset.map(noisy, "x") if noise else dataset).batch(8)


class CutOffError(Exception):
    """The end of a process, as far as one test can play it."""


class EndsAfter(Callback):
    """Stands for what kills a process: after the hooks of a step, before the next."""

    def __init__(self, step: int) -> None:
        self._step = step

    def on_train_step_begin(self, run_context: Any) -> None:
        if run_context.original_args().cur_step_num > self._step:
            raise CutOffError


class Run:
    """One process of the training.

    Args:
        folder: Where checkpoints go.
        options: `every` so many steps a checkpoint and the `most` that are kept; `noise` in the
            data; `callbacks` besides; `sinks` of `sink_size`; `scaled` losses in float16; whether
            to `fit`, or only to train; a `boost_config_dict` to `boost` by.

    """

    def __init__(self, folder: Path, *, seed: int = 3, config: Any = None, **options: Any) -> None:
        engine.set_seed(seed)
        np.random.seed(seed)
        random.seed(seed)
        self.options = {"sinks": False, "fit": True, "noise": True, "scaled": False} | options
        net = Net()
        optimizer = nn.Adam(net.trainable_params(), 0.01)
        loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
        level: dict[str, Any] = {}
        if self.options["scaled"]:  # so large that the first steps overflow
            level = {"amp_level": "O2", "loss_scale_manager": DynamicLossScaleManager(2**20, 2, 4)}
        if "boost" in self.options:
            level = {"boost_level": "O1", "boost_config_dict": self.options["boost"]}
        self.model = Model(net, loss, optimizer, metrics={"acc", "loss"}, **level)
        self.history = History()
        self.saver = ModelCheckpoint("net", str(folder), config or self.config())
        watched = "eval_loss" if self.options["fit"] else "loss"
        self.callbacks = [
            self.saver,
            self.history,
            LossMonitor(2),
            ReduceLROnPlateau(watched, patience=1, cooldown=1, factor=0.5),
            *options.get("callbacks", ()),
        ]
        if self.options["fit"]:
            patience = self.options.get("patience", 3)
            best = EarlyStopping(watched, patience=patience, restore_best_weights=True)
            self.callbacks.append(best)
        rate: Callable[..., float] = lambda rate, step: rate * 0.99
        self.callbacks.append(LearningRateScheduler(rate))

    def config(self) -> CheckpointConfig:
        every, most = self.options.get("every", 1), self.options.get("most", 3)
        form = self.options.get("format", "ckpt")
        return CheckpointConfig(every, keep_checkpoint_max=most, resumable=True, format=form)

    def __call__(self, resume: Any = None, *, ends_after: int | None = None, **given: Any) -> Any:
        callbacks = [*self.callbacks, *([EndsAfter(ends_after)] if ends_after is not None else [])]
        train, valid = data(1, noise=bool(self.options["noise"])), data(2, noise=False)
        self.train_data = given.pop("train", train)
        options = {"dataset_sink_mode": self.options["sinks"], "resume": resume} | given
        epochs = options.pop("epochs", EPOCHS)
        if self.options["sinks"]:
            options["sink_size"] = self.options.get("sink_size", -1)
        if self.options["fit"]:
            self.model.fit(epochs, self.train_data, valid, callbacks=callbacks, **options)
        else:
            self.model.train(epochs, self.train_data, callbacks, **options)
        return self

    def outcome(self) -> dict[str, Any]:
        """All that must be the same in the end, bit for bit."""
        network = self.model.train_network
        numbers = {p.name: p.asnumpy().tobytes() for p in network.get_parameters()}
        drawn = (engine.ops.rand(2).asnumpy().tobytes(), np.random.random(), random.random())
        return numbers | {
            "history": (self.history.epoch, self.history.history),
            "drawn": drawn,
            "latest": Path(self.saver.latest_ckpt_file_name).name,
        }


def files(folder: Path) -> dict[str, bytes]:
    """The parameters in each checkpoint that is left."""
    loaded = {
        path.name: engine.load_checkpoint_async(path).result()  # by whatever format the name says
        for path in sorted(folder.glob("net-*"))
    }
    return {
        name: b"".join(one.asnumpy().tobytes() for one in parameters.values())
        for name, parameters in loaded.items()
    }
