"""Graphs of runs in which nothing is computed are those of runs that compute."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.autodiff.replayable import NotReplayable, strictly
from engine.graph import Graph
from engine.graph.alike import difference
from engine.plan.stand_ins import UnsuitableError, standing_in


def assert_same_without_computing(graph: Graph, again: Callable[[], Graph]) -> None:
    """Hold a graph to what `again` gives where nothing is computed, if it gives one."""
    try:
        with strictly(), standing_in(0):
            found = again()
    except UnsuitableError:  # then what computes is written down
        return
    except NotReplayable:  # and what computes is refused, too
        with pytest.raises(NotReplayable), strictly():
            again()
        return
    said = difference(graph, found)

    assert said is None, said
