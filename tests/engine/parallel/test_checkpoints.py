"""Checkpoints of several devices under the names of `engine.parallel`."""

from __future__ import annotations

import pytest

import engine
from engine import Tensor, parallel


@pytest.mark.parametrize(
    ("newer", "older"),
    [
        ("convert_checkpoints", "transform_checkpoints"),
        ("convert_checkpoint_by_rank", "transform_checkpoint_by_rank"),
        ("rank_list_for_convert", "rank_list_for_transform"),
    ],
)
def test_newer_name_is_the_same_function(newer, older):
    assert getattr(parallel, newer) is getattr(engine, older)


def test_checkpoints_are_converted_by_their_newer_names(tmp_path):
    ranks = parallel.rank_list_for_convert(0)
    files = {rank: str(tmp_path / f"{rank}.ckpt") for rank in ranks}
    for file in files.values():
        engine.save_checkpoint({"w": Tensor([1.0, 2.0])}, file)
    parallel.convert_checkpoint_by_rank(0, files, str(tmp_path / "new.ckpt"))

    assert engine.load_checkpoint(tmp_path / "new.ckpt")["w"].tolist() == [1.0, 2.0]
