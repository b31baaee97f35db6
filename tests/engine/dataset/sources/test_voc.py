"""Pascal's pictures, their boxes and masks."""

from __future__ import annotations

import numpy as np
import pytest

from engine import dataset as ds
from engine.errors import ArgumentValueError, StateError, UnsupportedError
from tests.engine.dataset.sources.folders import picture, write


def thing(name, *corners, more=""):
    box = "".join(
        f"<{side}>{corner}</{side}>"
        for side, corner in zip(("xmin", "ymin", "xmax", "ymax"), corners, strict=True)
    )
    return f"<object><name>{name}</name>{more}<bndbox>{box}</bndbox></object>"


@pytest.fixture
def folder(tmp_path):
    flags = "<difficult>1</difficult><truncated>1</truncated>"
    notes = {
        "b": thing("dog", 1, 2, 11, 22) + thing("cat", 0, 0, 5, 5, more=flags),
        "a": thing("owl", 3, 4, 5, 6),
    }
    for name, objects in notes.items():
        write(tmp_path / f"JPEGImages/{name}.jpg", picture(kind="JPEG"))
        write(tmp_path / f"SegmentationClass/{name}.png", picture(1))
        write(tmp_path / f"Annotations/{name}.xml", f"<annotation>{objects}</annotation>")
    for task in ("Main", "Segmentation"):
        write(tmp_path / f"ImageSets/{task}/train.txt", "b\na\n")
    return tmp_path


def rows(*arguments, **options):
    dataset = ds.VOCDataset(*arguments, shuffle=False, **options)
    return list(dataset.create_dict_iterator(output_numpy=True))


def test_boxes_are_corners_and_sizes(folder):
    first, second = rows(folder, "Detection")

    assert list(first) == ["image", "bbox", "label", "difficult", "truncate"]
    assert first["bbox"].tolist() == [[1, 2, 10, 20], [0, 0, 5, 5]]
    assert first["label"].tolist() == [[1], [0]]
    assert first["difficult"].tolist() == first["truncate"].tolist() == [[0], [1]]
    assert second["label"].tolist() == [[2]]
    assert (first["bbox"].dtype, first["label"].dtype) == (np.float32, np.uint32)


def test_masks_are_pictures(folder):
    first, _ = rows(folder, "Segmentation", decode=True)

    assert list(first) == ["image", "target"]
    assert first["target"].shape == (3, 4, 3)


def test_classes_that_are_not_asked_for_are_left_out(folder):
    (row,) = rows(folder, "Detection", class_indexing={"cat": 5, "cow": 6})

    assert row["label"].tolist() == [[5]]
    assert row["bbox"].tolist() == [[0, 0, 5, 5]]


def test_name_of_the_picture_shows_when_it_is_renamed(folder):
    dataset = ds.VOCDataset(folder, "Detection", shuffle=False, extra_metadata=True)
    renamed = dataset.rename("_meta-filename", "filename")

    assert "_meta-filename" not in next(dataset.create_dict_iterator())
    assert [str(row["filename"]) for row in renamed.create_dict_iterator()] == ["b", "a"]


def test_classes_of_masks_are_in_their_colours(folder):
    with pytest.raises(ArgumentValueError, match=r"class_indexing\) expected None"):
        rows(folder, "Segmentation", class_indexing={"cat": 1})
    with pytest.raises(UnsupportedError, match="the task 'Detection'"):
        ds.VOCDataset(folder).get_class_indexing()


@pytest.mark.parametrize(
    ("objects", "message"),
    [
        ("", "an annotation with an object, got none"),
        (thing("cat", 5, 5, 1, 9), "an annotation with the boxes of objects"),
        (thing("", 1, 1, 2, 2), "an annotation with the boxes of objects"),
        (thing("cat", "left", 5, 1, 9), "an annotation with the boxes of objects"),
        ("<object><name>cat</name></object>", "an annotation with the boxes of objects"),
    ],
)
def test_annotation_that_does_not_fit_is_named(objects, message, folder):
    write(folder / "Annotations/a.xml", f"<annotation>{objects}</annotation>")

    with pytest.raises(StateError, match=rf"a\.xml expected {message}"):
        rows(folder, "Detection")


@pytest.mark.parametrize(("task", "usage"), [("Boxes", "train"), ("Detection", "val")])
def test_task_and_usage_that_are_not_there_raise(task, usage, folder):
    with pytest.raises(ArgumentValueError, match="VOCDataset"):
        ds.VOCDataset(folder, task, usage)
