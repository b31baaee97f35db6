"""Files of checkpoints go from one format into the other as MindSpore takes and names them."""

from __future__ import annotations

import subprocess
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import engine
from engine import ckpt_to_safetensors, safetensors_to_ckpt
from engine.errors import CheckpointError
from insight.format.file_contents import file_contents

WAYS: list[tuple[Callable[..., None], str, str]] = [
    (ckpt_to_safetensors, "ckpt", "safetensors"),
    (safetensors_to_ckpt, "safetensors", "ckpt"),
]
VALUES = {"weight": np.arange(6, dtype=np.float32).reshape(2, 3), "flags": np.array([True])}


def save(path: Path, **options: Any) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    form = path.suffix.removeprefix(".")
    facts = {"epoch": 3, "note": "fünf"}
    engine.save_checkpoint(VALUES, path, append_dict=facts, format=form, **options)
    return path


def load(path: Path) -> dict[str, Any]:
    return engine.load_checkpoint_async(path).result()


def tree(folder: Path, suffix: str) -> list[str]:
    return sorted(str(path.relative_to(folder)) for path in folder.rglob(f"*.{suffix}"))


@pytest.mark.parametrize(("convert", "before", "after"), WAYS)
@pytest.mark.parametrize("crc_check", [False, True])
def test_a_file_lies_beside_itself_with_all_it_had(
    convert: Callable[..., None], before: str, after: str, crc_check: bool, tmp_path: Path
) -> None:
    source = save(tmp_path / f"net-1_2.{before}", crc_check=crc_check)
    convert(source)
    target = source.with_suffix(f".{after}")
    found = load(target)

    assert list(found) == ["weight", "flags", "epoch", "note"]
    assert found["note"] == "fünf"
    for name, value in VALUES.items():
        np.testing.assert_array_equal(found[name].asnumpy(), value, strict=True)
    assert file_contents(target).has_checksum is crc_check
    assert source.exists()


@pytest.mark.parametrize(
    ("convert", "before", "after", "processes"), [(*WAYS[0], 1), (*WAYS[1], 1)]
)
def test_a_folder_is_its_folders_of_ranks(
    convert: Callable[..., None], before: str, after: str, processes: int, tmp_path: Path
) -> None:
    for name in ("rank_0/a-1", "rank_0/b", "rank_1/a-1", "rank_1/deeper/c", "other/d", "e"):
        save(tmp_path / f"{name}.{before}")
    convert(tmp_path, tmp_path / "new" / "folder", processes_num=processes)

    converted = [f"rank_0/a-1.{after}", f"rank_0/b.{after}", f"rank_1/a-1.{after}"]
    assert tree(tmp_path / "new" / "folder", after) == converted
    assert tree(tmp_path, after) == [f"new/folder/{name}" for name in converted]


def test_a_folder_without_ranks_is_its_own_files(tmp_path: Path) -> None:
    save(tmp_path / "a.ckpt")
    save(tmp_path / "below" / "b.ckpt")
    ckpt_to_safetensors(str(tmp_path))

    assert tree(tmp_path, "safetensors") == ["a.safetensors"]


def test_processes_share_the_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[Any] = []
    popen = subprocess.Popen
    monkeypatch.setattr(subprocess, "Popen", lambda *a, **k: begun.append(a) or popen(*a, **k))
    for number in range(2):
        save(tmp_path / f"{number}.ckpt")
    ckpt_to_safetensors(tmp_path, processes_num=9, name_map={"weight": "w"})

    assert len(begun) == 2
    assert all("w" in load(tmp_path / f"{number}.safetensors") for number in range(2))


@pytest.mark.parametrize(
    ("pattern", "names"), [("b", ["b-2"]), ("_1", ["a_1"]), (r"ckpt$", ["a_1", "b-2"]), ("x", [])]
)
def test_names_are_searched(pattern: str, names: list[str], tmp_path: Path) -> None:
    for name in ("a_1", "b-2"):
        save(tmp_path / "rank_1" / f"{name}.ckpt")
    ckpt_to_safetensors(tmp_path, tmp_path / "new", file_name_regex=pattern)

    assert tree(tmp_path / "new", "safetensors") == [f"rank_1/{n}.safetensors" for n in names]


def test_parameters_take_other_names(tmp_path: Path) -> None:
    source = save(tmp_path / "net.ckpt")
    ckpt_to_safetensors(source, name_map={"weight": "fc.weight", "gone": "nothing"})

    assert list(load(tmp_path / "net.safetensors")) == ["fc.weight", "flags", "epoch", "note"]


def test_two_parameters_of_one_name_are_refused(tmp_path: Path) -> None:
    source = save(tmp_path / "net.ckpt")

    with pytest.raises(CheckpointError, match=r"net.ckpt expected names that differ"):
        ckpt_to_safetensors(source, name_map={"weight": "flags"})
    assert tree(tmp_path, "safetensors") == []


SEVERAL = [1, pytest.param(2, marks=pytest.mark.long)]  # each process starts Python anew


@pytest.mark.parametrize("processes", SEVERAL)
def test_a_damaged_file_is_named_and_leaves_nothing(processes: int, tmp_path: Path) -> None:
    save(tmp_path / "a.ckpt")
    damaged = save(tmp_path / "b.ckpt")
    damaged.write_bytes(damaged.read_bytes()[:-1])

    with pytest.raises(CheckpointError, match=rf"ckpt_to_safetensors: checkpoint {damaged}"):
        ckpt_to_safetensors(tmp_path, tmp_path / "new", processes_num=processes)
    assert tree(tmp_path, "safetensors") == ["new/a.safetensors"]


@pytest.mark.parametrize("processes", SEVERAL)
def test_a_folder_that_cannot_be_made_is_told(processes: int, tmp_path: Path) -> None:
    for name in ("a", "b"):
        save(tmp_path / "rank_0" / f"{name}.ckpt")
    (tmp_path / "new").mkdir()
    (tmp_path / "new" / "rank_0").write_text("a file")

    with pytest.raises(OSError, match="rank_0"):
        ckpt_to_safetensors(tmp_path, tmp_path / "new", processes_num=processes)


def test_an_encrypted_file_and_a_type_without_a_name_there_are_refused(tmp_path: Path) -> None:
    save(tmp_path / "net.ckpt", enc_key=bytes(16))
    with pytest.raises(CheckpointError, match="one encrypted by AES-GCM"):
        ckpt_to_safetensors(tmp_path / "net.ckpt")

    engine.save_checkpoint({"w": np.zeros(2, np.complex128)}, tmp_path / "wave.ckpt")
    with pytest.raises(CheckpointError, match=r"w expected one of .*, got Complex128"):
        ckpt_to_safetensors(tmp_path / "wave.ckpt")
    assert tree(tmp_path, "safetensors") == []


def test_a_file_is_converted_in_the_memory_of_its_numbers(tmp_path: Path) -> None:
    size = 4_000_000
    values = {f"w{number}": np.zeros(size // 4, np.float32) for number in range(3)}
    engine.save_checkpoint(values, tmp_path / "net.ckpt", crc_check=True)
    ckpt_to_safetensors(save(tmp_path / "small.ckpt"))  # loads what is loaded late
    tracemalloc.start()
    ckpt_to_safetensors(tmp_path / "net.ckpt")
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()

    assert peak < (3 + 1.2) * size


@pytest.mark.parametrize(
    ("options", "error", "told"),
    [
        ({"file_path": 3}, ValueError, "a path, got int"),
        ({"file_path": "gone"}, ValueError, "a file or a folder, got none at gone"),
        ({"file_path": "note.txt"}, ValueError, r"'….ckpt', got 'note.txt'"),
        ({"file_path": "empty"}, ValueError, "or folders 'rank…' with them, got none"),
        ({"save_path": 3}, TypeError, "a path or None"),
        ({"save_path": "note.txt"}, ValueError, "expected a folder, got the file note.txt"),
        ({"name_map": ["a"]}, ValueError, "a dict of str to str or None, got list"),
        ({"name_map": {"a": 1}}, ValueError, r"got {'a': 1}"),
        ({"file_name_regex": "("}, ValueError, "a regular expression"),
        ({"file_name_regex": 1}, TypeError, "a str or None"),
        (
            {"file_path": "net.ckpt", "file_name_regex": "x"},
            ValueError,
            "a name with 'x', got 'net",
        ),
        ({"processes_num": 0}, ValueError, "1 or more, got 0"),
        ({"processes_num": "2"}, TypeError, "an int"),
        ({"processes_num": True}, TypeError, "an int"),
    ],
    ids=str,
)
def test_wrong_argument_is_refused(
    options: dict[str, Any],
    error: type[Exception],
    told: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    save(tmp_path / "net.ckpt")
    (tmp_path / "note.txt").write_text("no checkpoint")
    (tmp_path / "empty").mkdir()

    with pytest.raises(error, match=rf"ckpt_to_safetensors\({next(iter(options))}\).*{told}"):
        ckpt_to_safetensors(**{"file_path": "net.ckpt"} | options)
