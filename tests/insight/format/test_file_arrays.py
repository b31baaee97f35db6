"""Arrays of every format are found and read by pieces as they load."""

from __future__ import annotations

import json
import tracemalloc
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest

import engine
from engine.train.serialization.formats import formats
from insight.errors import CheckpointError, PathError
from insight.format import checkpoint
from insight.format.file_arrays import FINDERS, file_arrays
from insight.format.file_contents import READERS
from insight.format.messages import Checkpoint
from insight.landscape.trained import is_float

DATA = Path(__file__).parents[2] / "data" / "ckpt"
VALUES: dict[str, Any] = {
    "single": np.array(2, np.uint8),
    "half": np.ones(3, ml_dtypes.bfloat16),
    "none": np.zeros((0, 2)),
    "flags": np.array([[True, False]]),
    "large": np.arange(300 * 70, dtype=np.float64).reshape(300, 70),
    "wide": np.arange(99_000, dtype=np.float32).reshape(-1, 3),
}


def read_by(array: Any, count: int) -> np.ndarray[Any, Any]:
    """All of an array, `count` elements at a time, as float64."""
    pieces, read = array.pieces(), np.empty(array.size)
    for begin in range(0, array.size, count):
        pieces.into(read[begin : begin + count])
    return read.reshape(array.shape)


def test_every_format_is_found() -> None:
    assert set(FINDERS) == set(READERS)


@pytest.mark.parametrize("form", sorted(formats()))
def test_arrays_are_those_that_were_saved(form: str, tmp_path: Path) -> None:
    path = tmp_path / f"net.{form}"
    engine.save_checkpoint(VALUES, path, append_dict={"note": "text", "rate": 0.5}, format=form)
    found = file_arrays(path)

    assert list(found) == [*VALUES, "rate"]
    for name, value in VALUES.items():
        whole = found[name].read()
        assert (whole.dtype, whole.shape) == (value.dtype, value.shape)
        assert np.array_equal(whole, value)
        assert np.array_equal(read_by(found[name], 1000), value.astype(float))


@pytest.mark.parametrize("name", sorted(p.name for p in DATA.glob("*.ckpt") if "enc" not in p.name))
def test_mindspores_arrays_are_those_that_load(name: str) -> None:
    loaded = engine.load_checkpoint(DATA / name)
    found = file_arrays(DATA / name)

    assert list(found) == [key for key, value in loaded.items() if not isinstance(value, str)]
    for key, array in found.items():
        assert array.read().tobytes() == loaded[key].asnumpy().tobytes()


@pytest.mark.parametrize("save", [np.savez, np.savez_compressed])
def test_archives_of_numpy_are_read_in_any_order_of_axes_and_bytes(save: Any, tmp_path: Path):
    values = {
        "c": np.arange(6.0).reshape(2, 3),
        "f": np.asfortranarray(np.arange(6.0).reshape(2, 3)),
    }
    values["big"] = np.arange(5).astype(">f4")
    save(tmp_path / "net.npz", **values)
    found = file_arrays(tmp_path / "net.npz")

    for name, value in values.items():
        assert np.array_equal(found[name].read(), value)
        assert np.array_equal(read_by(found[name], 2), value)


def test_array_that_was_cut_into_values_is_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(checkpoint, "MOST_CONTENT", 100_000)
    checkpoint.write_checkpoint(tmp_path / "net.ckpt", {"wide": VALUES["wide"]})
    array = file_arrays(tmp_path / "net.ckpt")["wide"]

    assert np.array_equal(read_by(array, 7000), VALUES["wide"])


def test_content_before_the_rest_of_its_value_is_kept(tmp_path: Path):
    content = np.arange(3, dtype="<f4").tobytes()
    tensor = b"\x1a" + bytes([len(content)]) + content + b"\x08\x03" + b"\x12\x07Float32"
    value = b"\x0a\x01w" + b"\x12" + bytes([len(tensor)]) + tensor
    data = b"\x0a" + bytes([len(value)]) + value
    (tmp_path / "net.ckpt").write_bytes(data)

    assert Checkpoint.FromString(data).value[0].tag == "w"
    assert np.array_equal(file_arrays(tmp_path / "net.ckpt")["w"].read(), [0, 1, 2])


@pytest.mark.parametrize("form", sorted(formats()))
def test_finding_reads_no_array(form: str, tmp_path: Path) -> None:
    path = tmp_path / f"net.{form}"
    engine.save_checkpoint({"weight": np.zeros(3_000_000, np.float32)}, path, format=form)
    file_arrays(path)
    tracemalloc.start()
    array = file_arrays(path)["weight"]
    array.pieces().into(np.empty(1000, np.float32))
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()

    assert peak < 1_000_000


@pytest.mark.parametrize("form", sorted(formats()))
def test_file_that_became_shorter_is_told(form: str, tmp_path: Path) -> None:
    path = tmp_path / f"net.{form}"
    engine.save_checkpoint({"weight": np.zeros(50_000, np.float32)}, path, format=form)
    array = file_arrays(path)["weight"]
    path.write_bytes(path.read_bytes()[:1000])

    with pytest.raises(
        CheckpointError, match=f"net.{form}: weight expected .* bytes more, got an end"
    ):
        array.read()


@pytest.mark.parametrize("form", sorted(formats()))
def test_cut_file_is_refused(form: str, tmp_path: Path) -> None:
    path = tmp_path / f"net.{form}"
    engine.save_checkpoint(VALUES, path, format=form)
    whole = path.read_bytes()
    for size in (0, 7, 100, len(whole) // 2, len(whole) - 1):
        path.write_bytes(whole[:size])
        with pytest.raises(CheckpointError, match=f"net.{form}"):
            file_arrays(path)


def test_file_that_is_not_there_or_no_checkpoint_is_told(tmp_path: Path) -> None:
    with pytest.raises(PathError, match=r"expected an existing path, got .*none.npz"):
        file_arrays(tmp_path / "none.npz")
    with pytest.raises(CheckpointError, match=r"a name that ends in .ckpt or .safetensors or .npz"):
        file_arrays(tmp_path / "net.pt")


def test_array_of_a_type_that_nothing_computes_with_is_refused(tmp_path: Path) -> None:
    header = {"w": {"dtype": "F8_E4M3", "shape": [2], "data_offsets": [0, 2]}}
    text = json.dumps(header).encode()
    path = tmp_path / "net.safetensors"
    path.write_bytes(len(text).to_bytes(8, "little") + text + bytes(2))
    array = file_arrays(path)["w"]

    assert not is_float(array)
    with pytest.raises(CheckpointError, match=r"w expected a type of NumPy, got F8_E4M3"):
        array.read()


def test_encrypted_file_is_told() -> None:
    with pytest.raises(CheckpointError, match="encrypted by AES-GCM"):
        file_arrays(DATA / "ms210_enc_aesgcm_128.ckpt")


@pytest.mark.parametrize("form", sorted(formats()))
def test_damaged_file_is_read_or_refused_and_never_worse(form: str, tmp_path: Path) -> None:
    """Cut anywhere, and with a bit turned over anywhere: arrays, or our errors."""
    path = tmp_path / f"net.{form}"
    values = {name: value for name, value in VALUES.items() if value.size < 10}
    engine.save_checkpoint({**values, "odd": np.arange(9.0)}, path, format=form)
    content, rng = path.read_bytes(), np.random.default_rng(0)
    outcomes = []
    for number in [*range(0, len(content), 9), *[len(content)] * 100]:
        damaged = bytearray(content[:number])
        if number == len(content):
            damaged[rng.integers(len(content))] ^= 1 << int(rng.integers(8))
        path.write_bytes(damaged)
        try:
            for array in file_arrays(path).values():
                array.read()
            outcomes.append(True)
        except CheckpointError:
            outcomes.append(False)

    assert 0 < sum(outcomes) < len(outcomes)
