"""CIFAR's binary files."""

from __future__ import annotations

import numpy as np
import pytest

from engine import dataset as ds
from engine.errors import ArgumentValueError


def record(label, red, green, blue):
    planes = [np.full(1024, colour, np.uint8) for colour in (red, green, blue)]
    planes[0][1] = 99  # row 0, column 1
    return bytes([label]) + b"".join(plane.tobytes() for plane in planes)


@pytest.fixture
def folder(tmp_path):
    for number in range(1, 6):
        (tmp_path / f"data_batch_{number}.bin").write_bytes(record(number, 1, 2, 3) * 2)
    (tmp_path / "test_batch.bin").write_bytes(record(9, 4, 5, 6))
    return tmp_path


def test_image_and_label_come_as_mindspore_gives_them(folder):
    dataset = ds.Cifar10Dataset(folder, "test", shuffle=False)
    row = next(iter(dataset.create_dict_iterator(output_numpy=True)))

    assert (row["image"].shape, row["image"].dtype) == ((32, 32, 3), np.uint8)
    assert (row["label"].item(), row["label"].dtype) == (9, np.uint32)
    assert row["image"][5, 7].tolist() == [4, 5, 6]
    assert row["image"][0, 1].tolist() == [99, 5, 6]


@pytest.mark.parametrize(("usage", "size"), [("train", 10), ("test", 1), ("all", 11), (None, 11)])
def test_usage_chooses_the_files(folder, usage, size):
    assert ds.Cifar10Dataset(folder, usage).get_dataset_size() == size


def test_files_that_are_not_there_are_left_out(folder):
    (folder / "data_batch_3.bin").unlink()

    assert ds.Cifar10Dataset(folder, "train").get_dataset_size() == 8


def test_folder_without_a_file_is_named(folder):
    (folder / "test_batch.bin").unlink()

    with pytest.raises(ArgumentValueError, match=r"files test_batch\.bin in .*, got none"):
        ds.Cifar10Dataset(folder, "test")


def test_hundred_kinds_have_two_labels_and_the_tests_come_first(tmp_path):
    (tmp_path / "train.bin").write_bytes(bytes([3]) + record(41, 1, 2, 3))
    (tmp_path / "test.bin").write_bytes(bytes([7]) + record(88, 4, 5, 6))
    dataset = ds.Cifar100Dataset(tmp_path, shuffle=False)
    first, second = dataset.create_tuple_iterator(output_numpy=True)

    assert dataset.get_col_names() == ["image", "coarse_label", "fine_label"]
    assert [first[1].item(), first[2].item(), first[0][5, 7].tolist()] == [7, 88, [4, 5, 6]]
    assert [second[1].item(), second[2].item(), second[0][0, 1].tolist()] == [3, 41, [99, 2, 3]]
    assert [column.dtype for column in first] == [np.uint8, np.uint32, np.uint32]


def test_file_that_is_cut_off_is_named(folder):
    (folder / "test_batch.bin").write_bytes(b"\0" * 3000)

    with pytest.raises(ArgumentValueError, match="records of 3073 bytes, got 3000 bytes"):
        ds.Cifar10Dataset(folder, "test").get_dataset_size()
