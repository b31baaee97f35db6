"""What networks tell of a point beside the loss, against NumPy; by themselves and on a plane."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from engine import Model, dataset, nn
from engine.errors import MisfitError, UnknownNameError
from engine.train.landscape import LandscapeModel
from insight import landscape
from tests.engine.train.landscape.networks import (
    CLASSES,
    FEATURES,
    Classifier,
    arrays,
    batches,
    loss_cell,
    seeded,
)

X = np.linspace(-1, 1, 5)
FAST = ("sampling_error", "sampling_parts", "accuracy", "validation_loss", "validation_accuracy")


def held_out(count: int = 11, *, labels: Any = np.int32) -> Any:
    rng = np.random.default_rng(9)
    data = {
        "x": rng.standard_normal((count, FEATURES)).astype(np.float32),
        "y": rng.integers(0, CLASSES, count).astype(labels),
    }
    return dataset.NumpySlicesDataset(data, shuffle=False).batch(4)


def model_of(*between: Any, count: int = 14, batch: int = 4, **options: Any) -> LandscapeModel:
    options = {"metrics": {"acc"}, "validation": held_out(), **options}
    return LandscapeModel(
        seeded(Classifier(*between)), loss_cell(), batches(count, batch), **options
    )


def plane_of(model: LandscapeModel) -> landscape.Plane:
    return landscape.random_plane(model.parameters(), seed=3, normalize="layer")


def outputs(parameters: Any, x: Any) -> Any:
    """The scores of the classifier in float64."""
    held = {name: np.asarray(one, np.float64) for name, one in parameters.items()}
    hidden = np.maximum(x @ held["first.weight"].T + held["first.bias"], 0)
    return hidden @ held["last.weight"].T + held["last.bias"]


def losses_of(scores: Any, labels: Any) -> Any:
    wide = scores - scores.max(1, keepdims=True)
    return np.log(np.exp(wide).sum(1)) - wide[np.arange(len(labels)), labels]


def test_every_point_of_a_plane_has_what_numpy_computes() -> None:
    model = model_of()
    plane, data = plane_of(model), arrays(14)
    other = {name: np.concatenate(one) for name, one in _columns(held_out()).items()}
    found = model.row_measures(plane, model.quantities)(X, 0.4)

    assert model.quantities == FAST
    for k, x in enumerate(X.tolist()):
        at = plane.at(x, 0.4)
        scores, more = outputs(at, data["x"]), outputs(at, other["x"])
        losses = losses_of(scores, data["y"])
        expected = [
            *(losses.mean(), losses.std(ddof=1) / np.sqrt(14), 14),
            (scores.argmax(1) == data["y"]).mean(),
            *(losses_of(more, other["y"]).mean(), (more.argmax(1) == other["y"]).mean()),
        ]
        assert np.allclose(found[:, k], expected, rtol=2e-5, atol=1e-6)


def _columns(rows: Any) -> dict[str, list[Any]]:
    found: dict[str, list[Any]] = {"x": [], "y": []}
    for x, y in rows.create_tuple_iterator(output_numpy=True, num_epochs=1):
        found["x"].append(x)
        found["y"].append(y)
    return found


def test_network_itself_tells_the_same_with_the_errors_of_its_batches() -> None:
    model = model_of()
    plane = plane_of(model)
    names = model.quantities
    found = dict(
        zip(("loss", *names), model.row_measures(plane, names)(X[:1], 0.0)[:, 0], strict=True)
    )
    here = model.measured(plane.at(float(X[0]), 0.0))
    losses, counts = model.batch_losses(plane.at(float(X[0]), 0.0))

    assert here.keys() == found.keys()
    for name in ("loss", "accuracy", "validation_loss", "validation_accuracy"):
        assert found[name] == pytest.approx(here[name], rel=1e-6)
    assert here["sampling_parts"] == len(losses) == 4
    spread = (counts * (losses - here["loss"]) ** 2).sum() / 3
    assert here["sampling_error"] == pytest.approx(np.sqrt(spread / 14))
    assert here["loss"] == model.loss(plane.at(float(X[0]), 0.0))


def test_only_batch_is_cut_to_tell_how_far_its_loss_hangs_on_its_samples() -> None:
    model = model_of(count=160, batch=160)
    here = model.measured(model.parameters())
    data = arrays(160)
    losses = losses_of(outputs(model.parameters(), data["x"]), data["y"])
    parts, counts = model.batch_losses(model.parameters())

    assert here["sampling_parts"] == len(parts) == 16
    np.testing.assert_allclose(parts, losses.reshape(16, 10).mean(1), rtol=1e-5)
    assert counts.tolist() == [10] * 16
    assert here["sampling_error"] == pytest.approx(losses.std() / np.sqrt(160), rel=0.5)


@pytest.mark.parametrize(
    ("loss", "options"),
    [
        (nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="sum"), {}),
        (loss_cell(), {"mode": "train"}),
        (loss_cell(), {"num_samples": 1}),
    ],
)
def test_only_batch_that_pieces_do_not_make_up_has_no_error(loss: Any, options: Any) -> None:
    model = LandscapeModel(seeded(Classifier()), loss, batches(40, 40), **options)

    assert len(model.batch_losses(model.parameters())[0]) == 1
    assert np.isnan(model.measured(model.parameters())["sampling_error"])


def test_loss_has_the_bits_of_the_loss_alone_wherever_its_row_begins() -> None:
    model = model_of(nn.Dropout(p=0.3), count=40, batch=40)
    plane = plane_of(model)
    measures = model.row_measures(plane, FAST)
    whole = measures(X, 0.7)

    assert whole[0].tobytes() == model.row_losses(plane)(X, 0.7).tobytes()
    for k in range(len(X)):
        assert measures(X[k : k + 1], 0.7)[:, 0].tobytes() == whole[:, k].tobytes()


def test_samples_that_a_batch_norm_mixes_have_the_errors_of_their_batches() -> None:
    model = model_of(nn.BatchNorm1d(6), mode="train")
    plane = plane_of(model)
    loss, error, parts = model.row_measures(plane, FAST[:2])(X[2:3], 0.0)[:, 0]
    here = model.measured(plane.at(0.0, 0.0))

    assert loss == pytest.approx(here["loss"], rel=1e-6)
    assert error == pytest.approx(here["sampling_error"], rel=1e-4)
    assert parts == 4


def test_mean_over_samples_and_outputs_has_the_error_of_the_samples() -> None:
    rng = np.random.default_rng(5)
    x, y = rng.standard_normal((2, 12, 3)).astype(np.float32)
    rows = dataset.NumpySlicesDataset({"x": x, "y": y}, shuffle=False).batch(12)
    model = LandscapeModel(seeded(nn.Dense(3, 3)), nn.MSELoss(), rows)
    plane = plane_of(model)
    loss, error, parts = model.row_measures(plane, model.quantities)(X[:1], 0.0)[:, 0]
    at = plane.at(float(X[0]), 0.0)
    each = ((x @ at["weight"].T + at["bias"] - y) ** 2).mean(1)

    assert loss == pytest.approx(each.mean(), rel=1e-5)
    assert error == pytest.approx(each.std(ddof=1) / np.sqrt(12), rel=1e-4)
    assert parts == 12


def test_statistics_of_batch_norms_are_those_of_the_training_for_validation_too() -> None:
    model = model_of(nn.BatchNorm1d(6), mode="recompute", count=12, batch=12)
    data, other = arrays(12), _columns(held_out())
    at = model.parameters()
    found = model.measured(at)
    hidden = data["x"] @ at["first.weight"].T + at["first.bias"]
    mean, variance = hidden.mean(0), hidden.var(0, ddof=1)
    losses = []
    for x, y in zip(other["x"], other["y"], strict=True):
        normed = (x @ at["first.weight"].T + at["first.bias"] - mean) / np.sqrt(variance + 1e-5)
        normed = normed * at["between.0.gamma"] + at["between.0.beta"]
        scores = np.maximum(normed, 0) @ at["last.weight"].T + at["last.bias"]
        losses += losses_of(scores, y).tolist()

    assert found["validation_loss"] == pytest.approx(np.mean(losses), rel=1e-4)


def test_other_metrics_of_the_engine_are_told_point_by_point() -> None:
    model = model_of(metrics={"accuracy": nn.Accuracy(), "top": nn.TopKCategoricalAccuracy(2)})
    plane, data = plane_of(model), arrays(14)
    names = ("accuracy", "top", "validation_top")
    found = model.row_measures(plane, names)(X[:2], 0.0)
    scores = outputs(plane.at(float(X[0]), 0.0), data["x"])
    second = np.argsort(-scores, axis=1)[:, :2]

    assert found.shape == (4, 2)
    assert found[2, 0] == pytest.approx((second == data["y"][:, None]).any(1).mean())
    assert (found[2] >= found[1]).all()


def test_accuracy_of_a_callback_function_is_told_where_it_is_among_the_metrics() -> None:
    network = seeded(Classifier())
    model = Model(network, loss_cell(), metrics={"loss"})

    def quantities(metrics: Any) -> Any:
        return LandscapeModel.of((model, network, batches(), metrics)).quantities

    assert "accuracy" in quantities({"Loss": nn.Loss(), "Accuracy": nn.Accuracy()})
    assert "accuracy" in quantities({"loss", "acc"})
    assert quantities({"Loss": nn.Loss(), "f1": nn.F1()}) == FAST[:2]
    assert quantities(None) == FAST[:2]


def test_labels_of_one_number_a_class_have_an_accuracy() -> None:
    data = arrays(14)
    rows = dataset.NumpySlicesDataset(
        {"x": data["x"], "y": np.eye(CLASSES, dtype=np.float32)[data["y"]]}, shuffle=False
    ).batch(7)
    loss = nn.SoftmaxCrossEntropyWithLogits(sparse=False, reduction="mean")
    model = LandscapeModel(seeded(Classifier()), loss, rows, metrics={"accuracy"})
    plane = plane_of(model)
    found = model.row_measures(plane, ("accuracy",))(X, 0.0)[1]
    scores = [outputs(plane.at(x, 0.0), data["x"]) for x in X.tolist()]

    assert np.allclose(found, [(one.argmax(1) == data["y"]).mean() for one in scores])


def test_accuracy_of_what_has_no_classes_is_refused() -> None:
    rows = dataset.NumpySlicesDataset({"x": np.ones((4, 3), np.float32)}, shuffle=False).batch(2)

    class Alone(nn.Cell):
        def __init__(self) -> None:
            super().__init__()
            self.inner = nn.Dense(3, 1)

        def construct(self, x: Any) -> Any:
            return self.inner(x).mean()

    model = LandscapeModel(Alone(), None, rows, metrics={"accuracy"})

    with pytest.raises(MisfitError, match="accuracy expected loss, scores"):
        model.measured(model.parameters())


def test_quantity_that_is_not_told_is_refused() -> None:
    model = model_of(metrics=None, validation=None)

    with pytest.raises(UnknownNameError, match="recall"):
        model.row_measures(plane_of(model), ("recall",))


def test_facts_say_of_which_parts_sampling_errors_are() -> None:
    model, mixed = model_of(), model_of(nn.BatchNorm1d(6), mode="train")
    found = [landscape.surface(one, plane_of(one), size=3).facts for one in (model, mixed)]

    assert [one["sampling_of"] for one in found] == ["samples", "batches"]
    assert [one["sampling_parts"] for one in found] == [14, 4]


def test_facts_name_the_samples_held_out() -> None:
    model = model_of()

    assert model.facts["validation_samples"] == 11
    assert model.facts["validation_sha256"] != model.facts["data_sha256"]
