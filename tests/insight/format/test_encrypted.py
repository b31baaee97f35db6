from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from insight.errors import CheckpointError
from insight.format import encrypted
from insight.format.decrypted import decrypted
from insight.format.encrypted import CIPHERS, check_key, cipher_name, encrypting

CKPT = Path(__file__).parents[2] / "data" / "ckpt"
KEY = b"0123456789abcdef0123456789abcdef"
CHOICES = [(name, size) for name, cipher in CIPHERS.items() for size in cipher.key_sizes]


def written(parts, name="AES-GCM", size=16):
    return b"".join(encrypting(KEY[:size], name)(parts))


@pytest.mark.parametrize(("name", "size"), CHOICES)
def test_content_comes_back_with_its_key(name, size):
    file = written([b"weights", memoryview(b"and more")], name, size)

    assert b"weights" not in file
    assert cipher_name(file) == name
    assert decrypted("a", file, KEY[:size], name) == b"weightsand more"


@given(st.lists(st.binary(max_size=40), max_size=6), st.sampled_from(CHOICES))
def test_any_parts_come_back_through_many_blocks(parts, choice):
    name, size = choice
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(encrypted, "MOST_PLAIN", 16)
        file = written(parts, name, size)

    assert decrypted("a", file, KEY[:size], name) == b"".join(parts)


def test_every_block_starts_elsewhere():
    assert written([b"weights"]) != written([b"weights"])


def test_sizes_are_those_of_mindspore():
    """48 bytes more with AES-GCM; with CBC 32, and whole blocks of 16."""
    assert len(written([bytes(273)])) == 321
    assert len(written([bytes(273)], "AES-CBC")) == 320


def test_parts_leave_as_soon_as_a_block_is_full(monkeypatch):
    monkeypatch.setattr(encrypted, "MOST_PLAIN", 16)
    seen = []

    def made():
        for number in range(3):
            seen.append(number)
            yield bytes(16)

    transformed = encrypting(KEY[:16], "AES-GCM")(made())

    assert (next(transformed)[:2], seen) == (b"\xd8\x5e", [0])


@pytest.mark.parametrize(
    ("key", "name", "text"),
    [
        (b"12345", "AES-GCM", "a key of 16 or 24 or 32 bytes for AES-GCM, got one of 5"),
        (b"", "AES-CBC", "got one of 0"),
        (KEY, "SM4-CBC", "a key of 16 bytes for SM4-CBC, got one of 32"),
        (KEY, "AES-CTR", "the cipher 'AES-GCM' or 'AES-CBC' or 'SM4-CBC', got 'AES-CTR'"),
        (KEY, "aes-gcm", "got 'aes-gcm'"),
    ],
)
def test_keys_and_ciphers_that_are_none_are_refused_without_telling_the_key(key, name, text):
    with pytest.raises(CheckpointError, match=text) as raised:
        check_key("a", key, name)

    assert not key or repr(key) not in str(raised.value)


def test_a_cipher_that_the_library_lacks_is_told(monkeypatch):
    from cryptography.exceptions import UnsupportedAlgorithm
    from cryptography.hazmat.primitives import ciphers

    def lacking(*_):
        raise UnsupportedAlgorithm("not in this build")

    monkeypatch.setattr(ciphers.Cipher, "encryptor", lacking)
    with pytest.raises(CheckpointError, match="the cipher SM4-CBC, got a build that does not know"):
        written([b"weights"], "SM4-CBC")


@pytest.mark.parametrize(
    ("file", "cipher"),
    [("aesgcm_128", "AES-GCM"), ("aescbc_256", "AES-CBC"), ("sm4cbc", "SM4-CBC")],
)
def test_a_real_file_tells_its_cipher(file, cipher):
    assert cipher_name((CKPT / f"ms210_enc_{file}.ckpt").read_bytes()) == cipher


def test_a_checkpoint_in_the_clear_has_no_cipher():
    assert cipher_name((CKPT / "ms210_dense.ckpt").read_bytes()) is None
    assert cipher_name(b"") is None


@pytest.fixture
def blocks(monkeypatch):
    """A file of four blocks, each apart."""
    monkeypatch.setattr(encrypted, "MOST_PLAIN", 16)
    file = written([bytes(range(64))])
    size = len(file) // 4
    return [file[begin : begin + size] for begin in range(0, len(file), size)]


@pytest.mark.parametrize("order", ["1023", "0213", "0132", "013", "123", "00123", "0"])
def test_blocks_that_are_not_where_they_were_are_refused(blocks, order):
    chosen = [blocks[int(number)] for number in order]
    if order == "0":  # a part that begins like another whole file
        chosen.append(written([bytes(16)]))

    with pytest.raises(CheckpointError, match="in another order"):
        decrypted("a", b"".join(chosen), KEY[:16], "AES-GCM")


def test_starts_that_do_not_count_are_read(blocks, monkeypatch):
    monkeypatch.setattr(encrypted, "starts", lambda name: iter([b"%016d" % n for n in (7, 3)]))
    file = written([bytes(range(32))])

    assert decrypted("a", file, KEY[:16], "AES-GCM") == bytes(range(32))
