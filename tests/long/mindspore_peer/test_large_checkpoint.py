"""An array of more than 2 GiB, which one message of protobuf cannot hold, goes both ways."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from insight.format.checkpoint_pieces import count_of, next_pieces
from insight.format.checkpoint_source import Source

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = pytest.mark.long

SCRIPT = Path(__file__).with_name("large_checkpoint.py")
ROOT = SCRIPT.parents[3]
NEEDS_BYTES = 10 * 2**30  # MindSpore holds an array three times while it reads it


def available() -> int:
    """Bytes of memory that nobody uses."""
    lines = Path("/proc/meminfo").read_text(encoding="utf-8").splitlines()
    told = next(line for line in lines if line.startswith("MemAvailable"))
    return int(told.split()[1]) * 1024


def parts_of(path: Path) -> list[tuple[str, tuple[int, ...], int]]:
    """Name, shape and bytes of each value in a file."""
    found = []
    with path.open("rb") as file:
        source = Source(str(path), file, check_crc=False)
        count_of(source)
        while source.left:
            for piece in next_pieces(source):
                found.append((piece.name, piece.shape, piece.size))
                if piece.content is None:
                    source.skip(piece.size)
    return found


def test_an_array_over_two_gigabytes_is_cut_alike_and_goes_both_ways(
    mindspore: Any, ours: Any, tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    if available() < NEEDS_BYTES:
        pytest.skip(f"needs {NEEDS_BYTES >> 30} GiB of memory that nobody uses")
    path, parts = tmp_path / "large.ckpt", {}
    libraries = {"engine": ours, "mindspore": mindspore}
    for writer, write in libraries.items():
        write(SCRIPT, writer, "write", path, cwd=tmp_path, path=str(ROOT))
        parts[writer] = parts_of(path)
        for reader, read in libraries.items():
            told = read(SCRIPT, reader, "read", path, cwd=tmp_path, path=str(ROOT))
            assert told.split("\n")[-2] == "['before', 'large', 'behind'] int32 True"
        path.unlink()
    record_property("figures", f"2.04 GiB in {len(parts['engine']) - 2} parts, both ways")

    assert parts["engine"] == parts["mindspore"]
