"""Where arrays stand in for results, what is written down is the same, and nothing is computed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import engine
from engine import Parameter, Tensor, nn, ops
from engine.autodiff import PRIMITIVES, Value, no_grad
from engine.graph import Graph, forward_graph
from engine.graph.alike import difference
from engine.plan.stand_ins import UnsuitableError, standing_in
from engine.planning import planning

ROWS = np.arange(6, dtype=np.float32).reshape(2, 3)


def graph_of(function: Callable[..., Any], *parameters: Parameter) -> Graph:
    return forward_graph(function, [Tensor(ROWS)], parameters)


def stood_in(function: Callable[..., Any], *parameters: Parameter, seed: int = 0) -> Graph:
    with standing_in(seed):
        return graph_of(function, *parameters)


def test_what_is_written_down_is_not_computed(monkeypatch: pytest.MonkeyPatch) -> None:
    graph = graph_of(lambda x: ops.exp(x).sum())
    computed: list[int] = []
    monkeypatch.setattr(PRIMITIVES["exp"].forms, "on_host", lambda *_given: computed.append(1))

    assert difference(graph, stood_in(lambda x: ops.exp(x).sum())) is None
    assert not computed


def test_constant_of_a_graph_is_computed() -> None:
    graph = stood_in(lambda x: x * ops.exp(Tensor([0.0, 0.0, 0.0])))

    assert graph.constants[0].value.tolist() == [1.0, 1.0, 1.0]


@pytest.mark.parametrize(
    "function",
    [
        lambda x: x * detached(ops.exp(x)),
        lambda x: x * _unremembered(ops.exp(x)),
        lambda x: ops.mul(x.astype(engine.int32), 0.5),
        lambda x: ops.mul(x, 1j),
    ],
    ids=["without history", "not remembered", "wider number", "complex number"],
)
def test_what_needs_numbers_is_unsuitable(function: Callable[..., Any]) -> None:
    with pytest.raises(UnsuitableError):
        stood_in(function)


def detached(x: Any) -> Any:
    """A constant that was made of something with a history, behind everybody's back."""
    return ops.square(Value.wrap(x.array[:1]))


def _unremembered(x: Any) -> Any:
    with no_grad():
        return ops.square(x)


def test_constant_of_what_means_nothing_is_found_where_two_are_compared() -> None:
    first, second = (stood_in(lambda x: x * Tensor(np.exp(x.array)), seed=k) for k in (0, 1))
    of_results = [stood_in(lambda x: x * Tensor(ops.exp(x).array + 1), seed=k) for k in (0, 1)]

    assert difference(first, second) is None
    assert difference(*of_results) is not None


def test_what_is_written_to_stays_as_it_is() -> None:
    weight = Parameter(Tensor([1.0, 2.0, 3.0]), name="weight")
    graph = stood_in(lambda x: ops.assign_add(weight, x[0]), weight)

    assert graph.writes == {"weight"}
    assert weight.asnumpy().tolist() == [1.0, 2.0, 3.0]


def test_who_draws_draws_as_ever() -> None:
    drop = nn.Dropout(p=0.5).set_train()
    drawn = []
    for how in (graph_of, stood_in):
        engine.set_seed(3)
        how(lambda x: drop(ops.exp(x)))
        drawn.append(ops.uniform((4,)).asnumpy().tolist())

    assert drawn[0] == drawn[1]


def test_nobody_can_write_to_what_stands_in() -> None:
    def written(x: Any) -> Any:
        made = ops.exp(x)
        made.array[...] = 0.0
        return made

    with pytest.raises(ValueError, match="read-only"):
        stood_in(written)


def test_function_that_needs_numbers_is_planned_all_the_same() -> None:
    scale = nn.Dense(3, 2)
    step = engine.value_and_grad(lambda x: ops.mul(scale(x).astype(engine.int32), 0.5).sum(), 0)
    with planning():
        planned = [step(Tensor(ROWS * k))[0].asnumpy() for k in (1, 2, 3)]

    assert planned == [step(Tensor(ROWS * k))[0].asnumpy() for k in (1, 2, 3)]
