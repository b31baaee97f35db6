"""Reading ranges of remote files in few requests, those of many files at the same time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from insight.errors import RemoteError, compose

if TYPE_CHECKING:
    from collections.abc import Iterable

LEAST_BYTES = 64 << 10
"""A request costs about as much as this many bytes: a small value comes with its header."""
BULK_BYTES = 16 << 20
"""Whoever reads a long file on and on asks this rarely."""
BATCH_FILES = 32
BATCH_BYTES = 64 << 20


class Wanted(NamedTuple):
    """A range that is likely to be read next."""

    begin: int
    stop: int


class _Held(NamedTuple):
    begin: int
    data: bytes

    def cut(self, begin: int, stop: int) -> bytes | None:
        """The bytes from `begin` to `stop` of the file, if all of them are here."""
        if self.begin <= begin and stop <= self.begin + len(self.data):
            return self.data[begin - self.begin : stop - self.begin]
        return None


class Ranges:
    """Ranges of the files of one listing.

    What is read of an expected file is fetched together with the next expected ones: a store over a
    network answers thirty requests as fast as one. What was fetched is held until it is used up or
    the next listing comes, at most one batch of it.
    """

    def __init__(self, file_system: Any) -> None:
        self._file_system = file_system
        self._expected: dict[str, Wanted] = {}
        self._held: dict[str, _Held | Exception] = {}
        self._down: Exception | None = None

    def forget(self) -> None:
        """Hold nothing and expect nothing: the files are listed anew."""
        self._expected, self._held, self._down = {}, {}, None

    def expect(self, wanted: Iterable[tuple[str, Wanted]]) -> None:
        """These will be read, in this order."""
        self._expected = dict(wanted)

    def read(self, path: str, begin: int, stop: int, size: int) -> bytes:
        """The bytes from `begin` to `stop` of a file of `size` bytes; less if it has lost some.

        Raises:
            FileNotFoundError: If there is no such file any longer.
            RemoteError: If the store does not answer, or refuses.

        """
        data = self._taken(path, begin, stop)
        if data is not None:
            return data
        expected = self._expected.pop(path, None)
        if expected is not None and expected.begin <= begin < expected.stop:
            batch = self._batch(path, expected)
        else:
            length = BULK_BYTES if stop - begin > LEAST_BYTES else LEAST_BYTES
            batch = {path: Wanted(begin, min(size, max(stop, begin + length)))}
        self._fetch(batch)
        data = self._taken(path, begin, stop)
        if data is not None:
            return data
        return self._fetched(path, begin, stop)

    def _taken(self, path: str, begin: int, stop: int) -> bytes | None:
        """What is held of a range, let go with its last byte; None where it is not all held."""
        held = self._held.get(path)
        if isinstance(held, Exception):
            raise told(path, held)
        data = held.cut(begin, stop) if held is not None else None
        if held is not None and data is not None and stop == held.begin + len(held.data):
            self._held.pop(path, None)
        return data
