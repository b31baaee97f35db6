"""Memory of plans lies in large pages, where the system has them, and each piece is apart."""

from __future__ import annotations

import mmap
from pathlib import Path

import numpy as np
import pytest

from engine.backend.native import pages
from engine.backend.native.arrays import LINE, address_of
from engine.backend.native.pages import Pages

SIZES = [1, 1 << 18, (1 << 18) + 1, 3 << 20, 1 << 26, 5, 1 << 20]


@pytest.mark.parametrize("has_large", [True, False])
def test_pieces_are_apart_and_begin_with_a_line(
    has_large: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not has_large:
        monkeypatch.setattr(pages, "_WANTED", None)
    memory = Pages()
    pieces = [memory.bytes_of(size) for size in SIZES]
    for number, piece in enumerate(pieces):
        piece[...] = number

    assert [piece.nbytes for piece in pieces] == SIZES
    assert [address_of(piece) % LINE for piece in pieces] == [0] * len(SIZES)
    assert [np.unique(piece).tolist() for piece in pieces] == [[k] for k in range(len(SIZES))]


def test_system_without_large_pages_gives_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "_WANTED", 1 << 20)  # nothing that it knows

    assert Pages().bytes_of(1 << 20).nbytes == 1 << 20


@pytest.mark.skipif(not hasattr(mmap, "MADV_HUGEPAGE"), reason="there are none")
def test_large_pages_are_asked_for() -> None:
    piece = Pages().bytes_of(1 << 20)
    told = Path("/proc/self/smaps").read_text("ascii").splitlines()
    at, flags = address_of(piece), ""
    for line in told:
        first = line.split()[0]
        if "-" in first and not first.endswith(":"):
            begin, end = (int(one, 16) for one in first.split("-"))
            is_here = begin <= at < end
        elif first == "VmFlags:" and is_here:
            flags = line

    assert " hg" in flags
