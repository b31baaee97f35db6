"""Deleted runs: they are moved to `.insight-trash` in the root, and from there back or away.

A run is the folder of its name, without the folders of other runs below it. Nothing is copied:
what another file system holds stays where it is.
"""

from __future__ import annotations

import os
import secrets
import shutil
import time
from pathlib import Path
from stat import S_ISREG
from typing import TYPE_CHECKING, NamedTuple

import orjson

from insight.errors import SummaryValueError

from .trash_plan import Plan, plan_of, refused

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Sequence

FOLDER = ".insight-trash"
LABEL = "trash.json"
CONTENT = "files"
MOST_LABEL_BYTES = 1 << 16
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

    def plan(self, run: str, others: Sequence[str]) -> Plan:
        """What `throw` would move.

        Args:
            run: The name of a run.
            others: The names of all runs, sorted; their folders stay.

        Raises:
            SummaryValueError: If the run cannot be moved; the message says why.

        """
        return plan_of(run, self._folder_of(run), others)

    def throw(self, run: str, others: Sequence[str], agreed: str | None = None) -> Thrown:
        """Move a run to the trash. A recorder that still writes goes on in the files moved.

        Args:
            run: The name of a run.
            others: The names of all runs, sorted; their folders stay.
            agreed: The mark of the plan that somebody has agreed to; None for any.

        Raises:
            SummaryValueError: If deleting is not allowed, this run cannot be moved, or it is no
                longer what was agreed to; then nothing was moved.

        """
        self._check_allowed()
        plan = self.plan(run, others)
        if agreed is not None and plan.mark != agreed:
            raise refused(run, "the entries that were agreed to", "others by now", "ask again")
        folder, slot = self._folder_of(run), self._new_slot()
        thrown = Thrown(slot.name, run, plan.bytes, plan.files, time.time())
        label = thrown._asdict() | {"format": 1, "whole": plan.whole}
        try:
            slot.mkdir(parents=True)
            (slot / LABEL).write_bytes(orjson.dumps(label))
            if plan.whole:
                folder.rename(slot / CONTENT)
            else:
                (slot / CONTENT).mkdir()
                _move(plan.entries, folder, slot / CONTENT)
        except OSError as error:
            if not any((slot / CONTENT).glob("*")):
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
        target = self._target_of(thrown.run)
        content = slot / CONTENT
        if content.is_symlink():
            raise refused(thrown.run, "its files in the trash", "a link, which may lead anywhere")
        try:
            names = sorted(entry.name for entry in os.scandir(content))
            taken = [name for name in names if os.path.lexists(target / name)]
            if taken:
                raise refused(thrown.run, "its place to be free", f"another {taken[0]!r} there")
            target.mkdir(parents=True, exist_ok=True)
            _move(names, content, target)
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
        )
    except (OSError, ValueError, KeyError, TypeError):
        return None


def _move(names: Iterable[str], source: Path, target: Path) -> None:
    """Move all of the entries or none."""
    moved: list[str] = []
    try:
        for name in names:
            (source / name).rename(target / name)
            moved.append(name)
    except OSError:
        for name in moved:
            (target / name).rename(source / name)
        raise
