from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import insight
from insight.cli.drawing.home import home_of

if TYPE_CHECKING:
    from pathlib import Path


def recorded(folder: Path) -> Path:
    with insight.SummaryRecord(folder, provenance=False) as record:
        record.log(1, {"loss": 1.0})
    return folder


def made(folder: Path) -> Path:
    folder.mkdir(parents=True)
    return folder


def test_run_is_its_own_home(tmp_path: Path) -> None:
    recorded(tmp_path)
    run = recorded(tmp_path / "inner")

    assert (home_of(run).folder, home_of(run).label) == (run, "")


def test_folder_in_no_run_is_its_own_home(tmp_path: Path) -> None:
    recorded(tmp_path / "run")
    beside = made(tmp_path / "checkpoints")

    assert (home_of(beside).folder, home_of(beside).label) == (beside, "")


@pytest.mark.parametrize(
    ("inside", "name"),
    [
        ("ckpt_dir", "pca_1_4"),
        ("saved", "saved_pca_1_4"),
        ("saved/best of all", "saved+best%20of%20all_pca_1_4"),
        ("saved/ckpt_dir", "saved+ckpt_dir_pca_1_4"),
        ("gespeichert/größte", "gespeichert+größte_pca_1_4"),
    ],
)
def test_home_of_a_folder_in_a_run_is_the_run(tmp_path: Path, inside: str, name: str) -> None:
    run = recorded(tmp_path / "run")
    home = home_of(made(run / inside))

    assert (home.folder, home.named("pca_1_4")) == (run, name)


def test_no_two_folders_of_a_run_have_one_name_there(tmp_path: Path) -> None:
    run = recorded(tmp_path / "run")
    inside = (
        "saved/best",
        "saved-best",
        "saved+best",
        "saved best",
        "saved%20best",
        "saved%2Bbest",
    )
    names = {home_of(made(run / one)).named("pca_1_4") for one in inside}

    assert len(names) == len(inside)


def test_folder_far_below_a_run_is_not_of_it(tmp_path: Path) -> None:
    recorded(tmp_path)
    far = made(tmp_path / "a" / "b" / "c")

    assert home_of(far).folder == far
