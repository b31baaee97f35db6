"""What a file holds is told alike for every format, with little memory, and as it loads."""

from __future__ import annotations

import tracemalloc
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest

import engine
from engine.errors import CheckpointError as LoadError
from engine.train.serialization.formats import formats
from insight.errors import CheckpointError
from insight.format import checkpoint
from insight.format.contents import MOST_TEXT
from insight.format.file_contents import READERS, file_contents
from insight.format.tensor_types import type_name_of

LARGE = 12_000_000  # bytes
DATA = Path(__file__).parents[2] / "data" / "ckpt"


def test_every_format_is_told() -> None:
    assert set(READERS) == {codec.suffix for codec in formats().values()}


@pytest.mark.parametrize("form", sorted(formats()))
def test_names_types_and_shapes_are_those_that_load(form: str, tmp_path: Path) -> None:
    path = tmp_path / f"net.{form}"
    values: dict[str, Any] = {
        "single": np.array(2, np.uint8),
        "half": np.ones(3, ml_dtypes.bfloat16),
        "none": np.zeros((0, 2)),
        "flags": np.array([[True, False]]),
        "large": np.zeros((300, 70)),
    }
    engine.save_checkpoint(values, path, append_dict={"note": "x" * 999}, format=form)
    told = {held.name: held for held in file_contents(path).values}
    loaded = engine.load_checkpoint(path, format=form)

    assert list(told) == list(loaded)
    for name in values:
        array = loaded[name].asnumpy()
        assert told[name].type == type_name_of(array.dtype)
        assert (told[name].shape, told[name].bytes) == (array.shape, array.nbytes)
    assert told["single"].value == 2
    assert told["note"].value == "x" * MOST_TEXT + "…"


@pytest.mark.parametrize("name", sorted(p.name for p in DATA.glob("*.ckpt") if "enc" not in p.name))
def test_mindspores_files_are_told_as_they_load(name: str) -> None:
    told = {held.name: held for held in file_contents(DATA / name).values}
    loaded = engine.load_checkpoint(DATA / name)

    assert list(told) == list(loaded)
    for key, value in loaded.items():
        if isinstance(value, str):
            assert told[key].value == value
        else:
            assert told[key].shape == value.shape
            assert told[key].type == str(value.dtype)


@pytest.mark.parametrize("crc_check", [False, True])
@pytest.mark.parametrize("form", sorted(formats()))
def test_no_array_is_held(
    form: str, crc_check: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoint, "MOST_CONTENT", 5_000_000)  # in several values
    path = tmp_path / f"net.{form}"
    values = {"w": np.zeros(LARGE // 4, np.float32), "flags": np.zeros(LARGE, np.bool_)}
    engine.save_checkpoint(values, path, format=form, crc_check=crc_check)
    file_contents(path)  # loads what is loaded late
    tracemalloc.start()
    found = file_contents(path)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()

    assert [held.bytes for held in found.values] == [LARGE, LARGE]
    assert peak < LARGE / 2


@pytest.mark.parametrize("form", sorted(formats()))
def test_what_does_not_load_is_not_whole(form: str, tmp_path: Path) -> None:
    path = tmp_path / f"net.{form}"
    engine.save_checkpoint({"a": np.ones(2, np.float32), "b": np.array([True])}, path, format=form)
    content = path.read_bytes()
    rng = np.random.default_rng(3)
    differ = []
    for number in (*range(0, len(content), 7), *range(len(content), len(content) + 100)):
        damaged = bytearray(content[:number])
        if number >= len(content):
            damaged = bytearray(content)
            damaged[rng.integers(len(content))] ^= 1 << int(rng.integers(8))
        path.write_bytes(damaged)
        outcomes = []
        for read, error in ((file_contents, CheckpointError), (load, LoadError)):
            try:
                read(path)
                outcomes.append(True)
            except error:
                outcomes.append(False)
        if outcomes[0] != outcomes[1]:
            differ.append((number, outcomes))

    assert differ == []


def load(path: Path) -> Any:
    return engine.load_checkpoint_async(path).result()


def test_an_ending_that_is_none_is_refused(tmp_path: Path) -> None:
    with pytest.raises(
        CheckpointError, match=r"ends in .ckpt or .safetensors or .npz, got '.onnx'"
    ):
        file_contents(tmp_path / "net.onnx")


def test_an_empty_file_is_not_whole(tmp_path: Path) -> None:
    (tmp_path / "net.ckpt").write_bytes(b"")

    with pytest.raises(CheckpointError, match="got an empty file"):
        file_contents(tmp_path / "net.ckpt")
