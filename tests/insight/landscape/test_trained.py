"""Which arrays of a checkpoint count as trained parameters."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import pytest

import engine
from engine import nn
from insight.format.file_arrays import file_arrays
from insight.landscape.trained import is_float, trained_names


def named(*names: str, shape: tuple[int, ...] = (3,)) -> dict[str, Any]:
    return {name: np.ones(shape) for name in names}


@pytest.mark.parametrize("of_model", [True, False])
def test_state_is_what_has_a_parameter_of_its_shape(of_model: bool) -> None:
    arrays = {**named("fc.w", "moments.fc.w", "linear.v"), "moment1.fc.w": np.ones(4)}

    assert trained_names(arrays, of_model=of_model) == ["fc.w", "linear.v", "moment1.fc.w"]


def test_facts_settings_and_statistics_of_files_are_none() -> None:
    arrays = named("w", "learning_rate", "bn.moving_mean", "bn.running_var") | named(
        "loss", shape=()
    )

    assert trained_names(arrays, of_model=False) == ["w"]
    assert trained_names(arrays, of_model=True) == list(arrays)


def test_only_real_floating_point_numbers_count() -> None:
    for dtype in (np.float16, np.float32, np.float64, ml_dtypes.bfloat16, ">f4"):
        assert is_float(np.ones(1, dtype))
    for dtype in (np.int8, np.bool_, np.complex64, "U3"):
        assert not is_float(np.ones(1, dtype))


OPTIMIZERS = sorted(
    name
    for name in nn.optim.__all__
    if hasattr(getattr(nn, name), "_example") and issubclass(getattr(nn, name), nn.Optimizer)
)


def made(name: str, parameters: Any) -> Any:
    kind = getattr(nn, name)
    example = kind._example
    if example.moves_by:
        return kind(made(example.moves_by, parameters), **example.options)
    return kind(parameters, learning_rate=example.parabola, **example.options)


@pytest.mark.parametrize("name", OPTIMIZERS)
def test_of_a_training_of_ours_the_networks_parameters_count(name: str, tmp_path: Any) -> None:
    net = nn.SequentialCell(nn.Dense(3, 2), nn.LayerNorm((2,)))
    optimizer = made(name, net.trainable_params())
    step = nn.TrainOneStepCell(nn.WithLossCell(net, nn.MSELoss()), optimizer)
    engine.save_checkpoint(step, tmp_path / "net.ckpt")
    arrays = file_arrays(tmp_path / "net.ckpt")

    assert sorted(trained_names(arrays, of_model=False)) == sorted(
        parameter.name for parameter in net.trainable_params()
    )


def test_rates_that_are_kept_as_an_array_are_no_parameters(tmp_path: Any) -> None:
    net = nn.Dense(3, 2)
    optimizer = nn.SGD(net.trainable_params(), learning_rate=[0.1, 0.01, 0.001])
    step = nn.TrainOneStepCell(nn.WithLossCell(net, nn.MSELoss()), optimizer)
    engine.save_checkpoint(step, tmp_path / "net.ckpt")

    arrays = file_arrays(tmp_path / "net.ckpt")
    assert arrays["learning_rate"].shape == (3,)
    assert trained_names(arrays, of_model=False) == ["weight", "bias"]
