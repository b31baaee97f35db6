from __future__ import annotations

import errno
import os
from typing import TYPE_CHECKING

import numpy as np
import pytest

from insight.landscape.kept_rows import KeptRows
from insight.landscape.work import Row

if TYPE_CHECKING:
    from pathlib import Path

ROWS = [(Row(0.1 * k, (0.0, 1.0)), np.array([[k / 3, np.nan], [k, 0.5]])) for k in range(4)]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Four rows and a checkpoint."""
    kept = KeptRows(tmp_path / "new" / "rows", "key")
    for row, losses in ROWS:
        kept.add(row, losses)
    kept.add_checkpoint("digest", np.array([0.1, 0.02]))
    kept.close()
    return tmp_path / "new" / "rows"


def known(file: Path, key: str = "key") -> list[float | None]:
    kept = KeptRows(file, key)
    kept.close()
    found = [kept.known(row.y, 0.0) for row, _ in ROWS]
    return [None if one is None else one[0] for one in found]


def test_losses_come_back_bit_for_bit(file: Path) -> None:
    kept = KeptRows(file, "key")
    kept.close()

    assert known(file) == [0.0, 1 / 3, 2 / 3, 1.0]
    assert kept.known(0.1, 0.0) == (1 / 3, 1.0)
    assert np.array_equal(kept.known(0.0, 1.0) or (), (np.nan, 0.5), equal_nan=True)
    assert kept.of_checkpoint("digest") == (0.1, 0.02)
    assert kept.of_checkpoint("other") is None


def test_losses_of_another_key_are_dropped(file: Path) -> None:
    assert known(file, "other") == [None] * 4
    assert known(file, "other") == [None] * 4
    assert known(file) == [None] * 4


def test_row_that_was_cut_off_is_the_only_one_lost_wherever_it_was_cut(file: Path) -> None:
    content = file.read_bytes()
    for end in range(len(content)):
        file.write_bytes(content[:end])
        found = known(file)
        lost = [loss is None for loss in found]

        assert lost == sorted(lost)  # a prefix is there
        kept = KeptRows(file, "key")
        kept.add(*ROWS[3])
        kept.close()
        assert known(file) == [*found[:3], 1.0]
    assert found == [0.0, 1 / 3, 2 / 3, 1.0]


def test_any_bytes_are_another_landscapes(tmp_path: Path, rng: np.random.Generator) -> None:
    file = tmp_path / "rows"
    file.write_bytes(rng.bytes(500))

    assert known(file) == [None] * 4


@pytest.mark.parametrize("at", range(60, 300, 7))
def test_changed_byte_costs_a_row_and_no_other_is_changed(file: Path, at: int) -> None:
    content = bytearray(file.read_bytes())
    content[at] ^= 0x55
    file.write_bytes(content)
    found = known(file)

    assert all(
        loss in (None, expected)
        for loss, expected in zip(found, [0.0, 1 / 3, 2 / 3, 1.0], strict=True)
    )


def test_row_that_a_full_disk_refuses_leaves_nothing_and_the_next_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, write = tmp_path / "rows", os.write
    kept = KeptRows(file, "key")
    kept.add(*ROWS[0])

    def full(descriptor: int, content: memoryview) -> int:
        if len(content) > 30:
            return write(descriptor, content[:30])
        raise OSError(errno.ENOSPC, "no space")

    monkeypatch.setattr(os, "write", full)
    with pytest.raises(OSError, match="no space"):
        kept.add(*ROWS[1])
    monkeypatch.setattr(os, "write", write)
    kept.add(*ROWS[2])
    kept.close()

    assert known(file) == [0.0, None, 2 / 3, None]


def test_row_that_a_disk_takes_in_parts_is_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = os.write
    monkeypatch.setattr(os, "write", lambda file, content: write(file, content[:7]))
    kept = KeptRows(tmp_path / "rows", "key")
    kept.add(*ROWS[1])
    kept.close()

    assert known(tmp_path / "rows")[1] == 1 / 3
