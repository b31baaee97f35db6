from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from insight.errors import SummaryValueError
from insight.landscape import align, interpolate
from insight.landscape.alignment import permuted
from insight.landscape.permutations import chain_spec, groups_of
from tests.insight.landscape.models import Network

Array = np.ndarray[Any, np.dtype[np.float64]]
LENET = {
    "conv1.weight": (6, 1, 3, 3),
    "conv1.bias": (6,),
    "conv2.weight": (8, 6, 3, 3),
    "fc1.weight": (12, 8 * 4),
    "fc1.bias": (12,),
    "fc2.weight": (5, 12),
}


def shuffled(parameters: dict[str, Array], seed: int) -> tuple[dict[str, Array], dict[str, Array]]:
    """The same network with its channels in another order, and the orders."""
    shapes = {name: array.shape for name, array in parameters.items()}
    groups = groups_of(chain_spec(shapes), shapes)
    rng = np.random.default_rng(seed)
    orders = {group: rng.permutation(channels) for group, (channels, _) in groups.items()}
    return {
        name: permuted(array, name, groups, orders) for name, array in parameters.items()
    }, orders


@pytest.mark.parametrize("relu", [False, True])
def test_shuffled_copy_has_a_barrier_before_and_none_after(relu: bool) -> None:
    network = Network((6, 24, 24, 3), relu=relu)
    last = network.trained(60)[-1]
    copy, _ = shuffled(last, 5)
    found = align(last, copy)

    assert network.loss(copy) == pytest.approx(network.loss(last), rel=1e-12)
    assert interpolate(network, last, copy, size=11).barrier > 0.1
    assert interpolate(network, last, found.parameters, size=11).barrier < 1e-12
    assert found.distance == 0.0 < found.distance_before


def test_channels_of_convolutions_before_a_dense_layer_find_their_order(
    rng: np.random.Generator,
) -> None:
    held = {name: rng.normal(size=shape) for name, shape in LENET.items()}
    copy, orders = shuffled(held, 3)
    found = align(held, copy)

    assert all(np.array_equal(found.parameters[name], held[name]) for name in held)
    assert all(
        np.array_equal(order[found.permutations[group]], np.arange(len(order)))
        for group, order in orders.items()
    )


def test_two_trainings_lie_nearer_and_compute_what_they_did() -> None:
    network = Network((6, 24, 24, 3))
    first = network.trained(60)[-1]
    other = Network((6, 24, 24, 3))
    other.held = Network.drawn((6, 24, 24, 3), 9)
    second = other.trained(60)[-1]
    found = align(first, second)
    before = interpolate(network, first, second, size=21).barrier
    after = interpolate(network, first, found.parameters, size=21).barrier

    assert network.loss(found.parameters) == pytest.approx(network.loss(second), rel=1e-12)
    assert found.distance < found.distance_before
    assert after < before


def test_axes_of_other_networks_are_given(rng: np.random.Generator) -> None:
    held = {"keys": rng.normal(size=(4, 6)), "values": rng.normal(size=(6, 5))}
    order = rng.permutation(6)
    copy = {"keys": held["keys"][:, order], "values": held["values"][order]}
    found = align(held, copy, {"keys": (None, "heads"), "values": ("heads", None)})

    assert found.distance == 0.0
    assert np.array_equal(order[found.permutations["heads"]], np.arange(6))


def test_seed_repeats_the_order(rng: np.random.Generator) -> None:
    first, second = ({n: rng.normal(size=s) for n, s in LENET.items()} for _ in range(2))
    found = [align(first, second, seed=seed).permutations for seed in (4, 4)]

    assert all(np.array_equal(found[0][group], found[1][group]) for group in found[0])


def test_network_of_one_layer_is_told() -> None:
    with pytest.raises(SummaryValueError, match="align expected channels that can change"):
        align({"w": np.eye(3)}, {"w": np.eye(3)})
