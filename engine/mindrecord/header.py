"""The head of a file: its schema, its sizes, its pages and the other files of its set.

uint64 little-endian    bytes of the following
bytes                   JSON
zeros                   to `header_size`, where page 0 begins
"""

from __future__ import annotations

import json
import struct
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, BinaryIO, TypeGuard

from engine.errors import RecordError

from .exceptions import MRMBuildSchemaError, MRMInvalidSchemaError, MRMSetHeaderError
from .fields import Field, check_schema, fields_of
from .pages import BLOB, Page, pages_of

LENGTH = struct.Struct("<Q")
HEADER_SIZES = (1 << 14, 1 << 24, 1 << 27)
"""The smallest, the usual and the largest size of a header, in bytes."""
PAGE_SIZES = (1 << 15, 1 << 25, 1 << 28)
"""Those of pages."""
VERSION, OLD_VERSION = "3.0", "2.0"


@dataclass
class Header:
    """What a file says of itself.

    Attributes:
        schema: What describes each field of a row, by name.
        description: What its author said of it.
        indexed: The fields that rows can be searched by.
        header_size: Bytes before page 0.
        page_size: Bytes of each page.
        saved: How many bytes shortened integers saved, in all files of the set; 0 if none.
        pages: The pages of this file.
        addresses: The names of all files of the set.
        shard: Which of them this is.
        version: Of the format; whole numbers are shortened from 3.0 on.

    """

    schema: Mapping[str, Mapping[str, Any]]
    description: str = ""
    indexed: list[str] = field(default_factory=list)
    header_size: int = HEADER_SIZES[1]
    page_size: int = PAGE_SIZES[1]
    saved: int = 0
    pages: list[Page] = field(default_factory=list)
    addresses: list[str] = field(default_factory=list)
    shard: int = 0
    version: str = VERSION

    @property
    def fields(self) -> list[Field]:
        """The fields of a row, in the order of their names."""
        return fields_of(self.schema)

    @property
    def rows(self) -> int:
        """How many rows the file holds."""
        return max((page.end_row for page in self.pages if page.kind == BLOB), default=0)

    @property
    def is_shortened(self) -> bool:
        """Whether arrays of whole numbers are shortened."""
        return self.version != OLD_VERSION

    def offset_of(self, page: int) -> int:
        """The offset of a page in the file."""
        return self.header_size + page * self.page_size

    def common(self) -> tuple[Any, ...]:
        """What the files of a set have in common."""
        sizes = (self.header_size, self.page_size, self.version)
        return (*sizes, self.indexed, self.fields)

    def to_bytes(self) -> bytes:
        """The head of the file, without what follows up to page 0.

        Raises:
            MRMSetHeaderError: If it is larger than its place.

        """
        blobs = [one.name for one in self.fields if one.is_blob]
        schema = {"blob_fields": blobs, "desc": self.description, "schema": self.schema}
        indexed = [{"index_field": name, "schema_id": 0} for name in self.indexed]
        content = {
            "header_size": self.header_size,
            "index_fields": indexed or None,
            "page": [page.described() for page in self.pages] or None,
            "page_size": self.page_size,
            "compression_size": self.saved,
            "schema": [schema],
            "shard_addresses": self.addresses,
            "shard_id": self.shard,
            "statistics": None,
            "version": self.version,
        }
        text = ",".join(f'"{name}":{_json(value)}' for name, value in content.items())
        head = f"{{{text}}}".encode()
        if len(head) + LENGTH.size > self.header_size:
            expected = f"a header of {self.header_size - LENGTH.size} bytes at most"
            hint = "call set_header_size, or set_page_size for fewer pages"
            raise MRMSetHeaderError.of("FileWriter", expected, len(head), hint)
        return LENGTH.pack(len(head)) + head


def _json(value: Any) -> str:
    """A value as MindSpore's JSON library writes it."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def read_header(path: Path, file: BinaryIO) -> Header:
    """The head of an open file.

    Raises:
        RecordError: If it is damaged, cut off, or of a version that is unknown.

    """
    where = str(path)
    found = _content(where, file)
    version = found.get("version")
    if version not in {VERSION, OLD_VERSION}:
        raise RecordError.of(where, f"version {VERSION} or {OLD_VERSION}", repr(version))
    header_size = _size(where, "header_size", found, HEADER_SIZES)
    page_size = _size(where, "page_size", found, PAGE_SIZES)
    schema, description = _schema(where, found.get("schema"))
    return Header(
        schema=schema,
        description=description,
        indexed=_indexed(where, found.get("index_fields"), schema),
        header_size=header_size,
        page_size=page_size,
        saved=found["compression_size"] if _is_number(found.get("compression_size")) else 0,
        pages=pages_of(where, found.get("page"), page_size),
        addresses=_addresses(where, found.get("shard_addresses")),
        shard=found["shard_id"] if _is_number(found.get("shard_id")) else 0,
        version=version,
    )


def _size(where: str, name: str, found: dict[str, Any], bounds: tuple[int, int, int]) -> int:
    size, (low, _, high) = found.get(name), bounds
    if not _is_number(size) or not low <= size <= high:
        raise RecordError.of(where, f"a {name} of {low} to {high} bytes", repr(size))
    return size


def _content(where: str, file: BinaryIO) -> dict[str, Any]:
    file.seek(0)
    head = file.read(LENGTH.size)
    size = LENGTH.unpack(head)[0] if len(head) == LENGTH.size else 0
    if not 0 < size <= HEADER_SIZES[2]:
        expected = f"the size of a header, up to {HEADER_SIZES[2]} bytes, at offset 0"
        raise RecordError.of(where, expected, head.hex(" ") or "an empty file")
    content = file.read(size)
    if len(content) < size:
        raise RecordError.of(where, f"a header of {size} bytes", len(content), "it was cut off")
    try:
        found = json.loads(content)
    except (ValueError, RecursionError) as error:
        raise RecordError.of(where, "a header as JSON at offset 8", error) from None
    if not isinstance(found, dict):
        raise RecordError.of(where, "a header with names", type(found).__name__)
    return found


def _schema(where: str, found: Any) -> tuple[dict[str, Any], str]:
    try:
        schema, description = found[0]["schema"], found[0]["desc"]
        check_schema(schema)
    except (TypeError, KeyError, IndexError, MRMInvalidSchemaError, MRMBuildSchemaError):
        raise RecordError.of(where, "a schema in the header", repr(found)[:100]) from None
    return schema, str(description)


def _indexed(where: str, found: Any, schema: Mapping[str, Any]) -> list[str]:
    try:
        names = [one["index_field"] for one in found or ()]
        known = all(name in schema for name in names)
    except (TypeError, KeyError):
        names, known = [], False
    if not known:
        raise RecordError.of(where, "fields of the schema as index", repr(found)[:100])
    return names


def _addresses(where: str, found: Any) -> list[str]:
    if not isinstance(found, list) or not all(isinstance(one, str) for one in found):
        raise RecordError.of(where, "the names of the files of its set", repr(found)[:100])
    return found


def _is_number(value: Any) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 2**63
