"""What a folder holds. One kind of source a file: a module with `SOURCE` in it is found here."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol

from .records import Batch, Fact, Folder, FoundRun, Gone, News, Problem, Progress, as_name, as_text
from .walk import folders_below

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence


class Follower(Protocol):
    """Reads one run again and again; says each thing once."""

    def poll(self, files: Sequence[str]) -> Iterator[News]:
        """What is new in these files of the run since the last poll; never raises for content."""

    def load(self, kind: str, tag: str, file: str, offset: int) -> Any:
        """The heavy value of a row: image bytes, tensor array, graph message.

        Raises:
            FormatError: If the record is not there any longer.

        """


class Source(Protocol):
    """One kind of run: how it is recognised and how it is followed."""

    name: str
    """What `runs()` shows as its source."""

    def discover(self, folders: Iterable[Folder]) -> Iterator[FoundRun]:
        """The runs of this kind among the folders of one listing."""

    def follow(self, found: FoundRun) -> Follower:
        """A follower that has read nothing yet."""


@cache
def sources() -> tuple[Source, ...]:
    """Every source there is, by module name."""
    modules = [import_module(f"{__name__}.{info.name}") for info in pkgutil.iter_modules(__path__)]
    return tuple(module.SOURCE for module in modules if hasattr(module, "SOURCE"))


__all__ = [
    "Batch",
    "Fact",
    "Folder",
    "Follower",
    "FoundRun",
    "Gone",
    "News",
    "Problem",
    "Progress",
    "Source",
    "as_name",
    "as_text",
    "folders_below",
    "sources",
]
