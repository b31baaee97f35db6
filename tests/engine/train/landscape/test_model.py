"""A network as a model of landscapes: right losses, and the network left as it was."""

from __future__ import annotations

import numpy as np
import pytest

import engine
from engine import Model, nn
from engine.errors import ArgumentTypeError, ArgumentValueError, MisfitError, ShapeError
from engine.errors import UnknownNameError as Unknown
from engine.train.landscape import LandscapeModel
from insight.landscape import DifferentiableModel
from tests.engine.train.landscape.networks import (
    Classifier,
    arrays,
    batches,
    cross_entropy,
    loss_cell,
    modes,
    numbers,
    seeded,
)


def model_of(network, **options):
    return LandscapeModel(network, loss_cell(), batches(), **options)


def elsewhere(model, seed=5):
    """Other parameters, of the same names and shapes."""
    rng = np.random.default_rng(seed)
    given = model.parameters()
    return {name: rng.standard_normal(one.shape).astype(one.dtype) for name, one in given.items()}


def logits_of(parameters, x):
    wide = {name: array.astype(np.float64) for name, array in parameters.items()}
    hidden = np.maximum(x @ wide["first.weight"].T + wide["first.bias"], 0)
    return hidden @ wide["last.weight"].T + wide["last.bias"]


def test_the_loss_is_that_of_all_samples_in_float64():
    model = model_of(seeded(Classifier()))
    data, there = arrays(), elsewhere(model)

    expected = cross_entropy(logits_of(there, data["x"]), data["y"])
    assert model.loss(there) == pytest.approx(expected, rel=1e-6)


def test_loss_and_accuracy_come_of_one_pass():
    model = model_of(seeded(Classifier()))
    data, there = arrays(), elsewhere(model)
    calls = []
    model._cell.register_forward_hook(lambda *_: calls.append(1))

    found = model.measures(there)

    assert found.loss == model.loss(there)
    right = logits_of(there, data["x"]).argmax(1) == data["y"]
    assert found.accuracy == right.mean()
    assert len(calls) == 2 * len(model.samples.batches)


def test_losses_of_batches_with_their_counts_make_the_loss():
    model = model_of(seeded(Classifier()))
    losses, counts = model.batch_losses(model.parameters())

    assert losses.shape == counts.shape == (len(model.samples.batches),)
    assert counts.sum() == model.samples.count
    assert (losses * counts).sum() / counts.sum() == pytest.approx(
        model.loss(model.parameters()), rel=1e-12
    )


def test_the_gradient_is_that_of_the_loss():
    model = model_of(seeded(Classifier()))
    there = elsewhere(model)
    data = arrays()
    wide = {name: array.astype(np.float64) for name, array in there.items()}

    gradient = model.gradient(there)

    assert list(gradient) == list(there)
    for name, part in gradient.items():
        assert part.shape == there[name].shape
        at = tuple(k // 2 for k in part.shape)
        losses = []
        for step in (1e-6, -1e-6):
            moved = {key: array.copy() for key, array in wide.items()}
            moved[name][at] += step
            losses.append(cross_entropy(logits_of(moved, data["x"]), data["y"]))
        assert part[at] == pytest.approx((losses[0] - losses[1]) / 2e-6, abs=1e-5)


def test_it_is_what_landscapes_ask_for():
    model: DifferentiableModel = model_of(seeded(Classifier()))

    assert set(model.parameters()) == {"first.weight", "first.bias", "last.weight", "last.bias"}


def test_it_says_what_its_losses_are_of():
    model = LandscapeModel(seeded(Classifier()), loss_cell(), batches(), 6)

    assert model.facts == {
        "samples": 6,
        "data_sha256": model.samples.fingerprint,
        "batch_norm": "eval",
    }


def test_the_network_stays_as_it_was():
    network = seeded(Classifier(nn.BatchNorm1d(6), nn.Dropout(p=0.5)))
    network.set_train(True)
    network.first.set_train(False)
    before = numbers(network), modes(network)
    state = np.random.get_state()[1].tolist()
    for mode in ("eval", "train", "recompute"):
        model = model_of(network, mode=mode)
        model.loss(elsewhere(model))
        model.gradient(elsewhere(model))

    assert (numbers(network), modes(network)) == before
    assert np.random.get_state()[1].tolist() == state
    assert network.between[0].momentum == 0.9
    assert all(parameter.requires_grad for parameter in network.trainable_params())


@pytest.mark.parametrize("asked", ["loss", "gradient"])
def test_the_network_stays_as_it_was_when_a_batch_fails(asked):
    network = seeded(Classifier(nn.BatchNorm1d(6)))
    network.set_train(True)
    calls = []

    def fails_later(outputs, label):
        calls.append(1)
        if len(calls) > 1:
            raise ArithmeticError("in the middle")
        return loss_cell()(outputs, label)

    before = numbers(network), modes(network)
    model = LandscapeModel(network, fails_later, batches(), mode="train")

    with pytest.raises(ArithmeticError, match="in the middle"):
        getattr(model, asked)(elsewhere(model))

    assert (numbers(network), modes(network)) == before


def test_a_parameter_that_does_not_fit_changes_nothing():
    network = seeded(Classifier())
    model = model_of(network)
    before = numbers(network)

    with pytest.raises(ShapeError, match=r"first\.bias"):
        model.loss({**elsewhere(model), "first.bias": np.zeros(7)})
    with pytest.raises(Unknown, match="a parameter expected one of"):
        model.loss({"fc.weight": np.zeros(3)})

    assert numbers(network) == before


def test_a_shuffled_dataset_does_not_change_the_surface():
    network = seeded(Classifier())
    engine.set_seed(11)
    shuffled = LandscapeModel(network, loss_cell(), batches(shuffle=True), 8)
    there = elsewhere(shuffled)

    losses = {shuffled.loss(there) for _ in range(4)}
    engine.set_seed(11)
    again = LandscapeModel(network, loss_cell(), batches(shuffle=True), 8)

    assert len(losses) == 1
    assert again.samples.fingerprint == shuffled.samples.fingerprint
    assert again.loss(there) in losses


def test_dropout_is_off_unless_the_mode_is_train():
    network = seeded(Classifier(nn.Dropout(p=0.5)))
    without = seeded(Classifier())
    there = elsewhere(model_of(without))

    assert model_of(network).loss(there) == model_of(without).loss(there)
    trains = model_of(network, mode="train")
    assert trains.loss(there) != model_of(without).loss(there)
    assert trains.loss(there) == trains.loss(there)  # the masks are the same


def test_batch_norms_use_the_statistics_that_the_mode_says():
    network = seeded(Classifier(nn.BatchNorm1d(6, eps=1e-3)))
    norm = network.between[0]
    norm.moving_mean.set_data(np.full(6, 0.3, np.float32))
    norm.moving_variance.set_data(np.full(6, 1.7, np.float32))
    data = arrays(8)
    there = elsewhere(model_of(network))
    wide = {name: array.astype(np.float64) for name, array in there.items()}
    before = data["x"] @ wide["first.weight"].T + wide["first.bias"]
    first, second = before[:4], before[4:]

    def expected(*statistics):
        gamma, beta = wide["between.0.gamma"], wide["between.0.beta"]
        parts = zip((first, second), statistics, strict=True)
        normal = np.concatenate([(x - m) / np.sqrt(v + 1e-3) for x, (m, v) in parts])
        hidden = np.maximum(normal * gamma + beta, 0)
        out = hidden @ wide["last.weight"].T + wide["last.bias"]
        return cross_entropy(out, data["y"])

    def found(mode):
        return LandscapeModel(network, loss_cell(), batches(8), mode=mode).loss(there)

    own = [(part.mean(0), part.var(0)) for part in (first, second)]
    mean = (own[0][0] + own[1][0]) / 2
    variance = (first.var(0, ddof=1) + second.var(0, ddof=1)) / 2
    assert found("eval") == pytest.approx(expected(*[(0.3, 1.7)] * 2), rel=1e-6)
    assert found("train") == pytest.approx(expected(*own), rel=1e-6)
    assert found("recompute") == pytest.approx(expected(*[(mean, variance)] * 2), rel=1e-6)


def test_what_a_callback_function_returns_is_a_model():
    network = seeded(Classifier())
    judged = Model(network, loss_cell(), metrics={"Loss": nn.Loss()})

    model = LandscapeModel.of((judged, network, batches(), judged._running.metrics), 6)
    plain = LandscapeModel(network, loss_cell(), batches(), 6)

    assert model.loss(elsewhere(plain)) == plain.loss(elsewhere(plain))
    assert model.samples.fingerprint == plain.samples.fingerprint


def test_a_callback_function_without_a_loss_is_told_what_to_do():
    network = seeded(Classifier())

    class Taking(nn.Cell):
        def __init__(self):
            super().__init__()
            self.network = network

        def construct(self, x, _label):
            return self.network(x)

    model = LandscapeModel.of((Model(network), Taking(), batches(), {}))
    with pytest.raises(MisfitError, match=r"a loss of one number, got shape .*metrics=\{'loss'\}"):
        model.loss({})
    with pytest.raises(ArgumentTypeError, match=r"callback_fn\(\) expected \(model, network"):
        LandscapeModel.of((network, batches()))


def test_options_that_are_none_are_refused():
    with pytest.raises(ArgumentTypeError, match=r"LandscapeModel\(network\) expected a Cell"):
        LandscapeModel(lambda x: x, loss_cell(), batches())
    with pytest.raises(ArgumentValueError, match=r"LandscapeModel\(mode\) expected one of"):
        model_of(seeded(Classifier()), mode="test")
    with pytest.raises(ArgumentTypeError, match=r"LandscapeModel\(loss_fn\) expected"):
        LandscapeModel(seeded(Classifier()), "mse", batches())


def test_a_dataset_without_labels_is_refused_where_a_loss_function_needs_them():
    rows = engine.dataset.NumpySlicesDataset({"x": arrays()["x"]}, shuffle=False).batch(4)

    with pytest.raises(MisfitError, match="data and label in each batch, got 1 columns"):
        LandscapeModel(seeded(Classifier()), loss_cell(), rows)
