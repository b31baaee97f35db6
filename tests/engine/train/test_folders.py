"""Paths that no file can have are refused where they are given, not in the middle of a training."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import engine
from engine import Model, Profiler, Tensor, nn, train
from engine.dataset import NumpySlicesDataset
from engine.errors import ArgumentValueError, EngineError
from engine.mindrecord import FileWriter
from engine.train.folders import made_folder
from insight import SummaryRecord
from insight.errors import SummaryError
from tests.every_case import every

ODD = [pytest.param("a\0b", id="NUL"), pytest.param("a\ud800b", id="surrogate")]


def trained(*callbacks: Any, **options: Any) -> None:
    net, x = nn.Dense(2, 2), np.ones((2, 2), np.float32)
    rows = NumpySlicesDataset({"x": x, "y": x}, shuffle=False).batch(2)
    model = Model(net, nn.MSELoss(), nn.SGD(net.trainable_params(), 0.1))
    model.train(1, rows, list(callbacks), **options)


def export(path: str, form: str) -> None:
    engine.export(nn.ReLU(), Tensor(np.ones(2, "f4")), file_name=path, file_format=form)


TAKERS: dict[str, Callable[[str], Any]] = {
    "ModelCheckpoint(prefix)": train.ModelCheckpoint,
    "ModelCheckpoint(directory)": lambda odd: train.ModelCheckpoint(directory=odd),
    "a function for prefix": lambda odd: trained(train.ModelCheckpoint(lambda _: odd)),
    "a function for directory": lambda odd: trained(train.ModelCheckpoint(directory=lambda _: odd)),
    "BackupAndRestore": train.BackupAndRestore,
    "OnRequestExit(file_name)": lambda odd: train.OnRequestExit(file_name=odd),
    "OnRequestExit(directory)": lambda odd: train.OnRequestExit(directory=odd),
    "OnRequestExit(config_file)": lambda odd: train.OnRequestExit(config_file=odd),
    "SummaryCollector": train.SummaryCollector,
    "SummaryLandscape": train.SummaryLandscape,
    "SummaryRecord(log_dir)": SummaryRecord,
    "SummaryRecord(file_prefix)": lambda odd: SummaryRecord("out", file_prefix=odd),
    "SummaryRecord(file_suffix)": lambda odd: SummaryRecord("out", file_suffix=odd),
    "save_checkpoint": lambda odd: engine.save_checkpoint({"a": Tensor(1.0)}, odd),
    "save_checkpoint beside": lambda odd: engine.save_checkpoint(
        {"a": Tensor(1.0)}, f"{odd}/a", async_save=True
    ),
    "load_checkpoint": lambda odd: engine.load_checkpoint(f"{odd}.ckpt"),
    "resume": lambda odd: trained(resume=odd),
    "export to ONNX": lambda odd: export(odd, "ONNX"),
    "export to MINDIR": lambda odd: export(odd, "MINDIR"),
    "load": lambda odd: engine.load(f"{odd}.mindir"),
    "parse_print": engine.parse_print,
    "save_graphs_path": lambda odd: engine.set_context(save_graphs_path=odd),
    "FileWriter": FileWriter,
    "Profiler": lambda odd: Profiler(odd, start_profile=False),
    "made_folder": made_folder,
}


@every("odd", ODD)
@every("taker", [pytest.param(taker, id=name) for name, taker in TAKERS.items()])
def test_path_that_no_file_can_have_is_refused_where_it_is_given(
    taker: Callable[[str], Any], odd: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises((EngineError, SummaryError)) as caught:
        taker(odd)

    assert isinstance(caught.value, ValueError)
    assert not list(tmp_path.iterdir())
    assert not engine.async_ckpt_thread_status()


def test_prefix_that_is_too_long_for_the_names_of_a_training_is_refused(tmp_path: Path) -> None:
    longest = 255 - len("_99-99999_99999999_breakpoint.ckpt")
    train.ModelCheckpoint("n" * longest, str(tmp_path))
    for prefix in ("n" * (longest + 1), "\N{WATER WAVE}" * 60):
        with pytest.raises(ArgumentValueError, match=f"at most {longest} bytes.*shorten it"):
            train.ModelCheckpoint(prefix, str(tmp_path))
    with pytest.raises(ArgumentValueError, match="at most 242 bytes, got 300"):
        train.OnRequestExit(file_name="n" * 300)


@pytest.mark.parametrize("prefix", ["a\nb", "..", ".", "a b", "\N{WATER WAVE}"])
def test_other_odd_prefixes_are_names(prefix: str, tmp_path: Path) -> None:
    trained(train.ModelCheckpoint(prefix, str(tmp_path)))

    assert f"{prefix}-1_1.ckpt" in [path.name for path in tmp_path.iterdir()]
