"""Sound of files as numbers: WAV, and NIST's SPHERE."""

from __future__ import annotations

import wave
from os import fspath
from pathlib import Path

import numpy as np

from engine.errors import StateError, compose

HEAD = b"NIST_1A"


def read_wave(path: Path) -> tuple[np.ndarray, int]:
    """The sound of a WAV file, (channels, samples) float32 from -1 to 1, and samples a second.

    Raises:
        StateError: If it cannot be read, or is compressed.

    """
    try:
        with wave.open(fspath(path)) as file:
            content = file.readframes(file.getnframes())
            channels, width, rate = file.getnchannels(), file.getsampwidth(), file.getframerate()
        return _samples(content, width).reshape(-1, channels).T.copy(), rate
    except (OSError, EOFError, ValueError, RuntimeError, wave.Error) as error:
        raise StateError(compose(fspath(path), "a WAV file with PCM", repr(error))) from error


def read_sphere(path: Path) -> tuple[np.ndarray, int]:
    """The sound of a SPHERE file, as `read_wave` gives it.

    Its head has the size of itself in the second line, then a name, a type and a value a line.

    Raises:
        StateError: If it cannot be read, or is compressed.

    """
    try:
        content = path.read_bytes()
        size = int(content[len(HEAD) : 2 * len(HEAD) + 2])
        lines = (line.split(maxsplit=2) for line in content[:size].splitlines()[2:])
        told = {parts[0]: parts[2] for parts in lines if len(parts) == 3}
        width, rate = int(told[b"sample_n_bytes"]), int(told[b"sample_rate"])
        channels = int(told.get(b"channel_count", 1))
        coding = told.get(b"sample_coding", b"pcm")
        if not content.startswith(HEAD) or coding != b"pcm" or width not in {2, 4}:
            raise ValueError(f"{coding!r} in {width} bytes a sample")  # noqa: TRY301
        order = ">" if told.get(b"sample_byte_format", b"01").startswith(b"1") else "<"
        numbers = np.frombuffer(content[size:], f"{order}i{width}").astype(f"<i{width}")
        return _samples(numbers.tobytes(), width).reshape(-1, channels).T.copy(), rate
    except (OSError, ValueError, KeyError, IndexError) as error:
        raise StateError(compose(fspath(path), "a SPHERE file with PCM", repr(error))) from error


def _samples(content: bytes, width: int) -> np.ndarray:
    """Numbers of so many bytes, the lowest first, as float32 from -1 to 1."""
    if width == 1:  # these alone are unsigned
        return (np.frombuffer(content, np.uint8).astype(np.float32) - 128) / 128
    if width == 3:
        parts = np.frombuffer(content, np.uint8).reshape(-1, 3)
        wide = np.zeros((len(parts), 4), np.uint8)
        wide[:, 1:] = parts
        content, width = wide.tobytes(), 4
    numbers = np.frombuffer(content, f"<i{width}")
    # The largest number is 1, as in MindSpore; the smallest lies a little below -1.
    return numbers.astype(np.float32) / np.float32(2 ** (8 * width - 1) - 1)
