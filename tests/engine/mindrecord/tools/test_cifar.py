"""CIFAR-10 and CIFAR-100 as record files."""

from __future__ import annotations

import pickle
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PIL import Image

from engine.errors import RecordError
from engine.mindrecord import Cifar10ToMR, Cifar100ToMR, FileReader, MindPage
from engine.mindrecord.exceptions import (
    MRMAddIndexError,
    MRMOpenError,
    ParamValueError,
    PathNotExistsError,
)
from engine.mindrecord.header import read_header


def smooth(count: int) -> np.ndarray:
    """Pictures that JPEG hardly changes, (count, 32, 32, 3)."""
    y, x = np.mgrid[:32, :32]
    channels = [y * 4, x * 4, y * 2 + x * 2]
    return np.stack([np.stack(channels, axis=-1) + number for number in range(count)])


def part(pictures: np.ndarray, **labels: list[int]) -> dict[str, Any]:
    planes = pictures.transpose(0, 3, 1, 2).reshape(len(pictures), -1)
    return {"data": planes.astype(np.uint8), "filenames": ["a"] * len(pictures), **labels}


def put(folder: Path, **parts: dict[str, Any]) -> str:
    for name, content in parts.items():
        folder.joinpath(name).write_bytes(pickle.dumps(content, 2))
    return str(folder)


def rows(path: Path) -> list[dict[str, Any]]:
    return list(FileReader(str(path)).get_next())


def pixels(content: bytes) -> np.ndarray:
    return np.asarray(Image.open(BytesIO(content)), dtype=int)


def cifar10(folder: Path) -> str:
    pictures = smooth(5)
    return put(
        folder,
        data_batch_2=part(pictures[2:3], labels=[9]),
        data_batch_1=part(pictures[:2], labels=[1, 7]),
        test_batch=part(pictures[3:], labels=[4, 5]),
    )


def test_the_pictures_of_cifar_10_are_written_with_labels_and_numbers(tmp_path: Path) -> None:
    Cifar10ToMR(cifar10(tmp_path), str(tmp_path / "record")).transform()

    train, test = rows(tmp_path / "record"), rows(tmp_path / "record_test")
    assert [(row["id"], row["label"]) for row in train] == [(0, 1), (1, 7), (2, 9)]
    assert [(row["id"], row["label"]) for row in test] == [(0, 4), (1, 5)]
    for row, picture in zip(train + test, smooth(5), strict=True):
        assert np.abs(pixels(row["data"]) - picture).max() <= 6


def test_the_pictures_of_cifar_100_have_two_labels(tmp_path: Path) -> None:
    source = put(
        tmp_path,
        train=part(smooth(2), fine_labels=[99, 3], coarse_labels=[19, 0]),
        test=part(smooth(1), fine_labels=[5], coarse_labels=[6]),
    )
    Cifar100ToMR(source, str(tmp_path / "record")).transform(["fine_label"])

    train = rows(tmp_path / "record")
    assert [(row["fine_label"], row["coarse_label"]) for row in train] == [(99, 19), (3, 0)]
    assert [row["fine_label"] for row in rows(tmp_path / "record_test")] == [5]


def test_rows_can_be_searched_by_the_fields_that_are_asked_for(tmp_path: Path) -> None:
    Cifar10ToMR(cifar10(tmp_path), str(tmp_path / "record")).transform(["label"])

    assert MindPage(str(tmp_path / "record")).candidate_fields == ["label"]
    with (tmp_path / "record").open("rb") as file:
        assert read_header(tmp_path / "record", file).description == "img_train"


def test_folders_that_lack_a_part_are_told(tmp_path: Path) -> None:
    with pytest.raises(PathNotExistsError, match="data_batch_"):
        Cifar10ToMR(str(tmp_path), "record")
    put(tmp_path, train={})
    with pytest.raises(PathNotExistsError, match="expected a file test"):
        Cifar100ToMR(str(tmp_path), "record")
    with pytest.raises(PathNotExistsError, match="expected a folder"):
        Cifar100ToMR(str(tmp_path / "none"), "record")


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (part(smooth(2), labels=[1]), "expected 2 labels"),
        (part(smooth(1)), "expected 1 labels"),
        (part(smooth(1), labels=["a"]), "expected 1 labels"),
        ({"labels": []}, "'data' of uint8"),
        ({"data": np.zeros(7, np.uint8), "labels": []}, "3072 a picture"),
    ],
)
def test_parts_that_are_no_pictures_and_labels_are_told(
    tmp_path: Path, content: dict[str, Any], told: str
) -> None:
    source = put(tmp_path, data_batch_1=content, test_batch={})
    with pytest.raises(RecordError, match=told):
        Cifar10ToMR(source, str(tmp_path / "record")).transform()

    assert not (tmp_path / "record").exists()


def test_arguments_that_do_not_fit_are_told(tmp_path: Path) -> None:
    source = cifar10(tmp_path)
    with pytest.raises(ParamValueError, match=r"Cifar10ToMR\(destination\)"):
        Cifar10ToMR(source, "a:b")
    with pytest.raises(ParamValueError, match="a list of names"):
        Cifar10ToMR(source, str(tmp_path / "record")).transform("label")
    with pytest.raises(MRMAddIndexError):
        Cifar10ToMR(source, str(tmp_path / "record")).transform(["colour"])
    (tmp_path / "record").touch()
    with pytest.raises(MRMOpenError, match="a name that is free"):
        Cifar10ToMR(source, str(tmp_path / "record")).transform()
