"""MNIST as record files."""

from __future__ import annotations

import gzip
import logging
import struct
from io import BytesIO
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from engine.errors import RecordError
from engine.mindrecord import FileReader, MindPage, MnistToMR
from engine.mindrecord.exceptions import ParamValueError, PathNotExistsError


def idx(path: Path, array: np.ndarray) -> None:
    head = struct.pack(f">4B{array.ndim}I", 0, 0, 8, array.ndim, *array.shape)
    path.write_bytes(gzip.compress(head + array.tobytes(), mtime=0))


def images(count: int) -> np.ndarray:
    y, x = np.mgrid[:28, :28]
    return np.stack([(y * 3 + x * 4 + number).astype(np.uint8) for number in range(count)])


def folder(root: Path, labels: int = 5) -> str:
    for part, count in (("train", 5), ("t10k", 2)):
        idx(root / f"{part}-images-idx3-ubyte.gz", images(count))
        idx(root / f"{part}-labels-idx1-ubyte.gz", np.arange(min(count, labels), dtype=np.uint8))
    return str(root)


def test_digits_are_written_with_their_labels(tmp_path: Path) -> None:
    MnistToMR(folder(tmp_path), str(tmp_path / "digits")).transform()

    for name, count in (("train", 5), ("test", 2)):
        path = str(tmp_path / f"digits_{name}.mindrecord")
        found = list(FileReader(path).get_next())
        assert [row["label"] for row in found] == list(range(count))
        for row, expected in zip(found, images(count), strict=True):
            pixels = np.asarray(Image.open(BytesIO(row["data"])), dtype=int)
            assert np.abs(pixels - expected).max() <= 3
        assert MindPage(path).candidate_fields == ["label"]


def test_several_files_share_the_rows(tmp_path: Path) -> None:
    MnistToMR(folder(tmp_path), str(tmp_path / "digits"), 2).transform()

    reader = FileReader(str(tmp_path / "digits_train.mindrecord0"))
    assert sorted(row["label"] for row in reader.get_next()) == [0, 1, 2, 3, 4]
    assert (tmp_path / "digits_test.mindrecord1").exists()


def test_images_without_labels_are_left_out(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        MnistToMR(folder(tmp_path, labels=4), str(tmp_path / "digits")).transform()

    assert FileReader(str(tmp_path / "digits_train.mindrecord")).len() == 4
    assert "train: 5 images, 4 labels" in caplog.text


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (gzip.compress(b"\0" * 90, mtime=0)[:-9], "a whole gzip file"),
        (b"no gzip", "a whole gzip file"),
        (gzip.compress(b"\0" * 15, mtime=0), "a head of 16 bytes, got 15 bytes"),
        (gzip.compress(b"\0" * 90, mtime=0), "images of 28 by 28 bytes, got 74 bytes"),
    ],
)
def test_damaged_files_are_told(tmp_path: Path, content: bytes, told: str) -> None:
    converter = MnistToMR(folder(tmp_path), str(tmp_path / "digits"))
    (tmp_path / "t10k-images-idx3-ubyte.gz").write_bytes(content)
    with pytest.raises(RecordError, match=f"t10k-images.*{told}"):
        converter.transform()

    assert not (tmp_path / "digits_train.mindrecord").exists()


def test_what_is_not_there_or_does_not_fit_is_told(tmp_path: Path) -> None:
    with pytest.raises(PathNotExistsError, match="a file of MNIST"):
        MnistToMR(str(tmp_path), str(tmp_path / "digits")).transform()
    with pytest.raises(ParamValueError, match="partition_number"):
        MnistToMR(str(tmp_path), str(tmp_path / "digits"), "2")
