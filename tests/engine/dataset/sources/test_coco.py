"""Pictures with COCO's annotations."""

from __future__ import annotations

import json

import numpy as np
import pytest

from engine import dataset as ds
from engine.errors import StateError, UnsupportedError
from tests.engine.dataset.sources.folders import picture, write

BOX = {"bbox": [1, 2, 3, 4], "category_id": 9}
NOTES = {
    "images": [{"id": 5, "file_name": "b.jpg"}, {"id": 4, "file_name": "a.jpg"}],
    "categories": [{"id": 9, "name": "cat", "isthing": 1}],
    "annotations": [
        {
            **BOX,
            "image_id": 4,
            "iscrowd": 0,
            "segmentation": [[1.5, 2, 3], [4]],
            "keypoints": [1, 2, 2],
            "num_keypoints": 1,
            "caption": "a cat",
            "segments_info": [{**BOX, "iscrowd": 0, "area": 7}],
        },
        {
            **BOX,
            "image_id": 4,
            "iscrowd": 1,
            "segmentation": {"counts": [3, 1, 2, 2], "size": [2, 4]},
            "keypoints": [3],
            "num_keypoints": 0,
            "caption": "two cats",
            "segments_info": [{**BOX, "iscrowd": 1, "area": 8}],
        },
    ],
}


@pytest.fixture
def coco(tmp_path):
    def made(task, notes=NOTES, **options):
        write(tmp_path / "a.jpg", picture(kind="JPEG"))
        path = write(tmp_path / "notes.json", json.dumps(notes))
        return ds.CocoDataset(tmp_path, path, task, shuffle=False, **options)

    return made


@pytest.mark.parametrize(
    ("task", "columns"),
    [
        (
            "Detection",
            {"bbox": [[1, 2, 3, 4]] * 2, "category_id": [[9], [9]], "iscrowd": [[0], [1]]},
        ),
        (
            "Stuff",
            {
                "segmentation": [[1.5, 2, 3, -1], [4, -1, -1, -1], [3, 1, 2, 2]],
                "iscrowd": [[0], [1]],
            },
        ),
        ("Keypoint", {"keypoints": [[1, 2, 2], [3, -1, -1]], "num_keypoints": [[1], [0]]}),
        (
            "Panoptic",
            {
                "bbox": [[1, 2, 3, 4]] * 2,
                "category_id": [[9], [9]],
                "iscrowd": [[0], [1]],
                "area": [[7], [8]],
            },
        ),
        ("Captioning", {"captions": [["a cat"], ["two cats"]]}),
    ],
)
def test_columns_are_those_of_the_task(task, columns, coco):
    (row,) = coco(task).create_dict_iterator(output_numpy=True)  # b.jpg has no annotation

    assert row.pop("image").tobytes() == picture(kind="JPEG")
    assert {name: column.tolist() for name, column in row.items()} == columns
    kinds = {column.dtype for name, column in row.items() if column.dtype.kind != "U"}
    assert kinds <= {np.dtype(np.float32), np.dtype(np.uint32)}


def test_classes_have_the_numbers_of_the_file(coco):
    assert coco("Detection").get_class_indexing() == {"cat": [9]}
    assert coco("Panoptic").get_class_indexing() == {"cat": [9, 1]}
    with pytest.raises(UnsupportedError, match="'Detection' or 'Panoptic'"):
        coco("Stuff").get_class_indexing()


def test_name_of_the_picture_shows_when_it_is_renamed(coco):
    dataset = coco("Captioning", extra_metadata=True)
    (row,) = dataset.rename("_meta-filename", "name").create_dict_iterator()

    assert str(row["name"]) == "a"
    assert len(next(dataset.create_tuple_iterator())) == 2


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"annotations": [{"image_id": 4, "category_id": 9}]}, "annotations for Detection"),
        ({"annotations": [{**BOX, "image_id": 1}]}, "a picture with the id 1, got none"),
        (
            {"annotations": [{**BOX, "image_id": 4, "category_id": 1}]},
            "a category with the id 1, got none",
        ),
        ({"images": None}, "annotations for Detection"),
        ({"annotations": []}, "rows in"),
    ],
)
def test_annotations_that_do_not_fit_are_named(changes, message, coco):
    with pytest.raises(StateError, match=message):
        list(coco("Detection", {**NOTES, **changes}))
