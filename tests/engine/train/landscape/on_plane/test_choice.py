"""The fast losses of a plane are those of the network, of whatever operators it is made."""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from engine import Parameter, Tensor, dataset, nn, ops
from engine.errors import ShapeError, UnknownNameError
from engine.train.landscape import LandscapeModel
from engine.train.landscape.on_plane.plane_losses import PlaneLosses
from insight.landscape import Plane
from tests.engine.train.landscape.networks import loss_cell, numbers, seeded

IMAGE = (2, 9, 9)
X = np.linspace(-1, 1, 5)


class Images(nn.Cell):
    """Convolutions with most of what is found in such networks."""

    def __init__(self, *, norm: bool = False, group: int = 1, pad: str = "valid") -> None:
        super().__init__()
        self.first = nn.Conv2d(2, 4, 3, pad_mode=pad, has_bias=True)
        self.norm = nn.BatchNorm2d(4) if norm else nn.Dropout(p=0.5)
        self.second = nn.Conv2d(4, 6, 2, pad_mode=pad, group=group, has_bias=True)
        self.pool = nn.MaxPool2d(2, 2)
        self.last = nn.Dense(6 * (3 if pad == "valid" else 4) ** 2, 3)

    def construct(self, x: Any) -> Any:
        x = nn.ReLU()(self.norm(self.first(x)))
        x = self.pool(nn.ReLU()(self.second(x)))
        return self.last(nn.Flatten()(x))


class Pooled(nn.Cell):
    """A pool behind the first layer, and another with a stride of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.first = nn.Conv2d(2, 4, 2, pad_mode="valid", has_bias=True)
        self.second = nn.Conv2d(4, 3, 3, stride=2, pad_mode="pad", padding=1)
        self.last = nn.Dense(3, 3)

    def construct(self, x: Any) -> Any:
        x = nn.MaxPool2d(3, 2)(nn.ReLU()(self.first(x)))
        x = nn.MaxPool2d(2, 1, "same")(ops.tanh(self.second(x)))
        return self.last(nn.Flatten()(nn.AvgPool2d(2, 2)(x)))


class Residual(nn.Cell):
    """A value that is read twice."""

    def __init__(self) -> None:
        super().__init__()
        self.first = nn.Conv2d(2, 4, 3, has_bias=True)
        self.second = nn.Conv2d(4, 4, 3)
        self.last = nn.Dense(4, 3)

    def construct(self, x: Any) -> Any:
        x = nn.ReLU()(self.first(x))
        x = nn.ReLU()(self.second(x) + x)
        return self.last(x.mean((2, 3)))


class Normed(nn.Cell):
    """Factors of channels behind convolutions, some below 0, before pools and beside a sum."""

    def __init__(self) -> None:
        super().__init__()
        self.first = nn.Conv2d(2, 4, 2, pad_mode="valid")
        self.second = nn.Conv2d(4, 4, 3, group=2)
        self.third = nn.Conv2d(4, 4, 3, has_bias=True)
        self.norms = nn.CellList([self._norm(k) for k in range(3)])
        self.last = nn.Dense(4, 3)

    @staticmethod
    def _norm(seed: int) -> nn.Cell:
        rng = np.random.default_rng(seed)
        mean, variance, gamma = rng.normal(size=4), rng.uniform(0.5, 2, 4), rng.normal(size=4)
        parts = [Tensor(one.astype(np.float32)) for one in (gamma, mean, variance)]
        return nn.BatchNorm2d(
            4, gamma_init=parts[0], moving_mean_init=parts[1], moving_var_init=parts[2]
        )

    def construct(self, x: Any) -> Any:
        x = nn.MaxPool2d(2, 2)(self.norms[0](self.first(x)))
        y = nn.MaxPool2d(2, 1)(nn.ReLU()(self.norms[1](self.second(x))))
        z = self.norms[2](self.third(y)) / self.norms[2].gamma.reshape(1, -1, 1, 1)
        return self.last((z + y).mean((2, 3)))


class Rare(nn.Cell):
    """Operators that have no form of their own here."""

    def __init__(self) -> None:
        super().__init__()
        self.first = nn.Dense(162, 8)
        self.norm = nn.LayerNorm((8,))
        self.scale = Parameter(Tensor(np.ones(8, np.float32)))
        self.last = nn.Dense(8, 3)

    def construct(self, x: Any) -> Any:
        x = nn.GELU()(self.norm(self.first(nn.Flatten()(x))))
        return self.last(x * ops.exp(self.scale) - ops.sigmoid(x))


class Attention(nn.Cell):
    """Values whose first axis is not the samples'."""

    def __init__(self) -> None:
        super().__init__()
        self.first = nn.Dense(9, 8)
        self.attention = nn.MultiheadAttention(8, 2, batch_first=True)
        self.last = nn.Dense(8, 3)

    def construct(self, x: Any) -> Any:
        x = self.first(x.reshape(-1, 18, 9))
        return self.last(self.attention(x, x, x)[0].mean(1))


class OfKinds(nn.Cell):
    """Operators that are known by their kinds: element by element, along an axis, reductions."""

    def __init__(self) -> None:
        super().__init__()
        self.first = nn.Dense(162, 8)
        self.scale = Parameter(Tensor(np.ones((1, 8), np.float32)))
        self.last = nn.Dense(8, 3)

    def construct(self, x: Any) -> Any:
        x = ops.atan(self.first(nn.Flatten()(x)))
        x = ops.cumsum(ops.flip(x, (1,)) * ops.broadcast_to(self.scale, (2, 8)).sum(0), 1)
        return self.last(x / ops.norm(x, dim=1, keepdim=True))


def model_of(
    network: Any, loss: Any = None, batch: int = 40, dtype: Any = np.float32, **options: Any
) -> LandscapeModel:
    rng = np.random.default_rng(2)
    data = {
        "x": rng.standard_normal((40, *IMAGE)).astype(np.float32).astype(dtype),
        "y": rng.integers(0, 3, 40).astype(np.int32),
    }
    rows = dataset.NumpySlicesDataset(data, shuffle=False).batch(batch)
    return LandscapeModel(seeded(network), loss or loss_cell(), rows, **options)


def plane_of(model: Any, seed: int = 4, names: Any = None) -> Plane:
    """A plane as wide as the weights are."""
    rng = np.random.default_rng(seed)
    origin = {n: a for n, a in model.parameters().items() if names is None or n in names}

    def direction() -> dict[str, Any]:
        return {
            name: (rng.standard_normal(a.shape) * (np.std(a) + 0.1)).astype(a.dtype)
            for name, a in origin.items()
        }

    return Plane(origin, (direction(), direction()))


def check(model: Any, plane: Plane, y: float = 0.3) -> PlaneLosses:
    """The rows are fast ones, and what the network gives."""
    rows = model.row_losses(plane)
    assert isinstance(rows, PlaneLosses)
    expected = [model.loss(plane.at(x, y)) for x in X]
    assert np.allclose(rows(X, y), expected, rtol=1e-6, atol=1e-6)
    return rows


NETWORKS = {
    "convolutions": Images,
    "batch norm": lambda: Images(norm=True),
    "groups": lambda: Images(group=2),
    "borders": lambda: Images(pad="same"),
    "pools": Pooled,
    "a residual": Residual,
    "batch norms behind convolutions": Normed,
    "rare operators": Rare,
    "attention": Attention,
    "operators of all kinds": OfKinds,
}


@pytest.fixture(autouse=True)
def _few_samples_a_block(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.train.landscape.on_plane.laying._LENGTHS", (16,))
    monkeypatch.setattr("engine.train.landscape.on_plane.laying.BEGINNING", 8)


@pytest.mark.parametrize("name", NETWORKS)
@pytest.mark.parametrize("batch", [40, 11])
def test_losses_are_those_of_the_network(name: str, batch: int) -> None:
    model = model_of(NETWORKS[name](), batch=batch)

    check(model, plane_of(model))


@pytest.mark.parametrize(
    "loss",
    [
        nn.CrossEntropyLoss(),
        nn.CrossEntropyLoss(weight=Tensor(np.array([1.0, 2.0, 0.5], np.float32))),
        nn.CrossEntropyLoss(label_smoothing=0.1, ignore_index=2),
        lambda out, label: ((out - ops.one_hot(label, 3, 1.0, 0.0)) ** 2).mean(),
        lambda out, label: ops.cross_entropy(out, label, reduction="sum") / 7,
    ],
)
def test_losses_of_every_kind_are_those_of_the_network(loss: Any) -> None:
    model = model_of(Images(), loss)

    check(model, plane_of(model))


def test_the_mode_counts() -> None:
    train = model_of(Images(norm=True), mode="train")
    expected = model_of(Images(norm=True))

    check(train, plane_of(train))
    assert train.loss({}) != expected.loss({})


def test_where_no_batch_norm_is_nothing_is_made_anew() -> None:
    recomputed = model_of(Images(), mode="recompute")

    check(recomputed, plane_of(recomputed))
    assert recomputed.loss({}) == model_of(Images()).loss({})


def test_batches_may_count_otherwise_than_by_their_samples() -> None:
    model = model_of(Images(), batch=30)
    by_samples = model.loss({})
    model.samples = replace(model.samples, counts=(1, 1))

    check(model, plane_of(model))
    assert model.loss({}) != by_samples


def test_dropout_of_the_train_mode_has_the_masks_of_the_network() -> None:
    model = model_of(Images(), mode="train")

    check(model, plane_of(model))


@pytest.mark.parametrize("names", [["last.weight", "last.bias"], ["second.weight"], ["first.bias"]])
def test_only_some_parameters_may_move(names: list[str]) -> None:
    model = model_of(Images())

    check(model, plane_of(model, names=names))


def test_a_plane_may_stand_elsewhere_than_the_network() -> None:
    model = model_of(Images())
    plane = plane_of(model)

    check(model, Plane(plane.at(0.5, -0.5), plane.directions))


def test_directions_may_be_of_another_type_or_zero() -> None:
    model = model_of(Images())
    plane = plane_of(model)
    wide = {name: array.astype(np.float64) for name, array in plane.directions[0].items()}
    none = {name: np.zeros_like(array) for name, array in plane.directions[1].items()}

    check(model, Plane(plane.origin, (wide, none)))
    check(model, Plane(plane.origin, (none, wide)))
    check(model, Plane(plane.origin, (none, none)))


def test_what_is_too_large_to_keep_is_computed_at_each_point(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("engine.train.landscape.on_plane.laying.AFFINE_BYTES", 0)
    model = model_of(Images(norm=True))

    check(model, plane_of(model))


def test_the_error_against_float64_is_below_a_millionth_of_the_range() -> None:
    model = model_of(Pooled())
    wide = model_of(Pooled(), dtype=np.float64)
    plane = plane_of(model)
    for parameter in wide.network_parameters().values():
        parameter.set_dtype("float64")
    parts = {
        name: [one[name].astype(np.float64) for one in (plane.origin, *plane.directions)]
        for name in plane.origin
    }

    def exact(x: float, y: float) -> float:
        return wide.loss({name: o + x * a + y * b for name, (o, a, b) in parts.items()})

    rows = model.row_losses(plane)
    found = np.array([rows(X, y) for y in X])

    expected = np.array([[exact(x, y) for x in X] for y in X])
    assert np.abs(found - expected).max() <= 1e-6 * np.ptp(expected)


def test_a_point_has_the_same_bits_in_every_row_and_order() -> None:
    model = model_of(Images(), batch=25)
    plane = plane_of(model)
    rows = model.row_losses(plane)
    y = 0.7

    whole = rows(X, y)
    rows(X, -0.2)

    assert rows(X[::-1], y)[::-1].tobytes() == whole.tobytes()
    assert [rows(X[k : k + 1], y)[0] for k in range(len(X))] == whole.tolist()
    assert model.row_losses(plane)(X, y).tobytes() == whole.tobytes()
    many = np.linspace(-1, 1, 41)
    assert rows(many, y)[::10].tobytes() == whole.tobytes()


def without_native_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.plan.samples_inside.fused.blocks", lambda: None)
    for name in ("moved", "weights"):
        monkeypatch.setattr(f"engine.train.landscape.on_plane.{name}.blocks", lambda: None)


def test_numpy_alone_gives_the_same_bits(monkeypatch: pytest.MonkeyPatch) -> None:
    model = model_of(Rare())
    plane = plane_of(model)
    native = model.row_losses(plane)(X, 0.3)
    without_native_code(monkeypatch)

    assert check(model, plane)(X, 0.3).tobytes() == native.tobytes()


@pytest.mark.parametrize("network", [Images, Pooled, Residual, Normed])
def test_numpy_alone_adds_products_in_another_order(
    network: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    model = model_of(network())
    plane = plane_of(model)
    native = model.row_losses(plane)(X, 0.3)
    without_native_code(monkeypatch)

    assert np.allclose(check(model, plane)(X, 0.3), native, rtol=1e-6, atol=0)


def test_the_network_is_left_alone_and_may_go_on() -> None:
    model = model_of(Images(norm=True))
    before = numbers(model._cell)
    plane = plane_of(model)
    rows = model.row_losses(plane)
    losses = rows(X, 0.1)
    assert numbers(model._cell) == before

    for parameter in model.network_parameters().values():
        parameter.set_data(np.zeros(parameter.shape, np.float32))
    for array in plane.origin.values():
        array[...] = 0

    assert rows(X, 0.1).tobytes() == losses.tobytes()


class Branching(Images):
    limit = 0.0

    def construct(self, x: Any) -> Any:
        out = super().construct(x)
        return out * 2 if float(self.first.bias.asnumpy()[0]) > self.limit else out


class Counting(Images):
    """What it gives depends on the number of samples in the batch."""

    def construct(self, x: Any) -> Any:
        return super().construct(x) / len(x)


class Mixing(Images):
    def construct(self, x: Any) -> Any:
        out = super().construct(x)
        return out - out.mean(0, keep_dims=True)


def test_a_network_that_branches_on_numbers_computes_itself(
    caplog: pytest.LogCaptureFixture,
) -> None:
    model = model_of(Branching())
    plane = plane_of(model)
    Branching.limit = float(plane.origin["first.bias"][0])
    with caplog.at_level(logging.WARNING, "engine.train"):
        rows = model.row_losses(plane)

    assert not isinstance(rows, PlaneLosses)
    assert rows(X, 0.3).tolist() == [model.loss(plane.at(x, 0.3)) for x in X.tolist()]
    assert "computed point by point by the network itself: it computes other" in caplog.text


def test_a_network_whose_result_is_not_reproduced_computes_itself(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PlaneLosses, "__call__", lambda _self, x, _y: np.zeros(len(x)))
    model = model_of(Images())
    with caplog.at_level(logging.WARNING, "engine.train"):
        rows = model.row_losses(plane_of(model))

    assert not isinstance(rows, PlaneLosses)
    assert "the fast form [0.0, 0.0, 0.0]" in caplog.text


def test_elsewhere_on_the_plane_the_network_computes_few_samples() -> None:
    lengths = []

    class Watched(Images):
        def construct(self, x: Any) -> Any:
            lengths.append(len(x))
            return super().construct(x)

    model = model_of(Watched(), batch=30)
    plane = plane_of(model)
    lengths.clear()
    model.row_losses(plane)

    # The batches, blocks of both lengths and the first samples at the origin; these elsewhere.
    assert sorted(lengths) == [8, 8, 8, 10, 14, 16, 30]


def test_all_samples_decide_where_few_do_not_agree(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PlaneLosses, "beginning", lambda _self, _x, _y: [0.0])
    model = model_of(Images())

    check(model, plane_of(model))


@pytest.mark.parametrize("network", [Images, Rare])
def test_first_samples_alone_give_what_the_network_makes_of_them(network: Any) -> None:
    model, few = (model_of(network(), num_samples=count) for count in (40, 8))
    plane = plane_of(model)
    rows = check(model, plane)

    expected = few.loss(plane.at(0.4, -0.2))
    assert rows.beginning(0.4, -0.2) == pytest.approx([expected], rel=1e-6)


@pytest.mark.parametrize("network", [Counting, Mixing])
def test_a_network_that_looks_at_the_whole_batch_is_given_it(network: Any) -> None:
    model = model_of(network())

    rows = check(model, plane_of(model))
    assert len(rows._batches[0].blocks) == 1


def test_a_batch_is_cut_where_samples_are_apart() -> None:
    model = model_of(Images())

    rows = check(model, plane_of(model))
    assert len(rows._batches[0].blocks) == 3


def test_recomputed_statistics_are_left_to_the_network() -> None:
    model = model_of(Images(norm=True), mode="recompute")
    plane = plane_of(model)

    losses = model.row_losses(plane)(X, 0.3)

    assert losses.tolist() == [model.loss(plane.at(x, 0.3)) for x in X.tolist()]


def test_a_plane_of_another_network_is_refused() -> None:
    model = model_of(Images())
    plane = plane_of(model)
    other = {**plane.origin, "third": np.zeros(3)}

    with pytest.raises(UnknownNameError, match="third"):
        model.row_losses(Plane(other, (other, other)))
    short = {**plane.origin, "first.bias": np.zeros(3)}
    with pytest.raises(ShapeError, match=r"first\.bias"):
        model.row_losses(Plane(short, (short, short)))
