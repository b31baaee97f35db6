"""A training that is cut off and resumed ends as one that never was."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from engine.dataset import GeneratorDataset, NumpySlicesDataset, config
from engine.train import Callback

from .training_run import EPOCHS, STEPS, CutOffError, Run, files

pytestmark = pytest.mark.no_mode

ALL = EPOCHS * STEPS
ONE_BY_NAME = {"mode": "manual", "less_bn": False, "grad_freeze": False}
FREEZES = {
    "boost": ONE_BY_NAME | {"grad_freeze": True},
    "grad_freeze": {"total_steps": ALL, "freeze_p": 0.7},
}
ACCUMULATES = {
    "boost": ONE_BY_NAME | {"grad_accumulation": True},
    "grad_accumulation": {"grad_accumulation_step": 2},
}


def cut(folder: Path, step: int, **options: Any) -> None:
    """One process that dies after a step; it has begun or resumed by the same command."""
    given = options.pop("given", {})
    with pytest.raises(CutOffError):
        Run(folder, **options)(resume=folder, ends_after=step, **given)


def whole_and_cut(
    folder: Path, steps: Any, *, given: Any = None, **options: Any
) -> tuple[dict[str, Any], dict[str, Any]]:
    """What a training ends with, and one that was cut off after each of the steps."""
    outcomes = []
    for name, cuts in (("whole", ()), ("cut", steps)):
        for step in cuts:
            cut(folder / name, step, given=given() if given else {}, **options)
        run = Run(folder / name, **options)
        outcome = run(resume=folder / name, **(given() if given else {})).outcome()
        outcomes.append(outcome | {"files": files(folder / name)})
    return outcomes[0], outcomes[1]


@pytest.mark.parametrize("step", [1, STEPS - 1, STEPS, STEPS + 1, ALL - 1])
def test_training_resumed_anywhere_ends_bit_identical(step: int, tmp_path: Path) -> None:
    whole, resumed = whole_and_cut(tmp_path, [step])

    assert resumed == whole


@pytest.mark.parametrize(
    ("options", "steps"),
    [
        ({"every": 3}, [2, 6, 9, 10]),
        ({"every": 7, "most": 1}, [2, 9, 10, 15]),
        ({"fit": False}, [2, 6, 9, 10]),
        ({"noise": False}, [2, 6, 9, 10]),
        ({"scaled": True}, [2, 6, 9, 10]),
        ({"patience": 1}, [2, 6, 9]),
        ({"boost": FREEZES, "patience": 9}, [2, 6, 9, 10]),
        ({"boost": ACCUMULATES, "patience": 9}, [2, 6, 9, 10]),
        ({"format": "safetensors"}, [2, 6, 9]),
        ({"format": "npz"}, [2, 6, 9]),
    ],
    ids=str,
)
def test_training_cut_off_again_and_again_ends_bit_identical(
    options: dict[str, Any], steps: list[int], tmp_path: Path
) -> None:
    whole, resumed = whole_and_cut(tmp_path, steps, **options)

    assert resumed == whole


@pytest.mark.parametrize(("sink_size", "step"), [(-1, 10), (2, 4), (3, 9), (7, 14)])
@pytest.mark.parametrize("noise", [False, True])
def test_sinks_go_on_where_one_ended(
    sink_size: int, step: int, noise: bool, tmp_path: Path
) -> None:
    options = {"sinks": True, "sink_size": sink_size, "noise": noise}
    whole, resumed = whole_and_cut(tmp_path, [step], **options)

    assert resumed == whole


def test_lines_printed_after_the_cut_are_those_of_the_whole_training(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    Run(tmp_path / "whole")()
    expected = capsys.readouterr().out.splitlines()
    cut(tmp_path / "cut", 8)
    before = capsys.readouterr().out.splitlines()
    Run(tmp_path / "cut")(resume=tmp_path / "cut")
    after = capsys.readouterr().out.splitlines()

    assert before + after == expected


def test_order_of_a_pass_goes_on_without_a_seed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each pass has fresh randomness then; within the one that was cut off no row comes twice."""
    seen: list[int] = []

    def note(x: Any, number: Any) -> Any:
        seen.append(int(number))
        return x, np.int32(0)

    def given() -> dict[str, Any]:
        monkeypatch.setattr(config._settings, "seed", None)
        rows = {"x": np.zeros((40, 6), np.float32), "n": np.arange(40)}
        numbered = NumpySlicesDataset(rows, shuffle=True)
        return {"train": numbered.map(note, ["x", "n"]).batch(8), "epochs": 1}

    cut(tmp_path, 3, given=given(), noise=False)
    first = seen[:24]
    del seen[:]
    Run(tmp_path, noise=False)(resume=tmp_path, **given())

    assert seen[:24] == first
    assert sorted(seen) == list(range(40))


class Counting:
    """A source of rows that knows how many it gave over all passes."""

    def __init__(self) -> None:
        self.given = 0

    def __iter__(self) -> Iterator[Any]:
        for _ in range(24):
            self.given += 1
            yield np.full(6, self.given, np.float32), np.int32(self.given % 3)

    def state_dict(self) -> dict[str, Any]:
        return {"given": self.given}

    def load_state_dict(self, state: dict[str, Any]) -> None:
        self.given = state["given"]


@pytest.mark.parametrize("sinks", [False, True])
def test_source_with_a_state_of_its_own_goes_on(sinks: bool, tmp_path: Path) -> None:
    def given() -> dict[str, Any]:
        return {"train": GeneratorDataset(Counting(), ["x", "y"]).batch(8)}

    whole, resumed = whole_and_cut(tmp_path, [3, 6] if sinks else [2, 4], given=given, sinks=sinks)

    assert resumed == whole


class Sum(Callback):
    """A callback of a user, with a state."""

    def __init__(self) -> None:
        self.total = 0

    def on_train_begin(self, run_context: Any) -> None:
        self.total = 0

    def on_train_step_end(self, run_context: Any) -> None:
        self.total += run_context.original_args().cur_step_num

    def state_dict(self) -> dict[str, Any]:
        return {"total": self.total}

    def load_state_dict(self, state: dict[str, Any]) -> None:
        self.total = state["total"]


def test_callback_of_a_user_goes_on_by_two_methods(tmp_path: Path) -> None:
    cut(tmp_path, 7, callbacks=[Sum()])
    resumed = Sum()
    Run(tmp_path, callbacks=[resumed])(resume=tmp_path)

    assert resumed.total == sum(range(1, ALL + 1))


class Stops(Callback):
    def __init__(self, step: int, interrupts: bool) -> None:
        self.step, self.interrupts = step, interrupts

    def on_train_step_end(self, run_context: Any) -> None:
        if run_context.original_args().cur_step_num == self.step:
            ask = run_context.request_interruption if self.interrupts else run_context.request_stop
            ask()


def test_training_that_was_interrupted_goes_on(tmp_path: Path) -> None:
    whole = Run(tmp_path / "whole")(resume=tmp_path / "whole").outcome()
    Run(tmp_path / "cut", every=4, callbacks=[Stops(7, interrupts=True)])(resume=tmp_path / "cut")
    resumed = Run(tmp_path / "cut")(resume=tmp_path / "cut").outcome()

    assert resumed == whole


@pytest.mark.parametrize("every", [1, 4])
def test_training_that_was_stopped_stays_so(every: int, tmp_path: Path) -> None:
    run = Run(tmp_path, every=every, callbacks=[Stops(7, interrupts=False)])
    stopped = run(resume=tmp_path).outcome()
    again = Run(tmp_path, every=every)(resume=tmp_path).outcome()

    assert again == stopped
    assert again["history"][0]["epoch"] == [1, 2]


@pytest.mark.parametrize("every", [1, 7])
def test_training_that_has_ended_ends_the_same_again(every: int, tmp_path: Path) -> None:
    ended = Run(tmp_path, every=every)(resume=tmp_path).outcome()
    left = files(tmp_path)

    assert Run(tmp_path, every=every)(resume=tmp_path).outcome() == ended
    assert files(tmp_path) == left


def test_more_epochs_go_on_from_the_end(tmp_path: Path) -> None:
    whole = Run(tmp_path / "whole", patience=99)(epochs=6).outcome()
    Run(tmp_path / "parts", patience=99, every=7)(epochs=3, resume=tmp_path / "parts")
    longer = Run(tmp_path / "parts", patience=99)(epochs=6, resume=tmp_path / "parts").outcome()

    assert longer == whole


def test_fewer_epochs_than_are_done_leave_nothing_to_do(tmp_path: Path) -> None:
    cut(tmp_path, 12)
    run = Run(tmp_path)(epochs=2, resume=tmp_path)

    assert run.outcome()["latest"] == "net-3_2.ckpt"
    assert run.history.epoch == {"epoch": [1, 2]}
