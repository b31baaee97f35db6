"""Trainings that MindSpore and ours do alike: nets, optimizers, weights and batches from seeds.

    python tests/engine/train/mindspore_traces.py mindspore FILE.npz

writes, with a Python that has MindSpore, the loss of each step and the weights at the end.
"""

from __future__ import annotations

import importlib
import sys
import zlib
from collections.abc import Callable
from typing import Any

import numpy as np

EPOCHS, BATCHES, ROWS = 3, 8, 16
CLASSES = 5


def batches_of(kind: str) -> dict[str, np.ndarray]:
    """The columns of all batches for one kind of input."""
    rng = np.random.default_rng(zlib.crc32(kind.encode()))
    count = BATCHES * ROWS
    inputs = {
        "rows": lambda: rng.normal(size=(count, 12)),
        "images": lambda: rng.normal(size=(count, 2, 8, 8)),
        "series": lambda: rng.normal(size=(count, 6, 5)),
        "words": lambda: rng.integers(0, 20, (count, 7)),
    }[kind]()
    inputs = inputs.astype(np.int32 if kind == "words" else np.float32)
    return {"x": inputs, "y": rng.integers(0, CLASSES, count).astype(np.int32)}


def initial(name: str, shape: tuple[int, ...]) -> np.ndarray:
    """The value that a parameter starts with."""
    rng = np.random.default_rng(zlib.crc32(name.encode()))
    if name.endswith(("gamma", "moving_variance")):
        return np.ones(shape, np.float32)
    if name.endswith("moving_mean"):
        return np.zeros(shape, np.float32)
    scale = 0.1 if len(shape) < 2 else np.prod(shape[1:]) ** -0.5
    return (rng.normal(size=shape) * scale).astype(np.float32)


def networks(ms: Any) -> dict[str, tuple[str, Callable[[], Any]]]:
    """By name, the kind of input and what makes the network."""
    nn, ops = ms.nn, ms.ops

    class Mlp(nn.Cell):  # type: ignore[misc,name-defined] # of either engine
        def __init__(self) -> None:
            super().__init__()
            self.fc1 = nn.Dense(12, 16)
            self.relu = nn.ReLU()
            self.fc2 = nn.Dense(16, CLASSES)

        def construct(self, x: Any) -> Any:
            return self.fc2(self.relu(self.fc1(x)))

    class Conv(nn.Cell):  # type: ignore[misc,name-defined]
        def __init__(self) -> None:
            super().__init__()
            self.conv = nn.Conv2d(2, 4, 3, pad_mode="same")  # batch norm takes a bias out
            self.bn = nn.BatchNorm2d(4)
            self.relu = nn.ReLU()
            self.pool = nn.MaxPool2d(2, 2)
            self.drop = nn.Dropout(p=0.0)
            self.conv2 = nn.Conv2d(4, 6, 3, stride=2, pad_mode="pad", padding=1)
            self.flatten = nn.Flatten()
            self.fc = nn.Dense(24, CLASSES)

        def construct(self, x: Any) -> Any:
            x = self.pool(self.relu(self.bn(self.conv(x))))
            return self.fc(self.flatten(self.relu(self.conv2(self.drop(x)))))

    class Lstm(nn.Cell):  # type: ignore[misc,name-defined]
        def __init__(self) -> None:
            super().__init__()
            self.lstm = nn.LSTM(5, 8, batch_first=True)
            self.fc = nn.Dense(8, CLASSES)

        def construct(self, x: Any) -> Any:
            zeros = ops.zeros((1, x.shape[0], 8), ms.float32)
            out, _ = self.lstm(x, (zeros, zeros))
            return self.fc(out[:, -1])

    class Block(nn.Cell):  # type: ignore[misc,name-defined]
        """One block of a transformer with two heads, before a mean over the steps."""

        def __init__(self) -> None:
            super().__init__()
            self.into = nn.Dense(5, 8)
            self.norm1 = nn.LayerNorm((8,))
            self.query, self.value = nn.Dense(8, 8), nn.Dense(8, 8)
            self.key = nn.Dense(8, 8, has_bias=False)  # softmax takes a bias out
            self.out = nn.Dense(8, 8)
            self.norm2 = nn.LayerNorm((8,))
            self.wide, self.back = nn.Dense(8, 16), nn.Dense(16, 8)
            self.gelu = nn.GELU(approximate=False)
            self.softmax = nn.Softmax(-1)
            self.fc = nn.Dense(8, CLASSES)

        def heads(self, x: Any) -> Any:
            return x.reshape(x.shape[0], x.shape[1], 2, 4).transpose(0, 2, 1, 3)

        def construct(self, x: Any) -> Any:
            x = self.into(x)
            h = self.norm1(x)
            query, key, value = (self.heads(f(h)) for f in (self.query, self.key, self.value))
            seen = self.softmax(ops.matmul(query, key.transpose(0, 1, 3, 2)) * 0.5)
            mixed = ops.matmul(seen, value).transpose(0, 2, 1, 3)
            x = x + self.out(mixed.reshape(x.shape))
            x = x + self.back(self.gelu(self.wide(self.norm2(x))))
            return self.fc(x.mean(1))

    class Words(nn.Cell):  # type: ignore[misc,name-defined]
        def __init__(self) -> None:
            super().__init__()
            self.embedding = nn.Embedding(20, 6)
            self.tanh = nn.Tanh()
            self.fc = nn.Dense(6, CLASSES)

        def construct(self, x: Any) -> Any:
            return self.fc(self.tanh(self.embedding(x).mean(1)))

    return {
        "mlp": ("rows", Mlp),
        "conv": ("images", Conv),
        "lstm": ("series", Lstm),
        "block": ("series", Block),
        "words": ("words", Words),
    }


def grouped(net: Any, rate: float = 0.05) -> list[dict[str, Any]]:
    """Matrices with a rate and a decay of their own, the rest with the optimizer's."""
    matrices = [p for p in net.trainable_params() if len(p.shape) > 1]
    others = [p for p in net.trainable_params() if len(p.shape) < 2]
    groups = [{"params": matrices, "lr": rate, "weight_decay": 0.02}, {"params": others}]
    return [*groups, {"order_params": net.trainable_params()}]


def optimizers(ms: Any) -> dict[str, Callable[[Any], Any]]:
    """By name, what makes the optimizer of a network."""
    nn = ms.nn
    steps = EPOCHS * BATCHES
    falling = [0.2 * (1 - step / steps) for step in range(steps)]
    p = lambda net: net.trainable_params()
    return {
        "sgd": lambda net: nn.SGD(p(net), 0.2, momentum=0.9, nesterov=True, weight_decay=0.01),
        "sgd_dampened": lambda net: nn.SGD(p(net), 0.2, momentum=0.9, dampening=0.5),
        "momentum": lambda net: nn.Momentum(p(net), 0.1, 0.9),
        "momentum_decay_list": lambda net: nn.Momentum(p(net), falling, 0.9, weight_decay=0.02),
        "momentum_nesterov_groups": lambda net: nn.Momentum(grouped(net), 0.1, 0.9, 0.001),
        "momentum_cosine": lambda net: nn.Momentum(
            p(net), nn.CosineDecayLR(0.001, 0.2, steps), 0.9
        ),
        "adam": lambda net: nn.Adam(p(net), 0.02),
        "adam_nesterov_groups": lambda net: nn.Adam(
            grouped(net), falling[0] / 10, beta1=0.8, use_nesterov=True
        ),
        "adam_amsgrad": lambda net: nn.Adam(p(net), 0.02, use_amsgrad=True, weight_decay=0.01),
        "adam_polynomial": lambda net: nn.Adam(
            p(net), nn.PolynomialDecayLR(0.05, 0.001, 20, 0.5), eps=1e-6
        ),
        "adam_weight_decay": lambda net: nn.AdamWeightDecay(p(net), 0.005, weight_decay=0.1),
        "adam_weight_decay_groups": lambda net: nn.AdamWeightDecay(grouped(net, 0.01), 0.005),
        "adamax": lambda net: nn.AdaMax(p(net), 0.02, weight_decay=0.01),
        "adagrad": lambda net: nn.Adagrad(p(net), 0.1, learning_rate=0.1, weight_decay=0.01),
        "adadelta": lambda net: nn.Adadelta(p(net), 1.0, rho=0.8, epsilon=1e-4),
        "rmsprop": lambda net: nn.RMSProp(p(net), 0.01, momentum=0.5),
        "rmsprop_centered": lambda net: nn.RMSProp(p(net), 0.005, centered=True, epsilon=1e-3),
        "ftrl": lambda net: nn.FTRL(p(net), learning_rate=0.1, l1=0.0, l2=0.01),
        "lazy_adam": lambda net: nn.LazyAdam(p(net), 0.02),
        "proximal_adagrad": lambda net: nn.ProximalAdagrad(
            p(net), learning_rate=0.1, l1=0.001, l2=0.01
        ),
        "asgd": lambda net: nn.ASGD(p(net), 0.1, weight_decay=0.01),
        "rprop": lambda net: nn.Rprop(p(net), 0.01),
    }


OPTIMIZERS = (
    *("sgd", "sgd_dampened", "momentum", "momentum_decay_list", "momentum_nesterov_groups"),
    *("momentum_cosine", "adam", "adam_nesterov_groups", "adam_amsgrad", "adam_polynomial"),
    *("adam_weight_decay", "adam_weight_decay_groups", "adamax", "adagrad", "adadelta"),
    *("rmsprop", "rmsprop_centered", "ftrl", "lazy_adam", "proximal_adagrad"),
    *("asgd", "rprop"),
)
RUNS = [
    *(f"mlp/{name}" for name in OPTIMIZERS),
    *(
        f"{net}/{name}"
        for net in ("conv", "lstm", "block", "words")
        for name in ("momentum_decay_list", "adam", "adam_weight_decay", "rmsprop")
    ),
    "conv/sgd",
    "conv/momentum_nesterov_groups",
    "lstm/adagrad",
    "block/adam_nesterov_groups",
    "words/lazy_adam",
    "words/adagrad",
]


def trained(engine: str, run: str) -> tuple[list[float], dict[str, np.ndarray]]:
    """The loss of each step of a run, and the network's parameters at its end."""
    ms: Any = importlib.import_module(engine)
    train: Any = importlib.import_module(f"{engine}.train")
    data: Any = importlib.import_module(f"{engine}.dataset")
    net_name, optimizer = run.split("/")
    kind, make = networks(ms)[net_name]
    net = make()
    for name, parameter in net.parameters_dict().items():
        parameter.set_data(ms.Tensor(initial(name, parameter.shape)))
    losses: list[float] = []

    class Losses(train.Callback):  # type: ignore[misc,name-defined]
        def on_train_step_end(self, run_context: Any) -> None:
            losses.append(float(run_context.original_args().net_outputs.asnumpy()))

    loss = ms.nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
    model = train.Model(net, loss, optimizers(ms)[optimizer](net))
    rows = data.NumpySlicesDataset(batches_of(kind), shuffle=False).batch(ROWS)
    model.train(EPOCHS, rows, Losses())
    return losses, {name: value.asnumpy() for name, value in net.parameters_dict().items()}


if __name__ == "__main__":
    kept: dict[str, np.ndarray] = {}
    for run in RUNS:
        losses, parameters = trained(sys.argv[1], run)
        kept[f"{run}/loss"] = np.array(losses, np.float32)
        kept |= {f"{run}/{name}": value for name, value in parameters.items()}
    np.savez_compressed(sys.argv[2], **kept)
