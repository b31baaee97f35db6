"""Encrypted record files; one that MindSpore wrote is read."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from engine.errors import ArgumentValueError, RecordError, StateError
from engine.mindrecord import FileReader, FileWriter, set_dec_mode, set_enc_key, set_enc_mode

DATA = Path(__file__).parents[2] / "data" / "mindrecord"
KEY = "0123456789abcdef"


@pytest.fixture(autouse=True)
def clear():
    yield
    set_enc_key(None)
    set_enc_mode()
    set_dec_mode(None)


def write(path, count=5):
    writer = FileWriter(str(path))
    writer.set_header_size(1 << 14)
    writer.set_page_size(1 << 15)
    writer.add_schema({"number": {"type": "int32"}, "ids": {"type": "int64", "shape": [-1]}})
    writer.write_raw_data([{"number": n, "ids": np.arange(n)} for n in range(count)])
    writer.commit()
    return str(path)


def numbers(path):
    return [row["number"] for row in FileReader(path).get_next()]


@pytest.mark.parametrize("size", [16, 24, 32])
def test_encrypted_file_is_read_with_its_key(size, tmp_path):
    set_enc_key("k" * size)
    path = write(tmp_path / "one")

    assert numbers(path) == [0, 1, 2, 3, 4]
    assert (tmp_path / "one").read_bytes()[-14:] == b"AES-GCMENCRYPT"
    assert b"schema" not in (tmp_path / "one").read_bytes()
    assert sorted(file.name for file in tmp_path.iterdir()) == ["one", "one.db"]


def test_encrypted_file_of_mindspore_is_read():
    set_enc_key(KEY)

    assert numbers(str(DATA / "encrypted.mindrecord")) == [0, 1, 2, 3, 4]


def test_appended_rows_are_encrypted_too(tmp_path):
    set_enc_key(KEY)
    path = write(tmp_path / "one")
    writer = FileWriter.open_for_append(path)
    writer.write_raw_data([{"number": 9, "ids": np.arange(3)}])
    writer.commit()

    assert numbers(path) == [0, 1, 2, 3, 4, 9]
    set_enc_key(None)
    with pytest.raises(RecordError, match=r"expected a key, got none. Hint: mindrecord.set_enc_k"):
        FileReader(path)


def test_key_that_does_not_fit_is_told(tmp_path):
    path = write(tmp_path / "clear")
    set_enc_key(KEY)

    with pytest.raises(RecordError, match="clear expected an encrypted file, got a clear one"):
        FileReader(path)
    path = write(tmp_path / "one")
    set_enc_key("x" * 16)
    with pytest.raises(RecordError, match="one expected the key that it was encrypted with"):
        FileReader(path)


def test_functions_of_users_encrypt_and_decrypt(tmp_path):
    set_enc_key(KEY)
    set_enc_mode(turned)
    path = write(tmp_path / "one")
    with pytest.raises(StateError, match="expected a function that decrypts what a function"):
        FileReader(path)
    set_dec_mode(turned)

    assert numbers(path) == [0, 1, 2, 3, 4]
    assert (tmp_path / "one").read_bytes()[-14:] == b"UDF-ENCENCRYPT"
    set_dec_mode("AES-GCM")
    with pytest.raises(RecordError, match="expected the mode AES-GCM, got b'UDF-ENC'"):
        FileReader(path)


def turned(file, size, target, key):
    target.write(bytes(byte ^ ord(key[0]) for byte in file.read(size)))


@pytest.mark.parametrize("at", [0, 2, 30, 3000])
def test_damaged_file_is_told(at, tmp_path):
    set_enc_key(KEY)
    path = Path(write(tmp_path / "one"))
    content = bytearray(path.read_bytes())
    content[at] ^= 255
    path.write_bytes(content)

    with pytest.raises(RecordError, match="one expected"):
        FileReader(str(path))


def test_piece_that_is_missing_is_told(tmp_path):
    set_enc_key(KEY)
    path = Path(write(tmp_path / "one"))
    content = path.read_bytes()
    path.write_bytes(content[:200] + content[-18:])

    with pytest.raises(RecordError, match="the length of an encrypted piece at offset 0"):
        FileReader(str(path))


@pytest.mark.parametrize("key", ["", "short", 5, b"k" * 16])
def test_key_that_is_none_is_refused_and_not_repeated(key):
    with pytest.raises(ArgumentValueError, match="a str of 16, 24 or 32 characters") as error:
        set_enc_key(key)
    assert "short" not in str(error.value)


@pytest.mark.parametrize("call", [set_enc_mode, set_dec_mode])
@pytest.mark.parametrize("mode", ["AES-CBC", 5])
def test_mode_that_is_none_is_refused(call, mode):
    with pytest.raises(ArgumentValueError, match="expected 'AES-GCM' or a function"):
        call(mode)
