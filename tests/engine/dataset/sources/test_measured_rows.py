"""The rows that MindSpore reads of the small data sets; see tests/data/mindspore/README.md."""

from __future__ import annotations

import json

import pytest

from engine import dataset as ds
from tests.engine.dataset.sources import (
    mindspore_rows,
    picture_folders,
    sound_folders,
    text_folders,
)
from tests.engine.dataset.sources.folders import MAKERS

assert picture_folders, (sound_folders, text_folders)  # they add their makers to the others

KEPT = json.loads(mindspore_rows.KEPT.read_text(encoding="utf-8"))
# MindSpore takes files in the order in which the folder happens to list them.
AS_LISTED = {"GTZANDataset", "SUN397Dataset", "WIDERFaceDataset", "YesNoDataset"}
# It gives zeros in place of the sounds.
OTHER_NUMBERS = {"TedliumDataset"}
# It reads batches of ten thousand pictures alone.
TOO_LARGE = {"Cifar10Dataset", "Cifar100Dataset"}


def test_all_sources_of_files_are_measured():
    assert set(MAKERS) - set(KEPT) == TOO_LARGE | set(mindspore_rows.DRAWN)


@pytest.mark.parametrize("name", KEPT)
def test_rows_are_those_of_mindspore(name, tmp_path):
    ours = mindspore_rows.told(ds, name, MAKERS[name](tmp_path).arguments)
    theirs = dict(KEPT[name])
    if name in AS_LISTED:
        ours["rows"], theirs["rows"] = sorted(ours["rows"]), sorted(theirs["rows"])
    if name in OTHER_NUMBERS:
        ours["rows"], theirs["rows"] = len(ours["rows"]), len(theirs["rows"])

    assert ours == theirs
