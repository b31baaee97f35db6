"""In which number type each operator answers at level "auto", in MindSpore and in our engine.

Run with a Python that has MindSpore, as `ASKED=mindspore python tests/engine/amp/auto_types.py` in
the root of a checkout, this file asks tests/data/mindspore/auto_types.json anew: its keys are
calls, its values the types for inputs of float32 and of float16.
"""

from __future__ import annotations

import importlib
import json
import os
from pathlib import Path
from typing import Any

import numpy as np

ms = importlib.import_module(os.environ.get("ASKED", "engine"))
KEPT = Path(__file__).parents[2] / "data" / "mindspore" / "auto_types.json"
SHAPES = {"w": (3, 3), "x3": (3, 3, 3), "b": (3,), "im": (2, 3, 4, 4), "ke": (2, 3, 2, 2)}


def given(dtype: Any) -> dict[str, Any]:
    """What the calls name: inputs of a type, positive ones, ones below 1, classes."""
    rng = np.random.default_rng(3)

    def typed(array: Any) -> Any:
        return ms.Tensor(np.asarray(array, np.float32)).astype(dtype)

    x = rng.standard_normal((2, 3))
    drawn = {name: typed(rng.standard_normal(shape)) for name, shape in SHAPES.items()}
    return {
        **drawn,
        "x": typed(x),
        "p": typed(np.abs(x) + 0.5),
        "h": typed(np.tanh(x) * 0.9),
        "v": typed(rng.random(3) + 0.5),
        "u": typed(rng.random((2, 3))),
        "one": typed([0.5]),
        "kb": typed([1.0, 2.0]),
        "h2": typed(rng.standard_normal((2, 2))),
        "lab": ms.Tensor([0, 2], ms.int32),
        "lab1": ms.Tensor([1, -1], ms.int32),
        "ops": ms.ops,
        "nn": ms.nn,
    }


class Calling(ms.nn.Cell):
    """A call as a network; layers are made beforehand, as networks do."""

    def __init__(self, call: str, names: dict[str, Any]) -> None:
        super().__init__()
        self.call, self.names, self.layer = call, names, None
        if call.startswith("nn."):
            end = ending(call)
            self.layer = eval(call[:end], names)
            self.call = "layer" + call[end:]

    def construct(self) -> Any:
        return eval(self.call, {**self.names, "layer": self.layer})


def ending(call: str) -> int:
    """Where the first brackets of a call close."""
    depth = 0
    for index, letter in enumerate(call):
        depth += (letter == "(") - (letter == ")")
        if letter == ")" and not depth:
            return index + 1
    raise AssertionError(call)


def types(call: str) -> list[str]:
    """What a call gives for inputs of float32 and of float16."""
    found = []
    for dtype in (ms.float32, ms.float16):
        network = ms.amp.auto_mixed_precision(Calling(call, given(dtype)), "auto")
        network.set_train(False)
        found.append(str(network().dtype))
    return found


if __name__ == "__main__":
    answers = {call: types(call) for call in json.loads(KEPT.read_text("utf-8"))}
    lines = [f"{json.dumps(call)}: {json.dumps(answer)}" for call, answer in answers.items()]
    KEPT.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
