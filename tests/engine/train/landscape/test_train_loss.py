"""The loss of a training at a point, as MindSpore's SummaryLandscape measures it."""

from __future__ import annotations

import numpy as np
import pytest

from engine import Model, nn
from engine.train.landscape.train_loss import train_loss
from tests.engine.train.landscape.networks import (
    WIDTH,
    Classifier,
    arrays,
    batches,
    cross_entropy,
    loss_cell,
    modes,
    numbers,
    seeded,
)


def parts_of(network, *, data=None, optimizer=False, **options):
    step = nn.Momentum(network.trainable_params(), 0.5, 0.9) if optimizer else None
    metrics = {"Loss": nn.Loss()}
    rows = batches() if data is None else data
    return Model(network, loss_cell(), step, metrics=metrics, **options), network, rows, metrics


def loss_of(network, num_samples=14, **options):
    model = train_loss(lambda: parts_of(network, **options), num_samples)
    return model.loss(model.parameters())


def batch_losses(network, batch=4, count=14):
    rows = arrays(count)
    found = []
    for start in range(0, count, batch):
        x, y = rows["x"][start : start + batch], rows["y"][start : start + batch]
        weights = {one.name: one.asnumpy().astype(np.float64) for one in network.get_parameters()}
        hidden = np.maximum(x @ weights["first.weight"].T + weights["first.bias"], 0)
        found.append(cross_entropy(hidden @ weights["last.weight"].T + weights["last.bias"], y))
    return found


def test_each_whole_batch_counts_as_much():
    network = seeded(Classifier())

    assert loss_of(network, 11) == pytest.approx(np.mean(batch_losses(network)[:2]), abs=1e-6)


def test_last_batch_of_the_dataset_counts_as_much_though_it_is_smaller():
    network = seeded(Classifier())

    # 14 rows in batches of 4: the fourth has two. MindSpore asks for 16 // 4 batches.
    assert loss_of(network, 16) == pytest.approx(np.mean(batch_losses(network)), abs=1e-6)


def test_model_with_an_optimizer_is_measured_and_not_trained():
    network = seeded(Classifier())
    before = numbers(network)
    parts = parts_of(network, optimizer=True)

    model = train_loss(lambda: parts, 14)
    losses = [model.loss(model.parameters()) for _ in range(3)]

    assert losses == [pytest.approx(np.mean(batch_losses(network)[:3]), abs=1e-6)] * 3
    assert numbers(network) == before


@pytest.mark.parametrize("level", ["O0", "O2"])
def test_levels_of_precision_are_taken_as_the_training_has_them(level):
    network = seeded(Classifier())
    exact = np.mean(batch_losses(network)[:3])

    found = loss_of(network, optimizer=True, amp_level=level)

    assert found == pytest.approx(exact, abs=1e-6 if level == "O0" else 5e-3)


def test_norm_layers_compute_as_in_training_and_are_left_as_they_were():
    network = seeded(Classifier(nn.BatchNorm1d(WIDTH)))
    network.set_train(False)
    before, were = numbers(network), modes(network)

    first = loss_of(network)
    network.between[0].moving_mean.set_data(np.full(WIDTH, 5, np.float32))
    second = loss_of(network)

    assert first == second
    network.between[0].moving_mean.set_data(np.zeros(WIDTH, np.float32))
    assert (numbers(network), modes(network)) == (before, were)


def test_shuffled_data_gives_every_point_the_same_samples():
    model = train_loss(lambda: parts_of(seeded(Classifier()), data=batches(shuffle=True)), 8)

    losses = {model.loss(model.parameters()) for _ in range(4)}

    assert len(losses) == 1


def test_fewer_samples_than_a_batch_are_refused():
    with pytest.raises(ValueError, match="at least one batch, 4, got 3"):
        train_loss(lambda: parts_of(Classifier()), 3)
