"""Each form gives what its operator gives, by native code and without."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from engine import Tensor, ops
from engine.autodiff import PRIMITIVES
from engine.backend.kernels.window import Window
from engine.graph import Source, forward_graph
from engine.plan import reads
from engine.plan.held import Fixed, read
from engine.plan.layout import Layout
from engine.plan.memory import Buffers
from engine.plan.samples_inside.forms import FORMS
from engine.plan.samples_inside.order import laid_out, with_samples_inside
from engine.plan.specs import specs_of

rng = np.random.default_rng(0)


def numbers(*shape: int) -> Tensor:
    return Tensor(rng.standard_normal(shape).astype(np.float32))


IMAGES, ROWS, LABELS = numbers(5, 2, 6, 6), numbers(5, 6), Tensor(np.array([0, 5, 1, 2, 0]))
FILTERS, BIAS, WEIGHT, SCALE = numbers(4, 2, 3, 3), numbers(1, 4, 1, 1), numbers(3, 6), numbers(6)


def convolved(x: Any, pads: tuple[int, ...] = ()) -> Any:
    return PRIMITIVES["convolve"](x, FILTERS, window=Window((3, 3), (1, 1), pads), group=1)


def largest(x: Any, kernel: int, stride: int) -> Any:
    return PRIMITIVES["window_max"](x, window=Window((kernel, kernel), (stride, stride)))


def twice_read(x: Any) -> Any:
    return largest(x, 2, 1) + largest(x, 2, 1) * x.mean()


def rows_of(x: Any) -> Any:
    return x.exp().reshape(5, -1)[:, :6]


# Names of primitives, and functions in which they are laid out.
CASES: dict[str, tuple[Any, ...]] = {
    "relu": (lambda x: ops.relu(x.exp() - 1), lambda x: ops.relu(ops.relu(convolved(x)) + BIAS)),
    "add": (lambda x: convolved(x.exp()) + BIAS, lambda x: x.exp() + x.tanh()),
    "sub": (lambda x: convolved(x.exp()) - BIAS, lambda x: 1 - x.exp()),
    "mul": (lambda x: convolved(x.exp()) * BIAS + BIAS, lambda x: x.exp() * x),
    "div": (lambda x: ops.relu(convolved(x.exp()) / BIAS - BIAS), lambda x: x / x.exp()),
    "neg": (lambda x: -(x.exp()),),
    "tanh": (lambda x: x.exp().tanh(),),
    "square": (lambda x: ops.square(x.exp()),),
    "exp": (lambda x: x.exp(),),
    "sqrt": (lambda x: x.exp().sqrt(),),
    "window_max": (
        lambda x: largest(x.exp(), 2, 2),
        lambda x: largest(ops.relu(x.exp() - 2), 3, 1),
        lambda x: largest(ops.relu(convolved(x.exp()) * BIAS + BIAS), 2, 2),
        lambda x: twice_read(x.exp()),
    ),
    "rearranged": (lambda x: x.exp().reshape(5, -1), lambda x: x.exp().reshape(5, 2, -1) + 1),
    "dense_product": (lambda x: PRIMITIVES["dense_product"](rows_of(x) + ROWS, WEIGHT),),
    "convolve": (
        lambda x: convolved(x.exp()),
        lambda x: convolved(x.exp(), (1, 1, 1, 1)).tanh(),
        lambda x: convolved(ops.relu(x.exp() - 2)) + 3,
    ),
    "sparse_softmax_cross_entropy": (
        lambda x: PRIMITIVES["sparse_softmax_cross_entropy"](rows_of(x) * SCALE, LABELS),
    ),
    "index_of_max": (lambda x: ops.argmax(rows_of(x) + ROWS, 1),),
}


def test_every_form_has_a_case() -> None:
    assert CASES.keys() == FORMS.keys()


@pytest.mark.parametrize("native", [True, False])
@pytest.mark.parametrize(
    ("name", "function"), [(name, one) for name, some in CASES.items() for one in some]
)
def test_a_form_gives_what_the_operators_give(
    name: str, function: Any, *, native: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not native:
        monkeypatch.setattr("engine.plan.samples_inside.fused.blocks", lambda: None)
    graph = forward_graph(function, [IMAGES])
    used: list[str] = []
    watched = {
        name: lambda layout, node, form=form: form(layout, node) and not used.append(node.primitive)
        for name, form in FORMS.items()
    }
    known = {Source(one.name): Fixed(one.value) for one in graph.constants}
    specs = specs_of(graph)
    layout = Layout(known, specs, reads(graph.nodes, graph.ends), Buffers(laid_out), forms=watched)
    given = with_samples_inside(IMAGES.array).copy("K")
    layout.hold(Source("inputs0"), given, ())
    layout.add(graph.nodes)
    (end,) = [layout.operand(one) for one in graph.ends]

    for scale in (1.0, -0.5):
        given[...] = IMAGES.array * np.float32(scale)
        values = list(layout.values)
        for step in layout.steps:
            step(values)
        expected = function(Tensor(IMAGES.array * np.float32(scale))).array

        assert name in used
        np.testing.assert_allclose(read(end, values), expected, rtol=2e-5, atol=1e-5)
