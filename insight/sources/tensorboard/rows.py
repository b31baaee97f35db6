"""One value of a summary as rows of the tables."""

from __future__ import annotations

from math import nan, prod
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from insight.errors import FormatError, compose
from insight.format.tensorboard import DataType, as_text, tensor_array, tensor_shape
from insight.plugins.media import audio_format
from insight.plugins.values import Curve

from .histograms import of_histogram, of_tensor
from .images import picture_cells
from .meshes import part_tag

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from insight.format.tensorboard import Summary, TensorProto

_APPENDED = "/text_summary"
_SCALAR_CLASS = 1
_COMPLEX = (DataType.DT_COMPLEX64, DataType.DT_COMPLEX128)
_MOST_PICTURES = 256
# Of each threshold: true and false positives, true and false negatives, precision, recall.
_ROWS_OF_CURVES = 6
_FASTEST = 2.0**31
# What a short list of numbers may be stretched to; an array in a record may be as long as that.
_MOST_STRETCHED = 1 << 20


class Row(NamedTuple):
    """One row of a table, before its run and step are known."""

    kind: str
    tag: str
    cells: tuple[Any, ...]
    heavy: Any
    """What `store.value` gives for it."""


def rows_of(value: Summary.Value, plugin: str) -> Iterator[Row]:
    """The rows that a value makes; none where it is of a kind that has no table.

    Args:
        value: The message.
        plugin: The plugin that its tag belongs to; empty for none.

    Raises:
        FormatError: If the value is not what its kind promises.

    """
    tag = as_text(value.tag)
    match value.WhichOneof("value"):
        case "simple_value":
            yield _scalar(tag, value.simple_value)
        case "histo":
            cells = of_histogram(f"histogram {_short(tag)}", value.histo)
            yield Row("histogram", tag, cells, cells[-3:])
        case "image":
            image = value.image
            size = image.width, image.height, image.colorspace
            yield _picture(tag, image.encoded_image_string, size)
        case "audio":
            audio = value.audio
            told = audio.sample_rate, audio.num_channels, audio.length_frames
            yield _sound(tag, audio.encoded_audio_string, *told)
        case "tensor":
            is_scalar = plugin == "scalars" or value.metadata.data_class == _SCALAR_CLASS
            reader = _scalars if is_scalar else _READERS.get(plugin)
            if reader is not None:
                yield from reader(tag, value.tensor)


def _scalar(tag: str, number: float) -> Row:
    return Row("scalar", tag, (number,), number)


def _scalars(tag: str, tensor: TensorProto) -> Iterator[Row]:
    array = _array(f"scalar {_short(tag)}", tensor)
    if array.size != 1 or array.dtype.kind in "OUSc":
        got = f"{array.dtype} of shape {array.shape}"
        raise FormatError(compose(f"scalar {_short(tag)}", "one real number", got))
    yield _scalar(tag, float(array.reshape(-1)[0]))


def _histograms(tag: str, tensor: TensorProto) -> Iterator[Row]:
    where = f"histogram {_short(tag)}"
    cells = of_tensor(where, _array(where, tensor))
    yield Row("histogram", tag, cells, cells[-3:])


def _images(tag: str, tensor: TensorProto) -> Iterator[Row]:
    """Width, height, and the pictures, which share them."""
    if len(tensor.string_val) < 3:
        return
    size = _whole(tensor.string_val[0]), _whole(tensor.string_val[1]), 0
    for index, content in enumerate(tensor.string_val[2 : 2 + _MOST_PICTURES]):
        yield _picture(f"{tag}/{index}" if index else tag, content, size)
    left_out = len(tensor.string_val) - 2 - _MOST_PICTURES
    if left_out > 0:
        got = f"{left_out} more"
        raise FormatError(compose(f"image {_short(tag)}", f"{_MOST_PICTURES} of a step", got))


def _picture(tag: str, content: bytes, size: tuple[int, int, int]) -> Row:
    return Row("image", tag, picture_cells(content, size), content)


def _sound(tag: str, content: bytes, rate: float, channels: int, frames: int) -> Row:
    is_told = 0 < rate < _FASTEST
    duration = frames / rate if is_told and frames > 0 else nan
    cells = duration, round(rate) if is_told else 0, channels, audio_format(content)
    return Row("audio", tag, cells, content)


def _sounds(tag: str, tensor: TensorProto) -> Iterator[Row]:
    """Files and their labels in turn, as TensorFlow 2 writes them; how fast only the files say."""
    for index, content in enumerate(tensor.string_val[: 2 * _MOST_PICTURES : 2]):
        yield _sound(f"{tag}/{index}" if index else tag, content, 0.0, 0, 0)


def _whole(number: bytes) -> int:
    return int(number) if number.isdigit() and len(number) < 10 else 0


def _texts(tag: str, tensor: TensorProto) -> Iterator[Row]:
    if tensor.dtype != DataType.DT_STRING:
        got = f"a tensor of type {tensor.dtype}"
        raise FormatError(compose(f"text {_short(tag)}", "texts", got))
    texts = [as_text(text) for text in tensor.string_val]
    shape = tensor_shape(f"text {_short(tag)}", tensor.tensor_shape)
    columns = shape[-1] if len(shape) > 1 and prod(shape) == len(texts) else 1
    lines = ["\t".join(texts[start : start + columns]) for start in range(0, len(texts), columns)]
    text = "\n".join(lines)
    yield Row("text", tag.removesuffix(_APPENDED), (text,), text)


def _unclaimed(tag: str, tensor: TensorProto) -> Iterator[Row]:
    if tensor.dtype == DataType.DT_STRING:
        yield from _texts(tag, tensor)
        return
    is_number = tensor.dtype not in _COMPLEX and not tensor.tensor_shape.ByteSize()
    yield from (_scalars if is_number else _tensors)(tag, tensor)


def _tensors(tag: str, tensor: TensorProto) -> Iterator[Row]:
    array = _array(f"tensor {_short(tag)}", tensor)
    heavy = array.astype(np.float32) if array.dtype.name == "bfloat16" else array
    yield Row("tensor", tag, (array.dtype.name, array.shape), heavy)


def _pr_curves(tag: str, tensor: TensorProto) -> Iterator[Row]:
    """Precision over recall, and all that is counted at each threshold as it stands."""
    array = _array(f"curve {_short(tag)}", tensor)
    if array.ndim != 2 or len(array) != _ROWS_OF_CURVES or array.dtype.kind not in "fiu":
        got = f"{array.dtype} of shape {array.shape}"
        raise FormatError(compose(f"curve {_short(tag)}", "numbers of shape (6, thresholds)", got))
    precision, recall = array[4:].astype(np.float64)
    curve = Curve(recall, precision, x_label="recall", y_label="precision")
    yield Row("curve", tag, (recall, precision, "", curve.x_label, curve.y_label), curve)
    yield Row("tensor", tag, (array.dtype.name, array.shape), array)


def _meshes(tag: str, tensor: TensorProto) -> Iterator[Row]:
    yield from _tensors(part_tag(tag), tensor)


_READERS: dict[str, Callable[[str, TensorProto], Iterator[Row]]] = {
    "scalars": _scalars,
    "histograms": _histograms,
    "images": _images,
    "audio": _sounds,
    "text": _texts,
    "tensor": _tensors,
    "pr_curves": _pr_curves,
    "mesh": _meshes,
    "graph_keras_model": _texts,
    "": _unclaimed,
}


def _array(where: str, tensor: TensorProto) -> np.ndarray[Any, Any]:
    """The numbers of a tensor, unless its shape claims far more than its message can hold."""
    count = prod(tensor_shape(where, tensor.tensor_shape))
    if count > max(_MOST_STRETCHED, tensor.ByteSize()):
        got = f"{tensor.ByteSize()} bytes"
        raise FormatError(compose(where, f"{count} numbers", got))
    return tensor_array(where, tensor)


def _short(tag: str) -> str:
    return repr(tag if len(tag) <= 100 else f"{tag[:100]}…")
