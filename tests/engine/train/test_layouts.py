"""In one process every parameter is whole on the one device."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from engine import Model, Parameter, Tensor, nn

Make = Callable[..., Any]


def test_prediction_has_the_networks_parameters(make_model: Make) -> None:
    layouts = make_model().infer_predict_layout(Tensor(np.ones((2, 10), np.float32)))

    assert {name: tuple(layout) for name, layout in layouts.items()} == {
        "weight": ([1], [-1, -1], [5, 10], 0, True, "", [5, 10]),
        "bias": ([1], [-1], [5], 0, True, "", [5]),
    }


def test_training_has_those_of_the_optimizer_too(make_model: Make, make_rows: Make) -> None:
    model = make_model()
    layouts = model.infer_train_layout(make_rows())

    assert list(layouts) == [p.name for p in model.train_network.get_parameters()]
    assert layouts["moments.weight"].slice_shape == [5, 10]


def test_parameter_without_axes_has_an_empty_map() -> None:
    net = nn.Cell()
    net.scale = Parameter(Tensor(2.0), "scale")

    assert tuple(Model(net).infer_predict_layout()["scale"])[:3] == ([1], [], [])


def test_first_four_are_what_a_strategy_of_checkpoints_must_be(make_model: Make) -> None:
    for layout in make_model().infer_predict_layout().values():
        matrix, tensor_map, shape, field_size = layout[:4]

        assert isinstance(layout, tuple)
        assert all(isinstance(part, list) for part in (matrix, tensor_map, shape))
        assert field_size == 0
        assert len(tensor_map) == len(shape)


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"train_dataset": None}, TypeError),
        ({"train_dataset": [1]}, AttributeError),
        ({"dataset_sink_mode": 1}, TypeError),
        ({"dataset_sink_mode": False}, ValueError),
        ({"sink_size": 0}, ValueError),
        ({"sink_size": 1.0}, TypeError),
    ],
)
def test_wrong_arguments_of_a_training_are_refused(
    make_model: Make, make_rows: Make, options: dict, error: type[Exception]
) -> None:
    with pytest.raises(error):
        make_model().infer_train_layout(**({"train_dataset": make_rows()} | options))


def test_dataset_belongs_to_the_model_from_then_on(make_model: Make, make_rows: Make) -> None:
    dataset = make_rows()
    make_model().infer_train_layout(dataset)

    with pytest.raises(RuntimeError, match="had been used in other model"):
        make_model().train(1, dataset)


@pytest.mark.parametrize("data", [object(), np.ones(3), (1, [np.ones(2)])])
def test_wrong_data_of_a_prediction_is_refused(make_model: Make, data: Any) -> None:
    with pytest.raises(TypeError):
        make_model().infer_predict_layout(data)


def test_flag_is_a_bool(make_model: Make) -> None:
    with pytest.raises(TypeError, match="skip_backend_compile"):
        make_model().infer_predict_layout(skip_backend_compile=1)
