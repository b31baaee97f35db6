"""Encrypted checkpoints: MindSpore's are read, ours come back, wrong keys are told."""

from __future__ import annotations

import sys
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import engine
from engine import load_checkpoint, save_checkpoint
from engine.train import CheckpointConfig, ModelCheckpoint

Make = Callable[..., Any]

DATA = Path(__file__).parents[3] / "data" / "ckpt"
KEY = b"0123456789abcdef0123456789abcdef"
MODES = {"aesgcm": "AES-GCM", "aescbc": "AES-CBC", "sm4cbc": "SM4-CBC"}
REAL = sorted(path.name for path in DATA.glob("ms210_enc_*.ckpt"))


def opened_by(name: str) -> dict[str, Any]:
    """Key and mode of a real file, as its name says."""
    cipher, _, bits = name.removeprefix("ms210_enc_").removesuffix(".ckpt").partition("_")
    size = int(bits.removesuffix("_crc") or 128) // 8
    return {"dec_key": KEY[:size], "dec_mode": MODES[cipher]}


@pytest.mark.parametrize("name", REAL)
def test_mindspores_encrypted_file_gives_what_was_saved(name: str) -> None:
    loaded = load_checkpoint(DATA / name, **opened_by(name))
    expected = np.load(DATA / "ms210_crc.ckpt.npz")

    assert list(loaded) == ["weight", "bias"]
    for key, parameter in loaded.items():
        assert np.array_equal(parameter.asnumpy(), expected[key])


@pytest.mark.parametrize("crc", [False, True])
@pytest.mark.parametrize(
    ("mode", "size"),
    [(mode, size) for mode in ("AES-GCM", "AES-CBC") for size in (16, 24, 32)] + [("SM4-CBC", 16)],
)
def test_encrypted_network_comes_back(
    make_net: Make, tmp_path: Path, mode: str, size: int, crc: bool
) -> None:
    net, path = make_net(), tmp_path / "net.ckpt"
    save_checkpoint(net, path, enc_key=KEY[:size], enc_mode=mode, crc_check=crc)
    loaded = load_checkpoint(path, dec_key=KEY[:size], dec_mode=mode, crc_check=crc)

    assert np.array_equal(loaded["weight"].asnumpy(), net.weight.asnumpy())
    assert b"weight" not in path.read_bytes()


def test_training_saves_encrypted_checkpoints(
    make_model: Make, make_rows: Make, tmp_path: Path
) -> None:
    config = CheckpointConfig(enc_key=KEY[:16], enc_mode="AES-CBC", append_info=["epoch_num"])
    make_model().train(1, make_rows(), ModelCheckpoint("a", str(tmp_path), config))
    options: dict[str, Any] = {"dec_key": KEY[:16], "dec_mode": "AES-CBC"}

    assert load_checkpoint(tmp_path / "a-1_2.ckpt", **options)["epoch_num"].asnumpy().item() == 1


UNPROVEN = r"decrypted checkpoint .* \(AES-CBC does not prove the key\) .*other bytes"


@pytest.mark.parametrize(
    ("name", "options", "text"),
    [
        ("enc_aesgcm_128", {}, "encrypted by AES-GCM.*load it with its key"),
        ("enc_aesgcm_128", {"dec_key": bytes(16)}, "another key"),
        ("enc_aesgcm_128", {"dec_key": KEY[:16], "dec_mode": "AES-CBC"}, "'AES-GCM' of the file"),
        ("enc_aescbc_128", {"dec_key": bytes(16), "dec_mode": "AES-CBC"}, "another key"),
        ("enc_aescbc_128", {"dec_key": KEY[:16]}, "the cipher 'AES-CBC' of the file"),
        ("enc_aesgcm_128", {"dec_key": b"123"}, "a key of 16 or 24 or 32 bytes"),
        ("enc_aesgcm_128", {"dec_key": KEY[:16], "dec_mode": "AES-CTR"}, "'AES-CTR'"),
        ("enc_aesgcm_128", {"dec_key": KEY[:16], "dec_mode": 1}, r"dec_mode\) expected a str"),
        ("dense", {"dec_key": KEY[:16]}, "in the clear.*leave the key out"),
        ("dense", {"dec_key": "0123456789abcdef"}, r"dec_key\) expected bytes or None, got str"),
        ("dense", {"dec_mode": 1}, r"dec_mode\) expected a str, got int"),
    ],
)
def test_what_does_not_open_a_file_is_told(name: str, options: dict[str, Any], text: str) -> None:
    with pytest.raises(engine.errors.CheckpointError, match=text):
        load_checkpoint(DATA / f"ms210_{name}.ckpt", **options)


def test_content_that_another_key_makes_is_no_checkpoint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of 256 wrong keys one leaves a padding that looks whole; then the content is refused."""
    module = sys.modules["engine.train.serialization.load"]  # the package has a function `load`
    monkeypatch.setattr(module, "decrypted_file", lambda *_: BytesIO(b"\x07" * 40))
    path = DATA / "ms210_enc_aescbc_128.ckpt"

    with pytest.raises(engine.errors.CheckpointError, match=UNPROVEN):
        load_checkpoint(path, dec_key=bytes(16), dec_mode="AES-CBC")


@pytest.mark.parametrize(
    ("options", "text"),
    [
        ({"enc_key": "0123456789abcdef"}, "bytes or None, got str"),
        ({"enc_key": bytearray(16)}, "bytes or None, got bytearray"),
        ({"enc_key": b"12345"}, "got one of 5"),
        ({"enc_key": b""}, "got one of 0"),
        ({"enc_key": KEY, "enc_mode": "SM4-CBC"}, "a key of 16 bytes"),
        ({"enc_key": KEY, "enc_mode": "AES-CTR"}, "'AES-CTR'"),
        ({"enc_mode": 1}, "a str, got int"),
    ],
)
@pytest.mark.parametrize("function", [save_checkpoint, CheckpointConfig])
def test_what_cannot_encrypt_is_refused(
    function: Make, options: dict[str, Any], text: str, tmp_path: Path
) -> None:
    saved: tuple[Any, ...] = ()
    if function is save_checkpoint:
        saved = ({"a": engine.Tensor(1.0)}, tmp_path / "a.ckpt")

    with pytest.raises(ValueError, match=rf"{function.__name__}\(enc_.*{text}"):
        function(*saved, **options)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("mode", ["AES-CTR", ""])
def test_mode_counts_only_with_a_key(tmp_path: Path, mode: str) -> None:
    save_checkpoint({"a": engine.Tensor(1.0)}, tmp_path / "a.ckpt", enc_mode=mode)

    assert list(load_checkpoint(tmp_path / "a.ckpt", dec_mode=mode)) == ["a"]
