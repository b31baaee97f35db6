"""Crowds with boxes around faces."""

from __future__ import annotations

import pytest

from engine import dataset as ds
from engine.errors import StateError
from tests.engine.dataset.sources.folders import picture, write


@pytest.fixture
def folder(tmp_path):
    lists = {
        "train_bbx_gt": "a/b.jpg\n2\n1 2 3 4 0 1 0 2 1 0 \n5 6 7 8 1 0 1 0 0 1\n",
        "val_bbx_gt": "a/c.jpg\n0\n0 0 0 0 0 0 0 0 0 0\na/d.jpg\n1\n1 1 1 1 0 0 0 0 0 0\n",
        "test_filelist": "a/e.jpg\n",
    }
    for name, content in lists.items():
        write(tmp_path / f"wider_face_split/wider_face_{name}.txt", content)
    for part, names in (("train", "b"), ("val", "cd"), ("test", "e")):
        for name in names:
            write(tmp_path / f"WIDER_{part}/images/a/{name}.jpg", picture(kind="JPEG"))
    return tmp_path


def rows(*arguments):
    dataset = ds.WIDERFaceDataset(*arguments, shuffle=False)
    return list(dataset.create_dict_iterator(output_numpy=True))


def test_faces_have_boxes_and_degrees(folder):
    (row,) = rows(folder, "train")

    assert row["bbox"].tolist() == [[1, 2, 3, 4], [5, 6, 7, 8]]
    assert row["expression"].tolist() == [1, 0]
    assert row["occlusion"].tolist() == [2, 0]
    assert row["invalid"].tolist() == [0, 1]


def test_picture_without_a_face_has_one_line_of_zeros(folder):
    assert [row["bbox"].tolist() for row in rows(folder, "valid")] == [[[0] * 4], [[1] * 4]]


def test_all_are_the_training_and_the_validation(folder):
    assert len(rows(folder)) == 3


def test_tests_are_pictures_alone(folder):
    assert [list(row) for row in rows(folder, "test")] == [["image"]]


@pytest.mark.parametrize("content", ["a/b.jpg\n", "a/b.jpg\ntwo\n", "a/b.jpg\n2\n1 2\n3 4 5\n"])
def test_list_that_is_cut_off_is_told(content, folder):
    write(folder / "wider_face_split/wider_face_train_bbx_gt.txt", content)

    with pytest.raises(StateError, match=r"a number of faces and ten numbers each behind a/b\.jpg"):
        rows(folder, "train")
