"""The layer of each box, so that edges lead from an earlier layer to a later one.

Cycles are broken first, at the edges that lead back to where a walk from the first box came from.
Then a box stands as early as what feeds it allows, and boxes that feed at least as many as feed
them move towards their readers: a weight stands beside what it multiplies, not at the top.
"""

from __future__ import annotations

Edge = tuple[int, int]


def turned_edges(count: int, edges: list[Edge]) -> set[int]:
    """The indices of the edges that must be turned around to leave no cycle.

    >>> turned_edges(3, [(0, 1), (1, 2), (2, 0)])
    {2}
    """
    leaving: list[list[tuple[int, int]]] = [[] for _ in range(count)]
    for k, (source, target) in enumerate(edges):
        leaving[source].append((target, k))
    turned: set[int] = set()
    state = [0] * count  # 0: not met, 1: on the way, 2: done
    fed = {target for _, target in edges}
    starts = [box for box in range(count) if box not in fed]
    for start in [*starts, *range(count)]:
        if state[start]:
            continue
        state[start] = 1
        way = [(start, iter(leaving[start]))]
        while way:
            box, rest = way[-1]
            step = next(rest, None)
            if step is None:
                state[box] = 2
                way.pop()
            elif state[step[0]] == 1:
                turned.add(step[1])
            elif state[step[0]] == 0:
                state[step[0]] = 1
                way.append((step[0], iter(leaving[step[0]])))
    return turned


def layers_of(count: int, edges: list[Edge]) -> list[int]:
    """The layer of each of `count` boxes, from 0; the edges have no cycle.

    >>> layers_of(4, [(0, 1), (1, 2), (3, 2)])
    [0, 1, 2, 1]
    """
    before: list[list[int]] = [[] for _ in range(count)]
    after: list[list[int]] = [[] for _ in range(count)]
    for source, target in edges:
        before[target].append(source)
        after[source].append(target)
    order = _topological(count, before, after)
    layer = [0] * count
    for box in order:
        layer[box] = max((layer[one] + 1 for one in before[box]), default=0)
    for _ in range(2):
        for box in reversed(order):
            if after[box] and len(after[box]) >= len(before[box]):
                layer[box] = min(layer[one] for one in after[box]) - 1
        for box in order:
            if before[box] and len(before[box]) > len(after[box]):
                layer[box] = max(layer[one] for one in before[box]) + 1
    lowest = min(layer, default=0)
    return [one - lowest for one in layer]


def _topological(count: int, before: list[list[int]], after: list[list[int]]) -> list[int]:
    missing = [len(one) for one in before]
    order = [box for box in range(count) if not missing[box]]
    for box in order:  # grows while it is walked
        for one in after[box]:
            missing[one] -= 1
            if not missing[one]:
                order.append(one)
    return order
