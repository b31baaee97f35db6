"""A graph of a public function holds for other numbers, or whoever writes it down is told.

Functions that compute with numbers beside operators leave them in the graph as constants. They say
so (`numbers_of`), or a plan would go on with the numbers of its first run.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import tests.whole_engine  # noqa: F401 - all that registers itself
from engine import Tensor
from engine.autodiff.replayable import NotReplayable, strictly
from engine.graph import Graph, forward_graph
from engine.graph.alike import difference
from tests.engine.ops import pytorch_case as cases
from tests.engine.ops.test_beside_pytorch import outputs_of
from tests.every_case import every

SHAPES_OF_NUMBERS = {
    "mask": "how much is taken follows from the mask",
    "mask of rows": "how much is taken follows from the mask",
    "masked_select": "how much is taken follows from the mask",
}
CASES = [
    pytest.param(case, id=f"{family}-{name}")
    for family in cases.families()
    for name, case in cases.cases_of(family).items()
    if name not in SHAPES_OF_NUMBERS
]


def graph_of(case: cases.Case, seed: int) -> Graph:
    inputs = [Tensor(draw(np.random.default_rng(seed))) for draw in case.inputs]

    def function(*given: Any) -> Any:
        return outputs_of(case, given)

    with strictly():
        return forward_graph(function, inputs)


@every("case", CASES)
def test_graph_says_the_same_of_other_numbers_or_that_there_is_none(case: cases.Case) -> None:
    try:
        said = difference(graph_of(case, 1), graph_of(case, 2))
    except NotReplayable:
        return
    assert said is None
