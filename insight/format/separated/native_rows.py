"""WholeRows taken apart by compiled code: `insight/native/src/separated.c`."""

from __future__ import annotations

import ctypes
import functools
from typing import TYPE_CHECKING, Any

import numpy as np

from insight import native

from .raw_rows import OddRow, RawRows

if TYPE_CHECKING:
    from collections.abc import Callable

    from .raw_rows import Column

_DONE, _ROWS_FULL, _OTHERS_FULL, _ODD_FULL = range(4)
_FEW = 1 << 10
_SAMPLE = 1 << 14
_POWERS = range(-342, 309)
_EXACT_FROM = -27  # smaller powers of five divide 2**128 and more

_SLOTS = 1 << 10
_END_OF_LINE = 0x0A

_OTHERS = ("other_cells", "other_begins", "other_ends", "other_firsts")
_ODD = ("odd_begins", "odd_ends", "odd_fields")


class _State(ctypes.Structure):
    """`Table` of separated.c, field by field."""

    _fields_ = (
        *((name, ctypes.c_int64) for name in ("position", "separator", "columns")),
        *((name, ctypes.c_int64) for name in ("rows", "row_capacity")),
        *((name, ctypes.c_void_p) for name in ("numbers", "kinds", "begins")),
        *((name, ctypes.c_int64) for name in ("others", "other_capacity")),
        *((name, ctypes.c_void_p) for name in (*_OTHERS, "slots")),
        *((name, ctypes.c_int64) for name in ("odd", "odd_capacity")),
        *((name, ctypes.c_void_p) for name in _ODD),
        ("powers", ctypes.c_void_p),
    )


@functools.cache
def _powers() -> Column:
    """128 bits of each power of five, the first of them set, as decimal.h wants them."""
    found = []
    for power in _POWERS:
        five = 5 ** abs(power)
        if power >= 0:
            bits = five << 128 >> five.bit_length()
        else:
            length = (five - 1).bit_length()
            bits = (1 << (length + 127 if power >= _EXACT_FROM else 2 * length + 128)) // five + 1
            bits >>= max(0, bits.bit_length() - 128)
        found.append(divmod(bits, 1 << 64))
    return np.array(found, np.uint64)


@functools.cache
def _function() -> Callable[..., int] | None:
    library = native.library("separated")
    if library is None:
        return None
    number, address = ctypes.c_int64, ctypes.c_void_p
    function = library.function("table", number, address, address, number)
    return function if _reads_a_table(function) else None


def _reads_a_table(function: Callable[..., int]) -> bool:
    """Whether code that was made for this CPU does what it should: nobody has tried it on all."""
    text = b'1,-0.30000000000000004,"a\n"\r\n\n2\n,8.98846567431158e307,x\n3,'
    raw = _rows(function, text, b",", 3, 0)
    found = [raw.numbers.tolist(), raw.kinds.tolist(), raw.begins.tolist(), raw.odd]
    numbers = [[1.0, -0.30000000000000004, 0.0], [0.0, 8.98846567431158e307, 0.0]]
    kinds, odd = [[1, 1, 2], [0, 1, 2]], [OddRow(30, 32, 1)]
    return found == [numbers, kinds, [0, 32], odd] and raw.other_ends.tolist() == [27, 55]


def native_rows(text: bytes, separator: bytes, columns: int, begin: int) -> RawRows | None:
    r"""The whole rows of `text` from `begin` on; None where there is no native code to look.

    >>> raw = native_rows(b"1,2\n3\n", b",", 2, 0)
    >>> raw is None or (raw.numbers.tolist(), raw.odd)
    ([[1.0, 2.0]], [OddRow(begin=4, end=6, fields=1)])
    """
    function = _function()
    return None if function is None else _rows(function, text, separator, columns, begin)


def _rows(
    function: Callable[..., int], text: bytes, separator: bytes, columns: int, begin: int
) -> RawRows:
    length = text.rfind(b"\n") + 1
    capacity = _most_rows(text, columns, begin, length)
    arrays: dict[str, np.ndarray[Any, Any]] = {
        "numbers": np.empty((capacity, columns)),
        "kinds": np.empty((capacity, columns), np.uint8),
        "begins": np.empty(capacity, np.int64),
        "slots": np.full(_SLOTS, np.iinfo(np.int64).max),
        "powers": _powers(),
    }
    state = _State(position=begin, separator=separator[0], columns=columns, row_capacity=capacity)
    for name, array in arrays.items():
        setattr(state, name, array.ctypes.data)
    _grow(state, arrays, _OTHERS, "other_capacity", 0)
    _grow(state, arrays, _ODD, "odd_capacity", 0)
    address = ctypes.addressof(state)
    outcome = _DONE if begin >= length else function(address, text, length)
    while outcome in {_ROWS_FULL, _OTHERS_FULL, _ODD_FULL}:
        if outcome == _ROWS_FULL:
            _grow_rows(state, arrays, text, length)
        elif outcome == _OTHERS_FULL:
            # As many a row as until now, and some more.
            likely = state.others * state.row_capacity * 9 // (8 * max(1, state.rows))
            _grow(state, arrays, _OTHERS, "other_capacity", state.others, likely)
        else:
            _grow(state, arrays, _ODD, "odd_capacity", state.odd)
        outcome = function(address, text, length)
    odd = (arrays[name][: state.odd].tolist() for name in _ODD)
    return RawRows(
        begins=arrays["begins"][: state.rows],
        numbers=arrays["numbers"][: state.rows],
        kinds=arrays["kinds"][: state.rows],
        other_cells=arrays["other_cells"][: state.others],
        other_begins=arrays["other_begins"][: state.others],
        other_ends=arrays["other_ends"][: state.others],
        other_firsts=arrays["other_firsts"][: state.others],
        odd=[OddRow(*one) for one in zip(*odd, strict=True)],
        end=state.position,
    )


def _most_rows(text: bytes, columns: int, begin: int, length: int) -> int:
    """How many rows there may be: of a long text likely ones, as to look at all of it takes long.

    A row has an end of its line, and a byte between two fields.
    """
    most = max(0, (length - begin) // columns + 1)
    if length - begin <= 4 * _SAMPLE:
        return min(_lines(text, begin, length), most)
    likely = _lines(text, begin, begin + _SAMPLE) * (length - begin) * 9 // (8 * _SAMPLE)
    return min(max(_FEW, likely), most)


def _lines(text: bytes, begin: int, end: int) -> int:
    held = np.frombuffer(text, np.uint8)[max(0, begin) : end]
    return int(np.count_nonzero(held == _END_OF_LINE))


def _grow_rows(
    state: _State, arrays: dict[str, np.ndarray[Any, Any]], text: bytes, length: int
) -> None:
    """Room for all rows that are left."""
    capacity = state.rows + _lines(text, state.position, length)
    for name in ("numbers", "kinds", "begins"):
        held = arrays[name]
        arrays[name] = np.empty((capacity, *held.shape[1:]), held.dtype)
        arrays[name][: state.rows] = held[: state.rows]
        setattr(state, name, arrays[name].ctypes.data)
    state.row_capacity = capacity


def _grow(
    state: _State,
    arrays: dict[str, np.ndarray[Any, Any]],
    names: tuple[str, ...],
    capacity: str,
    used: int,
    likely: int = 0,
) -> None:
    """Room for four times as many, or for as many as are likely if that is more."""
    room = max(_FEW, 4 * getattr(state, capacity), likely)
    for name in names:
        array = np.empty(room, np.int64)
        if used:
            array[:used] = arrays[name][:used]
        arrays[name] = array
        setattr(state, name, array.ctypes.data)
    setattr(state, capacity, room)
