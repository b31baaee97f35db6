"""What lies at or under the published step survives a power cut, at whatever moment it comes.

The disk is a model, as no power can be cut here: of a file there is after the cut what was in it
when it was last synced, and behind that nothing, a part, zeros or garbage. A file whose directory
was not synced may be gone. What a sync refused is lost, unless it is written again: the system
takes it for clean. Cuts fall on any moment between two calls of the system.
"""

from __future__ import annotations

import errno
import os
import random
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import pytest

from insight import SummaryRecord, open_runs
from insight.record import event_file, sync_thread
from insight.record.held import HeldFolder

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


@dataclass
class Cut:
    """The disk at one moment."""

    synced_step: int | None
    files: dict[str, tuple[bytes, int, bool]]
    """Content, how much of it is on the disk, and whether its name is."""


class Disk:
    """Stands between a recorder and the system, and remembers what would survive."""

    def __init__(self, folder: Path, chance: random.Random, *, refuses: bool) -> None:
        self.cuts: list[Cut] = []
        self.published: Callable[[], int | None] = lambda: None
        self._folder = folder
        self._chance = chance
        self._refuses = refuses
        self._synced: dict[int, int] = {}
        self._refused: dict[int, tuple[int, int]] = {}
        self._named: set[str] = set()

    def stand_in(self, monkeypatch: pytest.MonkeyPatch) -> None:
        for name in ("sync_data", "write", "write_at"):
            real = getattr(event_file, name)
            monkeypatch.setattr(event_file, name, self._around(real, getattr(self, f"_{name}")))
        monkeypatch.setattr(HeldFolder, "sync", self._around(HeldFolder.sync, self._sync_names))

    def _around(self, real: Callable, note: Callable) -> Callable:
        def call(*arguments):
            self._look()
            done = note(real, *arguments)
            self._look()
            return done

        return call

    def _look(self) -> None:
        if self._chance.random() > 0.1:
            return
        files = {
            path.name: (
                path.read_bytes(),
                self._synced.get(path.stat().st_ino, 0),
                path.name in self._named,
            )
            for path in self._folder.iterdir()
        }
        self.cuts.append(Cut(self.published(), files))

    def _sync_data(self, real: Callable, descriptor: int) -> None:
        status = os.fstat(descriptor)
        before = self._synced.get(status.st_ino, 0)
        if self._refuses and self._chance.random() < 0.3:
            first = self._refused.get(status.st_ino, (before, 0))[0]
            self._refused[status.st_ino] = first, status.st_size
            raise OSError(errno.EIO, "Input/output error")
        real(descriptor)
        if status.st_ino not in self._refused:
            self._synced[status.st_ino] = status.st_size

    def _sync_names(self, real: Callable, folder: HeldFolder) -> None:
        real(folder)
        self._named |= {entry.name for entry in self._folder.iterdir()}

    def _write(self, real: Callable, descriptor: int, data: bytes) -> int:
        return real(descriptor, data)

    def _write_at(self, real: Callable, descriptor: int, data: bytes, place: int) -> int:
        done = real(descriptor, data, place)
        inode = os.fstat(descriptor).st_ino
        first, last = self._refused.get(inode, (0, 0))
        if place <= first and place + done >= last:
            self._refused.pop(inode, None)
        return done


def after(cut: Cut, folder: Path, chance: random.Random) -> None:
    """Write what the disk holds once the power is back."""
    folder.mkdir()
    for name, (content, synced, is_named) in cut.files.items():
        if not is_named and chance.random() < 0.5:
            continue
        rest = len(content) - synced
        tails = (
            b"",
            content[synced : synced + chance.randint(0, rest)],
            bytes(rest),
            chance.randbytes(rest),
            content[synced:],
        )
        (folder / name).write_bytes(content[:synced] + chance.choice(tails))


def record_steps(folder: Path, disk: Disk, chance: random.Random, limit: int | None) -> list[int]:
    """The steps of which the recorder said that they are written."""
    done = []
    record = SummaryRecord(folder, max_file_size=limit)
    disk.published = lambda: record.synced_step
    for step in range(150):
        if step % 10 == 3:
            record.add_value("tensor", "weights", np.full(20, step, np.float32))
        if step % 40 == 5:
            record.add_value("custom_lineage_data", "facts", {f"seen{step}": step})
        record.add_value("scalar", "square", float(step**2))
        if record.record(step):
            done.append(step)
        if chance.random() < 0.2:
            record.flush()
    disk.published = lambda synced=record.synced_step: synced
    record.close()
    return done


@pytest.mark.parametrize("refuses", [False, True])
@pytest.mark.parametrize("limit", [None, 1000])
@pytest.mark.parametrize(
    "seed", [1, *(pytest.param(k, marks=pytest.mark.long) for k in range(2, 40))]
)
def test_steps_up_to_the_published_one_survive_a_power_cut(
    seed: int, limit: int | None, refuses: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sync_thread, "_SYNC_EVERY_S", 3600.0)  # the moments are chosen here
    chance = random.Random(seed)
    disk = Disk(tmp_path / "run", chance, refuses=refuses)
    disk.stand_in(monkeypatch)
    done = record_steps(tmp_path / "run", disk, chance, limit)
    cuts = disk.cuts if seed > 1 else chance.sample(disk.cuts, 12)
    for place, cut in enumerate(cuts):
        folder = tmp_path / f"cut{place}"
        after(cut, folder, chance)
        store = open_runs(folder)
        scalars, tensors = store.table("scalar"), store.table("tensor")
        steps = set(scalars["step"].tolist())

        synced = -1 if cut.synced_step is None else cut.synced_step
        assert {step for step in done if step <= synced} <= steps <= set(done)
        assert (scalars["value"] == scalars["step"] ** 2).all()
        assert {step for step in range(3, synced + 1, 10) if step in done} <= set(tensors["step"])
        assert len(store.lineage()) <= 1
    assert any(cut.synced_step is not None for cut in cuts)
    print(f"\n{len(cuts)} power cuts, {len(done)} steps recorded, none at or under the mark lost")
