from __future__ import annotations

import io
import json
import struct
import sys

import pytest

from insight.format import checkpoint_process
from insight.format.checkpoint_process import receive, write_in_process
from insight.format.decrypted import decrypted

CLEAR = {"checksum": False, "key": None, "cipher": "AES-GCM"}


def sent(*parts, end=True):
    frames = b"".join(struct.pack("<Q", len(part)) + part for part in parts)
    return io.BytesIO(frames + (struct.pack("<Q", 2**64 - 1) if end else b""))


def test_parts_are_written_one_after_the_other(tmp_path):
    path = tmp_path / "a.ckpt"
    write_in_process(path, [b"weights", memoryview(b""), memoryview(b"and more")], **CLEAR)

    assert path.read_bytes() == b"weightsand more"


def test_key_reaches_the_other_process_by_the_pipe_alone(tmp_path, monkeypatch):
    made = []
    start = checkpoint_process.subprocess.Popen

    def watched(command, **options):
        made.append((command, options.get("env")))
        return start(command, **options)

    monkeypatch.setattr(checkpoint_process.subprocess, "Popen", watched)
    path, key = tmp_path / "a.ckpt", b"0123456789abcdef"
    write_in_process(path, [b"weights"], checksum=True, key=key, cipher="AES-GCM")

    assert decrypted("a", path.read_bytes(), key, "AES-GCM").startswith(b"weightscrc_num")
    assert key.hex() not in repr(made)
    assert key.decode() not in repr(made)


def test_folder_that_is_gone_is_told_as_the_system_tells_it(tmp_path):
    with pytest.raises(FileNotFoundError, match=r"No such file or directory.*a\.ckpt"):
        write_in_process(tmp_path / "gone" / "a.ckpt", [bytes(1 << 20)] * 3, **CLEAR)


def test_process_that_cannot_start_is_told(tmp_path, monkeypatch):
    monkeypatch.setattr(checkpoint_process, "_START", "raise ImportError('half an installation')")

    with pytest.raises(OSError, match=r"(?s)ended with status 1\..*half an installation"):
        write_in_process(tmp_path / "a.ckpt", [bytes(1 << 20)] * 3, **CLEAR)


def test_parts_that_fail_leave_no_file(tmp_path):
    def parts():
        yield b"weights"
        raise ValueError("a value of a strange type")

    with pytest.raises(ValueError, match="strange"):
        write_in_process(tmp_path / "a.ckpt", parts(), **CLEAR)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("cut", [0, 3, 20])
def test_training_that_dies_meanwhile_leaves_no_file(tmp_path, monkeypatch, cut):
    told = []
    monkeypatch.setattr(checkpoint_process.os, "_exit", told.append)
    monkeypatch.setattr(sys, "stderr", io.StringIO())
    request = json.dumps({**CLEAR, "path": str(tmp_path / "a.ckpt")}).encode()
    whole = sent(request, b"weights", end=False).getvalue()

    receive(io.BytesIO(whole[: len(whole) - cut]))

    assert (told, list(tmp_path.iterdir())) == ([1], [])
    assert "the training ended before the file did" in sys.stderr.getvalue()
