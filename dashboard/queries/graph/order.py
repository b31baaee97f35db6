"""The order of boxes inside each layer, with few crossings of edges.

Sweeps down and up put each box at the mean place of its neighbours in the layer before; the order
with the fewest crossings is kept.
"""

from __future__ import annotations

from bisect import bisect_right, insort
from itertools import pairwise

SWEEPS = 8


def ordered(layers: list[list[int]], links: list[tuple[int, int]]) -> list[list[int]]:
    """The boxes of each layer from left to right.

    Args:
        layers: The boxes by layer, in the order to begin with.
        links: Pairs of boxes of neighbouring layers, the earlier first.

    >>> ordered([[0, 1], [2, 3]], [(0, 3), (1, 2)])
    [[0, 1], [3, 2]]

    """
    above: dict[int, list[int]] = {}
    below: dict[int, list[int]] = {}
    for source, target in links:
        below.setdefault(source, []).append(target)
        above.setdefault(target, []).append(source)
    now = [list(layer) for layer in layers]
    best, fewest = [list(layer) for layer in now], crossings(now, below)
    for sweep in range(SWEEPS):
        if not fewest:
            break
        down = sweep % 2 == 0
        for k in range(1, len(now)):
            at = k if down else len(now) - 1 - k
            beside = now[at - 1] if down else now[at + 1]
            now[at] = _by_means(now[at], beside, above if down else below)
        found = crossings(now, below)
        if found < fewest:
            best, fewest = [list(layer) for layer in now], found
    return best


def _by_means(layer: list[int], beside: list[int], neighbours: dict[int, list[int]]) -> list[int]:
    index_of = {box: k for k, box in enumerate(beside)}
    means: list[tuple[float, int, int]] = []
    last = 0.0
    for k, box in enumerate(layer):
        indices = [index_of[one] for one in neighbours.get(box, ())]
        last = sum(indices) / len(indices) if indices else last  # without neighbours: where it was
        means.append((last, k, box))
    return [box for _, _, box in sorted(means)]


def crossings(layers: list[list[int]], below: dict[int, list[int]]) -> int:
    """How many pairs of edges between neighbouring layers cross.

    >>> crossings([[0, 1], [2, 3]], {0: [3], 1: [2]})
    1
    """
    total = 0
    for upper, lower in pairwise(layers):
        index_of = {box: k for k, box in enumerate(lower)}
        seen: list[int] = []
        for box in upper:
            ends = sorted(index_of[one] for one in below.get(box, ()))
            total += sum(len(seen) - bisect_right(seen, end) for end in ends)
            for end in ends:
                insort(seen, end)
    return total
