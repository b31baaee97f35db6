"""The order of a network's channels in which it is nearest to another network."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from insight.errors import SummaryValueError
from insight.needed import from_analysis

from .checkpoints import Source, snapshots
from .parameters import Array
from .permutations import GroupedAxis, Spec, chain_spec, groups_of

_MOST_ROUNDS = 100
_LEAST_GAIN = 1e-12  # of the sum of products: below it lies rounding


@dataclass(frozen=True, eq=False)
class Alignment:
    """A network with its channels in another order: it computes what it did.

    Attributes:
        parameters: Its parameters, by name.
        permutations: For each group of channels the order: channel k is what was channel
            `permutation[k]`, (channels,) of int64.
        distance_before: How far it lay from the other network, by the grouped parameters.
        distance: How far it lies from it now.

    """

    parameters: Mapping[str, Array]
    permutations: Mapping[str, Array]
    distance_before: float
    distance: float


def align(a: Source, b: Source, spec: Spec | None = None, *, seed: int = 0) -> Alignment:
    """The network `b` with its channels in the order in which its weights fit those of `a` best.

    Needs no data. The order of one group of channels is found exactly, given those of the others,
    until no group changes: a good order, not always the best.

    Args:
        a: A network: the file of a checkpoint, of which the trained parameters count, or a mapping
            of arrays by name.
        b: Another of the same kind.
        spec: For each parameter the group of each axis, a text, or None for an axis that stays;
            parameters that it does not name stay. By default a chain of dense and convolutional
            layers in the order of the parameters is assumed, with weights of shape (out, in, …).
        seed: Of the order in which groups are tried.

    Raises:
        SummaryValueError: If the networks differ in names or shapes, or the groups do not fit.
        ValueKindError: If a network is neither a path nor a mapping.
        CheckpointError, PathError: If a file is damaged, or not there.

    Source: Ainsworth et al., arXiv:2209.04836, algorithm 1 (matching weights).

    >>> a = {"0.weight": np.eye(3), "1.weight": np.array([[1.0, 2.0, 3.0]])}
    >>> b = {"0.weight": np.eye(3)[[2, 0, 1]], "1.weight": np.array([[3.0, 1.0, 2.0]])}
    >>> found = align(a, b)
    >>> found.permutations["0"].tolist(), found.distance
    ([1, 2, 0], 0.0)

    """
    first, second = snapshots([a, b])
    shapes = {name: array.shape for name, array in second.arrays.items()}
    groups = groups_of(chain_spec(shapes) if spec is None else spec, shapes)
    if not groups:
        hint = "a network of one layer has none"
        raise SummaryValueError.of("align", "channels that can change their order", "none", hint)
    ours, theirs = dict(first.items()), dict(second.items())
    moved = {one.name for _, axes in groups.values() for one in axes}
    before = _distance(ours, theirs, moved)
    orders = {group: np.arange(channels) for group, (channels, _) in groups.items()}
    _match(ours, theirs, groups, orders, seed)
    found = {name: permuted(array, name, groups, orders) for name, array in theirs.items()}
    return Alignment(found, orders, before, _distance(ours, found, moved))


def _match(
    ours: Mapping[str, Array],
    theirs: Mapping[str, Array],
    groups: Mapping[str, tuple[int, list[GroupedAxis]]],
    orders: dict[str, Array],
    seed: int,
) -> None:
    """Improve the orders, a group at a time, until none gets better."""
    with from_analysis("scipy", "align"):
        from scipy.optimize import linear_sum_assignment

    rng = np.random.default_rng(seed)
    names = list(groups)
    for _ in range(_MOST_ROUNDS):
        changed = False
        for index in rng.permutation(len(names)):
            group = names[index]
            products = _products(ours, theirs, groups, orders, group)
            rows = np.arange(len(products))
            found = linear_sum_assignment(products, maximize=True)[1]
            now = products[rows, orders[group]].sum()
            gain = products[rows, found].sum() - now
            if gain > _LEAST_GAIN * max(abs(now), np.abs(products).sum() / len(products)):
                orders[group], changed = found.astype(np.int64), True
        if not changed:
            return


def _products(
    ours: Mapping[str, Array],
    theirs: Mapping[str, Array],
    groups: Mapping[str, tuple[int, list[GroupedAxis]]],
    orders: Mapping[str, Array],
    group: str,
) -> Array:
    """How well each channel of theirs fits each of ours, (channels, channels): inner products."""
    channels, axes = groups[group]
    others = {name: order for name, order in orders.items() if name != group}
    total = np.zeros((channels, channels))
    for name in dict.fromkeys(one.name for one in axes):
        moved = permuted(theirs[name], name, groups, others)
        for one in (one for one in axes if one.name == name):
            total += _by_channel(ours[name], one, channels) @ _by_channel(moved, one, channels).T
    return total


def _by_channel(array: Array, one: GroupedAxis, channels: int) -> Array:
    """All numbers of each channel, (channels, rest), in float64."""
    return np.moveaxis(array, one.axis, 0).reshape(channels, -1).astype(np.float64)


def permuted(
    array: Array,
    name: str,
    groups: Mapping[str, tuple[int, list[GroupedAxis]]],
    orders: Mapping[str, Array],
) -> Array:
    """A parameter with the channels of some groups in their orders."""
    for group, order in orders.items():
        for one in groups[group][1]:
            if one.name == name:
                within = np.arange(one.block)
                array = array.take((order[:, None] * one.block + within).reshape(-1), one.axis)
    return array


def _distance(ours: Mapping[str, Array], theirs: Mapping[str, Array], names: set[str]) -> float:
    squares = (
        float(((ours[name].astype(np.float64) - theirs[name]) ** 2).sum()) for name in sorted(names)
    )
    return float(np.sqrt(sum(squares)))
