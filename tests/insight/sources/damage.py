"""Files of a run, cut and changed at random, and read again."""

from __future__ import annotations

import random
import shutil
from typing import TYPE_CHECKING

from insight import open_runs

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from insight import Store


def each_damage(
    folder: Path, work: Path, check: Callable[[Store, Path, int], None], rounds: int = 12
) -> None:
    """Read copies of a folder in which one file is damaged; `check` gets where the damage begins.

    Args:
        folder: With files of runs.
        work: Where the copy may lie.
        check: Of the store, the file by its path from the folder on, and where it is damaged.
        rounds: How many cuts and how many changes each file gets.

    """
    chance = random.Random(11)
    copy = work / "copy"
    shutil.copytree(folder, copy)
    for path in sorted(path for path in copy.rglob("*") if path.is_file()):
        content = path.read_bytes()
        if len(content) < 2:
            continue
        cuts = {len(content) * part // rounds for part in range(rounds)}
        for cut in sorted(cuts):
            path.write_bytes(content[:cut])
            check(open_runs(copy), path.relative_to(copy), cut)
        for _ in range(rounds):
            damaged = bytearray(content)
            at = chance.randrange(len(content))
            length = min(chance.choice([1, 1, 8, 200]), len(content) - at)
            damaged[at : at + length] = chance.randbytes(length)
            path.write_bytes(damaged)
            check(open_runs(copy), path.relative_to(copy), at)
        path.write_bytes(content)
