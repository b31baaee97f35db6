"""CIFAR-10's binary files."""

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


def test_missing_file_is_named(folder):
    (folder / "data_batch_3.bin").unlink()

    with pytest.raises(ArgumentValueError, match=r"data_batch_3\.bin"):
        ds.Cifar10Dataset(folder, "train")


def test_file_that_is_cut_off_is_named(folder):
    (folder / "test_batch.bin").write_bytes(b"\0" * 3000)

    with pytest.raises(ArgumentValueError, match="records of 3073 bytes, got 3000 bytes"):
        ds.Cifar10Dataset(folder, "test").get_dataset_size()
