"""Checkpoints that do not fit on the disk: the old file stays whole, nothing else is left.

Once by the limit that the operating system puts on the size of a file, at every byte, and once on a
real file system that is full but for some pages.
"""

from __future__ import annotations

import json
import resource
import subprocess
import sys
import textwrap
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import engine
from engine.train.serialization.beside import BESIDE

from .checkpoint_kinds import Kind, kinds
from .test_full_disk import MOUNT, can_mount

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

OFTEN = {"ckpt", "ckpt AES-GCM crc"}
SOME = 16  # sizes of the disk, where another process is begun for each


@contextmanager
def no_room_behind(size: int) -> Iterator[None]:
    """Files of this process, and of those that it begins, get no longer than that."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def values(number: int) -> dict[str, Any]:
    return {
        "weight": engine.Tensor(np.full((5, 7), number, np.float32)),
        "bias": engine.Tensor(np.full(7, number, np.float32)),
        "epoch": number,
    }


def save_and_wait(kind: Kind, given: dict[str, Any], path: Path, way: bool | str) -> None:
    kind.save(given, path, async_save=way)
    BESIDE.wait()


def forms() -> list[Any]:
    """Each kind and way, at every byte; most of them in the long form."""
    return [
        pytest.param(
            kind,
            way,
            step,
            id=f"{kind.name}-{way or 'at once'}-{'every byte' if step == 1 else 'some'}",
            marks=[pytest.mark.long] * (step == 1 or kind.name not in OFTEN),
        )
        for kind in kinds()
        for way in (False, "thread")
        for step in (1, 3)
        if step == 1 or kind.name in OFTEN
    ]


@pytest.mark.parametrize(("kind", "way", "step"), forms())
def test_disk_that_is_full_at_any_byte_costs_the_new_file_only(
    kind: Kind,
    way: bool | str,
    step: int,
    tmp_path: Path,
    record_property: Callable[[str, object], None],
) -> None:
    path = tmp_path / f"net{kind.suffix}"
    kind.save(values(1), path)
    old = path.read_bytes()
    sizes = range(0, len(old), step)
    for size in sizes:
        with no_room_behind(size), pytest.raises(OSError, match="File too large"):
            save_and_wait(kind, values(2), path, way)
        assert [file.name for file in tmp_path.iterdir()] == [path.name]
        assert path.read_bytes() == old
    record_property(
        "figures", f"{kind.name}, {way or 'at once'}: full at {len(sizes)} places, 0 files lost"
    )
    kind.save(values(2), path, async_save=way)

    assert kind.load(path)["epoch"] == 2


@pytest.mark.long
@pytest.mark.parametrize("kind", kinds(), ids=lambda kind: kind.name)
def test_disk_that_is_full_for_another_process_costs_the_new_file_only(
    kind: Kind, tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    path = tmp_path / f"net{kind.suffix}"
    kind.save(values(1), path)
    old = path.read_bytes()
    sizes = np.linspace(0, len(old) - 1, SOME).astype(int).tolist()
    for size in sizes:
        with no_room_behind(size), pytest.raises(OSError, match="File too large"):
            save_and_wait(kind, values(2), path, "process")
        assert [file.name for file in tmp_path.iterdir()] == [path.name]
        assert path.read_bytes() == old
    record_property("figures", f"{kind.name}, process: full at {SOME} places, 0 files lost")
    kind.save(values(2), path, async_save="process")

    assert kind.load(path)["epoch"] == 2


SAVER = """
    import json, os, sys
    from pathlib import Path
    import numpy as np
    import engine
    from engine.train.serialization.beside import BESIDE

    sys.dont_write_bytecode = True
    disk, way = Path(sys.argv[1]), {"at once": False}.get(sys.argv[2], sys.argv[2])
    page, count, path = os.statvfs(disk).f_frsize, 20, disk / "net.ckpt"

    def save(number, way=False):
        numbers = np.full(count * page // 4, number, np.int32)
        engine.save_checkpoint({"a": engine.Tensor(numbers)}, path, async_save=way)
        BESIDE.wait()

    save(1)
    refused = whole = 0
    for free in range(count + 1):
        with (disk / "filler").open("wb") as filler:
            room = os.statvfs(disk).f_bavail - free
            filler.write(bytes(room * page))
        try:
            save(2, way)
        except OSError as error:
            refused += error.errno == 28
        loaded = engine.load_checkpoint(path)["a"].asnumpy()
        whole += bool((loaded == 1).all()) and sorted(os.listdir(disk)) == ["filler", "net.ckpt"]
        (disk / "filler").unlink()
    save(3, way)
    after = int(engine.load_checkpoint(path)["a"].asnumpy().max())
    print(json.dumps({"refused": refused, "whole": whole, "tries": count + 1, "after": after}))
"""


@pytest.mark.parametrize(
    "way", ["at once", *(pytest.param(w, marks=pytest.mark.long) for w in ("thread", "process"))]
)
def test_file_system_without_room_costs_the_new_file_only(
    way: str, tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    if not can_mount():
        pytest.skip("no file system can be mounted here; the limit on a file's size is tried")
    script, disk = tmp_path / "save.py", tmp_path / "disk"
    script.write_text(textwrap.dedent(SAVER), encoding="utf-8")
    disk.mkdir()
    mount = MOUNT.format(disk, f"{sys.executable} {script} {disk} '{way}'")
    command = ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", mount]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr[-2000:]
    told = json.loads(done.stdout)
    record_property(
        "figures", f"no room, {way}: {told['refused']} saves refused, {told['whole']} files whole"
    )

    assert told["refused"] == told["whole"] == told["tries"]
    assert told["after"] == 3
