"""Samples are taken once, in the dataset's order, and kept."""

from __future__ import annotations

import numpy as np
import pytest

import engine
from engine import dataset
from engine.errors import ArgumentTypeError, ArgumentValueError, MethodMissingError, MisfitError
from engine.train.landscape import samples_of
from tests.engine.train.landscape.networks import arrays, batches


def test_samples_come_in_the_order_of_the_dataset():
    kept = samples_of(batches())

    together = np.concatenate([batch[0].asnumpy() for batch in kept.batches])
    assert together.tobytes() == arrays()["x"].tobytes()
    assert kept.counts == (4, 4, 4, 2)


def test_of_the_last_batch_only_the_wanted_samples_are_taken():
    kept = samples_of(batches(), 6)

    assert kept.counts == (4, 2)
    assert kept.batches[1][1].asnumpy().tolist() == arrays()["y"][4:6].tolist()


def test_more_samples_than_there_are_means_all():
    assert samples_of(batches(), 2048).count == 14


def test_the_fingerprint_is_of_the_samples_and_not_of_the_dataset():
    same, other = samples_of(batches(), 6), samples_of(batches(10), 6)

    assert same.fingerprint == other.fingerprint
    assert samples_of(batches(), 5).fingerprint != same.fingerprint


def test_a_shuffled_dataset_goes_on_as_if_nobody_had_looked():
    def order(looks):
        engine.set_seed(3)
        rows = batches(shuffle=True)
        if looks:
            samples_of(rows)
        return [batch[1].asnumpy().tolist() for batch in rows.create_tuple_iterator(num_epochs=1)]

    assert order(looks=True) == order(looks=False)


def test_samples_do_not_change_with_the_memory_of_the_dataset():
    given = arrays()
    rows = dataset.NumpySlicesDataset(given, shuffle=False).batch(14)
    kept = samples_of(rows)
    before = kept.batches[0][0].asnumpy().copy()

    given["x"][:] = 0

    assert (kept.batches[0][0].asnumpy() == before).all()


@pytest.mark.parametrize(
    ("number", "error"), [(0, ArgumentValueError), (True, ArgumentTypeError), (2.0, TypeError)]
)
def test_a_number_of_samples_that_is_none_is_refused(number, error):
    with pytest.raises(error, match=r"LandscapeModel\(num_samples\) expected"):
        samples_of(batches(), number)


def test_what_is_no_dataset_is_refused():
    with pytest.raises(MethodMissingError, match=r"LandscapeModel\(dataset\) expected a dataset"):
        samples_of([1, 2])


def test_an_empty_dataset_is_refused():
    rows = dataset.NumpySlicesDataset(arrays(3), shuffle=False).batch(4, drop_remainder=True)

    with pytest.raises(MisfitError, match="expected at least one batch, got an empty dataset"):
        samples_of(rows)
