"""Extra state of cells goes through a checkpoint, and nothing that could run does."""

from __future__ import annotations

import json
import threading
from typing import Any

import numpy as np
import pytest

import engine
from engine import Tensor, nn
from engine.errors import ArgumentTypeError, CheckpointError
from engine.train.serialization.extra_state import packed, unpacked


class Keeping(nn.Cell):
    def __init__(self, state: Any) -> None:
        super().__init__()
        self.fc = nn.Dense(2, 2)
        self.state = state

    def get_extra_state(self) -> Any:
        return self.state

    def set_extra_state(self, state: Any) -> None:
        self.state = state


def through_a_file(state: Any, folder: Any) -> Any:
    """The state of a cell inside a network, once it was saved and loaded into another."""
    saved, loaded = nn.Cell(), nn.Cell()
    saved.inner, loaded.inner = Keeping(state), Keeping("not loaded")
    path = str(folder / "net.ckpt")
    engine.save_checkpoint(saved.state_dict(), path)
    loaded.load_state_dict(engine.load_checkpoint(path))
    assert (loaded.inner.fc.weight == saved.inner.fc.weight).all()
    return loaded.inner.state


@pytest.mark.parametrize(
    "state",
    [
        3,
        2.5,
        True,
        None,
        "a text",
        "",
        10**30,
        float("inf"),
        [1, "b", None],
        (1, (2, [3])),
        {"seen": 3, 5: [1.5], "deep": {"er": ()}},
        {"array": 1},
        '{"extra state": 3}',
        {},
    ],
)
def test_numbers_texts_lists_and_dicts_come_back(state: Any, tmp_path: Any) -> None:
    again = through_a_file(state, tmp_path)

    assert again == state
    assert type(again) is type(state)


@pytest.mark.parametrize("kind", [np.array, Tensor])
def test_arrays_come_back_wherever_they_stand(kind: Any, tmp_path: Any) -> None:
    again = through_a_file({"a": [kind([1.5, 2.5])], "b": (kind([[1], [2]]), 3)}, tmp_path)

    for value, numbers in ((again["a"][0], [1.5, 2.5]), (again["b"][0], [[1], [2]])):
        assert isinstance(value, np.ndarray if kind is np.array else Tensor)
        assert value.tolist() == numbers
    assert again["b"][1] == 3


@pytest.mark.parametrize("dtype", ["f2", "f4", "f8", "i1", "i8", "?"])
def test_arrays_keep_their_number_type(dtype: str, tmp_path: Any) -> None:
    again = through_a_file([np.ones((2, 0), dtype), np.ones((), dtype)], tmp_path)

    assert [(one.dtype, one.shape) for one in again] == [(dtype, (2, 0)), (dtype, ())]


@pytest.mark.parametrize(
    "state", [{1, 2}, threading.Lock(), [object()], {"deep": [lambda: 1]}, b"bytes", 1j]
)
def test_what_a_checkpoint_cannot_hold_is_refused_and_the_cell_named(
    state: Any, tmp_path: Any
) -> None:
    net = nn.Cell()
    net.inner = Keeping(state)
    path = tmp_path / "net.ckpt"

    with pytest.raises(ArgumentTypeError, match="extra state of cell 'inner', expected numbers"):
        engine.save_checkpoint(net.state_dict(), str(path))
    assert not path.exists()
    with pytest.raises(ArgumentTypeError, match="cell 'the network itself'"):
        engine.save_checkpoint(Keeping(state).state_dict(), str(path))


@pytest.mark.parametrize("kind", ["(1,f4,", "f4,,i4", "no type", "O", 5, ["f4"]])
def test_number_of_no_type_is_told_as_damage(kind: Any) -> None:
    text = json.dumps({"extra state": {"number": [kind, 1]}})

    with pytest.raises(CheckpointError, match=r"fc\._extra_state expected the extra state"):
        unpacked({"fc._extra_state": text})


def test_text_of_a_user_is_no_extra_state() -> None:
    values = {"note": packed("_extra_state", 3)["_extra_state"], "_extra_state": "plain"}

    assert unpacked(values) == values
