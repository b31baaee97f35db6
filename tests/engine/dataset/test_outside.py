"""A pass that another process goes on with: from the same row on, and with the same numbers."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import engine
from engine.dataset import GeneratorDataset, NumpySlicesDataset, config
from engine.dataset.global_random import global_random, is_same, set_global_random
from engine.dataset.standing import stand, standing_of
from engine.dataset.transforms import TypeCast


class Sums:
    """A function of many rows at once that notes how often it was called, and tells."""

    def __init__(self) -> None:
        self.calls = 0

    def __call__(self, x: Any) -> Any:
        self.calls += 1
        return x + self.calls

    on_batch = __call__

    def state_dict(self) -> dict[str, Any]:
        return {"calls": self.calls}

    def load_state_dict(self, state: dict[str, Any]) -> None:
        self.calls = state["calls"]


def arrays() -> Any:
    return NumpySlicesDataset({"x": np.arange(24)}, shuffle=True)


def drawing() -> Iterator[Any]:
    for number in range(24):
        yield (number + np.random.random() + random.random(),)


PIPELINES = {
    "arrays": lambda: arrays().map(TypeCast(engine.float32), "x").batch(4),
    "rows of a source that draws": lambda: GeneratorDataset(drawing, "x").batch(4),
    "a function of a user": lambda: arrays().map(Sums(), "x").batch(4),
    "a function of batches": lambda: arrays().batch(
        4, per_batch_map=lambda rows, _: ([row + np.random.random() for row in rows],)
    ),
    "batches repeated": lambda: arrays().batch(4).repeat(2),
    "a data set as a source": lambda: GeneratorDataset(arrays(), "x").batch(4),
    "threads": lambda: (
        GeneratorDataset(drawing, "x").map(np.square, num_parallel_workers=2).batch(4)
    ),
    "processes": lambda: (
        arrays()
        .map(lambda x: x + np.random.random(), num_parallel_workers=2, python_multiprocessing=True)
        .batch(4)
    ),
}


def read(iterator: Any, count: int) -> list[list[float]]:
    return [next(iterator)[0].tolist() for _ in range(count)]


@pytest.mark.parametrize("name", PIPELINES)
@pytest.mark.parametrize("passes", [0, 2])
def test_pass_goes_on_in_another_process(name: str, passes: int) -> None:
    engine.set_seed(3)
    np.random.seed(3)
    random.seed(3)
    make = PIPELINES[name]
    whole = make().create_tuple_iterator(output_numpy=True)
    for _ in range(passes):
        list(whole)
    read(whole, 3)
    position = whole.position
    rest = list(whole), list(whole)
    whole.stop()

    engine.set_seed(3)
    np.random.seed(8)
    resumed = make().create_tuple_iterator(output_numpy=True)
    resumed.start_at(position)
    again = list(resumed), list(resumed)
    resumed.stop()

    assert str(again) == str(rest)


def test_rows_of_arrays_are_not_sliced_to_be_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    from engine.dataset.picks import Picks

    iterator = arrays().batch(4).create_tuple_iterator(output_numpy=True)
    read(iterator, 3)
    spans: list[tuple[int, int]] = []
    block = Picks.block
    monkeypatch.setattr(
        Picks, "block", lambda self, *span: spans.append(span) or block(self, *span)
    )
    other = arrays().batch(4).create_tuple_iterator(output_numpy=True)
    other.start_at(iterator.position)
    read(other, 1)

    assert spans == [(12, 16)]


def test_split_without_a_seed_deals_the_same_rows_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(config._settings, "seed", None)
    part, rest = arrays().split([16, 8])
    state = standing_of(part.batch(4)), standing_of(rest)
    other, left = arrays().split([16, 8])
    other = other.batch(4)
    stand(other, state[0])
    stand(left, state[1])

    for one, two in ((part.batch(4), other), (rest, left)):
        assert [x.tolist() for (x,) in one] == [x.tolist() for (x,) in two]


def test_state_of_both_generators_is_put_back() -> None:
    state = global_random()
    drawn = random.random(), np.random.random(), random.gauss(), np.random.normal()
    assert not is_same(state, global_random())
    set_global_random(state)

    assert is_same(state, global_random())
    assert (random.random(), np.random.random(), random.gauss(), np.random.normal()) == drawn
