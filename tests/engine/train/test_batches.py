"""A model reads any dataset that can be iterated, one pass for each epoch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import engine
from engine.train import History

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
