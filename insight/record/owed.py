"""Records that come once, of lineage or a graph, while the disk refuses them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .stream import EventStream

_MOST_BYTES = 64 << 20


class OwedFacts:
    """What is written when the disk takes records again; 64 MiB of it at most.

    Attributes:
        records: Where each belongs, and its bytes; the oldest first.

    """

    def __init__(self) -> None:
        self.records: list[tuple[EventStream, bytes]] = []

    def keep(self, stream: EventStream, record: bytes) -> None:
        """Owes one more, unless that is more than may be held."""
        if len(record) + sum(len(owed) for _, owed in self.records) <= _MOST_BYTES:
            self.records.append((stream, record))

    def pay(self) -> int:
        """How many could be written now."""
        paid = 0
        while self.records:
            stream, record = self.records[0]
            try:
                stream.append(record)
            except OSError:
                break
            del self.records[0]
            paid += 1
        return paid
