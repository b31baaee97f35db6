"""Rows that come one by one, written into record files."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import islice
from typing import Any

from engine.mindrecord.exceptions import MRMValidateDataError
from engine.mindrecord.filewriter import FileWriter

Schema = Mapping[str, Mapping[str, Any]]
Row = dict[str, Any]

_AT_ONCE = 256
_HEADER_SIZE, _PAGE_SIZE = 1 << 24, 1 << 26


def give_room(writer: FileWriter) -> None:
    """Let rows be as large as pictures may be."""
    writer.set_header_size(_HEADER_SIZE)
    writer.set_page_size(_PAGE_SIZE)


def write(writer: FileWriter, rows: Iterable[Row], *, parallel: bool = False) -> None:
    """Write rows, few at a time, and end the files.

    Raises:
        MRMValidateDataError: If there are none.

    """
    left = iter(rows)
    some = list(islice(left, _AT_ONCE))
    if not some:
        raise MRMValidateDataError.of("transform", "at least one row", "none")
    while some:
        writer.write_raw_data(some, parallel)
        some = list(islice(left, _AT_ONCE))
    writer.commit()
