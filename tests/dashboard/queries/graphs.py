"""Graphs for the tests of graph queries: small ones by hand, large ones from a seed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from dashboard.queries.graph.model import Graph, read_graph
from insight.plugins.graph import encode

if TYPE_CHECKING:
    from collections.abc import Sequence

OPS = ("Conv2D", "ReLU", "Add", "BatchNorm", "MatMul", "Reshape")


def message(nodes: Sequence[tuple[str, str, str, Sequence[str]]], **more: Any) -> Any:
    """A recorded graph of (name, type, scope, names of inputs)."""
    return encode(
        {
            "node": [
                {
                    "name": name,
                    "op_type": op,
                    "scope": scope,
                    "full_name": f"{scope}/{op}-op{name}".lstrip("/"),
                    "input": [{"name": one} for one in inputs],
                }
                for name, op, scope, inputs in nodes
            ],
            **more,
        }
    )


def graph(nodes: Sequence[tuple[str, str, str, Sequence[str]]], **more: Any) -> Graph:
    return read_graph(message(nodes, **more))


def random_nodes(
    count: int, seed: int, *, cycles: bool = False
) -> list[tuple[str, str, str, list[str]]]:
    """Nodes in scopes up to three deep, each fed by some of those before, or by any."""
    rng = np.random.default_rng(seed)
    nodes = []
    for k in range(count):
        depth = int(rng.integers(0, 4))
        block = k * 12 // count
        scope = "/".join(f"s{block // 3 ** (2 - level)}" for level in range(depth))
        latest = count if cycles else k
        feeds = rng.integers(0, latest, size=int(rng.integers(0, 4))) if latest else []
        nodes.append((str(k), OPS[int(rng.integers(len(OPS)))], scope, [str(one) for one in feeds]))
    return nodes


def large_message(count: int) -> Any:
    """Layers of blocks of cells, each node fed by the one before and one farther back."""
    nodes = []
    for k in range(count):
        block, place = divmod(k, 250)
        scope = f"Default/network-Net/layer{block // 5}/{block % 5}-Block/part{place // 25}-Cell"
        inputs = [str(k - 1)] if k else []
        if k > 7:
            inputs.append(str(k - 6))
        nodes.append((str(k), OPS[place % 25 % len(OPS)], scope, inputs))
    return message(nodes, name="large")
