"""Files written beside the training hold what was there, come in order, and fail aloud."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import engine
from engine import load_checkpoint, save_checkpoint
from engine.train.serialization import save
from engine.train.serialization.beside import BESIDE, THREAD_NAME, Beside
from tests.rights import rights, umask

WAYS = pytest.mark.parametrize("way", [True, "thread", "process"])


class Gate:
    """Holds every write until it is opened."""

    def __init__(self, write: Callable[..., None]) -> None:
        self._write, self._open = write, threading.Event()
        self.asked: list[str] = []

    def __call__(self, path: Path, *arguments: Any, **options: Any) -> None:
        assert self._open.wait(60)
        self.asked.append(path.name)
        self._write(path, *arguments, **options)

    def open(self) -> None:
        self._open.set()


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Any:
    made = Gate(save.write_parts)
    monkeypatch.setattr(save, "write_parts", made)
    yield made
    made.open()
    BESIDE.settle()


@WAYS
def test_file_is_the_one_that_saving_at_once_gives(tmp_path: Path, way: Any) -> None:
    values = {"w": engine.Tensor(np.arange(5000.0)), "name": "ü", "e": engine.Tensor(np.ones(0))}
    with umask(0o027):
        for name, beside in (("now", False), ("beside", way)):
            save_checkpoint(values, tmp_path / name, async_save=beside, append_dict={"n": 3})
        BESIDE.settle()
    load_checkpoint(tmp_path / "beside.ckpt")

    assert (tmp_path / "now.ckpt").read_bytes() == (tmp_path / "beside.ckpt").read_bytes()
    assert {rights(path) for path in tmp_path.iterdir()} == {0o640}


@WAYS
@pytest.mark.parametrize("crc", [False, True])
def test_file_can_be_encrypted_and_summed(tmp_path: Path, way: Any, crc: bool) -> None:
    path, key = tmp_path / "a.ckpt", bytes(range(24))
    options: dict[str, Any] = {"enc_key": key, "enc_mode": "AES-CBC", "crc_check": crc}
    save_checkpoint({"w": engine.Tensor([1.0, 2.0])}, path, async_save=way, **options)
    loaded = load_checkpoint(path, dec_key=key, dec_mode="AES-CBC", crc_check=crc)

    assert loaded["w"].asnumpy().tolist() == [1.0, 2.0]


def test_file_holds_what_was_there_when_it_was_asked_for(tmp_path: Path, gate: Gate) -> None:
    weight = engine.Parameter(np.ones(3, np.float32), "w")
    save_checkpoint({"w": weight}, tmp_path / "a.ckpt", async_save=True)
    weight.array[:] = 7  # as optimizers do, in place
    assert list(tmp_path.iterdir()) == []
    gate.open()

    assert load_checkpoint(tmp_path / "a.ckpt")["w"].asnumpy().tolist() == [1.0, 1.0, 1.0]


def test_files_are_written_one_at_a_time_and_in_order(tmp_path: Path, gate: Gate) -> None:
    def save_three() -> None:
        for name in "cab":
            save_checkpoint({"w": engine.Tensor([1.0])}, tmp_path / name, async_save=True)

    saving = threading.Thread(target=save_three)
    saving.start()
    writers = [thread for thread in threading.enumerate() if thread.name == THREAD_NAME]
    gate.open()
    saving.join()
    BESIDE.wait()

    assert len(writers) <= 1
    assert gate.asked == ["c.ckpt", "a.ckpt", "b.ckpt"]


def test_file_that_is_saved_at_once_comes_after_the_one_on_its_way(
    tmp_path: Path, gate: Gate
) -> None:
    path = tmp_path / "a.ckpt"
    save_checkpoint({"w": engine.Tensor([1.0])}, path, async_save=True)
    gate.open()
    save_checkpoint({"w": engine.Tensor([2.0])}, path)

    assert load_checkpoint(path)["w"].asnumpy().tolist() == [2.0]


def test_status_says_whether_a_file_is_on_its_way(tmp_path: Path, gate: Gate) -> None:
    save_checkpoint({"w": engine.Tensor([1.0])}, tmp_path / "a", async_save=True)
    before = engine.async_ckpt_thread_status()
    gate.open()
    BESIDE.wait()

    assert (before, engine.async_ckpt_thread_status()) == (True, False)


@pytest.mark.parametrize("next_way", [False, True, "process"])
def test_failure_is_logged_and_raised_by_the_next_save(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    next_way: Any,
) -> None:
    def full(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    values = {"w": engine.Tensor([1.0])}
    with monkeypatch.context() as patch:
        patch.setattr(save, "write_parts", full)
        save_checkpoint(values, tmp_path / "a.ckpt", async_save=True)
        BESIDE.finish()

    with pytest.raises(OSError, match="No space left") as raised:
        save_checkpoint(values, tmp_path / "b.ckpt", async_save=next_way)
    assert f"while {tmp_path / 'a.ckpt'} was written beside" in raised.value.__notes__[0]
    assert "a.ckpt is not saved" in caplog.text
    save_checkpoint(values, tmp_path / "b.ckpt", async_save=next_way)
    BESIDE.wait()
    assert [path.name for path in tmp_path.iterdir()] == ["b.ckpt"]


def test_missing_folder_is_told_at_once(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="missing"):
        save_checkpoint({"w": engine.Tensor([1.0])}, tmp_path / "missing" / "a", async_save=True)


@pytest.mark.parametrize(
    ("way", "error"), [("fork", ValueError), (1, TypeError), (None, TypeError)]
)
def test_unknown_way_is_refused(tmp_path: Path, way: Any, error: type[Exception]) -> None:
    with pytest.raises(error, match="'thread' or 'process'"):
        save_checkpoint({"w": engine.Tensor([1.0])}, tmp_path / "a", async_save=way)


END_AT_ONCE = """
import sys, numpy as np, engine
values = {"w": engine.Tensor(np.zeros(3_000_000, np.float32))}
engine.save_checkpoint(values, sys.argv[1], async_save=eval(sys.argv[2]))
"""


@pytest.mark.parametrize("way", ["True", "'process'"])
def test_end_of_the_process_waits_for_the_file(tmp_path: Path, way: str) -> None:
    path = tmp_path / "a.ckpt"
    subprocess.run([sys.executable, "-c", END_AT_ONCE, path, way], check=True)

    assert load_checkpoint(path)["w"].shape == (3_000_000,)
    assert [file.name for file in tmp_path.iterdir()] == ["a.ckpt"]


NO_ROOM = """
import resource
resource.setrlimit(resource.RLIMIT_FSIZE, (1000, resource.RLIM_INFINITY))
"""


@pytest.mark.parametrize("way", ["True", "'process'"])
def test_end_of_the_process_tells_of_a_file_that_has_no_room(tmp_path: Path, way: str) -> None:
    path = tmp_path / "a.ckpt"
    save_checkpoint({"w": engine.Tensor([1.0])}, path)
    command = [sys.executable, "-B", "-c", NO_ROOM + END_AT_ONCE, str(path), way]
    done = subprocess.run(command, check=True, capture_output=True, text=True)

    assert f"{path} is not saved." in done.stderr
    assert "File too large" in done.stderr
    assert load_checkpoint(path)["w"].asnumpy().tolist() == [1.0]
    assert [file.name for file in tmp_path.iterdir()] == ["a.ckpt"]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
@pytest.mark.filterwarnings("ignore:.*multi-threaded.*fork:DeprecationWarning")
def test_forked_process_waits_for_no_file_of_its_parent(tmp_path: Path, gate: Gate) -> None:
    save_checkpoint({"w": engine.Tensor([1.0])}, tmp_path / "a", async_save=True)
    child = os.fork()
    if child == 0:
        os._exit(int(engine.async_ckpt_thread_status()))
    status = os.waitpid(child, 0)[1]

    assert status == 0
    assert engine.async_ckpt_thread_status()


def test_last_file_is_written_where_no_thread_can_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(_: Any) -> None:
        raise RuntimeError("can't start new thread at interpreter shutdown")

    monkeypatch.setattr(threading.Thread, "start", refused)
    beside, written = Beside(), []
    beside.start("a", lambda: written.append("a"))
    beside.wait()

    assert written == ["a"]
