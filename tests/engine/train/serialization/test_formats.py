"""A format is a file with a codec; what saves and loads asks the registry."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np
import pytest

import engine
from engine.train import CheckpointConfig, ModelCheckpoint
from engine.train.serialization import load_checkpoint, save_checkpoint
from engine.train.serialization.formats import Codec, codec_of, formats

pytestmark = pytest.mark.no_mode


def parts(where: str, values: Mapping[str, Any]) -> Iterator[bytes]:
    arrays = {name: np.asarray(value.asnumpy()).tolist() for name, value in values.items()}
    yield json.dumps(arrays).encode()


def read(
    where: str, file: BinaryIO, *, check_crc: bool, wanted: Callable[[str], bool]
) -> dict[str, Any]:
    arrays = json.load(file)
    return {name: np.asarray(value, np.float32) for name, value in arrays.items() if wanted(name)}


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
    with pytest.raises(
        ValueError, match=r"f\(format\) expected 'ckpt' or 'npz' or 'safetensors', got "
    ):
        codec_of("f(format)", name)


@pytest.mark.usefixtures("_plain")
def test_format_that_appears_is_listed_for_who_asks_for_another() -> None:
    with pytest.raises(ValueError, match="'safetensors' or 'plain', got 'onnx'"):
        codec_of("f(format)", "onnx")


@pytest.mark.usefixtures("_plain")
def test_format_that_appears_is_saved_and_loaded(tmp_path: Path) -> None:
    save_checkpoint({"w": engine.Tensor([1.0, 2.0])}, tmp_path / "net", format="plain")
    found = load_checkpoint(tmp_path / "net.json", format="plain")

    assert found["w"].asnumpy().tolist() == [1.0, 2.0]
    assert [path.name for path in tmp_path.iterdir()] == ["net.json"]


@pytest.mark.usefixtures("_plain")
def test_format_that_appears_can_be_encrypted(tmp_path: Path) -> None:
    key, path = bytes(16), tmp_path / "net.json"
    save_checkpoint({"w": engine.Tensor([1.0, 2.0])}, path, enc_key=key, format="plain")
    found = load_checkpoint(path, dec_key=key, format="plain")

    assert found["w"].asnumpy().tolist() == [1.0, 2.0]


@pytest.mark.usefixtures("_plain")
def test_file_of_another_format_is_refused_by_its_ending(tmp_path: Path) -> None:
    save_checkpoint({"w": engine.Tensor([1.0])}, tmp_path / "net")

    told = r"expected '….json', got '.*net.ckpt'. Hint: give format='ckpt'"
    with pytest.raises(engine.errors.CheckpointError, match=told):
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


def test_checkpoint_that_lacks_its_last_values_is_refused(tmp_path: Path) -> None:
    whole, first = tmp_path / "whole.ckpt", tmp_path / "first.ckpt"
    engine.save_checkpoint({"a": engine.Tensor([1.0])}, first)
    engine.save_checkpoint({"a": engine.Tensor([1.0]), "b": engine.Tensor([2.0])}, whole)
    cut = tmp_path / "cut.ckpt"
    cut.write_bytes(whole.read_bytes()[: first.stat().st_size])

    with pytest.raises(engine.errors.CheckpointError, match="2 values, got 1"):
        engine.load_checkpoint(cut)


@pytest.mark.parametrize("form", ["safetensors", "npz"])
def test_what_other_libraries_read_is_not_encrypted(form: str, tmp_path: Path) -> None:
    told = rf"_key\) expected None for format='{form}', got a key. Hint: format='ckpt' is encrypted"
    path = tmp_path / f"net.{form}"

    with pytest.raises(ValueError, match=told):
        save_checkpoint({"a": engine.Tensor([1.0])}, path, enc_key=bytes(16), format=form)
    with pytest.raises(ValueError, match=told):
        CheckpointConfig(enc_key=bytes(16), format=form)
    save_checkpoint({"a": engine.Tensor([1.0])}, path, format=form)
    with pytest.raises(ValueError, match=told):
        load_checkpoint(path, dec_key=bytes(16), format=form)


@pytest.mark.parametrize("form", ["safetensors", "npz"])
def test_extra_state_comes_back(form: str, tmp_path: Path) -> None:
    state = {"seen": [3, None, (0.5, "x")], "mean": np.arange(3.0)}
    path = tmp_path / f"net.{form}"
    save_checkpoint({"fc._extra_state": state, "a": engine.Tensor([1.0])}, path, format=form)
    found = load_checkpoint(path, format=form)

    assert list(found) == ["fc._extra_state", "a"]
    assert found["fc._extra_state"]["seen"] == state["seen"]
    np.testing.assert_array_equal(found["fc._extra_state"]["mean"], state["mean"])


@pytest.mark.parametrize("form", ["safetensors", "npz"])
def test_a_damaged_file_leaves_the_network_as_it_was(
    make_net: Callable[[], Any], form: str, tmp_path: Path
) -> None:
    net, path = make_net(), tmp_path / f"net.{form}"
    save_checkpoint(make_net(), path, format=form, crc_check=True)
    before = {parameter.name: parameter.asnumpy().copy() for parameter in net.get_parameters()}
    content = bytearray(path.read_bytes())
    weight = load_checkpoint(path, format=form)["bias"].asnumpy().tobytes()
    content[content.index(weight)] ^= 1
    path.write_bytes(content)

    with pytest.raises(engine.errors.CheckpointError, match=str(path)):
        load_checkpoint(path, net, format=form, crc_check=True)
    for parameter in net.get_parameters():
        np.testing.assert_array_equal(parameter.asnumpy(), before[parameter.name])


@pytest.mark.parametrize("form", ["safetensors", "npz"])
def test_arrays_begin_to_load_in_a_thread_by_their_ending(form: str, tmp_path: Path) -> None:
    path = tmp_path / f"net.{form}"
    save_checkpoint({"a": engine.Tensor([1.0, 2.0])}, path, format=form)

    assert engine.load_checkpoint_async(path).result()["a"].asnumpy().tolist() == [1, 2]
