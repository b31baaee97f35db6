"""Several callbacks are called as one, in their order."""

from __future__ import annotations

from typing import Any

import pytest

from engine.train import Callback, LossMonitor, RunContext, TimeMonitor
from engine.train.callback.callback_list import (
    CallbackList,
    as_list,
    for_evaluation_in_fit,
)

HOOKS = [name for name in vars(Callback) if name.startswith("on_")]


class Named(Callback):
    """Writes its name into the facts at every hook."""

    def __init__(self, name: str) -> None:
        self._name = name
        for hook in HOOKS:
            setattr(self, hook, self._write)

    def _write(self, run_context: Any) -> None:
        run_context.original_args().setdefault("calls", []).append(self._name)


@pytest.mark.parametrize("hook", HOOKS)
def test_each_is_called_in_order(hook: str) -> None:
    context = RunContext({})
    getattr(CallbackList([Named("a"), Named("b")]), hook)(context)

    assert context.original_args() == {"calls": ["a", "b"]}


@pytest.mark.parametrize(
    ("given", "count"), [(None, 0), (LossMonitor(), 1), ([LossMonitor()], 1), ((), 0)]
)
def test_user_may_give_none_one_a_list_or_a_tuple(given: Any, count: int) -> None:
    assert len(as_list(given)) == count


@pytest.mark.parametrize("given", ["LossMonitor", [1], [LossMonitor()] * 2 + [None], {1: 2}])
def test_what_is_no_callback_is_refused(given: Any) -> None:
    with pytest.raises(TypeError, match="callbacks"):
        as_list(given)


def test_evaluation_of_fit_calls_the_users_own_and_the_clock() -> None:
    clock, own = TimeMonitor(), Named("a")

    assert for_evaluation_in_fit([LossMonitor(), clock, own]) == [clock, own]
