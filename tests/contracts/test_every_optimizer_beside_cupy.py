"""Every optimizer moves parameters on the GPU as on the CPU, and asks the GPU for no number.

The GPU is a stand-in with NumPy inside, `tests/engine/fake_cupy`. What its CUDA sources compute is
written there in float64; the sources themselves are judged by NVRTC (`test_every_cuda_source.py`)
and by the tests marked `gpu`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from engine import Tensor, nn, ops
from tests.contracts.test_every_optimizer import every_optimizer, make, moved, parabola, weights
from tests.engine.fake_cupy.array import COPIES, is_on_device, on_host
from tests.engine.fake_cupy.gpu import fake_gpu

STEPS = 3


def steps(optimizer: nn.Optimizer) -> None:
    def value() -> Any:
        reached, _ = parabola(*optimizer.parameters)
        return reached.sum()

    gradients_of = ops.value_and_grad(value, None, optimizer.parameters)
    for _ in range(STEPS):
        optimizer(gradients_of()[1])


def state_after_steps(name: str, **options: Any) -> dict[str, Any]:
    """Every parameter of an optimizer, and those it moved, as arrays of their device."""
    moved = weights(0.0, 0.0)
    optimizer = make(name, moved, **options)
    COPIES.clear()
    steps(optimizer)
    return {one.name: one.array for one in (*moved, *optimizer.get_parameters())}


@every_optimizer
def test_three_steps_are_those_of_the_cpu_and_copy_nothing(name: str) -> None:
    expected = state_after_steps(name, weight_decay=0.01)
    with fake_gpu():
        found = state_after_steps(name, weight_decay=0.01)
        copied = COPIES.copy()

    for key, array in expected.items():
        here = on_host(found[key])
        np.testing.assert_allclose(here, array, rtol=1e-5, atol=1e-7, err_msg=key)
    assert is_on_device(found["w0"])
    assert not copied, f"{name} copied {copied}"


@every_optimizer
def test_goes_on_without_copies_once_its_state_is_put_back(name: str) -> None:
    with fake_gpu():
        optimizer = make(name, weights(0.0, 0.0))
        for parameter in optimizer.get_parameters():
            parameter.set_data(Tensor(parameter.asnumpy()))
        COPIES.clear()
        steps(optimizer)
        copied = COPIES.copy()

    assert not copied, f"{name} copied {copied}"


@every_optimizer
def test_parameters_that_lie_end_to_end_move_as_on_the_cpu_and_ask_for_no_number(name: str) -> None:
    expected = moved(name, flat=True)
    with fake_gpu():
        COPIES.clear()
        found = moved(name, flat=True)
        copied = COPIES.copy()

    for key, array in expected.items():
        here = on_host(found[key])
        np.testing.assert_allclose(here, array, rtol=1e-5, atol=1e-7, err_msg=key)
    assert is_on_device(found["w0"])
    assert not copied["to the host"], f"{name} copied {copied}"


def test_rate_that_a_callback_sets_is_no_copy() -> None:
    with fake_gpu():
        optimizer = make("Adam", weights(0.0, 0.0))
        COPIES.clear()
        optimizer.learning_rate.set_data(np.array(0.5, np.float32))
        steps(optimizer)
        copied = COPIES.copy()

    assert not copied
