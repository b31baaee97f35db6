"""Every layer is exported as ONNX, at a batch of any size, and onnxruntime gives its numbers."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import engine
from engine import Tensor, nn
from engine.errors import EngineError
from tests.engine.train.export.running import assert_comes_back, assert_runs_alike

from .test_every_layer import EXAMPLES, WITH_INPUTS, example

FORMS = tomllib.loads(Path(__file__).with_name("onnx_forms.toml").read_text("utf-8"))
WITHOUT = {name for names in FORMS["layers"].values() for name in names}
FIXED = WITHOUT | {name for names in FORMS["batches"].values() for name in names}

PLACES = np.array([[1, 0, 2], [3, 3, 1]], np.int32)
ROWS = np.arange(16, dtype=np.float32).reshape(2, 8) % 7
PLANE = np.arange(32, dtype=np.float32).reshape(1, 2, 4, 4) % 7
# Layers whose examples have no inputs, for these are no floats.
OTHERS: dict[str, tuple[nn.Cell, list[np.ndarray[Any, Any]]]] = {
    "Embedding": (nn.Embedding(5, 3), [PLACES]),
    "EmbeddingLookup": (nn.EmbeddingLookup(5, 3), [PLACES]),
    "OneHot": (nn.OneHot(depth=5), [PLACES]),
    "MaxUnpool1d": (
        nn.MaxUnpool1d(2),
        [ROWS.reshape(1, 2, 8)[..., ::2].copy(), np.array([[[0, 3, 4, 7]] * 2], np.int64)],
    ),
    "MaxUnpool2d": (
        nn.MaxUnpool2d(2),
        [PLANE[..., ::2, ::2].copy(), np.array([[[[0, 3], [8, 15]]] * 2], np.int64)],
    ),
    "ResizeBilinear": (nn.ResizeBilinear(), [PLANE]),
}


def evaluated(name: str) -> tuple[nn.Cell, list[tuple[int, ...]]]:
    layer, shapes, _ = example(name)
    return layer.set_train(mode=False), list(shapes)


def drawn(shapes: list[tuple[int, ...]]) -> list[np.ndarray[Any, Any]]:
    rng = np.random.default_rng(5)
    return [rng.standard_normal(shape).astype(np.float32) for shape in shapes]


@pytest.mark.parametrize("name", WITH_INPUTS)
def test_layer_runs_in_onnxruntime(name: str, tmp_path: Path) -> None:
    layer, shapes = evaluated(name)
    if name not in WITHOUT:
        assert_runs_alike(layer, drawn(shapes), tmp_path / "layer.onnx")
        return
    with pytest.raises(EngineError):
        assert_runs_alike(layer, drawn(shapes), tmp_path / "layer.onnx")


@pytest.mark.parametrize("name", [name for name in WITH_INPUTS if name not in FIXED])
def test_layer_takes_batches_of_any_size(name: str, tmp_path: Path) -> None:
    layer, shapes = evaluated(name)
    unfilled = [Tensor(shape=(None, *one[1:]), dtype=engine.float32) for one in shapes]
    inputs = drawn([(4, *one[1:]) for one in shapes])

    assert_runs_alike(layer, inputs, tmp_path / "layer.onnx", unfilled)
    assert_comes_back(tmp_path / "layer.onnx", layer, inputs)


@pytest.mark.parametrize("name", OTHERS)
def test_layer_of_other_inputs_runs_in_onnxruntime(name: str, tmp_path: Path) -> None:
    layer, inputs = OTHERS[name]
    if name == "ResizeBilinear":
        assert_runs_alike(lambda x: layer(x, size=(7, 3)), inputs, tmp_path / "layer.onnx")
        return
    assert_runs_alike(layer, inputs, tmp_path / "layer.onnx")


def test_lists_name_layers_that_are_there() -> None:
    assert set(EXAMPLES) >= FIXED
