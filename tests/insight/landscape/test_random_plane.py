"""Random directions are Gaussian, differ, and are scaled as the paper says: filter by filter."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest

import engine
from insight.errors import SummaryValueError, ValueKindError
from insight.landscape import random_plane

from .walks import SIZE, joined, split, training_rows

WEIGHTS = split(training_rows()[-1])


def rows_of(array: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    return np.linalg.norm(array.reshape(len(array), -1), axis=1)


def test_every_filter_and_row_has_the_length_of_its_parameters() -> None:
    for direction in random_plane(WEIGHTS, seed=3).directions:
        for name in ("conv.weight", "fc.weight"):
            np.testing.assert_allclose(rows_of(direction[name]), rows_of(WEIGHTS[name]), rtol=1e-9)
        assert not direction["fc.bias"].any()


def test_every_layer_has_the_length_of_its_parameters_but_no_filter_does() -> None:
    direction = random_plane(WEIGHTS, seed=3, normalize="layer").directions[0]
    for name in ("conv.weight", "fc.weight"):
        expected = np.linalg.norm(WEIGHTS[name])
        assert np.linalg.norm(direction[name]) == pytest.approx(expected, rel=1e-9)
        assert np.abs(rows_of(direction[name]) - rows_of(WEIGHTS[name])).max() > 0.01
    assert not direction["conv.bias"].any()


def test_directions_are_gaussian_around_zero_and_nearly_orthogonal() -> None:
    weights = {"weight": np.zeros((200, 250)), "bias": np.zeros(100)}
    size = 50_100
    plane = random_plane(weights, seed=1, normalize="none")
    for direction in plane.directions:
        numbers = np.concatenate([array.reshape(-1) for array in direction.values()])
        assert abs(numbers.mean()) < 5 / np.sqrt(size)
        assert numbers.std() == pytest.approx(1, abs=5 / np.sqrt(size))
        assert np.mean(numbers > 0) == pytest.approx(0.5, abs=5 / np.sqrt(size))

    assert 0 < abs(plane.facts["cosine_of_axes"]) < 5 / np.sqrt(size)


@pytest.mark.parametrize("normalize", ["filter", "layer", "none"])
def test_told_cosine_is_that_of_the_directions(normalize: str) -> None:
    plane = random_plane(WEIGHTS, seed=5, normalize=normalize)
    first, second = map(joined, plane.directions)

    cosine = first @ second / np.linalg.norm(first) / np.linalg.norm(second)
    assert plane.facts["cosine_of_axes"] == pytest.approx(cosine, abs=1e-12)
    assert plane.facts["length_of_first"] == pytest.approx(np.linalg.norm(first))
    assert plane.facts["seed"] == 5
    assert plane.facts["normalize"] == normalize
    assert abs(cosine) < 5 / np.sqrt(SIZE)


def test_numbers_of_an_array_depend_on_seed_and_name_alone() -> None:
    turned = dict(reversed(WEIGHTS.items()))
    alone = {"fc.weight": WEIGHTS["fc.weight"]}
    array = random_plane(WEIGHTS, seed=1).directions[1]["fc.weight"]

    for other in (turned, alone):
        assert np.array_equal(random_plane(other, seed=1).directions[1]["fc.weight"], array)
    assert not np.allclose(random_plane(WEIGHTS, seed=2).directions[1]["fc.weight"], array)
    assert not np.allclose(random_plane(WEIGHTS, seed=1).directions[0]["fc.weight"], array)
    same = dict.fromkeys(("one", "other"), WEIGHTS["fc.weight"])
    made = random_plane(same, seed=1).directions[0]
    assert not np.allclose(made["one"], made["other"])


@pytest.mark.parametrize(
    ("normalize", "is_alike"), [("filter", True), ("layer", True), ("none", False)]
)
def test_scale_that_a_network_does_not_feel_does_not_show(normalize: str, is_alike: bool) -> None:
    rng = np.random.default_rng(6)
    inputs = rng.standard_normal((20, 9))
    weights = {"one": rng.standard_normal((8, 9)), "two": rng.standard_normal((4, 8))}
    scaled = {"one": 10 * weights["one"], "two": weights["two"] / 10}

    def outputs(parameters: Any) -> Any:
        return np.maximum(inputs @ parameters["one"].T, 0) @ parameters["two"].T

    def seen(centre: Any) -> Any:
        plane = random_plane(centre, seed=2, normalize=normalize)
        return np.stack([outputs(plane.at(x, y)) for x in (-0.5, 1) for y in (-1, 0.3)])

    assert np.allclose(seen(weights), seen(scaled), atol=1e-9) == is_alike


@pytest.mark.parametrize(("normalize", "is_alike"), [("filter", True), ("layer", False)])
def test_scale_of_single_filters_does_not_show_where_directions_follow_filters(
    normalize: str, is_alike: bool
) -> None:
    """A ReLU unit times s, and what reads it by s: the layer that moves is the one before it."""
    rng = np.random.default_rng(6)
    inputs, scales = rng.standard_normal((20, 9)), np.geomspace(0.1, 10, 8)
    weights = {"one": rng.standard_normal((8, 9)), "two": rng.standard_normal((4, 8))}
    scaled = {"one": weights["one"] * scales[:, None], "two": weights["two"] / scales}

    def losses(centre: Any) -> Any:
        plane = random_plane(centre, seed=2, normalize=normalize, names=["one"])
        made = (plane.at(x, y) for x in (-0.5, 1) for y in (-1, 0.3))
        hidden = [(np.maximum(inputs @ one["one"].T, 0), one["two"]) for one in made]
        return np.array([np.square(below @ above.T).mean() for below, above in hidden])

    assert np.allclose(losses(weights), losses(scaled), rtol=1e-5) == is_alike


def test_directions_are_made_anew_alike_and_small_when_sent() -> None:
    plane = random_plane({k: v.astype(np.float32) for k, v in WEIGHTS.items()})
    sent = pickle.loads(pickle.dumps(plane.directions[0]))

    assert np.array_equal(joined(sent), joined(plane.directions[0]))
    assert plane.directions[0]["fc.weight"].dtype == np.float32
    assert len(plane.directions[0]) == 4


def test_plane_stays_where_the_parameters_were() -> None:
    own = {name: array.copy() for name, array in WEIGHTS.items()}
    plane = random_plane(own)
    own["fc.weight"] += 1

    assert np.array_equal(plane.at(0, 0)["fc.weight"], WEIGHTS["fc.weight"])
    assert np.array_equal(joined(plane.directions[0]), joined(random_plane(WEIGHTS).directions[0]))


def test_named_parameters_move_and_others_stay() -> None:
    plane = random_plane(WEIGHTS, names=["fc.weight"])
    moved = plane.at(1, 1)

    assert np.array_equal(moved["conv.weight"], WEIGHTS["conv.weight"])
    assert not np.array_equal(moved["fc.weight"], WEIGHTS["fc.weight"])
    assert list(moved) == list(WEIGHTS)


def test_checkpoint_file_is_a_centre(tmp_path: Any) -> None:
    path = tmp_path / "net.safetensors"
    engine.save_checkpoint(WEIGHTS, path, format="safetensors")

    assert np.array_equal(
        joined(random_plane(path).directions[0]), joined(random_plane(WEIGHTS).directions[0])
    )


def test_wrong_options_and_parameters_are_told() -> None:
    def check(message: str, *arguments: Any, kind: Any = SummaryValueError, **options: Any) -> None:
        with pytest.raises(kind, match=message):
            random_plane(*arguments, **options)

    check(
        r"normalize expected one of \('filter', 'layer', 'none'\), got 'norm'",
        WEIGHTS,
        normalize="norm",
    )
    for seed in (-1, 0.5, True, None):
        check(r"seed expected a whole number not below 0", WEIGHTS, seed=seed)
    check(r"names expected some of .*, got 'fc'", WEIGHTS, names=["fc"])
    check(r"filter expected parameters that move, got none. Hint: .*none", {"bias": np.ones(3)})
    check(r"expected parameters that move", {"weight": np.zeros((2, 3))})
    check(r"weight expected finite numbers, got NaN", {"weight": np.full((2, 3), np.nan)})
    check(r"a path or a mapping, got ndarray", np.ones(3), kind=ValueKindError)
