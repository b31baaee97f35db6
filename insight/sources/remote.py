"""Folders of an object store, or of anything else fsspec knows: one listing a look."""

from __future__ import annotations

from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import quote, unquote

from insight.errors import PathError, RemoteError, compose

from .file_systems import file_system_of, strictly
from .place import FileState
from .ranges import BULK_BYTES, Range, Ranges, cause_of, unreachable
from .records import Folder
from .urls import shown
from .web_pages import files_of_pages

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator, Mapping, Sequence
    from types import TracebackType
    from typing import Self

# What file systems call the mark of a content, the surest first, and the time of the last write.
_MARKS = ("ETag", "etag", "md5Hash", "content_md5", "generation", "blob_id", "sha", "Content-MD5")
_TIMES = ("LastModified", "last_modified", "mtime", "updated", "Last-Modified", "created")
# A record that was not whole at the last read begins a little before the end of the file.
_BEFORE_END_BYTES = 4 << 10


class _Entry(NamedTuple):
    """A file of the listing."""

    path: str
    """As the file system names it."""
    state: FileState | None
    """None where no listing told it: those of web servers do not."""


class RemotePlace:
    """The files below a URL that fsspec knows, such as `s3://bucket/runs`.

    A look is one flat listing, which also tells the state of every file; a read is one request for
    a range. Nothing else is asked, and nothing between looks. Hidden folders are passed over.
    There are no rights to be seen: how a run ended is what its files say themselves.
    """

    def __init__(self, url: str, tables: Sequence[str] = ()) -> None:
        self.root = shown(url)
        self.tables = tables
        self._url = url
        self._file_system, self._top = file_system_of(url, self.root)
        self._is_web = self.root.startswith("http")  # its names are parts of addresses
        self._ranges = Ranges(self._file_system, url)
        self._entries: dict[str, _Entry] = {}
        self._folders: list[Folder] = []
        self._followed: dict[str, FileState] = {}

    def folders(self) -> Sequence[Folder]:
        """The top folder and every one below it; one listing.

        Raises:
            PathError: If nothing lies there at the first look; also a FileNotFoundError.
            RemoteError: If the store does not answer, or refuses; what was known stays known.

        """
        entries = dict(self._listed())
        if not self._folders and not entries:
            hint = "check the spelling; a store has no empty folders, so record something first"
            raise PathError(compose("open_runs", "files below a URL", self.root, hint))
        self._ranges.forget()
        if not self._folders or entries.keys() != self._entries.keys():
            self._folders = list(_folders_of(self.root, entries))
            self._followed = {
                path: self._followed[path] for path in self._followed.keys() & entries
            }
        self._entries = entries
        return self._folders

    def state(self, path: str) -> FileState:
        entry = self._entry(path)
        if entry.state is not None:
            return entry.state
        try:
            state = _state(self._file_system.info(entry.path))
        except Exception as error:
            raise unreachable(path, error, self._url) from cause_of(error, self._url)
        if state is None:
            hint = "its server must tell sizes"
            raise RemoteError(compose(path, "a file of known size", "an unknown one", hint))
        self._entries[path] = _Entry(entry.path, state)
        return state

    def versions(self, paths: Sequence[str]) -> list[Hashable]:
        """The version of each file; those that changed since they were asked of are read soon."""
        found: list[Hashable] = []
        expected: dict[str, Range] = {}
        for path in paths:
            try:
                state = self.state(path)
            except OSError:
                found.append(None)
                continue
            found.append(state.version)
            before, self._followed[path] = self._followed.get(path), state
            if before is None or before.version != state.version:
                expected[self._entry(path).path] = _likely(before, state)
        self._ranges.expect(expected)
        return found

    def open(self, path: str) -> _RemoteFile:
        state = self.state(path)
        return _RemoteFile(self._ranges, self._entry(path).path, state)

    def leads_out(self, path: str, folders: Sequence[str]) -> bool:
        del path, folders
        return False  # an object store has no links

    def local_path(self, path: str) -> None:
        """None: no file of it lies on this machine."""

    def _entry(self, path: str) -> _Entry:
        entry = self._entries.get(path)
        if entry is not None:
            return entry
        below = path[len(self.root) :]
        if self._folders or f"{self.root}{below}" != path:
            raise PathError.missing("insight.sources", path)
        # Never listed: a worker that was told which files to read.
        return _Entry(self._top.rstrip("/") + (quote(below) if self._is_web else below), None)

    def _listed(self) -> Iterator[tuple[str, _Entry]]:
        """The files that are there now, by the names we give them."""
        prefix = f"{self._top.rstrip('/')}/"
        for name, found in self._find().items():
            if found.get("type") == "directory" or name.endswith("/"):
                continue
            if not name.startswith(prefix):
                hint = "give the folder that it lies in"
                raise PathError(compose("open_runs", "a folder", self.root, hint))
            below = unquote(name[len(prefix) :]) if self._is_web else name[len(prefix) :]
            if "/." not in f"/{below.rpartition('/')[0]}":
                yield f"{self.root}/{below}", _Entry(name, _state(found))

    def _find(self) -> Mapping[str, Mapping[str, Any]]:
        """What the file system tells of every file below the top; nothing when that is gone."""
        files = self._file_system
        try:
            files.invalidate_cache()
            if self._is_web:
                return files_of_pages(files, self._top)
            found: Mapping[str, Mapping[str, Any]] = files.find(
                self._top, detail=True, **strictly(files)
            )
        except FileNotFoundError:
            return {}
        except Exception as error:
            raise unreachable(self.root, error, self._url) from cause_of(error, self._url)
        return found


class _RemoteFile:
    def __init__(self, ranges: Ranges, path: str, state: FileState) -> None:
        self._ranges = ranges
        self._path = path
        self._state = state

    def state(self) -> FileState:
        return self._state

    def read(self, begin: int, length: int) -> bytes:
        stop = min(begin + length, self._state.size)
        if begin >= stop:
            return b""
        return self._ranges.read(self._path, begin, stop, self._state.size)

    piece = read

    def data_from(self, begin: int) -> int | None:
        return begin  # an object store has no holes

    def hole_from(self, begin: int) -> int | None:
        del begin
        return None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Nothing is open between reads."""


def _folders_of(root: str, entries: Mapping[str, _Entry]) -> Iterator[Folder]:
    """The folders that the files lie in and those above, each before what is below it."""
    names: dict[str, list[str]] = {"": []}
    for path in entries:
        below, _, name = path[len(root) + 1 :].rpartition("/")
        if below not in names:
            parts = below.split("/")
            for depth in range(1, len(parts) + 1):
                names.setdefault("/".join(parts[:depth]), [])
        names[below].append(name)
    for below in sorted(names, key=lambda below: below.split("/")):
        path = f"{root}/{below}" if below else root
        yield Folder(path, below or ".", sorted(names[below]))


def _state(found: Mapping[str, Any]) -> FileState | None:
    """What a listing tells of a file; None where it does not tell the size."""
    size = found.get("size")
    if size is None:
        return None
    time = next((found[name] for name in _TIMES if found.get(name)), None)
    mark = next((found[name] for name in _MARKS if found.get(name)), time)
    # Stores replace whole objects, so one that was written anew may be the old one and more.
    return FileState(size, _seconds(time), None, (size, str(mark)), closed=False)


def _seconds(time: Any) -> float:
    """A time as file systems tell it, in seconds since 1970; 0 where they tell none.

    >>> _seconds("2026-01-02T03:04:05Z") == _seconds(datetime(2026, 1, 2, 3, 4, 5))
    True

    """
    if isinstance(time, str):
        try:
            time = datetime.fromisoformat(time)
        except ValueError:
            try:
                time = parsedate_to_datetime(time)
            except ValueError:
                return 0.0
    if isinstance(time, datetime):
        return (time if time.tzinfo else time.replace(tzinfo=UTC)).timestamp()
    return float(time) if isinstance(time, int | float) else 0.0


def _likely(before: FileState | None, now: FileState) -> Range:
    """What will be read of a file that changed: all of a new one, else what came to it."""
    grown = before is not None and before.size <= now.size
    begin = max(0, before.size - _BEFORE_END_BYTES) if before is not None and grown else 0
    return Range(begin, min(now.size, begin + BULK_BYTES))
