"""MNIST's IDX files."""

from __future__ import annotations

import gzip
import struct

import numpy as np
import pytest

from engine import dataset as ds
from engine.errors import ArgumentTypeError, ArgumentValueError


def idx(array, kind=0x08):
    head = struct.pack(">BBBB", 0, 0, kind, array.ndim) + struct.pack(
        f">{array.ndim}I", *array.shape
    )
    return head + array.tobytes()


def images(count, first):
    return (np.arange(count * 28 * 28) % 251 + first).astype(np.uint8).reshape(count, 28, 28)


@pytest.fixture
def folder(tmp_path):
    for prefix, count, first in (("train", 5, 0), ("t10k", 3, 100)):
        labels = (np.arange(count) % 10).astype(np.uint8)
        (tmp_path / f"{prefix}-images-idx3-ubyte").write_bytes(idx(images(count, first % 5)))
        packed = gzip.compress(idx(labels))
        (tmp_path / f"{prefix}-labels-idx1-ubyte.gz").write_bytes(packed)
    return tmp_path


def test_image_and_label_come_as_mindspore_gives_them(folder):
    dataset = ds.MnistDataset(folder, "train", shuffle=False)
    row = next(iter(dataset.create_dict_iterator(output_numpy=True)))

    assert (row["image"].shape, row["image"].dtype) == ((28, 28, 1), np.uint8)
    assert (row["label"].shape, row["label"].dtype) == ((), np.uint32)
    assert np.array_equal(row["image"][..., 0], images(1, 0)[0])


@pytest.mark.parametrize(("usage", "size"), [("train", 5), ("test", 3), ("all", 8), (None, 8)])
def test_usage_chooses_the_files(folder, usage, size):
    assert ds.MnistDataset(folder, usage).get_dataset_size() == size


@pytest.mark.parametrize("usage", ["all", None])
@pytest.mark.parametrize(("prefix", "size"), [("train", 5), ("t10k", 3)])
def test_all_files_are_those_that_are_there(folder, prefix, size, usage):
    for path in folder.iterdir():
        if not path.name.startswith(prefix):
            path.unlink()

    assert ds.MnistDataset(folder, usage).get_dataset_size() == size


def test_tests_come_before_the_training_as_in_mindspore(folder):
    rows = ds.MnistDataset(folder, shuffle=False).create_tuple_iterator(output_numpy=True)

    assert [int(label) for _, label in rows] == [0, 1, 2, 0, 1, 2, 3, 4]


@pytest.mark.parametrize("kind", [ds.FashionMnistDataset, ds.KMnistDataset])
def test_siblings_come_as_the_same_files(folder, kind):
    rows = [kind(folder, shuffle=False), ds.MnistDataset(folder, shuffle=False)]
    ours, digits = (list(one.create_tuple_iterator(output_numpy=True)) for one in rows)

    assert np.array_equal([image for image, _ in ours], [image for image, _ in digits])
    assert kind(folder).describe()["parameter"]["mapStr"]["op_type"] == kind.__name__


def test_classes_are_sampled_equally(folder):
    rows = ds.MnistDataset(folder, "train", sampler=ds.PKSampler(2))

    assert [int(label) for _, label in rows] == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]


def test_labels_stay_with_their_images(folder):
    rows = ds.MnistDataset(folder, "train").create_tuple_iterator(output_numpy=True)
    known = {image.tobytes(): label for label, image in enumerate(images(5, 0))}

    assert all(known[image.tobytes()] == label for image, label in rows)


def test_dotted_file_names_are_found(folder):
    name = folder / "train-images-idx3-ubyte"
    name.rename(folder / "train-images.idx3-ubyte")

    assert ds.MnistDataset(folder, "train").get_dataset_size() == 5


def check_raises(folder, message, usage="train", error=ArgumentValueError, **options):
    with pytest.raises(error, match=message):
        ds.MnistDataset(folder, usage, **options).get_dataset_size()


def test_missing_folder_is_named(tmp_path):
    check_raises(tmp_path / "none", "a folder that is there, got .*none")


def test_missing_file_is_named(folder):
    (folder / "train-labels-idx1-ubyte.gz").unlink()

    check_raises(folder, r"train-labels-idx1-ubyte\[.gz\] in")
    check_raises(folder, r"train-labels-idx1-ubyte\[.gz\] in", usage=None)


def test_unknown_usage_raises(folder):
    check_raises(folder, "'train', 'test' or 'all', got 'valid'", usage="valid")
    check_raises(folder, "'train', 'test' or 'all', got 3", usage=3)


def test_cache_that_is_none_raises(folder):
    message = r"MnistDataset\(cache\) expected a DatasetCache or None"
    check_raises(folder, message, cache=object(), error=ArgumentTypeError)


def test_sampler_that_is_no_iterable_raises(folder):
    check_raises(folder, "a Sampler or an iterable", sampler=3, error=ArgumentTypeError)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "the head of an IDX file, got an empty file"),
        (b"\x01\x00\x08\x01\x00\x00\x00\x00", "the head of an IDX file, got 01 00 08 01"),
        (idx(images(5, 0))[:-1], "3920 bytes of numbers for shape"),
        (idx(images(5, 0))[:9], "the head of an IDX file"),
        (idx(np.zeros(5, np.uint8)), r"images \(N, height, width\)"),
    ],
)
def test_damaged_file_is_named(folder, content, message):
    (folder / "train-images-idx3-ubyte").write_bytes(content)

    check_raises(folder, f"train-images-idx3-ubyte expected {message}")


def test_cut_gzip_file_is_named(folder):
    name = folder / "train-labels-idx1-ubyte.gz"
    name.write_bytes(name.read_bytes()[:-9])

    check_raises(folder, "train-labels-idx1-ubyte.gz expected a whole gzip file")


def test_numbers_of_two_bytes_are_read_in_this_machines_order(tmp_path):
    from engine.dataset.sources.idx import read_idx

    path = tmp_path / "numbers"
    path.write_bytes(idx(np.array([1, 258], ">i2"), 0x0B))

    assert read_idx(path).tolist() == [1, 258]
    assert read_idx(path).dtype.isnative
