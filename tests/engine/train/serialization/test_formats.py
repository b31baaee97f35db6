"""A format is a file with a codec; what saves and loads asks the registry."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import engine
from engine.train import CheckpointConfig, ModelCheckpoint
from engine.train.serialization import load_checkpoint, save_checkpoint
from engine.train.serialization.formats import Codec, codec_of, formats


def parts(where: str, values: Mapping[str, Any]) -> Iterator[bytes]:
    arrays = {name: np.asarray(value.asnumpy()).tolist() for name, value in values.items()}
    yield json.dumps(arrays).encode()


def read(path: Path, *, check_crc: bool) -> dict[str, Any]:
    arrays = json.loads(path.read_text(encoding="utf-8"))
    return {name: np.asarray(value, np.float32) for name, value in arrays.items()}


@pytest.fixture
def _plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """A format that appears beside the others: JSON."""
    monkeypatch.setitem(formats(), "plain", Codec("plain", ".json", parts, read))


def test_ckpt_is_there() -> None:
    assert codec_of("f(format)", "ckpt").suffix == ".ckpt"


def test_names_and_endings_of_formats_differ() -> None:
    found = formats()

    assert [codec.name for codec in found.values()] == list(found)
    assert len({codec.suffix for codec in found.values()}) == len(found)


@pytest.mark.parametrize("name", ["onnx", "", None, 1, ["ckpt"]])
def test_unknown_format_is_refused_with_those_that_are_there(name: Any) -> None:
    with pytest.raises(ValueError, match=r"f\(format\) expected 'ckpt', got "):
        codec_of("f(format)", name)


@pytest.mark.usefixtures("_plain")
def test_format_that_appears_is_listed_for_who_asks_for_another() -> None:
    with pytest.raises(ValueError, match="expected 'ckpt' or 'plain', got 'onnx'"):
        codec_of("f(format)", "onnx")


@pytest.mark.usefixtures("_plain")
def test_format_that_appears_is_saved_and_loaded(tmp_path: Path) -> None:
    save_checkpoint({"w": engine.Tensor([1.0, 2.0])}, tmp_path / "net", format="plain")
    found = load_checkpoint(tmp_path / "net.json", format="plain")

    assert found["w"].asnumpy().tolist() == [1.0, 2.0]
    assert [path.name for path in tmp_path.iterdir()] == ["net.json"]


@pytest.mark.usefixtures("_plain")
def test_file_of_another_format_is_refused_by_its_ending(tmp_path: Path) -> None:
    save_checkpoint({"w": engine.Tensor([1.0])}, tmp_path / "net")

    with pytest.raises(engine.errors.CheckpointError, match=r"expected '….json', got '.*net.ckpt'"):
        load_checkpoint(tmp_path / "net.ckpt", format="plain")


@pytest.mark.usefixtures("_plain")
def test_training_saves_in_the_format_that_its_config_names(
    make_model: Any, make_rows: Any, tmp_path: Path
) -> None:
    config = CheckpointConfig(keep_checkpoint_max=1, format="plain")
    for _ in range(2):
        make_model().train(1, make_rows(), ModelCheckpoint("a", str(tmp_path), config))

    names = sorted(path.name for path in tmp_path.iterdir())
    assert all(name.endswith(".json") for name in names)
    assert [name.partition("-")[0] for name in names] == ["a", "a_1"]
