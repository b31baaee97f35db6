from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

import pytest

from insight.sources import folders_below

if TYPE_CHECKING:
    from pathlib import Path


def test_folders_come_by_their_names_with_the_names_of_their_files(tmp_path: Path) -> None:
    for name in ("b", "a/c"):
        (tmp_path / name).mkdir(parents=True)
    (tmp_path / "a" / "c" / "events").touch()

    assert [(folder.run, folder.names) for folder in folders_below(tmp_path)] == [
        (".", []),
        ("a", []),
        ("a/c", ["events"]),
        ("b", []),
    ]


def test_hidden_folders_are_passed_over(tmp_path: Path) -> None:
    (tmp_path / ".insight-trash" / "run").mkdir(parents=True)

    assert [folder.run for folder in folders_below(tmp_path)] == ["."]


def test_links_that_lead_back_end(tmp_path: Path) -> None:
    (tmp_path / "run").mkdir()
    (tmp_path / "run" / "back").symlink_to(tmp_path)

    assert [folder.run for folder in folders_below(tmp_path)] == [".", "run"]


def test_folder_that_is_gone_is_passed_over(tmp_path: Path) -> None:
    assert list(folders_below(tmp_path / "gone")) == []


@pytest.mark.skipif(sys.platform != "linux", reason="other systems refuse such names")
def test_name_that_is_no_utf8_becomes_text_that_can_be_sent(tmp_path: Path) -> None:
    os.mkdir(os.fsencode(tmp_path) + b"/bad\xff")  # noqa: PTH102 - a Path holds no bytes
    (folder,) = (folder for folder in folders_below(tmp_path) if folder.run != ".")

    assert folder.run == "bad\\xff"
    assert folder.path.is_dir()
