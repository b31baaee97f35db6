"""Sound of files as numbers."""

from __future__ import annotations

import struct
import wave

import numpy as np
import pytest

from engine.dataset.sound import read_sphere, read_wave
from engine.errors import StateError

SAMPLES = np.array([[0, 2**31 - 1, -(2**31), 2**30], [2**24, -(2**24), 2**23, 0]])


def packed(width):
    """The samples of two channels with so many bytes, the lowest first."""
    numbers = (SAMPLES >> (32 - 8 * width)).T.ravel()
    if width == 1:
        return (numbers + 128).astype(np.uint8).tobytes()
    return b"".join(int(one).to_bytes(width, "little", signed=True) for one in numbers)


def wave_file(path, width):
    with wave.open(str(path), "wb") as file:
        file.setparams((2, width, 8000, 0, "NONE", ""))
        file.writeframes(packed(width))
    return path


@pytest.mark.parametrize("width", [1, 2, 3, 4])
def test_samples_lie_between_ends_of_one(width, tmp_path):
    found, rate = read_wave(wave_file(tmp_path / "a.wav", width))

    assert (found.shape, found.dtype, rate) == ((2, 4), np.float32, 8000)
    # Those of one byte stand around 128, a power of two; the others end at 1.
    largest = 1 if width > 1 else 127 / 128
    assert found[0].tolist()[:2] == pytest.approx([0, largest])
    assert np.allclose(found, SAMPLES / 2**31, atol=2 / 2 ** (8 * width - 1))


def sphere(path, order, coding="pcm", width=2):
    head = [
        "NIST_1A\n   1024\nsample_rate -i 16000",
        f"sample_n_bytes -i {width}\nsample_byte_format -s2 {order}",
        f"channel_count -i 1\nsample_coding -s{len(coding)} {coding}\nend_head\n",
    ]
    numbers = struct.pack(">3h" if order == "10" else "<3h", 0, 2**15 - 1, -(2**14))
    path.write_bytes("\n".join(head).encode().ljust(1024) + numbers)
    return path


@pytest.mark.parametrize("order", ["10", "01"])
def test_sphere_says_the_order_of_its_bytes(order, tmp_path):
    found, rate = read_sphere(sphere(tmp_path / "a.sph", order))

    assert (found.shape, found.dtype, rate) == ((1, 3), np.float32, 16000)
    assert np.allclose(found, [[0, 1, -0.5]], atol=1e-4)


@pytest.mark.parametrize(
    "options", [{"coding": "pcm,embedded-shorten-v2.00"}, {"coding": "ulaw"}, {"width": 1}]
)
def test_compressed_sphere_is_told(options, tmp_path):
    with pytest.raises(StateError, match=r"a\.sph expected a SPHERE file with PCM"):
        read_sphere(sphere(tmp_path / "a.sph", "01", **options))


@pytest.mark.parametrize("read", [read_wave, read_sphere])
@pytest.mark.parametrize("content", [b"", b"no sound at all", b"NIST_1A\n   1024\n"])
def test_what_is_no_sound_is_told(read, content, tmp_path):
    path = tmp_path / "a.wav"
    path.write_bytes(content)

    with pytest.raises(StateError, match=r"a\.wav expected a \w+ file with PCM"):
        read(path)
    with pytest.raises(StateError, match=r"none\.wav expected"):
        read(tmp_path / "none.wav")


def test_wave_file_of_floats_is_told(tmp_path):
    path = wave_file(tmp_path / "a.wav", 4)
    content = bytearray(path.read_bytes())
    content[20:22] = struct.pack("<H", 3)
    path.write_bytes(content)

    with pytest.raises(StateError, match="a WAV file with PCM"):
        read_wave(path)
