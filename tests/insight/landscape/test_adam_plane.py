from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from engine import Tensor, dataset, nn, save_checkpoint
from engine.train import Model
from insight.errors import SummaryValueError
from insight.landscape import adam_plane, random_plane

from .models import flat

if TYPE_CHECKING:
    from pathlib import Path

RNG = np.random.default_rng(3)
WEIGHTS = {"fc.weight": RNG.standard_normal((6, 5)), "fc.bias": RNG.standard_normal(6)}
FIRST = {name: RNG.standard_normal(array.shape) for name, array in WEIGHTS.items()}
SECOND = {name: RNG.random(array.shape) + 0.1 for name, array in WEIGHTS.items()}


def made(**options: Any) -> Any:
    options = {"normalize": "none", "moments": (FIRST, SECOND), **options}
    return adam_plane(WEIGHTS, **options)


def test_first_axis_is_the_way_of_adams_next_step() -> None:
    expected = {name: -FIRST[name] / (np.sqrt(SECOND[name]) + 1e-8) for name in WEIGHTS}
    plane = made()

    np.testing.assert_allclose(flat(plane.directions[0]), flat(expected), rtol=1e-12)
    assert plane.kind == "adam"
    assert plane.facts["which"] == "update"


def test_random_axes_are_those_of_a_random_plane_over_the_roots_of_the_second_moments() -> None:
    plain = random_plane(WEIGHTS, seed=4, normalize="none").directions
    for which, axes in (("scaled", (0, 1)), ("update", (1,))):
        found = made(which=which, seed=4).directions
        for axis in axes:
            for name in WEIGHTS:
                expected = plain[axis][name] / (np.sqrt(SECOND[name]) + 1e-8)
                np.testing.assert_allclose(found[axis][name], expected, rtol=1e-12)


def test_moments_themselves_are_axes() -> None:
    plane = made(which="moments")

    assert np.array_equal(flat(plane.directions[0]), flat(FIRST))
    assert np.array_equal(flat(plane.directions[1]), flat(SECOND))


def test_filters_have_the_length_of_their_parameters_and_biases_stay() -> None:
    for direction in made(normalize="filter").directions:
        found = np.linalg.norm(direction["fc.weight"], axis=1)
        np.testing.assert_allclose(found, np.linalg.norm(WEIGHTS["fc.weight"], axis=1), rtol=1e-9)
        assert not direction["fc.bias"].any()


def test_what_never_had_a_gradient_does_not_move() -> None:
    dead = {**SECOND, "fc.weight": SECOND["fc.weight"].copy()}
    dead["fc.weight"][2, 3] = 0
    plane = made(moments=(FIRST, dead))

    for direction in plane.directions:
        assert direction["fc.weight"][2, 3] == 0
        assert np.isfinite(direction["fc.weight"]).all()


def test_named_parameters_move_alone() -> None:
    plane = made(names=["fc.bias"])

    assert not plane.directions[0]["fc.weight"].any()
    assert plane.directions[0]["fc.bias"].all()


@pytest.mark.parametrize("kind", [nn.Adam, nn.AdamWeightDecay])
def test_checkpoint_of_a_training_has_its_moments(kind: Any, tmp_path: Path) -> None:
    rng = np.random.default_rng(0)
    data = {"x": rng.random((16, 4), np.float32), "y": rng.random((16, 2), np.float32)}
    network = nn.Dense(4, 2, weight_init=Tensor(rng.random((2, 4), np.float32)))
    optimizer = kind(network.trainable_params(), 0.01)
    batches = dataset.NumpySlicesDataset(data, shuffle=False).batch(8)
    Model(network, nn.MSELoss(), optimizer).train(2, batches)
    prefixes = ("moment1", "moment2") if kind is nn.Adam else ("adam_m", "adam_v")
    save_checkpoint(optimizer, tmp_path / "net.ckpt")
    held = {one.name: one.asnumpy().astype(np.float64) for one in optimizer.get_parameters()}
    first, second = (held[f"{prefix}.weight"] for prefix in prefixes)
    plane = adam_plane(tmp_path / "net.ckpt", normalize="none", names=["weight"])

    expected = -first / (np.sqrt(second) + 1e-8)
    np.testing.assert_allclose(plane.directions[0]["weight"], expected, rtol=1e-5)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"which": "adam"}, "which expected one of"),
        ({"eps": 0.0}, "eps expected a number above 0"),
        ({"seed": -1}, "seed expected a whole number"),
        ({"names": ["conv"]}, "names expected some of"),
        ({"moments": None}, r"moment of fc.weight expected one of \['moment"),
        ({"moments": (FIRST, {})}, "second moment of fc.weight expected an array"),
        ({"moments": (FIRST, {n: -a for n, a in SECOND.items()})}, "expected squares"),
        ({"moments": (FIRST, {n: a * np.nan for n, a in SECOND.items()})}, "finite numbers"),
        ({"moments": (FIRST, {n: a[:2] for n, a in SECOND.items()})}, "expected shape"),
        ({"names": ["fc.bias"], "normalize": "filter"}, "expected axes with a length"),
    ],
)
def test_wrong_options_and_moments_are_told(options: Any, words: str) -> None:
    with pytest.raises(SummaryValueError, match=words):
        made(**options)
