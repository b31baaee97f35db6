"""On a GPU the operators of a network are run again: the same losses, none of its cells."""

from __future__ import annotations

import logging
from typing import Any

import numpy as np
import pytest

from engine import nn, ops
from engine.train.landscape.on_plane.replay import ReplayedLosses
from tests.engine.fake_cupy.gpu import fake_gpu

from .test_choice import NETWORKS, Images, X, model_of, plane_of

NAMES = ("sampling_error", "sampling_parts")


def rows_of(model: Any, *names: str) -> np.ndarray:
    return model.row_measures(plane_of(model), (*NAMES, *names))(X, 0.3)


def check(make: Any, caplog: pytest.LogCaptureFixture, *names: str, **options: Any) -> None:
    """Losses, their errors and what else is asked for are those of the CPU, by the fast form."""
    with caplog.at_level(logging.WARNING, "engine.train"):
        expected = rows_of(make(**options), *names)
        with fake_gpu():
            model = make(**options)
            rows = model.row_losses(plane_of(model))
            losses, found = rows(X, 0.3), rows_of(model, *names)

    assert "point by point" not in caplog.text
    assert isinstance(rows, ReplayedLosses)
    np.testing.assert_allclose(found, expected, rtol=2e-5, atol=1e-6)
    np.testing.assert_array_equal(losses, found[0])


@pytest.mark.parametrize(("name", "batch"), [*((name, 40) for name in NETWORKS), ("pools", 11)])
def test_losses_and_sampling_errors_are_those_of_the_cpu(
    name: str, batch: int, caplog: pytest.LogCaptureFixture
) -> None:
    check(lambda **options: model_of(NETWORKS[name](), batch=batch, **options), caplog)


@pytest.mark.parametrize("mode", ["eval", "train"])
def test_mode_and_accuracy_are_those_of_the_cpu(
    mode: str, caplog: pytest.LogCaptureFixture
) -> None:
    norm = lambda **options: model_of(Images(norm=True), **options)
    check(norm, caplog, "accuracy", mode=mode, metrics={"accuracy": nn.Accuracy()})


def test_loss_that_is_no_mean_has_the_sampling_error_of_its_batches(
    caplog: pytest.LogCaptureFixture,
) -> None:
    def loss(out: Any, label: Any) -> Any:
        return ops.cross_entropy(out, label, reduction="sum") / 7

    check(lambda: model_of(Images(), loss, batch=10), caplog)


@pytest.mark.parametrize("names", [["last.weight"], ["first.bias"]])
def test_parameters_that_do_not_move_are_the_networks(names: list[str]) -> None:
    here = model_of(Images())
    expected = here.row_losses(plane_of(here, names=names))(X, 0.3)
    with fake_gpu():
        there = model_of(Images())
        found = there.row_losses(plane_of(there, names=names))(X, 0.3)

    np.testing.assert_allclose(found, expected, rtol=1e-6, atol=1e-6)


def test_statistics_that_are_made_anew_are_computed_by_the_network(
    caplog: pytest.LogCaptureFixture,
) -> None:
    here = model_of(Images(norm=True), mode="recompute")
    expected = here.row_losses(plane_of(here))(X, 0.3)
    with fake_gpu(), caplog.at_level(logging.WARNING, "engine.train"):
        there = model_of(Images(norm=True), mode="recompute")
        found = there.row_losses(plane_of(there))(X, 0.3)

    assert "made anew at each point" in caplog.text
    np.testing.assert_allclose(found, expected, rtol=1e-5)


def test_training_that_goes_on_does_not_change_the_losses() -> None:
    with fake_gpu():
        model = model_of(Images(norm=True))
        rows = model.row_losses(plane_of(model, names=["last.weight"]))
        before = rows(X, 0.3)
        for parameter in model.network_parameters().values():
            parameter.array[...] = 0.5

        np.testing.assert_array_equal(rows(X, 0.3), before)


def test_rows_without_points_have_no_losses() -> None:
    with fake_gpu():
        model = model_of(Images())
        plane = plane_of(model)

        assert model.row_losses(plane)(np.empty(0), 0.0).shape == (0,)
        assert model.row_measures(plane, NAMES)(np.empty(0), 0.0).shape == (3, 0)
