"""Records of kinds that are not known here: W&B may write further ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from google.protobuf.unknown_fields import UnknownFieldSet

if TYPE_CHECKING:
    from collections.abc import Iterator

    from insight.format.proto.wandb_pb2 import Record

# Of every record: how it was sent, its stream, an id.
_OF_ALL = frozenset((16, 19, 200))


def unknown_kinds(record: Record) -> Iterator[int]:
    """The numbers of the fields of a record that is of no known kind."""
    for field in UnknownFieldSet(record):
        if field.field_number not in _OF_ALL:
            yield field.field_number
