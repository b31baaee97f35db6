"""One experiment, read from its files as they are now."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Any

from insight.errors import FormatError
from insight.plugins.beside import CONSOLE
from insight.plugins.message import USUAL_LEVEL
from insight.sources.gathered import Gathered
from insight.sources.kept_files.below import FolderFiles, content_of
from insight.sources.record import moved
from insight.sources.text.json_whole import whole_part
from insight.sources.text.pieces import json_lines_of
from insight.sources.wandb.console import MOST_LINES, PrintedLines

from . import facts
from .assets import MOST_ROWS, Assets, values_in
from .discover import (
    ASSETS,
    GIT,
    IN_METRICS,
    METADATA,
    METRICS,
    OTHERS,
    OUTPUT,
    PACKAGES,
    PARAMETERS,
    PATCH,
    SCRIPT,
    SYSTEM,
)
from .metrics import Metrics

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from insight.sources.place import Place
    from insight.sources.records import Folder, News

_MOST_IN_JSON = 1 << 28
_MOST_IN_FILE = 1 << 26
_MOST_IN_TEXT = 1 << 16
_NO_TIMES = "output.txt tells no times: its lines have that of the run's start"
_STATUS = "Comet keeps no word of how a run ended: one that does not run is shown as finished"
_PICTURES = frozenset(("image", "audio", "video", "artifact"))


class ExperimentReader:
    """Reads an experiment.

    Args:
        folder: Of the experiment.
        place: Where it lies.
        files: The names of those of its files that there are.

    """

    def __init__(self, folder: Folder, place: Place, files: Sequence[str]) -> None:
        self._names = files
        self._files = FolderFiles(place, folder.path, METADATA)
        self._paths: Sequence[tuple[str, str]] = ()
        self._is_ended = True
        self._began = 0.0

    def news(self) -> Iterator[News]:
        yield from self._metadata()
        mappings = {
            PARAMETERS: facts.of_parameters,
            SYSTEM: facts.of_system,
            GIT: facts.of_git,
        }
        for name in self._names:
            own = name.rpartition("/")[2]
            told = Gathered(name)
            if own in mappings:
                self._take_json(name, told, mappings[own])
            elif own == OTHERS:
                self._take_others(name, told)
            elif own == METRICS or name.startswith(f"{IN_METRICS}/"):
                metrics = Metrics(told)
                self._take_lines(name, told, metrics.take)
                metrics.end()
            elif own == ASSETS:
                above = "" if name == ASSETS else name.removesuffix(ASSETS)
                assets = Assets(told, self._files, above)
                self._take_lines(name, told, assets.take)
                self._paths = assets.paths
            elif own == OUTPUT:
                self._take_output(name, told)
            elif own == PACKAGES:
                self._take_packages(name, told)
            elif own in {PATCH, SCRIPT}:
                cells = "code", "input", name, self._files.size(name) or 0, ""
                told.row(("artifact", own), 0, self._began, cells, 0)
                told.records += 1
            else:
                continue
            yield from self._news(name, told)

    def load(self, kind: str, tag: str, file: str, offset: int) -> Any:
        expected = f"a {kind} named {tag!r}"
        try:
            if kind in _PICTURES:
                is_own = file.rpartition("/")[2] != ASSETS
                path = file if is_own else self._paths[offset // MOST_ROWS][1]
                return content_of(self._files, path, _MOST_IN_FILE)
            own, path = self._paths[offset // MOST_ROWS]
            rows = islice(values_in(self._files, own, path), MOST_ROWS)
            found = list(rows)[offset % MOST_ROWS]
        except (OSError, ValueError, LookupError) as error:
            raise moved(file, offset, expected, error) from error
        if found[0] != kind:
            raise moved(file, offset, expected, "another one")
        return found[2][-3:] if kind == "histogram" else found[2]

    def _news(self, name: str, told: Gathered) -> Iterator[News]:
        size = self._files.size(name) or 0
        return told.news(size, self._files.modified, closed=self._is_ended)

    def _metadata(self) -> Iterator[News]:
        told = Gathered(METADATA)
        found = self._json(METADATA, told)
        if isinstance(found, dict):
            told.facts = dict(facts.of_metadata(found))
            told.records += 1
            times = [found.get(name) for name in ("startTimeMillis", "endTimeMillis")]
            known = [time / 1000 for time in times if isinstance(time, int | float) and time > 0]
            for time in known:
                told.see(time)
            self._began = known[0] if known else 0.0
            self._is_ended = found.get("running") is not True
            told.status = "finished" if self._is_ended else "running"
            if self._is_ended:
                told.remarks.append(_STATUS)
        yield from self._news(METADATA, told)

    def _json(self, name: str, told: Gathered) -> Any:
        """What a file says, as far as it is whole."""
        try:
            found, at, why = whole_part(content_of(self._files, name, _MOST_IN_JSON))
        except FormatError as error:
            told.problem(0, str(error))
            return None
        if why:
            told.problem(at, f"file is damaged: {why}")
        return found

    def _take_json(
        self, name: str, told: Gathered, take: Callable[[Any], Iterator[tuple[str, Any]]]
    ) -> None:
        found = self._json(name, told)
        if isinstance(found, dict | list):
            try:
                told.facts = dict(take(found))
                told.records += 1
            except Exception as error:  # a reader outlives any content
                told.problem(0, f"file cannot be read: {error or type(error).__name__}")

    def _take_others(self, name: str, told: Gathered) -> None:
        def take(line: dict[str, Any]) -> None:
            told.facts |= dict(facts.of_other(line))
            told.records += 1

        self._take_lines(name, told, take)

    def _take_lines(
        self, name: str, told: Gathered, take: Callable[[dict[str, Any]], None]
    ) -> None:
        """Take in each line of a file, a mapping as JSON."""
        for lines in json_lines_of(self._files.pieces(name)):
            for begin, line in zip(lines.begins, lines.values, strict=True):
                try:
                    take(line)
                except Exception as error:  # a reader outlives any content
                    text = f"line cannot be read: {error or type(error).__name__}"
                    told.problem(begin, text)
            for begin, problem in lines.damages:
                told.problem(begin, problem)
            told.unfinished = lines.unfinished

    def _take_output(self, name: str, told: Gathered) -> None:
        lines, count = PrintedLines(), 0
        for piece in self._files.pieces(name):
            for line in lines.take(piece):
                count += 1
                self._print(told, count, line)
            if count > MOST_LINES:
                break
        for line in lines.rest():
            count += 1
            self._print(told, count, line)
        if count > MOST_LINES:
            told.problem(-1, f"more than {MOST_LINES} lines were printed; so many are kept")
        told.records += min(count, MOST_LINES)
        if count:
            told.remarks.append(_NO_TIMES)

    def _print(self, told: Gathered, number: int, line: str) -> None:
        if number <= MOST_LINES:
            where, cells = ("message", f"{CONSOLE}out"), (USUAL_LEVEL, line)
            told.row(where, number, self._began, cells, number)

    def _take_packages(self, name: str, told: Gathered) -> None:
        content = self._files.beginning(name, _MOST_IN_TEXT)
        lines = [line.strip() for line in content.decode("utf-8", "replace").splitlines()]
        told.facts["run.packages"] = ", ".join(line for line in lines if line)
        told.records += 1
