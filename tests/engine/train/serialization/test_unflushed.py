from __future__ import annotations

import numpy as np

import engine
from engine.train.serialization.unflushed import write_unflushed
from insight.record import SummaryRecord
from insight.record.provenance.fingerprint import of_file
from insight.tables import open_runs


def test_the_file_is_that_of_save_checkpoint(tmp_path):
    values = {"weight": np.arange(6, dtype=np.float32).reshape(2, 3), "epoch": 4}

    write_unflushed(tmp_path / "one.ckpt", values)
    engine.save_checkpoint(values, tmp_path / "other.ckpt")

    assert (tmp_path / "one.ckpt").read_bytes() == (tmp_path / "other.ckpt").read_bytes()
    assert (tmp_path / "one.ckpt").stat().st_mode == (tmp_path / "other.ckpt").stat().st_mode


def test_a_run_knows_the_file_by_the_hash_that_it_has(tmp_path):
    path = tmp_path / "net.ckpt"
    with SummaryRecord(tmp_path / "run", provenance=True) as record:
        record.log(1, {"loss": 0.5})
        write_unflushed(path, {"weight": np.ones((600, 500), np.float32)})
    saved = open_runs(tmp_path / "run").provenance(".")["ancestry"]["saved"]

    assert saved == [{"path": str(path), **of_file(path)}]
