"""Arrays of pyarrow as NumPy's, and where each has a value at all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from insight.errors import FormatError, compose
from insight.sources.fractional_steps import Decimals
from insight.sources.records import as_text

from .library import arrow

if TYPE_CHECKING:
    from insight.format.scalars.columns import Column

_EXACT_DIGITS = 18  # so many always fit into 64 bits
_A_SECOND = {"s": 1, "ms": 1_000, "us": 1_000_000, "ns": 1_000_000_000}


class Coded(NamedTuple):
    """Texts as codes."""

    codes: Column
    """int32: which of the texts a row has; -1 for none."""
    texts: list[str]


def there(array: Any) -> Column:
    """Where an array has a value."""
    if array.null_count == 0:
        return np.ones(len(array), np.bool_)
    found: Column = array.is_valid().to_numpy(zero_copy_only=False)
    return found


def floats(array: Any) -> Column:
    """Numbers and truth values as float64; NaN where there is none.

    Raises:
        FormatError: If the array holds something else.

    """
    types = arrow().types
    kind = array.type
    if types.is_boolean(kind):
        array = array.cast(arrow().int8())
    elif types.is_decimal(kind):
        array = array.cast(arrow().float64())
    elif not (types.is_integer(kind) or types.is_floating(kind) or types.is_null(kind)):
        raise FormatError(compose("column", "numbers", kind))
    if array.null_count:
        array = array.cast(arrow().float64(), safe=False)
    found: Column = array.to_numpy(zero_copy_only=False)
    return found.astype(np.float64, copy=False)


def whole_numbers(array: Any) -> Column:
    """Whole numbers as int64; 0 where there is none.

    Raises:
        FormatError: If the array holds something else.

    """
    if not arrow().types.is_integer(array.type):
        raise FormatError(compose("column", "whole numbers", array.type))
    if array.null_count:
        array = array.fill_null(0)
    found: Column = array.to_numpy(zero_copy_only=False)
    return found.astype(np.int64, copy=False)


def steps_of(array: Any) -> Column | Decimals:
    """Steps, exactly; anything where there is none.

    Raises:
        FormatError: If the array holds no numbers.

    """
    kind = array.type
    if arrow().types.is_integer(kind):
        return whole_numbers(array)
    if arrow().types.is_decimal128(kind) and kind.precision <= _EXACT_DIGITS and kind.scale >= 0:
        words = np.frombuffer(array.buffers()[1], np.int64, 2 * (array.offset + len(array)))
        return Decimals(words[2 * array.offset :: 2], 10**kind.scale)
    return floats(array)


def seconds(array: Any) -> Column:
    """Times in seconds since 1970; NaN where there is none. Bare numbers count milliseconds.

    Raises:
        FormatError: If the array holds no times.

    """
    types = arrow().types
    if not types.is_timestamp(array.type):
        return floats(array) / 1000
    ticks = whole_numbers(array.view(arrow().int64())) / _A_SECOND[array.type.unit]
    return np.where(there(array), ticks, np.nan) if array.null_count else ticks


def coded(array: Any) -> Coded:
    """Texts as codes, whether they came as such or not.

    Raises:
        FormatError: If the array holds no texts.

    """
    if not arrow().types.is_dictionary(array.type):
        array = array.dictionary_encode()
    codes = array.indices
    if codes.null_count:
        codes = codes.fill_null(-1)
    found: Column = codes.to_numpy(zero_copy_only=False)
    return Coded(found.astype(np.int32, copy=False), texts(array.dictionary))


def texts(array: Any) -> list[Any]:
    """Texts; None where there is none, and marks where bytes are no UTF-8.

    Raises:
        FormatError: If the array holds something else.

    """
    types = arrow().types
    if types.is_dictionary(array.type):  # one object for each text, however often it stands
        codes, held = coded(array)
        return [None if code < 0 else held[code] for code in codes.tolist()]
    kind = array.type
    if types.is_null(kind):
        return [None] * len(array)
    try:
        if types.is_string(kind) or types.is_large_string(kind):
            found: list[Any] = array.to_pylist()
            return found
    except UnicodeDecodeError:
        pass
    if types.is_large_string(kind) or types.is_large_binary(kind):
        array = array.view(arrow().large_binary())
    elif types.is_string(kind) or types.is_binary(kind):
        array = array.view(arrow().binary())
    else:
        raise FormatError(compose("column", "texts", kind))
    return [as_text(one) for one in array.to_pylist()]


def instants(array: Any) -> Column | None:
    """Texts in ISO 8601 with a zone in seconds since 1970; None where not all are such.

    >>> told = ["2025-11-03T09:30:00.5+00:00", "2025-11-03T10:30:00+01:00"]
    >>> instants(arrow().array(told)).tolist()
    [1762162200.5, 1762162200.0]
    >>> instants(arrow().array(["2025-11-03T09:30:00"])) is None
    True
    """
    library = arrow()
    try:
        found = array.cast(library.timestamp("us", tz="UTC"))
    except (library.ArrowInvalid, library.ArrowNotImplementedError):
        return None
    return None if found.null_count else seconds(found)
