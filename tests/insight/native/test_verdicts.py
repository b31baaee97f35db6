"""What was found right on this machine is known to later processes, unless anything is in doubt."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from insight.native import mapped, verdicts
from insight.native.verdicts import forget, is_right, key_of, note_right


@pytest.fixture(autouse=True)
def kept(tmp_path, monkeypatch) -> Path:
    """Where the keys are going to be."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return tmp_path / "cache" / "insight" / "native" / "plans.verdicts"


@pytest.fixture
def code(tmp_path) -> Path:
    folder = tmp_path / "code" / "inside"
    folder.mkdir(parents=True)
    (folder / "one.py").write_text("1\n", encoding="ascii")
    return folder.parent


def test_what_was_found_right_is_known_until_it_is_forgotten(code):
    key, other = key_of([code], [b"graph"]), key_of([code], [b"another"])
    note_right(key)
    note_right(other)

    assert is_right(key)
    forget(key)
    assert not is_right(key)
    assert is_right(other)


def test_key_says_the_code_the_parts_and_the_processor(code, monkeypatch):
    file, parts = code / "inside" / "one.py", [b"ab", b"c"]
    keys = {key_of([code], parts), key_of([code], [b"a", b"bc"]), key_of([code], [b"ab"])}
    assert key_of([code], parts) in keys

    os.utime(file, (1, 1))
    keys.add(key_of([code], parts))
    file.write_text("12\n", encoding="ascii")
    keys.add(key_of([code], parts))
    (code / "two.py").touch()
    keys.add(key_of([code], parts))
    monkeypatch.setattr(mapped, "known_cpu", lambda: "another")
    keys.add(key_of([code], parts))

    assert len(keys) == 7


@pytest.mark.parametrize("damage", [b"", b"\xff\x00", b"f" * 64, b"short\n"])
def test_file_that_was_changed_says_nothing(kept, code, damage):
    key = key_of([code], [])
    note_right(key)
    kept.write_bytes(damage or kept.read_bytes()[:-1])

    assert not is_right(key)
    note_right(key)
    assert is_right(key)


def test_folder_that_others_may_write_to_is_not_believed(kept, code):
    key = key_of([code], [])
    note_right(key)
    kept.parent.chmod(0o777)

    assert not is_right(key)


def test_oldest_keys_go_first(monkeypatch):
    monkeypatch.setattr(verdicts, "MOST", 3)
    keys = [f"{k:064x}" for k in range(5)]
    for key in keys:
        note_right(key)

    assert [is_right(key) for key in keys] == [False, False, True, True, True]
