from __future__ import annotations

import stat

import pytest

from insight.format.atomic import written_atomically


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


def test_the_mode_is_the_one_asked_for(tmp_path):
    path = tmp_path / "file"
    written_atomically(path, [b"x"], mode=0o400)

    assert stat.S_IMODE(path.stat().st_mode) == 0o400
