"""An interrupted step leaves the parameters of a step: the one before it, or the one after."""

from __future__ import annotations

import os
import signal
import threading
from typing import Any

import numpy as np
import pytest

from engine import Parameter, Tensor, nn, ops
from engine.autodiff.forms import providers
from engine.backend.native.call_table import CallTable
from engine.nn.optim.unbroken import Unbroken
from engine.planning import planning


class Interrupted(nn.Momentum):
    """An optimizer that is interrupted when it has moved its first parameter."""

    def move(self, at: int, *given: Any) -> None:
        super().move(at, *given)
        if at == 0:
            os.kill(os.getpid(), signal.SIGINT)


def optimizer_of(kind: type[nn.Momentum]) -> nn.Momentum:
    weights = [Parameter(Tensor(np.ones(2, np.float32)), name=f"w{k}") for k in range(3)]
    return kind(weights, 0.5, 0.0)


GRADIENTS = (ops.ones((2,)),) * 3


@pytest.mark.no_mode
def test_every_parameter_has_moved_when_ctrl_c_is_heard() -> None:
    optimizer = optimizer_of(Interrupted)
    with pytest.raises(KeyboardInterrupt):
        optimizer(GRADIENTS)

    assert [one.asnumpy().tolist() for one in optimizer.parameters] == [[0.5, 0.5]] * 3
    assert int(optimizer.global_step.asnumpy()[0]) == 1


def test_step_of_a_plan_is_whole_too() -> None:
    optimizer = optimizer_of(nn.Momentum)
    with planning(), providers("numpy"):
        for _ in range(3):
            optimizer(GRADIENTS)
        (plan,) = [one for one in _plans_of(optimizer) if one is not None]
        run = plan._replay._steps[0].run

        def interrupting(*given: Any) -> Any:
            os.kill(os.getpid(), signal.SIGINT)
            return run(*given)

        plan._replay._steps[0] = plan._replay._steps[0]._replace(run=interrupting)
        with pytest.raises(KeyboardInterrupt):
            optimizer(GRADIENTS)

    assert [one.asnumpy().tolist() for one in optimizer.parameters] == [[-1.0, -1.0]] * 3


@pytest.mark.native
def test_step_of_a_table_of_kernels_is_whole_too(monkeypatch: pytest.MonkeyPatch) -> None:
    optimizer = optimizer_of(nn.Momentum)
    run = CallTable.run

    def interrupting(table: CallTable, first: int, end: int) -> int:
        for call in range(first, end):
            run(table, call, call + 1)
            os.kill(os.getpid(), signal.SIGINT)
        return end

    with planning():
        for _ in range(3):
            optimizer(GRADIENTS)
        monkeypatch.setattr(CallTable, "run", interrupting)
        with pytest.raises(KeyboardInterrupt):
            optimizer(GRADIENTS)

    assert [one.asnumpy().tolist() for one in optimizer.parameters] == [[-1.0, -1.0]] * 3


def _plans_of(optimizer: nn.Optimizer) -> Any:
    from engine.planning import PLANNER

    return PLANNER._plans[optimizer]._state.plans.values()


def test_handler_of_the_users_is_called_once_behind_the_block() -> None:
    heard: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _frame: heard.append(number))
    try:
        with Unbroken():
            os.kill(os.getpid(), signal.SIGINT)
            os.kill(os.getpid(), signal.SIGINT)
            assert heard == []
        assert heard == [signal.SIGINT]
    finally:
        signal.signal(signal.SIGINT, before)


def test_who_ignores_the_signal_is_left_alone() -> None:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with Unbroken():
            os.kill(os.getpid(), signal.SIGINT)
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)


def test_other_threads_make_steps_too() -> None:
    optimizer = optimizer_of(nn.Momentum)
    thread = threading.Thread(target=optimizer, args=(GRADIENTS,))
    thread.start()
    thread.join()

    assert optimizer.parameters[0].asnumpy().tolist() == [0.5, 0.5]
