"""Faces and what is said of them."""

from __future__ import annotations

import pytest

from engine import dataset as ds
from engine.errors import ArgumentValueError, StateError
from tests.engine.dataset.sources.folders import picture, write


@pytest.fixture
def folder(tmp_path):
    lines = ["a.jpg  1 -1  1", "b.png -1 -1 -1", "c.jpg  1  1 -1"]
    write(tmp_path / "list_attr_celeba.txt", "\n".join(["3", "hat smile old", *lines]))
    write(tmp_path / "list_eval_partition.txt", "a.jpg 0\nb.png 1\nc.jpg 2\n")
    for name in ("a.jpg", "b.png", "c.jpg"):
        write(tmp_path / name, picture())
    return tmp_path


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({}, [[1, 0, 1], [0, 0, 0], [1, 1, 0]]),
        ({"usage": "train"}, [[1, 0, 1]]),
        ({"usage": "valid"}, [[0, 0, 0]]),
        ({"usage": "test"}, [[1, 1, 0]]),
        ({"extensions": [".jpg"]}, [[1, 0, 1], [1, 1, 0]]),
    ],
)
def test_rows_are_those_of_the_part(options, expected, folder):
    dataset = ds.CelebADataset(folder, shuffle=False, **options)
    found = [row["attr"].tolist() for row in dataset.create_dict_iterator(output_numpy=True)]

    assert found == expected
    assert len(dataset) == len(expected)


def test_attribute_that_is_no_number_is_told(folder):
    write(folder / "list_attr_celeba.txt", "1\nhat\na.jpg yes")

    with pytest.raises(StateError, match=r"1 and -1 behind a\.jpg in"):
        list(ds.CelebADataset(folder))


def test_part_without_its_list_is_told(folder):
    (folder / "list_eval_partition.txt").unlink()

    assert len(ds.CelebADataset(folder)) == 3
    with pytest.raises(ArgumentValueError, match=r"list_eval_partition\.txt"):
        ds.CelebADataset(folder, usage="test")
