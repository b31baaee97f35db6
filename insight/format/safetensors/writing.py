"""Values as the bytes of a safetensors file, part by part.

The header comes first and tells a checksum of all that follows: with one, the arrays are looked at
twice.
"""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, Any

from insight.format.tensor_types import content_of, kind_of

from .checksums import is_number, of_file, of_mindspore, with_digits
from .header import (
    CHECKSUM,
    MS_CHECKSUM,
    NO_CHECKSUM,
    check_safetensors_names,
    entries_of,
    header_bytes,
    metadata_of,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from insight.format.checkpoint_stream import Part

    from .header import Entry


def safetensors_parts(where: str, values: Mapping[str, Any]) -> Iterator[Part]:
    """The file's bytes, made as they are asked for; those of an array are not copied.

    Raises:
        CheckpointError: If the format has no place for a value; `where` stands first.

    """
    entries, metadata = _told(where, values)
    yield header_bytes(where, entries, metadata)
    yield from _arrays(where, values, entries)


def checked_safetensors_parts(where: str, values: Mapping[str, Any]) -> Iterator[Part]:
    """The same with checksums in the header, ours and MindSpore's.

    Raises:
        CheckpointError: As `safetensors_parts`.

    """
    entries, metadata = _told(where, values)
    of_arrays = {entry.name: _crc32(where, values, entry) for entry in entries}
    numbers = {e.name: _number(where, values, e) for e in entries if is_number(e)}
    metadata[MS_CHECKSUM] = str(of_mindspore(entries, of_arrays, numbers))
    metadata[CHECKSUM] = NO_CHECKSUM
    header = header_bytes(where, entries, metadata)
    yield with_digits(header, of_file(header, entries, of_arrays))
    yield from _arrays(where, values, entries)


def _told(where: str, values: Mapping[str, Any]) -> tuple[list[Entry], dict[str, str]]:
    check_safetensors_names(where, values)
    texts = {name: value for name, value in values.items() if isinstance(value, str)}
    kinds = {n: kind_of(f"{where}: {n}", value) for n, value in values.items() if n not in texts}
    entries = entries_of(where, kinds)
    return entries, metadata_of(where, entries, texts, list(values))


def _arrays(where: str, values: Mapping[str, Any], entries: list[Entry]) -> Iterator[Part]:
    for entry in entries:
        # In a function of its own: what it holds is given back before the next is fetched.
        yield from _content(where, values, entry)


def _content(where: str, values: Mapping[str, Any], entry: Entry) -> Iterator[Part]:
    yield content_of(f"{where}: {entry.name}", values[entry.name])[2]


def _crc32(where: str, values: Mapping[str, Any], entry: Entry) -> int:
    return zlib.crc32(content_of(f"{where}: {entry.name}", values[entry.name])[2])


def _number(where: str, values: Mapping[str, Any], entry: Entry) -> int:
    content = content_of(f"{where}: {entry.name}", values[entry.name])[2]
    return int.from_bytes(content, "little", signed=not entry.type_name.startswith("U"))
