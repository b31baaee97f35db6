"""Graphs that have no table, wherever they are computed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from engine import Tensor, ops
from engine.autodiff.forms import providers
from engine.graph import Graph, forward_graph
from engine.plan import table_of


def traced(call: Callable[..., Any], *shape: int, dtype: Any = np.float32) -> Graph:
    x = np.random.default_rng(0).standard_normal(shape).astype(dtype)
    return forward_graph(call, [Tensor(x)])


def test_graph_of_other_number_types_has_no_table() -> None:
    assert table_of(traced(lambda x: ops.relu(x * 2.0), 64, 50, dtype=np.float64)) is None


def test_empty_arrays_have_no_table() -> None:
    assert table_of(traced(lambda x: ops.relu(x[:0]), 4, 5)) is None


def test_other_providers_have_no_table() -> None:
    graph = traced(ops.relu, 64, 50)
    with providers("numpy"):
        assert table_of(graph) is None
    with providers():
        assert table_of(graph) is None
