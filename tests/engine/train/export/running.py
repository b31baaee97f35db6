"""An exported network, run by onnxruntime."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import onnxruntime

import engine
from engine import Tensor, nn

onnxruntime.set_default_logger_severity(4)  # it warns of shapes that it finds out only when it runs


def run(path: Path, inputs: list[np.ndarray[Any, Any]]) -> list[Any]:
    """What the file computes; inputs that the network does not read are not asked for."""
    session = onnxruntime.InferenceSession(str(path), providers=["CPUExecutionProvider"])
    named = {one.name: inputs[int(one.name.removeprefix("inputs"))] for one in session.get_inputs()}
    made: list[Any] = session.run(None, named)
    return made


def flat(made: Any) -> list[Any]:
    """The arrays in what a network returned."""
    if isinstance(made, tuple | list):
        return [one for part in made for one in flat(part)]
    return [] if made is None else [made.asnumpy()]


def assert_runs_alike(
    network: Any,
    inputs: list[np.ndarray[Any, Any]],
    path: Path,
    exported_with: list[Tensor] | None = None,
) -> None:
    """The exported network gives what the network gives, within 1e-5."""
    tensors = list(map(Tensor, inputs))
    wanted = flat(network(*tensors))
    engine.export(network, *(exported_with or tensors), file_name=path)

    assert_same(run(path, inputs), wanted)


def assert_comes_back(path: Path, network: Any, inputs: list[np.ndarray[Any, Any]]) -> None:
    """What was exported, loaded again, gives what the network gives, within 1e-5."""
    tensors = list(map(Tensor, inputs))
    cell = nn.GraphCell(engine.load(str(path)))

    assert_same(flat(cell(*tensors)), flat(network(*tensors)))


def assert_same(found: list[Any], wanted: list[Any]) -> None:
    """The arrays are equal within 1e-5."""
    assert [one.shape for one in found] == [one.shape for one in wanted]
    assert [one.dtype for one in found] == [one.dtype for one in wanted]
    for one, other in zip(found, wanted, strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-5, atol=1e-5)
