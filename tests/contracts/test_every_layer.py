"""Every layer and loss: an example, gradients, state round trip, training flag, print.

They are those that the families offer, tried with what each class gives in `_example`; a layer is
covered the day its file appears.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from inspect import signature
from typing import Any

import numpy as np
import pytest

import engine
from engine import Tensor, nn, ops
from engine.autodiff.check import finite_differences
from engine.nn import layer as layers
from engine.nn import loss as losses
from engine.nn.layer.example import Example
from tests.every_case import every
from tests.gradients import along, differences_along


def kinds_of(family: Any) -> dict[str, Any]:
    """The classes that a family offers, by name."""
    found = {name: getattr(family, name) for name in family.__all__}
    return {name: kind for name, kind in found.items() if isinstance(kind, type)}


LAYERS = kinds_of(layers)
# Losses; the base that users derive theirs from computes nothing.
LOSSES = {name: kind for name, kind in kinds_of(losses).items() if kind is not nn.LossBase}
REDUCING = [name for name, kind in LOSSES.items() if "reduction" in signature(kind).parameters]


def example(name: str) -> Example:
    kind = LAYERS[name]
    assert hasattr(kind, "_example"), f"{name} needs a class method `_example`; see {Example}"
    made: Example = kind._example()
    return made


EXAMPLES = {name: example(name) for name in LAYERS}
WITH_INPUTS = [name for name, made in EXAMPLES.items() if made.inputs]


def make(name: str) -> nn.Cell:
    return example(name).layer


def in_float64(cell: nn.Cell) -> nn.Cell:
    for parameter in cell.get_parameters():
        parameter.set_dtype(engine.float64)
    return cell


def made(name: str) -> tuple[nn.Cell, list[Tensor]]:
    layer, shapes, _ = example(name)
    rng = np.random.default_rng(5)
    return in_float64(layer), [Tensor(rng.standard_normal(shape)) for shape in shapes]


def output(cell: nn.Cell, *inputs: Any) -> Any:
    """What a cell computes; of a recurrent layer, which returns its states behind it, the first."""
    out = cell(*inputs)
    return out[0] if isinstance(out, tuple) else out


def total(cell: nn.Cell) -> Callable[..., Any]:
    """The cell's outputs as one number, each element weighted differently."""

    def function(*inputs: Any) -> Any:
        out = output(cell, *inputs)
        weights = np.random.default_rng(6).standard_normal(out.shape)
        return ops.sum(out * Tensor(weights))

    return function


def test_every_layer_makes_its_own_example() -> None:
    others = {name for name, made in EXAMPLES.items() if type(made.layer) is not LAYERS[name]}

    assert others == set()


def test_layers_and_losses_are_all_looked_at() -> None:
    assert {"Dense", "Conv2d", "LSTM", "MultiheadAttention"} <= set(WITH_INPUTS)
    assert {"MSELoss", "CrossEntropyLoss", "NLLLoss"} <= set(REDUCING)


@every(
    "name, training",
    [
        (name, mode)
        for name in WITH_INPUTS
        for mode in (True, False)
        if not (mode and EXAMPLES[name].draws)
    ],
)
def test_gradients_equal_finite_differences(name: str, training: bool) -> None:
    cell, inputs = made(name)
    cell.set_train(training)
    function = total(cell)
    found = ops.grad(function)(*inputs).asnumpy()

    def of_arrays(*arrays: np.ndarray) -> Any:
        return function(*map(Tensor, arrays)).array

    expected = differences_along(of_arrays, [x.asnumpy() for x in inputs], 0)
    np.testing.assert_allclose(along(found), expected, rtol=1e-5, atol=1e-7)


@every("name", WITH_INPUTS)
def test_parameter_gradients_equal_finite_differences(name: str) -> None:
    cell, inputs = made(name)
    function = total(cell.set_train(not EXAMPLES[name].draws))
    for parameter in cell.trainable_params():
        found = ops.grad(function, None, [parameter])(*inputs)[0].asnumpy()

        def at(array: np.ndarray, parameter: Any = parameter) -> Any:
            before, parameter.array = parameter.array, array
            try:
                return function(*inputs).array
            finally:
                parameter.array = before

        expected = differences_along(at, [parameter.asnumpy()], 0)
        np.testing.assert_allclose(along(found), expected, rtol=1e-5, atol=1e-7)


@every("name", LAYERS)
def test_state_goes_round(name: str) -> None:
    source, target = make(name), make(name)
    keys = target.load_state_dict(source.state_dict())

    assert str(keys) == "<All keys matched successfully>"
    for one, other in zip(source.get_parameters(), target.get_parameters(), strict=True):
        assert one.name == other.name
        assert np.array_equal(one.asnumpy(), other.asnumpy())


@every("name", LAYERS)
def test_layer_and_what_it_holds_learn_whether_they_train(name: str) -> None:
    cell = make(name)
    modes = [
        all(part.training is mode for _, part in cell.set_train(mode).cells_and_names())
        for mode in (True, False)
    ]

    assert modes == [True, True]


@every("name", WITH_INPUTS)
def test_layer_computes_in_float32_and_leaves_its_input_alone(name: str) -> None:
    layer, shapes, _ = example(name)
    arrays = [np.random.default_rng(5).standard_normal(s).astype(np.float32) for s in shapes]
    inputs = [Tensor(array) for array in arrays]
    out = output(layer.set_train(), *inputs)

    assert out.dtype == engine.float32
    assert all(np.array_equal(x.asnumpy(), y) for x, y in zip(inputs, arrays, strict=True))


@every("name", LAYERS)
def test_print_begins_with_the_name_and_has_no_empty_line(name: str) -> None:
    text = repr(make(name))

    assert text.startswith(f"{name}(")
    assert "\n\n" not in text


@every("name", LAYERS)
def test_copy_has_parameters_of_its_own(name: str) -> None:
    cell = make(name)
    twin = copy.deepcopy(cell)
    for parameter in twin.get_parameters():
        parameter.set_data(parameter * 0 - 7)

    assert all((parameter.asnumpy() != -7).all() for parameter in cell.get_parameters())
    assert repr(type(twin)) == repr(type(cell))


def made_loss(name: str, **options: Any) -> nn.Cell:
    made: nn.Cell = LOSSES[name](**LOSSES[name]._options, **options)
    return made


def loss_inputs(name: str) -> tuple[np.ndarray, ...]:
    inputs: tuple[np.ndarray, ...] = LOSSES[name]._example(np.random.default_rng(5))
    return inputs


def check_loss_gradient(loss: nn.Cell, first: np.ndarray, *others: np.ndarray) -> None:
    function, rest = total(loss), [Tensor(array) for array in others]
    found = ops.grad(function)(Tensor(first), *rest).asnumpy()

    def of_arrays(array: np.ndarray) -> Any:
        return function(Tensor(array), *rest).array

    expected = finite_differences(of_arrays, [first], 0)
    np.testing.assert_allclose(found, expected, rtol=1e-5, atol=1e-7)


@every("name", REDUCING)
@every("reduction", ["mean", "sum", "none"])
def test_loss_gradient_equals_finite_differences(name: str, reduction: str) -> None:
    check_loss_gradient(made_loss(name, reduction=reduction), *loss_inputs(name))


@pytest.mark.parametrize("name", sorted(set(LOSSES) - set(REDUCING)))
def test_gradient_of_loss_with_one_reduction_equals_finite_differences(name: str) -> None:
    check_loss_gradient(made_loss(name), *loss_inputs(name))


@pytest.mark.parametrize("name", REDUCING)
def test_reductions_agree_with_each_other(name: str) -> None:
    inputs = [Tensor(array) for array in loss_inputs(name)]
    rows, mean, total = (
        made_loss(name, reduction=reduction)(*inputs).asnumpy()
        for reduction in ("none", "mean", "sum")
    )

    assert np.isclose(total, rows.sum())
    assert np.isclose(mean, rows.mean())


@pytest.mark.parametrize("name", REDUCING)
def test_loss_refuses_an_unknown_reduction(name: str) -> None:
    with pytest.raises(ValueError, match=r"reduction.* expected 'mean', 'sum' or 'none'"):
        made_loss(name, reduction="average")
