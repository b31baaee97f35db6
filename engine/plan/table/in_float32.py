"""A graph of bfloat16 as one of float32, in which each result is rounded: the same numbers.

On the CPU operators compute halves in float32 and round once (`engine/ops/halves.py`). So numbers
that bfloat16 holds may lie in memory as float32: kernels read them as they are, casts to float32
are nothing, and rounding is one more operation of a chain. What is given and what is wanted keeps
its type.
"""

from __future__ import annotations

from collections.abc import Container, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

import numpy as np

from engine.autodiff import PRIMITIVES, Primitive, Spec
from engine.backend.halves import as_held, converted
from engine.backend.native import half_convolution
from engine.backend.native.half_products import takes_product
from engine.graph import Graph, GraphNode, GraphValue, Source
from engine.plan.liveness import sources_of
from engine.plan.specs import specs_of

__all__ = ["in_float32"]

_FLOAT = np.dtype(np.float32)
# What gives one of the numbers that it is given, or one that has no more digits.
_NOTHING_TO_ROUND = frozenset(
    {"relu", "neg", "abs", "maximum", "minimum", "where", "clone", "stop_gradient", "gated", "sign"}
    | {"reduce_max", "window_max", "ceil", "floor", "trunc"}
)
# What convolutions of halves give.
_MADE: Mapping[str, half_convolution.Made] = MappingProxyType(
    {
        "held_convolve": "image",
        "held_convolve_back": "image back",
        "held_convolve_weight": "weight",
    }
)


def in_float32(graph: Graph) -> Graph | None:
    """The same graph with float32 in the place of bfloat16; None where it writes to such memory.

    Args:
        graph: Of any number types; without bfloat16 it is given back as it is.

    """
    specs = specs_of(graph)
    halves = {spec.dtype for spec in specs.values() if spec.dtype.name == "bfloat16"}
    if not halves:
        return graph
    (half,) = halves
    written = frozenset(source for node in graph.nodes for source in node.writes)
    writer = _Writer(specs, half, written)
    for one in graph.constants:
        writer.add_constant(one)
    for node in graph.nodes:
        if not writer.add(node):
            return None
    ends = tuple([writer.kept(end) for end in graph.ends])
    constants = tuple(writer.constants.values())
    return replace(graph, nodes=tuple(writer.nodes), constants=constants, ends=ends)


class _Writer:
    """Writes a graph down anew.

    Args:
        specs: Of the values of the graph that it is made of.
        half: The dtype of bfloat16.
        written: What nodes write to.

    """

    def __init__(
        self, specs: Mapping[Source, Spec], half: np.dtype[Any], written: Container[Source]
    ) -> None:
        self.specs, self.half, self._written = specs, half, written
        self._changed: set[Source] = set()  # what nodes so far have written to
        self.nodes: list[GraphNode] = []
        self.constants: dict[str, GraphValue] = {}
        self._wide: dict[Source, Source] = {}  # for halves the same numbers in float32
        self._kept: dict[Source, Source] = {}  # for those the halves, where somebody wants them
        self._unrounded: dict[Source, Source] = {}  # for what casts make what they are given
        self._same: dict[Source, Source] = {}  # for casts to float32 what they are casts of

    def add_constant(self, one: GraphValue) -> None:
        """A constant; halves as float32."""
        source, value = Source(one.name), one.value
        if self._is_half(source):
            value = converted(np.asarray(value), _FLOAT)
            one = replace(one, dtype="float32", value=value)
            self._wide[source] = source
        self.constants[one.name] = one

    def add(self, node: GraphNode) -> bool:
        """A node, and what rounds its results; False where there is no such way."""
        half_outputs = any(spec.dtype == self.half for spec in node.outputs)
        half_inputs = any(map(self._is_half, sources_of(node)))
        if not (half_inputs or half_outputs):
            self._keep(node)
            self._changed.update(node.writes)
            return True
        primitive = PRIMITIVES[node.primitive]
        if primitive.writes:
            return False
        if node.primitive == "convert" and self._cast(node):
            return True
        dtypes = [self.specs[one].dtype for one in sources_of(node) if self._is_array(one)]
        floats = {dtype for dtype in dtypes if dtype.kind in "fcV"}
        is_one_half = floats == {self.half}
        if not half_inputs or self._stays(node, primitive, is_one_half, dtypes):
            self._keep(node)
            return True
        if is_one_half and any(self._is_told(one) for one in sources_of(node)):
            return False  # a number that each call gives would have to be rounded, too
        if is_one_half and self._is_taken(node, primitive.traits.held):
            self._multiply(node, primitive.traits.held)
            return True
        moves = is_one_half and primitive.traits.moves
        rounds = not (moves or (is_one_half and node.primitive in _NOTHING_TO_ROUND))
        self._compute(node, is_one_half and not moves, rounds)
        return True

    def kept(self, source: Source) -> Source:
        """A value in the type that it has in the graph."""
        if not self._is_half(source) or source not in self._wide:
            return self._same.get(source, source)
        if source not in self._kept:
            self._kept[source] = self._converted(self._wide[source], source, self.half)
        return self._kept[source]

    def wide(self, source: Source) -> Source:
        """A value in float32, if it is a half."""
        if not self._is_half(source):
            return self._same.get(source, source)
        if source not in self._wide:  # a parameter, an input, or what an operator made of halves
            self._kept[source] = source
            self._wide[source] = self._converted(source, source, _FLOAT)
        return self._wide[source]

    def _is_half(self, source: Source) -> bool:
        return self.specs[source].dtype == self.half

    def _is_array(self, source: Source) -> bool:
        one = self.constants.get(source.name)
        return one is None or hasattr(one.value, "dtype")

    def _is_told(self, source: Source) -> bool:
        """Whether it may be a number of Python's that each call gives."""
        is_given = source.name.startswith("inputs")
        return is_given and self.specs[source] == Spec((), np.dtype(np.float64))

    def _stays(
        self, node: GraphNode, primitive: Primitive[..., Any], is_one_half: bool, dtypes: Any
    ) -> bool:
        """Whether an operator is to be given halves themselves."""
        moves = is_one_half and primitive.traits.moves
        if moves and primitive.traits.kind != "exchange" and node.primitive != "convert":
            return False
        meets = primitive.traits.kind == "elementwise" and any(one.kind in "iu" for one in dtypes)
        says = any(_is_dtype(value, self.half) for value in node.attributes.values())
        return primitive.takes_as_given(is_one_half) or primitive.draws or meets or says

    def _cast(self, node: GraphNode) -> bool:
        """A cast between both types; False of others."""
        (source,) = sources_of(node)
        given, made = self.specs[source].dtype, node.outputs[0].dtype
        output = Source(node.name)
        if given == made == self.half:
            self._wide[output] = self.wide(source)
        elif given == _FLOAT and made == self.half:
            self.nodes.append(self._rounding(node.name, node, self.wide(source)))
            self._wide[output] = output
            self._unrounded[output] = self.wide(source)
        elif given == self.half and made == _FLOAT:
            if output in self._written:
                return False
            self._same[output] = self.wide(source)
        else:
            return False
        return True

    def _keep(self, node: GraphNode) -> None:
        sources = tuple([None if one is None else self.kept(one) for one in node.sources])
        self.nodes.append(replace(node, sources=sources))

    def _compute(self, node: GraphNode, numbers_round: bool, rounds: bool) -> None:
        sources = []
        for one in node.sources:
            if one is None or not numbers_round or self._is_array(one):
                sources.append(None if one is None else self.wide(one))
            else:
                sources.append(self._held(one))
        outputs = tuple(
            [Spec(spec.shape, _FLOAT) if spec.dtype == self.half else spec for spec in node.outputs]
        )
        self.nodes.append(replace(node, sources=tuple(sources), outputs=outputs))
        for k, spec in enumerate(node.outputs):
            output = Source(node.name, k)
            if spec.dtype != self.half:
                continue
            self._wide[output] = output
            if rounds:
                rounding = self._rounding(f"{node.name}:{k} held", node, output, spec.shape)
                self.nodes.append(rounding)
                self._wide[output] = Source(rounding.name)

    def _is_taken(self, node: GraphNode, held: str) -> bool:
        """Whether there is a kernel of halves for it, which rounds what it reads."""
        if not held:
            return False
        if "window" not in node.attributes:
            (x, _) = sources_of(node)
            return takes_product(self.specs[x].shape, node.outputs[0].shape[-1])
        (samples, channels, *_), other = (self.specs[one].shape for one in sources_of(node))
        sides = (channels, other[1]) if held == "held_convolve_weight" else other[:2]
        window, group = node.attributes["window"], node.attributes["group"]
        return half_convolution.takes(samples, sides, window, group, _MADE[held])

    def _multiply(self, node: GraphNode, name: str) -> None:
        """A product or a convolution of halves, which rounds what it reads, too."""
        sources = []
        for wide in map(self.wide, sources_of(node)):
            given = self._unrounded.get(wide, wide)
            sources.append(wide if given in self._changed else given)
        settings = {**node.attributes, "dtype": self.half}
        outputs = (Spec(node.outputs[0].shape, _FLOAT),)
        self.nodes.append(GraphNode(node.name, name, node.scope, tuple(sources), settings, outputs))
        output = Source(node.name)
        self._wide[output] = output

    def _held(self, source: Source) -> Source:
        """A constant number as bfloat16 holds it."""
        one = self.constants[source.name]
        value = as_held(one.value, self.half)
        if value == one.value:
            return source
        name = f"{one.name} held"
        self.constants[name] = replace(one, name=name, value=value)
        return Source(name)

    def _rounding(
        self, name: str, node: GraphNode, source: Source, shape: tuple[int, ...] | None = None
    ) -> GraphNode:
        outputs = (Spec(node.outputs[0].shape if shape is None else shape, _FLOAT),)
        return GraphNode(name, "held", node.scope, (source,), {"dtype": self.half}, outputs)

    def _converted(self, given: Source, source: Source, dtype: np.dtype[Any]) -> Source:
        shape = self.specs[source].shape
        name = f"{source!r} as {dtype.name}"
        made = (Spec(shape, dtype),)
        self.nodes.append(GraphNode(name, "convert", "", (given,), {"dtype": dtype}, made))
        return Source(name)


def _is_dtype(value: Any, half: np.dtype[Any]) -> bool:
    return isinstance(value, np.dtype) and value == half
