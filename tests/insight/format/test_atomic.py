from __future__ import annotations

import errno
import os
import stat
import weakref
from pathlib import Path

import numpy as np
import pytest

from insight.format import atomic
from insight.format.atomic import written_atomically
from tests.rights import UMASKS, rights, umask


def broken():
    yield b"half"
    raise ValueError("no more")


def test_the_content_replaces_what_was_there(tmp_path):
    path = tmp_path / "file"
    path.write_bytes(b"old")
    written_atomically(path, [b"new ", b"content"])

    assert path.read_bytes() == b"new content"


def test_a_write_that_fails_leaves_the_old_file_and_no_other(tmp_path):
    path = tmp_path / "file"
    path.write_bytes(b"old")

    with pytest.raises(ValueError, match="no more"):
        written_atomically(path, broken())

    assert [(entry.name, entry.read_bytes()) for entry in tmp_path.iterdir()] == [("file", b"old")]


@pytest.mark.parametrize("taken", UMASKS)
def test_file_has_the_rights_that_the_user_gives_to_new_ones_whatever_was_there(tmp_path, taken):
    path = tmp_path / "file"
    path.touch(0o400)
    with umask(taken):
        written_atomically(path, [b"x"])

    assert rights(path) == 0o666 & ~taken


def refused(*_):
    raise OSError(errno.EIO, "the disk refuses")


@pytest.mark.parametrize(
    ("place", "name"),
    [(os, "open"), (os, "fsync"), (Path, "replace")],
    ids=lambda what: getattr(what, "__name__", what),
)
def test_a_call_that_the_system_refuses_leaves_the_old_file_and_no_other(
    place, name, tmp_path, monkeypatch
):
    path = tmp_path / "file"
    path.write_bytes(b"old")
    monkeypatch.setattr(place, name, refused)
    with pytest.raises(OSError, match="the disk refuses"):
        written_atomically(path, [b"new"])
    monkeypatch.undo()

    assert [(entry.name, entry.read_bytes()) for entry in tmp_path.iterdir()] == [("file", b"old")]


def test_what_need_not_survive_a_power_cut_waits_for_no_disk(tmp_path, monkeypatch):
    path = tmp_path / "file"
    path.write_bytes(b"old")
    monkeypatch.setattr(os, "fsync", refused)

    written_atomically(path, [b"new"], is_flushed=False)

    assert [file.read_bytes() for file in tmp_path.iterdir()] == [b"new"]


def test_a_folder_that_cannot_be_synced_is_told_and_the_file_is_whole(tmp_path, monkeypatch):
    path = tmp_path / "file"
    monkeypatch.setattr(atomic, "sync_directory", refused)

    with pytest.raises(OSError, match="the disk refuses"):
        written_atomically(path, [b"new"])
    assert [(entry.name, entry.read_bytes()) for entry in tmp_path.iterdir()] == [("file", b"new")]


def test_all_of_the_content_is_on_the_disk_before_the_name_is_and_then_the_name(
    tmp_path, monkeypatch
):
    """What a power cut leaves otherwise is an empty file, or the one before."""
    path, calls = tmp_path / "file", []
    sync, rename, sync_names = os.fsync, Path.replace, atomic.sync_directory

    def syncing(descriptor):
        if stat.S_ISREG(os.fstat(descriptor).st_mode):
            calls.append(f"content of {os.fstat(descriptor).st_size}")
        sync(descriptor)

    def renaming(beside, name):
        calls.append(f"name {name.name}")
        return rename(beside, name)

    def syncing_names(folder):
        calls.append(f"folder {folder.name}")
        sync_names(folder)

    monkeypatch.setattr(os, "fsync", syncing)
    monkeypatch.setattr(Path, "replace", renaming)
    monkeypatch.setattr(atomic, "sync_directory", syncing_names)
    written_atomically(path, [bytes(100), b"", memoryview(bytes(200_000))])

    assert calls == ["content of 200100", "name file", f"folder {tmp_path.name}"]


def test_long_content_is_on_its_way_to_the_disk_while_the_next_is_written(tmp_path, monkeypatch):
    path, begun = tmp_path / "file", []
    content = [b"12345", b"", memoryview(bytes(range(100, 123))), b"6" * 9, b"end"]

    def begin(descriptor, offset, length):
        assert os.fstat(descriptor).st_size == offset + length  # nothing is left in a buffer
        begun.append((offset, length))

    monkeypatch.setattr(atomic, "_FLUSH_BYTES", 10)
    monkeypatch.setattr(atomic, "begin_sync", begin)
    written_atomically(path, content)

    assert path.read_bytes() == b"".join(content)
    assert begun == [(0, 15), (15, 10), (25, 12)]


@pytest.mark.parametrize("size", [3, 100])
def test_parts_are_let_go_before_the_next_is_made(size, tmp_path, monkeypatch):
    monkeypatch.setattr(atomic, "_FLUSH_BYTES", size)
    alive = []

    def parts():
        for _ in range(3):
            array = np.arange(10, dtype=np.uint8)
            held = weakref.ref(array)
            yield array.data
            del array
            alive.append(held() is not None)

    written_atomically(tmp_path / "file", parts())

    assert alive == [False] * 3
    assert (tmp_path / "file").read_bytes() == bytes(range(10)) * 3
