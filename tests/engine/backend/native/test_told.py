"""Where a table puts what it is told: addresses of arrays, and numbers of both widths."""

from __future__ import annotations

import numpy as np
import pytest

from engine.backend.native import told as module
from engine.backend.native.call_table import CallTable
from engine.backend.native.steps import momentum_call

pytestmark = pytest.mark.native

RNG = np.random.default_rng(0)


def numbers(*shape: int) -> np.ndarray:
    return RNG.standard_normal(shape).astype(np.float32)


def scratch(count: int) -> np.ndarray:
    return np.empty(count, np.float32)


@pytest.mark.parametrize("is_known", [True, False])
def test_arrays_that_are_given_are_found_each_time(
    is_known: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not is_known:
        monkeypatch.setattr(module, "ADDRESS_AT", None)
    param, accum = numbers(300), numbers(300)
    outside = [np.empty(300, np.float32), np.empty(7, np.float32)]
    call = momentum_call(param, accum, outside[0], False)
    assert call is not None
    table = CallTable(outside)
    table.add(call, [0, 1])
    table.finish(scratch, [1, 0])
    for rate, share in ((0.5, 0.25), (0.125, 1.0)):
        gradient = numbers(300)
        moment = accum * np.float32(share) + gradient
        moved = param - np.float32(rate) * moment
        table.give([numbers(7), gradient])
        table.tell([rate, share])

        assert table.run(0, 1) == 1

        np.testing.assert_allclose(accum, moment, rtol=1e-6)
        np.testing.assert_allclose(param, moved, rtol=1e-6, atol=1e-7)


def test_runs_count_those_that_reached_the_end() -> None:
    table = CallTable([])
    arrays = [numbers(64) for _ in range(3)]
    call = momentum_call(*arrays, False)
    assert call is not None
    for _ in range(2):
        table.add(call, [0.5, 0.5])
    table.finish(scratch)
    seen = []
    for first, end in ((0, 1), (1, 2), (0, 2), (0, 0)):
        table.run(first, end)
        seen.append(table.runs)

    assert seen == [0, 1, 2, 2]
