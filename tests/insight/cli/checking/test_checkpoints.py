"""What `insight check` says of a checkpoint of any format."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import engine
from engine.train.serialization.formats import formats
from insight.cli import main

KEY = bytes(16)
FACTS: dict[str, Any] = {"epoch": 3, "note": "fünf", "rate": 0.5, "best": float("inf")}
VALUES = {"fc.weight": np.ones((2, 3), np.float32), "flags": np.array([True])}


def save(path: Path, **options: Any) -> Path:
    form = path.suffix.removeprefix(".")
    engine.save_checkpoint(VALUES, path, append_dict=FACTS, format=form, **options)
    return path


def told(path: Path, capsys: Any, status: int = 0) -> list[dict[str, Any]]:
    assert main(["check", str(path), "--json"]) == status
    found: list[dict[str, Any]] = json.loads(capsys.readouterr().out)
    return found


@pytest.mark.parametrize("form", sorted(formats()))
@pytest.mark.parametrize("crc_check", [False, True])
def test_what_a_checkpoint_holds_is_told(
    form: str, crc_check: bool, tmp_path: Path, capsys: Any
) -> None:
    (found,) = told(save(tmp_path / f"net.{form}", crc_check=crc_check), capsys)

    assert (found["kind"], found["records"], found["problems"]) == ("checkpoint", 6, [])
    assert found["bytes"] == (tmp_path / f"net.{form}").stat().st_size
    assert found["holds"]["format"] == form
    assert found["holds"]["checksum"] == (crc_check or form == "npz")
    assert found["holds"]["encrypted"] is None
    values = {value.pop("name"): value for value in found["holds"]["values"]}
    assert values["fc.weight"] == {"type": "Float32", "shape": [2, 3], "bytes": 24, "value": None}
    assert {name: values[name]["value"] for name in FACTS} == FACTS | {"best": "Infinity"}


@pytest.mark.parametrize("form", sorted(formats()))
def test_values_are_listed_for_a_single_file_alone(form: str, tmp_path: Path, capsys: Any) -> None:
    path = save(tmp_path / f"net.{form}")
    main(["check", str(path)])
    alone = capsys.readouterr().out
    main(["check", str(tmp_path)])
    among = capsys.readouterr().out

    assert "fc.weight  Float32  2 x 3  24 bytes\n" in alone
    assert "'fünf'" in alone
    assert "fc.weight" not in among
    for out in (alone, among):
        assert out.startswith("whole          6 records  ")
        assert ("no checksum: numbers that are damaged would not show" in out) == (form != "npz")


def test_checkpoints_without_a_checksum_take_one_line_each_and_one_in_all(
    tmp_path: Path, capsys: Any
) -> None:
    for number in range(3):
        save(tmp_path / f"net-{number}.ckpt")
    main(["check", str(tmp_path)])
    lines = capsys.readouterr().out.splitlines()

    assert [line.split()[0] for line in lines] == ["whole", "whole", "whole", "3"]
    assert lines[-1] == "3 checkpoints have no checksum: numbers that are damaged would not show"


@pytest.mark.parametrize("mode", ["AES-GCM", "AES-CBC", "SM4-CBC"])
def test_an_encrypted_one_is_told_to_be_one(mode: str, tmp_path: Path, capsys: Any) -> None:
    path = save(tmp_path / "net.ckpt", enc_key=KEY, enc_mode=mode)

    assert main(["check", str(path)]) == 0
    assert f"encrypted by {mode}: what it holds is told by its key alone" in capsys.readouterr().out
    path.write_bytes(path.read_bytes()[:-3])
    (found,) = told(path, capsys, 1)
    assert "a whole encrypted block" in found["problems"][0]["problem"]


@pytest.mark.parametrize("form", sorted(formats()))
def test_a_cut_one_is_damaged(form: str, tmp_path: Path, capsys: Any) -> None:
    path = save(tmp_path / f"net.{form}")
    path.write_bytes(path.read_bytes()[:-1])
    (found,) = told(path, capsys, 1)

    assert "holds" not in found
    assert str(path) in found["problems"][0]["problem"]


@pytest.mark.parametrize("form", sorted(formats()))
def test_another_number_shows_in_the_checksum(form: str, tmp_path: Path, capsys: Any) -> None:
    path = save(tmp_path / f"net.{form}", crc_check=True)
    content = bytearray(path.read_bytes())
    content[content.index(VALUES["fc.weight"].tobytes())] ^= 1
    path.write_bytes(content)
    (found,) = told(path, capsys, 1)

    assert "CRC" in found["problems"][0]["problem"]


def test_checkpoints_of_several_formats_lie_among_files_of_runs(
    tmp_path: Path, capsys: Any
) -> None:
    engine.train.SummaryRecord(str(tmp_path)).close()
    with engine.train.SummaryRecord(str(tmp_path)) as record:
        record.add_value("scalar", "loss", engine.Tensor(0.5))
        record.record(1)
    for form in formats():
        save(tmp_path / f"net.{form}")
    (tmp_path / "notes.txt").write_text("no file of ours")
    found = {Path(file["path"]).suffix or "run": file for file in told(tmp_path, capsys)}

    assert {".ckpt", ".npz", ".safetensors"} < set(found)
    assert len(found) == 4
    assert not any(file["problems"] for file in found.values())


def test_an_npz_of_pickled_objects_is_told_and_not_opened(tmp_path: Path, capsys: Any) -> None:
    path = tmp_path / "data.npz"
    np.savez(path, a=np.array([{}, 1]))
    (found,) = told(path, capsys, 1)

    assert found["holds"]["values"][0]["type"] == "object"
    assert found["refused"]


@pytest.mark.parametrize(
    ("name", "hint"),
    [
        ("net.onnx", "an exported network is no checkpoint"),
        ("net.mindir", "an exported network is no checkpoint"),
        ("net.txt", "checkpoints end in .ckpt, .safetensors, .npz"),
    ],
)
def test_other_files_are_wrong_use(name: str, hint: str, tmp_path: Path, capsys: Any) -> None:
    (tmp_path / name).write_bytes(b"content")

    assert main(["check", str(tmp_path / name)]) == 2
    assert hint in capsys.readouterr().err
