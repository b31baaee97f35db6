"""Damaged files of scalars: every record that is still whole is read, and nothing else.

Many are opened at once, as runs below one root, so that a bad one cannot hurt its neighbours.
"""

from __future__ import annotations

import shutil
import time
import zlib
from collections import Counter, defaultdict
from typing import TYPE_CHECKING

import numpy as np
import pytest

import insight

from .damage import FAULTS, flipped_bit, intact
from .peak import peak_kb
from .written import LAYOUTS, data_of, file_name, run_records

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from pathlib import Path

    from .written import Layout, Record, Row

LONG = pytest.mark.long
RUNS_AT_ONCE = 500
GROWTH_LIMIT_KB = 64 * 1024
STEPS = 60  # some 5 KB
COUNTS = {"bit flips": 100_000, "forged lengths": 1_000}  # long form; 10,000 of the others
SHORT_COUNT = 300


class Verdicts:
    """What became of the damaged files of one campaign."""

    def __init__(self, records: list[Record], layout: Layout, folder: Path) -> None:
        self._records = records
        self.clean = data_of(records)
        self._name = file_name(layout)
        self._folder = folder
        self.files = self.intact = self.missing = self.wrong = self.unreported = 0

    def judge(self, contents: Iterable[bytes]) -> None:
        waiting: list[bytes] = []
        for content in contents:
            waiting.append(content)
            if len(waiting) == RUNS_AT_ONCE:
                self._judge_together(waiting)
                waiting = []
        if waiting:
            self._judge_together(waiting)

    def _judge_together(self, contents: list[bytes]) -> None:
        root = self._folder / "runs"
        for number, content in enumerate(contents):
            path = root / str(number) / self._name
            path.parent.mkdir(parents=True)
            path.write_bytes(content)
        store = insight.open_runs(root)
        found, problems = rows_of(store), set(store.problems()["run"])
        for number, content in enumerate(contents):
            self._judge_one(content, found[str(number)], reported=str(number) in problems)
        shutil.rmtree(root)

    def _judge_one(self, content: bytes, found: list[Row], *, reported: bool) -> None:
        whole = list(intact(self._records, content))
        expected = [row for record in whole for row in record.rows]
        left = Counter(found)
        left.subtract(expected)
        self.missing += sum(-count for count in left.values() if count < 0)
        self.files += 1
        self.intact += len(whole)
        self.wrong += sum(count for count in left.values() if count > 0)
        ends_whole = content.endswith(tuple(record.data for record in whole)) or not content
        damaged = len(content) != sum(len(record.data) for record in whole)
        self.unreported += damaged and ends_whole and not reported

    def words(self) -> str:
        return (
            f"{self.files} files, {self.intact} intact records, {self.missing} of their values "
            f"missing, {self.wrong} wrong values, 0 exceptions"
        )


def rows_of(store: insight.Store) -> dict[str, list[Row]]:
    table = store.table("scalar", superseded=True)
    rows: dict[str, list[Row]] = defaultdict(list)
    columns = (table[name].tolist() for name in ("run", "tag", "step", "value"))
    for run, tag, step, value in zip(*columns, strict=True):
        rows[run].append((tag, step, value))
    return rows


def check(
    verdicts: Verdicts,
    contents: Iterable[bytes],
    name: str,
    record_property: Callable[[str, object], None],
) -> None:
    verdicts.judge([verdicts.clean])  # what is loaded once is not counted
    before_kb, started = peak_kb(), time.process_time()
    verdicts.judge(contents)
    growth_mb = (peak_kb() - before_kb) // 1024
    words = f"{verdicts.words()}, +{growth_mb} MB, {time.process_time() - started:.1f} s CPU"
    record_property("figures", f"{name}: {words}")

    assert (verdicts.missing, verdicts.wrong, verdicts.unreported) == (0, 0, 0)
    assert growth_mb * 1024 <= GROWTH_LIMIT_KB


@pytest.mark.parametrize("form", ["short", pytest.param("long", marks=LONG)])
@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("layout", LAYOUTS, ids=str)
def test_intact_records_of_a_damaged_file_are_returned_and_no_other(
    layout: Layout,
    fault: str,
    form: str,
    tmp_path: Path,
    record_property: Callable[[str, object], None],
) -> None:
    records = run_records(layout, STEPS)
    count = SHORT_COUNT if form == "short" else COUNTS.get(fault, 10_000)
    rng = np.random.default_rng(zlib.crc32(fault.encode()))
    contents = (FAULTS[fault](records, rng) for _ in range(count))

    check(Verdicts(records, layout, tmp_path), contents, f"{fault}, {layout}", record_property)


def every_truncation(data: bytes, stride: int) -> Iterator[bytes]:
    return (data[:size] for size in range(0, len(data) + 1, stride))


def every_flip(data: bytes, stride: int) -> Iterator[bytes]:
    return (flipped_bit(data, bit) for bit in range(0, 8 * len(data), stride))


@pytest.mark.parametrize("form", ["short", pytest.param("long", marks=LONG)])
@pytest.mark.parametrize("layout", LAYOUTS, ids=str)
@pytest.mark.parametrize(("damages", "stride"), [(every_truncation, 97), (every_flip, 797)])
def test_every_cut_and_every_flipped_bit_of_one_file_is_read_around(
    damages: Callable[[bytes, int], Iterator[bytes]],
    stride: int,
    layout: Layout,
    form: str,
    tmp_path: Path,
    record_property: Callable[[str, object], None],
) -> None:
    records = run_records(layout, STEPS)
    contents = damages(data_of(records), stride if form == "short" else 1)
    name = f"{damages.__name__.replace('_', ' ')}, {layout}"

    check(Verdicts(records, layout, tmp_path), contents, name, record_property)
