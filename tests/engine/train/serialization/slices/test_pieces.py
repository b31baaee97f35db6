"""Slices of one layout give those of another, as NumPy cuts them."""

from __future__ import annotations

import numpy as np
import pytest

from engine.errors import CheckpointError
from engine.train.serialization.slices.layout import SliceLayout, with_shards
from engine.train.serialization.slices.pieces import Pieces
from engine.train.serialization.slices.strategy import layout_of
from tests.engine.train.serialization.slices.drawn import cut, draw


@pytest.mark.parametrize("seed", range(40))
def test_drawn_layouts_are_cut_anew(seed: int) -> None:
    random = np.random.default_rng(seed)
    dimensions = int(random.integers(1, 4))
    before, after = (
        draw(random, 2 ** int(random.integers(0, 5)), dimensions, shards=True) for _ in range(2)
    )
    array = random.standard_normal((16,) * dimensions).astype(np.float32)
    slices, expected = cut(array, before), cut(array, after)
    source, target = (layout_of("a test", layout.message()) for layout in (before, after))
    for rank, part in enumerate(expected):
        pieces = Pieces("a test", source, target, rank)
        for needed in pieces.sources():
            pieces.add(needed, slices[needed])

        assert np.array_equal(pieces.joined(), part), (before, after, rank)


def test_devices_need_not_divide_each_other() -> None:
    array = np.arange(12)
    source, target = SliceLayout((3,), ((0,),)), SliceLayout((2,), ((0,),))
    pieces = Pieces("a test", source, target, rank=1)
    for rank in pieces.sources():
        pieces.add(rank, np.split(array, 3)[rank])

    assert pieces.joined().tolist() == [6, 7, 8, 9, 10, 11]


def test_uneven_slices_are_cut_evenly() -> None:
    source = SliceLayout((2,), ((0,), ()), sizes=(1, 3))
    array = np.arange(8).reshape(4, 2)
    pieces = Pieces("a test", source, SliceLayout((2,), ((0,), ())), rank=0)
    pieces.add(0, array[:1])
    pieces.add(1, array[1:])

    assert np.array_equal(pieces.joined(), array[:2])


def test_fields_are_joined_and_cut_again() -> None:
    layout = SliceLayout((2,), ((), (0,), ()), fields=2)
    array = np.arange(16).reshape(8, 2)
    slices = [part.reshape(4, 2) for part in np.split(array.reshape(2, 4, 2), 2, axis=1)]
    joined = Pieces("a test", layout)
    for rank, part in enumerate(slices):
        joined.add(rank, part)
    again = Pieces("a test", SliceLayout((1,), ((), ())), layout, rank=1)
    again.add(0, array)

    assert np.array_equal(joined.joined(), array)
    assert np.array_equal(again.joined(), slices[1])


def test_of_devices_with_the_same_the_nearest_gives() -> None:
    source, target = SliceLayout((2, 2), ((0,),)), SliceLayout((4,), ((),))

    assert [Pieces("a test", source, target, rank).sources() for rank in range(4)] == [
        [0, 1],
        [0, 1],
        [2, 3],
        [2, 3],
    ]


def test_missing_slices_are_named() -> None:
    pieces = Pieces("a test", SliceLayout((3,), ((0,),)))
    pieces.add(1, np.zeros(2))

    with pytest.raises(CheckpointError, match=r"none of devices \[0, 2\]"):
        pieces.joined()


@pytest.mark.parametrize(
    ("part", "says"),
    [
        (np.zeros((2, 3)), r"slices of \(4, 2\)"),
        (np.zeros(2), "2 axes"),
        (np.zeros((2, 2), np.int8), "slices of float64"),
    ],
)
def test_slice_of_another_parameter_is_refused(part: np.ndarray, says: str) -> None:
    pieces = Pieces("a test", SliceLayout((2,), ((0,), ())))
    pieces.add(0, np.zeros((2, 2)))

    with pytest.raises(CheckpointError, match=says):
        pieces.add(1, part)


def test_axis_that_cannot_be_cut_so_is_told() -> None:
    pieces = Pieces("a test", SliceLayout((1,), ((),)), SliceLayout((2,), ((0,),)))

    with pytest.raises(CheckpointError, match="an axis of 3"):
        pieces.add(0, np.zeros(3))


@pytest.mark.parametrize(
    ("devices", "step", "shards", "says"),
    [
        ((2,), 1, 2, "no devices hold the same"),
        ((4, 2), 1, 2, "2 apart, and not 1"),
        ((4, 2), 2, 3, "3 shards"),
        ((2, 2), 2, 4, "fewer than 4|2 shards"),
    ],
)
def test_shards_that_cannot_be_are_refused(
    devices: tuple[int, ...], step: int, shards: int, says: str
) -> None:
    with pytest.raises(ValueError, match=says):
        with_shards(SliceLayout(devices, ((0,),)), step, shards)
