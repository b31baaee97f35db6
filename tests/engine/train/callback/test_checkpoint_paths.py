"""Paths of checkpoints follow from prefix, folder and the facts of the run."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from engine.train.callback.checkpoint_paths import CheckpointPaths
from engine.train.callback.run_context import CallbackArguments
from insight.format.unfinished import begin_beside

FACTS = CallbackArguments(cur_epoch_num=2, cur_step_num=8, batch_num=5)


def test_names_are_those_of_mindspore(tmp_path: Path) -> None:
    paths = CheckpointPaths("f", "net", str(tmp_path / "deep" / "down"), ".ckpt")
    paths.begin(FACTS)
    made = [paths.checkpoint(FACTS), paths.graph(FACTS), paths.breakpoint(FACTS)]

    assert [path.name for path in made] == [
        *("net-2_3.ckpt", "net-graph.meta", "net-2_3_breakpoint.ckpt"),
    ]
    assert {path.parent for path in made} == {tmp_path / "deep" / "down"}
    assert made[0].parent.is_dir()


def test_prefix_that_is_free_is_chosen_once(tmp_path: Path) -> None:
    paths = CheckpointPaths("f", "net", str(tmp_path), ".ckpt")
    (tmp_path / "net-1_1.ckpt").touch()
    paths.begin(FACTS)
    (tmp_path / "net_1-1_1.ckpt").touch()

    assert paths.checkpoint(FACTS).name == "net_1-2_3.ckpt"
    assert paths.graph(FACTS).name == "net_1-graph.meta"


def test_begin_removes_what_a_killed_training_left_half_written(tmp_path: Path) -> None:
    beside, descriptor = begin_beside(tmp_path / "net-2_1.ckpt")
    os.close(descriptor)
    CheckpointPaths("f", "other", str(tmp_path), ".ckpt").begin(FACTS)

    assert not beside.exists()


def test_functions_are_asked_each_time(tmp_path: Path) -> None:
    paths = CheckpointPaths(
        "f", lambda p: f"step{p.cur_step_num}", lambda p: f"{tmp_path}/{p.cur_epoch_num}", ".ckpt"
    )
    paths.begin(FACTS)

    assert paths.prefix is None
    assert paths.fixed_folder is None
    assert paths.checkpoint(FACTS) == tmp_path / "2" / "step8.ckpt"
    assert paths.graph(FACTS).name == "step8-graph.meta"
    assert paths.breakpoint(FACTS).name == "step8-2_3_breakpoint.ckpt"


def test_current_folder_is_the_one_of_the_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = CheckpointPaths("f", "", None, ".ckpt")
    monkeypatch.chdir(tmp_path)

    assert paths.checkpoint(FACTS) == tmp_path / "-2_3.ckpt"
