"""Moving pictures: an agent that plays, samples that change with a latent variable."""

from __future__ import annotations

import io
import math
from typing import TYPE_CHECKING, Any

import numpy as np

from insight.errors import SummaryValueError, ValueKindError
from insight.format.messages import Summary

from ._arrays import as_array
from ._moving import Moving, of_mp4, of_webm
from ._pictures import batch_of
from ._pixels import to_bytes
from ._plugin import SummaryPlugin
from .media import bytes_of, video_format
from .values import Video

if TYPE_CHECKING:
    Numbers = np.ndarray[Any, Any]

_EXPECTED = "Video(numbers, rate), or a file of MP4, WebM, GIF, WebP or APNG"
_FASTEST = 1000.0  # pictures a second: what the format counts in


def encode(value: Any) -> Summary.Video:
    """The file of the pictures, with how long it is, pictures per second and their size.

    Args:
        value: A `Video`, or a file as it takes one: its path, or bytes.

    Raises:
        ValueKindError: If it is neither.
        SummaryValueError: If a file cannot be read or is none of these, or numbers have another
            shape, or no rate.

    >>> decode(encode(Video(np.zeros((4, 8, 6, 3), np.uint8), rate=8)))
    (0.5, 8.0, 6, 8, 'webp')

    """
    video = value if isinstance(value, Video) else Video(value)
    content = bytes_of("video", video.value)
    if content is not None:
        form = video_format(content)
        if form == "unknown":
            expected = "a file of MP4, WebM, GIF, WebP or APNG"
            raise SummaryValueError.of("video", expected, f"bytes that begin with {content[:8]!r}")
        told = told_by(form, content)
    elif isinstance(value, Video):
        pictures = _pictures(as_array("video", video.value), video.rate)
        form, content = "webp", _webp_of(pictures, video.rate)
        count, height, width, _ = pictures.shape
        told = Moving(count / video.rate, float(video.rate), width, height)
    else:
        raise ValueKindError.of("video", _EXPECTED, value)
    return Summary.Video(
        duration=told.duration,
        rate=told.rate,
        width=told.width,
        height=told.height,
        format=form.encode(),
        content=content,
    )


def _pictures(array: Numbers, rate: float) -> Numbers:
    """(time, height, width, channels) as bytes."""
    if not 0 < rate <= _FASTEST:
        raise SummaryValueError.of("video", f"a rate up to {_FASTEST:g} a second", f"{rate}")
    if array.ndim == 3:
        array = array[..., None]
    if array.ndim != 4:
        expected = "shape (time, height, width, channels) or (time, channels, height, width)"
        raise SummaryValueError.of("video", expected, f"shape {array.shape}")
    pictures = to_bytes(batch_of(array))
    return pictures.repeat(3, axis=3) if pictures.shape[3] == 1 else pictures


def _webp_of(pictures: Numbers, rate: float) -> bytes:
    from PIL import Image

    first, *others = (Image.fromarray(np.ascontiguousarray(one)) for one in pictures)
    file = io.BytesIO()
    first.save(
        file,
        format="WEBP",
        save_all=True,
        append_images=others,
        duration=max(1, round(1000 / rate)),
        loop=0,
        lossless=True,
        method=0,
    )
    return file.getvalue()


def told_by(form: str, content: bytes) -> Moving:
    """What a file of moving pictures says of itself; where it says nothing, NaN and 0."""
    try:
        match form:
            case "mp4":
                return of_mp4(content)
            case "webm":
                return of_webm(content)
            case _:
                return _of_pillow(content)
    except Exception:  # whatever its bytes are, they are kept
        return Moving(math.nan, math.nan, 0, 0)


def _of_pillow(content: bytes) -> Moving:
    from PIL import Image

    with Image.open(io.BytesIO(content)) as image:
        width, height = image.size
        count = getattr(image, "n_frames", 1)
        held = 0.0
        for index in range(count):
            image.seek(index)
            image.load()  # WebP tells how long a picture is shown once it is read
            held += float(image.info.get("duration", 0)) / 1000
    return Moving(held or math.nan, count / held if held else math.nan, width, height)


def decode(message: Summary.Video) -> tuple[float, float, int, int, str]:
    """Seconds, pictures per second (NaN where nobody knows), width, height and format."""
    duration = message.duration if message.HasField("duration") else math.nan
    rate = message.rate if message.HasField("rate") else math.nan
    form = message.format.decode("utf-8", "replace")
    return duration, rate, message.width, message.height, form


PLUGIN = SummaryPlugin(
    name="video",
    kind="video",
    carrier="value",
    field="video",
    columns=(
        *(("duration", "float64"), ("rate", "float64")),
        *(("width", "int64"), ("height", "int64"), ("format", "str")),
    ),
    encode=encode,
    decode=decode,
    load=lambda message: bytes(message.content),
    example=lambda: Video(np.arange(4 * 8 * 8 * 3, dtype=np.uint8).reshape(4, 8, 8, 3), rate=8),
    claims=lambda value: isinstance(value, Video),
)
