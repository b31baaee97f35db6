"""An encrypted file is read like one in the clear, and only as far as it is proven."""

from __future__ import annotations

import contextlib
import os
import struct
from io import BytesIO

import pytest
from hypothesis import given
from hypothesis import strategies as st

from insight.errors import CheckpointError
from insight.format import encrypted
from insight.format.decrypted import decrypted, decrypted_file
from insight.format.encrypted import CIPHERS, encrypting

KEY = b"0123456789abcdef0123456789abcdef"
CHOICES = [(name, size) for name, cipher in CIPHERS.items() for size in cipher.key_sizes]
CONTENT = bytes(range(250))


def written(parts, name="AES-GCM", size=16):
    return b"".join(encrypting(KEY[:size], name)(parts))


@pytest.fixture(params=CIPHERS)
def name(request):
    return request.param


@pytest.fixture
def file(name, monkeypatch):
    """Content in blocks of 40 bytes."""
    monkeypatch.setattr(encrypted, "MOST_PLAIN", 40)
    return BytesIO(written([CONTENT], name))


@given(
    st.sampled_from(list(CIPHERS)),
    st.lists(st.tuples(st.integers(0, 260), st.integers(0, 100)), max_size=6),
)
def test_it_reads_and_seeks_like_a_file_in_the_clear(name, looks):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(encrypted, "MOST_PLAIN", 40)
        file = BytesIO(written([CONTENT], name))
    with decrypted_file("a", file, KEY[:16], name) as ours, BytesIO(CONTENT) as clear:
        assert ours.seek(0, os.SEEK_END) == len(CONTENT)
        for place, size in looks:
            assert ours.seek(place) == clear.seek(place)
            assert ours.read(size) == clear.read(size)
            assert ours.tell() == clear.tell()


def test_content_goes_straight_into_the_memory_of_who_reads(file, name):
    room = bytearray(200)
    with decrypted_file("a", file, KEY[:16], name) as ours:
        ours.seek(30)

        assert ours.readinto(room) == 200
        assert room == CONTENT[30:230]


@pytest.mark.parametrize("name", ["AES-GCM"])
def test_a_block_that_is_not_proven_gives_nothing_and_those_before_it_do(file, name):
    data = bytearray(file.getvalue())
    data[100] ^= 1  # in the second block, of 88 bytes each
    with decrypted_file("a", BytesIO(data), KEY[:16], name) as ours:
        room = bytearray(40)
        assert ours.raw.readinto(room) == 40
        assert room == CONTENT[:40]
        room = bytearray(40)
        with pytest.raises(CheckpointError, match="a damaged block at offset 88"):
            ours.raw.readinto(room)
        assert room == bytes(40)
        with pytest.raises(CheckpointError, match="a damaged block at offset 88"):
            ours.raw.readinto(room)


def test_only_heads_are_read_until_content_is_asked_for(file, name):
    read = []

    class Watched(BytesIO):
        def read(self, size=-1, /):
            found = super().read(size)
            read.append(len(found))
            return found

    decrypted_file("a", Watched(file.getvalue()), KEY[:16], name)

    assert sum(read) < 17 + 7 * (48 + 32)


def test_an_empty_file_has_no_content():
    assert decrypted("a", b"", KEY[:16], "AES-GCM") == b""


def test_a_file_that_ends_while_it_is_read_is_told(file, name):
    ours = decrypted_file("a", file, KEY[:16], name)
    file.truncate(60)

    with pytest.raises(CheckpointError, match="a whole encrypted block, got other bytes at"):
        ours.read()


@pytest.mark.parametrize(("name", "size"), CHOICES)
@pytest.mark.parametrize("cut", [1, 10, 40])
def test_half_a_block_is_refused(name, size, cut):
    file = written([b"weights"], name, size)

    with pytest.raises(CheckpointError, match=r"a whole encrypted block.*offset 0"):
        decrypted("a", file[:-cut], KEY[:size], name)


def test_every_changed_byte_of_a_proven_file_is_refused():
    file = written([b"weights"])
    unused = range(40, 44)  # of the start, the bytes behind the first 12
    for index in set(range(len(file))) - set(unused):
        changed = bytearray(file)
        changed[index] ^= 1
        with pytest.raises(CheckpointError):
            decrypted("a", bytes(changed), KEY[:16], "AES-GCM")


def test_bytes_behind_the_blocks_are_refused():
    with pytest.raises(CheckpointError, match="other bytes at offset 55"):
        decrypted("a", written([b"weights"]) + b"more", KEY[:16], "AES-GCM")


def test_lengths_that_lie_are_refused():
    file = bytearray(written([b"weights"]))
    for offset in (20, 24, 44):
        for lie in (-1, 2**31 - 1):
            changed = bytearray(file)
            struct.pack_into("<i", changed, offset, lie)
            with pytest.raises(CheckpointError, match="a whole encrypted block"):
                decrypted("a", bytes(changed), KEY[:16], "AES-GCM")


@pytest.mark.parametrize("name", ["AES-GCM", "AES-CBC", "SM4-CBC"])
def test_another_key_is_refused(name, monkeypatch):
    monkeypatch.setattr(encrypted, "starts", lambda _: [bytes(16)])  # a padding that shows the key

    with pytest.raises(CheckpointError, match="the key that encrypted the file, got another key"):
        decrypted("a", written([b"weights"], name), bytes(16), name)


@pytest.mark.parametrize("name", ["AES-CBC", "SM4-CBC"])
def test_another_key_that_leaves_a_whole_padding_gives_other_bytes(name, monkeypatch):
    """Nothing in such a file proves the key: who reads the content refuses it, if it is no file."""
    monkeypatch.setattr(encrypted, "starts", lambda _: [bytes(16)])
    file = written([b"weights"], name)
    others = []
    for number in range(4096):  # about 16 of them
        with contextlib.suppress(CheckpointError):
            others.append(decrypted("a", file, number.to_bytes(16, "big"), name))

    assert others
    assert b"weights" not in others


def test_another_cipher_is_refused():
    with pytest.raises(CheckpointError, match="the cipher 'AES-GCM' of the file, got 'AES-CBC'"):
        decrypted("a", written([b"weights"]), KEY[:16], "AES-CBC")


def test_a_file_in_the_clear_is_called_so():
    with pytest.raises(CheckpointError, match=r"got one in the clear\. Hint: leave the key out"):
        decrypted("a", b"\x0aweights", KEY[:16], "AES-GCM")
