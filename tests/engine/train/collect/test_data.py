"""What a training keeps of where its data and weights came from."""

from __future__ import annotations

import numpy as np
import pytest

import engine
import insight
from engine import dataset, nn
from engine.train import Model, SummaryCollector

ROWS = {"x": np.arange(12, dtype=np.float32).reshape(6, 2), "y": np.arange(6.0, dtype=np.float32)}
QUIET = {"collect_landscape": None}


class Generated:
    """Rows that are made when they are asked for."""

    def __getitem__(self, index):
        raise AssertionError("nobody may ask for rows")

    def __len__(self):
        return 3


def train(folder, data=None, **options):
    engine.set_seed(5)
    network = nn.Dense(2, 1)
    model = Model(network, nn.MSELoss(), nn.Momentum(network.trainable_params(), 0.01, 0.9))
    data = data or dataset.NumpySlicesDataset(ROWS, shuffle=False).batch(3)
    collector = SummaryCollector(str(folder), collect_freq=1, **options)
    model.train(1, data, callbacks=[collector], dataset_sink_mode=False)
    return network


@pytest.fixture(autouse=True)
def _wanted(monkeypatch):
    monkeypatch.delenv("INSIGHT_PROVENANCE", raising=False)
    # Whatever else the machine does.
    monkeypatch.setattr("insight.record.provenance.recording.WAIT_S", 60.0)


def test_training_keeps_its_seed_and_the_hash_of_its_arrays(tmp_path):
    for name in ("a", "b"):
        train(tmp_path / name, collect_specified_data=QUIET)
    lineage = insight.open_runs(tmp_path).lineage()

    assert lineage["seed.engine"].tolist() == [5, 5]
    assert lineage["data.train.rows"].tolist() == [6, 6]
    assert lineage["data.train.sha256"].nunique() == 1


def test_training_that_loads_weights_has_a_parent(tmp_path):
    network = train(tmp_path / "a", collect_specified_data={})
    saved = sorted((tmp_path / "a" / "ckpt_dir").glob("*.ckpt"))
    engine.load_checkpoint(str(saved[-1]), network)
    train(tmp_path / "b", collect_specified_data=QUIET)
    lineage = insight.open_runs(tmp_path).lineage().set_index("run")

    assert lineage["parent.run"]["b"] == "a"


def test_collector_leaves_it_out_where_it_is_told_to(tmp_path):
    specified = QUIET | {"collect_provenance": False}
    train(tmp_path, collect_specified_data=specified)

    assert insight.open_runs(tmp_path).provenance(".") is None


def test_rows_of_a_python_object_are_not_asked_for():
    generated = dataset.GeneratorDataset(Generated(), ["x"])

    assert list(generated.batch(2).contents()) == []
