"""The small files that SwanLab keeps beside a run: its configuration, and where it ran."""

from __future__ import annotations

import json
import math
from typing import TYPE_CHECKING, Any

from insight.errors import compose
from insight.sources.fence import Fence
from insight.sources.record import moved
from insight.sources.records import MOST_NAMES, Fact, Problem, Progress

from .facts import configuration, metadata

if TYPE_CHECKING:
    from collections.abc import Iterator

    from insight.sources.place import FileState, Place
    from insight.sources.records import Folder, News
    from insight.sources.tail import Piece

CONFIG, METADATA = "config.yaml", "swanlab-metadata.json"
_MOST_BYTES = 1 << 22


class WholeFile:
    """A file that is written anew as a whole."""

    def __init__(self, place: Place, path: str) -> None:
        self._place = place
        self._path = path
        self.seen: FileState | None = None

    def look(self) -> str:
        state, known = self._place.state(self._path), self.seen
        self.seen = state
        if known is None:
            return "grown"
        return "same" if state.version == known.version else "replaced"

    def pieces(self) -> Iterator[Piece[Any]]:
        """None: it is read whole."""
        return iter(())

    def content(self) -> bytes:
        """What it holds, up to a bit more than is read.

        Raises:
            OSError: If it is gone or cannot be read.

        """
        with self._place.open(self._path) as file:
            return file.read(0, _MOST_BYTES + 1)


class SettingsReader:
    """Reads one of these files."""

    def __init__(self, folder: Folder, place: Place, file: str) -> None:
        path = folder.file(f"files/{file.rpartition('/')[2]}")
        self.tail = WholeFile(Fence(place, (folder.path,)), path)
        self._file = file

    def news(self, piece: Piece[Any]) -> Iterator[News]:
        del piece
        return iter(())

    def rest(self) -> Iterator[News]:
        content = self.tail.content()
        facts: dict[str, Any] = {}
        try:
            facts = dict(self._facts(content))
        except (ValueError, RecursionError) as error:
            yield Problem(self._file, 0, f"file cannot be understood: {error}")
        if len(facts) > MOST_NAMES:
            got = f"{len(facts)}; {MOST_NAMES} kept"
            yield Problem(self._file, 0, compose(self._file, f"at most {MOST_NAMES} names", got))
            facts = dict(list(facts.items())[:MOST_NAMES])
        seen = self.tail.seen
        if facts:
            yield Fact(self._file, "named", 0.0 if seen is None else seen.modified, facts)
        yield Progress(
            file=self._file,
            records=0,
            size=len(content),
            unfinished=0,
            modified=0.0 if seen is None else seen.modified,
            closed=True,
            first_wall_time=math.inf,
            last_wall_time=-math.inf,
        )

    def load(self, kind: str, tag: str, offset: int) -> Any:
        raise moved(self._file, offset, f"a {kind} named {tag!r}", "a file without values")

    def _facts(self, content: bytes) -> Iterator[tuple[str, Any]]:
        if len(content) > _MOST_BYTES:
            raise ValueError(compose(self._file, f"at most {_MOST_BYTES} bytes", "more"))
        if self._file.endswith(CONFIG):
            from insight.sources.yaml_text import read_yaml

            return configuration(read_yaml(content, self._file))
        return metadata(json.loads(content))
