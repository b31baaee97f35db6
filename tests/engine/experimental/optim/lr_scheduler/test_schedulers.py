"""Schedulers beside their closed formulas; groups, going on, and what is refused."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from engine import Parameter, Tensor, mint
from engine.experimental import optim
from engine.experimental.optim import lr_scheduler as kinds


def optimizer(*rates: float) -> Any:
    groups = [
        {"params": [Parameter(Tensor([1.0]), name=f"w{at}")], "lr": rate}
        for at, rate in enumerate(rates or (0.8,))
    ]
    return optim.SGD(groups, lr=0.1)


def last(scheduler: Any) -> list[float]:
    return [float(rate) for rate in scheduler.get_last_lr()]


def epochs(scheduler: Any, count: int) -> list[float]:
    """The rates of the first group, from epoch 0 on."""
    found = last(scheduler)[:1]
    for _ in range(count - 1):
        scheduler.step()
        found += last(scheduler)[:1]
    return found


def warm(epoch: int, first: int, longer: int, low: float = 0.0) -> float:
    """The share of a rate, counted round by round."""
    length = first
    while epoch >= length:
        epoch, length = epoch - length, length * longer
    return low + (1 - low) * (1 + math.cos(math.pi * epoch / length)) / 2


Case = tuple[Callable[[Any], Any], Callable[[int], float]]
CASES: dict[str, Case] = {
    "StepLR": (lambda o: kinds.StepLR(o, 3, 0.5), lambda e: 0.5 ** (e // 3)),
    "MultiStepLR": (
        lambda o: kinds.MultiStepLR(o, [2, 7, 7], 0.5),
        lambda e: 0.5 ** sum(e >= milestone for milestone in (2, 7, 7)),
    ),
    "ExponentialLR": (lambda o: kinds.ExponentialLR(o, 0.9), lambda e: 0.9**e),
    "LambdaLR": (lambda o: kinds.LambdaLR(o, lambda e: 1 / (1 + e)), lambda e: 1 / (1 + e)),
    "MultiplicativeLR": (
        lambda o: kinds.MultiplicativeLR(o, lambda e: 1 / (1 + e)),
        lambda e: 1 / math.factorial(e + 1),
    ),
    "ConstantLR": (lambda o: kinds.ConstantLR(o, 0.25, 4), lambda e: 0.25 if e < 4 else 1.0),
    "ConstantLR of nothing": (lambda o: kinds.ConstantLR(o, 0, 4), lambda e: float(e >= 4)),
    "LinearLR": (
        lambda o: kinds.LinearLR(o, 0.5, 0.1, 8),
        lambda e: 0.5 - 0.4 * min(e, 8) / 8,
    ),
    "PolynomialLR": (
        lambda o: kinds.PolynomialLR(o, 9, 2.0),
        lambda e: (1 - min(e, 9) / 9) ** 2,
    ),
    "CosineAnnealingLR": (
        lambda o: kinds.CosineAnnealingLR(o, 6),
        lambda e: (1 + math.cos(math.pi * e / 6)) / 2,
    ),
    "CosineAnnealingWarmRestarts": (
        lambda o: kinds.CosineAnnealingWarmRestarts(o, 4),
        lambda e: warm(e, 4, 1),
    ),
    "CosineAnnealingWarmRestarts longer": (
        lambda o: kinds.CosineAnnealingWarmRestarts(o, 2, 2, 0.08),
        lambda e: warm(e, 2, 2, 0.1),
    ),
    "CyclicLR": (
        lambda o: kinds.CyclicLR(o, 0.0, 0.8, 3, 2),
        lambda e: [0, 1 / 3, 2 / 3, 1, 1 / 2][e % 5],
    ),
    "CyclicLR halved": (
        lambda o: kinds.CyclicLR(o, 0.0, 0.8, 2, mode="triangular2"),
        lambda e: [0, 1 / 2, 1, 1 / 2][e % 4] / 2 ** (e // 4),
    ),
}
every_case = pytest.mark.parametrize("name", CASES)


@every_case
def test_rates_are_those_of_the_closed_formula(name: str) -> None:
    make, formula = CASES[name]
    found = epochs(make(optimizer(0.8)), 20)

    expected = [0.8 * formula(epoch) for epoch in range(20)]
    np.testing.assert_allclose(found, expected, rtol=2e-5, atol=2e-7)


@pytest.mark.parametrize("name", sorted(CASES.keys() - {"MultiplicativeLR"}))  # it goes on
def test_rates_of_a_named_epoch_are_those_of_the_formula(name: str) -> None:
    make, formula = CASES[name]
    scheduler = make(optimizer(0.8))
    found = []
    for epoch in (11, 0, 6, 19):
        assert scheduler.step(epoch) is True
        found += last(scheduler)

    np.testing.assert_allclose(
        found, [0.8 * formula(epoch) for epoch in (11, 0, 6, 19)], rtol=1e-5, atol=2e-7
    )


@every_case
def test_optimizer_has_the_rates_that_are_told(name: str) -> None:
    optimized = optimizer(0.8)
    scheduler = CASES[name][0](optimized)
    scheduler.step()

    assert last(scheduler) == pytest.approx([float(optimized.param_groups[0]["lr"])])
    assert optimized.param_groups[0]["lr"] is optimized.lrs[0]


def test_every_group_has_rates_of_its_own() -> None:
    scheduler = kinds.LambdaLR(optimizer(1.0, 0.1), [lambda _: 0.5, lambda e: 0.1**e])
    scheduler.step()

    assert last(scheduler) == pytest.approx([0.5, 0.01])
    assert [float(rate) for rate in scheduler.base_lrs] == pytest.approx([1.0, 0.1])


def test_number_in_place_of_a_rate_gives_way_to_the_schedule() -> None:
    optimized = optimizer(1.0)
    scheduler = kinds.ExponentialLR(optimized, 0.5)
    optimized.param_groups[0]["lr"] = 0.25
    scheduler.step()

    assert last(scheduler) == [0.125]


def test_part_of_an_epoch_has_a_rate_in_between() -> None:
    scheduler = kinds.CosineAnnealingWarmRestarts(optimizer(1.0), 2, 2)
    scheduler.step(3.0 + 0.5)

    assert last(scheduler) == pytest.approx([(1 + math.cos(math.pi * 1.5 / 4)) / 2])
    assert float(scheduler.last_epoch.asnumpy()) == 3.0


def test_schedule_goes_on_from_a_later_epoch() -> None:
    optimized = optimizer(0.5)
    optimized.param_groups[0]["initial_lr"] = 1.0
    scheduler = kinds.ExponentialLR(optimized, 0.5, last_epoch=3)

    assert last(scheduler) == [0.25]
    scheduler.step(2)
    assert last(scheduler) == [0.25]  # of the rate that it began with


def test_optimizer_of_mint_is_scheduled_too() -> None:
    weight = Parameter(Tensor([1.0]), name="weight")
    optimized = mint.optim.SGD([weight], lr=1.0)
    scheduler = kinds.StepLR(optimized, 1, 0.5)
    scheduler.step()
    optimized((Tensor([1.0]),))

    assert weight.asnumpy().tolist() == [0.5]


def test_own_function_scales_cycles_or_steps() -> None:
    of_cycle = kinds.CyclicLR(optimizer(), 0.0, 1.0, 1, scale_fn=lambda x: 1 / x)
    of_step = kinds.CyclicLR(
        optimizer(), 0.0, 1.0, 1, scale_fn=lambda x: 1 / (1 + x), scale_mode="iterations"
    )

    assert epochs(of_cycle, 6) == pytest.approx([0, 1, 0, 1 / 2, 0, 1 / 3])
    assert epochs(of_step, 6) == pytest.approx([0, 1 / 2, 0, 1 / 4, 0, 1 / 6])


def test_rates_fall_only_once_nothing_gets_better() -> None:
    scheduler = kinds.ReduceLROnPlateau(optimizer(1.0), "max", 0.5, 1, min_lr=[0.3], cooldown=1)
    found = []
    for value in (1.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0):
        scheduler.step(Tensor(value))
        found += last(scheduler)

    assert found == pytest.approx([1, 1, 1, 0.5, 0.5, 0.5, 0.3, 0.3])
    assert scheduler.best == 2.0


def test_base_asks_for_the_rates_of_a_kind() -> None:
    with pytest.raises(NotImplementedError):
        kinds.LRScheduler(optimizer())


REFUSED: list[tuple[str, dict[str, Any], type[Exception]]] = [
    ("StepLR", {"step_size": 2.0}, TypeError),
    ("StepLR", {"step_size": 2, "gamma": 1}, TypeError),
    ("StepLR", {"step_size": 2, "last_epoch": 1.0}, TypeError),
    ("StepLR", {"step_size": 2, "last_epoch": -2}, ValueError),
    ("StepLR", {"step_size": 2, "last_epoch": 3}, KeyError),
    ("MultiStepLR", {"milestones": (1, 2)}, TypeError),
    ("MultiStepLR", {"milestones": [1.0]}, TypeError),
    ("MultiStepLR", {"milestones": [1], "gamma": "a"}, TypeError),
    ("ExponentialLR", {"gamma": 1}, TypeError),
    ("LambdaLR", {"lr_lambda": 3}, TypeError),
    ("LambdaLR", {"lr_lambda": [abs, abs]}, ValueError),
    ("ConstantLR", {"factor": 2.0}, ValueError),
    ("ConstantLR", {"total_iters": 2.0}, TypeError),
    ("LinearLR", {"start_factor": 0.0}, ValueError),
    ("LinearLR", {"end_factor": 2.0}, ValueError),
    ("PolynomialLR", {"power": 1}, TypeError),
    ("PolynomialLR", {"power": -1.0}, ValueError),
    ("CosineAnnealingLR", {"T_max": 2.0}, TypeError),
    ("CosineAnnealingLR", {"T_max": 2, "eta_min": "a"}, TypeError),
    ("CosineAnnealingWarmRestarts", {"T_0": 0}, ValueError),
    ("CosineAnnealingWarmRestarts", {"T_0": 2, "T_mult": 1.5}, ValueError),
    ("CyclicLR", {"base_lr": 0.1, "max_lr": 1.0, "mode": "x"}, ValueError),
    ("CyclicLR", {"base_lr": [0.1, 0.2], "max_lr": 1.0}, ValueError),
    ("CyclicLR", {"base_lr": 0.1, "max_lr": 1.0, "step_size_up": 0}, ValueError),
    ("ReduceLROnPlateau", {"factor": 1.0}, ValueError),
    ("ReduceLROnPlateau", {"mode": "x"}, ValueError),
    ("ReduceLROnPlateau", {"threshold_mode": "x"}, ValueError),
    ("ReduceLROnPlateau", {"min_lr": [1, 2]}, ValueError),
    ("SequentialLR", {"schedulers": [], "milestones": [1]}, ValueError),
]


@pytest.mark.parametrize(("name", "options", "error"), REFUSED)
def test_options_that_do_not_fit_are_refused(
    name: str, options: dict[str, Any], error: type[Exception]
) -> None:
    with pytest.raises(error, match=rf"{name}\("):
        getattr(kinds, name)(optimizer(), **options)


@pytest.mark.parametrize("name", [name for name in kinds.__all__ if name != "LRScheduler"])
def test_what_is_no_optimizer_is_refused(name: str) -> None:
    options: dict[str, dict[str, Any]] = {
        "SequentialLR": {"schedulers": [], "milestones": []},
        "StepLR": {"step_size": 1},
        "MultiStepLR": {"milestones": [1]},
        "ExponentialLR": {"gamma": 0.5},
        "LambdaLR": {"lr_lambda": abs},
        "MultiplicativeLR": {"lr_lambda": abs},
        "CosineAnnealingLR": {"T_max": 2},
        "CosineAnnealingWarmRestarts": {"T_0": 2},
        "CyclicLR": {"base_lr": 0.1, "max_lr": 1.0},
    }
    with pytest.raises(TypeError, match=r"\(optimizer\) expected an Optimizer"):
        getattr(kinds, name)(1, **options.get(name, {}))


def test_schedulers_of_another_optimizer_are_refused() -> None:
    with pytest.raises(ValueError, match="another at 0"):
        kinds.SequentialLR(optimizer(), [kinds.StepLR(optimizer(), 1)], [])


def test_epoch_below_zero_is_refused() -> None:
    with pytest.raises(ValueError, match="from 0"):
        kinds.CosineAnnealingWarmRestarts(optimizer(), 2).step(-1)
