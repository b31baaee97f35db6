"""Reads the files of one run in an inbox."""

from __future__ import annotations

import json
import math
from typing import TYPE_CHECKING, Any

from insight.sources.kept_files.media_folder import MediaFolder
from insight.sources.readers import ReadersFollower
from insight.sources.record import moved
from insight.sources.records import Fact, Gone, Problem
from insight.sources.tail import Tail, unknown_length
from insight.sources.text.lines import MOST_IN_JSON, JsonLines

from .facts import bounded, facts_of
from .follow import news_of, progress
from .inbox import key_in
from .project_run import Fresh, ProjectRun
from .taking import Taking
from .values import rows_of, with_pictures

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from insight.sources.place import Place
    from insight.sources.records import News
    from insight.sources.tail import Piece
    from insight.sources.text.lines import JsonScan

    from .inbox import FoundInInbox

_FACTS = "configuration"
"""What the facts of a run are told as, in the place of a file: its files are deleted one by one."""


class InboxFollower:
    """Follows a run."""

    def __init__(self, found: FoundInInbox, place: Place) -> None:
        self._run = ProjectRun(found.own)
        self._facts = {"run.name": found.own, "run.project": found.project}
        if found.run_id != found.own:
            self._facts["run.id"] = found.run_id
        media = MediaFolder(found.above, place, "media")
        self._files = ReadersFollower(
            found.folder,
            place,
            lambda name: _InboxFile(
                place, found.folder.file(name), name, Taking(name, media), self._run, media
            ),
            self._run.begin_anew,
        )
        self._told: dict[str, Any] | None = None

    def poll(self, files: Sequence[str]) -> Iterator[News]:
        yield from self._files.poll(files)
        facts = self._facts | dict(facts_of(self._run.config))
        if facts != self._told:
            if self._told is not None:
                yield Gone(_FACTS)
            self._told = facts
            held, too_many = bounded(facts)
            yield Fact(_FACTS, "named", 0.0, held)
            yield progress(_FACTS, 1, math.inf, -math.inf)
            if too_many:
                yield Problem(_FACTS, 0, too_many)

    def load(self, kind: str, tag: str, file: str, offset: int) -> Any:
        return self._files.load(kind, tag, file, offset)


class _InboxFile:
    """One file."""

    def __init__(
        self,
        place: Place,
        path: str,
        name: str,
        taking: Taking,
        run: ProjectRun,
        media: MediaFolder,
    ) -> None:
        self.tail: Tail[JsonScan] = Tail(place, path, JsonLines(), unknown_length)
        self._place = place
        self._path = path
        self._name = name
        self._taking = taking
        self._run = run
        self._media = media

    def news(self, piece: Piece[JsonScan]) -> Iterator[News]:
        fresh = Fresh()
        for value, begin in zip(piece.scan.values, piece.scan.begins, strict=True):
            offset = piece.begin + begin
            try:
                self._take(fresh, value, offset)
            except Exception as error:  # a reader outlives any content
                fresh.odd[offset] = f"line cannot be read: {error or type(error).__name__}"
        for damage in piece.damages:
            fresh.odd[damage.offset] = damage.problem
        yield from news_of(self._name, fresh)

    def rest(self) -> Iterator[News]:
        yield from progress(
            self._name, 0, math.inf, -math.inf, self.tail.size, self.tail.unfinished
        ).ending()

    def load(self, kind: str, tag: str, offset: int) -> Any:
        expected = f"a {kind} named {tag!r}"
        try:
            with self._place.open(self._path) as file:
                line = file.read(offset, MOST_IN_JSON).partition(b"\n")[0]
            rows = list(rows_of(json.loads(line)["metrics"], self._media))
        except Exception as error:
            raise moved(self._path, offset, expected, error) from error
        for row in reversed(rows):
            if (row.kind, row.tag) == (kind, tag):
                if kind == "table":
                    return with_pictures(row.heavy, self._media)
                is_file = kind in {"image", "audio", "video"}
                return self._media.content(row.heavy, kind) if is_file else row.heavy
        raise moved(self._path, offset, expected, "another line")

    def _take(self, fresh: Fresh, record: Any, offset: int) -> None:
        if key_in(record) is None:
            raise TypeError("no record of Trackio")
        config = record.get("config")
        if isinstance(config, dict) and not self._run.config:
            self._run.config = config
        timestamp = record.get("timestamp")
        match record["kind"]:
            case "metric":
                metrics = record.get("metrics") or {}
                self._taking.metrics(fresh, offset, timestamp, record.get("step"), metrics)
            case "system_metric":
                values = record.get("metrics") or {}
                self._taking.sample(self._run, fresh, offset, timestamp, values)
            case "alert":
                told = tuple(record.get(key) for key in ("title", "text", "level"))
                self._taking.alert(self._run, fresh, offset, timestamp, told)
