"""What numbers of inputs decide outside of the operators is not exported as if it were fixed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import engine
from engine import nn, ops
from tests.engine.fake_cupy.gpu import fake_gpu

X = np.arange(6, dtype=np.float32).reshape(2, 3)

WAYS = {
    "a mask made by hand": lambda x: x * engine.Tensor((x.asnumpy() > 2).astype(np.float32)),
    "a number taken out": lambda x: x + float(x.asnumpy()[1, 0]),
    "another operator": lambda x: x if x.asnumpy()[0, 0] == 0 else ops.exp(x),
    "the sign of a sum": lambda x: ops.exp(x) if float(x.sum().asnumpy()) > 0 else ops.tanh(x),
    "places found by NumPy": lambda x: x[engine.Tensor(np.argsort(x.asnumpy()[:, 0]))],
    "random numbers": lambda x: x + ops.standard_normal((2, 3)),
}
WHOLE = {
    "the largest": lambda x: x * int(x.asnumpy().max()),
    "whether there is any": lambda x: x + 1 if x.asnumpy().any() else x,
    "as many steps": lambda x: sum((x * k for k in range(int(x.asnumpy().sum()))), x),
}


@pytest.mark.parametrize("way", WAYS)
def test_network_that_looks_at_its_numbers_is_refused(way: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="depends on the numbers of its inputs"):
        engine.export(WAYS[way], engine.Tensor(X), file_name=tmp_path / "a.onnx")

    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("way", WHOLE)
@pytest.mark.parametrize("dtype", [np.int32, np.uint8, np.bool_])
def test_network_that_looks_at_whole_numbers_is_refused(
    way: str, dtype: type, tmp_path: Path
) -> None:
    numbers = engine.Tensor(np.arange(8).astype(dtype))
    with pytest.raises(ValueError, match="depends on the numbers of its inputs"):
        engine.export(WHOLE[way], numbers, file_name=tmp_path / "a.onnx")


def test_network_that_refuses_some_numbers_is_exported(tmp_path: Path) -> None:
    def positive(x: Any) -> Any:
        if x.asnumpy().min() < 0:
            raise ValueError("counts are at least 0")
        return x * 2

    engine.export(positive, engine.Tensor(X), file_name=tmp_path / "a.onnx")


def test_network_that_computes_what_it_needs_is_exported(tmp_path: Path) -> None:
    net: Any = nn.SequentialCell(nn.Dense(3, 4), nn.ReLU())

    engine.export(net, engine.Tensor(X), file_name=tmp_path / "a.onnx")

    assert (tmp_path / "a.onnx").stat().st_size > 0


def test_index_that_is_computed_is_seen_on_a_gpu_too(tmp_path: Path) -> None:
    with fake_gpu():
        net, numbers = nn.Embedding(4, 3), engine.Tensor(np.array([[1, 2]], np.int32))
        engine.export(net, numbers, file_name=tmp_path / "a.onnx")

    assert (tmp_path / "a.onnx").stat().st_size > 0
