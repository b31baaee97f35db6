"""A folder of runs under change: every operation that writers, users and disks are known to do.

An operation draws all it needs from its own seed, so that a list of them means much the same when
some are left out.
"""

from __future__ import annotations

import os
import random
import shutil
from dataclasses import dataclass
from typing import TYPE_CHECKING

from insight.format.frames import frame
from insight.format.messages import Event, LineageEvent
from insight.format.tensorboard import Event as SessionEvent
from insight.format.tensorboard import SessionLog
from insight.format.version import version_record
from insight.plugins import PLUGINS

from .standing import NO_ORDER, SCALAR, Order
from .written import TENSORBOARD, event, framed, scalar

if TYPE_CHECKING:
    from pathlib import Path

RUNS = ("a", "b", "a/inner")
NAMES = (
    "events.out.events.summary.1700000000.0.host_MS",
    "events.out.events.summary.1700000001.0.host_MS",
    "events.out.events.summary.1700000006.1.host_MS",  # began with the second, not the first
    "events.out.tfevents.1700000000.host",
    "events.out.tfevents.1700000001.host",
    "events.out.events.summary.1700000000.0.host_lineage",
)
TAGS = ("loss", "rate", "b/loss")
OPERATIONS = (
    *("append",) * 8,
    *("begin",) * 2,
    *("finish",) * 2,
    *("begin_file",) * 3,
    "garbage",
    "zeros",
    "flip",
    "cut",
    "replace",
    "replace_alike",
    "rewrite",
    "delete",
    "delete_run",
    "rename_run",
    "copy_run",
    "link_run",
    "link_to_itself",
    "unlink",
    "touch",
    "refuse",
)


@dataclass(frozen=True)
class Point:
    """A row of the scalars as it was written."""

    tag: str
    step: int
    wall_time: float
    value: float


@dataclass(frozen=True)
class Written:
    """A record, the scalars in it, and whether it makes rows at all."""

    points: tuple[Point, ...]
    wall_time: float
    has_rows: bool
    order: Order = NO_ORDER


class Tree:
    """The runs below `root`, and every record that was ever put into one of their files.

    Args:
        root: The folder, which is made.
        files: How many files a run may have: rules for one are seldom at work where there are many.

    """

    def __init__(self, root: Path, files: int = len(NAMES)) -> None:
        self._names = NAMES[:files]
        self.root = root
        self.records: dict[bytes, Written] = {}
        self.refused: set[str] = set()
        self._serial = 0
        self._rest: dict[Path, bytes] = {}
        self._clocks: dict[Path, tuple[int, float]] = {}
        root.mkdir()

    def do(self, name: str, seed: int) -> None:
        """One operation; nothing happens where there is nothing to do it to."""
        chance = random.Random(seed)
        there = self._files()
        if name == "begin_file" or (name in {"append", "begin"} and chance.random() < 0.3):
            path = self.root / chance.choice(RUNS) / chance.choice(self._names)
            if any(os.path.lexists(folder) and not folder.is_dir() for folder in self._above(path)):
                return  # a link that leads nowhere, or to itself
            path.parent.mkdir(parents=True, exist_ok=True)
        else:
            if not there:
                return
            path = chance.choice(there)
        getattr(self, f"_{name}")(path, chance)

    def _above(self, path: Path) -> list[Path]:
        return [folder for folder in path.parents if self.root in folder.parents]

    def _files(self) -> list[Path]:
        found = (self.root / run / name for run in RUNS for name in NAMES)
        return [path for path in found if path.is_file()]

    # Records

    def _data(self, path: Path, chance: random.Random, most: int = 12) -> bytes:
        if path.name.endswith("_lineage"):
            return b"".join(self._fact(chance) for _ in range(chance.randint(1, 2)))
        step, now = self._clocks.get(path, (0, 1000.0 + 10 * NAMES.index(path.name)))
        if chance.random() < 0.3:
            step = chance.randint(-2, 30)  # a restart, or a run that goes on
        if chance.random() < 0.4:
            now = float(chance.randint(1000, 1040))  # a clock that was set, or a later process
        made = []
        strides = (0, 1, 2) if chance.random() < 0.2 else (1, 1, 2)  # most writers' steps rise
        for _ in range(chance.randint(1, most)):
            step += chance.choice(strides)
            now += chance.choice((1.0, 1.0, 0.5, 0.0))
            made.append(self._record(path, step, now, chance))
        self._clocks[path] = (step, now)
        return b"".join(made)

    def _record(self, path: Path, step: int, now: float, chance: random.Random) -> bytes:
        self._serial += 1
        count = chance.choice((1, 2, 2, 3))
        is_odd = chance.random() < 0.02  # a tag twice in one record
        tags = chance.choices(TAGS, k=count) if is_odd else chance.sample(TAGS, count)
        points = [
            Point(tag, step, now, float(self._serial * 8 + place)) for place, tag in enumerate(tags)
        ]
        if "tfevents" in path.name:
            if chance.random() < 0.03:
                event_of_start = SessionEvent(wall_time=now, step=step)
                event_of_start.session_log.status = SessionLog.START
                event_of_start.session_log.msg = str(self._serial).encode()
                data = frame(event_of_start.SerializeToString())
                return self._known(data, [], now, has_rows=False, order=Order(start=step))
            values = [scalar(TENSORBOARD, point.tag.encode(), point.value) for point in points]
            data = framed(event(step, *values, wall_time=now))
            return self._known(data, points, now, has_rows=True)
        what = chance.random()
        if what < 0.05:
            return self._known(frame(version_record(now)), [], now, has_rows=False)
        message = Event(wall_time=now, step=step)
        if what < 0.25:
            entry = message.summary.value.add(tag=chance.choice(("weights", "loss")))
            entry.tensor.CopyFrom(PLUGINS["tensor"].encode([[float(self._serial)]]))
        if what < 0.1:
            points = []
        heavy = tuple(("tensor", value.tag) for value in message.summary.value)
        for point in points:
            message.summary.value.add(tag=point.tag, scalar_value=point.value)
        order = Order((*heavy, *((SCALAR, point.tag) for point in points)), step)
        data = frame(message.SerializeToString())
        return self._known(data, points, now, has_rows=True, order=order)

    def _fact(self, chance: random.Random) -> bytes:
        self._serial += 1
        message = LineageEvent(wall_time=float(chance.randint(1000, 1100)))
        told = {"algorithm": {"network": f"Net{self._serial}"}}
        message.train_lineage.CopyFrom(PLUGINS["train_lineage"].encode(told))
        data = frame(message.SerializeToString())
        return self._known(data, [], message.wall_time, has_rows=False)

    def _known(
        self,
        data: bytes,
        points: list[Point],
        now: float,
        *,
        has_rows: bool,
        order: Order | None = None,
    ) -> bytes:
        tags = tuple((SCALAR, point.tag) for point in points)
        plain = Order(tags, points[0].step if points else 0)
        self.records[data] = Written(tuple(points), now, has_rows, order or plain)
        return data

    # What writers do

    def _append(self, path: Path, chance: random.Random) -> None:
        self._rest.pop(path, None)
        _add(path, self._data(path, chance))

    def _begin_file(self, path: Path, chance: random.Random) -> None:
        if not path.exists() and "summary" in path.name and not path.name.endswith("_lineage"):
            now = 1000.0 + 10 * NAMES.index(path.name)
            _add(path, self._known(frame(version_record(now)), [], now, has_rows=False))
        self._append(path, chance)

    def _begin(self, path: Path, chance: random.Random) -> None:
        data = self._data(path, chance, 3)
        cut = chance.randrange(1, len(data))
        self._rest[path] = data[cut:]
        _add(path, data[:cut])

    def _finish(self, path: Path, chance: random.Random) -> None:
        _add(path, self._rest.pop(path, b""))

    # What disks do

    def _garbage(self, path: Path, chance: random.Random) -> None:
        _add(path, chance.randbytes(chance.randint(1, 300)))

    def _zeros(self, path: Path, chance: random.Random) -> None:
        _add(path, bytes(chance.choice((10, 512, 4096))))

    def _flip(self, path: Path, chance: random.Random) -> None:
        """A copy with a wrong bit takes its place."""
        data = bytearray(path.read_bytes())
        if data:
            data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
        self._put(path, bytes(data))

    def _refuse(self, path: Path, chance: random.Random) -> None:
        """The disk refuses to open a file, or does no longer."""
        self.refused ^= {os.path.realpath(path)}

    # What users do

    def _put(self, path: Path, data: bytes) -> None:
        other = path.with_name("being made")
        other.write_bytes(data)
        # A copy that gets the inode of the file it replaces, differs in the middle and has grown
        # before anybody looks, no reader can tell from one that was appended to.
        kept = self.root.parent / "inodes in use"
        kept.mkdir(exist_ok=True)
        os.link(path, kept / str(len(list(kept.iterdir()))))
        other.replace(path)

    def _replace(self, path: Path, chance: random.Random) -> None:
        self._put(path, self._data(path, chance))

    def _replace_alike(self, path: Path, chance: random.Random) -> None:
        """Another file of the same size and time."""
        state = path.stat()
        data = self._data(path, chance)[: state.st_size]
        self._put(path, data + bytes(state.st_size - len(data)))
        os.utime(path, ns=(state.st_atime_ns, state.st_mtime_ns))

    def _rewrite(self, path: Path, chance: random.Random) -> None:
        path.write_bytes(self._data(path, chance))

    def _cut(self, path: Path, chance: random.Random) -> None:
        os.truncate(path, chance.randint(0, path.stat().st_size))

    def _touch(self, path: Path, chance: random.Random) -> None:
        os.utime(path)

    def _delete(self, path: Path, chance: random.Random) -> None:
        path.unlink()

    def _delete_run(self, path: Path, chance: random.Random) -> None:
        if path.parent.is_symlink():
            path.parent.unlink()
        else:
            shutil.rmtree(path.parent)

    def _rename_run(self, path: Path, chance: random.Random) -> None:
        """Two runs swap their names, or one takes a free one."""
        other, between = self.root / chance.choice(("a", "b")), self.root / "between"
        run = self.root / path.relative_to(self.root).parts[0]
        if other == run:
            return
        run.rename(between)
        if os.path.lexists(other):
            other.rename(run)
        between.rename(other)

    def _copy_run(self, path: Path, chance: random.Random) -> None:
        """As `cp -a` does: content and times of another run in place of its own."""
        if not os.path.lexists(self.root / "b") and path.is_relative_to(self.root / "a"):
            shutil.copytree(self.root / "a", self.root / "b")

    def _link_run(self, path: Path, chance: random.Random) -> None:
        inner = self.root / "a" / "inner"
        if not os.path.lexists(self.root / "b") and inner.is_dir():
            (self.root / "b").symlink_to(inner)

    def _link_to_itself(self, path: Path, chance: random.Random) -> None:
        link = self.root / "loop"
        if link.is_symlink():
            link.unlink()
        else:
            link.symlink_to("loop")

    def _unlink(self, path: Path, chance: random.Random) -> None:
        if (self.root / "b").is_symlink():
            (self.root / "b").unlink()


def _add(path: Path, data: bytes) -> None:
    with path.open("ab") as file:
        file.write(data)
