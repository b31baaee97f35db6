"""A model reads any dataset that can be iterated, one pass for each epoch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import engine
from engine import dataset as ds
from engine.dataset.position import Position
from engine.errors import StateError
from engine.train import History
from engine.train.batches import Batches, OwnBatches

Make = Callable[..., Any]


class Passes:
    """The least that a model needs of a dataset; it counts the passes over it."""

    def __init__(self) -> None:
        self.count = 0
        self.options: dict[str, Any] = {}

    def create_tuple_iterator(self, **options: Any) -> Passes:
        self.options = options
        return self

    def __iter__(self) -> Any:
        self.count += 1
        x = engine.ops.ones((4, 10), engine.float32)
        return iter([(x, x[:, :5])] * self.get_dataset_size())

    def get_dataset_size(self) -> int:
        return 3


def test_each_epoch_is_one_pass_over_one_iterator(make_model: Make) -> None:
    passes, history = Passes(), History()
    make_model().train(4, passes, history)

    assert passes.count == 4
    assert passes.options == {"num_epochs": 4, "do_copy": False}
    assert history.epoch == {"epoch": [1, 2, 3, 4]}


def test_initial_epoch_asks_for_the_passes_that_are_left(make_model: Make) -> None:
    passes = Passes()
    make_model().train(4, passes, initial_epoch=3)

    assert (passes.count, passes.options["num_epochs"]) == (1, 1)


class Counting:
    """A dataset of numbers that knows nothing of positions."""

    def __init__(self, size: int = 3) -> None:
        self.size = size
        self.passes = 0

    def create_tuple_iterator(self, **_: Any) -> Counting:
        return self

    def __iter__(self) -> Any:
        self.passes += 1
        return iter([(10 * self.passes + number,) for number in range(self.size)])

    def get_dataset_size(self) -> int:
        return self.size


def shuffled() -> Any:
    engine.set_seed(5)
    return ds.NumpySlicesDataset({"x": np.arange(10)}, shuffle=True).batch(2)


def taken(batches: Batches, count: int) -> list[Any]:
    endless = batches.endless()
    return [np.asarray(next(endless)[0]).tolist() for _ in range(count)]


@pytest.mark.parametrize("make", [shuffled, Counting])
@pytest.mark.parametrize("done", [0, 2, 3, 5, 6, 13])
def test_reading_goes_on_from_a_position(make: Make, done: int) -> None:
    whole = taken(OwnBatches(make()), 20)
    first = OwnBatches(make())
    taken(first, done)
    second = OwnBatches(make())
    second.start_at(first.position)

    assert taken(second, 20 - done) == whole[done:]


def test_position_says_passes_and_batches() -> None:
    engine.set_seed(5)
    batches = OwnBatches(shuffled())
    endless = batches.endless()
    found = [batches.position]
    for _ in range(6):
        next(endless)
        found.append(batches.position)

    assert [(one.epoch, one.taken, one.number) for one in found] == [
        *((0, 0, 0), (0, 1, 0), (0, 2, 0), (0, 3, 0), (0, 4, 0), (0, 5, 0), (1, 1, 1)),
    ]
    assert [one.entropy for one in found] == [None, 5, 5, 5, 5, 5, 5]


def test_order_of_a_pass_without_seed_is_part_of_its_position() -> None:
    dataset = ds.NumpySlicesDataset({"x": np.arange(50)}, shuffle=True).batch(2)
    first = OwnBatches(dataset)
    taken(first, 4)
    second = OwnBatches(dataset)
    second.start_at(first.position)

    assert taken(second, 21) == taken(first, 21)


def test_foreign_dataset_tells_passes_and_batches_only() -> None:
    batches = OwnBatches(Counting())
    taken(batches, 4)

    assert batches.position == Position(1, 1)


def test_rest_of_a_pass_is_a_pass() -> None:
    batches = OwnBatches(Counting())
    taken(batches, 1)

    assert [len(list(batches.one_pass())) for _ in range(2)] == [2, 3]


def test_pass_that_gives_nothing_ends_the_reading() -> None:
    with pytest.raises(StateError, match="a batch in each pass"):
        taken(OwnBatches(Counting(0)), 1)
