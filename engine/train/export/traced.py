"""The graph of what is to be exported, whose inputs may leave lengths of axes open."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from engine.errors import ArgumentValueError
from engine.graph import Graph, GraphValue, Length, NoRuleError, Sizes, forward_graph, opened_graph
from engine.nn import Cell
from engine.tensor import Tensor
from engine.tensor.unfilled import ANY_SHAPE, Unfilled

from .exporter import Asked
from .independent import independent_graph
from .unchanged import unchanged

# Lengths of each axis to run the network at: the first two tell the rule, the others confirm it.
# A batch may be of any size; what an image must have at least, only the network knows. The last is
# odd and larger: there it shows what is right for even lengths only, as `pad_mode="same"` with a
# stride of 2. A network that takes even lengths only need not take it.
_BATCHES = (2, 3, 5, 11)
_OTHERS = ((32, 48, 64, 75), (4, 6, 8, 13), (224, 256, 288, 301), (2, 3, 4, 7))


def traced(asked: Asked) -> tuple[Graph, list[GraphValue]]:
    """The graph of the network, and its inputs, also those that it does not read.

    Open axes of the same position are of the same length in all inputs: the first is called
    `batch`, the others `axis1` ….

    Raises:
        NoRuleError: If it computes otherwise at other lengths.
        ArgumentValueError: If an input has no number of axes, or the network returns nothing,
            looks at numbers, or sets parameters.

    """
    where = f"{asked.where}(inputs)"
    shapes = [_shape(where, k, one) for k, one in enumerate(asked.inputs)]
    axes = sorted(
        {str(length.axis) for shape in shapes for length in shape if isinstance(length, Length)}
    )
    inputs = [
        GraphValue(f"inputs{k}", shape, one.array.dtype.name)
        for k, (shape, one) in enumerate(zip(shapes, asked.inputs, strict=True))
    ]
    with unchanged(asked.where, _parameters(asked)):
        if axes:
            graph = _first_that_runs(asked, axes, inputs)
        else:
            # A tensor that is given twice stands for two inputs, so each gets one of its own.
            own: list[Any] = [Tensor.wrap(one.array) for one in asked.inputs]
            graph = _independent(asked, own)
    if not graph.ends:
        expected = "a network that returns tensors"
        raise ArgumentValueError.of(f"{asked.where}(net)", expected, "none")
    return graph, inputs


def _first_that_runs(asked: Asked, axes: list[str], inputs: list[GraphValue]) -> Graph:
    """At lengths that the network takes: which those are is found by trying."""
    tries = _OTHERS if axes != ["batch"] else _OTHERS[:1]
    first = None
    for others in tries:
        lengths = {name: _BATCHES if name == "batch" else _moved(others, name) for name in axes}
        try:
            return _opened(asked, lengths, inputs)
        except NoRuleError:  # it takes them, and has no one graph
            raise
        except Exception as error:  # whatever a network says of a length that it does not take
            first = first or error
    assert first is not None
    raise first


def _opened(asked: Asked, lengths: dict[str, tuple[int, ...]], inputs: list[GraphValue]) -> Graph:
    shortest, longest = ({name: each[k] for name, each in lengths.items()} for k in (0, -1))

    def graph_at(sizes: Sizes) -> Graph | None:
        given = [_drawn(value, sizes) for value in inputs]
        if sizes == shortest:  # numbers that decide do so at any length
            return _independent(asked, given)
        try:
            return _graph(asked, given)
        except Exception:  # as above
            if sizes != longest:
                raise
            return None

    return opened_graph(f"{asked.where}(inputs)", lengths, graph_at)


def _moved(lengths: tuple[int, ...], name: str) -> tuple[int, ...]:
    """Other lengths for another axis, so that they are not taken for each other."""
    by = 2 * int(name.removeprefix("axis"))
    return tuple(length + by * (number + 1) for number, length in enumerate(lengths))


def _shape(where: str, position: int, value: Tensor) -> tuple[Any, ...]:
    shape = tuple(value.array.shape)
    if isinstance(value.array, Unfilled) and shape == ANY_SHAPE:
        hint = "Tensor(shape=(None, 3), dtype=…) leaves the length of one axis open"
        raise ArgumentValueError.of(f"{where}[{position}]", "a number of axes", "None", hint)
    names = ("batch", *(f"axis{k}" for k in range(1, len(shape))))
    return tuple(
        Length({(name,): 1}) if length < 0 else length
        for name, length in zip(names, shape, strict=False)
    )


def _drawn(value: GraphValue, sizes: Any) -> Tensor:
    """Numbers for an input: any will do, as a graph may not depend on them."""
    shape = [length.at(sizes) if isinstance(length, Length) else length for length in value.shape]
    dtype = np.dtype(value.dtype)
    if dtype.kind in "biu":
        return Tensor(np.zeros(shape, dtype))
    return Tensor(np.random.default_rng(0).standard_normal(shape).astype(dtype))


def _independent(asked: Asked, inputs: list[Tensor]) -> Graph:
    return independent_graph(asked.where, lambda given: _graph(asked, given), inputs)


def _graph(asked: Asked, inputs: list[Tensor]) -> Graph:
    return forward_graph(asked.network, inputs, list(_parameters(asked)), asked.name)


def _parameters(asked: Asked) -> Iterator[Any]:
    if isinstance(asked.network, Cell):
        yield from asked.network.get_parameters()
