"""Runs whose names lead deeper than the folder that their files lie in.

Several runs lie in one folder, or in one file. A run's file is told relative to the run's name: so
`../` leads from there to where it lies, as it does for ranks with folders of their own.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from insight.sources.records import Folder

if TYPE_CHECKING:
    from collections.abc import Iterator

    from insight.sources.read_whole import WholeReader
    from insight.sources.records import News


def folder_below(folder: Folder, own: str) -> Folder:
    """What would be the folder of a run that is called `own` in a folder; nothing lies in it.

    >>> below = folder_below(Folder("/r/p", "p", ["a.parquet"]), "a")
    >>> below.run, below.file(f"{way_up('a')}a.parquet")
    ('p/a', '/r/p/a.parquet')
    """
    run = own if folder.run == "." else f"{folder.run}/{own}"
    return Folder(f"{folder.path.rstrip('/')}/{own}", run, [])


def way_up(own: str) -> str:
    """What leads from a run that is called so to its folder.

    >>> way_up("a"), way_up("p.parquet/a")
    ('../', '../../')
    """
    return "../" * (own.count("/") + 1)


class FromBelow:
    """A reader that knows its files as the folder does, for a run below it."""

    def __init__(self, reader: WholeReader, up: str) -> None:
        self._reader = reader
        self._up = up

    def news(self) -> Iterator[News]:
        for news in self._reader.news():
            yield replace(news, file=f"{self._up}{news.file}")

    def load(self, kind: str, tag: str, file: str, offset: int) -> Any:
        return self._reader.load(kind, tag, file.removeprefix(self._up), offset)
