"""Deleted runs: they are moved to `.insight-trash` in the root, and from there back or away.

A run is the folder of its name, without the folders of other runs below it; where its ranks have
folders of their own, it is all of them, and all of them go or none. Nothing is copied:
what another file system holds stays where it is.
"""

from __future__ import annotations

import os
import secrets
import shutil
import time
from pathlib import Path
from stat import S_ISREG
from typing import TYPE_CHECKING, Any, NamedTuple

import orjson

from insight.errors import SummaryValueError

from .trash_plan import plan_of, refused

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Sequence

    from .trash_plan import Part, Plan

FOLDER = ".insight-trash"
LABEL = "trash.json"
CONTENT = "files"
MOST_LABEL_BYTES = 1 << 20  # a thousand ranks have a thousand folders
START = "insight serve DIR --allow-delete"
_ID_LETTERS = frozenset("0123456789abcdefghijklmnopqrstuvwxyz-")


class Thrown(NamedTuple):
    """A run in the trash."""

    id: str
    run: str
    bytes: int
    files: int
    thrown: float
    """Seconds since 1970."""
    beside: tuple[str, ...] = ()
    """The folders of its other ranks, as names of runs."""

    @property
    def folders(self) -> list[str]:
        """All of its folders."""
        return [self.run, *self.beside]

    def told(self) -> dict[str, Any]:
        """What browsers are told of it."""
        told = self._asdict() | {"folders": len(self.folders)}
        del told["beside"]
        return told


class Trash:
    """The trash of one root.

    Args:
        root: The folder of the runs.
        allowed: Whether anything may be moved or removed.

    """

    def __init__(self, root: str, *, allowed: bool) -> None:
        self._root = Path(root)
        self._is_remote = "://" in root
        self.allowed = allowed

    def plan(self, run: str, others: Sequence[str], beside: Sequence[str] = ()) -> Plan:
        """What `throw` would move.

        Args:
            run: The name of a run.
            others: The names of all runs, and of folders of their ranks, sorted; these stay.
            beside: The names of the folders of its other ranks.

        Raises:
            SummaryValueError: If the run cannot be moved; the message says why.

        """
        return plan_of(run, {name: self._folder_of(name) for name in (run, *beside)}, others)

    def throw(
        self,
        run: str,
        others: Sequence[str],
        agreed: str | None = None,
        beside: Sequence[str] = (),
    ) -> Thrown:
        """Move a run to the trash. A recorder that still writes goes on in the files moved.

        Args:
            run: The name of a run.
            others: The names of all runs, and of folders of their ranks, sorted; these stay.
            agreed: The mark of the plan that somebody has agreed to; None for any.
            beside: The names of the folders of its other ranks.

        Raises:
            SummaryValueError: If deleting is not allowed, this run cannot be moved, or it is no
                longer what was agreed to; then nothing was moved.

        """
        self._check_allowed()
        plan = self.plan(run, others, beside)
        if agreed is not None and plan.mark != agreed:
            raise refused(run, "the entries that were agreed to", "others by now", "ask again")
        slot = self._new_slot()
        thrown = Thrown(slot.name, run, plan.bytes, plan.files, time.time(), tuple(beside))
        label = orjson.dumps(thrown._asdict() | {"format": 1, "whole": plan.whole})
        if len(label) > MOST_LABEL_BYTES:
            raise refused(run, "fewer folders", f"{len(plan.parts):,}", "delete them by hand")
        try:
            slot.mkdir(parents=True)
            (slot / LABEL).write_bytes(label)
            _move(
                [
                    way
                    for index, part in enumerate(plan.parts)
                    for way in self._ways(part, _content(slot, index))
                ]
            )
        except OSError as error:
            if not any(slot.glob(f"{CONTENT}*/*")):
                shutil.rmtree(slot, ignore_errors=True)
            raise refused(run, "a folder that can be moved", error.strerror) from error
        return thrown

    def runs(self) -> list[Thrown]:
        """What lies in the trash, the newest first.

        Raises:
            SummaryValueError: If the trash is a link, which nobody follows.

        """
        return sorted(self._labels(), key=lambda thrown: (-thrown.thrown, thrown.id))

    def restore(self, identity: str) -> str:
        """Move a run back to where it was; its name.

        Raises:
            SummaryValueError: If deleting is not allowed, there is no such thing in the trash, or
                something else has taken its place; then nothing was moved.

        """
        self._check_allowed()
        slot, thrown = self._slot_of(identity)
        targets = [self._target_of(name) for name in thrown.folders]
        contents = [_content(slot, index) for index in range(len(targets))]
        if any(content.is_symlink() for content in contents):
            raise refused(thrown.run, "its files in the trash", "a link, which may lead anywhere")
        try:
            ways = [
                (content / entry.name, target / entry.name)
                for content, target in zip(contents, targets, strict=True)
                if content.exists() or not thrown.beside  # one that came to none was half thrown
                for entry in sorted(os.scandir(content), key=lambda entry: entry.name)
            ]
            taken = next((there for _, there in ways if os.path.lexists(there)), None)
            if taken is not None:
                raise refused(thrown.run, "its place to be free", f"another {taken.name!r} there")
            for target in targets:
                target.mkdir(parents=True, exist_ok=True)
            _move(ways)
            shutil.rmtree(slot)
        except OSError as error:
            raise refused(thrown.run, "a folder that can be moved", error.strerror) from error
        return thrown.run

    def empty(self, identities: Collection[str]) -> int:
        """Remove runs in the trash for good; the bytes that are free now.

        Raises:
            SummaryValueError: If deleting is not allowed, or one is not there or stays.

        """
        self._check_allowed()
        free = 0
        for identity in identities:
            slot, thrown = self._slot_of(identity)
            try:
                shutil.rmtree(slot)
            except OSError as error:
                raise refused(thrown.run, "files that can be removed", error.strerror) from error
            free += thrown.bytes
        return free

    def _ways(self, part: Part, content: Path) -> Iterator[tuple[Path, Path]]:
        """From where to where the entries of a folder go, or the folder as a whole."""
        folder = self._folder_of(part.folder)
        if part.whole:
            yield folder, content
            return
        content.mkdir()
        for name in part.entries:
            yield folder / name, content / name

    def _check_allowed(self) -> None:
        if not self.allowed:
            hint = f"start it with {START}"
            raise SummaryValueError.of(
                "delete", "a dashboard that may delete", "one that may not", hint
            )

    def _folder_of(self, run: str) -> Path:
        """The folder of a run, which is a real one below the root."""
        if self._is_remote:
            raise refused(run, "a folder of this machine", "a URL")
        if run == ".":
            raise refused(
                run,
                "a folder below the one that is shown",
                "that folder itself",
                "show the folder above it",
            )
        folder = self._target_of(run)
        if not folder.is_dir():
            raise refused(
                run,
                "a folder of its own",
                "none of that name",
                "it may be deleted already, or lie inside a database, whose own tool deletes it",
            )
        return folder

    def _target_of(self, run: str) -> Path:
        """Where a run lies or lay; never outside of the root, whatever links there are."""
        parts = run.split("/")
        target = self._root.joinpath(*parts)
        inside = target.parent.resolve().is_relative_to(self._root.resolve())
        if not inside or target.is_symlink() or {"", ".", "..", FOLDER} & set(parts) or "\0" in run:
            raise refused(run, "a folder inside the one that is shown", "a link or none")
        return target

    def _top(self) -> Path:
        top = self._root / FOLDER
        if top.is_symlink():
            raise refused(FOLDER, "a folder", "a link")
        return top

    def _new_slot(self) -> Path:
        stamp = time.strftime("%Y%m%d-%H%M%S", time.gmtime())
        return self._top() / f"{stamp}-{secrets.token_hex(4)}"

    def _slot_of(self, identity: str) -> tuple[Path, Thrown]:
        if not identity or not set(identity) <= _ID_LETTERS:
            raise refused(identity[:80], "something in the trash", "nothing of that name")
        slot = self._top() / identity
        thrown = _label(slot)
        if thrown is None:
            raise refused(identity, "something in the trash", "nothing of that name")
        return slot, thrown

    def _labels(self) -> Iterator[Thrown]:
        try:
            slots = list(os.scandir(self._top())) if not self._is_remote else []
        except OSError:
            return
        for slot in slots:
            found = _label(Path(slot.path))
            if found is not None:
                yield found


def _label(slot: Path) -> Thrown | None:
    """What is written beside a run in the trash; None where nothing of ours is."""
    try:
        # A link may lead anywhere, and a pipe keeps whoever opens it waiting.
        if slot.is_symlink() or not S_ISREG((slot / LABEL).lstat().st_mode):
            return None
        with (slot / LABEL).open("rb") as file:
            label = orjson.loads(file.read(MOST_LABEL_BYTES))
        if not isinstance(label["run"], str):
            return None
        return Thrown(
            slot.name,
            label["run"],
            int(label["bytes"]),
            int(label["files"]),
            float(label["thrown"]),
            tuple(map(str, label.get("beside", ()))),
        )
    except (OSError, ValueError, KeyError, TypeError):
        return None


def _content(slot: Path, index: int) -> Path:
    """Where in the trash the entries of one of a run's folders lie."""
    return slot / (f"{CONTENT}-{index}" if index else CONTENT)


def _move(ways: Iterable[tuple[Path, Path]]) -> None:
    """Move all of what goes from one path to another, or none."""
    moved: list[tuple[Path, Path]] = []
    try:
        for source, target in ways:
            source.rename(target)
            moved.append((source, target))
    except OSError:
        for source, target in reversed(moved):
            target.rename(source)
        raise
