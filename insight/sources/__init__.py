"""What a folder holds. One kind of source a file: a module with `SOURCE` in it is found here."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol, TypeGuard, runtime_checkable

from .local import LocalPlace
from .memory import FileMemory, Remembering, is_remembering
from .place import FileState, OpenFile, Place
from .places import place_of, root_of
from .rank_folders import joined_ranks, rank_folders
from .records import (
    Batch,
    ChangingFacts,
    Fact,
    Folder,
    FoundRun,
    Gone,
    News,
    Points,
    Problem,
    Progress,
    Readable,
    Remark,
    SessionStart,
    Unshown,
    as_name,
    as_text,
)
from .urls import is_url, refuse_url, shown, without_secrets

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from insight.format.scalars.columns import TakeRoom


class Follower(Protocol):
    """Reads one run again and again; says each thing once."""

    def poll(self, files: Sequence[str]) -> Iterator[News]:
        """What is new in these files of the run since the last poll; never raises for content.

        Asked only when one of the files changed, or the list of them did.
        """

    def load(self, kind: str, tag: str, file: str, offset: int) -> Any:
        """The heavy value of a row: image bytes, tensor array, graph message.

        Raises:
            FormatError: If the record is not there any longer.

        """


class Source(Protocol):
    """One kind of run: how it is recognised and how it is followed."""

    name: str
    """What `runs()` shows as its source."""

    def discover(self, folders: Sequence[Folder], place: Place) -> Iterator[FoundRun]:
        """The runs of this kind among the folders of one listing.

        A folder may hold runs of several kinds: together they are one run.
        """

    def follow(self, found: FoundRun, place: Place, take_room: TakeRoom | None = None) -> Follower:
        """A follower that has read nothing yet.

        Args:
            found: The run.
            place: Where it lies.
            take_room: Where columns that it fills itself are to be put, if they come in one go.

        """


@runtime_checkable
class Cataloguing(Protocol):
    """A source that finds runs inside of files, where no listing of folders shows new ones."""

    def catalogues(self, folders: Sequence[Folder]) -> Sequence[str]:
        """Where the files lie, or will, whose change may mean other runs: `discover` is asked."""


def is_cataloguing(source: object) -> TypeGuard[Cataloguing]:
    """Whether a source is one: in a hundredth of the time that `isinstance` takes for it."""
    return hasattr(source, "catalogues")


@cache
def sources() -> tuple[Source, ...]:
    """Every source there is, by module name."""
    modules = [import_module(f"{__name__}.{info.name}") for info in pkgutil.iter_modules(__path__)]
    return tuple(module.SOURCE for module in modules if hasattr(module, "SOURCE"))


def found_runs(
    folders: Sequence[Folder], place: Place, apart: Collection[frozenset[str]] = ()
) -> Iterator[tuple[Source, FoundRun]]:
    """What each source finds among the folders of one listing; ranks with folders of their own are
    one run.

    Args:
        folders: Those of the listing.
        place: Where they lie.
        apart: Pairs of runs that look like ranks, and hold trainings of their own.

    """
    owners = rank_folders(folders, apart)
    for source in sources():
        for run in joined_ranks(source.discover(folders, place), owners):
            yield source, run


__all__ = [
    "Batch",
    "Cataloguing",
    "ChangingFacts",
    "Fact",
    "FileMemory",
    "FileState",
    "Folder",
    "Follower",
    "FoundRun",
    "Gone",
    "LocalPlace",
    "News",
    "OpenFile",
    "Place",
    "Points",
    "Problem",
    "Progress",
    "Readable",
    "Remark",
    "Remembering",
    "SessionStart",
    "Source",
    "Unshown",
    "as_name",
    "as_text",
    "found_runs",
    "is_cataloguing",
    "is_remembering",
    "is_url",
    "place_of",
    "refuse_url",
    "root_of",
    "shown",
    "sources",
    "without_secrets",
]
