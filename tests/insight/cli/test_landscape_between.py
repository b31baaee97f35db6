"""`insight landscape DIR --between A B` keeps the losses between two networks."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import insight
from insight.cli import main
from insight.format.checkpoint import read_checkpoint
from insight.landscape import interpolate, read_interpolation
from tests.insight.cli.drawing.scripts import collected_training, own_training
from tests.insight.landscape.models import Network

if TYPE_CHECKING:
    from collections.abc import Callable


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "run"


@pytest.fixture
def own(folder: Path) -> str:
    return f"{own_training(folder)}:model"


@pytest.fixture
def told(folder: Path, capsys: Any) -> Callable[..., dict[str, Any]]:
    """What the command says with `--json`."""

    def ask(*arguments: object) -> dict[str, Any]:
        words = ["landscape", str(folder), *map(str, arguments), "--json"]
        assert main(words) == 0
        (found,) = json.loads(capsys.readouterr().out)
        return dict(found)

    return ask


def test_line_between_two_steps_is_a_file_that_the_store_reads(
    folder: Path, own: str, capsys: Any
) -> None:
    asked = ["landscape", str(folder), "--model", own, "--between", "first", "4", "--size", "5"]
    assert main([*asked, "--align", "--curve", "bezier"]) == 0
    answer = capsys.readouterr()
    file = folder / "interpolation_1_4.landscape.npz"
    found = read_interpolation(file)
    network = Network((4, 8, 3))
    a, b = (read_checkpoint(folder / f"net-{step}.ckpt") for step in (0, 30))

    assert answer.out.splitlines() == [str(file)]
    assert "barriers: straight " in answer.err
    assert np.allclose(found.ways["straight"].loss, interpolate(network, a, b, 5).loss)
    assert found.facts["a"]["name"] == "checkpoint 1"
    (kept,) = insight.open_runs(folder).interpolations()["."]
    assert kept["name"] == "interpolation_1_4"
    assert list(kept["ways"]) == ["straight", "aligned", "bezier"]
    assert np.array_equal(kept["ways"]["straight"]["loss"], found.ways["straight"].loss)
    assert insight.open_runs(folder).surfaces(".") == []


def test_what_is_there_stays_until_something_else_is_asked_for(own: str, told: Any) -> None:
    asked = "--model", own, "--between", 1, 2
    first, again = told(*asked, "--size", 3), told(*asked, "--size", 3)
    other = told(*asked, "--size", 5)

    assert (first["new"], again["new"], other["new"]) == (True, False, True)
    assert first["barriers"] == again["barriers"]
    assert other["size"] == 5


def test_script_that_changed_computes_it_anew(own: str, told: Any) -> None:
    asked = "--model", own, "--between", 1, 2, "--size", 3
    told(*asked)
    script = Path(own.rpartition(":")[0])
    script.write_text(script.read_text(encoding="utf-8") + "\nMORE = 1\n", encoding="utf-8")

    assert [told(*asked)["new"] for _ in range(2)] == [True, False]


def test_ends_are_files_and_other_runs_too(folder: Path, own: str, told: Any) -> None:
    other = folder.parent / "other"
    other.mkdir()
    for name in ("net-0.ckpt", "net-20.ckpt"):
        (other / name).write_bytes((folder / name).read_bytes())
    between_runs = told("--model", own, "--size", 3, "--between", "last", other)
    of_file = told("--model", own, "--size", 3, "--between", "net-10.ckpt", other / "net-0.ckpt")

    assert between_runs["between"] == ["checkpoint 4", "other, checkpoint 2"]
    assert between_runs["file"].endswith("interpolation_4_other-2.landscape.npz")
    assert of_file["between"] == ["net-10", "other, net-0"]


def test_runs_that_are_called_alike_have_files_of_their_own(
    folder: Path, own: str, told: Any
) -> None:
    for place in ("x", "y"):
        other = folder.parent / place / "other"
        other.mkdir(parents=True)
        (other / "net-4.ckpt").write_bytes((folder / "net-10.ckpt").read_bytes())
    asked = "--model", own, "--size", 3, "--between", "last"
    there, here = (folder.parent / place / "other" for place in ("x", "y"))
    first, second, again = told(*asked, there), told(*asked, here), told(*asked, there)

    assert Path(first["file"]).name == "interpolation_4_other-1.landscape.npz"
    assert Path(second["file"]).name == "interpolation_4_other-1-2.landscape.npz"
    assert (again["file"], again["new"]) == (first["file"], False)
    assert told(*asked, here)["new"] is False
    assert read_interpolation(second["file"]).facts["b"]["whereabouts"] == "../y/other"


def test_other_run_is_the_same_one_from_a_run_and_from_its_checkpoints(
    folder: Path, told: Any, capsys: Any
) -> None:
    script = collected_training(folder)
    other = folder.parent / "other"
    other.mkdir()
    (other / "net-0.ckpt").write_bytes((folder / "ckpt_dir" / "Net_2_step.ckpt").read_bytes())
    asked = "--model", f"{script}:callback_fn", "--size", 3, "--between", "last", other
    first = told(*asked)
    words = ["landscape", str(folder / "ckpt_dir"), *map(str, asked), "--json"]
    assert main(words) == 0
    (again,) = json.loads(capsys.readouterr().out)

    assert (again["new"], again["file"]) == (False, first["file"])
    assert read_interpolation(first["file"]).facts["b"]["whereabouts"] == "../other"


def test_file_of_a_run_is_its_own_from_its_checkpoints_too(
    folder: Path, told: Any, capsys: Any
) -> None:
    script = collected_training(folder)
    asked = "--model", f"{script}:callback_fn", "--size", 3, "--between", "last"
    file = folder / "ckpt_dir" / "Net_2_step.ckpt"
    words = ["landscape", str(folder / "ckpt_dir"), *map(str, asked), str(file), "--json"]
    assert main(words) == 0
    (found,) = json.loads(capsys.readouterr().out)

    assert found["between"] == told(*asked, file)["between"] == ["step 5", "Net_2_step"]


def test_network_of_mindspores_function_has_its_norms_recomputed(folder: Path, told: Any) -> None:
    script = f"{collected_training(folder)}:callback_fn"
    found = told("--model", script, "--size", 3, "--between", 1, 5)
    facts = read_interpolation(found["file"]).facts

    assert facts["model"]["batch_norm"] == "recompute"
    assert facts["model"]["samples"] == 24
    assert found["between"] == ["step 1", "step 5"]


def test_accuracies_and_held_out_samples_are_told_along_each_way(folder: Path, told: Any) -> None:
    script = collected_training(folder)
    held_out = "--validation", f"{script}:held_out"
    asked = "--model", f"{script}:judged_fn", "--size", 3, "--between", 1, 5, "--align", *held_out
    found, again = told(*asked), told(*asked)
    only, plain = told(*asked, "--quantities", "accuracy"), told(*asked, "--quantities")
    (kept,) = insight.open_runs(folder).interpolations()["."]

    assert {"accuracy", "validation_accuracy", "validation_loss"} <= set(found["quantities"])
    assert (found["new"], again["new"], again["quantities"]) == (True, False, found["quantities"])
    assert (only["quantities"], plain["quantities"]) == (["accuracy"], [])
    assert kept["ways"]["aligned"]["quantities"] == {}


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["--between", "1", "9"], "--between expected a checkpoint with a checkpoint: 1, 2, 3, 4"),
        (["--between", "1", "gone.ckpt"], "gone.ckpt, which is not there"),
        (["--between", "1", "2", "--plane", "pca"], "--plane expected only planes"),
        (["--between", "1", "2", "--workers", "2"], "--workers expected only planes"),
        (["--between", "1", "2", "--size", "5x5"], "--size expected N points"),
        (["--between", "1", "2", "--mode", "train"], "--mode"),
        (["--align"], "--align expected --between A B"),
        (["--repair"], "--repair expected --between A B"),
        (["--between", "1", "2", "--repair"], "repair expected a model with channel_moments"),
        (
            ["--between", "1", "2", "--validation", "a.py:b"],
            "--validation expected a function that returns (model, network, valid_dataset",
        ),
        (["--between", "1", "2", "--quantities", "beauty"], "between: quantities expected some of"),
        (["--curve", "bezier"], "--curve expected --between A B"),
    ],
    ids=lambda words: " ".join(words) if isinstance(words, list) else "",
)
def test_wrong_use_is_said_in_one_line(
    folder: Path, own: str, words: list[str], expected: str, capsys: Any
) -> None:
    assert main(["landscape", str(folder), "--model", own, *words]) == 2
    assert expected in capsys.readouterr().err
    assert not list(folder.glob("*.npz"))


def test_damaged_file_is_told_by_check_and_made_anew(own: str, told: Any, capsys: Any) -> None:
    asked = "--model", own, "--size", 3, "--between", 1, 2
    file = Path(told(*asked)["file"])
    assert main(["check", str(file)]) == 0
    file.write_bytes(file.read_bytes()[:-60])
    assert main(["check", str(file)]) == 1
    capsys.readouterr()

    assert told(*asked)["new"]
    assert main(["check", str(file)]) == 0


def test_line_between_checkpoints_below_a_run_is_the_runs(tmp_path: Path, capsys: Any) -> None:
    run = tmp_path / "runs" / "a"
    with insight.SummaryRecord(run) as record:
        record.log(7, {"loss": 1.0})
    script = own_training(run / "saved")
    asked = ["--model", f"{script}:model", "--between", "first", "last", "--size", "3"]
    assert main(["landscape", str(run / "saved"), *asked]) == 0
    store = insight.open_runs(tmp_path / "runs")

    file = run / "saved_interpolation_1_4.landscape.npz"
    assert capsys.readouterr().out.splitlines() == [str(file)]
    assert store.runs()["run"].tolist() == ["a"]
    assert [one["name"] for one in store.interpolations()["a"]] == ["saved_interpolation_1_4"]
