"""Optimizers and schedulers give what those of MindSpore 2.10 gave."""

from __future__ import annotations

import importlib
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import engine
from engine.experimental import optim
from tests.long.mindspore_peer.schedule_rates import (
    OPTIMIZERS,
    PLATEAUS,
    SCHEDULERS,
    moved,
    rates,
    rates_by_losses,
    rates_in_turn,
)

ROOT = Path(__file__).resolve().parents[4]
GOLDEN: dict[str, Any] = json.loads(
    (ROOT / "tests" / "data" / "optimizers" / "in_groups.json").read_text("utf-8")
)
SEED = 7  # of the golden gradients


@pytest.mark.parametrize("name", OPTIMIZERS)
def test_parameters_of_two_groups_go_where_mindspore_moved_them(name: str) -> None:
    found = moved(engine, optim, *OPTIMIZERS[name], SEED)

    for one, expected in zip(found, GOLDEN[f"moved by {name}"], strict=True):
        # Float32, in which MindSpore computes them, holds 1 - 0.999^t with four digits.
        np.testing.assert_allclose(np.hstack(one), np.hstack(expected), rtol=1e-4, atol=3e-5)


@pytest.mark.parametrize("name", SCHEDULERS)
def test_rates_of_two_groups_change_as_in_mindspore(name: str) -> None:
    found = rates(engine, optim, *SCHEDULERS[name])

    np.testing.assert_allclose(found, GOLDEN[f"rates of {name}"], rtol=3e-6, atol=1e-9)


@pytest.mark.parametrize("name", PLATEAUS)
def test_rates_fall_on_plateaus_as_in_mindspore(name: str) -> None:
    found = rates_by_losses(engine, optim, PLATEAUS[name])

    np.testing.assert_allclose(found, GOLDEN[f"rates on plateaus, {name}"], rtol=1e-6)


def test_schedulers_take_turns_as_in_mindspore() -> None:
    np.testing.assert_allclose(rates_in_turn(engine, optim), GOLDEN["rates in turn"], rtol=1e-6)


def test_every_optimizer_and_scheduler_is_compared() -> None:
    kinds = importlib.import_module("engine.experimental.optim.lr_scheduler")
    compared = {kind for kind, _ in (*OPTIMIZERS.values(), *SCHEDULERS.values())}
    others = {"Optimizer", "LRScheduler", "SequentialLR", "ReduceLROnPlateau"}

    assert {*optim.__all__, *kinds.__all__} - others == compared
