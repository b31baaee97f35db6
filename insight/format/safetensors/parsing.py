"""The header of a safetensors file, read: all of it is checked before any array is made."""

from __future__ import annotations

import json
import os
from math import prod
from typing import Any, BinaryIO, NamedTuple

from insight.errors import CheckpointError, compose
from insight.format.tensor_types import MOST_AXES

from .header import (
    CHECKSUM,
    LENGTH,
    METADATA,
    MOST_HEADER,
    MS_CHECKSUM,
    ORDER,
    PACKED,
    TEXTS,
    TYPES,
    Entry,
)

_CUT = "the file is cut short, damaged or no safetensors"


class Header(NamedTuple):
    """What a file tells of itself before its arrays.

    Attributes:
        raw: Its bytes, from the start of the file.
        entries: The arrays, in the order of the header.
        texts: Texts by name.
        names: Of all values, arrays and texts, in the order in which they were saved.
        metadata: Further facts.

    """

    raw: bytes
    entries: list[Entry]
    texts: dict[str, str]
    names: list[str]
    metadata: dict[str, str]


def read_header(where: str, file: BinaryIO) -> Header:
    """The header of an open file, which fits its size.

    Raises:
        CheckpointError: If it does not, or is none; `where` stands first.

    """
    size = file.seek(0, os.SEEK_END)
    file.seek(0)
    head = file.read(LENGTH.size)
    length = LENGTH.unpack(head)[0] if len(head) == LENGTH.size else size
    if length > min(MOST_HEADER, size - LENGTH.size):
        got = f"a file of {size} bytes with a header of {length}"
        raise CheckpointError(compose(where, "a header and arrays", got, _CUT))
    raw = head + file.read(length)
    told = _json(where, raw[LENGTH.size :])
    metadata = told.pop(METADATA, {})
    if not _is_texts(metadata):
        raise CheckpointError(compose(where, f"texts in {METADATA}", "something else", _CUT))
    packed = {name for name, marked in metadata.items() if marked == PACKED}
    entries = [_entry(where, name, array, name in packed) for name, array in told.items()]
    _check_offsets(where, entries, size - len(raw))
    texts = _texts(where, metadata, set(told))
    names = _ordered(
        where, metadata, list(told), {name: index for name, (index, _) in texts.items()}
    )
    return Header(raw, entries, {name: text for name, (_, text) in texts.items()}, names, metadata)


def _json(where: str, text: bytes) -> dict[str, Any]:
    try:
        told = json.loads(text.decode(), object_pairs_hook=_without_repeats)
    except (ValueError, RecursionError) as error:
        got = f"other bytes ({type(error).__name__})"
        raise CheckpointError(compose(where, "a header of JSON", got, _CUT)) from error
    if not isinstance(told, dict):
        raise CheckpointError(compose(where, "a header of JSON", repr(told)[:80], _CUT))
    return told


def _without_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    told = dict(pairs)
    if len(told) < len(pairs):
        raise ValueError("a name stands there twice")
    return told


def _is_texts(metadata: Any) -> bool:
    return isinstance(metadata, dict) and all(isinstance(v, str) for v in metadata.values())


def _entry(where: str, name: str, told: Any, is_packed: bool) -> Entry:
    try:
        dtype, shape, (begin, end) = told["dtype"], tuple(told["shape"]), told["data_offsets"]
        type_name, width = TYPES[dtype]
        # The product of very many sizes would take its time.
        is_whole = len(shape) <= MOST_AXES and _are_counts([*shape, begin, end])
        is_whole = is_whole and prod(shape) * width == end - begin
    except (TypeError, KeyError, ValueError):
        is_whole = False
    if not is_whole:
        got = repr(told)[:120]
        raise CheckpointError(compose(f"{where}: {name}", "a type and its bytes", got, _CUT))
    if is_packed and type_name == "Int8":
        type_name = PACKED
    return Entry(name, type_name, shape, begin, end)


def _are_counts(numbers: list[Any]) -> bool:
    return all(type(number) is int and 0 <= number < 2**63 for number in numbers)


def _check_offsets(where: str, entries: list[Entry], room: int) -> None:
    """The arrays lie one behind the other, up to the end of the file."""
    at = 0
    for entry in sorted(entries, key=lambda entry: (entry.begin, entry.end)):
        if entry.begin != at:
            got = f"one at offset {entry.begin}"
            raise CheckpointError(compose(f"{where}: {entry.name}", f"an array at {at}", got, _CUT))
        at = entry.end
    if at != room:
        raise CheckpointError(compose(where, f"{at} bytes of arrays", room, _CUT))


def _texts(where: str, metadata: dict[str, str], arrays: set[str]) -> dict[str, tuple[int, str]]:
    if TEXTS not in metadata:
        return {}
    told = _json(where, metadata[TEXTS].encode(errors="replace"))
    if not all(map(_is_indexed_text, told.values())) or arrays & set(told):
        raise CheckpointError(compose(where, f"texts by name in {TEXTS}", "something else", _CUT))
    return {name: (index, text) for name, (index, text) in told.items()}


def _ordered(
    where: str, metadata: dict[str, str], arrays: list[str], texts: dict[str, int]
) -> list[str]:
    """The names by their indices; without any, arrays stand in the order of the header."""
    taken = set(texts.values())
    indices: Any = [i for i in range(len(arrays) + len(texts)) if i not in taken][: len(arrays)]
    if ORDER in metadata:
        try:
            indices = json.loads(metadata[ORDER])
        except (ValueError, RecursionError):
            indices = None
    is_order = isinstance(indices, list) and _are_counts(indices) and len(indices) == len(arrays)
    if not is_order or sorted([*indices, *taken]) != list(range(len(arrays) + len(texts))):
        raise CheckpointError(compose(where, "an index for each value", "others", _CUT))
    index_of = dict(zip(arrays, indices, strict=True)) | texts
    return sorted(index_of, key=index_of.__getitem__)


def _is_indexed_text(told: Any) -> bool:
    return (
        isinstance(told, list)
        and len(told) == 2
        and _are_counts(told[:1])
        and isinstance(told[1], str)
    )


def is_summed(where: str, file: BinaryIO) -> bool:
    """Whether an open file has a checksum, ours or MindSpore's.

    Raises:
        CheckpointError: If its header is none; `where` stands first.

    """
    return bool({CHECKSUM, MS_CHECKSUM} & set(read_header(where, file).metadata))
