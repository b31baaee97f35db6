"""Lines of files, read by their number."""

from __future__ import annotations

import mmap
from collections.abc import Iterable
from os import fspath
from pathlib import Path
from typing import Any

import numpy as np

from engine.errors import StateError, compose

BLOCK = 2**24  # bytes that are looked through at once
LINE_FEED, CARRIAGE_RETURN, QUOTE = b"\n\r" + b'"'


class Lines:
    r"""The lines of some files, one file after the other.

    Kept is where each of them begins and ends; they are read when they are asked for.

    Args:
        paths: The files.
        quoted: Whether line breaks inside of quotes are parts of a line, as in CSV files.
        heads: How many lines at the beginning of each file are left out.
        empty: Whether lines in which nothing stands are kept.

    Attributes:
        counts: How many lines each file has.

    Raises:
        StateError: If a file cannot be read, or a quote does not end.

    >>> _ = Path("lines.txt").write_text("one\n\ntwo")
    >>> [Lines([Path("lines.txt")])[number] for number in range(2)]
    ['one', 'two']

    """

    def __init__(
        self, paths: Iterable[Path], *, quoted: bool = False, heads: int = 0, empty: bool = False
    ) -> None:
        self.paths = list(paths)
        self._keeps_empty = empty
        self._maps: dict[int, Any] = {}
        spans = [self._spans(number, quoted)[:, heads:] for number in range(len(self.paths))]
        self.counts = [found.shape[1] for found in spans]
        self._spans_of_all = np.concatenate([*spans, np.empty((2, 0), np.int64)], axis=1)
        self._ends = np.cumsum(self.counts)

    def __len__(self) -> int:
        return self._spans_of_all.shape[1]

    def __getitem__(self, number: int) -> str:
        start, stop = self._spans_of_all[:, number].tolist()
        file, line = self.file_and_line(number)
        try:
            return bytes(self._map(file)[start:stop]).decode("utf-8")
        except UnicodeDecodeError as error:
            where = f"{self.paths[file]}, row {line + 1}"
            raise StateError(compose(where, "text in UTF-8", error)) from error

    def file_and_line(self, number: int) -> tuple[int, int]:
        """The number of the file that a line is in, and its own there, both from 0."""
        file = int(np.searchsorted(self._ends, number, side="right"))
        return file, number - (int(self._ends[file - 1]) if file else 0)

    def where(self, number: int) -> str:
        """The file and the line, for messages."""
        file, line = self.file_and_line(number)
        return f"{fspath(self.paths[file])}, row {line + 1}"

    def _spans(self, number: int, quoted: bool) -> np.ndarray:
        """Where the lines of a file begin and end."""
        content = self._map(number)
        size = len(content)
        breaks = _breaks(content, quoted, fspath(self.paths[number]))
        stops = breaks if breaks.size and breaks[-1] == size - 1 else np.append(breaks, size)
        starts = np.append(0, stops[:-1] + 1)
        if quoted:  # a break of two bytes, whose first one is no part of a line
            ends = np.maximum(stops - 1, 0)
            found = np.fromiter((content[end] for end in ends if end < size), np.uint8)
            stops = stops - ((found == CARRIAGE_RETURN) & (stops > starts)) if size else stops
        whole = (stops > starts) | (self._keeps_empty and size > 0)
        return np.stack([starts[whole], stops[whole]]).astype(np.int64)

    def _map(self, number: int) -> Any:
        if number not in self._maps:
            try:
                with self.paths[number].open("rb") as file:
                    empty = not self.paths[number].stat().st_size  # which cannot be mapped
                    self._maps[number] = (
                        b"" if empty else mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
                    )
            except OSError as error:
                where = fspath(self.paths[number])
                raise StateError(compose(where, "a file that can be read", error)) from error
        return self._maps[number]

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_maps": {}}  # each process maps the files itself


class Listed:
    """Items of some files, one file after the other, in memory: what `Lines` is where lines are no
    rows.

    Args:
        names: The names of the files, for messages.
        items: A list of items for each.

    Attributes:
        counts: How many items each file has.

    """

    def __init__(self, names: Iterable[object], items: Iterable[list[Any]]) -> None:
        self._names = [str(name) for name in names]
        self._files = list(items)
        self.counts = [len(file) for file in self._files]
        self._ends = np.cumsum(self.counts)

    def __len__(self) -> int:
        return sum(self.counts)

    def __getitem__(self, number: int) -> Any:
        file, item = self._file_and_item(number)
        return self._files[file][item]

    def where(self, number: int) -> str:
        """The file and the item, for messages."""
        file, item = self._file_and_item(number)
        return f"{self._names[file]}, row {item + 1}"

    def _file_and_item(self, number: int) -> tuple[int, int]:
        file = int(np.searchsorted(self._ends, number, side="right"))
        return file, number - (int(self._ends[file - 1]) if file else 0)


def _breaks(content: Any, quoted: bool, where: str) -> np.ndarray:
    """Where lines break; with `quoted`, those inside of quotes do not count."""
    found, open_quotes = [np.empty(0, np.int64)], 0
    for start in range(0, len(content), BLOCK):
        block = np.frombuffer(content[start : start + BLOCK], np.uint8)
        breaks = np.flatnonzero(block == LINE_FEED)
        if quoted:
            quotes = np.flatnonzero(block == QUOTE)
            before = np.searchsorted(quotes, breaks) + open_quotes
            breaks = breaks[before % 2 == 0]
            open_quotes += len(quotes)
        found.append(breaks + start)
    if open_quotes % 2:
        raise StateError(compose(where, "quotes that end", "one that does not"))
    return np.concatenate(found)
