"""Which checkpoint a training goes on from, and what is said where there is none."""

from __future__ import annotations

import logging
import os
from pathlib import Path
from typing import Any

import pytest

import engine
from engine import Model, nn
from engine.errors import ArgumentTypeError, CheckpointError
from engine.train import CheckpointConfig

from .training_run import CutOffError, Run, data, files

pytestmark = pytest.mark.no_mode


def cut(folder: Path, step: int = 7, **options: Any) -> None:
    with pytest.raises(CutOffError):
        Run(folder, **options)(resume=folder, ends_after=step)


def steps(run: Run) -> list[int]:
    return run.history.epoch["epoch"]


@pytest.mark.parametrize("there", [True, False])
def test_nothing_there_yet_is_a_begin(there: bool, tmp_path: Path) -> None:
    folder = tmp_path / "checkpoints"
    if there:
        folder.mkdir()
    resumed = Run(folder)(resume=folder).outcome()

    assert resumed == Run(tmp_path / "other")().outcome()


def test_file_that_is_not_there_is_told(tmp_path: Path, caplog: Any) -> None:
    with caplog.at_level(logging.WARNING):
        Run(tmp_path)(resume=tmp_path / "net-1_2.ckpt", epochs=1)

    assert "there is no file" in caplog.text


def test_names_go_on_without_a_new_prefix(tmp_path: Path) -> None:
    cut(tmp_path)
    Run(tmp_path)(resume=tmp_path, epochs=2)

    assert list(files(tmp_path)) == ["net-2_3.ckpt", "net-2_4.ckpt", "net-2_5.ckpt"]


def test_training_begun_anew_takes_a_prefix_of_its_own_and_is_the_newest(tmp_path: Path) -> None:
    Run(tmp_path)(epochs=3)
    cut_run = Run(tmp_path)
    with pytest.raises(CutOffError):
        cut_run(ends_after=6)
    for path in tmp_path.glob("net-*.ckpt"):
        os.utime(path)  # the time of a file says nothing
    resumed = Run(tmp_path)(resume=tmp_path, epochs=2)

    assert resumed.outcome()["latest"] == "net_1-2_5.ckpt"


def test_one_file_is_gone_on_from(tmp_path: Path) -> None:
    whole = Run(tmp_path / "whole")().outcome()
    cut(tmp_path / "cut", 12, most=9)
    resumed = Run(tmp_path / "cut", most=9)(resume=tmp_path / "cut" / "net-2_1.ckpt").outcome()

    assert resumed == whole


@pytest.mark.parametrize("damage", ["short", "empty", "changed"])
def test_damaged_newest_is_told_and_the_one_before_is_taken(
    damage: str, tmp_path: Path, caplog: Any
) -> None:
    whole = Run(tmp_path / "whole")().outcome()
    cut(tmp_path / "cut")
    newest = tmp_path / "cut" / "net-2_2.ckpt"
    content = bytearray(newest.read_bytes())
    if damage == "changed":
        content[200] ^= 1  # a number of a parameter: only a checksum sees it
    newest.write_bytes({"short": content[:-100], "empty": b"", "changed": content}[damage])
    with caplog.at_level(logging.WARNING):
        resumed = Run(tmp_path / "cut")(resume=tmp_path / "cut").outcome()

    assert resumed == whole
    assert "net-2_2.ckpt" in caplog.text
    assert "The checkpoint before it is tried." in caplog.text


def test_folder_of_damaged_files_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "net-1_1.ckpt").write_bytes(b"no checkpoint")

    with pytest.raises(CheckpointError, match=r"net-1_1.ckpt expected"):
        Run(tmp_path)(resume=tmp_path)


def test_file_of_parameters_alone_is_an_error_with_a_hint(tmp_path: Path) -> None:
    Run(tmp_path, config=CheckpointConfig())(epochs=1)

    with pytest.raises(CheckpointError, match=r"got a checkpoint of parameters alone.*resumable"):
        Run(tmp_path)(resume=tmp_path / "net-1_5.ckpt")


def test_folder_of_parameters_alone_is_a_begin_with_a_warning(tmp_path: Path, caplog: Any) -> None:
    Run(tmp_path, config=CheckpointConfig())(epochs=1)
    with caplog.at_level(logging.WARNING):
        resumed = Run(tmp_path)(resume=tmp_path, epochs=1).outcome()

    assert resumed["latest"] == "net_1-1_5.ckpt"
    assert "no checkpoint in" in caplog.text


def test_key_of_the_saver_opens_encrypted_files(tmp_path: Path) -> None:
    config = CheckpointConfig(resumable=True, enc_key=b"0123456789abcdef", keep_checkpoint_max=3)
    whole = Run(tmp_path / "whole")().outcome()
    cut(tmp_path / "cut", config=config)
    resumed = Run(tmp_path / "cut", config=config)(resume=tmp_path / "cut").outcome()

    assert resumed == whole


@pytest.mark.parametrize("how", [True, "process"])
def test_files_saved_beside_the_training_are_gone_on_from(how: Any, tmp_path: Path) -> None:
    config = CheckpointConfig(resumable=True, async_save=how, keep_checkpoint_max=3)
    whole = Run(tmp_path / "whole")().outcome()
    cut(tmp_path / "cut", config=config)
    resumed = Run(tmp_path / "cut", config=config)(resume=tmp_path / "cut").outcome()

    assert resumed == whole
    assert files(tmp_path / "cut") == files(tmp_path / "whole")


def test_network_saved_alone_takes_the_rest_of_the_state_along(tmp_path: Path) -> None:
    whole = Run(tmp_path / "whole")().outcome()
    for ends_after in (7, None):
        run = Run(tmp_path / "cut")
        run.saver.config.saved_network = run.model.predict_network
        try:
            resumed = run(resume=tmp_path / "cut", ends_after=ends_after)
        except CutOffError:
            continue
    names = list(engine.load_checkpoint(tmp_path / "cut" / "net-4_5.ckpt"))

    assert resumed.outcome() == whole
    assert names == [p.name for p in run.model.predict_network.get_parameters()]


@pytest.mark.parametrize(
    ("other", "match"),
    [
        ("network", r"net-2_2.ckpt expected parameter 'last.weight' of shape \(3, 16\)"),
        ("optimizer", r"expected the parameters that it holds, got a network without"),
        ("data", r"expected steps of an epoch 5, got 4"),
        ("epochs", r"expected epoch 2, got initial_epoch=3"),
    ],
)
def test_checkpoint_of_another_training_is_refused(other: str, match: str, tmp_path: Path) -> None:
    cut(tmp_path)
    run = Run(tmp_path)
    given: dict[str, Any] = {}
    if other == "data":
        given["train"] = data(1, noise=True).take(4)
    if other == "epochs":
        given |= {"initial_epoch": 3, "epochs": 9}
    net = run.model.predict_network
    if other == "network":
        net.last = nn.Dense(16, 4)
    loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
    kind = nn.Momentum if other == "optimizer" else nn.Adam
    more = (0.9,) if other == "optimizer" else ()
    optimizer = kind(net.trainable_params(), 0.01, *more)
    run.model = Model(net, loss, optimizer, metrics={"acc", "loss"})

    with pytest.raises(CheckpointError, match=match):
        run(resume=tmp_path, **given)


def test_resume_takes_a_path(tmp_path: Path) -> None:
    with pytest.raises(ArgumentTypeError, match="the path of a checkpoint or a folder"):
        Run(tmp_path)(resume=3)


def test_callbacks_that_differ_are_told(tmp_path: Path, caplog: Any) -> None:
    cut(tmp_path)
    run = Run(tmp_path)
    run.callbacks = [one for one in run.callbacks if one is not run.history]
    with caplog.at_level(logging.WARNING):
        run(resume=tmp_path, epochs=2)

    assert "the state of ['History'] is not used" in caplog.text


def test_state_is_left_out_of_what_a_checkpoint_is_for_users(tmp_path: Path) -> None:
    run = Run(tmp_path)
    run(epochs=1)
    found = engine.load_checkpoint(tmp_path / "net-1_5.ckpt")

    assert list(found) == [p.name for p in run.model.train_network.get_parameters()]


def test_name_by_a_function_is_found_by_its_state(tmp_path: Path) -> None:
    whole = Run(tmp_path / "whole")().outcome()

    def named(run: Run) -> Run:
        run.saver._paths._prefix = lambda params: f"model{99 - params.cur_step_num}"
        return run

    with pytest.raises(CutOffError):
        named(Run(tmp_path / "cut"))(resume=tmp_path / "cut", ends_after=7)
    resumed = named(Run(tmp_path / "cut"))(resume=tmp_path / "cut").outcome()

    assert {**resumed, "latest": ""} == {**whole, "latest": ""}
    assert resumed["latest"] == "model79.ckpt"
