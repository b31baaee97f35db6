"""Damaged checkpoints: refused by their own error, or read; never wrong where something proves it.

Where nothing proves the values, a damage inside of them comes out as other numbers; that of the
structure is refused.
"""

from __future__ import annotations

import time
import zlib
from collections import Counter
from typing import TYPE_CHECKING

import numpy as np
import pytest

from engine.errors import CheckpointError
from insight.format import encrypted
from insight.format.checkpoint_stream import TRAILER

from .checkpoint_kinds import Kind, kinds, same, values
from .mutants import mutant
from .peak import peak_kb

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

GROWTH_LIMIT_KB = 64 * 1024
LONGEST_S = 5.0  # of one file of 6 kB; a machine that does other work, too, is slow
FORMS = [40, pytest.param(2000, marks=pytest.mark.long)]


def outcome(kind: Kind, path: Path, saved: dict) -> str:
    try:
        loaded = kind.load(path)
    except CheckpointError as error:
        return "refused" if str(path) in str(error) else f"refused without its name: {error}"
    return "read" if same(saved, loaded) else "read otherwise"


@pytest.mark.parametrize("count", FORMS)
@pytest.mark.parametrize("kind", kinds(), ids=lambda kind: kind.name)
def test_damaged_checkpoint_is_refused_or_read(
    kind: Kind,
    count: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    record_property: Callable[[str, object], None],
) -> None:
    monkeypatch.setattr(encrypted, "MOST_PLAIN", 600)  # several blocks
    rng = np.random.default_rng(zlib.crc32(kind.name.encode()))
    path = tmp_path / f"net{kind.suffix}"
    kind.save(values(), path)
    content, saved = path.read_bytes(), kind.load(path)
    borders = kind.borders(content)
    counts: Counter[str] = Counter()
    before_kb, longest_s = peak_kb(), 0.0
    for _ in range(count):
        path.write_bytes(mutant(content, rng, borders))
        started = time.process_time()
        counts[outcome(kind, path, saved)] += 1
        longest_s = max(longest_s, time.process_time() - started)
    growth_kb = peak_kb() - before_kb
    told = ", ".join(f"{counts[name]} {name}" for name in sorted(counts))
    figures = f"{count} damaged: {told}; at most {longest_s:.2f} s, +{growth_kb >> 10} MB"
    record_property("figures", f"{kind.name}: {figures}")

    assert set(counts) <= {"refused", "read", "read otherwise"}
    assert not (kind.is_proven and counts["read otherwise"])
    assert growth_kb < GROWTH_LIMIT_KB
    assert longest_s < LONGEST_S


@pytest.mark.parametrize("kind", kinds(), ids=lambda kind: kind.name)
def test_every_cut_is_refused(kind: Kind, tmp_path: Path) -> None:
    path = tmp_path / f"net{kind.suffix}"
    kind.save({"weight": values()["weight"], "bias": values()["bias"]}, path)
    content, saved = path.read_bytes(), kind.load(path)
    wrong = []
    for size in range(len(content)):
        path.write_bytes(content[:size])
        if (found := outcome(kind, path, saved)) != "refused":
            wrong.append((size, found))

    # Without its checksum, and nothing else, a file is one that was saved without.
    assert wrong == ([(len(content) - TRAILER, "read")] if kind.name == "ckpt crc" else [])
