"""Files that grow, tear, shrink, vanish and are replaced while a store follows them.

After each change the store that followed has what a store that opens now has, and both have the
rows of the records that are whole.
"""

from __future__ import annotations

import os
import random
from typing import TYPE_CHECKING

import pandas as pd
import pytest

import insight

from .damage import intact
from .written import LAYOUTS, START_S, file_name, header, step_record, version_record

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from .written import Layout, Record

CHANGES = ["append"] * 3 + ["begin", "finish", "cut", "replace", "delete", "rewrite", "garbage"]
FORMS = [200, pytest.param(20_000, marks=pytest.mark.long)]
MOST_BYTES = 60_000


class FollowedFile:
    """One file under change, and the records that were ever put into it."""

    def __init__(self, path: Path, layout: Layout, seed: int) -> None:
        self.path = path
        self._layout = layout
        self._chance = random.Random(seed)
        self._step = 0
        self._now_ns = 1_700_000_000_000_000_000
        self._unwritten = b""
        self.records: dict[bytes, Record] = {}

    def change(self) -> str:
        name = self._chance.choice(CHANGES)
        if not self.path.exists():
            name = "append"
        elif self.path.stat().st_size > MOST_BYTES:
            name = "replace"
        getattr(self, f"_{name}")()
        self._touch()
        return name

    def content(self) -> bytes:
        return self.path.read_bytes() if self.path.exists() else b""

    def forget_what_is_gone(self, content: bytes) -> None:
        """Keep the records that stand in the file, and the newest, which may be half in it."""
        if len(self.records) > 1000:
            newest = list(self.records)[-50:]
            kept = [data for data in self.records if data in content]
            self.records = {data: self.records[data] for data in dict.fromkeys(kept + newest)}

    def _touch(self) -> None:
        """Times differ even where changes follow each other faster than the clock ticks."""
        self._now_ns += 10_000_000
        if self.path.exists():
            os.utime(self.path, ns=(self._now_ns, self._now_ns))

    def _new_data(self, most: int = 20) -> bytes:
        made = []
        if self._chance.random() < 0.2:
            # No two files begin at one time; the record that says so tells one from another.
            made.append(version_record(self._layout, START_S + self._step))
        for _ in range(self._chance.randint(1, most)):
            self._step += 1
            made.append(step_record(self._layout, self._step))
        self.records.update((record.data, record) for record in made)
        return b"".join(record.data for record in made)

    def _add(self, data: bytes) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("ab") as file:
            file.write(data)

    def _append(self) -> None:
        self._unwritten = b""
        self._add(self._new_data())

    def _begin(self) -> None:
        """The first part of a record or of several; the rest may follow."""
        data = self._new_data(3)
        cut = self._chance.randrange(1, len(data))
        self._unwritten = data[cut:]
        self._add(data[:cut])

    def _finish(self) -> None:
        self._add(self._unwritten)
        self._unwritten = b""

    def _cut(self) -> None:
        os.truncate(self.path, self._chance.randint(0, self.path.stat().st_size))

    def _replace(self) -> None:
        other = self.path.with_name("being made")
        other.write_bytes(self._new_data())
        other.replace(self.path)

    def _delete(self) -> None:
        self.path.unlink()

    def _rewrite(self) -> None:
        """Other records over the old ones, in the same file."""
        size = self.path.stat().st_size
        data = self._new_data()
        with self.path.open("r+b") as file:
            file.write(data)
            if self._chance.random() < 0.5:
                file.truncate(max(len(data), self._chance.randint(0, size + 1)))

    def _garbage(self) -> None:
        junk = self._chance.randbytes(self._chance.randint(1, 300))
        self._add(header(self._chance.randint(0, 2**40)) + junk)


def rows(table: pd.DataFrame) -> list[tuple[str, int, float]]:
    columns = (table[name].tolist() for name in ("tag", "step", "value"))
    return sorted(zip(*columns, strict=True))


@pytest.mark.parametrize("changes", FORMS)
@pytest.mark.parametrize("layout", LAYOUTS, ids=str)
def test_a_store_that_follows_a_file_has_what_a_new_store_has(
    layout: Layout,
    changes: int,
    tmp_path: Path,
    record_property: Callable[[str, object], None],
) -> None:
    file = FollowedFile(tmp_path / "run" / file_name(layout), layout, seed=changes)
    follower, made, compared = insight.open_runs(tmp_path), [], 0
    for number in range(changes):
        made.append(file.change())
        if number % 3 == 2:  # two changes between looks hide from one another
            continue
        follower.refresh()
        content = file.content()
        whole = intact(list(file.records.values()), content)
        expected = sorted(row for record in whole for row in record.rows)
        followed = follower.table("scalar", superseded=True)
        fresh = insight.open_runs(tmp_path).table("scalar", superseded=True)
        compared += len(expected)

        assert rows(fresh) == expected, made[-5:]
        pd.testing.assert_frame_equal(followed, fresh, obj=f"after {made[-5:]}")
        file.forget_what_is_gone(content)
    record_property(
        "figures",
        f"followed files, {layout}: {changes} changes, {compared} rows compared with a new "
        "store's, 0 missing, 0 wrong",
    )


@pytest.mark.parametrize("layout", LAYOUTS, ids=str)
def test_a_run_whose_file_is_deleted_while_it_is_followed_vanishes(
    layout: Layout, tmp_path: Path
) -> None:
    path = tmp_path / "run" / file_name(layout)
    path.parent.mkdir()
    path.write_bytes(step_record(layout, 1).data)
    store = insight.open_runs(tmp_path)
    path.unlink()
    store.refresh()

    assert store.runs().empty
    assert store.table("scalar").empty
