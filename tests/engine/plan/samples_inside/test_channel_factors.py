"""Factors of channels behind a convolution are its filters', and so cost no pass of their own."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from engine.backend.kernels.window import Window
from engine.plan.held import Read, Step
from engine.plan.samples_inside.channel_factors import convolution
from engine.plan.samples_inside.fused import Convolution
from engine.plan.samples_inside.waiting import ByChannel, Rectify

RELU = Rectify()


def of_channels(rng: np.random.Generator) -> Any:
    return rng.standard_normal((1, 3, 1, 1)).astype(np.float32)


def waiting(weight: Any) -> Convolution:
    below = np.zeros((1, 2, 4, 4), np.float32)
    return Convolution(below, weight, (3, 2, 2, 2), Window((2, 2), (1, 1)), 1, ())


def test_filters_and_offset_do_what_the_numbers_of_channels_did() -> None:
    rng = np.random.default_rng(1)
    weight = rng.standard_normal((3, 2, 2, 2)).astype(np.float32)
    mean, root, gamma, share, beta = (of_channels(rng) for _ in range(5))
    values = [weight, gamma]
    steps: list[Step] = []
    numbers = [("sub", mean), ("mul", root), ("mul", Read(1)), ("div", share), ("add", beta)]
    chain = [ByChannel(name, operand) for name, operand in numbers]

    made, rest = convolution(steps, waiting(Read(0)), [*chain, RELU])
    for step in steps:
        step(values)

    product = rng.standard_normal((5, 3, 6, 6))  # what the convolution may give
    expected = (product - mean) * root * gamma / share + beta
    factor = made.weight.reshape(3, -1)[:, :1] / weight.reshape(3, -1)[:, :1]
    (name, offset), behind = rest
    assert name == "add"
    assert behind is RELU
    assert product * factor.reshape(1, 3, 1, 1) + offset == pytest.approx(expected, rel=1e-4)
    assert made.weight == pytest.approx(weight * factor.reshape(3, 1, 1, 1), rel=1e-5)


def test_without_factors_nothing_is_made_at_a_point() -> None:
    steps: list[Step] = []
    first = waiting(np.ones((3, 2, 2, 2), np.float32))
    bias = ByChannel("add", of_channels(np.random.default_rng(0)))

    made, rest = convolution(steps, first, [bias, RELU])

    assert made is first
    assert rest == [bias, RELU]
    assert not steps


def test_factors_behind_something_else_stay_there() -> None:
    steps: list[Step] = []
    first = waiting(np.ones((3, 2, 2, 2), np.float32))
    factor = ByChannel("mul", of_channels(np.random.default_rng(0)))

    made, rest = convolution(steps, first, [RELU, factor])

    assert made is first
    assert rest == [RELU, factor]
