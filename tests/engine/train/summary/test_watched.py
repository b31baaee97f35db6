from __future__ import annotations

import numpy as np
import pytest

import engine
import insight
from engine import Tensor, nn
from engine.train.summary import SummaryRecord


@pytest.fixture
def graph_mode():
    engine.set_context(mode=engine.GRAPH_MODE)
    yield
    engine.set_context(mode=engine.PYNATIVE_MODE)


BATCH = Tensor(np.ones((4, 3), np.float32))
LABELS = Tensor(np.zeros((4, 2), np.float32))


def trained_network():
    network = nn.Dense(3, 2)
    with_loss = nn.WithLossCell(network, nn.MSELoss())
    return nn.TrainOneStepCell(with_loss, nn.SGD(network.trainable_params(), 0.1))


def kinds_of(folder):
    store = insight.open_runs(folder)
    table = store.table("graph")
    return [
        [node.op_type for node in store.value("graph", row.run, row.tag, row.step).node]
        for row in table.itertuples()
    ]


@pytest.mark.usefixtures("graph_mode")
def test_a_training_networks_graph_is_recorded_once(tmp_path):
    network = trained_network()
    with SummaryRecord(str(tmp_path), network=network) as record:
        for step in range(1, 4):
            network(BATCH, LABELS)
            record.record(step)

    (kinds,) = kinds_of(tmp_path)
    assert "MatMul" in kinds
    assert kinds[-1] == "ReduceMean"


@pytest.mark.usefixtures("graph_mode")
def test_a_graph_may_be_of_a_call_without_gradients(tmp_path):
    network = nn.SequentialCell(nn.Dense(3, 2), nn.ReLU())
    with SummaryRecord(str(tmp_path)) as record:
        record.record(0, network)  # from here on it is watched
        network(BATCH)
        record.record(1, network)

    (kinds,) = kinds_of(tmp_path)
    assert kinds == ["MatMul", "Add", "ReLU"]


@pytest.mark.usefixtures("graph_mode")
def test_watching_changes_no_result(tmp_path):
    networks = [trained_network(), trained_network()]
    for parameter, same in zip(*(n.get_parameters() for n in networks), strict=True):
        same.set_data(Tensor(parameter.asnumpy()))
    loss = networks[0](BATCH, LABELS)
    with SummaryRecord(str(tmp_path), network=networks[1]):
        watched = networks[1](BATCH, LABELS)

    assert float(watched.asnumpy()) == float(loss.asnumpy())
    for parameter, same in zip(*(n.get_parameters() for n in networks), strict=True):
        np.testing.assert_array_equal(same.asnumpy(), parameter.asnumpy())


@pytest.mark.usefixtures("graph_mode")
def test_a_call_that_fails_leaves_nothing_behind(tmp_path):
    network = nn.Dense(3, 2)
    with SummaryRecord(str(tmp_path), network=network) as record:
        with pytest.raises(ValueError, match="Dense expected"):
            network(Tensor(np.ones((4, 7), np.float32)))
        network(BATCH)
        record.record(1)

    assert len(kinds_of(tmp_path)) == 1


@pytest.mark.no_mode
def test_outside_graph_mode_there_is_no_graph(tmp_path):
    network = nn.Dense(3, 2)
    with SummaryRecord(str(tmp_path), network=network) as record:
        network(BATCH)
        record.record(1)

    assert list(tmp_path.iterdir()) == []
