"""Hashes of data and checkpoints."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from insight.record.provenance.fingerprint import (
    WHOLE,
    of_array,
    of_data,
    of_file,
    of_parts,
    of_path,
)


def test_small_file_is_hashed_whole(tmp_path):
    for name, byte in (("a", b"\0"), ("b", b"\1")):
        (tmp_path / name).write_bytes(b"\0" * 500 + byte + b"\0" * 500)

    assert of_file(tmp_path / "a")["sha256"] != of_file(tmp_path / "b")["sha256"]


@pytest.mark.parametrize("at", [0, 3 * WHOLE - 1])
def test_large_file_is_hashed_at_both_ends(tmp_path, at):
    content = bytearray(3 * WHOLE)
    (tmp_path / "a").write_bytes(content)
    content[at] = 1
    (tmp_path / "b").write_bytes(content)

    assert of_file(tmp_path / "a")["sha256"] != of_file(tmp_path / "b")["sha256"]


@pytest.mark.parametrize("size", [0, 1, WHOLE, WHOLE + 1, 3 * WHOLE + 7])
def test_bytes_in_parts_have_the_hash_of_their_file(tmp_path, size):
    content = np.random.default_rng(size).bytes(size)
    cuts = [0, 0, size // 3, size // 3, size // 2, size]
    parts = [memoryview(content)[a:b] for a, b in itertools.pairwise(cuts)]
    (tmp_path / "file").write_bytes(content)

    assert of_parts(parts) == of_file(tmp_path / "file")


def test_folder_is_known_by_its_names_and_sizes_wherever_it_lies(tmp_path):
    for folder in ("one", "two", "three"):
        (tmp_path / folder / "below").mkdir(parents=True)
        (tmp_path / folder / "below" / "x").write_bytes(b"1")
    (tmp_path / "three" / "below" / "y").write_bytes(b"")
    one, two, three = (of_path(tmp_path / name) for name in ("one", "two", "three"))

    assert one["sha256"] == two["sha256"] != three["sha256"]
    assert (one["files"], one["bytes"]) == (1, 1)


@pytest.mark.parametrize(
    "other",
    [
        np.arange(600.0).reshape(300, 2)[::-1],
        np.arange(600.0).reshape(300, 2).astype(np.float32),
        np.arange(600.0).reshape(100, 6),
        np.arange(602.0).reshape(301, 2),
    ],
)
def test_another_array_has_another_hash(other):
    array = np.arange(600.0).reshape(300, 2)

    assert of_array(array)["sha256"] == of_array(array.copy())["sha256"]
    assert of_array(array)["sha256"] != of_array(other)["sha256"]


def test_several_data_have_one_hash_and_their_parts(tmp_path):
    (tmp_path / "x").write_bytes(b"1")
    found = of_data({"rows": np.zeros((3, 2)), "file": tmp_path / "x"})

    assert found["rows"] == 3
    assert found["path"] == str(tmp_path / "x")
    assert sorted(found["parts"]) == ["file", "rows"]


@pytest.mark.parametrize("data", [[1, 2, 3], 5, np.float32(2.0), [], ["a"], np.array(["a", None])])
def test_numbers_lists_and_objects_have_a_hash_or_an_error_of_files(data):
    try:
        assert of_data(data)["sha256"]
    except OSError:
        assert data == ["a"]
