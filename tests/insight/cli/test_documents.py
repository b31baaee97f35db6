"""Which files of a run are left out of an archive: those that hold what is masked of it."""

from __future__ import annotations

import tracemalloc

import pytest

from insight.cli.documents import holds_any
from insight.format.provenance import MASKING, MOST_BYTES, as_bytes

SECRET = b"hunter2-" * 40
PROVENANCE = "events.out.provenance.17.0.vm.321-0.json"


def written(path, size, at=None, text=SECRET):
    """A file of zeros that takes no room, and a text in it."""
    with path.open("wb") as file:
        file.truncate(size)
        if at is not None:
            file.seek(at)
            file.write(text)
    return path


@pytest.mark.parametrize("at", [0, 2**20 - 1, 2**20, 2**20 - 320, 2**20 - 160, 5 * 2**20 - 7])
def test_text_is_found_wherever_it_lies_in_a_large_file(tmp_path, at):
    path = written(tmp_path / "x", 6 * 2**20, at)

    assert holds_any(path, [b"other", SECRET])
    assert not holds_any(path, [b"other", SECRET + b"x"])


def test_text_longer_than_what_is_read_at_once_is_found(tmp_path):
    text = bytes(range(1, 256)) * 12_000
    path = written(tmp_path / "x", 9 * 2**20, 2**20 + 5, text)

    assert holds_any(path, [text])
    assert not holds_any(path, [text + text[:1]])


def test_end_of_a_file_that_grew_or_is_short_counts(tmp_path):
    assert holds_any(written(tmp_path / "x", 0, 0), [SECRET])
    assert not holds_any(written(tmp_path / "y", 0), [SECRET])
    assert not holds_any(written(tmp_path / "z", 10), [])


@pytest.mark.parametrize("name", ["model.bin", PROVENANCE])
def test_file_larger_than_memory_is_read_in_parts(tmp_path, name):
    path = written(tmp_path / name, 96 * 2**20, 96 * 2**20)
    tracemalloc.start()
    try:
        found = holds_any(path, [SECRET])
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()

    assert found
    assert peak < MOST_BYTES + 2**23


def test_provenance_is_left_out_unless_today_s_rules_masked_it(tmp_path):
    path = tmp_path / PROVENANCE
    for content, is_told in (
        (as_bytes({"masking": MASKING}), False),
        (as_bytes({"masking": MASKING - 1}), True),
        (as_bytes({}), True),
        (b"{", True),
        (as_bytes({"masking": MASKING}) + b" " * MOST_BYTES, True),
    ):
        path.write_bytes(content)

        assert holds_any(path, []) == is_told
