"""How much of an order a source shuffles."""

from __future__ import annotations

import pytest

from engine import dataset as ds
from engine.dataset.shuffling import shuffle_level
from engine.errors import ArgumentTypeError


@pytest.mark.parametrize(
    ("shuffle", "level"),
    [
        (None, ds.Shuffle.ADAPTIVE),
        (True, ds.Shuffle.ADAPTIVE),
        (False, ds.Shuffle.FALSE),
        (ds.Shuffle.INFILE, ds.Shuffle.INFILE),
    ],
)
def test_argument_becomes_a_level(shuffle, level):
    assert shuffle_level("MindDataset", shuffle, ds.Shuffle.ADAPTIVE) is level


@pytest.mark.parametrize("shuffle", ["global", 1, 0])
def test_other_argument_is_refused(shuffle):
    with pytest.raises(ArgumentTypeError, match=r"MindDataset\(shuffle\) expected a bool or"):
        shuffle_level("MindDataset", shuffle)


def test_levels_are_those_of_mindspore():
    values = ["false", "adaptive", "global", "partial", "files", "infile"]

    assert [level.value for level in ds.Shuffle] == values
