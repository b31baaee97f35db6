"""Networks at all levels that MindSpore and our engine train, and what MindSpore makes of them.

Run with a Python that has MindSpore, as `ASKED=mindspore python tests/engine/amp/mixed_networks.py`
in the root of a checkout, this file writes tests/data/mindspore/mixed_precision.json. Which library
is asked is settled by the environment, for MindSpore writes the classes of networks anew, which
must stand in a module.
"""

from __future__ import annotations

import importlib
import itertools
import json
import os
from pathlib import Path
from typing import Any

import numpy as np

ms = importlib.import_module(os.environ.get("ASKED", "engine"))
nn, ops = ms.nn, ms.ops

KEPT = Path(__file__).parents[2] / "data" / "mindspore" / "mixed_precision.json"
LEVELS = ("O0", "O1", "O2", "O3", "auto")
# Options of build_train_network beside `loss_scale_manager=None`.
OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"cast_model_type": "float16"},
    {"cast_model_type": "float32"},
    {"keep_batchnorm_fp32": False},
    {"keep_batchnorm_fp32": True},
    {"cast_model_type": "float16", "keep_batchnorm_fp32": True},
)
# White lists by what they have beside nothing, or without; and black lists.
LISTS: tuple[tuple[str, str], ...] = (
    ("white_list", "[nn.Dense]"),
    ("white_list", "[nn.Conv2d, nn.BatchNorm2d]"),
    ("white_list", "[ops.ReLU]"),
    ("white_list", "[ops.MatMul, ops.Softmax]"),
    ("white_list", "amp.get_white_list() + [nn.Flatten]"),
    ("black_list", "[nn.BatchNorm2d]"),
    ("black_list", "amp.get_black_list() + [nn.Dense]"),
    ("black_list", "[nn.SequentialCell]"),
    ("black_list", "[]"),
)
STEPS = 12
RATES = {"Convolved": 0.02, "Layered": 0.1}


class Convolved(nn.Cell):
    """Cells of the black list, alone and inside a container."""

    def __init__(self) -> None:
        super().__init__()
        layers = (nn.Conv2d(1, 4, 3, pad_mode="valid"), nn.BatchNorm2d(4), nn.ReLU())
        self.front = nn.SequentialCell(*layers)
        self.flatten = nn.Flatten()
        self.norm = nn.LayerNorm((144,))
        self.fc = nn.Dense(144, 5)

    def construct(self, x: Any) -> Any:
        return self.fc(self.norm(self.flatten(self.front(x))))


class Layered(nn.Cell):
    """Operators among cells."""

    def __init__(self) -> None:
        super().__init__()
        self.flatten = nn.Flatten()
        self.fc1 = nn.Dense(64, 16, activation="tanh")
        self.mul = ops.MatMul()
        self.relu = ops.ReLU()
        self.softmax = ops.Softmax()
        weight = ms.Tensor(np.zeros((16, 16), np.float32))
        self.weight = ms.Parameter(weight, name="weight")
        self.fc2 = nn.Dense(16, 5)

    def construct(self, x: Any) -> Any:
        x = self.fc1(self.flatten(x))
        x = self.mul(x, self.weight)
        x = self.relu(x)
        y = self.softmax(x)
        x = x * 4.0
        x = x + y
        return self.fc2(x)


NETWORKS = {"Convolved": Convolved, "Layered": Layered}


def made(name: str) -> Any:
    """A network with its seeded first weights."""
    network = NETWORKS[name]()
    rng = np.random.default_rng(12)
    for parameter in sorted(network.trainable_params(), key=lambda one: one.name):
        if parameter.name.endswith(("gamma", "beta")):
            continue
        fan_in = max(int(np.prod(parameter.shape[1:])), 1)
        drawn = rng.standard_normal(parameter.shape) / np.sqrt(fan_in)
        parameter.set_data(ms.Tensor(drawn.astype(np.float32)))
    return network


def batch(step: int) -> tuple[Any, Any]:
    """16 noisy pictures of five kinds, and their kinds."""
    kinds = np.random.default_rng(7).standard_normal((5, 1, 8, 8))
    rng = np.random.default_rng([7, step])
    labels = rng.integers(0, 5, 16).astype(np.int32)
    pictures = kinds[labels] + 0.5 * rng.standard_normal((16, 1, 8, 8))
    return ms.Tensor(pictures.astype(np.float32)), ms.Tensor(labels)


def loss_of() -> Any:
    """The loss of both networks."""
    return nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")


def watched(network: Any) -> dict[str, list[str]]:
    """The number types that will go into and come out of each cell, by its name."""
    found: dict[str, list[str]] = {}
    for name, cell in network.cells_and_names():

        def note(_cell: Any, inputs: Any, output: Any, name: str = name) -> None:
            found[name] = [str(inputs[0].dtype), str(output.dtype)]

        cell.register_forward_hook(note)
    return found


def typed(options: dict[str, Any]) -> dict[str, Any]:
    """Options with number types instead of their names."""
    return {
        key: getattr(ms, value) if isinstance(value, str) else value
        for key, value in options.items()
    }


def step_borders(name: str, level: str, options: dict[str, Any]) -> dict[str, Any]:
    """What a training step at a level casts, and how it is made."""
    network = made(name)
    optimizer = nn.Momentum(network.trainable_params(), 0.1, 0.9)
    given = {"loss_scale_manager": None, **typed(options)}
    step = ms.amp.build_train_network(network, optimizer, loss_of(), level, **given)
    borders = watched(network)
    loss = step(*batch(0))
    parameters = {one.name: str(one.dtype) for one in network.get_parameters()}
    return {
        "borders": borders,
        "kind": type(step).__name__,
        "training": step.training,
        "loss": str(loss.dtype),
        "parameters": parameters,
    }


def converted(name: str, convert: Any) -> dict[str, Any]:
    """What a conversion casts, and what it returns."""
    network = made(name)
    before = {one.name: one for one in network.get_parameters()}
    borders = watched(network)
    new = convert(network)
    new.set_train(False)
    output = new(batch(0)[0])
    after = list(new.get_parameters())
    return {
        "borders": borders,
        "is_wrapped": type(new).__name__ == "_OutputTo32",
        "output": str(output.dtype),
        "names": [one.name for one in after],
        "same_parameters": all(before[one.name] is one for one in after),
        "numbers": np.float64(output.asnumpy()).round(5).tolist(),
    }


def by_lists(which: str, names: str) -> Any:
    """A conversion by a list that is a text."""
    members = eval(names, {"nn": nn, "ops": ops, "amp": ms.amp})
    return lambda network: ms.amp.custom_mixed_precision(network, **{which: members})


def trace(name: str, level: str, scale: float | None) -> list[float]:
    """The losses of a training at a level, with a fixed scale or none."""
    network = made(name)
    given: dict[str, Any] = {"loss_scale_manager": None}
    if scale is not None:
        given["loss_scale_manager"] = ms.amp.FixedLossScaleManager(scale, False)
    optimizer = nn.Momentum(network.trainable_params(), RATES[name], 0.9, loss_scale=scale or 1.0)
    step = ms.amp.build_train_network(network, optimizer, loss_of(), level, **given)
    return [float(step(*batch(k)).asnumpy()) for k in range(STEPS)]


def answers() -> dict[str, Any]:
    """Everything that is compared."""
    names = ("Convolved", "Layered")
    found: dict[str, Any] = {"steps": {}, "converted": {}, "traces": {}}
    for name, level, options in itertools.product(names, LEVELS, OPTIONS):
        key = f"{name} {level} {json.dumps(options)}"
        found["steps"][key] = step_borders(name, level, options)
    for name, level in itertools.product(names, LEVELS):
        convert = lambda network, level=level: ms.amp.auto_mixed_precision(network, level)
        found["converted"][f"{name} {level}"] = converted(name, convert)
    for name, (which, members) in itertools.product(names, LISTS):
        key = f"{name} {which}={members}"
        found["converted"][key] = converted(name, by_lists(which, members))
    for name, level, scale in itertools.product(names, LEVELS, (None, 1024.0)):
        found["traces"][f"{name} {level} {scale}"] = trace(name, level, scale)
    return found


def written(found: dict[str, dict[str, Any]]) -> str:
    """The answers as JSON, a line each."""
    sections = []
    for section, entries in found.items():
        lines = [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in entries.items()]
        sections.append(f"{json.dumps(section)}: {{\n" + ",\n".join(lines) + "\n}")
    return "{\n" + ",\n".join(sections) + "\n}\n"


if __name__ == "__main__":
    ms.set_context(mode=ms.PYNATIVE_MODE)
    KEPT.write_text(written(answers()), encoding="utf-8")
