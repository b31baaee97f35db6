"""Every layer and loss gives on the GPU what it gives on the CPU, and copies nothing to the host.

The GPU is a stand-in with NumPy inside (`tests/engine/fake_cupy`), which refuses what CuPy refuses
and draws what NumPy draws; so the numbers must be the same.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import engine
from engine import Tensor, nn, ops
from tests.contracts.test_every_layer import (
    LAYERS,
    LOSSES,
    REDUCING,
    WITH_INPUTS,
    loss_inputs,
    made,
    made_loss,
    output,
)
from tests.engine.fake_cupy.array import COPIES, is_on_device, on_host
from tests.engine.fake_cupy.gpu import fake_gpu
from tests.every_case import every

# What is computed from shapes alone goes over once: how much of a window lies inside, and of which
# elements each of the output is made along each axis; and again, turned round, for the gradient.
TO_THE_DEVICE = {
    "AdaptiveAvgPool1d": (2, 2),
    "AdaptiveAvgPool2d": (4, 4),
    "AdaptiveAvgPool3d": (4, 4),
    "AdaptiveMaxPool1d": (1, 2),
    "AdaptiveMaxPool2d": (2, 4),
    "AdaptiveMaxPool3d": (1, 2),
    "AvgPool2d": (1, 0),
    "Pad": (2, 4),
    "ReflectionPad1d": (1, 2),
    "ReflectionPad2d": (2, 4),
    "ReflectionPad3d": (3, 6),
    "ReplicationPad1d": (1, 2),
    "ReplicationPad2d": (2, 4),
    "ReplicationPad3d": (3, 6),
    "Upsample": (4, 4),
}


# Whose classes are drawn where the device's random numbers are not: on the host.
DRAWN_ON_THE_HOST = {"SampledSoftmaxLoss": (1, 3)}


def values_and_gradients(cell: nn.Cell, *inputs: Tensor) -> list[Any]:
    """The arrays that a cell gives, and those of the gradients of its inputs and parameters."""

    def function(*given: Any) -> Any:
        out = output(cell, *given)
        return ops.sum(out * out * out), out  # each element is weighted, by its own square

    parameters = list(cell.trainable_params())
    positions = 0 if inputs[0].dtype.numpy.kind == "f" else None
    if positions is None and not parameters:
        return [output(cell, *inputs).array]
    (_, out), gradients = ops.value_and_grad(function, positions, parameters, True)(*inputs)
    return [value.array for value in (out, *flat(gradients))]


def flat(values: Any) -> list[Any]:
    return [one for part in values for one in flat(part)] if isinstance(values, tuple) else [values]


def check_both_agree(make: Any, to_the_device: int = 0, to_the_host: int = 0) -> None:
    """A cell and its inputs, as `make` gives them, on the CPU and on the GPU."""
    engine.set_seed(4)
    expected = values_and_gradients(*make())
    with fake_gpu():
        engine.set_seed(4)
        cell, *inputs = make()
        COPIES.clear()
        found = values_and_gradients(cell, *inputs)
        copied = COPIES.copy()

    for one, other in zip(found, expected, strict=True):
        assert is_on_device(one), "left the device"
        assert one.dtype == other.dtype
        np.testing.assert_allclose(on_host(one), other, rtol=1e-9, atol=1e-12)
    assert (copied["to the host"], copied["to the device"]) == (to_the_host, to_the_device)


@every("training", [True, False])
@every("name", WITH_INPUTS)
def test_layer_computes_on_the_device_alone(name: str, training: bool) -> None:
    def make() -> tuple[Any, ...]:
        cell, inputs = made(name)
        return cell.set_train(training), *inputs

    check_both_agree(make, sum(TO_THE_DEVICE.get(name, (0, 0))))


@pytest.mark.parametrize("name", TO_THE_DEVICE)
def test_second_call_copies_nothing(name: str) -> None:
    with fake_gpu():
        cell, (x,) = made(name)
        COPIES.clear()
        first = cell(x)
        copied = COPIES["to the device"]
        second = cell(x)

    assert (copied, COPIES["to the device"]) == (TO_THE_DEVICE[name][0],) * 2
    assert np.array_equal(on_host(first.array), on_host(second.array))


def test_layer_of_whole_numbers_computes_on_the_device_alone() -> None:
    rows = np.array([[0, 2], [2, 1]])
    fields = np.array([[0, 1], [1, 1]], np.int32)
    check_both_agree(lambda: (nn.Embedding(3, 4), Tensor(rows)))
    check_both_agree(lambda: (nn.EmbeddingLookup(3, 4, max_norm=0.1), Tensor(rows + 1)))
    check_both_agree(lambda: (nn.EmbeddingThor(3, 4), Tensor(rows)))
    check_both_agree(lambda: (nn.EmbeddingLookupThor(3, 4, max_norm=0.1), Tensor(rows + 1)))
    check_both_agree(lambda: (nn.OneHot(depth=3), Tensor(rows)))
    for pooled in ("SUM", "MEAN", "MAX"):
        check_both_agree(
            lambda pooled=pooled: (
                nn.MultiFieldEmbeddingLookup(3, 4, 2, operator=pooled),
                Tensor(rows),
                Tensor(rows + 0.5),
                Tensor(fields),
            )
        )


@pytest.mark.parametrize("layer", [nn.MatDet, nn.MatInverse])
def test_layer_of_positive_definite_matrices_computes_on_the_device_alone(layer: Any) -> None:
    check_both_agree(lambda: (layer(), Tensor(np.array([[4.0, 1.0], [1.0, 3.0]]))))


def test_layers_that_are_not_called_are_those_known() -> None:
    unpooling = {"MaxUnpool1d", "MaxUnpool2d", "MaxUnpool3d"}  # whose second input are indices
    whole = {"Embedding", "EmbeddingLookup", "MultiFieldEmbeddingLookup", "OneHot"}
    whole |= {"EmbeddingThor", "EmbeddingLookupThor"}
    definite = {"MatDet", "MatInverse"}  # whose matrices no random numbers are
    others = {"CellDict", "CellList", "IGamma", "Range", "ResizeBilinear"} | definite
    assert set(LAYERS) - set(WITH_INPUTS) == others | unpooling | whole


@every("reduction", ["mean", "sum", "none"])
@every("name", REDUCING)
def test_loss_computes_on_the_device_alone(name: str, reduction: str) -> None:
    to_the_host, to_the_device = DRAWN_ON_THE_HOST.get(name, (0, 0))

    def make() -> tuple[Any, ...]:
        return made_loss(name, reduction=reduction), *map(Tensor, loss_inputs(name))

    check_both_agree(make, to_the_device, to_the_host)


@pytest.mark.parametrize(
    "loss",
    [nn.CrossEntropyLoss(), nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")],
    ids=lambda loss: type(loss).__name__,
)
def test_loss_of_class_numbers_computes_on_the_device_alone(loss: nn.Cell) -> None:
    scores, labels = np.random.default_rng(5).standard_normal((3, 4)), np.array([2, 0, 3])
    check_both_agree(lambda: (loss, Tensor(scores), Tensor(labels)))


@pytest.mark.parametrize("name", sorted(set(LOSSES) - set(REDUCING)))
def test_loss_of_one_reduction_computes_on_the_device_alone(name: str) -> None:
    check_both_agree(lambda: (made_loss(name), *map(Tensor, loss_inputs(name))))
