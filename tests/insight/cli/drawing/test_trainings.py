from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

import insight
from insight.cli.drawing.trainings import training_in
from insight.errors import FormatError, PathError, SummaryValueError
from tests.insight.cli.drawing.scripts import collected_training

if TYPE_CHECKING:
    from pathlib import Path


def test_checkpoints_are_in_the_order_of_their_numbers(tmp_path: Path) -> None:
    for name in (
        "net-10_1.ckpt",
        "net-9_12.ckpt",
        "net-9_2.ckpt",
        "old.landscape.npz",
        "notes.txt",
    ):
        (tmp_path / name).touch()
    first, second = training_in(tmp_path).landscapes

    assert [path.name for path in first.checkpoints] == [
        "net-9_2.ckpt",
        "net-9_12.ckpt",
        "net-10_1.ckpt",
    ]
    assert (first.name, first.tag) == ("pca_1_3", "landscape_[1, 3]")
    assert (second.name, second.tag) == ("random_3", "landscape_[3]")
    assert second.checkpoints == first.checkpoints[-1:]


def test_two_checkpoints_have_no_plane_of_their_own(tmp_path: Path) -> None:
    for name in ("a1.ckpt", "a2.ckpt"):
        (tmp_path / name).touch()

    assert [one.kind for one in training_in(tmp_path).landscapes] == ["random"]
    with pytest.raises(SummaryValueError, match="at least 3 checkpoints, got 2"):
        training_in(tmp_path, ("pca",))


@pytest.mark.parametrize("inside", [True, False])
def test_metadata_says_intervals_unit_and_samples(tmp_path: Path, inside: bool) -> None:
    collected_training(tmp_path / "run")
    found = training_in(tmp_path / "run" / ("ckpt_dir" if inside else ""))

    assert [one.steps for one in found.landscapes] == [(1, 2, 3), (2, 4, 5), (5,)]
    assert (found.unit, found.steps_per_epoch, found.samples) == ("step", 10, 24)
    assert all(path.is_file() for one in found.landscapes for path in one.checkpoints)


def test_what_the_collector_was_not_told_is_drawn_if_it_is_asked_for(tmp_path: Path) -> None:
    collected_training(tmp_path)
    file = tmp_path / "ckpt_dir" / "train_metadata.json"
    told = json.loads(file.read_text(encoding="utf-8"))
    told["create_landscape"] = {"train": False, "result": True}
    file.write_text(json.dumps(told), encoding="utf-8")

    assert [one.kind for one in training_in(tmp_path).landscapes] == ["random"]
    assert [one.kind for one in training_in(tmp_path, ("pca",)).landscapes] == ["pca", "pca"]
    told["create_landscape"]["result"] = False
    file.write_text(json.dumps(told), encoding="utf-8")
    with pytest.raises(SummaryValueError, match=r"an end to draw, got none\. Hint: --plane"):
        training_in(tmp_path)


def test_training_that_ended_early_is_drawn_as_far_as_it_came(tmp_path: Path) -> None:
    collected_training(tmp_path)
    file = tmp_path / "ckpt_dir" / "train_metadata.json"
    told = json.loads(file.read_text(encoding="utf-8"))
    told["epoch_group"] = {"0": [1, 2, 3, 4, 5], "1": [3, 4, 5]}
    for step in ("4", "5"):
        del told["model_params_file_map"][step]
    file.write_text(json.dumps(told), encoding="utf-8")

    assert [one.steps for one in training_in(tmp_path).landscapes] == [(1, 2, 3), (3,)]


@pytest.mark.parametrize(("length", "words"), [(176, "steps 2 to 5 of 176"), (5, "")])
def test_length_of_the_metadata_says_how_far_the_path_goes(
    tmp_path: Path, length: int, words: str
) -> None:
    collected_training(tmp_path)
    file = tmp_path / "ckpt_dir" / "train_metadata.json"
    told = json.loads(file.read_text(encoding="utf-8")) | {"length": length}
    file.write_text(json.dumps(told), encoding="utf-8")
    training = training_in(tmp_path)

    assert training.reached(training.landscapes[1]) == words


def test_recorded_steps_say_it_where_the_metadata_do_not(tmp_path: Path) -> None:
    collected_training(tmp_path)
    unknown = training_in(tmp_path)
    file = tmp_path / "ckpt_dir" / "train_metadata.json"
    told = json.loads(file.read_text(encoding="utf-8")) | {"unit": "epoch"}
    file.write_text(json.dumps(told), encoding="utf-8")
    with insight.SummaryRecord(tmp_path, provenance=False) as record:
        record.log(71, {"loss": 1.0})
    inside = training_in(tmp_path / "ckpt_dir")

    assert (unknown.length, unknown.reached(unknown.landscapes[0])) == (None, "")
    assert inside.reached(inside.landscapes[0]) == "epochs 1 to 3 of 8"


def test_checkpoint_that_is_gone_is_told(tmp_path: Path) -> None:
    collected_training(tmp_path)
    (tmp_path / "ckpt_dir" / "Net_4_step.ckpt").unlink()

    with pytest.raises(PathError, match="Net_4_step"):
        training_in(tmp_path)


def test_damaged_metadata_is_told(tmp_path: Path) -> None:
    (tmp_path / "train_metadata.json").write_text("{", encoding="utf-8")

    with pytest.raises(FormatError, match=r"train_metadata\.json expected JSON"):
        training_in(tmp_path)


def test_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(PathError, match="insight landscape expected an existing path"):
        training_in(tmp_path / "none")
