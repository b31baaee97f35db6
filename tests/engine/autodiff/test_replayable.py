"""What a graph cannot repeat ends the run that it is written down of, and is nothing otherwise."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from engine import Parameter, Tensor, ops
from engine.autodiff.replayable import NotReplayable, followed, read, strictly
from engine.autodiff.without_grad import NoGrad
from engine.experimental import optim
from engine.graph import forward_graph
from engine.nn import Cell

X = Tensor([1.0, 2.0])


def strict_graph(function: Callable[..., Any], *parameters: Any) -> Any:
    with strictly():
        return forward_graph(function, [X], parameters)


def test_numbers_of_a_parameter_are_told_by_its_name() -> None:
    scale = Parameter(np.float32([3.0]), name="scale")

    with pytest.raises(NotReplayable, match="Python reads the numbers of 'scale'"):
        strict_graph(lambda x: x * read(scale)[0], scale)


@pytest.mark.parametrize(
    "function",
    [
        lambda x: ops.full((2,), x[0]),
        lambda x: x[: x.sum().astype(np.int64)],
        lambda x: ops.topk(x, x[0].astype(np.int64)),
        lambda x: x[x > 1],
        Tensor,
        lambda x: x.data,
        lambda x: ops.embedding(ops.zeros(2, np.int64), x[None] * 1, max_norm=1.0),
    ],
)
def test_what_is_made_of_numbers_is_noticed(function: Callable[..., Any]) -> None:
    function(X)
    forward_graph(function, [X])

    with pytest.raises(NotReplayable):
        strict_graph(function)


def test_what_is_beside_the_graph_ends_a_run_that_is_written_down() -> None:
    class Still(Cell):
        def construct(self, x: Any) -> Any:
            with NoGrad():
                return x * 2

    weight = Parameter(np.float32([1.0, 1.0]), name="weight")
    optimizer = optim.SGD([weight], lr=0.1)

    for function in (Still(), lambda x: optimizer((x,))):
        with pytest.raises(NotReplayable):
            strict_graph(function, weight)
    assert weight.asnumpy().tolist() == [1.0, 1.0]


def test_value_that_nobody_follows_is_its_array() -> None:
    seen = []

    assert followed(X) is X.array
    strict_graph(lambda x: seen.append(followed(x)) or x)
    assert isinstance(seen[0], Tensor)
