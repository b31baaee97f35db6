"""Every operator that writes or draws does what it says, and a graph knows of it."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine import Tensor, backend
from engine.graph import forward_graph
from tests.every_case import every
from tests.operators import WITH_EFFECTS, Operator

every_operator = every("operator", WITH_EFFECTS.values())


def calls(operator: Operator) -> list[tuple[tuple[Any, ...], dict[str, Any]]]:
    assert operator.examples is not None, f"{operator.name} has no examples"
    return list(operator.examples(np.random.default_rng(7)))


def given(inputs: tuple[Any, ...]) -> list[Any]:
    """Inputs that may be written to."""
    return [np.array(one) if isinstance(one, np.ndarray) else one for one in inputs]


@every_operator
def test_writes_to_what_it_says_and_to_nothing_else(operator: Operator) -> None:
    changed: set[int] = set()
    for inputs, attrs in calls(operator):
        own = given(inputs)
        operator(*own, **attrs)
        pairs = enumerate(zip(own, inputs, strict=True))
        changed |= {k for k, (one, was) in pairs if not np.array_equal(one, was)}

    assert changed <= set(operator.writes)
    # Some state is written only where it is given.
    assert bool(changed) == bool(operator.writes)


@every_operator
def test_gives_the_memory_that_it_writes_to(operator: Operator) -> None:
    for inputs, attrs in calls(operator):
        own = given(inputs)
        out = operator(*own, **attrs)

        assert not operator.writes or out is own[operator.writes[0]]


@every_operator
def test_draws_exactly_if_it_says_so(operator: Operator) -> None:
    draws = backend.Draws()
    with draws.followed():
        for inputs, attrs in calls(operator):
            operator(*given(inputs), **attrs)

    assert bool(draws) == operator.draws


@every_operator
def test_graph_names_what_it_writes_to_and_draws(operator: Operator) -> None:
    for inputs, attrs in calls(operator):
        tensors = [Tensor(one) if isinstance(one, np.ndarray) else one for one in given(inputs)]
        named = [one for one in tensors if isinstance(one, Tensor)]
        graph = forward_graph(
            lambda *_given, all_of=tensors, attrs=attrs: operator(*all_of, **attrs), named
        )
        (node,) = graph.nodes
        present = [k for k in operator.writes if tensors[k] is not None]

        assert node.writes == tuple(node.sources[k] for k in present)
        assert graph.draws == node.draws == operator.draws


@every_operator
def test_nobody_who_only_runs_gets_a_node(operator: Operator) -> None:
    for inputs, attrs in calls(operator):
        out = operator(*given(inputs), **attrs)

        assert isinstance(out, np.ndarray)
