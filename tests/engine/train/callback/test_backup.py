"""BackupAndRestore keeps one file, begins from it, and removes it at the end."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import engine
from engine.train import BackupAndRestore, Callback, LambdaCallback

Make = Callable[..., Any]


class Watch(Callback):
    """Notes at each step whether the file is there; fails where asked to."""

    def __init__(self, folder: Path, fails_at: int = 0) -> None:
        self._path, self._fails_at = folder / "backup.ckpt", fails_at
        self.seen: list[bool] = []

    def on_train_step_begin(self, run_context: Any) -> None:
        self.seen.append(self._path.exists())
        if len(self.seen) == self._fails_at:
            raise OSError("boom")


@pytest.mark.parametrize(
    ("every", "seen"),
    [
        ("epoch", [False, False, True, True, True, True, True, True]),
        (1, [False, False, True, True, True, True, True, True]),
        (3, [False] * 6 + [True] * 2),
        (9, [False] * 8),
    ],
)
def test_file_is_there_from_its_epoch_on_and_goes_at_the_end(
    make_model: Make, make_rows: Make, tmp_path: Path, every: Any, seen: list[bool]
) -> None:
    watch = Watch(tmp_path / "b")
    make_model().train(4, make_rows(), [BackupAndRestore(str(tmp_path / "b"), every), watch])

    assert watch.seen == seen
    assert not (tmp_path / "b" / "backup.ckpt").exists()


def test_file_stays_when_asked_for(make_model: Make, make_rows: Make, tmp_path: Path) -> None:
    model = make_model()
    model.train(1, make_rows(), BackupAndRestore(str(tmp_path), delete_checkpoint=False))
    saved = engine.load_checkpoint(tmp_path / "backup.ckpt")

    assert list(saved) == [p.name for p in model.train_network.get_parameters()]


def test_training_that_failed_goes_on_with_parameters_and_state(
    make_model: Make, make_rows: Make, tmp_path: Path
) -> None:
    whole, first, second = make_model(), make_model(), make_model()
    whole.train(3, make_rows())
    with pytest.raises(OSError, match="boom"):
        first.train(3, make_rows(), [BackupAndRestore(str(tmp_path)), Watch(tmp_path, fails_at=6)])
    second.train(3, make_rows(), BackupAndRestore(str(tmp_path)), initial_epoch=2)

    weights = [model.predict_network.weight.asnumpy() for model in (whole, second)]
    assert np.array_equal(*weights)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("method", "stays"), [("interruption", True), ("stop", False)])
def test_training_that_is_interrupted_leaves_the_file(
    make_model: Make, make_rows: Make, tmp_path: Path, method: str, stays: bool
) -> None:
    asks = LambdaCallback(
        on_train_epoch_end=lambda context: getattr(context, f"request_{method}")()
    )
    make_model().train(3, make_rows(), [BackupAndRestore(str(tmp_path)), asks])

    assert (tmp_path / "backup.ckpt").exists() == stays


def test_evaluation_neither_loads_nor_removes(
    make_model: Make, make_rows: Make, tmp_path: Path
) -> None:
    model, other = make_model(metrics={"mse"}), make_model(metrics={"mse"})
    model.train(1, make_rows(), BackupAndRestore(str(tmp_path), delete_checkpoint=False))
    plain = other.eval(make_rows())

    assert other.eval(make_rows(), BackupAndRestore(str(tmp_path))) == plain
    assert (tmp_path / "backup.ckpt").exists()


@pytest.mark.parametrize(
    ("arguments", "name", "error"),
    [
        ((1,), "backup_dir", TypeError),
        ((None,), "backup_dir", TypeError),
        (("",), "backup_dir", ValueError),
        (("b", "step"), "save_freq", TypeError),
        (("b", 0), "save_freq", ValueError),
        (("b", 1.5), "save_freq", TypeError),
        (("b", True), "save_freq", TypeError),
        (("b", 1, 1), "delete_checkpoint", TypeError),
    ],
)
def test_wrong_argument_is_refused(
    arguments: tuple[Any, ...], name: str, error: type[Exception]
) -> None:
    with pytest.raises(error, match=rf"BackupAndRestore\({name}\)"):
        BackupAndRestore(*arguments)
