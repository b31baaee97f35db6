"""One run of Sacred, read from its files as they are now."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from insight.errors import FormatError, compose
from insight.plugins.beside import CONSOLE as CONSOLE_TAG
from insight.plugins.message import USUAL_LEVEL
from insight.sources.fence import Fence
from insight.sources.gathered import Gathered
from insight.sources.kept_files.below import is_below
from insight.sources.nested_facts import dotted
from insight.sources.record import moved
from insight.sources.text.json_whole import whole_part
from insight.sources.wandb.console import MOST_LINES, PrintedLines

from .columns import columns_in
from .discover import CONFIG, CONSOLE, INFO, METRICS, RUN
from .metrics import take_columns, take_metrics
from .plain import plain
from .run_entry import facts_of, files_of, numbers_of, seconds, status_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from insight.sources.place import Place
    from insight.sources.records import Folder, News

_MOST_BYTES = 1 << 30
_MOST_IN_FILE = 1 << 26
_LEAST_OF_COLUMNS = 1 << 17
_MOST_SIZES = 1_000
_MOST_IN_LIST = 100
_PIECE_BYTES = 1 << 20
_BESIDE = re.compile(r"\.\./(?=_resources/|_sources/)")
"""What leads to the folders in which Sacred keeps what runs read, beside the runs."""
_NO_TIMES = "cout.txt tells no times: its lines have that of the run's start"


class SacredReader:
    """Reads a run.

    Args:
        folder: Of the run.
        place: Where it lies.
        files: The names of those of its files that there are.

    """

    def __init__(self, folder: Folder, place: Place, files: Sequence[str]) -> None:
        self._folder = folder
        self._place: Place = Fence(place, (folder.path,))
        self._files = files
        self._paths: list[str] = []
        self._is_ended = True

    def news(self) -> Iterator[News]:
        told = Gathered(RUN)
        found = _said(self._read(RUN, told), told)
        run = found if isinstance(found, dict) else {}
        status = told.status = status_of(run)
        self._is_ended = status in {"finished", "failed", "stopped"}
        times = [seconds(run.get(name)) for name in ("start_time", "stop_time", "heartbeat")]
        known = [time for time in times if time is not None]
        for time in known:
            told.see(time)
        began = known[0] if known else 0.0
        told.facts = {"run.id": self._own_name(), **dict(facts_of(run))}
        self._take_files(run, told, began)
        told.records += bool(run)
        yield from self._news(RUN, told)
        takes: dict[str, Callable[[Any, Gathered], None]] = {
            CONFIG: _take_config,
            INFO: _take_info,
            METRICS: take_metrics,
        }
        for name, take in takes.items():
            if name in self._files:
                told = Gathered(name)
                content = self._read(name, told)
                columns = columns_in(content) if name == METRICS and _is_long(content) else None
                if columns is not None:
                    take_columns(columns, told)
                else:
                    found = _said(content, told)
                    if found is not None:
                        take(found, told)
                yield from self._news(name, told)
        if CONSOLE in self._files:
            told = Gathered(CONSOLE)
            self._take_console(told, began)
            yield from self._news(CONSOLE, told)

    def load(self, kind: str, tag: str, file: str, offset: int) -> Any:
        expected = f"a {kind} named {tag!r}"
        try:
            if kind == "text":
                told = Gathered(METRICS)
                metrics = _said(self._read(METRICS, told), told)
                found = plain(metrics[tag]["values"][offset])
                if isinstance(found, str):
                    return found
                raise FormatError(compose(METRICS, expected, "another value"))
            content = self._content(self._paths[offset], _MOST_IN_FILE)
        except (OSError, ValueError, LookupError, TypeError) as error:
            raise moved(file, offset, expected, error) from error
        return content

    def _own_name(self) -> str:
        return self._folder.path.rstrip("/").rpartition("/")[2]

    def _content(self, name: str, most: int) -> bytes:
        """A file below the run's folder.

        Raises:
            FormatError: If it is larger than `most` bytes.
            OSError: If it is gone, cannot be read, or lies elsewhere.

        """
        if not is_below(_BESIDE.sub("", name, count=1)):
            raise FormatError(compose(self._own_name(), "a name below the run", repr(name)))
        with self._place.open(self._folder.file(name)) as file:
            size = file.state().size
            if size > most:
                raise FormatError(compose(name, f"at most {most} bytes", f"{size}"))
            return file.read(0, size)

    def _read(self, name: str, told: Gathered) -> bytes:
        """A file whole; nothing of one that is too large, which is told."""
        try:
            return self._content(name, _MOST_BYTES)
        except FormatError as error:
            told.problem(0, str(error))
            return b""

    def _news(self, name: str, told: Gathered) -> Iterator[News]:
        state = self._place.state(self._folder.file(name))
        return told.news(state.size, state.modified, closed=self._is_ended)

    def _take_files(self, run: Mapping[str, Any], told: Gathered, began: float) -> None:
        for index, file in enumerate(files_of(run)):
            size = self._size(file.path) if index < _MOST_SIZES else -1
            cells = file.kind, file.role, file.path, size, file.digest
            told.row(("artifact", file.name), 0, began, cells, index)
            self._paths.append(file.path)

    def _size(self, path: str) -> int:
        if not is_below(_BESIDE.sub("", path, count=1)):
            return -1
        try:
            where = self._folder.file(path)
            return -1 if self._place.local_path(where) is None else self._place.state(where).size
        except (OSError, ValueError):
            return -1

    def _take_console(self, told: Gathered, began: float) -> None:
        lines, count = PrintedLines(), 0
        with self._place.open(self._folder.file(CONSOLE)) as file:
            at = 0
            while piece := file.read(at, _PIECE_BYTES):
                at += len(piece)
                for line in lines.take(piece):
                    count += 1
                    _print(told, count, began, line)
                if count > MOST_LINES:
                    break
        for line in lines.rest():
            count += 1
            _print(told, count, began, line)
        if count > MOST_LINES:
            told.problem(-1, f"more than {MOST_LINES} lines were printed; so many are kept")
        told.records += min(count, MOST_LINES)
        if count:
            told.remarks.append(_NO_TIMES)


def _is_long(content: bytes) -> bool:
    """Whether columns are read faster than values."""
    return len(content) > _LEAST_OF_COLUMNS


def _said(content: bytes, told: Gathered) -> Any:
    """What the JSON of a file says, as far as it is whole."""
    found, at, why = whole_part(content)
    if why and not (told.has_problems and not content):
        is_cut = content[at:].isspace() or at >= len(content) or why.startswith("Unterminated")
        if is_cut and content:
            told.unfinished = max(1, len(content) - at)
        else:
            told.problem(at, f"file is damaged: {why}" if content else "file is empty")
    return found


def _print(told: Gathered, number: int, time: float, line: str) -> None:
    if number <= MOST_LINES:
        told.row(("message", f"{CONSOLE_TAG}out"), number, time, (USUAL_LEVEL, line), number)


def _take_config(config: Any, told: Gathered) -> None:
    told.facts = dict(dotted("hyperparameters", plain(config)))
    told.records += 1


def _take_info(info: Any, told: Gathered) -> None:
    told.facts = dict(numbers_of("metric", _without_arrays(plain(info), told)))
    told.records += 1


def _without_arrays(value: Any, told: Gathered) -> Any:
    """What facts can hold: no lists of many numbers, or of lists."""
    if isinstance(value, dict):
        return {key: _without_arrays(inner, told) for key, inner in value.items()}
    if isinstance(value, list):
        is_long = len(value) > _MOST_IN_LIST or any(isinstance(one, list) for one in value)
        if is_long:
            told.unshown("array in info.json")
            return None
    return value
