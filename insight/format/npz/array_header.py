"""The head of a `.npy`: type, order and shape of the array behind it, in both directions.

NumPy's own reader is not asked: it evaluates the text of the head, and warns of old ones.
"""

from __future__ import annotations

import io
import re
from math import prod
from typing import Any, NamedTuple

import numpy as np
from numpy.lib import format as npy

from insight.errors import CheckpointError, compose
from insight.format.tensor_types import MOST_AXES, TEXT_TYPE, type_name_of

BFLOAT16 = "BFloat16"  # NumPy has none: the bits lie there as uint16
PACKED = "Int4"  # two numbers in each int8
STORED_AS = {BFLOAT16: "<u2", PACKED: "|i1"}
OBJECTS = "object"

_MAGIC = b"\x93NUMPY"
_VERSIONS = {(1, 0): 2, (2, 0): 4, (3, 0): 4}  # bytes of the length that follows
_MOST_HEAD = 64 * 1024
_FIELD = r"'(?:descr|fortran_order|shape)'\s*:\s*(?:'[^']*'|True|False|\([\dL,\s]*\))"
_HEAD = re.compile(rf"\{{\s*{_FIELD}\s*,\s*{_FIELD}\s*,\s*{_FIELD}\s*,?\s*\}}\s*", re.ASCII)
_PART = re.compile(r"'(descr|fortran_order|shape)'\s*:\s*('[^']*'|True|False|\([^)]*\))")
_TYPE = re.compile(r"[<>|=]?([biufcU])(\d{1,9})", re.ASCII)


class ArrayHead(NamedTuple):
    """What the head says.

    Attributes:
        type_name: As a checkpoint calls it; `str` for a text; `object` for pickled ones.
        dtype: Of the bytes.
        is_fortran: Whether the first axis is the fastest.
        shape: The shape.
        size: Bytes of the head.

    """

    type_name: str
    dtype: np.dtype[Any]
    is_fortran: bool
    shape: tuple[int, ...]
    size: int

    @property
    def content(self) -> int:
        """Bytes of the array."""
        return prod(self.shape) * self.dtype.itemsize


def head_bytes(dtype: np.dtype[Any], shape: tuple[int, ...]) -> bytes:
    """The head of an array in C order.

    >>> head_bytes(np.dtype("<f4"), (2,))[10:61]
    b"{'descr': '<f4', 'fortran_order': False, 'shape': ("
    """
    head = io.BytesIO()
    told = {"descr": npy.dtype_to_descr(dtype), "fortran_order": False, "shape": shape}
    npy.write_array_header_1_0(head, told)
    return head.getvalue()


def read_head(where: str, file: Any, marked: str) -> ArrayHead:
    """The head that an open member begins with.

    Args:
        where: The file and the name; stands first in errors.
        file: The member.
        marked: What the archive says of it: a type that NumPy does not have, or nothing.

    Raises:
        CheckpointError: If it is none, or of an array that is not of numbers.

    """
    begin = file.read(len(_MAGIC) + 2)
    width = _VERSIONS.get(tuple(begin[len(_MAGIC) :])) if begin.startswith(_MAGIC) else None
    if width is None:
        raise _wrong(where, "the head of an array of NumPy", repr(begin))
    length = int.from_bytes(file.read(width), "little")
    if length > _MOST_HEAD:
        raise _wrong(where, f"a head of at most {_MOST_HEAD} bytes", length)
    text = file.read(length).decode("latin-1").replace('"', "'")
    told: dict[str, str] = dict(_PART.findall(text)) if _HEAD.fullmatch(text) else {}
    if len(told) != 3 or "'" in told["fortran_order"] or "(" not in told["shape"]:
        raise _wrong(where, "the head of an array of numbers", repr(text[:80]))
    shape = tuple(int(size.rstrip("L ")) for size in told["shape"][1:-1].split(",") if size.strip())
    if len(shape) > MOST_AXES:
        raise _wrong(where, f"at most {MOST_AXES} axes", len(shape))
    type_name, dtype = _type(where, told["descr"].strip("'"), shape, marked)
    size = len(begin) + width + length
    return ArrayHead(type_name, dtype, told["fortran_order"] == "True", shape, size)


def _type(where: str, descr: str, shape: tuple[int, ...], marked: str) -> tuple[str, np.dtype[Any]]:
    if descr == "|O":
        return OBJECTS, np.dtype(np.uint8)
    match = _TYPE.fullmatch(descr)
    try:
        dtype = np.dtype(descr) if match else None
    except TypeError:
        dtype = None
    if dtype is not None:
        if marked:
            name = marked if dtype == np.dtype(STORED_AS[marked]) else None
        else:
            name = TEXT_TYPE if dtype.kind == "U" and not shape else type_name_of(dtype)
        if name is not None:
            return name, dtype
    hint = "convert it to a type of numbers before it is saved"
    got = f"{descr!r}{f' marked as {marked}' if marked else ''}"
    raise CheckpointError(compose(where, "numbers, or one text", got, hint))


def _wrong(where: str, expected: str, got: object) -> CheckpointError:
    return CheckpointError(compose(where, expected, got, "the file is damaged or no npz"))
