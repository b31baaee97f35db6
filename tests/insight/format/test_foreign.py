"""Files of other libraries are told by their kind; nothing pickled in them is run."""

from __future__ import annotations

import bz2
import gzip
import io
import json
import os
import pickle
import zipfile
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import engine
from engine.errors import CheckpointError
from insight.cli import main
from insight.format.checkpoint import write_checkpoint
from insight.format.file_arrays import file_arrays
from insight.format.file_contents import file_contents
from insight.format.foreign import ForeignError, foreign_error
from insight.landscape import Surface, SurfacePath
from insight.landscape.surface_file import write_surface

HDF5 = b"\x89HDF\r\n\x1a\n" + bytes(100)
LEGACY = b"\x80\x02\x8a\nl\xfc\x9cF\xf9 j\xa8P\x19.\x80\x02M\xe9\x03." + bytes(40)


class Trap:
    """Whoever unpickles it makes a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __reduce__(self) -> Any:
        return os.mkdir, (str(self.folder),)


def archive(**members: bytes) -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as made:
        for name, content in members.items():
            made.writestr(name.replace("__", "/").replace("_dot_", "."), content)
    return file.getvalue()


def saved(save: Any, *values: Any, **named: Any) -> bytes:
    file = io.BytesIO()
    save(file, *values, **named)
    return file.getvalue()


def contents(trap: Trap) -> dict[str, tuple[bytes, str]]:
    """Files by what they are, and what is said of each."""
    pickled = {f"a pickle of protocol {n}": pickle.dumps(trap, n) for n in range(2, 6)}
    objects = np.array([trap])
    return {
        **{name: (content, "got pickled objects") for name, content in pickled.items()},
        "PyTorch's archive": (
            archive(net__data_dot_pkl=pickle.dumps(trap), net__version=b"3"),
            "an archive of PyTorch with pickled objects",
        ),
        "PyTorch's older file": (LEGACY, "a file of PyTorch with pickled objects"),
        "an archive of something": (
            archive(model_dot_pkl=pickle.dumps(trap)),
            "an archive with pickled objects",
        ),
        "Keras' archive": (
            archive(config_dot_json=b"{}", model_dot_weights_dot_h5=HDF5),
            "an archive of Keras",
        ),
        "HDF5": (HDF5, "an HDF5 file"),
        "GGUF": (b"GGUF\3\0\0\0", "a GGUF file"),
        "an array": (saved(np.save, np.ones(3)), "a single array of NumPy"),
        "an array of objects": (
            saved(np.save, objects, allow_pickle=True),
            "an array of NumPy with pickled objects",
        ),
    }


@pytest.fixture
def trap(tmp_path: Path) -> Trap:
    return Trap(tmp_path / "it ran")


def checked(path: Path, capsys: Any) -> dict[str, Any]:
    assert main(["check", str(path), "--json"]) == 1
    (found,) = json.loads(capsys.readouterr().out)
    assert main(["check", str(path)]) == 1
    assert capsys.readouterr().out.startswith("refused ")
    return dict(found)


@pytest.mark.parametrize("ending", [".ckpt", ".safetensors", ".npz"])
def test_every_reader_says_what_it_is_and_runs_nothing(
    ending: str, trap: Trap, tmp_path: Path, capsys: Any
) -> None:
    path = tmp_path / f"net{ending}"
    for content, told in contents(trap).values():
        path.write_bytes(content)
        for read in (file_contents, file_arrays):
            with pytest.raises(ForeignError, match=told.replace("(", r"\(")):
                read(path)
        with pytest.raises(CheckpointError, match=told.replace("(", r"\(")):
            engine.load_checkpoint(path, format=ending[1:])
        found = checked(path, capsys)

        assert found["refused"] is True
        assert found["kind"] == "checkpoint"
        assert told in found["problems"][0]["problem"]
    assert not trap.folder.exists()


@pytest.mark.parametrize("ending", [".pt", ".bin", ".pkl", ".h5", ".keras", ".npy", ""])
def test_check_says_what_it_is_under_any_name(
    ending: str, trap: Trap, tmp_path: Path, capsys: Any
) -> None:
    path = tmp_path / f"net{ending}"
    for content, told in contents(trap).values():
        path.write_bytes(content)
        found = checked(path, capsys)

        assert (found["kind"], found["bytes"]) == ("foreign", len(content))
        assert told in found["problems"][0]["problem"]
    assert not trap.folder.exists()


def test_where_the_bytes_do_not_tell_the_name_does(trap: Trap, tmp_path: Path, capsys: Any) -> None:
    text = pickle.dumps(trap, 0)
    for name, content in {
        "a.pkl": text,
        "a.PICKLE": text,
        "a.joblib": gzip.compress(text),
        "b.joblib": bz2.compress(text),
    }.items():
        (tmp_path / name).write_bytes(content)

        assert "pickled objects" in checked(tmp_path / name, capsys)["problems"][0]["problem"]
    assert not trap.folder.exists()


@pytest.mark.parametrize("save", [np.savez, np.savez_compressed])
def test_an_npz_with_pickled_objects_is_never_whole(
    save: Any, trap: Trap, tmp_path: Path, capsys: Any
) -> None:
    path = tmp_path / "net.npz"
    for values in (
        {"a": np.array([trap])},
        {"a": np.ones(3), "b": np.array(trap, dtype=object)},
        {"a": np.ones(3), "b": np.empty((0, 2), object)},
        {"a": np.array([[1], [2, 3]], dtype=object)},
    ):
        path.write_bytes(saved(save, **values))
        found = checked(path, capsys)
        name = next(reversed(values))

        assert (
            f"{name} expected an array of numbers, got pickled" in found["problems"][0]["problem"]
        )
    assert not trap.folder.exists()


def test_a_surface_with_pickled_objects_is_never_whole(
    trap: Trap, tmp_path: Path, capsys: Any
) -> None:
    none, grid = np.empty(0), np.ones((2, 2))
    path = SurfacePath(np.empty(0, int), np.empty((0, 2)), none, none, none, none)
    write_surface(
        tmp_path / "a.landscape.npz",
        Surface(grid[0], grid[1], grid, path, (0, 0, 1), grid > 0, grid * 0, 5, {}),
    )
    with zipfile.ZipFile(tmp_path / "a.landscape.npz", "a") as archived:
        archived.writestr("more.npy", saved(np.save, np.array([trap]), allow_pickle=True))
    assert main(["check", str(tmp_path / "a.landscape.npz"), "--json"]) == 1
    (found,) = json.loads(capsys.readouterr().out)

    assert found["problems"]
    assert not trap.folder.exists()


def test_folder_with_files_of_others_is_as_whole_as_ours(
    trap: Trap, tmp_path: Path, capsys: Any
) -> None:
    write_checkpoint(tmp_path / "a.ckpt", {"a": np.ones(3)})
    (tmp_path / "model.pt").write_bytes(pickle.dumps(trap))

    assert main(["check", str(tmp_path)]) == 0
    assert capsys.readouterr().out.count("whole") == 1


def test_what_is_whole_is_no_file_of_others_however_it_begins(tmp_path: Path) -> None:
    for names in range(600, 700, 9):
        values = {"n" * names: np.ones(1, np.float32)}
        engine.save_checkpoint(values, tmp_path / "net", format="safetensors")

        assert list(engine.load_checkpoint(tmp_path / "net.safetensors", format="safetensors"))


@pytest.mark.parametrize(
    "content",
    [b"", b"\x80", b"\x80\x04", b"\x80\x09.", b"\x80\x04N", b"PK\3\4", b"PK\3\4" * 99, b"text"],
)
def test_of_other_bytes_nothing_is_said(content: bytes) -> None:
    assert foreign_error("a", io.BytesIO(content), "a.ckpt") is None


def test_damaged_archive_is_no_reason_for_another_error(trap: Trap) -> None:
    for content, _ in contents(trap).values():
        for end in range(0, len(content), 7):
            foreign_error("a", io.BytesIO(content[:end]), "a.npz")
            foreign_error("a", io.BytesIO(content[end:]), "a.npz")
