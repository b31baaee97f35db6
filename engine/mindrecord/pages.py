"""The pages of a file: which rows lie where in it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from engine.errors import RecordError

RAW, BLOB = "RAW_DATA", "BLOB_DATA"


@dataclass
class Page:
    """One block of a file: numbers and texts of rows (raw), or their bytes and arrays (blob).

    The rows of a blob page are a group. A raw page holds the rows of one or several groups.

    Attributes:
        number: Which page of the file it is, from 0.
        kind: `RAW` or `BLOB`.
        group: Of a blob page: which group it is. Of a raw page: a number that nobody reads.
        first_row: Of a blob page: its first row.
        end_row: Of a blob page: the row after its last.
        groups: Of a raw page: its groups, each with the offset of its first row in the page.
        size: Bytes that are in use.
        shard: Which file of a set it is in.

    """

    number: int
    kind: str
    group: int
    first_row: int = 0
    end_row: int = 0
    groups: list[tuple[int, int]] = field(default_factory=list)
    size: int = 0
    shard: int = 0

    def described(self) -> dict[str, Any]:
        """The page as headers have it."""
        groups = [{"id": group, "offset": offset} for group, offset in self.groups or [(0, 0)]]
        return {
            "end_row_id": self.end_row,
            "page_id": self.number,
            "page_size": self.size,
            "page_type": self.kind,
            "page_type_id": self.group,
            "row_group_ids": groups,
            "shard_id": self.shard,
            "start_row_id": self.first_row,
        }


_NUMBERS = ("page_id", "page_type_id", "start_row_id", "end_row_id", "page_size", "shard_id")


def pages_of(where: str, described: Any, page_size: int) -> list[Page]:
    """The pages that a header describes.

    Raises:
        RecordError: If one is no page, or rows are missing between two.

    """
    if described is None:  # a file without rows
        return []
    if not isinstance(described, list):
        raise RecordError.of(where, "a list of pages in the header", type(described).__name__)
    pages = [_page(f"{where} page {number}", one) for number, one in enumerate(described)]
    for number, page in enumerate(pages):
        if page.number != number or page.size > page_size:
            expected = f"page {number} of {page_size} bytes at most"
            raise RecordError.of(where, expected, page.described())
    _check_groups(where, pages)
    return pages


def _page(where: str, described: Any) -> Page:
    try:
        numbers = [described[name] for name in _NUMBERS]
        groups = [(one["id"], one["offset"]) for one in described["row_group_ids"]]
        kind = described["page_type"]
    except (KeyError, TypeError, IndexError):
        raise RecordError.of(where, "a page", repr(described)[:100]) from None
    all_numbers = [*numbers, *(number for group in groups for number in group)]
    if kind not in {RAW, BLOB} or not all(_is_count(number) for number in all_numbers):
        raise RecordError.of(where, "a raw or a blob page", repr(described)[:100])
    number, group, first_row, end_row, size, shard = numbers
    return Page(number, kind, group, first_row, end_row, groups if kind == RAW else [], size, shard)


def _is_count(number: Any) -> bool:
    return isinstance(number, int) and not isinstance(number, bool) and 0 <= number < 2**63


def _check_groups(where: str, pages: list[Page]) -> None:
    """Rows and groups count, and each group has both pages."""
    blobs = [page for page in pages if page.kind == BLOB]
    row = 0
    for group, page in enumerate(blobs):
        if page.group != group or page.first_row != row or page.end_row < row:
            expected = f"rows from {row} on in blob page {page.number}"
            raise RecordError.of(where, expected, f"rows {page.first_row} to {page.end_row}")
        row = page.end_row
    found = [group for page in pages if page.kind == RAW for group, _ in page.groups]
    if sorted(found) != list(range(len(blobs))):
        raise RecordError.of(where, f"raw rows of {len(blobs)} groups", f"of groups {found[:8]}")
