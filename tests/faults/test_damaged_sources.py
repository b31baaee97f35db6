"""Files of other tools, damaged at random: nothing raises, and no other run is told otherwise.

A tree is a folder of `tests/data` that one tool wrote. A store that was open while a file of it was
damaged must come to say what one says that is opened afterwards. The short form runs with the other
tests, the long one with `make long`.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import pandas as pd
import pytest

from insight.errors import FormatError
from insight.tables import Store
from insight.tables.kinds import KINDS

from .peak import peak_kb

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    Rng = np.random.Generator

DATA = Path(__file__).resolve().parent.parent / "data"
EARLIER = ("trackio/new", "trackio/old", "mlflow/mlruns", "wandb/wandb", "wandb_beside")
TREES = [
    *EARLIER,
    *(f"others/{tree.name}" for tree in sorted(DATA.glob("others/*")) if tree.is_dir()),
]
LONG = pytest.param(60, marks=pytest.mark.long)
SECTOR = 512
HELD_OF_EACH_KIND = 2
GROWTH_LIMIT_KB = 300 * 1024
# Of a file beside the records only its first bytes are read, when its record is.
# Nor does anybody look twice into an inbox, whose files are written whole, to see whose they are.
BESIDE = frozenset(("media", "assets", "artifacts", "inbox"))
MEDIA = (".png", ".jpg", ".jpeg", ".gif", ".webp", ".wav", ".mp3", ".mp4", ".webm")
# What was read of a database stays while it cannot be read whole: most often somebody holds it.
DATABASES = (".db", ".sqlite", ".sqlite3", "-wal", "-shm")
WITH_CHECKSUMS = (".wandb", ".swanlab")


def flipped_bits(data: bytes, rng: Rng) -> bytes:
    damaged = bytearray(data)
    for bit in rng.integers(8 * len(data), size=rng.integers(1, 5)).tolist():
        damaged[bit // 8] ^= 1 << bit % 8
    return bytes(damaged)


def cut(data: bytes, rng: Rng) -> bytes:
    return data[: rng.integers(len(data))]


def garbage_sector(data: bytes, rng: Rng) -> bytes:
    begin = int(rng.integers(len(data))) // SECTOR * SECTOR
    return data[:begin] + rng.bytes(SECTOR) + data[begin + SECTOR :]


def zeroed_block(data: bytes, rng: Rng) -> bytes:
    begin = int(rng.integers(len(data)))
    return data[:begin] + bytes(SECTOR) + data[begin + SECTOR :]


def without_a_piece(data: bytes, rng: Rng) -> bytes:
    begin = int(rng.integers(len(data)))
    return data[:begin] + data[begin + int(rng.integers(1, 3 * SECTOR)) :]


def with_a_piece_twice(data: bytes, rng: Rng) -> bytes:
    begin, stop = sorted(rng.integers(len(data), size=2).tolist())
    return data[:stop] + data[begin:]


def nothing(data: bytes, rng: Rng) -> bytes:
    del data, rng
    return b""


def nested_deeply(data: bytes, rng: Rng) -> bytes:
    """What takes a reader's stack that goes down a level at a time."""
    place = int(rng.integers(len(data)))
    return data[:place] + b"[" * 100_000 + data[place:]


FAULTS: list[Callable[[bytes, Rng], bytes]] = [
    flipped_bits,
    cut,
    garbage_sector,
    zeroed_block,
    without_a_piece,
    with_a_piece_twice,
    nothing,
    nested_deeply,
]


class Told(NamedTuple):
    """All that a store says, but of times that the files themselves do not hold."""

    runs: pd.DataFrame
    tables: dict[str, pd.DataFrame]
    lineage: pd.DataFrame
    problems: pd.DataFrame
    unshown: pd.DataFrame
    lost: list[Any]


def values_of(store: Store) -> Iterator[Any]:
    """Some heavy values of each kind, or that they cannot be read any longer."""
    for kind in sorted(KINDS):
        table = store.table(kind)
        for row in table.iloc[:HELD_OF_EACH_KIND].itertuples():
            if kind in {"scalar", "text", "message"}:
                continue
            try:
                store.value(kind, row.run, row.tag, row.step)
            except FormatError:
                yield kind, row.run, row.tag, row.step


def told(store: Store) -> Told:
    tables = {kind: store.table(kind) for kind in sorted(KINDS)}
    for kind in tables:
        store.table(kind, superseded=True)
    # How large a file is that belongs to a run, its source saw when it listed it.
    tables["artifact"] = tables["artifact"].drop(columns=["size", "digest"])
    runs = store.runs().drop(columns=["status", "files"])
    problems = store.problems()
    return Told(runs, tables, store.lineage(), problems, store.unshown(), list(values_of(store)))


def opened(tree: Path) -> Store:
    store = Store(tree, clock=lambda: 4e9)
    store.refresh()
    return store


def same(one: pd.DataFrame, other: pd.DataFrame, what: str) -> None:
    if not one.equals(other):  # the next line tells how, and takes ten times as long
        pd.testing.assert_frame_equal(one, other, obj=what)


def damaged(tree: Path, rng: Rng) -> tuple[Path, bytes]:
    """Damage a file of a tree; which, and what it held."""
    files = sorted(path for path in tree.rglob("*") if path.is_file() and path.stat().st_size)
    file = files[int(rng.integers(len(files)))]
    whole = file.read_bytes()
    put(file, FAULTS[int(rng.integers(len(FAULTS)))](whole, rng))
    return file, whole


def put(file: Path, content: bytes) -> None:
    """Another file under the name: what changes inside of one that only grows, nobody looks for."""
    beside = file.with_name("beside")
    beside.write_bytes(content)
    later = file.stat().st_mtime + 5
    os.utime(beside, (later, later))  # however coarse the clock of the file system
    beside.replace(file)


def is_watched(file: Path) -> bool:
    """Whether a store looks at a file again and again, and believes it at once."""
    is_media = not BESIDE.isdisjoint(file.parts) or file.suffix in MEDIA
    return not (
        is_media
        or file.name.endswith(DATABASES)
        or file.name == "meta.yaml"
        or "tfevents" in file.name  # what one of them says of a tag holds in all that follow
    )


def has_checksums(file: Path) -> bool:
    return file.suffix in WITH_CHECKSUMS or "tfevents" in file.name


def same_word(seen: Told, fresh: Told, file: str) -> None:
    """Both stores say the same."""
    same(seen.runs, fresh.runs, f"runs, {file}")
    for kind, table in seen.tables.items():
        same(table, fresh.tables[kind], f"{kind}, {file}")
    same(seen.lineage, fresh.lineage, f"lineage, {file}")
    same(seen.problems, fresh.problems, f"problems, {file}")
    same(seen.unshown, fresh.unshown, f"unshown, {file}")
    assert seen.lost == fresh.lost


@pytest.mark.parametrize("rounds", [3, LONG])
@pytest.mark.parametrize("name", TREES)
def test_damaged_files_of_other_tools_read_to_what_is_whole(
    name: str,
    rounds: int,
    tmp_path: Path,
    record_property: Callable[[str, object], None],
) -> None:
    tree = tmp_path / "tree"
    shutil.copytree(DATA / name, tree)
    watching = opened(tree)
    clean, before_kb = told(watching), peak_kb()
    for number in range(rounds):
        rng = np.random.default_rng([2026, number])
        file, whole = damaged(tree, rng)
        watching.refresh()
        seen, fresh = told(watching), told(opened(tree))

        if is_watched(file):
            same_word(seen, fresh, file.name)
        if has_checksums(file):
            assert_nothing_new(seen.tables["scalar"], clean.tables["scalar"])
        put(file, whole)
        watching.refresh()
    after = told(watching)
    for kind, table in after.tables.items():
        same(table, clean.tables[kind], f"{kind}, put back")
    same(after.problems, clean.problems, "problems, put back")
    growth_kb = peak_kb() - before_kb
    figures = f"{name}: {rounds} damages, {growth_kb // 1024} MB more memory at most"
    record_property("figures", figures)

    assert growth_kb < GROWTH_LIMIT_KB


def assert_nothing_new(found: pd.DataFrame, whole: pd.DataFrame) -> None:
    """No value that the whole file has not, where checksums tell."""

    def rows(table: pd.DataFrame) -> set[str]:
        # Samples of the machine are numbered by their place among those that are whole.
        own = table[~table["tag"].astype(str).str.startswith("machine/")]
        return set(map(repr, own[["run", "tag", "step", "value"]].itertuples(index=False)))

    assert rows(found) <= rows(whole)
