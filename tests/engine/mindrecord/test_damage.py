"""Damaged files: what is wrong is told with its place, and never by a bare error of Python."""

from __future__ import annotations

import json
import random
import shutil
import sqlite3
from pathlib import Path

import numpy as np
import pytest

from engine.errors import EngineError, RecordError
from engine.mindrecord import FileReader, FileWriter, MindPage

DATA = Path(__file__).parents[2] / "data" / "mindrecord"
HEADER, PAGE = 1 << 14, 1 << 15


@pytest.fixture
def path(tmp_path):
    for name in ("kinds.mindrecord", "kinds.mindrecord.db"):
        shutil.copy(DATA / name, tmp_path / name)
        (tmp_path / name).chmod(0o600)
    return tmp_path / "kinds.mindrecord"


def header_of(content):
    size = int.from_bytes(content[:8], "little")
    return json.loads(content[8 : 8 + size])


def with_header(path, change):
    content = path.read_bytes()
    header = header_of(content)
    change(header)
    head = json.dumps(header).encode()
    head = (len(head).to_bytes(8, "little") + head).ljust(HEADER, b"\0")
    path.write_bytes(head + content[HEADER:])


def changed(path, offset, content):
    with path.open("r+b") as file:
        file.seek(offset)
        file.write(content)


def read(path):
    return list(FileReader(str(path)).get_next())


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda header: header.update(version="4.0"), "version 3.0 or 2.0, got '4.0'"),
        (lambda header: header.pop("version"), "version 3.0 or 2.0, got None"),
        (lambda header: header.update(page_size=3), "a page_size of 32768 to"),
        (lambda header: header.update(header_size="a"), "a header_size of 16384 to"),
        (lambda header: header.pop("schema"), "a schema in the header"),
        (lambda header: header["schema"][0]["schema"].update(a={"type": "x"}), "a schema in the"),
        (lambda header: header.update(index_fields=[{"index_field": "a"}]), "fields of the schema"),
        (lambda header: header.update(index_fields=7), "fields of the schema"),
        (lambda header: header.update(shard_addresses="a"), "the names of the files of its set"),
        (lambda header: header.update(page=7), "a list of pages"),
        (lambda header: header["page"][0].pop("page_id"), "page 0 expected a page"),
        (lambda header: header["page"][0].update(page_size=2**40), "page 0 of 32768 bytes at most"),
        (lambda header: header["page"][1].update(page_id=5), "expected page 1 of"),
        (lambda header: header["page"][0].update(page_type="OTHER"), "a raw or a blob page"),
        (lambda header: header["page"][0].update(start_row_id=1), "rows from 0 on in blob page 0"),
        (lambda header: header["page"][0].update(end_row_id=4), "db expected 4 rows, as in the"),
        (lambda header: header["page"][1].update(row_group_ids=[]), "raw rows of 1 groups"),
        (lambda header: header["page"][0].update(page_size=5), "inside of a blob page"),
    ],
)
def test_header_that_cannot_be_is_told(change, said, path):
    with_header(path, change)

    with pytest.raises(RecordError, match=said):
        read(path)


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "the size of a header, .*, got an empty file"),
        (b"\0" * 8, "the size of a header"),
        (b"s" * 100, "the size of a header, up to 134217728 bytes, at offset 0"),
        (b"\x64" + b"\0" * 7 + b"{}", "expected a header of 100 bytes, got 2"),
        (b"\x02" + b"\0" * 7 + b"{x", "a header as JSON at offset 8"),
        (b"\x02" + b"\0" * 7 + b"[]", "a header with names, got list"),
    ],
)
def test_file_that_is_none_is_told(content, said, path):
    path.write_bytes(content)

    with pytest.raises(RecordError, match=said):
        read(path)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ("DROP TABLE SHARD_NAME", "an index, got no such table"),
        ("DROP TABLE INDEXES", "an index, got no such table"),
        ("DELETE FROM INDEXES WHERE ROW_ID = 2", "a line of whole numbers for each row"),
        ("DELETE FROM INDEXES WHERE ROW_ID = 4", "5 rows, as in the file, got 4"),
        ("UPDATE INDEXES SET PAGE_OFFSET_BLOB = 'x'", "a line of whole numbers for each row"),
        ("UPDATE INDEXES SET PAGE_ID_RAW = 0", "row 0 inside of a raw page"),
        ("UPDATE INDEXES SET PAGE_ID_BLOB = 7", "row 0 inside of a blob page"),
        ("UPDATE INDEXES SET PAGE_OFFSET_RAW_END = 3 WHERE ROW_ID = 1", "row 1 inside of a raw"),
        ("UPDATE INDEXES SET PAGE_OFFSET_BLOB_END = 99999", "row 0 inside of a blob page"),
        ("UPDATE INDEXES SET PAGE_OFFSET_BLOB = 1, PAGE_OFFSET_BLOB_END = 20", "the length 11 at"),
        ("UPDATE SHARD_NAME SET NAME = 'a'", "the index of kinds.mindrecord, got of"),
    ],
)
def test_index_that_cannot_be_is_told(change, said, path):
    database = sqlite3.connect(f"{path}.db")
    with database:
        database.execute(change)
    database.close()

    with pytest.raises(RecordError, match=said):
        read(path)


def test_index_that_is_cut_off_is_told(path):
    index = Path(f"{path}.db")
    index.write_bytes(index.read_bytes()[:5000])

    with pytest.raises(RecordError, match=r"kinds\.mindrecord\.db expected an index"):
        read(path)


@pytest.mark.parametrize(
    ("offset", "content", "said"),
    [
        (HEADER, b"\x01", r"row 0 expected the length \d+ at offset 0 of page 0, got"),
        (HEADER + 8, b"\xff", r"row 0 field 'box' expected all of its bytes|'curve' expected all"),
        (HEADER + PAGE + 8, b"\xc0", "row 0 expected names, each with a number or a text"),
        (HEADER + PAGE + 9, b"\xa1", "row 0 expected names|row 0 field"),
    ],
)
def test_row_that_cannot_be_is_told_with_its_number(offset, content, said, path):
    changed(path, offset, content)

    with pytest.raises(RecordError, match=said):
        read(path)


def test_rows_before_the_damage_come(path):
    changed(path, HEADER + PAGE + 8, b"\xc0")
    reader = FileReader(str(path), columns=["image"])

    assert len(list(reader.get_next())) == 5


def test_file_that_is_cut_off_is_told(path):
    path.write_bytes(path.read_bytes()[:-3])
    rows = FileReader(str(path)).get_next()

    assert [next(rows)["label"] for _ in range(4)] == [-100, -30, 40, 110]
    with pytest.raises(RecordError, match=r"row 4 expected \d+ bytes in page 1, got \d+"):
        next(rows)


def test_appending_to_damaged_rows_is_refused_and_leaves_them(path):
    changed(path, HEADER + PAGE + 8, b"\xc0")
    before = path.read_bytes()
    writer = FileWriter.open_for_append(str(path))

    with pytest.raises(RecordError, match="row 0 expected names"):
        writer.commit()
    assert path.read_bytes() == before
    assert len(list(path.parent.iterdir())) == 2


@pytest.mark.parametrize("seed", range(4))
def test_random_damage_gives_typed_errors_or_rows_of_the_same_kinds(seed, path):
    rng = random.Random(seed)
    kinds = [{name: type(value) for name, value in row.items()} for row in read(path)]
    content, index = path.read_bytes(), Path(f"{path}.db").read_bytes()
    size = int.from_bytes(content[:8], "little")
    offsets = [*range(size + 8), *range(HEADER, HEADER + 700), *range(HEADER + PAGE, len(content))]
    for _ in range(60):
        damaged, other = bytearray(content), bytearray(index)
        if rng.random() < 0.7:
            for offset in rng.sample(offsets, rng.choice((1, 2, 8))):
                damaged[offset] = rng.randrange(256)
            damaged = damaged[: rng.choice((len(content), rng.choice(offsets)))]
        else:
            for offset in rng.sample(range(len(index)), 40):
                other[offset] = rng.randrange(256)
        path.write_bytes(damaged)
        Path(f"{path}.db").write_bytes(other)
        check(path, kinds)


def check(path, kinds):
    """What comes has the types of the schema, or the error is one of ours."""
    try:
        reader = FileReader(str(path))
        pages = MindPage(str(path))
        for field in pages.candidate_fields:
            pages.category_field = field
            pages.read_category_info()
        schema = reader.schema()
        rows = list(reader.get_next())
    except EngineError:
        return
    names = {name for row in kinds for name in row}
    if set(schema) == names and len(rows) == len(kinds):
        types = {"int32": int, "int64": int, "float32": float, "float64": float}
        types |= {"string": str, "bytes": bytes}
        for row in rows:
            for name, described in schema.items():
                kind = np.ndarray if "shape" in described else types[described["type"]]
                assert isinstance(row[name], kind)
