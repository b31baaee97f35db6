"""Patches of photographs."""

from __future__ import annotations

import io

import numpy as np
import pytest
from PIL import Image

from engine import dataset as ds
from engine.errors import StateError
from tests.engine.dataset.sources.folders import write


@pytest.fixture
def folder(tmp_path):
    numbers = np.arange(256, dtype=np.uint8).reshape(16, 16).repeat(64, 0).repeat(64, 1)
    file = io.BytesIO()
    Image.fromarray(numbers).save(file, "BMP")
    root = tmp_path / "liberty"
    write(root / "patches0000.bmp", file.getvalue())
    write(root / "info.txt", "1 0\n" * 40)
    write(root / "m50_100000_100000_0.txt", "3 7 0 33 7 0 0\n2 7 0 1 8 0 0\n")
    return tmp_path


def test_patches_are_numbered_row_by_row(folder):
    rows = ds.PhotoTourDataset(folder, "liberty", shuffle=False)
    images = [image for (image,) in rows.create_tuple_iterator(output_numpy=True)]

    assert [int(image.min()) for image in images] == list(range(40))
    assert images[39].shape == (64, 64, 1)
    assert images[39].max() == 39


def test_tests_are_pairs_of_patches(folder):
    rows = ds.PhotoTourDataset(folder, "liberty", "test", shuffle=False)
    found = [
        (int(row["image1"].max()), int(row["image2"].max()), int(row["matches"]))
        for row in rows.create_dict_iterator(output_numpy=True)
    ]

    assert found == [(3, 33, 1), (2, 1, 0)]


def test_line_that_is_no_pair_is_told(folder):
    write(folder / "liberty/m50_100000_100000_0.txt", "1 2\n")

    with pytest.raises(StateError, match=r"m50.*\.txt expected seven numbers a line"):
        list(ds.PhotoTourDataset(folder, "liberty", "test"))
