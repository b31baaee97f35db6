"""Event files of MindSpore and of our recorder: `*.out.events.summary.*` and `_lineage` twins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from insight.format.names import is_lineage, is_summary

from .decode import EventDecoder, load_value
from .records import FoundRun, Gone, Problem, Progress
from .tail import Tail

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from pathlib import Path

    from .records import Folder, News
    from .tail import Piece


class _RunFollower:
    """Follows the event files of one folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._tails: dict[str, Tail] = {}
        self._unreadable: set[str] = set()

    def poll(self, files: Sequence[str]) -> Iterator[News]:
        for file in sorted(self._tails.keys() - set(files)):
            yield self._gone(file)
        for file in files:
            was_known = file in self._tails
            try:
                if file in self._unreadable:
                    yield from self._try_again(file)
                yield from self._poll_file(file)
            except FileNotFoundError:
                gone = self._gone(file)  # deleted since the folder was listed
                if was_known:
                    yield gone
            except OSError as error:
                if file not in self._unreadable:
                    self._unreadable.add(file)
                    yield Problem(file, -1, f"file cannot be read: {error.strerror or error}")

    def _gone(self, file: str) -> Gone:
        self._tails.pop(file, None)
        self._unreadable.discard(file)
        return Gone(file)

    def _try_again(self, file: str) -> Iterator[News]:
        """Forget that a file could not be opened, once it can.

        Raises:
            OSError: If it still cannot.

        """
        with (self._folder / file).open("rb"):
            self._unreadable.discard(file)
        if self._tails[file].end == 0:
            yield Gone(file)

    def _poll_file(self, file: str) -> Iterator[News]:
        tail = self._tails.get(file)
        if tail is None:
            tail = self._tails[file] = Tail(self._folder / file)
        state = tail.look()
        if state == "same":
            return
        if state == "replaced":
            tail = self._tails[file] = Tail(tail.path)
            yield Gone(file)
        for piece in tail.pieces():
            yield from _piece_news(file, piece, tail)
        yield _progress(file, tail, EventDecoder(file))

    def load(self, kind: str, tag: str, file: str, offset: int) -> Any:
        return load_value(self._folder / file, kind, tag, offset)


def _piece_news(file: str, piece: Piece, tail: Tail) -> Iterator[News]:
    decoder = EventDecoder(file)
    for offset, payload in piece.frames:
        decoder.add(offset, payload)
    yield from decoder.news()
    for damage in piece.damages:
        yield Problem(file, damage.offset, damage.problem)
    yield _progress(file, tail, decoder)


def _progress(file: str, tail: Tail, decoder: EventDecoder) -> Progress:
    return Progress(
        file=file,
        records=decoder.records,
        size=tail.size,
        unfinished=tail.unfinished,
        modified=tail.modified,
        closed=tail.closed,
        first_wall_time=decoder.first_wall_time,
        last_wall_time=decoder.last_wall_time,
        writer=decoder.writer,
    )


class _MindSporeSource:
    name = "mindspore"

    def discover(self, folders: Iterable[Folder]) -> Iterator[FoundRun]:
        for folder in folders:
            files = [name for name in folder.names if is_summary(name) or is_lineage(name)]
            if files:
                yield FoundRun(folder.run, folder.path, files)

    def follow(self, found: FoundRun) -> _RunFollower:
        return _RunFollower(found.folder)


SOURCE = _MindSporeSource()
