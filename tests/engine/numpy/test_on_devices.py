"""Functions compute where their tensors are; the device is a stand-in that counts copies."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import engine.numpy as mnp
from engine import Tensor, ops
from tests.engine.fake_cupy.array import COPIES, is_on_device, on_host
from tests.engine.fake_cupy.gpu import fake_gpu

from .calls import DIFFERENTIABLE, OTHERS, lines
from .test_values import VARIABLES, of_ours

# They ask the device for a number: how long what comes out is, where it ends, or how it is sorted.
FROM_THE_DEVICE = {"bincount", "digitize", "histogram", "histogram2d", "histogram_bin_edges"}
FROM_THE_DEVICE |= {"histogramdd"}


@pytest.fixture(scope="module")
def gpu() -> Iterator[Any]:
    with fake_gpu() as cupy:
        yield cupy


@pytest.fixture(scope="module")
def on_cpu() -> dict[str, list[Any]]:
    given = {name: Tensor(array) for name, array in VARIABLES.items()}
    return {call: of_ours(call, given) for call in lines(DIFFERENTIABLE) + lines(OTHERS)}


@pytest.mark.parametrize("call", lines(DIFFERENTIABLE) + lines(OTHERS))
def test_call_gives_on_the_device_what_it_gives_on_the_host(
    call: str, on_cpu: dict[str, list[Any]], gpu: Any
) -> None:
    given = {name: Tensor(array) for name, array in VARIABLES.items()}
    COPIES.clear()
    found = of_ours(call, given)

    name = re.findall(r"m\.(\w+)", call)[0]
    assert COPIES["to the host"] == 0 or name in FROM_THE_DEVICE
    for one, other in zip(found, on_cpu[call], strict=True):
        if isinstance(one, Tensor):
            assert is_on_device(one.array)
            np.testing.assert_allclose(on_host(one.array), other.asnumpy(), rtol=1e-6, atol=1e-6)


def test_gradient_stays_on_the_device(gpu: Any) -> None:
    x = Tensor(VARIABLES["x"])
    found = ops.grad(lambda x: mnp.sum(mnp.norm(mnp.pad(x, 1, "reflect"), axis=1)))(x)

    assert is_on_device(found.array)
