"""Whole lines of text files that grow: JSON, a value a line, and tables with a line of names first.

For a `Tail` that is read with `unknown_length`. A last line that nobody ended is left for the next
look, but for JSON that is whole; a line that is longer than any is told, and reading goes on behind
it.
"""

from __future__ import annotations

import errno
import json
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import islice
from typing import TYPE_CHECKING, Any

import numpy as np

from insight.format.frames import Damage
from insight.format.separated import WholeRows, fields_in, rows_in
from insight.format.separated.fields import unquoted

if TYPE_CHECKING:
    from collections.abc import Sequence

MOST_IN_JSON = 1 << 24
MOST_IN_ROW = 1 << 20
MOST_COLUMNS = 1 << 16
_MARK = b"\xef\xbb\xbf"  # of UTF-8, as some editors write it
_END_OF_LINE = 0x0A
_NO_ROWS = rows_in(b"", b",", 1)


@dataclass(slots=True)
class JsonScan:
    """What stands in some bytes of a file of JSON lines.

    Attributes:
        values: What each line says.
        begins: Where each line begins in the bytes.
        end: Where the next read should begin.
        damages: Lines that are no JSON.

    """

    values: list[Any] = field(default_factory=list)
    begins: list[int] = field(default_factory=list)
    end: int = 0
    damages: list[Damage] = field(default_factory=list)


class JsonLines:
    r"""Scans a file piece after piece, each from where the last one ended.

    >>> scan = JsonLines()(b'{"loss": NaN}\nno\n{"lo')
    >>> scan.values, scan.begins, scan.end, scan.damages[0].offset
    ([{'loss': nan}], [0], 17, 14)
    """

    def __init__(self) -> None:
        self._giving_up = _GivingUp(MOST_IN_JSON)
        self._value_at = json.JSONDecoder().raw_decode

    def __call__(self, buffer: bytes) -> JsonScan:
        """What stands in the next bytes."""
        scan = JsonScan()
        begin = self._giving_up.resume(buffer, scan.damages)
        end = buffer.rfind(b"\n") + 1
        if end > begin and not self._take_all(buffer[begin:end], begin, scan):
            for line in buffer[begin : end - 1].split(b"\n"):
                if line.strip() and not self._is_whole(line, begin, scan):
                    add_damage(scan.damages, begin, len(line) + 1, "line is no JSON")
                begin += len(line) + 1
        begin = max(begin, end)
        rest = buffer[begin:].rstrip()
        scan.end = begin
        if rest.endswith((b"}", b"]")) and self._is_whole(rest, begin, scan):
            scan.end = len(buffer)
        self._giving_up.check(buffer, scan)
        return scan

    def _take_all(self, text: bytes, begin: int, scan: JsonScan) -> bool:
        """Whether all lines are a mapping each, and were read: one by one they take as long again.

        What is read as one list tells of damage only that there is some.
        """
        ends = np.flatnonzero(np.frombuffer(text, np.uint8) == _END_OF_LINE)
        if text[:1] != b"{" or text.count(b"\n{") != len(ends) - 1:
            return False
        try:
            values = json.loads(b"[" + text[:-1].replace(b"\n", b",") + b"]")
        except (ValueError, RecursionError):
            return False
        if len(values) != len(ends):
            return False
        scan.values = values
        scan.begins = [begin, *(ends[:-1] + (begin + 1)).tolist()]
        return True

    def _is_whole(self, line: bytes, begin: int, scan: JsonScan) -> bool:
        text = line.removeprefix(_MARK).decode("utf-8", "replace").strip()
        try:
            value, end = self._value_at(text)
        except (ValueError, RecursionError):
            return False
        if end != len(text):
            return False
        scan.values.append(value)
        scan.begins.append(begin)
        return True


@dataclass(slots=True)
class TableScan:
    """What stands in some bytes of a table.

    Attributes:
        rows: Its whole rows, by the names of the table as it stands then.
        end: Where the next read should begin.
        damages: WholeRows of another number of fields than there are names.

    """

    rows: WholeRows
    end: int = 0
    damages: list[Damage] = field(default_factory=list)


class SeparatedValues:
    r"""Scans a table piece after piece, each from where the last one ended.

    Args:
        separators: Those that there may be. The first line has most of the one that is taken; of
            several the one that is named first.

    Attributes:
        names: What the columns are called, by the first line; none before it was read.
        separator: The one that is taken.

    >>> values = SeparatedValues()
    >>> scan = values(b"epoch;loss\n0;0.5\n1;na")
    >>> values.names, values.separator, scan.rows.numbers.tolist(), scan.end
    (['epoch', 'loss'], b';', [[0.0, 0.5]], 17)

    """

    def __init__(self, separators: bytes = b",;\t") -> None:
        self.names: Sequence[str] = ()
        self.separator = separators[:1]
        self._separators = separators
        self._giving_up = _GivingUp(MOST_IN_ROW)

    def __call__(self, buffer: bytes) -> TableScan:
        """What stands in the next bytes."""
        damages: list[Damage] = []
        begin = self._giving_up.resume(buffer, damages)
        if not self.names and begin < len(buffer):
            begin = self._read_names(buffer, begin)
        scan = TableScan(_NO_ROWS, begin, damages)
        if self.names:
            scan.rows = rows_in(buffer, self.separator, len(self.names), begin)
            scan.end = scan.rows.end
            for row in scan.rows.odd:
                problem = f"row has another number of fields than the {len(self.names)} names"
                add_damage(damages, row.begin, row.end - row.begin, problem)
        self._giving_up.check(buffer, scan)
        return scan

    def _read_names(self, buffer: bytes, begin: int) -> int:
        """Where the first row begins: behind the names, where they are whole."""
        first = begin + len(_MARK) * buffer.startswith(_MARK, begin)
        while buffer.startswith((b"\n", b"\r\n"), first):
            first = buffer.index(b"\n", first) + 1
        each = (_named(buffer, first, bytes((one,))) for one in self._separators)
        separator, names, end = max(each, key=lambda found: len(found[1]))
        if len(buffer) - begin > MOST_IN_ROW and not names:
            raise OSError(errno.EFBIG, f"the line of names is longer than {MOST_IN_ROW} bytes")
        if len(names) > MOST_COLUMNS:
            raise OSError(errno.EFBIG, f"there are more columns than {MOST_COLUMNS}")
        self.separator, self.names = separator, names
        return end if names else begin


def names_of(beginning: bytes, separators: bytes = b",;\t") -> tuple[list[str], bytes]:
    r"""The names in the first line of a table and what separates them; none where it has no end.

    >>> names_of(b"a\tb\n1\t2\n")
    (['a', 'b'], b'\t')
    """
    values = SeparatedValues(separators)
    with suppress(OSError):  # too many
        values(beginning[:MOST_IN_ROW])
    return list(values.names), values.separator


def _named(buffer: bytes, begin: int, separator: bytes) -> tuple[bytes, list[str], int]:
    """The names of a line by a separator, and where it ends; none where it does not."""
    names = []
    for first, stop, is_last in islice(fields_in(buffer, separator, begin), MOST_COLUMNS + 1):
        names.append(unquoted(buffer[first:stop]).decode("utf-8", "replace").strip())
        if is_last:
            return separator, names, buffer.index(b"\n", stop) + 1
    return separator, names if len(names) > MOST_COLUMNS else [], begin


def add_damage(damages: list[Damage], offset: int, length: int, problem: str) -> None:
    """Tell of some bytes, together with those just before them that have the same problem."""
    if damages and damages[-1].problem == problem:
        last = damages[-1]
        if last.offset + last.length == offset:
            damages[-1] = Damage(last.offset, last.length + length, problem)
            return
    damages.append(Damage(offset, length, problem))


class _GivingUp:
    """Leaves out a line that is longer than any: up to its end, wherever that comes."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._is_inside = False

    def resume(self, buffer: bytes, damages: list[Damage]) -> int:
        """Where the next line begins."""
        if not self._is_inside:
            return 0
        stop = buffer.find(b"\n") + 1
        self._is_inside = stop == 0
        end = stop or len(buffer)
        damages.append(Damage(0, end, f"line is longer than {self._most} bytes"))
        return end

    def check(self, buffer: bytes, scan: JsonScan | TableScan) -> None:
        """Give the line up that the scan ended in, where it is too long."""
        if len(buffer) - scan.end <= self._most:
            return
        stop = buffer.find(b"\n", scan.end) + 1
        self._is_inside = stop == 0
        problem = f"line is longer than {self._most} bytes"
        scan.damages.append(Damage(scan.end, (stop or len(buffer)) - scan.end, problem))
        scan.end = stop or len(buffer)
