"""Parquet files read through their place, whatever they are or claim."""

from __future__ import annotations

import struct
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from insight.errors import FormatError
from insight.sources import Folder, LocalPlace, Problem, Progress
from insight.sources.parquet import (
    Damage,
    Piece,
    coded,
    floats,
    footer_names,
    is_unfinished,
    leaves,
    one_row,
    opened,
    part_news,
    seconds,
    steps_of,
    texts,
    whole_numbers,
)
from insight.sources.parquet.file_object import FileObject

opened_module = sys.modules["insight.sources.parquet.opened"]  # the package has a function so


def written(folder: Path, columns: dict[str, Any], **options: Any) -> Path:
    path = folder / "a.parquet"
    pq.write_table(pa.table(columns), path, **options)
    return path


def pieces(path: Path, names: list[str], coded: tuple[str, ...] = ()) -> list[Piece | Damage]:
    with opened(LocalPlace(str(path.parent)), str(path), coded) as file:
        return list(file.pieces(names))


def test_rows_come_in_pieces_with_the_columns_that_are_wanted(tmp_path: Path):
    count = (1 << 17) + 5
    path = written(tmp_path, {"a": np.arange(count), "b": np.arange(count)})

    first, second = pieces(path, ["b", "none"])

    assert (first.first, second.first, second.rows.num_rows) == (0, 1 << 17, 5)
    assert second.rows.schema.names == ["b"]
    assert second.column("a") is None


def test_groups_are_numbered_one_after_the_other(tmp_path: Path):
    path = written(tmp_path, {"a": np.arange(10)}, row_group_size=4)

    assert [piece.first for piece in pieces(path, ["a"])] == [0, 4, 8]
    place = LocalPlace(str(tmp_path))
    assert one_row(place, str(path), 9, ["a", "b"]) == {"a": 9, "b": None}
    with pytest.raises(FormatError, match="fewer rows"):
        one_row(place, str(path), 10, ["a"])


def test_more_rows_than_bytes_can_hold_are_not_counted_through(tmp_path: Path):
    path = written(tmp_path, {"a": pa.nulls(9_000_000, pa.int8())}, row_group_size=9_000_000)

    [damage] = pieces(path, ["a"])

    assert isinstance(damage, Damage)
    assert damage.text.startswith("9000000 rows more are claimed in ")


def test_more_values_than_bytes_can_hold_are_not_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(opened_module, "_MOST_CELLS", 1 << 19)
    names = [f"c{index}" for index in range(3)]
    path = written(tmp_path, dict.fromkeys(names, np.zeros(1 << 18)))
    assert path.stat().st_size < 1 << 13

    found = pieces(path, names)

    assert [type(piece) for piece in found] == [Piece, Damage]
    assert "values lie in" in found[-1].text


def test_bytes_that_only_a_packer_could_hide_are_not_unpacked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(opened_module, "_MOST_BYTES", 1 << 20)
    column = pa.array([b"\0" * (2 << 20)])
    path = written(tmp_path, {"a": column}, compression="zstd", use_dictionary=False)
    assert path.stat().st_size < 1 << 13

    [damage] = pieces(path, ["a"])

    assert isinstance(damage, Damage)
    assert "are claimed to be packed in" in damage.text


def test_a_text_of_many_rows_is_held_once(tmp_path: Path):
    path = written(tmp_path, {"a": ["long" * 100] * 1000})

    [piece] = pieces(path, ["a"], ("a", "none"))

    assert pa.types.is_dictionary(piece.column("a").type)
    found = texts(piece.column("a"))
    assert all(one is found[0] for one in found)


@pytest.mark.parametrize("content", [b"", b"PAR1", b"PAR1PAR1", b"no parquet at all, but long"])
def test_other_bytes_are_refused(tmp_path: Path, content: bytes):
    path = tmp_path / "a.parquet"
    path.write_bytes(content)

    with pytest.raises(FormatError, match="expected a Parquet file"):
        pieces(path, ["a"])


def test_a_footer_that_claims_to_be_longer_than_the_file_is_refused(tmp_path: Path):
    path = tmp_path / "a.parquet"
    path.write_bytes(b"PAR1" + bytes(20) + struct.pack("<I", 2**31 - 1) + b"PAR1")

    with pytest.raises(FormatError):
        pieces(path, ["a"])
    assert not footer_names(LocalPlace(str(tmp_path)), str(path), ["a"])


def test_a_file_without_an_end_is_unfinished_until_it_has_one(tmp_path: Path):
    path = written(tmp_path, {"a": [1]})
    content, place = path.read_bytes(), LocalPlace(str(tmp_path))
    assert not is_unfinished(place, str(path))

    path.write_bytes(content[:20])
    news = list(part_news(place, Folder(str(tmp_path), ".", []), "a.parquet", lambda piece: (0, 0)))

    assert is_unfinished(place, str(path))
    assert [(type(one), one.unfinished) for one in news] == [(Progress, 20)]


def test_a_piece_that_nobody_can_take_is_told_with_its_row(tmp_path: Path):
    written(tmp_path, {"a": np.arange(10)}, row_group_size=4)

    def take(piece: Piece) -> tuple[float, float]:
        if piece.first == 4:
            raise UnicodeDecodeError("utf-8", b"\xff", 0, 1, "invalid start byte")
        return 0.0, 1.0

    folder = Folder(str(tmp_path), ".", [])
    problem, progress = part_news(LocalPlace(str(tmp_path)), folder, "a.parquet", take)

    assert isinstance(problem, Problem)
    assert problem.problem.startswith("rows from 4 on cannot be read: 'utf-8' codec")
    assert progress.records == 6


def test_names_in_a_footer_are_asked_for_once_a_version(tmp_path: Path):
    path, place = written(tmp_path, {"step": [1], "run_name": ["a"]}), LocalPlace(str(tmp_path))

    assert footer_names(place, str(path), ("step", "run_name"))
    assert not footer_names(place, str(path), ("step", "other"))
    written(tmp_path, {"other": [1]})
    assert not footer_names(place, str(path), ("step", "run_name"))
    path.unlink()
    assert not footer_names(place, str(path), ("step", "run_name"))


def test_a_file_object_reads_as_pythons_do(tmp_path: Path):
    path = tmp_path / "a"
    path.write_bytes(b"0123456789")

    with LocalPlace(str(tmp_path)).open(str(path)) as file:
        found = FileObject(file)

        assert (found.read(3), found.tell(), found.size()) == (b"012", 3, 10)
        assert (found.seek(-2, 2), found.read(), found.read(1)) == (8, b"89", b"")
        assert (found.seek(-3, 1), found.read(1)) == (7, b"7")


def test_columns_become_arrays_of_numpy():
    assert floats(pa.array([1, None, 3])).tolist()[::2] == [1.0, 3.0]
    assert floats(pa.array([True, False])).tolist() == [1.0, 0.0]
    assert whole_numbers(pa.array([2**53 + 1, None])).tolist() == [2**53 + 1, 0]
    assert steps_of(pa.array([1.5, None]))[0] == 1.5
    assert coded(pa.array(["b", None, "a", "b"]))[0].tolist() == [0, -1, 1, 0]
    assert seconds(pa.array([1_500, None])).tolist()[0] == 1.5
    for read in (floats, whole_numbers, seconds):
        with pytest.raises(FormatError):
            read(pa.array(["text"]))
    with pytest.raises(FormatError):
        texts(pa.array([1]))


def test_texts_that_are_no_utf8_are_marked():
    raw = pa.array([b"a\xff", None, b"b"]).view(pa.string())

    assert texts(raw) == ["a\ufffd", None, "b"]
    assert texts(raw.dictionary_encode()) == ["a\ufffd", None, "b"]


def test_columns_of_a_wide_table_are_told_apart():
    batch = pa.RecordBatch.from_pylist(
        [
            {"a": 1, "t": "x", "s": {"b": 0.5, "c": None}, "h": {"_type": "h", "v": 1}, "l": [1]},
            {"a": None, "t": None, "s": None, "h": None, "l": None},
        ]
    )

    found = {leaf.name: leaf.kind for leaf in leaves(Piece(0, batch), "/", frozenset({"t"}))}

    assert found == {"a": "number", "s/b": "number", "h": "typed", "l": "other"}
