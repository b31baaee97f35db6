"""The payload of a TFRecord file's record: named lists of bytes, floats or whole numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from google.protobuf.message import DecodeError

from insight.errors import FormatError, compose

from .proto.example_pb2 import Example

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from numpy.typing import NDArray

    Feature = list[bytes] | NDArray[np.float32] | NDArray[np.int64] | None
    """The values of one name: bytes, floats, whole numbers, or None for no list at all."""


def example_of(
    where: str, payload: bytes, names: Collection[str] | None = None
) -> dict[str, Feature]:
    """What a payload holds, under the names that are wanted; None: under all, sorted.

    Names that it has not are left out.

    Raises:
        FormatError: If it is no example; `where` stands first.

    >>> payload = example_payload({"label": np.array([3]), "image": [b"raw"]})
    >>> example_of("a record", payload)
    {'image': [b'raw'], 'label': array([3])}

    """
    try:
        features = Example.FromString(payload).features.feature
    except DecodeError as error:
        raise FormatError(compose(where, "an example (tf.train.Example)", error)) from error
    found: dict[str, Feature] = {}
    for name in sorted(features) if names is None else names:
        if name in features:
            feature = features[name]
            match feature.WhichOneof("kind"):
                case "bytes_list":
                    found[name] = list(feature.bytes_list.value)
                case "float_list":
                    values = feature.float_list.value
                    found[name] = np.fromiter(values, np.float32, len(values))
                case "int64_list":
                    numbers = feature.int64_list.value
                    found[name] = np.fromiter(numbers, np.int64, len(numbers))
                case _:
                    found[name] = None
    return found


def example_payload(features: Mapping[str, Sequence[bytes] | NDArray[np.generic]]) -> bytes:
    """Named lists as a payload: bytes, float32 or int64."""
    example = Example()
    for name, values in features.items():
        feature = example.features.feature[name]
        if isinstance(values, np.ndarray) and values.dtype.kind == "f":
            feature.float_list.value.extend(values.tolist())
        elif isinstance(values, np.ndarray):
            feature.int64_list.value.extend(values.tolist())
        else:
            feature.bytes_list.value.extend(values)
    payload: bytes = example.SerializeToString(deterministic=True)
    return payload
