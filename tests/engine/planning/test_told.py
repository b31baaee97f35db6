"""What a graph computes is told the same way in each process, and nothing else is told so."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from engine import Parameter, Tensor, ops
from engine.autodiff import PRIMITIVES, providers
from engine.autodiff.primitive import defvjp, primitive
from engine.graph import forward_graph
from engine.planning.told import told

ROWS = np.arange(6, dtype=np.float32).reshape(2, 3)


def of(function: Callable[..., Any], rows: np.ndarray = ROWS, name: str = "weight") -> Any:
    weight = Parameter(Tensor(np.ones(3, np.float32)), name=name)
    return told(forward_graph(lambda x: function(x * weight), [Tensor(rows)], [weight]))


def test_graphs_that_compute_the_same_are_told_the_same() -> None:
    assert of(lambda x: ops.sum(x, 1)) == of(lambda y: ops.sum(y, 1), ROWS + 1)
    assert of(lambda x: ops.sum(x, 1)) is not None


def test_whatever_differs_in_a_graph_is_told() -> None:
    found = [
        of(lambda x: ops.sum(x, 1)),
        of(lambda x: ops.sum(x, 0)),
        of(lambda x: ops.sum(x, 1), ROWS[:1]),
        of(lambda x: ops.sum(x, 1), ROWS.astype(np.float64)),
        of(lambda x: ops.sum(x, 1), name="other"),
        of(lambda x: ops.sum(x * 2.0, 1)),
        of(lambda x: ops.sum(x * 3.0, 1)),
        of(lambda x: ops.sum(x * Tensor([1.0, 2.0, 3.0]), 1)),
        of(lambda x: ops.sum(x * Tensor([1.0, 2.0, 4.0]), 1)),
        of(lambda x: x[0]),
        of(lambda x: x[1]),
        of(lambda x: x[:, 0:1]),
        of(lambda x: (ops.sum(x, 1), x)),
    ]
    with providers():  # none but the references, whoever else may compute in these tests
        found.append(of(lambda x: ops.sum(x, 1)))

    assert None not in found
    assert len({tuple(one) for one in found}) == len(found)


def test_operator_of_a_user_is_not_told() -> None:
    def twice_of(x: Any) -> Any:
        return x + x

    operator = primitive(infer=lambda x: x)(twice_of)
    defvjp(operator, lambda g, _out, _x: g, examples=lambda _rng: [])
    try:
        assert of(operator) is None
    finally:
        del PRIMITIVES["twice_of"]


SCRIPT = """
from engine import ops
from tests.engine.planning.test_told import of
print(of(lambda x: ops.softmax(x[:, 1:], -1)))
"""


@pytest.mark.parametrize("seed", ["1", "2"])
def test_another_process_tells_the_same(seed: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        env=os.environ | {"PYTHONHASHSEED": seed},
        capture_output=True,
        check=True,
        text=True,
    )

    assert done.stdout.strip() == str(of(lambda x: ops.softmax(x[:, 1:], -1)))
