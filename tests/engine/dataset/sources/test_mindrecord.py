"""MindDataset: its columns, its orders, its paddings; rows as MindSpore 2.10 gives them."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from engine import dataset as ds
from engine.errors import ArgumentTypeError, ArgumentValueError, RecordError, StateError
from engine.mindrecord import FileWriter, MRMOpenError, ParamValueError
from tests.engine.mindrecord.recipes import KINDS, kinds

DATA = Path(__file__).parents[3] / "data" / "mindrecord"
SCHEMA = {
    "number": {"type": "int32"},
    "name": {"type": "string"},
    "data": {"type": "bytes"},
    "ids": {"type": "float32", "shape": [-1]},
}
PADDING = {"number": -1, "name": "pad", "data": b"p", "ids": np.array([7], np.float32)}
COLUMNS = ["number", "name", "data", "ids"]


def write(path, count, files=1):
    writer = FileWriter(str(path), files)
    writer.set_header_size(1 << 14)
    writer.set_page_size(1 << 15)
    writer.add_schema(SCHEMA)
    rows = [
        {
            "number": number,
            "name": f"c{number % 3}",
            "data": b"x" * (number % 4) + b"\0",
            "ids": np.arange(number % 5).astype(np.float32),
        }
        for number in range(count)
    ]
    writer.write_raw_data(rows)
    writer.commit()


@pytest.fixture
def one(tmp_path):
    write(tmp_path / "one", 10)
    return str(tmp_path / "one")


@pytest.fixture
def four(tmp_path):
    write(tmp_path / "set", 12, 4)
    return str(tmp_path / "set0")


def numbers(files, **options):
    dataset = ds.MindDataset(files, columns_list=options.pop("columns_list", ["number"]), **options)
    found = [int(row[0]) for row in dataset.create_tuple_iterator(output_numpy=True, num_epochs=1)]
    assert len(found) == dataset.get_dataset_size()
    return found


def test_rows_of_mindspore_come_with_the_types_that_it_gives():
    path = str(DATA / "kinds.mindrecord")
    rows = list(ds.MindDataset(path, shuffle=False).create_dict_iterator(output_numpy=True))
    types = {name: (column.dtype.str, column.ndim) for name, column in rows[2].items()}

    assert list(rows[0]) == sorted(KINDS)
    assert types == {
        "box": ("<f4", 1),
        "curve": ("<f8", 2),
        "exact": ("<f8", 0),
        "ids": ("<i4", 1),
        "image": ("|S4", 1),
        "label": ("<i4", 0),
        "long": ("<i8", 0),
        "name": ("<U7", 0),
        "pairs": ("<i8", 2),
        "score": ("<f4", 0),
    }
    for number, row in enumerate(rows):
        expected = kinds(number)
        assert row.pop("image").tobytes() == expected.pop("image")
        assert all(np.array_equal(row[name], expected[name]) for name in row)


def test_rows_are_tensors_and_texts_and_may_be_changed(one):
    row = next(ds.MindDataset(one, shuffle=False).create_dict_iterator())
    changed = ds.MindDataset(one, ["ids"], shuffle=False).map(zeroed, "ids")

    assert (row["number"].dtype.name, row["name"].item(), row["data"].dtype.kind) == (
        "Int32",
        "c0",
        "S",
    )
    assert all(not ids.any() for (ids,) in changed.create_tuple_iterator(output_numpy=True))


def zeroed(ids):
    ids[:] = 0
    return ids


def test_columns_come_as_asked(one):
    assert ds.MindDataset(one).get_col_names() == ["data", "ids", "name", "number"]
    assert ds.MindDataset(one, []).get_col_names() == ["data", "ids", "name", "number"]
    assert ds.MindDataset(one, ["name", "data"]).get_col_names() == ["name", "data"]


def test_one_file_leads_to_its_set_and_a_list_to_its_files(four):
    files = [str(Path(four).with_name(f"set{number}")) for number in (3, 1)]

    assert numbers(files[0], shuffle=False) == list(range(12))
    assert numbers(files, shuffle=False) == [9, 10, 11, 3, 4, 5]


# What MindSpore 2.10 gives for the same files.
ORDERS = [
    ({"num_samples": 3}, [0, 1, 2]),
    ({"num_samples": 30}, list(range(10))),
    ({"num_samples": 0}, list(range(10))),
    ({"num_shards": 3, "shard_id": 0}, [0, 3, 6, 9]),
    ({"num_shards": 3, "shard_id": 1}, [1, 4, 7, 0]),
    ({"num_shards": 3, "shard_id": 2}, [2, 5, 8, 1]),
    ({"num_shards": 3, "shard_id": 2, "num_samples": 2}, [2, 5]),
]


@pytest.mark.parametrize(("options", "expected"), ORDERS)
def test_order_is_that_of_mindspore(options, expected, one):
    assert numbers(one, shuffle=False, **options) == expected


@pytest.mark.parametrize(
    ("sampler", "expected"),
    [
        (ds.SequentialSampler(3, 4), [3, 4, 5, 6]),
        (ds.SequentialSampler(8, 4), [8, 9]),
        (ds.SubsetSampler([3, 1, 7]), [3, 1, 7]),
        (ds.SubsetSampler([3, 1, 7], 2), [3, 1]),
        (ds.DistributedSampler(3, 1, shuffle=False), [1, 4, 7, 0]),
        ([4, 2], [4, 2]),
    ],
)
def test_sampler_chooses(sampler, expected, one):
    assert numbers(one, sampler=sampler) == expected


BLOCKS = [
    ({"num_shards": 3, "shard_id": 1}, [4, 5, 6, 7]),
    ({"num_shards": 3, "shard_id": 2}, [8, 9, 0, 1]),
    ({"num_shards": 3, "shard_id": 2, "num_samples": 1}, [8]),
    ({"sampler": ds.DistributedSampler(3, 1, shuffle=False, offset=1)}, [3, 4, 5, 6]),
    ({"sampler": ds.DistributedSampler(3, 0, shuffle=False, offset=1)}, [0, 1, 2]),
    ({"sampler": ds.SequentialSampler(2, 3)}, [2, 3, 4]),
]


@pytest.mark.parametrize(("options", "expected"), BLOCKS)
def test_processes_get_blocks_where_the_environment_asks(options, expected, one, monkeypatch):
    monkeypatch.setenv("MS_DEV_MINDRECORD_SHARD_BY_BLOCK", "True")
    shuffle = {} if "sampler" in options else {"shuffle": False}

    assert numbers(one, **shuffle, **options) == expected


def test_blocks_of_shuffled_rows_are_all_rows(four, monkeypatch):
    monkeypatch.setenv("MS_DEV_MINDRECORD_SHARD_BY_BLOCK", "true")
    for kind in (ds.Shuffle.FILES, ds.Shuffle.GLOBAL):
        parts = [numbers(four, shuffle=kind, num_shards=3, shard_id=shard) for shard in range(3)]

        assert sorted(number for part in parts for number in part) == list(range(12))
    chained = ds.DistributedSampler(2, 1, shuffle=False)
    chained.add_child(ds.SequentialSampler())
    assert numbers(four, sampler=chained) == [6, 7, 8, 9, 10, 11]


def test_row_of_a_pass_is_there_without_one(one, monkeypatch):
    dataset = ds.MindDataset(one, ["number", "name"], shuffle=False, num_samples=3)
    assert [dataset[number][0].item() for number in range(3)] == [0, 1, 2]
    with pytest.raises(StateError, match="a row from 0 to 2, got 3"):
        dataset[3]
    with pytest.raises(ArgumentValueError, match="expected a number from 0"):
        dataset[-1]
    with pytest.raises(ArgumentTypeError, match="expected an int"):
        dataset["number"]


def test_row_of_a_shuffled_pass_is_that_of_the_first_one(one):
    ds.config.set_seed(3)
    dataset = ds.MindDataset(one, ["number"], sampler=ds.RandomSampler())
    found = [int(row) for (row,) in dataset.create_tuple_iterator(num_epochs=1, output_numpy=True)]

    assert [dataset[number][0].item() for number in range(10)] == found
    assert found != sorted(found)


def test_sampler_chooses_among_the_rows_of_another(one):
    sampler = ds.SequentialSampler(1, 3)
    sampler.add_child(ds.SubsetSampler([9, 8, 7, 6, 5]))

    assert numbers(one, sampler=sampler) == [8, 7, 6]


def test_classes_are_those_of_a_searched_field(one):
    sampler = ds.PKSampler(2, class_column="name")
    found = numbers(one, sampler=sampler)

    assert [number % 3 for number in found] == [0, 0, 1, 1, 2, 2]
    with pytest.raises(StateError, match=r"expected one of \['name', 'number'\] \(add_index\)"):
        numbers(one, sampler=ds.PKSampler(2, class_column="data"))


def passes(files, **options):
    dataset = ds.MindDataset(files, ["number"], **options)
    rows = dataset.create_tuple_iterator(output_numpy=True)
    return [[int(number) for (number,) in rows] for _ in range(8)]


def chunks(found):
    return [found[start : start + 3] for start in range(0, 12, 3)]


def test_shuffles_are_of_all_rows_of_files_or_inside_of_files(four):
    ds.config.set_seed(4)
    rows = list(range(12))
    found = {kind: passes(four, shuffle=kind) for kind in (None, *ds.Shuffle)}

    assert all(one == rows for one in found[ds.Shuffle.FALSE])
    for kind in (None, ds.Shuffle.GLOBAL, ds.Shuffle.ADAPTIVE, ds.Shuffle.PARTIAL):
        assert all(sorted(one) == rows != one for one in found[kind])
        assert any(
            sorted(chunk) not in chunks(rows) for one in found[kind] for chunk in chunks(one)
        )
    files = [chunks(one) for one in found[ds.Shuffle.FILES]]
    assert all(sorted(one) == chunks(rows) for one in files)
    assert len({tuple(map(tuple, one)) for one in files}) > 1
    inside = [chunks(one) for one in found[ds.Shuffle.INFILE]]
    assert all([sorted(chunk) for chunk in one] == chunks(rows) for one in inside)
    assert any(one != chunks(rows) for one in inside)


@pytest.mark.parametrize("kind", [ds.Shuffle.FILES, ds.Shuffle.INFILE, ds.Shuffle.GLOBAL])
def test_processes_share_what_is_shuffled_by_files_too(kind, four):
    shards = []
    for shard in range(3):
        ds.config.set_seed(7)
        shards.append(numbers(four, shuffle=kind, num_shards=3, shard_id=shard))

    assert sorted(number for shard in shards for number in shard) == list(range(12))
    whole = [number for row in zip(*shards, strict=True) for number in row]
    assert sorted(chunks(whole)) == chunks(list(range(12))) or kind is not ds.Shuffle.FILES


def test_sampler_may_shuffle_files(four):
    found = numbers(four, sampler=ds.RandomSampler(shuffle=ds.Shuffle.FILES))
    share = numbers(four, sampler=ds.DistributedSampler(2, 1, shuffle=ds.Shuffle.INFILE))

    assert sorted(chunks(found)) == chunks(list(range(12)))
    assert len(set(share)) == 6


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({"num_padded": 3}, [*range(10), -1, -1, -1]),
        ({"num_padded": 2, "num_shards": 4, "shard_id": 0}, [0, 4, 8]),
        ({"num_padded": 2, "num_shards": 4, "shard_id": 3}, [3, 7, -1]),
        ({"num_padded": 0}, list(range(10))),
    ],
)
def test_paddings_come_behind(options, expected, one):
    options = {**options, "columns_list": COLUMNS, "padded_sample": PADDING}

    assert numbers(one, shuffle=False, **options) == expected


def test_padding_is_a_row_like_others(one):
    options = {"columns_list": COLUMNS, "padded_sample": PADDING, "num_padded": 1}
    dataset = ds.MindDataset(one, shuffle=False, **options)
    *_, row, padding = dataset.create_tuple_iterator(output_numpy=True)

    assert [column.dtype.kind for column in row] == [column.dtype.kind for column in padding]
    assert [column.tolist() for column in padding] == [-1, "pad", [b"p"], [7.0]]


@pytest.mark.parametrize(
    ("options", "error", "said"),
    [
        ({"num_padded": 3}, StateError, "got no padded_sample"),
        ({"padded_sample": PADDING}, StateError, "got no num_padded"),
        ({"padded_sample": {"number": 1}, "num_padded": 1}, ArgumentValueError, r"of \['name'"),
        ({"padded_sample": PADDING, "num_padded": -1}, ArgumentValueError, "a number from 0"),
        ({"padded_sample": [1], "num_padded": 1}, ArgumentTypeError, "a dict, got list"),
        (
            {"padded_sample": PADDING, "num_padded": 1, "num_shards": 4, "shard_id": 0},
            StateError,
            "that divide among 4 processes, got 11",
        ),
        (
            {"padded_sample": {**PADDING, "number": "z"}, "num_padded": 1},
            StateError,
            "expected int32 in field 'number', got str",
        ),
        (
            {"padded_sample": {**PADDING, "ids": np.zeros(1)}, "num_padded": 1},
            StateError,
            "float64",
        ),
    ],
)
def test_padding_that_does_not_fit_is_refused(options, error, said, one):
    with pytest.raises(error, match=said):
        numbers(one, columns_list=COLUMNS, shuffle=False, **options)


def test_padding_needs_columns(one):
    with pytest.raises(StateError, match="got no columns_list"):
        ds.MindDataset(one, padded_sample=PADDING, num_padded=1)


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (("nobody",), ArgumentValueError),
        (([],), ArgumentValueError),
        ((5,), ArgumentTypeError),
        (("one", "number"), ArgumentTypeError),
        (("one", ["number", "number"]), ArgumentValueError),
        (("one", None, 0), ArgumentValueError),
        (("one", None, None, "global"), ArgumentTypeError),
        (
            ("one", None, None, ds.Shuffle.FILES, None, None, None, None, None, 3),
            ArgumentValueError,
        ),
        (("one", None, None, False, None, None, ds.SequentialSampler()), ArgumentValueError),
        (("one", None, None, None, None, None, None, None, None, None, "cache"), ArgumentTypeError),
    ],
)
def test_argument_that_does_not_fit_is_refused(arguments, error, tmp_path, monkeypatch):
    write(tmp_path / "one", 3)
    monkeypatch.chdir(tmp_path)

    with pytest.raises(error, match="expected"):
        ds.MindDataset(*arguments)


def test_what_is_wrong_with_files_is_told_when_they_are_read(four):
    with pytest.raises(ParamValueError, match="expected fields of"):
        numbers(four, columns_list=["nobody"])
    Path(four).with_name("set2").unlink()
    with pytest.raises(MRMOpenError, match="set2"):
        numbers(four)
    Path(f"{four}.db").write_bytes(b"no database")
    with pytest.raises(RecordError, match="expected an index"):
        numbers([four])


def test_empty_file_is_told_at_once(tmp_path):
    (tmp_path / "one").touch()
    with pytest.raises(RecordError, match="expected a record file, got an empty file"):
        ds.MindDataset(str(tmp_path / "one"))


def test_object_stores_are_refused():
    with pytest.raises(NotImplementedError, match="take MindDataset") as error:
        ds.OBSMindDataset(["s3://cats/one"], "server", "key", "secret", "s3://cats/sync")
    assert "secret" not in str(error.value)
