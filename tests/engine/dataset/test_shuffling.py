"""How much of an order a source shuffles."""

from __future__ import annotations

import pytest

from engine import dataset as ds
from engine.dataset.shuffling import kind_of_shuffle
from engine.errors import ArgumentTypeError


@pytest.mark.parametrize(
    ("shuffle", "kind"),
    [
        (None, ds.Shuffle.GLOBAL),
        (True, ds.Shuffle.GLOBAL),
        (False, ds.Shuffle.FALSE),
        (ds.Shuffle.INFILE, ds.Shuffle.INFILE),
    ],
)
def test_argument_becomes_a_kind(shuffle, kind):
    assert kind_of_shuffle("MindDataset", shuffle) is kind


@pytest.mark.parametrize("shuffle", ["global", 1, 0])
def test_other_argument_is_refused(shuffle):
    with pytest.raises(ArgumentTypeError, match=r"MindDataset\(shuffle\) expected a bool or"):
        kind_of_shuffle("MindDataset", shuffle)


def test_kinds_are_those_of_mindspore():
    values = ["false", "adaptive", "global", "partial", "files", "infile"]

    assert [kind.value for kind in ds.Shuffle] == values
    assert str(ds.Shuffle.FILES) == "Shuffle.FILES"
