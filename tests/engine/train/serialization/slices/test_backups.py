"""A rank without its checkpoint takes one of a rank that has the same slices."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import engine
from engine.errors import ArgumentTypeError, CheckpointError
from engine.train.serialization.slices.backups import same_slices
from engine.train.serialization.slices.strategy import strategy_of
from tests.engine.train.serialization.slices.drawn import Drawn, cut, draw, strategy

ROWS_TWICE = Drawn([2, 2], [[1], [-1]])  # ranks 0 and 1 have the upper half, 2 and 3 the lower
COLUMNS_TWICE = Drawn([2, 2], [[-1], [0]])


def file_of(path: Path, **layouts: Drawn) -> str:
    named = {name: layout.message() for name, layout in layouts.items()}
    path.write_bytes(strategy(named, 0).SerializeToString())
    return str(path)


def touched(folder: Path, *ranks: int) -> str:
    """Where the checkpoint of rank 3 would lie, with files of some ranks."""
    for rank in ranks:
        (folder / f"rank_{rank}").mkdir()
        (folder / f"rank_{rank}" / "net.ckpt").touch()
    return str(folder / "rank_3" / "net.ckpt")


@pytest.fixture(autouse=True)
def rank_three(monkeypatch):
    monkeypatch.setenv("RANK_ID", "3")


def test_own_checkpoint_comes_first(tmp_path):
    path = touched(tmp_path, 2, 3)

    assert engine.get_ckpt_path_with_strategy(path, "not looked at") == path


@pytest.mark.parametrize(("ranks", "taken"), [((0, 1, 2), "rank_2"), ((0, 1), None), ((), None)])
def test_rank_with_the_same_slices_stands_in(ranks, taken, tmp_path):
    path = touched(tmp_path, *ranks)
    rows = file_of(tmp_path / "s.ckpt", w=ROWS_TWICE)
    found = engine.get_ckpt_path_with_strategy(path, rows)

    assert found == (taken and str(tmp_path / taken / "net.ckpt"))


def test_all_parameters_must_be_the_same(tmp_path):
    path = touched(tmp_path, 0, 1, 2)
    both = file_of(tmp_path / "s.ckpt", w=ROWS_TWICE, v=COLUMNS_TWICE)

    assert engine.get_ckpt_path_with_strategy(path, both) is None


def test_gathered_gradients_may_differ(tmp_path):
    path = touched(tmp_path, 2)
    gathered = {"w": ROWS_TWICE, "accu_grads.w": COLUMNS_TWICE, "inputs": COLUMNS_TWICE}

    assert engine.get_ckpt_path_with_strategy(path, file_of(tmp_path / "s.ckpt", **gathered))


def test_path_without_a_rank_counts_itself(tmp_path):
    path = str(tmp_path / "net.ckpt")

    assert engine.get_ckpt_path_with_strategy(path, "not looked at") is None
    Path(path).touch()
    assert engine.get_ckpt_path_with_strategy(path, "not looked at") == path


def test_file_of_a_later_stage_tells_of_that_stage(tmp_path, monkeypatch):
    monkeypatch.setenv("RANK_ID", "7")
    path = touched(tmp_path, 2, 6)
    rows = file_of(tmp_path / "s.ckpt", w=ROWS_TWICE)

    assert engine.get_ckpt_path_with_strategy(path, rows) == str(tmp_path / "rank_6" / "net.ckpt")


@pytest.mark.parametrize("seed", range(8))
def test_same_slices_are_the_same_numbers(seed):
    random = np.random.default_rng(seed)
    drawn = [draw(random, 8, 2, shards=True) for _ in range(2)]
    array = np.arange(64 * 64).reshape(64, 64)
    slices = [cut(array, one) for one in drawn]
    messages = {f"p{number}": one.message() for number, one in enumerate(drawn)}
    told = strategy_of("a test", messages)

    for rank in range(8):
        expected = [
            other
            for other in range(8)
            if all(np.array_equal(parts[other], parts[rank]) for parts in slices)
        ]
        assert same_slices(told, rank) == expected


def test_missing_strategy_is_an_error(tmp_path):
    with pytest.raises(CheckpointError, match="expected a file, got none at"):
        engine.get_ckpt_path_with_strategy(touched(tmp_path, 2), str(tmp_path / "none.ckpt"))


@pytest.mark.parametrize("given", [(3, "s.ckpt"), ("rank_0/n.ckpt", None)])
def test_paths_are_texts(given):
    with pytest.raises(ArgumentTypeError, match="expected a str"):
        engine.get_ckpt_path_with_strategy(*given)
