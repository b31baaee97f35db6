from __future__ import annotations

import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from insight.record import held
from insight.record.held import HeldFolder
from tests.rights import rights, umask

NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL


@pytest.fixture(params=["held", "by path"])
def folder(request, tmp_path, monkeypatch):
    if request.param == "by path":
        monkeypatch.setattr(held, "_CAN_HOLD", False)
    (tmp_path / "a").mkdir()
    folder = HeldFolder(tmp_path / "a")
    yield folder
    folder.let_go()


def test_what_is_done_in_a_folder_is_done_where_it_lies(folder, tmp_path):
    folder.make_folder("inner")
    os.close(folder.open("inner/new", NEW))
    folder.replace("inner/new", "file")
    folder.sync()
    path = tmp_path / "a" / "file"

    assert path.is_file()
    assert (folder.has("file"), folder.has("inner"), folder.has("inner/new")) == (True, True, False)
    folder.remove("file")
    assert not path.exists()


def test_new_files_and_folders_have_the_rights_that_the_user_gives_to_new_ones(folder, tmp_path):
    with umask(0o027):
        folder.make_folder("inner")
        os.close(folder.open("file", NEW))

    assert (rights(tmp_path / "a" / "file"), rights(tmp_path / "a" / "inner")) == (0o640, 0o750)


def test_a_deleted_folder_is_not_there(folder, tmp_path):
    assert folder.is_there()
    (tmp_path / "a").rmdir()

    assert not folder.is_there()
    with pytest.raises(FileNotFoundError):
        folder.open("file", NEW)


def test_a_folder_that_cannot_be_held_is_an_error(tmp_path):
    with pytest.raises(FileNotFoundError):
        HeldFolder(tmp_path / "missing")


def test_a_folder_is_held_wherever_it_is_moved(tmp_path):
    (tmp_path / "a").mkdir()
    folder = HeldFolder(tmp_path / "a")
    (tmp_path / "a").rename(tmp_path / "b")
    (tmp_path / "a").mkdir()
    os.close(folder.open("file", NEW))
    folder.sync()
    folder.let_go()

    assert [path.name for path in (tmp_path / "b").iterdir()] == ["file"]
    assert list((tmp_path / "a").iterdir()) == []


def test_a_descriptor_is_given_back_once(tmp_path):
    folder = HeldFolder(tmp_path)
    folder.let_go()
    folder.let_go()
    HeldFolder(tmp_path)
    open_files = [str(path.readlink()) for path in Path("/proc/self/fd").iterdir() if path.exists()]

    assert str(tmp_path) not in open_files


def test_a_descriptor_that_somebody_else_closed_is_no_error(tmp_path):
    before = {int(path.name) for path in Path("/proc/self/fd").iterdir()}
    folder = HeldFolder(tmp_path)
    for descriptor in {int(path.name) for path in Path("/proc/self/fd").iterdir()} - before:
        with suppress(OSError):  # the one that lists them is closed by now
            os.close(descriptor)

    folder.let_go()


def test_folder_that_outlives_its_module_at_the_end_of_a_process_goes_without_a_word(tmp_path):
    script = (
        "import os, pathlib, sys\n"
        "from insight.record import held\n"
        # The interpreter empties modules one by one, the oldest last.
        "os.kept = held, held.HeldFolder(pathlib.Path(sys.argv[1]))\n"
    )
    command = [sys.executable, "-c", script, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)

    assert done.stderr == ""


@pytest.mark.parametrize(
    ("asks", "call"),
    [
        ("open", lambda folder: os.close(folder.open("new", NEW))),
        ("mkdir", lambda folder: folder.make_folder("new")),
        ("replace", lambda folder: folder.replace("old", "new")),
        ("unlink", lambda folder: folder.remove("old")),
        ("stat", lambda folder: folder.has("old") or pytest.fail("looked elsewhere")),
    ],
)
def test_what_is_done_while_a_folder_is_let_go_is_done_there(asks, call, tmp_path, monkeypatch):
    """Another thread lets go right before the system is asked, and a third opens another folder."""
    for name in ("a", "here"):
        (tmp_path / name).mkdir()
    (tmp_path / "a" / "old").touch(mode=0o600)
    monkeypatch.chdir(tmp_path / "here")
    folder = HeldFolder(tmp_path / "a")
    real, opened = getattr(os, asks), []

    def ask(*arguments, **options):
        if not opened:
            folder.let_go()
            opened.append(None)
            opened.extend(os.open(".", os.O_RDONLY) for _ in range(3))  # one of the freed numbers
        return real(*arguments, **options)

    monkeypatch.setattr(os, asks, ask)
    call(folder)
    monkeypatch.undo()
    for descriptor in opened[1:]:
        os.close(descriptor)

    assert opened
    assert list((tmp_path / "here").iterdir()) == []
