"""A plan that a process has compared with its operators is believed in the next one, once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from engine import Parameter, Tensor, nn, ops
from engine.backend.native import confirmed
from engine.planning import confirmation, planning
from engine.planning.plan import Plan


@pytest.fixture
def compared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """For each comparison which call of its plan it was; small graphs are confirmed, too."""
    # Not the whole cache: each test would compile the libraries, which are not what it is about.
    monkeypatch.setattr("insight.native.verdicts._path", lambda: tmp_path / "plans.verdicts")
    monkeypatch.setattr(confirmation, "_LEAST", 0)
    seen: list[int] = []
    before = Plan.checked
    monkeypatch.setattr(
        Plan, "checked", lambda self, *given: seen.append(self.calls) or before(self, *given)
    )
    return seen


def losses(factor: float = 2.0, calls: int = 3) -> list[Any]:
    """Of a training that is new, as in a process of its own."""
    weight = Parameter(Tensor(np.float32([1.0, 2.0])), name="weight")
    net = nn.TrainOneStepCell(_Loss(weight, factor), nn.Momentum([weight], 0.1, 0.9))
    with planning():
        return [net(Tensor(np.float32([k, 1.0]))).asnumpy().item() for k in range(calls)]


class _Loss(nn.Cell):
    def __init__(self, weight: Parameter, factor: float) -> None:
        super().__init__()
        self.weight, self.factor = weight, factor

    def construct(self, x: Tensor) -> Tensor:
        return ops.sum(x * self.weight * self.factor)


def test_first_call_of_a_later_process_is_not_compared(compared: list[int]) -> None:
    first = losses()
    later = losses()

    assert compared == [0, 1, 1]
    assert later == first


def test_other_graph_is_compared(compared: list[int]) -> None:
    losses(2.0, calls=1)
    losses(3.0, calls=1)

    assert compared == [0, 0]


def test_plan_that_is_found_wrong_is_compared_again(
    compared: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    losses(calls=1)
    with monkeypatch.context() as patch:
        before = Plan.__call__
        patch.setattr(Plan, "__call__", lambda self, *given: before(self, *given) + 1.0)
        losses(calls=2)
    losses(calls=1)

    assert compared == [0, 1, 0]


def test_other_code_or_threads_have_keys_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    keys = {confirmed.key_of([b"graph"])}
    monkeypatch.setenv("INSIGHT_NATIVE", "avx2")
    keys.add(confirmed.key_of([b"graph"]))
    monkeypatch.setattr(confirmed, "pool", lambda: None)
    keys.add(confirmed.key_of([b"graph"]))
    monkeypatch.setattr(confirmed, "_folders", tuple)
    keys.add(confirmed.key_of([b"graph"]))

    assert len(keys) >= 3


def test_graph_of_few_numbers_is_always_compared(
    compared: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(confirmation, "_LEAST", 1 << 23)
    losses(calls=1)
    losses(calls=1)

    assert compared == [0, 0]
