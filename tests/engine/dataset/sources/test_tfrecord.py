"""TFRecordDataset: types, shapes and orders as MindSpore 2.10 gives them; damage."""

from __future__ import annotations

import gzip
import json
import zlib

import numpy as np
import pytest

from engine import dataset as ds
from engine import float32, int64
from engine.dataset.example_files import ExampleFiles
from engine.errors import ArgumentTypeError, ArgumentValueError, RecordError, StateError
from insight.format.examples import example_payload
from insight.format.frames import frame

MIXED = {
    "bytes": [b"abc", b"de"],
    "one": [b"xyz"],
    "byte": [b"a"],
    "real": np.array([1.5, 2.5]),
    "whole": np.array([1, -2, 300]),
    "single": np.array([7]),
    "none": np.array([], np.int64),
    "text": ["é".encode(), b""],
}
COUNTS = (3, 5, 2, 4)


def records(*examples):
    return b"".join(frame(example_payload(example)) for example in examples)


@pytest.fixture
def mixed(tmp_path):
    (tmp_path / "mixed").write_bytes(records(MIXED, MIXED))
    return str(tmp_path / "mixed")


@pytest.fixture
def files(tmp_path):
    for file, count in enumerate(COUNTS):
        content = records(*({"k": np.array([100 * file + row])} for row in range(count)))
        (tmp_path / f"p{file}").write_bytes(content)
        (tmp_path / f"p{file}.gz").write_bytes(gzip.compress(content))
        (tmp_path / f"p{file}.zlib").write_bytes(zlib.compress(content))
    return [str(tmp_path / f"p{file}") for file in range(4)]


def keys(paths, **options):
    options = {"shuffle": False, **options}
    dataset = ds.TFRecordDataset(paths, **options)
    found = [int(k[0]) for (k,) in dataset.create_tuple_iterator(output_numpy=True, num_epochs=1)]
    assert len(found) == dataset.get_dataset_size()
    return found


def first(dataset):
    return next(dataset.create_dict_iterator(output_numpy=True))


def column(path, name, *described):
    schema = ds.Schema()
    schema.add_column(name, *described)
    return first(ds.TFRecordDataset(path, schema, shuffle=False))[name]


def test_features_are_columns_without_a_schema(mixed):
    row = first(ds.TFRecordDataset(mixed, shuffle=False))

    assert list(row) == sorted(MIXED)
    assert {name: (array.dtype.str, array.tolist()) for name, array in row.items()} == {
        "byte": ("|u1", [97]),
        "bytes": ("|u1", list(b"abcde ")),  # filled up with blanks
        "none": ("<i8", []),
        "one": ("|u1", list(b"xyz")),
        "real": ("<f4", [1.5, 2.5]),
        "single": ("<i8", [7]),
        "text": ("|u1", [*"é".encode(), 32, 32]),
        "whole": ("<i8", [1, -2, 300]),
    }


# name, type and shape of a column, and what MindSpore 2.10 makes of the values.
COLUMNS = [
    (("bytes", "uint8"), "|u1", list(b"abcde")),
    (("bytes", "uint8", [5]), "|u1", list(b"abcde")),
    (("bytes", "string"), "<U3", ["abc", "de"]),
    (("bytes", "string", [2, 1]), "<U3", [["abc"], ["de"]]),
    (("one", "string", []), "<U3", "xyz"),
    (("one", "uint8", [1, 3]), "|u1", [list(b"xyz")]),
    (("text", "string", [-1]), "<U1", ["é", ""]),
    (("real", "float32", [2, 1]), "<f4", [[1.5], [2.5]]),
    (("real", "float32", [-1, 2]), "<f4", [[1.5, 2.5]]),
    (("real", "float64"), "<f8", [1.5, 2.5]),
    (("real", "float16"), "<f2", [1.5, 2.5]),
    (("real", "int32"), "<i4", [1, 2]),
    (("whole", "int32", [3]), "<i4", [1, -2, 300]),
    (("whole", "int8"), "|i1", [1, -2, 44]),
    (("whole", "uint8"), "|u1", [1, 254, 44]),
    (("whole", "uint64"), "<u8", [1, 2**64 - 2, 300]),
    (("whole", "bool"), "|b1", [True, True, True]),
    (("whole", "float32"), "<f4", [1.0, -2.0, 300.0]),
    (("single", "int32", []), "<i4", 7),
    (("single", "int32"), "<i4", [7]),
    (("none", "int32"), "<i4", []),
]


@pytest.mark.parametrize(("described", "dtype", "values"), COLUMNS)
def test_values_have_the_type_and_shape_of_the_schema(described, dtype, values, mixed):
    found = column(mixed, *described)

    assert (found.dtype.str, found.tolist()) == (dtype, values)


@pytest.mark.parametrize(
    ("described", "said"),
    [
        (("bytes", "uint8", [6]), "values of shape [6], got 5 values"),
        (("bytes", "uint8", [-1, 3]), "values of shape [-1, 3], got 5 values"),
        (("bytes", "int8"), "expected int8, got bytes"),
        (("bytes", "string", []), "values of shape [], got 2 values"),
        (("real", "float32", [1]), "values of shape [1], got 2 values"),
        (("real", "string"), "expected texts, got float32"),
        (("whole", "int32", [-1, -1]), "values of shape [-1, -1], got 3 values"),
        (("none", "int32", []), "values of shape [], got 0 values"),
        (("nobody", "int32"), "expected a feature 'nobody'"),
    ],
)
def test_values_that_do_not_fit_are_told_with_their_record(described, said, mixed):
    with pytest.raises((RecordError, StateError)) as error:
        column(mixed, *described)
    assert "mixed, record 0" in str(error.value)
    assert said in str(error.value)


def test_schema_and_columns_list_say_which_and_in_which_order(mixed):
    schema = ds.Schema()
    for name, kind in (("whole", int64), ("real", float32), ("single", int64)):
        schema.add_column(name, kind)

    chosen = ds.TFRecordDataset(mixed, schema, ["single", "whole"], shuffle=False)
    assert chosen.get_col_names() == ["single", "whole"]
    chosen = ds.TFRecordDataset(mixed, columns_list=["real", "bytes"], shuffle=False)
    assert {name: array.tolist() for name, array in first(chosen).items()} == {
        "real": [1.5, 2.5],
        "bytes": list(b"abcde"),  # not filled up, as in MindSpore
    }
    with pytest.raises(RecordError, match=r"the columns \['bytes'\], got \['whole', 'real'"):
        ds.TFRecordDataset(mixed, schema, ["bytes"]).get_col_names()
    with pytest.raises(StateError, match=r"columns of \['byte', .*, got \['nobody'\]"):
        ds.TFRecordDataset(mixed, None, ["nobody"]).get_col_names()


def test_file_of_a_schema_says_ranks_and_rows(mixed, tmp_path):
    path = tmp_path / "schema.json"
    listed = [
        {"name": "single", "type": "int64", "rank": 0},
        {"name": "whole", "type": "int32", "rank": 0, "t_impl": "cvmat"},
        {"name": "byte", "type": "uint8", "rank": 0},
        {"name": "real", "type": "float32", "rank": 9, "shape": [2]},
    ]
    path.write_text(json.dumps({"columns": listed, "numRows": 1}), encoding="utf-8")
    dataset = ds.TFRecordDataset(mixed, str(path), shuffle=False)
    row = first(dataset)

    assert {name: array.tolist() for name, array in row.items()} == {
        "single": 7,
        "whole": [1, -2, 300],
        "byte": [97],
        "real": [1.5, 2.5],
    }
    assert dataset.get_dataset_size() == len(list(dataset)) == 1
    assert ds.TFRecordDataset(mixed, str(path), num_samples=2).get_dataset_size() == 2


@pytest.mark.parametrize(
    "described", [{"type": "int64"}, {"type": "int64", "rank": 1, "more": 1}, {"rank": 1}]
)
def test_file_of_a_schema_that_is_none_is_told(described, mixed, tmp_path):
    path = tmp_path / "schema.json"
    path.write_text(json.dumps({"columns": {"whole": described}}), encoding="utf-8")

    with pytest.raises(RecordError, match="expected"):
        ds.TFRecordDataset(mixed, str(path)).get_col_names()


def test_files_come_in_the_order_of_the_alphabet_whatever_the_workers(files, tmp_path):
    expected = [100 * file + row for file, count in enumerate(COUNTS) for row in range(count)]

    assert keys(files[::-1]) == keys(str(tmp_path / "p?")) == expected
    assert keys(files, num_parallel_workers=3) == expected
    assert keys([files[0], files[0]]) == [0, 1, 2, 0, 1, 2]


# What MindSpore 2.10 gives with one worker.
SHARES = [
    ({"num_shards": 2, "shard_id": 0}, [0, 1, 2, 200, 201]),
    ({"num_shards": 3, "shard_id": 0}, [0, 1, 2, 300, 301, 302, 303]),
    ({"num_shards": 3, "shard_id": 2}, [200, 201]),
    ({"num_shards": 2, "shard_id": 1, "num_samples": 3}, [100, 101, 102]),
    ({"num_shards": 3, "shard_id": 2, "shard_equal_rows": True}, [300, 301, 302, 303, 0]),
    ({"num_shards": 5, "shard_id": 3, "shard_equal_rows": True}, [201, 300, 301]),
    (
        {"num_shards": 2, "shard_id": 1, "shard_equal_rows": True, "num_samples": 3},
        [104, 200, 201],
    ),
    ({"num_samples": 4}, [0, 1, 2, 100]),
]


@pytest.mark.parametrize(("options", "expected"), SHARES)
def test_share_of_a_process_is_that_of_mindspore(options, expected, files):
    assert keys(files, **options) == expected


@pytest.mark.parametrize(("kind", "ending"), [("GZIP", ".gz"), ("ZLIB", ".zlib")])
@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({"num_shards": 2, "shard_id": 0}, [0, 1, 2, 200, 201]),
        ({"num_samples": 8}, [0, 1, 100, 101, 200, 201, 300, 301]),
        ({"num_shards": 2, "shard_id": 1, "num_samples": 4}, [100, 101, 300, 301]),
    ],
)
def test_compressed_files_give_equally_many_rows_each(kind, ending, options, expected, files):
    paths = [f"{path}{ending}" for path in files]

    assert keys(paths, compression_type=kind, **options) == expected
    assert sorted(keys(paths, compression_type=kind, shuffle=True)) == keys(files)


def test_compressed_files_have_as_many_rows_as_asked(files):
    paths = [f"{path}.gz" for path in files]

    with pytest.raises(StateError, match=r"p0\.gz expected 4 records \(num_samples\), got 3"):
        keys(paths, compression_type="GZIP", num_samples=14)
    with pytest.raises(ArgumentValueError, match="a file for each of 2 processes, got 1"):
        keys(paths[:1], compression_type="GZIP", num_samples=2, num_shards=2, shard_id=0)
    assert keys(files, compression_type="GZIP") == keys(
        files
    )  # what is not packed is read as it is


def test_shuffles_are_of_all_rows_or_of_files(files):
    ds.config.set_seed(3)
    every = keys(files)
    mixed = [keys(files, shuffle=kind) for kind in (True, None, ds.Shuffle.GLOBAL)]
    rows = ds.TFRecordDataset(files, shuffle=ds.Shuffle.FILES)
    passes = rows.create_tuple_iterator(output_numpy=True)
    by_files = [[int(k[0]) for (k,) in passes] for _ in range(6)]

    assert all(sorted(one) == every != one for one in mixed)
    assert all(sorted(one) == every for one in by_files)
    assert all([k for k in one if k // 100 == 1] == [100, 101, 102, 103, 104] for one in by_files)
    assert len(set(map(tuple, by_files))) > 1


def test_processes_share_files_that_are_shuffled(files):
    for kind in (ds.Shuffle.FILES, ds.Shuffle.GLOBAL):
        shards = []
        for shard in range(2):
            ds.config.set_seed(5)
            options = {"shuffle": kind, "num_shards": 2, "shard_id": shard}
            rows = ds.TFRecordDataset(files, **options)
            shards.append([int(k[0]) for (k,) in rows.create_tuple_iterator(output_numpy=True)])

        assert sorted(shards[0] + shards[1]) == keys(files)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda content: content[:-7], "record 4 of 14 bytes at offset 120, got 23 bytes"),
        (lambda content: content[:65], "the length of record 2 at offset 60"),
        (lambda content: b"x" + content[1:], "the length of record 0 at offset 0"),
        (lambda content: content[:14] + b"\xff" + content[15:], "record 0 expected the checksum"),
        (lambda content: frame(b"no example"), "record 0 expected an example"),
        (lambda content: b"", "expected records in"),
    ],
)
def test_damaged_file_is_told_with_its_place(change, said, files, tmp_path):
    content = (tmp_path / "p1").read_bytes()
    (tmp_path / "p1").write_bytes(change(content))

    with pytest.raises((RecordError, StateError), match=said):
        keys(files[1])


@pytest.mark.parametrize("kind", ["GZIP", "ZLIB"])
def test_damaged_compressed_file_is_told(kind, files, tmp_path):
    ending = {"GZIP": ".gz", "ZLIB": ".zlib"}[kind]
    path = tmp_path / f"p1{ending}"
    path.write_bytes(path.read_bytes()[:-9])

    with pytest.raises(RecordError, match=f"expected a whole {kind} file"):
        keys(str(path), compression_type=kind)


def test_text_that_is_no_utf8_is_told(tmp_path):
    (tmp_path / "one").write_bytes(records({"text": [b"\xff"]}))

    with pytest.raises(RecordError, match="column 'text' expected texts in UTF-8"):
        column(str(tmp_path / "one"), "text", "string")


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        ({"dataset_files": "nobody"}, ArgumentValueError),
        ({"dataset_files": []}, ArgumentValueError),
        ({"dataset_files": 5}, ArgumentTypeError),
        ({"schema": 5}, ArgumentTypeError),
        ({"schema": "nobody.json"}, ArgumentValueError),
        ({"columns_list": "k"}, ArgumentTypeError),
        ({"columns_list": ["k", "k"]}, ArgumentValueError),
        ({"num_samples": -1}, ArgumentValueError),
        ({"shuffle": "files"}, ArgumentTypeError),
        ({"num_shards": 2}, ArgumentValueError),
        ({"num_shards": 2, "shard_id": 2}, ArgumentValueError),
        ({"num_shards": 5, "shard_id": 0}, StateError),
        ({"shard_equal_rows": 1}, ArgumentTypeError),
        ({"compression_type": "ZIP"}, ArgumentValueError),
        ({"cache": 3}, ArgumentTypeError),
    ],
)
def test_argument_that_does_not_fit_is_refused(arguments, error, files):
    with pytest.raises(error, match="expected"):
        ds.TFRecordDataset(**{"dataset_files": files, **arguments})


def test_file_that_two_threads_open_at_a_time_is_open_once(tmp_path, monkeypatch):
    path = tmp_path / "p"
    path.write_bytes(records({"k": np.array([1])}))
    files = ExampleFiles([path])
    real_open, inner = type(path).open, []

    def opened_by_another_meanwhile(self, *args):
        file = real_open(self, *args)
        if not inner:
            inner.append(file)
            files._opened(0)
        return file

    monkeypatch.setattr(type(path), "open", opened_by_another_meanwhile)
    found = files._opened(0)

    assert inner[0].closed
    assert not found.closed
    assert found is files._opened(0)
