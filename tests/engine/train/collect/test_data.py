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


def train(folder, data=None, *, sinks=False, **options):
    engine.set_seed(5)
    network = nn.Dense(2, 1)
    model = Model(network, nn.MSELoss(), nn.Momentum(network.trainable_params(), 0.01, 0.9))
    data = data or dataset.NumpySlicesDataset(ROWS, shuffle=False).batch(3)
    collector = SummaryCollector(str(folder), collect_freq=1, **options)
    model.train(1, data, callbacks=[collector], dataset_sink_mode=sinks)
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


class Held:
    """Rows of an array of its own."""

    def __init__(self, factor=1.0):
        self.rows = np.arange(12, dtype=np.float32).reshape(6, 2) * np.float32(factor)

    def __getitem__(self, index):
        return self.rows[index], np.float32(index)

    def __len__(self):
        return len(self.rows)


def generated(factor=1.0, **options):
    return dataset.GeneratorDataset(Held(factor), ["x", "y"], **options).batch(3)


def test_rows_of_a_python_object_have_the_hash_of_what_it_holds(tmp_path):
    for name, factor in (("a", 1.0), ("b", 1.0), ("c", 2.0)):
        train(tmp_path / name, generated(factor), collect_specified_data=QUIET)
    told = insight.open_runs(tmp_path).lineage().set_index("run")

    assert told["data.train.sha256"]["a"] == told["data.train.sha256"]["b"]
    assert told["data.train.sha256"]["a"] != told["data.train.sha256"]["c"]
    assert told["data.train.kind"].tolist() == ["source"] * 3
    assert "data.train.rows" not in told


def test_first_batch_tells_what_a_source_gave(tmp_path):
    for name, shuffle in (("a", False), ("b", False), ("c", True)):
        train(tmp_path / name, generated(shuffle=shuffle), collect_specified_data=QUIET)
    told = insight.open_runs(tmp_path).lineage().set_index("run")

    assert told["data.train.first_batch"]["a"] == told["data.train.first_batch"]["b"]
    assert told["data.train.first_batch"]["a"] != told["data.train.first_batch"]["c"]
    assert told["data.train.sha256"].nunique() == 1


def test_first_batch_is_the_same_where_batches_are_sent_ahead(tmp_path):
    for name, sinks in (("a", False), ("b", True)):
        rows = generated(shuffle=False)
        train(tmp_path / name, rows, sinks=sinks, collect_specified_data=QUIET)

    assert insight.open_runs(tmp_path).lineage()["data.train.first_batch"].nunique(False) == 1


@pytest.mark.parametrize("keeps", [True, False])
def test_fingerprint_changes_neither_rows_nor_training(tmp_path, keeps):
    class Counting(Held):
        def __getitem__(self, index):
            asked.append(int(index))
            return super().__getitem__(index)

    asked: list[int] = []
    rows = dataset.GeneratorDataset(Counting(), ["x", "y"], shuffle=True).batch(3)
    specified = QUIET | {"collect_provenance": keeps}
    network = train(tmp_path, rows, collect_specified_data=specified)
    other = train(tmp_path / "plain", generated(shuffle=True), collect_specified_data=QUIET)

    assert sorted(asked) == list(range(6))
    assert np.array_equal(network.weight.asnumpy(), other.weight.asnumpy())


def test_arrays_beside_a_python_object_have_a_hash_together(tmp_path):
    for name, factor in (("a", 1.0), ("b", 2.0)):
        rows = dataset.NumpySlicesDataset(ROWS, shuffle=False)
        own = dataset.GeneratorDataset(Held(factor), ["x", "y"], shuffle=False)
        train(tmp_path / name, (rows + own).batch(3), collect_specified_data=QUIET)
    told = insight.open_runs(tmp_path).lineage()

    assert told["data.train.sha256"].nunique() == 2
    assert "data.train.rows" not in told


def test_facts_of_a_collector_are_masked_but_those_that_are_no_secrets(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)  # of a checkout that holds this file the diff would be kept
    custom = {"hub_token": "hunter2", "auth_key": "cross", "note": "password=hunter2", "width": 3}
    specified = QUIET | {"unmasked": ["auth_key"]}
    train(tmp_path, collect_specified_data=specified, custom_lineage_data=custom)
    row = insight.open_runs(tmp_path).lineage().iloc[0]

    assert (row["user.hub_token"], row["user.note"]) == ("***", "password=***")
    assert (row["user.auth_key"], row["user.width"]) == ("cross", 3)
    assert not any(b"hunter2" in file.read_bytes() for file in tmp_path.iterdir() if file.is_file())


@pytest.mark.parametrize("unmasked", ["token", [1], 3])
def test_names_that_are_no_secrets_are_refused_where_they_are_no_list_of_names(tmp_path, unmasked):
    with pytest.raises(TypeError, match="a list of names"):
        SummaryCollector(str(tmp_path), collect_specified_data={"unmasked": unmasked})
