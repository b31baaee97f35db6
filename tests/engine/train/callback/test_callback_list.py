"""Several callbacks are called as one, in their order."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.train import (
    Callback,
    History,
    LossMonitor,
    RunContext,
    SummaryCollector,
    TimeMonitor,
)
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


def test_evaluation_of_fit_calls_the_users_own_the_clock_and_the_collector(tmp_path: Path) -> None:
    called = [TimeMonitor(), Named("a"), SummaryCollector(str(tmp_path))]

    assert for_evaluation_in_fit([LossMonitor(), *called, History()]) == called


class Managed(Callback):
    """Notes that it was entered and left, and with which error; fails where asked to."""

    def __init__(self, name: str, notes: list[Any], **acts: Any) -> None:
        self._name, self._notes, self._acts = name, notes, acts

    def __enter__(self) -> Any:
        self._notes.append(f"enter {self._name}")
        return self._act("enter", self)

    def __exit__(self, kind: object, error: object, traceback: object) -> Any:
        assert kind is (type(error) if error is not None else None)
        self._notes.append(f"exit {self._name} {error}")
        return self._act("exit", None)

    def on_train_step_end(self, run_context: Any) -> None:
        self._notes.append(f"step {self._name}")
        self._act("step", None)

    on_eval_step_end = on_train_step_end

    def _act(self, when: str, usual: Any) -> Any:
        act = self._acts.get(when, usual)
        if isinstance(act, BaseException):
            raise act
        return act


def run(entries: list[Callback], error: BaseException | None = None) -> None:
    with CallbackList(entries):
        if error is not None:
            raise error


def test_callbacks_are_left_the_last_first() -> None:
    notes: list[str] = []
    run([Managed("a", notes), Managed("b", notes)])

    assert notes == ["enter a", "enter b", "exit b None", "exit a None"]


def test_those_entered_are_left_when_a_later_one_cannot_be_entered() -> None:
    notes: list[str] = []
    listed = [Managed("a", notes), Managed("b", notes, enter=OSError("shut")), Managed("c", notes)]
    with pytest.raises(OSError, match="shut"):
        run(listed)

    assert notes == ["enter a", "enter b", "exit a shut"]


def test_others_are_left_when_one_cannot_be(caplog: pytest.LogCaptureFixture) -> None:
    notes: list[str] = []
    fails = Managed("b", notes, exit=OSError("stuck"))
    with pytest.raises(OSError, match="stuck"):
        run([Managed("a", notes), fails, Managed("c", notes)])

    assert notes[-3:] == ["exit c None", "exit b None", "exit a stuck"]


def test_first_error_is_the_one_that_is_seen(caplog: pytest.LogCaptureFixture) -> None:
    notes: list[str] = []
    fails = [Managed(name, notes, exit=OSError(f"stuck {name}")) for name in "ab"]
    with pytest.raises(ValueError, match="boom"):
        run(fails, ValueError("boom"))

    assert notes[-2:] == ["exit b boom", "exit a boom"]
    assert "stuck a" in caplog.text
    assert "stuck b" in caplog.text


def test_callback_may_raise_the_error_of_the_run_once_more(
    caplog: pytest.LogCaptureFixture,
) -> None:
    error = ValueError("boom")
    with pytest.raises(ValueError, match="boom"):
        run([Managed("a", [], exit=error)], error)

    assert caplog.text == ""


def test_ctrl_c_on_the_way_out_is_seen_in_place_of_an_error() -> None:
    with pytest.raises(KeyboardInterrupt):
        run([Managed("a", [], exit=KeyboardInterrupt())], ValueError("boom"))


def test_callback_may_say_that_an_error_is_none() -> None:
    notes: list[str] = []
    run([Managed("a", notes), Managed("b", notes, exit=True)], ValueError("boom"))

    assert notes[-2:] == ["exit b boom", "exit a None"]


def test_callback_may_hand_over_another_in_its_place() -> None:
    context = RunContext({})
    with CallbackList([Managed("a", [], enter=Named("b")), Managed("c", [], enter=3)]) as entered:
        entered.on_eval_begin(context)

    assert context.original_args() == {"calls": ["b"]}


@pytest.mark.parametrize("error", [OSError("boom"), KeyboardInterrupt(), SystemExit(3)])
@pytest.mark.parametrize("method", ["train", "eval", "fit"])
def test_callbacks_are_left_whatever_ends_a_run(
    make_model: Any, make_rows: Any, method: str, error: BaseException
) -> None:
    notes: list[str] = []
    callbacks = [Managed("a", notes), Managed("b", notes, step=error)]
    model = make_model(metrics={"mse"})
    calls = {
        "train": lambda: model.train(2, make_rows(), callbacks),
        "eval": lambda: model.eval(make_rows(), callbacks),
        "fit": lambda: model.fit(2, make_rows(), make_rows(), callbacks=callbacks),
    }
    with pytest.raises(type(error)):
        calls[method]()

    assert notes == [
        *("enter a", "enter b", "step a", "step b"),
        *(f"exit b {error}", f"exit a {error}"),
    ]


def test_error_in_the_evaluation_of_fit_leaves_both_rounds(make_model: Any, make_rows: Any) -> None:
    notes: list[str] = []

    class Fails(Callback):
        def on_eval_begin(self, run_context: Any) -> None:
            raise OSError("boom")

    with pytest.raises(OSError, match="boom"):
        make_model(metrics={"mse"}).fit(
            2, make_rows(), make_rows(), callbacks=[Managed("a", notes), Fails()]
        )

    assert [note for note in notes if "step" not in note] == [
        *("enter a", "enter a", "exit a boom", "exit a boom")
    ]
