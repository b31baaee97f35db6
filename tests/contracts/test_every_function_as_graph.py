"""Every public function as a graph: run again for other numbers it gives what they give.

A function whose numbers Python reads says so while the graph is written down
(`engine.autodiff.replayable`); none gives the numbers of before, silently. The calls are those that
are compared with PyTorch, with NumPy, and with a device.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np
import pytest

import engine
from engine import Tensor, ops
from engine.autodiff.replayable import NotReplayable, read, strictly
from engine.autodiff.structure import values_in
from engine.graph import Graph, forward_graph
from engine.plan import Replay
from tests.engine.numpy.calls import DIFFERENTIABLE, OTHERS, lines
from tests.engine.numpy.test_values import VARIABLES, of_ours
from tests.engine.ops import pytorch_case as cases
from tests.engine.ops.test_beside_pytorch import in_single, outputs_of
from tests.engine.ops.test_functions_beside_cupy import CALLS
from tests.engine.scipy import test_on_devices as of_scipy
from tests.every_case import every
from tests.standing_in import assert_same_without_computing

Given = Sequence[np.ndarray]
Function = Callable[..., Any]

LENGTH = "how long the result is, the numbers say"
REFUSED = {
    "as many halvings as the numbers ask for": ["matrices-matrix_exp", "device matrix_exp"],
    "computed by the host's library, without an operator": [
        *("device eig", "device histc", "device intopk", "ordered-histc"),
        *("ordered-nanquantile", "ordered-quantile", "ordered-quantile of all"),
        *("device nanquantile", "m.histogram_bin_edges(x, 4)", "m.histogram(x)"),
        *(
            "m.histogram2d(v, v[::-1], bins=3)",
            "m.histogramdd(c[0], bins=2, weights=[1.0, 2.0, 3.0])",
        ),
        "m.histogramdd((v, v[::-1], v * v), bins=[2, 3, 2])",
    ],
    LENGTH: [
        *("indexing-nonzero", "indexing-nonzero of each axis", "m.argwhere(x > 0)"),
        *("m.unique(i)", "m.unique(j, return_inverse=True)", "device unique"),
        *("device unique_consecutive", "device unique_with_pad", "ordered-unique_consecutive"),
        *("device bincount", "ordered-bincount", "shapes-repeat_interleave"),
        *("indexing-mask", "indexing-mask of rows", "indexing-masked_select"),
        *("m.intersect1d(i, j)", "m.intersect1d(i, j, return_indices=True)", "m.setdiff1d(i, [1])"),
    ],
    "makes a cell, whose attributes it sets": [
        *("losses-ctc_loss that cannot be", "losses-ctc_loss with another blank"),
        *("losses-kl_div batchmean", "normalise-instance_norm_layer"),
        *(f"losses-poisson_nll_loss {one} {two}" for one in (True, False) for two in (True, False)),
    ],
}
READING = {name for names in REFUSED.values() for name in names}


def other(array: np.ndarray) -> np.ndarray:
    """Numbers of the same kind; a matrix stays symmetric, and positive definite."""
    moved = np.roll(array, (1,) * array.ndim, tuple(range(array.ndim)))
    return moved * array.dtype.type(0.75) if array.dtype.kind == "f" else moved


def beside_pytorch() -> Iterator[Any]:
    for family in cases.families():
        for name, case in cases.cases_of(family).items():
            given, others = (in_single(cases.drawn(name, case, seed)) for seed in (0, 1))
            yield pytest.param(case, given, others, id=f"{family}-{name}")


def beside_others() -> Iterator[Any]:
    for line in lines(DIFFERENTIABLE) + lines(OTHERS):
        names = [name for name in VARIABLES if re.search(rf"\b{name}\b", line)]
        if names:
            yield line, numpys(line, names), [VARIABLES[name] for name in names]
    for name, (function, inputs) in CALLS.items():
        yield f"device {name}", function, inputs
    for name, function in of_scipy.CALLS.items():
        yield f"scipy {name}", function, (of_scipy.A, of_scipy.B)


def numpys(line: str, names: Sequence[str]) -> Function:
    fixed = {name: Tensor(array) for name, array in VARIABLES.items()}
    return lambda *given: of_ours(line, fixed | dict(zip(names, given, strict=True)))


PYTORCHS = list(beside_pytorch())
ALL = [
    *(
        pytest.param(p.id, lambda *x, c=p.values[0]: outputs_of(c, x), *p.values[1:], id=p.id)
        for p in PYTORCHS
    ),
    *(pytest.param(n, f, g, [other(x) for x in g], id=n) for n, f, g in beside_others()),
]
DERIVED = [p for p in PYTORCHS if p.values[0].differentiated and p.id not in READING]


def written_down(function: Function, inputs: Given) -> Graph:
    engine.set_seed(3)
    with strictly():
        return forward_graph(lambda *x: values_in(function(*x)), [*map(Tensor, inputs)])


def assert_holds(function: Function, inputs: Given, others: Given) -> None:
    try:
        graph = written_down(function, inputs)
    except NotReplayable as told:  # no error of anybody's, so a test would end with it
        raise AssertionError(f"{told} at {told.line}") from told
    assert_same_without_computing(graph, lambda: written_down(function, inputs))
    replay = Replay(graph)
    for given in (inputs, others):
        engine.set_seed(3)
        expected = [one.array for one in values_in(function(*map(Tensor, given)))]
        engine.set_seed(3)
        found = replay([Tensor(x).array for x in given])
        assert_same_bits(found, expected)


def assert_same_bits(found: Sequence[Any], expected: Sequence[Any]) -> None:
    assert len(found) == len(expected)
    for one, wanted in zip(found, expected, strict=True):
        assert (one.dtype, one.shape) == (wanted.dtype, wanted.shape)
        assert np.asarray(one).tobytes() == np.asarray(wanted).tobytes()


@every("name, function, inputs, others", ALL)
def test_graph_of_a_function_holds_for_other_numbers_or_is_refused(
    name: str, function: Function, inputs: Given, others: Given
) -> None:
    if name in READING:
        with pytest.raises(NotReplayable):
            written_down(function, inputs)
    else:
        assert_holds(function, inputs, others)


@every("case, inputs, others", DERIVED)
def test_graph_of_gradients_holds_for_other_numbers(
    case: cases.Case, inputs: Given, others: Given
) -> None:
    floats = tuple(k for k, x in enumerate(inputs) if x.dtype.kind == "f")

    def total(*given: Any) -> Any:
        parts = [one for one in outputs_of(case, given) if one.array.dtype.kind == "f"]
        return sum((ops.sum(one * one) for one in parts), Tensor(0.0))

    def gradients(*given: Any) -> Any:
        return ops.grad(total, floats)(*given)

    if floats:
        assert_holds(gradients, inputs, others)


def test_reading_of_a_number_is_told_of_and_of_a_shape_is_not() -> None:
    with pytest.raises(NotReplayable, match="Python reads the numbers of a tensor"):
        written_down(lambda x: x * read(x).max(), [np.ones(2)])

    assert len(written_down(lambda x: x * x.array.size, [np.ones(2)]).nodes) == 1


def test_numbers_are_read_as_ever_where_no_graph_is_written_down() -> None:
    x = np.ones(2, np.float32)

    assert read(x) is x
    assert ops.grad(lambda x: x * float(read(x)[0]))(Tensor(x)).asnumpy().tolist() == [1, 1]
