"""What a checkpoint will hold, looked at or with memory of its own."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine import Parameter, Tensor
from engine.train.serialization.snapshot import owned, values_of


def test_values_are_looked_at_and_not_copied() -> None:
    tensor = Tensor(np.ones(3, np.float32))

    assert values_of({"w": tensor})["w"] is tensor


def test_parameter_is_looked_at_without_the_copies_it_hands_out() -> None:
    parameter = Parameter(Tensor(np.ones(3, np.float32)), name="w")
    value = values_of({"w": parameter})["w"]

    assert value.asnumpy() is parameter.array


def test_arrays_are_values_as_in_mindspore() -> None:
    array = np.ones(3, np.float32)
    values = values_of({"w": array}) | values_of([{"name": "v", "data": array}])

    assert values["w"] is values["v"] is array
    assert not np.shares_memory(owned(values)["w"], array)


def test_owned_values_stay_as_they_were_when_the_training_goes_on() -> None:
    parameter = Parameter(Tensor(np.ones(3, np.float32)), name="w")
    kept = owned(values_of({"w": parameter, "lr": 0.5, "name": "run", "epoch": 3}))
    parameter.set_data(Tensor(np.zeros(3, np.float32)))
    parameter.array[:] = 7  # as optimizers do, in place

    assert kept["w"].tolist() == [1.0, 1.0, 1.0]
    assert (kept["lr"], kept["name"], kept["epoch"]) == (0.5, "run", 3)


def test_owned_values_keep_order_shape_and_type() -> None:
    given: dict[str, Any] = {
        "b": Tensor(np.zeros((2, 0), np.float16)),
        "a": Tensor(np.asfortranarray(np.arange(6.0).reshape(2, 3))),
        "c": Tensor(np.arange(6)[::2]),
    }
    kept = owned(values_of(given))

    assert list(kept) == ["b", "a", "c"]
    for name, tensor in given.items():
        assert kept[name].dtype == tensor.asnumpy().dtype
        assert np.array_equal(kept[name], tensor.asnumpy())
        assert not np.shares_memory(kept[name], tensor.asnumpy())
