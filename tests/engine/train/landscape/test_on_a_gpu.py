"""Landscapes of networks on a GPU beside those on the CPU."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

import engine
import insight
from engine import nn
from engine.train.callback import SummaryLandscape
from engine.train.landscape import LandscapeModel
from insight import landscape
from tests.insight.landscape.recorded_landscapes import run_folder

from .digits_mlp import callback_fn
from .networks import Classifier, batches, loss_cell, seeded

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path
    from types import ModuleType

pytestmark = pytest.mark.gpu

SMALL = {"landscape_size": 5, "num_samples": 64}


@pytest.fixture
def cupy() -> Iterator[ModuleType]:
    """CuPy, on whose arrays networks are made."""
    found = pytest.importorskip("cupy")
    engine.set_context(device_target="GPU")
    try:
        yield found
    finally:
        engine.set_context(device_target="CPU")


def model(*between: nn.Cell, mode: str = "eval") -> LandscapeModel:
    return LandscapeModel(seeded(Classifier(*between)), loss_cell(), batches(), mode=mode)


@pytest.mark.parametrize("mode", ["eval", "train", "recompute"])
def test_losses_of_a_surface_are_those_of_the_cpu(
    mode: str, request: pytest.FixtureRequest
) -> None:
    layers = (nn.Tanh, lambda: nn.BatchNorm1d(6))
    here = model(*(make() for make in layers), mode=mode)
    plane = landscape.random_plane(here.parameters(), seed=0)
    expected = landscape.surface(here, plane, size=(5, 3))

    request.getfixturevalue("cupy")
    there = model(*(make() for make in layers), mode=mode)
    found = landscape.surface(there, plane, size=(5, 3))
    alone = landscape.surface(there, plane, size=(5, 3), quantities=())

    np.testing.assert_allclose(found.z, expected.z, rtol=1e-5)
    np.testing.assert_array_equal(alone.z, found.z)
    for name, one in expected.quantities.items():
        np.testing.assert_allclose(found.quantities[name], one, rtol=1e-4, err_msg=name)


def test_curvature_is_that_of_the_cpu(request: pytest.FixtureRequest) -> None:
    here = model(nn.Tanh())
    weights = here.parameters()
    along = {name: np.ones_like(one) for name, one in weights.items()}
    gradient, product = here.gradient(weights), here.hessian_vector(weights, along)

    request.getfixturevalue("cupy")
    there = model(nn.Tanh())

    for name, one in there.gradient(weights).items():
        np.testing.assert_allclose(one, gradient[name], rtol=1e-3, atol=1e-5)
    for name, one in there.hessian_vector(weights, along).items():
        np.testing.assert_allclose(one, product[name], rtol=1e-3, atol=1e-4)


def test_the_network_stays_where_it_was(cupy: ModuleType) -> None:
    of_gpu = model(nn.Tanh())
    before = of_gpu.parameters()

    landscape.surface(of_gpu, landscape.random_plane(before, seed=0), size=3)

    for name, parameter in of_gpu.network_parameters().items():
        assert isinstance(parameter.array, cupy.ndarray)
        np.testing.assert_array_equal(parameter.asnumpy(), before[name])


def test_processes_that_share_a_gpu_change_no_bit(cupy: ModuleType, tmp_path: Path) -> None:
    drawn = {}
    for devices in ([0], [0, 0]):
        folder = tmp_path / str(len(devices))
        SummaryLandscape(run_folder("ms20_landscape")).gen_landscapes_with_multi_process(
            callback_fn, SMALL, devices, output=str(folder)
        )
        drawn[len(devices)] = insight.open_runs(folder).table("landscape").set_index("tag")

    assert cupy.cuda.runtime.getDeviceCount() > 0
    assert len(drawn[1]) == len(drawn[2]) > 0
    for tag, row in drawn[1].iterrows():
        np.testing.assert_array_equal(row.z, drawn[2].z[tag])
        np.testing.assert_array_equal(row.path_z, drawn[2].path_z[tag])
