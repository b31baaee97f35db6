"""Python's objects as bytes and back, without pickle: nothing that comes from elsewhere is run.

A header in JSON has the objects; a list in it is a kind and what belongs to it. Bytes and the
numbers of arrays follow it, one after another, and have their place and length there.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np

from engine.autodiff import Value
from engine.autodiff.replayable import read
from engine.backend import array as on_device
from engine.backend import asnumpy
from engine.dtype import as_dtype
from engine.errors import ArgumentTypeError, ArgumentValueError

_PLAIN = (bool, int, float, str, type(None))
WHAT_GOES = (
    "None, bool, int, float, str, bytes, NumPy's arrays and numbers, tensors, and lists, tuples "
    "and dicts of them"
)


def packed(where: str, obj: object) -> Any:
    """An object as an array of bytes.

    Raises:
        ArgumentTypeError: If there is something in it that is not among `WHAT_GOES`.
        ArgumentValueError: If it is nested too deep, or holds itself.

    """
    blobs = bytearray()
    try:
        text = json.dumps(_noted(where, obj, blobs)).encode()
    except RecursionError:
        expected = "an object that is nested less deep"
        raise ArgumentValueError.of(where, expected, "one that is deeper") from None
    whole = b"".join([len(text).to_bytes(8, "little"), text, blobs])
    return np.frombuffer(whole, np.uint8).copy()


def _noted(where: str, obj: Any, blobs: bytearray) -> Any:
    kind = type(obj)
    if kind in _PLAIN:
        return obj
    if kind is bytes:
        return ["bytes", *_laid(obj, blobs)]
    if kind in {list, tuple}:
        return [kind.__name__, [_noted(where, one, blobs) for one in obj]]
    if kind is dict:
        pairs = [[_noted(where, part, blobs) for part in pair] for pair in obj.items()]
        return ["dict", pairs]
    if isinstance(obj, Value):
        return ["tensor", *_array(where, asnumpy(read(obj)), blobs)]
    if isinstance(obj, np.ndarray | np.generic):
        noted = "array" if isinstance(obj, np.ndarray) else "number"
        return [noted, *_array(where, np.asarray(obj), blobs)]
    hint = f"{WHAT_GOES} go to other processes; nothing is pickled, so make one of these of it"
    raise ArgumentTypeError.of(where, "an object of a plain type", obj, hint)


def _array(where: str, array: Any, blobs: bytearray) -> list[Any]:
    if array.dtype.hasobject or array.dtype.names is not None:
        expected = "an array of numbers, truths or texts"
        raise ArgumentValueError.of(where, expected, f"one of {array.dtype}")
    name = array.dtype.name if array.dtype.kind == "V" else array.dtype.str
    return [name, list(array.shape), *_laid(np.ascontiguousarray(array).tobytes(), blobs)]


def _laid(blob: bytes, blobs: bytearray) -> list[int]:
    start = len(blobs)
    blobs += blob
    return [start, len(blob)]


def unpacked(words: Any) -> Any:
    """The object of such bytes."""
    whole = words.tobytes()
    begin = 8 + int.from_bytes(whole[:8], "little")
    return _read(json.loads(whole[8:begin]), whole[begin:])


def _read(noted: Any, blobs: bytes) -> Any:
    if not isinstance(noted, list):
        return noted
    kind, *rest = noted
    if kind in {"list", "tuple"}:
        found = [_read(one, blobs) for one in rest[0]]
        return found if kind == "list" else tuple(found)
    if kind == "dict":
        return {_read(key, blobs): _read(value, blobs) for key, value in rest[0]}
    start, length = rest[-2:]
    blob = blobs[start : start + length]
    if kind == "bytes":
        return blob
    dtype, shape = _dtype(rest[0]), rest[1]
    array = np.frombuffer(blob, dtype).reshape(shape).copy()
    if kind == "number":
        return array[()]
    return Value.wrap(on_device(array)) if kind == "tensor" else array


def _dtype(name: str) -> Any:
    if name.startswith(("<", ">", "|", "=")):
        return np.dtype(name)
    return as_dtype(name).numpy
