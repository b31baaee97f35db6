"""A step that is like the last one is made again at once, and one that is not is looked at."""

from __future__ import annotations

import os
import signal
from typing import Any

import numpy as np
import pytest

from engine import Parameter, Tensor, nn
from engine.backend.native.call_table import CallTable
from engine.errors import EngineError
from engine.planning import planning
from engine.planning.plan import Plan
from engine.planning.plans import Plans

# What counts how often plans look would count in graph mode those of a step's parts, too.
pytestmark = [pytest.mark.native, pytest.mark.no_mode]

RNG = np.random.default_rng(0)
BATCH, WIDTH, CLASSES = 40, 100, 10
STEPS = 6  # until one is neither the first nor compared
factor = 1.0


class Scaled(nn.Cell):
    """A layer whose code reads a number of this module."""

    def __init__(self) -> None:
        super().__init__()
        self.dense = nn.Dense(WIDTH, CLASSES)

    def construct(self, x: Any) -> Any:
        return self.dense(x) * factor


def batch(count: int = BATCH) -> tuple[Tensor, Tensor]:
    x = RNG.standard_normal((count, WIDTH)).astype(np.float32)
    return Tensor(x), Tensor(RNG.integers(0, CLASSES, count).astype(np.int32))


def step_of(network: nn.Cell | None = None, kind: Any = nn.Momentum, **options: Any) -> Any:
    network = network or nn.SequentialCell(nn.Dense(WIDTH, 60), nn.ReLU(), nn.Dense(60, CLASSES))
    for k, one in enumerate(network.trainable_params()):
        drawn = np.random.default_rng(k).standard_normal(one.shape).astype(np.float32) * 0.1
        one.set_data(Tensor(drawn))
    own = {"momentum": 0.9} if kind is nn.Momentum else {}
    optimizer = kind(network.trainable_params(), 0.1, **own, **options)
    loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
    return nn.TrainOneStepCell(nn.WithLossCell(network, loss), optimizer)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How often plans looked at everything."""
    seen: list[int] = []
    before = Plans.call

    def counted(self: Plans, *given: Any, **options: Any) -> Any:
        seen.append(len(given))
        return before(self, *given, **options)

    monkeypatch.setattr(Plans, "call", counted)
    return seen


def state_of(step: Any) -> list[np.ndarray]:
    held = (*step.optimizer.parameters, *step.optimizer.get_parameters())
    return [one.asnumpy().copy() for one in held]


@pytest.mark.parametrize(
    ("kind", "options"),
    [
        (nn.Momentum, {}),
        (nn.Momentum, {"weight_decay": 0.01, "loss_scale": 2.0}),
        (nn.Adam, {}),
        (nn.SGD, {}),
        (nn.ASGD, {}),
        (nn.RMSProp, {}),
    ],
)
def test_steps_made_again_have_the_numbers_of_those_looked_at(
    kind: Any, options: Any, asked: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    batches = [batch() for _ in range(12)]

    def trained() -> tuple[list[float], list[np.ndarray]]:
        step = step_of(kind=kind, **options)
        with planning():
            losses = [float(step(*one)) for one in batches]
        return losses, state_of(step)

    found = trained()
    looks = len(asked)
    with monkeypatch.context() as patched:
        patched.setattr("engine.planning.planner.repeated", lambda *_given: None)
        expected = trained()

    assert looks < len(batches) <= len(asked) - looks
    assert found[0] == expected[0]
    for one, other in zip(found[1], expected[1], strict=True):
        np.testing.assert_array_equal(one, other)


def begun(step: Any, count: int = STEPS) -> None:
    with planning():
        for _ in range(count):
            step(*batch())


def test_rate_that_was_set_counts_at_the_next_step(asked: list[int]) -> None:
    step = step_of()
    begun(step)
    step.optimizer.learning_rate.set_data(Tensor(np.float32(0.0)))
    before = [one.asnumpy().copy() for one in step.optimizer.parameters]
    looks = len(asked)
    begun(step, 1)

    assert len(asked) == looks
    for one, old in zip(step.optimizer.parameters, before, strict=True):
        np.testing.assert_array_equal(one.asnumpy(), old)


def test_rates_of_a_schedule_follow_the_steps() -> None:
    rates = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.0]
    weight = Parameter(Tensor(np.zeros((BATCH, WIDTH), np.float32)), name="weight")

    class Sum(nn.Cell):
        def __init__(self) -> None:
            super().__init__()
            self.weight = weight

        def construct(self, x: Any) -> Any:
            return (self.weight * x).sum()

    network = Sum()
    optimizer = nn.Momentum([weight], rates, 0.0)
    step = nn.TrainOneStepCell(network, optimizer)
    x = Tensor(np.ones((BATCH, WIDTH), np.float32))
    seen = []
    with planning():
        for _ in rates:
            before = float(weight.asnumpy()[0, 0])
            step(x)
            seen.append(before - float(weight.asnumpy()[0, 0]))

    np.testing.assert_allclose(seen, rates, rtol=1e-5, atol=1e-7)


def test_parameter_that_lies_elsewhere_is_found() -> None:
    step = step_of()
    begun(step)
    parameter = step.optimizer.parameters[0]
    parameter.array = np.zeros_like(parameter.array)
    begun(step, 1)

    assert np.abs(parameter.asnumpy()).max() > 0


@pytest.mark.parametrize("count", [BATCH, BATCH - 7])
def test_batch_of_another_shape_or_kind_is_another_step(count: int, asked: list[int]) -> None:
    step = step_of()
    begun(step)
    x, classes = batch(count)
    looks = len(asked)
    with planning():
        loss = float(step(Tensor(x.asnumpy().astype(np.float64)), classes))

    assert len(asked) == looks + 1
    assert np.isfinite(loss)


def test_number_that_code_of_users_reads_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    network = Scaled()
    step, given = step_of(network), batch()
    with planning():
        for _ in range(STEPS):
            step(*given)
        monkeypatch.setitem(globals(), "factor", 0.0)
        loss = float(step(*given))

    assert loss == pytest.approx(np.log(CLASSES))


def test_flag_that_was_set_is_looked_at(asked: list[int]) -> None:
    step = step_of()
    begun(step)
    step.optimizer.parameters[0].requires_grad = False
    looks = len(asked)
    begun(step, 1)

    assert len(asked) == looks + 1


def test_step_that_fails_is_not_counted_and_moves_nothing() -> None:
    step = step_of()
    begun(step)
    before = state_of(step)
    x, _ = batch()
    with planning(), pytest.raises(EngineError):
        step(x, Tensor(np.full(BATCH, CLASSES, np.int32)))

    for one, old in zip(state_of(step), before, strict=True):
        np.testing.assert_array_equal(one, old)


@pytest.mark.parametrize("is_late", [False, True])
def test_interrupted_step_is_made_whole_or_not_at_all(
    is_late: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    step, given = step_of(), batch()
    expected = step_of()
    with planning():
        for _ in range(STEPS):
            step(*given)
        for _ in range(STEPS + is_late):
            expected(*given)
    run = CallTable.run

    def interrupted(table: CallTable, first: int, end: int) -> int:
        done = run(table, first, end) if is_late else first
        os.kill(os.getpid(), signal.SIGINT)
        return done

    monkeypatch.setattr(CallTable, "run", interrupted)
    with planning(), pytest.raises(KeyboardInterrupt):
        step(*given)

    for one, other in zip(state_of(step), state_of(expected), strict=True):
        np.testing.assert_array_equal(one, other)


def test_step_while_the_memory_is_taken_is_computed_by_operators(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    step, given = step_of(), batch()
    expected = step_of()
    with planning():
        for _ in range(STEPS):
            step(*given)
            expected(*given)
        seen: list[Any] = []
        once_more = Plan.once_more

        def while_taken(plan: Plan, inputs: Any) -> Any:
            seen.append(plan)
            with plan._table._memory.lock:  # type: ignore[union-attr] # there is one
                return once_more(plan, inputs)

        loss = float(expected(*given))
        monkeypatch.setattr(Plan, "once_more", while_taken)
        assert float(step(*given)) == pytest.approx(loss, rel=1e-6)

    assert len(seen) == 1
    assert int(step.optimizer.global_step.asnumpy()[0]) == STEPS + 1
