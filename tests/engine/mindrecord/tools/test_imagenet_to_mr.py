"""Folders of pictures as record files."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from engine.mindrecord import FileReader, ImageNetToMR, MindPage
from engine.mindrecord.exceptions import (
    MRMValidateDataError,
    ParamValueError,
    PathNotExistsError,
)


def folders(root: Path, listed: str = "dogs 4\ncats 2\nbirds 9") -> tuple[str, str, str]:
    for name in ("cats/b.JPEG", "cats/a.jpg", "dogs/c.jpg", "cats/notes.txt"):
        path = root / "images" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(name.encode())
    (root / "images/dogs/empty.jpg").touch()
    (root / "map").write_text(listed)
    return str(root / "map"), str(root / "images"), str(root / "record")


def test_pictures_come_class_by_class_with_their_labels(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        ImageNetToMR(*folders(tmp_path)).transform()

    found = list(FileReader(str(tmp_path / "record")).get_next())
    images = tmp_path / "images"
    assert found == [
        {"file_name": str(images / name), "image": name.encode(), "label": label}
        for name, label in (("dogs/c.jpg", 4), ("cats/a.jpg", 2), ("cats/b.JPEG", 2))
    ]
    assert MindPage(str(tmp_path / "record")).candidate_fields == ["label", "file_name"]
    for left_out in ("birds", "empty.jpg", "notes.txt"):
        assert left_out in caplog.text


def test_batches_go_into_the_files_in_turn(tmp_path: Path) -> None:
    arguments = folders(tmp_path)
    for number in range(300):
        (tmp_path / f"images/cats/{number:03}.jpg").write_bytes(b"picture")
    ImageNetToMR(*arguments, 2).transform()

    assert FileReader(f"{arguments[2]}1").len() == 303
    assert (
        len(list(FileReader([f"{arguments[2]}{number}" for number in range(2)]).get_next())) == 303
    )


@pytest.mark.parametrize("listed", ["cats", "cats two", "cats\t2", "cats 2\n\n"])
def test_lines_that_are_no_folder_and_label_are_told(tmp_path: Path, listed: str) -> None:
    with pytest.raises(ParamValueError, match="expected a folder, a blank, a label"):
        ImageNetToMR(*folders(tmp_path, listed)).transform()


def test_what_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(PathNotExistsError, match="none of them"):
        ImageNetToMR(*folders(tmp_path, "birds 9")).transform()
    (tmp_path / "images/fish").mkdir()
    with pytest.raises(MRMValidateDataError, match="at least one row"):
        ImageNetToMR(*folders(tmp_path, "fish 9")).transform()
    (tmp_path / "map").unlink()
    with pytest.raises(PathNotExistsError, match="map_file"):
        ImageNetToMR(str(tmp_path / "map"), str(tmp_path), str(tmp_path / "record")).transform()
    with pytest.raises(ParamValueError, match="partition_number"):
        ImageNetToMR("map", "images", "record", None)
