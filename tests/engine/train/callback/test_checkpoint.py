"""ModelCheckpoint leaves the files that MindSpore leaves."""

from __future__ import annotations

import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import engine
from engine.train import Callback, CheckpointConfig, ModelCheckpoint
from engine.train.callback import checkpoint, checkpoint_files

Make = Callable[..., Any]


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


@pytest.fixture
def train(make_model: Make, make_rows: Make, tmp_path: Path) -> Make:
    """Train three epochs of two steps with a checkpoint callback; returns the folder's names."""

    def run(config: CheckpointConfig | None = None, prefix: Any = "CKP", epochs: int = 3) -> Any:
        make_model().train(epochs, make_rows(), ModelCheckpoint(prefix, str(tmp_path), config))
        return names(tmp_path)

    return run


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({}, ["1_2", "2_1", "2_2", "3_1", "3_2"]),
        ({"save_checkpoint_steps": 2}, ["1_2", "2_2", "3_2"]),
        ({"save_checkpoint_steps": 4}, ["2_2", "3_2"]),
        ({"save_checkpoint_steps": 100}, ["3_2"]),
        ({"keep_checkpoint_max": 2}, ["3_1", "3_2"]),
        ({"keep_checkpoint_max": 0}, ["3_2"]),
        ({"keep_checkpoint_max": 0, "keep_checkpoint_per_n_minutes": 60}, ["3_2"]),
        ({"save_checkpoint_steps": 0, "save_checkpoint_seconds": 1000}, ["3_2"]),
        ({"save_checkpoint_steps": 2, "save_checkpoint_seconds": 1}, ["1_2", "2_2", "3_2"]),
    ],
)
def test_options_say_which_steps_are_left(
    train: Make, options: dict[str, int], expected: list[str]
) -> None:
    assert train(CheckpointConfig(**options)) == [f"CKP-{step}.ckpt" for step in expected]


class Clock:
    """A clock that goes on by a number of seconds at each look."""

    def __init__(self, seconds: float) -> None:
        self._seconds, self._now = seconds, 0.0

    def monotonic(self) -> float:
        self._now += self._seconds
        return self._now


def test_seconds_between_checkpoints_are_counted(
    train: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoint, "time", Clock(10))

    # One look a step, and one more for each checkpoint: every second step is late enough.
    assert train(CheckpointConfig(None, 15)) == [f"CKP-{epoch}_2.ckpt" for epoch in (1, 2, 3)]


def test_one_checkpoint_of_each_so_many_minutes_is_kept(
    train: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoint_files, "time", Clock(50))
    kept = train(CheckpointConfig(1, keep_checkpoint_max=0, keep_checkpoint_per_n_minutes=2))

    # 50 s a step: the steps 1 and 2, then 3 to 5, then 6 fall into the same two minutes.
    assert kept == ["CKP-1_2.ckpt", "CKP-3_1.ckpt", "CKP-3_2.ckpt"]


def test_folder_is_made_and_files_can_only_be_read(
    make_model: Make, make_rows: Make, tmp_path: Path
) -> None:
    folder = tmp_path / "deep" / "down"
    saver = ModelCheckpoint(directory=str(folder))
    make_model().train(1, make_rows(), saver)
    latest = Path(saver.latest_ckpt_file_name)

    assert latest == folder / "CKP-1_2.ckpt"
    assert stat.filemode(latest.stat().st_mode) == "-r--------"


def test_current_folder_is_the_default(
    make_model: Make, make_rows: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    make_model().train(1, make_rows(), ModelCheckpoint())

    assert names(tmp_path) == ["CKP-1_1.ckpt", "CKP-1_2.ckpt"]


def test_second_and_third_training_get_prefixes_of_their_own(train: Make) -> None:
    for _ in range(3):
        left = train(epochs=1)

    assert left == [f"CKP{part}-1_{step}.ckpt" for part in ("", "_1", "_2") for step in (1, 2)]


def test_files_of_a_longer_prefix_do_not_count(train: Make) -> None:
    train(prefix="CKP-large", epochs=1)

    assert "CKP-1_1.ckpt" in train(epochs=1)


def test_callback_that_is_used_twice_begins_anew(
    make_model: Make, make_rows: Make, tmp_path: Path
) -> None:
    model, dataset = make_model(), make_rows()
    saver = ModelCheckpoint("a", str(tmp_path), CheckpointConfig(keep_checkpoint_max=1))
    model.train(1, dataset, saver)
    model.train(1, dataset, saver)

    assert names(tmp_path) == ["a-1_2.ckpt", "a_1-1_2.ckpt"]


def test_prefix_can_be_a_function(train: Make) -> None:
    assert train(prefix=lambda params: f"p{params.cur_step_num}", epochs=1) == [
        "p1.ckpt",
        "p2.ckpt",
    ]


def test_epochs_of_an_earlier_training_count_in_the_name(
    make_model: Make, make_rows: Make, tmp_path: Path
) -> None:
    make_model().train(3, make_rows(), ModelCheckpoint("a", str(tmp_path)), initial_epoch=2)

    assert names(tmp_path) == ["a-3_1.ckpt", "a-3_2.ckpt"]


def test_file_holds_network_optimizer_and_facts(train: Make, tmp_path: Path) -> None:
    facts = ["epoch_num", "step_num", {"lr": 0.5, "flag": True, "n": 3, "note": "first"}]
    train(CheckpointConfig(append_info=facts), epochs=2)
    loaded = engine.load_checkpoint(tmp_path / "CKP-2_2.ckpt")

    assert list(loaded) == [
        *("weight", "bias", "global_step", "learning_rate", "momentum"),
        *("moments.weight", "moments.bias", "epoch_num", "step_num", "lr", "flag", "n", "note"),
    ]
    numbers = [loaded[name].asnumpy().item() for name in ("epoch_num", "step_num", "lr", "n")]
    assert numbers == [2, 4, 0.5, 3]
    assert (loaded["flag"].asnumpy().item(), loaded["note"]) == (True, "first")


def test_another_network_can_be_saved(make_net: Make, train: Make, tmp_path: Path) -> None:
    other = make_net()
    train(CheckpointConfig(saved_network=other), epochs=1)
    loaded = engine.load_checkpoint(tmp_path / "CKP-1_2.ckpt")

    assert list(loaded) == ["weight", "bias"]
    assert np.array_equal(loaded["weight"].asnumpy(), other.weight.asnumpy())


def test_checksum_is_written_when_asked_for(train: Make, tmp_path: Path) -> None:
    train(CheckpointConfig(crc_check=True), epochs=1)

    assert b"crc_num" in (tmp_path / "CKP-1_2.ckpt").read_bytes()


def test_training_goes_on_where_a_checkpoint_left_it(
    make_model: Make, make_rows: Make, tmp_path: Path
) -> None:
    whole, begun, resumed = make_model(), make_model(), make_model()
    whole.train(2, make_rows())
    begun.train(1, make_rows(), ModelCheckpoint("half", str(tmp_path)))
    state = engine.load_checkpoint(tmp_path / "half-1_2.ckpt")
    left = engine.load_param_into_net(resumed.train_network, state)
    resumed.train(2, make_rows(), initial_epoch=1)

    assert left == ([], [])
    weights = [model.predict_network.weight.asnumpy() for model in (whole, resumed)]
    assert np.array_equal(*weights)


class Failing(Callback):
    """Fails at the third step."""

    def on_train_step_end(self, run_context: Any) -> None:
        if run_context.original_args().cur_step_num == 3:
            raise OSError("boom")


@pytest.mark.parametrize(
    ("exception_save", "left"), [(True, ["E-2_1_breakpoint.ckpt"]), (False, [])]
)
def test_training_that_fails_leaves_a_breakpoint_when_asked_for(
    make_model: Make, make_rows: Make, tmp_path: Path, exception_save: bool, left: list[str]
) -> None:
    config = CheckpointConfig(100, exception_save=exception_save)
    saver = ModelCheckpoint("E", str(tmp_path), config)

    with pytest.raises(OSError, match="boom"):
        make_model().train(3, make_rows(), [saver, Failing()])

    assert names(tmp_path) == left


def test_newest_file_is_told_to_other_callbacks(
    make_model: Make, make_rows: Make, tmp_path: Path
) -> None:
    told = []

    class Listener(Callback):
        def on_train_step_end(self, run_context: Any) -> None:
            params = run_context.original_args()
            told.append((params.last_save_ckpt_step, Path(params.latest_ckpt_file).name))

    make_model().train(1, make_rows(), [ModelCheckpoint("a", str(tmp_path)), Listener()])

    assert told == [(1, "a-1_1.ckpt"), (2, "a-1_2.ckpt")]


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"prefix": 1}, ValueError),
        ({"prefix": "a/b"}, ValueError),
        ({"directory": 1}, TypeError),
        ({"directory": ""}, ValueError),
        ({"config": {}}, TypeError),
    ],
)
def test_wrong_argument_is_refused(options: dict, error: type[Exception]) -> None:
    with pytest.raises(error, match="ModelCheckpoint"):
        ModelCheckpoint(**options)
