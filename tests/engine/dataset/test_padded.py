"""Rows that fill up others."""

from __future__ import annotations

import numpy as np
import pytest

from engine import dataset as ds
from engine.errors import ArgumentTypeError, ArgumentValueError


def rows(*numbers):
    return ds.PaddedDataset([{"x": np.array(number), "y": f"t{number}"} for number in numbers])


def test_rows_come_as_they_are_listed():
    found = list(rows(3, 1, 2).create_dict_iterator(output_numpy=True))

    assert [int(row["x"]) for row in found] == [3, 1, 2]
    assert str(found[1]["y"]) == "t1"


def test_they_fill_up_shards():
    source = ds.NumpySlicesDataset({"x": [0, 1, 2], "y": ["a", "b", "c"]}, shuffle=False)
    shards = []
    for shard in range(2):
        both = source + rows(9)
        both.use_sampler(ds.DistributedSampler(2, shard, shuffle=False, num_samples=None))
        shards.append([int(x) for x, _ in both.create_tuple_iterator(output_numpy=True)])

    assert sorted(shards[0] + shards[1]) == [0, 1, 2, 9]


@pytest.mark.parametrize(
    ("samples", "error", "message"),
    [
        ({"x": 1}, ArgumentTypeError, "a list of dicts"),
        ([1], ArgumentTypeError, "a list of dicts"),
        ([], ArgumentValueError, "at least one row"),
        ([{"x": 1}, {"y": 1}], ArgumentValueError, r"rows with the columns \['x'\]"),
    ],
)
def test_samples_that_are_none_raise(samples, error, message):
    with pytest.raises(error, match=message):
        ds.PaddedDataset(samples)
