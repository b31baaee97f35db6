"""Reading ranges of remote files in few requests, those of many files at the same time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from insight.errors import RemoteError, compose

from .urls import without_secrets

if TYPE_CHECKING:
    from collections.abc import Mapping

LEAST_BYTES = 64 << 10
"""A request costs as much time as some such bytes: a small value comes with its record's header."""
BULK_BYTES = 16 << 20
"""Whoever reads a long file on and on asks once in this many bytes."""
BATCH_FILES = 32
BATCH_BYTES = 64 << 20


class Range(NamedTuple):
    """Where to read, in bytes from the start of a file."""

    begin: int
    stop: int


class _Held(NamedTuple):
    begin: int
    stop: int
    data: bytes
    """Shorter than the range where the file has lost bytes since it was listed."""

    def cut(self, begin: int, stop: int) -> bytes | None:
        """The bytes of a range within this one; None for any other."""
        within = self.begin <= begin and stop <= self.stop
        return self.data[begin - self.begin : stop - self.begin] if within else None


class Ranges:
    """Ranges of the files of one listing.

    What is read of an expected file is fetched together with the next expected ones: a store over a
    network answers thirty requests as fast as one. It is held until it was read or the files are
    listed anew.
    """

    def __init__(self, file_system: Any, url: str = "") -> None:
        self._file_system = file_system
        self._url = url  # what it lets in by is told nobody
        self._expected: dict[str, Range] = {}
        self._held: dict[str, _Held | Exception] = {}
        self._down: Exception | None = None

    def forget(self) -> None:
        """Hold nothing and expect nothing: the files are listed anew."""
        self._expected, self._held, self._down = {}, {}, None

    def expect(self, wanted: Mapping[str, Range]) -> None:
        """These will be read too, in about this order."""
        self._expected.update(wanted)

    def read(self, path: str, begin: int, stop: int, size: int) -> bytes:
        """The bytes from `begin` to `stop` of a file that was listed with `size` bytes.

        Raises:
            FileNotFoundError: If there is no such file any longer.
            RemoteError: If the store does not answer, or refuses.

        """
        data = self._taken(path, begin, stop)
        if data is None:
            self._fetch(self._plan(path, begin, stop, size))
            data = self._taken(path, begin, stop)
        return data if data is not None else b""

    def _taken(self, path: str, begin: int, stop: int) -> bytes | None:
        """What is held of a range, let go with its last byte; None where it is not held."""
        held = self._held.get(path)
        if isinstance(held, Exception):
            raise unreachable(path, held, self._url)
        if held is None:
            return None
        if stop == held.stop:
            self._held.pop(path, None)
        return held.cut(begin, stop)

    def _plan(self, path: str, begin: int, stop: int, size: int) -> dict[str, Range]:
        """The ranges to fetch now, by file; those wanted are within the first."""
        expected = self._expected.pop(path, None)
        if expected is None or not _begins(expected, begin, stop):
            length = BULK_BYTES if stop - begin > LEAST_BYTES else LEAST_BYTES
            return {path: Range(begin, max(stop, min(size, begin + length)))}
        batch, room = {path: expected}, BATCH_BYTES - (expected.stop - expected.begin)
        for other, wanted in self._expected.items():
            room -= wanted.stop - wanted.begin
            if len(batch) == BATCH_FILES or room < 0:
                break
            batch[other] = wanted
        for other in batch:
            self._expected.pop(other, None)
        return batch

    def _fetch(self, wanted: Mapping[str, Range]) -> None:
        """Hold these ranges, or why they cannot be had."""
        if self._down is not None:
            raise unreachable(next(iter(wanted)), self._down, self._url)
        answers = self._answers(wanted)
        for path, (begin, stop), answer in zip(wanted, wanted.values(), answers, strict=True):
            if isinstance(answer, Exception):
                self._held[path] = answer
            else:
                # A web server that knows no ranges sends the whole file.
                data = answer if len(answer) <= stop - begin else answer[begin:stop]
                self._held[path] = _Held(begin, stop, data)
        errors = [answer for answer in answers if isinstance(answer, Exception)]
        if len(answers) > 1 and all(map(_is_silence, answers)):
            self._down = errors[0]  # the other files need not wait for as long, one by one

    def _answers(self, wanted: Mapping[str, Range]) -> list[bytes | Exception]:
        paths, ranges = list(wanted), wanted.values()
        if len(paths) > 1 and self._file_system.async_impl:
            starts, ends = [begin for begin, _ in ranges], [stop for _, stop in ranges]
            found = self._file_system.cat_ranges(paths, starts, ends, on_error="return")
            return list(found)
        return [self._answer(path, *wanted[path]) for path in paths]

    def _answer(self, path: str, begin: int, stop: int) -> bytes | Exception:
        try:
            # By keyword: the second argument is a version in some file systems.
            data: bytes = self._file_system.cat_file(path, start=begin, end=stop)
        except Exception as error:
            return error
        return data


def _begins(expected: Range, begin: int, stop: int) -> bool:
    """Whether a range starts an expected one; who begins further on has kept what was before."""
    return 0 <= begin - expected.begin <= LEAST_BYTES and stop <= expected.stop


def _is_silence(answer: object) -> bool:
    """Whether this is the error of a store that does not answer at all."""
    told = FileNotFoundError | PermissionError
    return isinstance(answer, Exception) and not isinstance(answer, told)


def unreachable(where: str, error: Exception, url: str = "") -> OSError:
    """The error of whatever library as one of ours; that something is gone stays what it is.

    Args:
        where: What was asked for.
        error: What came, in words that may hold the password of the URL.
        url: Where it was asked.

    """
    where, told = without_secrets(where, url), without_secrets(str(error), url)
    if isinstance(error, FileNotFoundError | RemoteError):
        return error if told == str(error) else type(error)(told)
    kind = type(error).__name__
    is_refusal = getattr(error, "status", None) in {401, 403}  # of a web server
    if isinstance(error, PermissionError) or "Credential" in kind or is_refusal:
        expected = "permission to read"
        hint = "check the credentials of this environment, and those in the URL"
    else:
        expected, hint = "an answer of the store", "check the network and the endpoint"
    return RemoteError(compose(where, expected, f"{kind}: {told}", hint))


def cause_of(error: BaseException, url: str) -> BaseException | None:
    """An error as the cause of ours; None where it, or what it comes from, tells a secret.

    Tracebacks show causes: notebooks print them.
    """
    told: BaseException | None = error
    seen: set[int] = set()  # some come from themselves
    while told is not None and id(told) not in seen:
        seen.add(id(told))
        if without_secrets(repr(told), url) != repr(told):
            return None
        told = told.__cause__ or told.__context__
    return error
