"""Functions compute where their tensors are; the device is a stand-in that counts copies."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from engine import Tensor, ops
from engine.scipy import fft, linalg, optimize
from tests.engine.fake_cupy.array import COPIES, is_on_device, on_host
from tests.engine.fake_cupy.gpu import fake_gpu

A = np.array([[4.0, 2.0, 1.0], [2.0, 5.0, 3.0], [1.0, 3.0, 6.0]])
B = np.array([1.0, 2.0, 4.0])
CALLS: dict[str, Any] = {
    "dct": lambda a, b: fft.dct(a),
    "idctn": lambda a, b: fft.idctn(a),
    "block_diag": linalg.block_diag,
    "cho_solve": lambda a, b: linalg.cho_solve(linalg.cho_factor(a), b),
    "eigh": lambda a, b: linalg.eigh(a, eigvals_only=True),
    "inv": lambda a, b: linalg.inv(a),
    "lstsq": lambda a, b: linalg.lstsq(a, b, driver="gelsd"),
    "lu": lambda a, b: linalg.lu(a),
    "solve_triangular": linalg.solve_triangular,
}


def listed(found: Any) -> list[Any]:
    return list(found) if isinstance(found, tuple) else [found]


@pytest.fixture
def gpu() -> Iterator[Any]:
    with fake_gpu() as cupy:
        yield cupy


@pytest.mark.parametrize("name", CALLS)
def test_call_stays_on_the_device(name: str, gpu: Any) -> None:
    given = Tensor(A), Tensor(B)
    COPIES.clear()
    found = listed(CALLS[name](*given))

    assert COPIES["to the host"] == 0
    assert all(is_on_device(one.array) for one in found)


@pytest.mark.parametrize("name", CALLS)
def test_device_gives_the_numbers_of_the_host(name: str) -> None:
    expected = listed(CALLS[name](Tensor(A), Tensor(B)))
    with fake_gpu():
        found = listed(CALLS[name](Tensor(A), Tensor(B)))
        for one, other in zip(found, expected, strict=True):
            np.testing.assert_allclose(on_host(one.array), other.asnumpy(), atol=1e-10)


@pytest.mark.parametrize("method", ["BFGS", "LBFGS"])
def test_least_value_is_found_on_the_device(method: str, gpu: Any) -> None:
    found = optimize.minimize(
        lambda x: ops.sum(ops.square(x - 3.0)), Tensor(np.zeros(2)), method=method
    )

    assert found.success
    assert is_on_device(found.x.array)
    np.testing.assert_allclose(on_host(found.x.array), [3.0, 3.0], atol=1e-6)


def test_assignment_comes_back_to_the_device(gpu: Any) -> None:
    rows, columns = optimize.linear_sum_assignment(Tensor(A), False)

    assert is_on_device(rows.array)
    assert on_host(columns.array).tolist() == [2, 0, 1]
