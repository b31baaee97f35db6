"""A module of PyTorch as a model of landscapes: right losses, and the module left as it was."""

from __future__ import annotations

import copy
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np
import pytest

from insight import landscape
from insight.adapters.torch import TorchLandscapeModel
from insight.errors import SummaryValueError, ValueKindError

pytestmark = pytest.mark.peers("torch")


@pytest.fixture
def torch() -> Any:
    return import_module("torch")


def data(torch: Any) -> list[Any]:
    """Three batches of 4, 4 and 2 samples."""
    rng = np.random.default_rng(0)
    x = torch.tensor(rng.standard_normal((10, 5)), dtype=torch.float64)
    y = torch.tensor(rng.integers(0, 3, 10))
    return [(x[k : k + 4], y[k : k + 4]) for k in (0, 4, 8)]


def module_of(torch: Any, *between: Any) -> Any:
    layers = torch.nn
    module = layers.Sequential(layers.Linear(5, 6), *between, layers.Tanh(), layers.Linear(6, 3))
    rng = np.random.default_rng(1)
    with torch.no_grad():
        for one in module.parameters():
            one.copy_(torch.tensor(rng.standard_normal(tuple(one.shape))))
    return module.double()


def model_of(torch: Any, module: Any, **options: Any) -> TorchLandscapeModel:
    return TorchLandscapeModel(module, torch.nn.functional.cross_entropy, data(torch), **options)


def elsewhere(model: Any) -> dict[str, Any]:
    rng = np.random.default_rng(2)
    return {name: rng.standard_normal(one.shape) for name, one in model.parameters().items()}


def expected_loss(torch: Any, logits: Any) -> float:
    wide = np.asarray(logits)
    logs = wide - np.log(np.exp(wide).sum(1, keepdims=True))
    labels = np.concatenate([batch[1].numpy() for batch in data(torch)])
    return float(-logs[np.arange(10), labels].mean())


def inputs(torch: Any) -> Any:
    return np.concatenate([batch[0].numpy() for batch in data(torch)])


def state(torch: Any, module: Any) -> Any:
    tensors = {name: one.clone() for name, one in module.state_dict().items()}
    grads = [None if one.grad is None else one.grad.clone() for one in module.parameters()]
    return tensors, grads, [one.training for one in module.modules()], torch.get_rng_state()


def is_same(torch: Any, one: Any, other: Any) -> bool:
    tensors = all(torch.equal(one[0][name], other[0][name]) for name in one[0])
    grads = all(
        (a is None and b is None) or torch.equal(a, b)
        for a, b in zip(one[1], other[1], strict=True)
    )
    return tensors and grads and one[2] == other[2] and torch.equal(one[3], other[3])


def test_the_loss_is_that_of_all_samples(torch: Any) -> None:
    model = model_of(torch, module_of(torch))
    there = elsewhere(model)
    hidden = np.tanh(inputs(torch) @ there["0.weight"].T + there["0.bias"])

    logits = hidden @ there["2.weight"].T + there["2.bias"]
    assert model.loss(there) == pytest.approx(expected_loss(torch, logits), rel=1e-12)


def test_derivatives_are_those_of_the_loss(torch: Any) -> None:
    model = model_of(torch, module_of(torch))
    there, along = elsewhere(model), elsewhere(model)
    gradient, product = model.gradient(there), model.hessian_vector(there, along)

    def moved(step: float) -> dict[str, Any]:
        return {name: there[name] + step * along[name] for name in there}

    slope = sum((gradient[name] * along[name]).sum() for name in there)
    difference = (model.loss(moved(1e-5)) - model.loss(moved(-1e-5))) / 2e-5
    assert slope == pytest.approx(difference, rel=1e-6)
    after, before = model.gradient(moved(1e-5)), model.gradient(moved(-1e-5))
    for name, part in product.items():
        assert np.allclose(part, (after[name] - before[name]) / 2e-5, atol=1e-7)


def test_the_module_stays_as_it_was(torch: Any) -> None:
    module = module_of(torch, torch.nn.BatchNorm1d(6), torch.nn.Dropout(0.5))
    module.train()
    module[1].eval()
    torch.nn.functional.cross_entropy(module(data(torch)[0][0]), data(torch)[0][1]).backward()
    before = copy.deepcopy(state(torch, module))
    for mode in ("eval", "train", "recompute"):
        model = model_of(torch, module, mode=mode)
        there = elsewhere(model)
        model.loss(there)
        model.gradient(there)
        model.hessian_vector(there, there)

    assert is_same(torch, state(torch, module), before)
    assert module[1].momentum == 0.1


def test_the_module_stays_as_it_was_when_a_batch_fails(torch: Any) -> None:
    module = module_of(torch, torch.nn.BatchNorm1d(6)).train()
    before = copy.deepcopy(state(torch, module))
    calls = []

    def fails_later(made: Any, target: Any) -> Any:
        calls.append(1)
        if len(calls) > 1:
            raise ArithmeticError("in the middle")
        return torch.nn.functional.cross_entropy(made, target)

    model = TorchLandscapeModel(module, fails_later, data(torch), mode="recompute")
    with pytest.raises(ArithmeticError, match="in the middle"):
        model.loss(elsewhere(model))

    assert is_same(torch, state(torch, module), before)


def test_batch_norms_and_dropout_are_as_the_mode_says(torch: Any) -> None:
    module = module_of(torch, torch.nn.BatchNorm1d(6, eps=1e-3))
    there = elsewhere(model_of(torch, module))
    before = inputs(torch) @ there["0.weight"].T + there["0.bias"]
    parts = before[:4], before[4:8], before[8:]

    def expected(statistics: list[Any]) -> float:
        normal = [(x - m) / np.sqrt(v + 1e-3) for x, (m, v) in zip(parts, statistics, strict=True)]
        scaled = np.concatenate(normal) * there["1.weight"] + there["1.bias"]
        return expected_loss(torch, np.tanh(scaled) @ there["3.weight"].T + there["3.bias"])

    def found(mode: str) -> float:
        return model_of(torch, module, mode=mode).loss(there)

    own = [(part.mean(0), part.var(0)) for part in parts]
    mean = np.mean([part.mean(0) for part in parts], 0)
    variance = np.mean([part.var(0, ddof=1) for part in parts], 0)
    assert found("eval") == pytest.approx(expected([(0.0, 1.0)] * 3), rel=1e-9)
    assert found("train") == pytest.approx(expected(own), rel=1e-9)
    assert found("recompute") == pytest.approx(expected([(mean, variance)] * 3), rel=1e-6)
    dropping = model_of(torch, module_of(torch, torch.nn.Dropout(0.5)), mode="train")
    there = elsewhere(dropping)
    assert dropping.loss(there) == dropping.loss(there)


def test_a_shuffled_loader_does_not_change_the_surface(torch: Any) -> None:
    x, y = (torch.cat([batch[k] for batch in data(torch)]) for k in (0, 1))
    rows = torch.utils.data.TensorDataset(x, y)
    loader = torch.utils.data.DataLoader(rows, 4, shuffle=True)
    model = TorchLandscapeModel(module_of(torch), torch.nn.functional.cross_entropy, loader, 6)
    there = elsewhere(model)

    assert model.facts["samples"] == 6
    assert len({model.loss(there) for _ in range(4)}) == 1


def test_surfaces_are_drawn_of_it(torch: Any) -> None:
    model = model_of(torch, module_of(torch))
    plane = landscape.random_plane(model.parameters(), seed=0)

    surface = landscape.surface(model, plane, size=3)
    assert surface.z[1, 1] == model.loss(model.parameters())


def test_what_does_not_fit_is_refused(torch: Any) -> None:
    module = module_of(torch)
    model = model_of(torch, module)

    with pytest.raises(SummaryValueError, match=r"a parameter expected one of 0\.weight"):
        model.loss({"fc": np.zeros(3)})
    with pytest.raises(SummaryValueError, match=r"0\.bias expected shape \(6,\), got shape \(1,\)"):
        model.loss({"0.bias": np.zeros(1)})
    with pytest.raises(SummaryValueError, match="mode expected one of"):
        model_of(torch, module, mode="test")
    with pytest.raises(SummaryValueError, match="num_samples expected a number from 1"):
        model_of(torch, module, num_samples=0)
    with pytest.raises(SummaryValueError, match="at least one batch"):
        TorchLandscapeModel(module, torch.nn.functional.cross_entropy, [])
    with pytest.raises(ValueKindError, match="a batch expected a tuple or list of tensors"):
        TorchLandscapeModel(module, torch.nn.functional.cross_entropy, [np.zeros(3)])


@pytest.mark.parametrize("given", [5, None, "text", True, np.nan, [np.zeros(1)]], ids=str)
def test_point_without_names_or_arrays_is_told(torch: Any, given: Any) -> None:
    model = model_of(torch, module_of(torch))
    there = model.parameters()
    calls: list[Callable[[Any], object]] = [
        *(model.loss, model.measured, model.gradient),
        lambda point: model.hessian_vector(point, there),
        lambda point: model.hessian_vector(there, point),
    ]
    for call in calls:
        with pytest.raises(ValueKindError, match="expected a mapping of names to arrays"):
            call(given)
    with pytest.raises(ValueKindError, match=r"0\.bias expected an array of shape \(6,\), got "):
        model.loss({"0.bias": {"text": given}})


def test_measures_and_batches_held_out_are_told_at_every_point(torch: Any) -> None:
    def accuracy(scores: Any, labels: Any) -> Any:
        return (scores.argmax(1) == labels).double().mean()

    module = module_of(torch)
    other = [(x + 1, y) for x, y in data(torch)[:2]]
    model = model_of(torch, module, measures={"accuracy": accuracy}, validation=other)
    plane = landscape.random_plane(model.parameters(), normalize="layer")
    found = landscape.surface(model, plane, size=3)
    with torch.no_grad():
        scores = module(torch.cat([batch[0] for batch in data(torch)]))
        more = module(torch.cat([batch[0] for batch in other]))
    labels = torch.cat([batch[1] for batch in data(torch)])
    hits = (scores.argmax(1) == labels).double().mean()
    held_out = torch.nn.functional.cross_entropy(more, labels[:8])

    assert model.quantities == (
        *("sampling_error", "sampling_parts", "accuracy"),
        *("validation_loss", "validation_accuracy"),
    )
    assert found.quantities["accuracy"][1, 1] == pytest.approx(float(hits))
    assert found.quantities["validation_loss"][1, 1] == pytest.approx(float(held_out))
    assert found.facts["sampling_parts"] == 3
    assert found.facts["model"]["validation_samples"] == 8
    assert np.isfinite(found.quantities["sampling_error"]).all()


@pytest.mark.parametrize("kind", ["bfloat16", "float16"])
def test_halves_have_landscapes(torch: Any, kind: str) -> None:
    dtype = getattr(torch, kind)
    halves = [(x.to(dtype), y) for x, y in data(torch)]
    module = module_of(torch).to(dtype)
    model = TorchLandscapeModel(module, torch.nn.functional.cross_entropy, halves)
    own = model.parameters()
    plane = landscape.random_plane(own, seed=0)
    surface = landscape.surface(model, plane, size=3)
    gradient = model.gradient(own)
    wide = model_of(torch, module.double())

    assert model.facts["dtype"] == kind
    assert {array.dtype.name for array in own.values()} == {
        "float32" if kind == "bfloat16" else "float16"
    }
    assert np.isfinite(surface.z).all()
    assert surface.convergence[2] == pytest.approx(wide.loss(wide.parameters()), rel=0.03)
    assert gradient.keys() == own.keys()
    assert all(np.isfinite(array).all() for array in gradient.values())


def test_complex_parameters_are_told(torch: Any) -> None:
    module = torch.nn.Linear(5, 3, dtype=torch.complex64)
    with pytest.raises(ValueKindError, match=r"weight expected real numbers, got torch\.complex64"):
        model_of(torch, module)
