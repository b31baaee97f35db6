"""Sound: what a network made, what it heard."""

from __future__ import annotations

import io
import math
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from insight.errors import SummaryValueError, ValueKindError
from insight.format.messages import Summary

from ._arrays import as_array
from ._plugin import SummaryPlugin
from .media import audio_format, bytes_of
from .values import Audio

if TYPE_CHECKING:
    Numbers = np.ndarray[Any, Any]

_EXPECTED = "Audio(numbers, rate), or a file of WAV, MP3, Ogg, FLAC or M4A"
_WIDTHS = {"uint8": 1, "int16": 2, "int32": 4}
_MOST_CHANNELS = 32
_LOUDEST = 2**15 - 1


class Sound(NamedTuple):
    """What a file of sound says of itself: nothing is NaN and 0."""

    duration: float
    rate: float
    channels: int


def encode(value: Any) -> Summary.Audio:
    """The file of the sound, with how long it is, samples per second and channels.

    Args:
        value: An `Audio`, or a file as it takes one: its path, or bytes.

    Raises:
        ValueKindError: If it is neither.
        SummaryValueError: If a file cannot be read or is none of sound, or numbers have no rate, or
            another shape.

    >>> decode(encode(Audio(np.zeros((8000, 2)), rate=16000)))
    (0.5, 16000, 2, 'wav')

    """
    sound = value if isinstance(value, Audio) else Audio(value)
    content = bytes_of("audio", sound.value)
    if content is None:
        if not isinstance(value, Audio):
            raise ValueKindError.of("audio", _EXPECTED, value)
        content = wav_of(as_array("audio", sound.value), sound.rate)
    form = audio_format(content)
    if form == "unknown":
        expected = "a file of WAV, MP3, Ogg, FLAC or M4A"
        raise SummaryValueError.of("audio", expected, f"bytes that begin with {content[:8]!r}")
    told = told_by(content)
    return Summary.Audio(
        duration=told.duration,
        rate=told.rate,
        channels=told.channels,
        format=form.encode(),
        content=content,
    )


def wav_of(array: Numbers, rate: float | None) -> bytes:
    """A WAV file of numbers: floats from -1 to 1 in 16 bits, louder ones cut off.

    Raises:
        SummaryValueError: If there is no rate, or numbers have another shape or type.

    """
    import wave

    if rate is None or not (1 <= rate < 2**31):
        raise SummaryValueError.of(
            "audio", "samples per second", rate, "Audio(numbers, rate=16000)"
        )
    if array.ndim == 1:
        array = array[:, None]
    if array.ndim == 2 and array.shape[0] < array.shape[1]:
        array = array.T
    if array.ndim != 2 or not 1 <= array.shape[1] <= _MOST_CHANNELS:
        expected = "shape (samples,), (samples, channels) or (channels, samples)"
        raise SummaryValueError.of("audio", expected, f"shape {array.shape}")
    samples = _samples(array)
    file = io.BytesIO()
    with wave.open(file, "wb") as made:
        made.setnchannels(samples.shape[1])
        made.setsampwidth(samples.dtype.itemsize)
        made.setframerate(round(rate))
        made.writeframes(np.ascontiguousarray(samples).tobytes())
    return file.getvalue()


def _samples(array: Numbers) -> Numbers:
    """The numbers as a WAV file has them."""
    if array.dtype.name in _WIDTHS:
        return array.astype(array.dtype.newbyteorder("<"))
    if array.dtype.kind in "iu":
        if array.size and (array.min() < -(2**15) or array.max() > _LOUDEST):
            expected = "whole numbers of 16 bits, or the type uint8, int16 or int32"
            raise SummaryValueError.of("audio", expected, f"{array.dtype}")
        return array.astype("<i2")
    floats = np.nan_to_num(array.astype(np.float64), nan=0.0, posinf=1.0, neginf=-1.0)
    return np.rint(np.clip(floats, -1.0, 1.0) * _LOUDEST).astype("<i2")


def told_by(content: bytes) -> Sound:
    """What a file of sound says of itself."""
    from tinytag import TinyTag

    try:
        found = TinyTag.get(file_obj=io.BytesIO(content), tags=False)
    except Exception:  # whatever its bytes are, they are kept
        return Sound(math.nan, 0, 0)
    duration = math.nan if found.duration is None else float(found.duration)
    return Sound(duration, found.samplerate or 0, found.channels or 0)


def decode(message: Summary.Audio) -> tuple[float, int, int, str]:
    """Seconds (NaN where nobody knows), samples per second, channels and format."""
    rate = message.rate if math.isfinite(message.rate) and 0 <= message.rate < 2**62 else 0
    duration = message.duration if message.HasField("duration") else math.nan
    return duration, round(rate), message.channels, message.format.decode("utf-8", "replace")


PLUGIN = SummaryPlugin(
    name="audio",
    kind="audio",
    carrier="value",
    field="audio",
    columns=(
        *(("duration", "float64"), ("rate", "int64"), ("channels", "int64"), ("format", "str")),
    ),
    encode=encode,
    decode=decode,
    load=lambda message: bytes(message.content),
    example=lambda: Audio(np.sin(np.arange(800) / 5), rate=8000),
    claims=lambda value: isinstance(value, Audio),
)
