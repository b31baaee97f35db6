"""Where files lie: folders of this machine, or an object store; sources see no difference."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence
    from types import TracebackType
    from typing import Self

    from insight.format.frames import Buffer

    from .records import Folder


class FileState(NamedTuple):
    """What is known of a file without reading it."""

    size: int
    """In bytes."""
    modified: float
    """When it was last written, in seconds since 1970."""
    identity: Hashable
    """Another one when another file took the name; equal where a place cannot tell."""
    version: Hashable
    """Another one after every write, and where its rights are others."""
    closed: bool
    """Whether it has the rights that MindSpore's recorder leaves at the end: to read, its owner's.

    Files of ours from before they told their end themselves have them, too.
    """


class OpenFile(Protocol):
    """One file while it is read; a context manager."""

    def state(self) -> FileState:
        """Its state now."""

    def read(self, begin: int, length: int) -> bytes:
        """Up to `length` bytes from `begin` on; fewer at the end of the file."""

    def piece(self, begin: int, length: int) -> Buffer:
        """The same, in memory that the next piece may take: nothing of it is to be kept."""

    def data_from(self, begin: int) -> int | None:
        """Where the next bytes lie that were ever written, from `begin` on; None for nowhere.

        `begin` itself where nobody can tell: what lies between is zeros.
        """

    def hole_from(self, begin: int) -> int | None:
        """Where the next bytes lie that were never written, or the file ends.

        None where nobody can tell.
        """

    def __enter__(self) -> Self: ...

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None: ...


class Place(Protocol):
    """A tree of folders that may hold runs. What is gone raises FileNotFoundError."""

    root: str
    """The top folder, as it is shown."""
    tables: Sequence[str]
    """Patterns of paths from the top folder on: plain tables that somebody named."""

    def folders(self) -> Sequence[Folder]:
        """The top folder and every one below it.

        One listing; the very same object as before while no folder gained or lost an entry.
        """

    def state(self, path: str) -> FileState:
        """The state of one file.

        Raises:
            OSError: If it is gone or cannot be seen.

        """

    def versions(self, paths: Sequence[str]) -> Sequence[Hashable]:
        """The version of each file as `state` gives it; None where there is none."""

    def open(self, path: str) -> OpenFile:
        """The file, for reading.

        Raises:
            OSError: If it is gone or cannot be read.

        """

    def leads_out(self, path: str, folders: Sequence[str]) -> bool:
        """Whether a path leads, by way of links, neither below the root nor below these folders."""

    def local_path(self, path: str) -> str | None:
        """Where the file lies on this machine, for libraries that open files by themselves."""
