"""`insight best` says in three lines which run is best, by how much, and why."""

from __future__ import annotations

import json
import math
import sys
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import insight
from insight.cli import main

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

LEVELS = {0.1: 0.8, 0.01: 0.9, 0.001: 0.85}


def write(folder: Path, values: Mapping[str, Any], **settings: Any) -> None:
    """A run whose series have values from step 0 on."""
    with insight.SummaryRecord(folder, hyperparameters=settings) as record:
        for step in range(max(map(len, values.values()))):
            told = {tag: series[step] for tag, series in values.items() if step < len(series)}
            record.log(step, told)


@pytest.fixture(scope="module")
def sweep(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Nine runs of three rates and three seeds; 0.01 is best by 0.05, and seeds make 0.01."""
    root = tmp_path_factory.mktemp("sweep")
    for rate, level in LEVELS.items():
        for seed in range(3):
            best = level + 0.01 * (seed - 1)
            acc = [0.99, 0.3, best, best - 0.1]
            write(
                root / f"lr{rate}_s{seed}",
                {"val/acc": acc, "train/entropy": [9.0, 8.0, 7.0, 6.0]},
                learning_rate=rate,
                seed=seed,
            )
    return str(root)


def told(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> tuple[str, str]:
    """What the command says on stdout and on stderr."""
    assert main(["best", *arguments]) == code
    return capsys.readouterr()


def test_three_lines_say_which_by_how_much_and_why(sweep: str, capsys: Any) -> None:
    out, err = told(capsys, sweep)
    which, how_much, why = out.splitlines()

    assert which == ("lr0.01_s2 is best: val/acc 0.91 at step 2, the highest at any step of 9 runs")
    assert how_much.startswith(
        "0.01 ahead of the next, lr0.01_s1 (0.9), and 0.06 ahead of the median (0.85); "
        "its settings have 0.9 ± 0.01 over 3 seeds, the next settings 0.85 ± 0.01 over 3 seeds: "
        "more than seeds make (p = 0.00"
    )
    assert why.startswith("the variance among 9 runs is explained ")
    assert "% by learning_rate (" in why
    assert err == ""


def test_json_has_all_of_it(sweep: str, capsys: Any) -> None:
    out, _ = told(capsys, sweep, "--json")
    found = json.loads(out)

    assert (found["target"], found["of"], found["direction"]) == ("val/acc", "best", 1)
    assert (found["runs"], found["judged"]) == (9, 9)
    value = found["best"].pop("value")
    assert found["best"] == {"run": "lr0.01_s2", "step": 2, "status": "finished", "equal": []}
    assert value == pytest.approx(0.91, abs=1e-6)
    assert found["next"]["run"] == "lr0.01_s1"
    assert found["next"]["ahead"] == pytest.approx(0.01, abs=1e-6)
    assert found["median"]["value"] == pytest.approx(0.85, abs=1e-6)
    assert found["seeds"]["own"]["runs"] == ["lr0.01_s2", "lr0.01_s1", "lr0.01_s0"]
    assert found["seeds"]["own"]["deviation"] == pytest.approx(0.01, abs=1e-6)
    assert 0 < found["seeds"]["p"] < 0.05
    assert found["explained"]["found"][0]["name"] == "hyperparameters.learning_rate"


def test_what_needs_no_scipy_is_told_without_it(
    sweep: str, capsys: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("scipy.special", "scipy.stats"):
        monkeypatch.setitem(sys.modules, name, None)
    which, how_much, why = told(capsys, sweep)[0].splitlines()
    found = json.loads(told(capsys, sweep, "--json")[0])

    assert which.startswith("lr0.01_s2 is best: val/acc 0.91 at step 2")
    assert "over 3 seeds (Welch's t-test needs SciPy: " in how_much
    assert "expected the library scipy, got none. Hint: " in why
    assert found["best"]["run"] == "lr0.01_s2"
    assert (found["seeds"]["p"], found["explained"]) == (None, None)


def test_filter_and_target_choose_what_is_compared(sweep: str, capsys: Any) -> None:
    out, _ = told(capsys, sweep, "--filter", "lr < 0.01")
    assert out.startswith(
        "lr0.001_s2 is best: val/acc 0.86 at step 2, the highest at any step of 3"
    )

    out, _ = told(capsys, sweep, "--filter", "lr < 0.01 and seed = 1", "--target", "val/acc")
    assert out.splitlines()[1] == "no other run has a value to compare it with"


def test_equal_runs_are_all_told_by_name(tmp_path: Path, capsys: Any) -> None:
    for run, loss in {"d": 0.5, "c": 0.25, "b": 0.25, "a": 0.75}.items():
        write(tmp_path / run, {"loss": [1.0, loss]})
    out, _ = told(capsys, str(tmp_path))
    which, how_much, why = out.splitlines()

    assert which == (
        "b is best (as good: c): loss 0.25 at step 1, the lowest at any step of 4 runs"
    )
    assert how_much == (
        "0.25 ahead of the next, d (0.5), and 0.125 ahead of the median (0.375); neither its "
        "settings nor the next were run with another seed, so how much of it is chance is not known"
    )
    assert why.startswith("nothing that is recorded explains it: ")


def test_a_tag_called_auto_is_judged_by_where_it_is_chosen(tmp_path: Path, capsys: Any) -> None:
    for run, value in {"a": 0.2, "b": 0.1}.items():
        write(tmp_path / run, {"acc": [0.0, value], "auto": [0.0, value]})
    out, _ = told(capsys, str(tmp_path))
    assert out.startswith("a is best: acc 0.2")

    _, err = told(capsys, str(tmp_path), "--target", "auto", code=1)
    assert "the name 'auto' does not say" in err


def test_the_only_run_is_called_as_its_folder(
    tmp_path: Path, monkeypatch: Any, capsys: Any
) -> None:
    write(tmp_path / "alone", {"acc": [0.1, 0.5]}, lr=0.1)
    lines = [
        "alone is best: acc 0.5 at step 1, the highest at any step of 1 run",
        "no other run has a value to compare it with",
        "nothing that is recorded explains it: only one run has a value",
    ]
    out, _ = told(capsys, str(tmp_path / "alone"))
    assert out.splitlines() == lines

    monkeypatch.chdir(tmp_path / "alone")
    out, _ = told(capsys, ".")
    assert out.splitlines() == lines
    out, _ = told(capsys, ".", "--json")
    assert json.loads(out)["best"]["run"] == "."


def test_seeds_that_fail_and_seeds_run_again_are_counted(tmp_path: Path, capsys: Any) -> None:
    values = {"a": (1, 1, 0.9), "b": (1, 1, 0.5), "c": (1, 2, 0.88), "d": (1, 2, 0.4)}
    values |= {"e": (1, 3, math.nan), "f": (2, 1, 0.80), "g": (2, 2, 0.81)}
    for run, (rate, seed, acc) in values.items():
        write(tmp_path / run, {"acc": [0.0, acc]}, rate=rate, seed=seed)
    out, _ = told(capsys, str(tmp_path))

    assert out.splitlines()[1].endswith(
        "; its settings have 0.67 ± 0.042 over 2 seeds (1 more has no finite value), "
        "the next settings 0.805 ± 0.0071 over 2 seeds: no more than seeds make (p = 0.13)"
    )


def test_series_without_steps_are_told_by_their_last_value(tmp_path: Path, capsys: Any) -> None:
    for run, last in {"a": 0.7, "b": 0.6}.items():
        with insight.SummaryRecord(tmp_path / run) as record:
            for value in (0.5, 0.9, last):
                record.log(0, {"acc": value})
    out, _ = told(capsys, str(tmp_path))

    assert out.startswith("a is best: acc 0.7, the last as it has no steps, the highest of 2 runs")
    out, _ = told(capsys, str(tmp_path), "--json")
    assert json.loads(out)["best"]["step"] is None


def test_runs_that_are_all_as_good_have_no_next(tmp_path: Path, capsys: Any) -> None:
    for run in ("a", "b"):
        write(tmp_path / run, {"acc": [0.1, 0.5]})
    out, _ = told(capsys, str(tmp_path))

    assert out.splitlines()[1:] == [
        "all 2 are as good",
        "nothing that is recorded explains it: all runs are as good",
    ]


def test_how_the_best_run_ended_is_told_unless_well(tmp_path: Path, capsys: Any) -> None:
    write(tmp_path / "bad", {"loss": [1.0, 0.1, math.nan]})
    write(tmp_path / "well", {"loss": [1.0, 0.2]})
    write(tmp_path / "other", {"x": [1.0, 0.2]})
    out, _ = told(capsys, str(tmp_path))

    assert out.splitlines()[0] == (
        "bad (diverged) is best: loss 0.1 at step 1, "
        "the lowest at any step of the 2 of 3 runs that have it"
    )


@pytest.mark.parametrize(
    ("values", "more", "said"),
    [
        ({"lr": [0.1, 0.2], "train/entropy": [2.0, 1.0]}, [], "nothing that was recorded says"),
        ({"x": [0.1, 0.2]}, [], "the name 'x' does not say whether more of it is better"),
        ({"acc": [0.1, 0.2], "lr": [1.0, 1.0]}, ["--target", "lr"], "the name 'lr' does not say"),
        ({"loss": [np.nan, np.nan]}, [], "no run has a finite value of 'loss'"),
        ({"loss": [1.0, 0.5]}, ["--filter", "nobody"], "there is no run, or none passes"),
    ],
)
def test_no_answer_is_exit_code_one_and_says_why(
    tmp_path: Path, capsys: Any, values: dict[str, list[float]], more: list[str], said: str
) -> None:
    write(tmp_path / "a", values)
    out, err = told(capsys, str(tmp_path), *more, code=1)

    assert out == ""
    assert err.startswith(f"insight best: {said}")
    out, _ = told(capsys, str(tmp_path), *more, "--json", code=1)
    assert json.loads(out)["best"] is None


def test_folder_without_runs_has_no_answer(tmp_path: Path, capsys: Any) -> None:
    assert told(capsys, str(tmp_path), code=1)[0] == ""
    out, _ = told(capsys, str(tmp_path), "--json", code=1)
    found = json.loads(out)
    assert (found["target"], found["of"], found["direction"]) == (None, None, 0)


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--target", "val/ac"], "did you mean val/acc"),
        (["--target", "learning_rate"], "--target expected"),
        (["--filter", "lr >"], "filter at character"),
    ],
)
def test_wrong_use_is_told_in_one_line(sweep: str, capsys: Any, more: list[str], said: str) -> None:
    out, err = told(capsys, sweep, *more, code=2)

    assert out == ""
    assert said in err


def test_recorded_metric_is_named_in_short(tmp_path: Path, capsys: Any) -> None:
    for run, accuracy in {"a": 0.25, "b": 0.5}.items():
        with insight.SummaryRecord(tmp_path / run) as record:
            record.log(1, {"loss": 0.5})
            record.add_value("eval_lineage", "eval_lineage", {"metric": f'{{"Acc": {accuracy}}}'})
            record.record(1)
    out, _ = told(capsys, str(tmp_path), "--target", "acc")

    assert out.splitlines()[0] == "b is best: metric.Acc 0.5, the highest of 2 runs"
