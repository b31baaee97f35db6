"""Arrays of whole numbers with no more bytes for a number than it needs.

uint32 big-endian    how many numbers
bytes                two bits for each number, the first uppermost: 0, 1, 2 or 3 for 1, 2, 4 or
                     8 bytes
bytes                the numbers, little-endian
"""

from __future__ import annotations

import numpy as np

from engine.errors import RecordError

_WIDTHS = (1, 2, 4, 8)
_SHIFTS = np.array([6, 4, 2, 0], np.uint8)  # of the two bits in a byte
_COUNT = 4  # bytes


def shortened(numbers: np.ndarray) -> bytes:
    """An array of int32 or int64 in the form that files have it in; its shape is not kept.

    >>> shortened(np.array([1, -300, 70000])).hex(" ")
    '00 00 00 03 18 01 d4 fe 70 11 01 00'
    """
    values = numbers.reshape(-1).astype("<i8")
    codes = _codes(values)
    widths = 1 << codes
    starts = np.cumsum(widths) - widths
    content = np.zeros(int(widths.sum()), np.uint8)
    wide = values.view(np.uint8).reshape(-1, 8)
    for code, width in enumerate(_WIDTHS):
        chosen = np.flatnonzero(codes == code)
        content[starts[chosen, None] + np.arange(width)] = wide[chosen, :width]
    padded = np.zeros(-(-len(codes) // 4) * 4, np.uint8)
    padded[: len(codes)] = codes
    bits = np.bitwise_or.reduce(padded.reshape(-1, 4) << _SHIFTS, axis=1)
    return len(values).to_bytes(_COUNT, "big") + bits.tobytes() + content.tobytes()


def _codes(values: np.ndarray) -> np.ndarray:
    codes = np.zeros(len(values), np.intp)
    for kind in (np.int8, np.int16, np.int32):
        bounds = np.iinfo(kind)
        codes += (values < bounds.min) | (values > bounds.max)
    return codes


def lengthened(where: str, content: bytes, dtype: np.dtype) -> np.ndarray:
    """The numbers that some bytes hold, one behind the other.

    Raises:
        RecordError: If there are fewer or more bytes than the numbers need, or one of them is
            beyond the type; `where` stands first.

    >>> lengthened("a row", shortened(np.array([1, -300, 70000])), np.dtype(np.int32))
    array([    1,  -300, 70000], dtype=int32)

    """
    count = int.from_bytes(content[:_COUNT], "big")
    begin = _COUNT + -(-count // 4)
    if len(content) < begin:
        raise RecordError.of(where, f"the widths of {count} whole numbers", f"{len(content)} bytes")
    bits = np.frombuffer(content, np.uint8, begin - _COUNT, _COUNT)
    codes = ((bits[:, None] >> _SHIFTS) & 3).reshape(-1)[:count]
    widths = np.left_shift(1, codes, dtype=np.intp)
    if len(content) - begin != widths.sum():
        expected, got = f"{widths.sum()} bytes of whole numbers", len(content) - begin
        raise RecordError.of(where, expected, got)
    values = _values(np.frombuffer(content, np.uint8, offset=begin), codes, widths)
    bounds = np.iinfo(dtype)
    if count and not bounds.min <= values.min() <= values.max() <= bounds.max:
        raise RecordError.of(where, f"numbers of {dtype}", int(np.abs(values).max()))
    return values.astype(dtype, copy=False)


def _values(content: np.ndarray, codes: np.ndarray, widths: np.ndarray) -> np.ndarray:
    if len(codes) and (codes == codes[0]).all():
        return content.view(f"<i{widths[0]}").astype(np.int64)
    starts = np.cumsum(widths) - widths
    values = np.empty(len(codes), np.int64)
    for code, width in enumerate(_WIDTHS):
        chosen = np.flatnonzero(codes == code)
        pieces = content[starts[chosen, None] + np.arange(width)]
        values[chosen] = np.ascontiguousarray(pieces).view(f"<i{width}").reshape(-1)
    return values
