"""A checkpoint is read beside what goes on; what is wrong with it is told at its result."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import engine
from engine import Tensor, nn


def test_result_is_what_loading_gives(tmp_path: Path) -> None:
    path = tmp_path / "net.ckpt"
    engine.save_checkpoint({"weight": Tensor([[2.0]]), "bias": Tensor([1.0])}, path)
    net = nn.Dense(1, 1)
    future = engine.load_checkpoint_async(path, net, filter_prefix="bi")

    assert list(future.result()) == ["weight"]
    assert future.result() is future.result()
    assert net.weight.asnumpy().tolist() == [[2.0]]


def test_errors_come_with_the_result(tmp_path: Path) -> None:
    future = engine.load_checkpoint_async(str(tmp_path / "missing.ckpt"))

    with pytest.raises(ValueError, match="got none at"):
        future.result()
    with pytest.raises(ValueError, match="got none at"):
        future.result()


def test_name_of_another_type_is_refused_at_once() -> None:
    with pytest.raises(TypeError, match="a path"):
        engine.load_checkpoint_async(3)  # type: ignore[arg-type]


def test_device_of_the_caller_is_that_of_the_thread(tmp_path: Path) -> None:
    path = tmp_path / "net.ckpt"
    engine.save_checkpoint({"weight": Tensor(np.ones(3, np.float32))}, path)

    assert engine.load_checkpoint_async(path).result()["weight"].device == (
        engine.load_checkpoint(path)["weight"].device
    )
