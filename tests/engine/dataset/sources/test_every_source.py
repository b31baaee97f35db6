"""What every data set of files keeps: its rows, however they are chosen and whoever reads them."""

from __future__ import annotations

import inspect
from contextlib import suppress
from functools import cache

import numpy as np
import pytest

from engine import dataset as ds
from engine.errors import ArgumentTypeError, ArgumentValueError, EngineError
from insight.plugins import PLUGINS
from tests.engine.dataset.sources import picture_folders, sound_folders, text_folders
from tests.engine.dataset.sources.folders import MAKERS

assert picture_folders, (sound_folders, text_folders)  # they add their makers to the others


def taking(*names):
    """The data sets that take one of some arguments."""
    found = {name: inspect.signature(getattr(ds, name)).parameters for name in MAKERS}
    return [name for name, parameters in found.items() if set(names) & set(parameters)]


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    """What makes a data set by its name, once for all tests."""
    return cache(lambda name: MAKERS[name](tmp_path_factory.mktemp(name)))


def source(name, made, **options):
    return getattr(ds, name)(**{**made.arguments, **options})


def contents(dataset):
    """Each row as bytes that tell it from others."""
    rows = dataset.create_tuple_iterator(output_numpy=True, num_epochs=1)
    return [b"|".join(np.asarray(column).tobytes() for column in row) for row in rows]


def test_every_source_has_a_small_data_set():
    assert set(ds.sources.__all__) == set(MAKERS)


@pytest.mark.parametrize("name", MAKERS)
def test_columns_and_size_are_those_of_the_rows(name, made):
    dataset = source(name, made(name), shuffle=False)
    rows = list(dataset.create_dict_iterator(output_numpy=True))

    assert dataset.get_dataset_size() == len(dataset) == len(rows) == made(name).rows
    assert all(list(row) == dataset.get_col_names() for row in rows)
    assert all(isinstance(column, np.ndarray) for row in rows for column in row.values())


@pytest.mark.parametrize("name", MAKERS)
def test_order_is_that_of_the_seed_and_differs_from_pass_to_pass(name, made):
    found = []
    for _ in range(2):
        ds.config.set_seed(5)
        dataset = source(name, made(name))
        found.append([contents(dataset) for _ in range(3)])

    assert found[0] == found[1]
    assert len({tuple(one) for one in found[0]}) > 1
    assert len({tuple(sorted(one)) for one in found[0]}) == 1


@pytest.mark.parametrize("name", MAKERS)
@pytest.mark.parametrize("shuffle", [False, True])
def test_shards_have_all_rows_and_equally_many(name, shuffle, made):
    ds.config.set_seed(3)
    every = contents(source(name, made(name), shuffle=False))
    shards = []
    for shard in range(2):
        ds.config.set_seed(3)
        dataset = source(name, made(name), num_shards=2, shard_id=shard, shuffle=shuffle)
        shards.append(contents(dataset))
        assert dataset.is_sharded()
        assert dataset.is_shuffled() == shuffle
        assert len(shards[-1]) == len(dataset)

    assert len(shards[0]) == len(shards[1]) == -(-len(every) // 2)
    assert {row for shard in shards for row in shard} == set(every)


@pytest.mark.parametrize("name", MAKERS)
def test_num_samples_takes_the_first_rows(name, made):
    ds.config.set_seed(3)
    every = contents(source(name, made(name), shuffle=False))
    ds.config.set_seed(3)
    few = source(name, made(name), shuffle=False, num_samples=3)

    assert contents(few) == every[:3]
    assert len(few) == 3


@pytest.mark.parametrize("name", taking("sampler"))
def test_sampler_chooses_the_rows(name, made):
    every = contents(source(name, made(name), shuffle=False))
    chosen = source(name, made(name), sampler=ds.SubsetSampler([4, 0]))
    chosen.add_sampler(ds.SequentialSampler(1))

    assert contents(source(name, made(name), sampler=[4, 0])) == [every[4], every[0]]
    assert contents(chosen) == [every[0]]


@pytest.mark.parametrize("name", MAKERS)
def test_workers_give_the_same_rows(name, made):
    ds.config.set_seed(3)
    every = contents(source(name, made(name), shuffle=False))
    ds.config.set_seed(3)

    assert contents(source(name, made(name), shuffle=False, num_parallel_workers=3)) == every


@pytest.mark.parametrize("name", MAKERS)
def test_parts_takes_and_shuffles_behind_it_keep_the_rows(name, made):
    ds.config.set_seed(3)
    dataset = source(name, made(name), shuffle=False)
    every = contents(dataset)
    left, right = dataset.split([3, len(every) - 3], randomize=False)

    assert contents(left) + contents(right) == every
    assert contents(dataset.skip(2).take(2)) == every[2:4]
    assert sorted(contents(dataset.shuffle(4))) == sorted(every)


@pytest.mark.parametrize("name", taking("decode"))
def test_decoded_pictures_have_rows_columns_and_colours(name, made):
    column = source(name, made(name), shuffle=False).get_col_names()[0]
    raw, pixels = (
        next(source(name, made(name), shuffle=False, decode=decode).create_dict_iterator())[column]
        for decode in (False, True)
    )

    assert raw.ndim == 1
    assert pixels.shape == (3, 4, 3)


@pytest.mark.parametrize("name", MAKERS)
def test_graph_of_it_is_a_message(name, made):
    dataset = source(name, made(name)).batch(2, per_batch_map=lambda *columns: columns[:-1])
    message = PLUGINS["dataset_graph"].encode(dataset.describe())

    assert name in str(message)


# One is told a schema and draws its rows anew, the other tells its sampler beside its choice.
NOT_IN_JSON = {"RandomDataset", "MindDataset"}


@pytest.mark.parametrize("name", [name for name in MAKERS if name not in NOT_IN_JSON])
def test_it_is_made_again_of_its_json(name, made):
    dataset = source(name, made(name), shuffle=False, num_samples=3)
    again = ds.deserialize(dataset.to_json())

    assert ds.compare(again, dataset)
    assert contents(again) == contents(dataset)


@pytest.mark.parametrize("name", taking("cache"))
def test_cache_is_kept_and_changes_no_row(name, made):
    cache = ds.DatasetCache(session_id=1)

    assert len(source(name, made(name), cache=cache)) == made(name).rows
    with pytest.raises(ArgumentTypeError, match=r"\(cache\) expected a DatasetCache or None"):
        source(name, made(name), cache="server")


@pytest.mark.parametrize("name", taking("dataset_dir", "dataset_file", "dataset_files"))
def test_folder_that_is_not_there_is_named(name, tmp_path, made):
    arguments = made(name).arguments
    paths = {key: str(tmp_path / "none") for key in arguments if key.startswith("dataset_")}

    with pytest.raises(ArgumentValueError, match=r"none"):
        getattr(ds, name)(**{**arguments, **paths})


@pytest.mark.parametrize("name", taking("dataset_dir"))
def test_folder_without_files_is_told_by_an_error_of_ours(name, tmp_path, made):
    arguments = made(name).arguments
    empty = tmp_path / "nothing"
    empty.mkdir()

    with pytest.raises(EngineError, match=r"nothing"):
        contents(getattr(ds, name)(**{**arguments, "dataset_dir": empty}))


DAMAGES = (
    lambda content: b"\xff\xfe\x00 damaged \x01" * 3,
    lambda content: content[: len(content) // 2],
    lambda content: b"",
    lambda content: b"some words\nand more\n",
    lambda content: content.replace(b"1", b"x").replace(b" ", b"").replace(b",", b";"),
)


@pytest.mark.parametrize("name", taking("dataset_dir", "dataset_file", "dataset_files"))
def test_damaged_files_give_rows_or_errors_of_ours(name, tmp_path):
    arguments = MAKERS[name](tmp_path).arguments
    decode = {"decode": True} if name in taking("decode") else {}
    files = [path for path in sorted(tmp_path.rglob("*")) if path.is_file()]
    for path in {path.suffix: path for path in files}.values():
        content = path.read_bytes()
        for damage in DAMAGES:
            path.write_bytes(damage(content))
            with suppress(EngineError):
                contents(getattr(ds, name)(**arguments, **decode))
        path.write_bytes(content)


ARGUMENTS = (
    ({"num_shards": 2}, ArgumentValueError, "both or neither"),
    ({"num_shards": 2, "shard_id": 2}, ArgumentValueError, "from 0 to 1, got 2"),
    ({"num_samples": -1}, ArgumentValueError, "a number from 0"),
    ({"num_parallel_workers": 0}, ArgumentValueError, "a number from 1"),
    ({"shuffle": "yes"}, ArgumentTypeError, "a bool"),
)


@pytest.mark.parametrize("name", MAKERS)
def test_arguments_that_do_not_fit_raise(name, made):
    for options, error, message in ARGUMENTS:
        with pytest.raises(error, match=message):
            source(name, made(name), **options)
