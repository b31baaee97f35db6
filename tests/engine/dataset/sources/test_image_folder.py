"""Pictures in folders, one folder a class."""

from __future__ import annotations

import io
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from engine import dataset as ds
from engine.errors import ArgumentTypeError, ArgumentValueError, StateError
from tests.engine.dataset.sources.folders import picture, write


@pytest.fixture
def folder(tmp_path):
    for number, name in enumerate(("cat/1.png", "cat/0.jpg", "dog/a.png", "bird/x.png")):
        write(tmp_path / name, picture(number))
    write(tmp_path / "notes.txt", "no class")
    write(tmp_path / "cat/deeper/1.png", picture())
    return tmp_path


def labels(dataset):
    return [int(label) for _, label in dataset.create_tuple_iterator(output_numpy=True)]


def test_folders_and_files_come_in_the_order_of_the_alphabet(folder):
    dataset = ds.ImageFolderDataset(folder, shuffle=False)
    images, found = zip(*dataset.create_tuple_iterator(output_numpy=True), strict=True)

    assert [label.item() for label in found] == [0, 1, 1, 2]
    assert [image.tobytes() for image in images] == [picture(number) for number in (3, 1, 0, 2)]
    assert (images[0].dtype, found[0].dtype) == (np.uint8, np.int32)
    assert dataset.get_class_indexing() == {"bird": 0, "cat": 1, "dog": 2}
    assert dataset.num_classes() == 3


def test_classes_are_those_that_are_asked_for(folder):
    dataset = ds.ImageFolderDataset(folder, shuffle=False, class_indexing={"dog": 7, "cat": 1})

    assert labels(dataset) == [1, 1, 7]
    assert dataset.num_classes() == 2


def test_names_end_as_asked(folder):
    assert labels(ds.ImageFolderDataset(folder, shuffle=False, extensions=[".jpg"])) == [1]


@pytest.mark.parametrize(("mode", "pixel"), [("L", [7, 7, 7]), ("RGBA", [7, 8, 9]), ("1", [0] * 3)])
def test_decoded_pictures_are_red_green_and_blue(mode, pixel, tmp_path):
    given = {"L": 7, "RGBA": (7, 8, 9, 255), "1": 0}[mode]
    file = io.BytesIO()
    Image.new(mode, (3, 2), given).save(file, "PNG")
    write(tmp_path / "a/a.png", file.getvalue())
    (image, _) = next(iter(ds.ImageFolderDataset(tmp_path, decode=True)))

    assert image.shape == (2, 3, 3)
    assert image.asnumpy()[1, 2].tolist() == pixel


def test_bytes_of_pictures_come_from_a_function(folder):
    def opened(path):
        with Path(path).open("rb") as file:
            return bytes(byte ^ 1 for byte in file.read())

    for path in folder.rglob("*.png"):
        write(path, bytes(byte ^ 1 for byte in path.read_bytes()))
    options = {"extensions": [".png"], "decode": True, "decrypt": opened}

    assert len(list(ds.ImageFolderDataset(folder, **options))) == 3


def test_picture_that_cannot_be_decoded_is_named(folder):
    write(folder / "bird/x.png", "no picture")
    dataset = ds.ImageFolderDataset(folder, decode=True)

    with pytest.raises(StateError, match=r"x\.png expected a picture that can be decoded"):
        list(dataset)


@pytest.mark.parametrize(
    ("options", "error", "message"),
    [
        ({"extensions": 1}, ArgumentTypeError, "extensions"),
        ({"class_indexing": ["cat"]}, ArgumentTypeError, "a dict from names to numbers"),
        ({"class_indexing": {"cat": -1}}, ArgumentValueError, "a number from 0"),
        ({"decode": 1}, ArgumentTypeError, "a bool"),
        ({"decrypt": "key"}, ArgumentTypeError, "a function of a path"),
        ({"decrypt": str}, StateError, "a function that gives the bytes"),
        ({"extensions": [".bmp"]}, StateError, "rows in"),
    ],
)
def test_arguments_that_do_not_fit_raise(folder, options, error, message):
    with pytest.raises(error, match=message):
        list(ds.ImageFolderDataset(folder, **options))
