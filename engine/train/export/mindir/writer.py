"""The nodes and constants of a network in MindSpore's representation, and the names in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from engine.autodiff import Spec
from engine.backend import asnumpy
from engine.graph import Graph, GraphNode, GraphValue, Length, Source
from engine.graph.length import Unknown
from engine.train.export.conversion import Reads
from engine.train.export.result_type import result_type
from insight.format.mindir import TYPE_IDS, NodeProto, PrimitiveProto

from .lengths import Lengths
from .values import Made, attribute, described

Read = Any  # the name of what a node reads, or a value of Python's that becomes a constant


class Writer:
    """Writes nodes one after another.

    Attributes:
        nodes: Those so far.
        primitives: The operators that they call, each with its settings once.
        specs: Shape and number type of what the traced graph reads and makes, by its name here.
        sources: What a value of the traced graph is called here.
        current: The node of the traced graph that is being written.
        lengths: Writes lengths that depend on open axes.

    """

    def __init__(self, graph: Graph) -> None:
        self.nodes: list[NodeProto] = []
        self.primitives: list[PrimitiveProto] = []
        self.specs: dict[str, Spec] = {}
        self.sources: dict[Source, str] = {}
        self.current: GraphNode | None = None
        self._graph_name = graph.name or "network"
        self._taken = {value.name for value in graph.parameters}
        self._called: dict[tuple[Any, ...], str] = {}
        self._constants: dict[tuple[Any, ...], str] = {}
        self._numbers: dict[str, Any] = {}
        self._counts: dict[str, int] = {}
        self.lengths = Lengths(self.node, self.value)

    def begin(self, node: GraphNode, reads: Reads) -> None:
        """What is written from now on stands for this node."""
        self.current = node

    def node(
        self,
        op_type: str,
        *reads: Read,
        makes: Made | None = None,
        settings: Mapping[str, Any] | None = None,
    ) -> str:
        """A node; the name of what it makes.

        Args:
            op_type: MindSpore's name of the operator.
            reads: Names, and values of Python's, which become constants: in the order of the
                operator's inputs, behind which its arguments follow.
            makes: What it makes; None where that is what the node of the traced graph makes.
            settings: Those of an older operator, which gets them by name.

        """
        if makes is None:
            assert self.current is not None, "no node is being written"
            makes = self.current.outputs[0]
        name = self.name(op_type)
        made = NodeProto(
            input=[one if isinstance(one, str) else self.argument(one) for one in reads],
            output=[name],
            name=name,
            op_type=f"REF::{self._primitive(op_type, settings)}",
            domain=f"{self.current.scope if self.current else 'Default'}/{op_type}",
        )
        made.attribute.append(described(makes))
        self.nodes.append(made)
        if isinstance(makes, Spec):
            self.specs[name] = Spec(tuple(makes.shape), np.dtype(makes.dtype))
        return name

    def parts(self, name: str, makes: Sequence[Spec]) -> tuple[str, ...]:
        """The names of the parts of what an operator with several results makes."""
        return tuple(
            self.node("TupleGetItem", name, position, makes=spec, settings={})
            for position, spec in enumerate(makes)
        )

    def argument(self, value: Any) -> str:
        """The name of a constant, or of a length or shape that depends on open axes."""
        if isinstance(value, Length | Unknown):
            return self.lengths.number(value)
        if isinstance(value, tuple) and any(isinstance(one, Length | Unknown) for one in value):
            return self.lengths.row(value)
        return self.value(value)

    def like(self, name: str | None, shape: Any = None, dtype: Any = None) -> Spec:
        """What is named has this shape and number type, but for those that are given."""
        spec = self.specs[self._given(name)]
        return Spec(
            spec.shape if shape is None else tuple(shape),
            spec.dtype if dtype is None else np.dtype(dtype),
        )

    def reshaped(self, name: str | None, shape: Sequence[Any]) -> str:
        """The same numbers in another shape."""
        name, lengths = self.settled(name), list(shape)
        if tuple(lengths) == self.specs[name].shape:
            return name
        still_open = [k for k, length in enumerate(lengths) if not isinstance(length, int)]
        if len(still_open) == 1 and 0 not in lengths:
            lengths[still_open[0]] = -1  # whoever runs it finds it
        return self.node("Reshape", name, tuple(lengths), makes=self.like(name, shape))

    def row(self, *names: str) -> str:
        """The name of a tuple of what is named."""
        makes = tuple(self.specs[name] for name in names)
        return self.node("MakeTuple", *names, makes=makes, settings={})

    def name(self, like: str) -> str:
        """A name that is free, and tells what it names."""
        while True:
            self._counts[like] = number = self._counts.get(like, 0) + 1
            if f"{like}_{number}" not in self._taken:
                return self.inside(f"{like}_{number}")

    def inside(self, name: str) -> str:
        """A name of the graph, as it stands in nodes: behind the name of the graph."""
        return f"{self._graph_name}:{name}"

    def value(self, value: Any) -> str:
        """The name of a constant: None, a bool, a number, a text, an array, a tuple of such."""
        key = _key(value)
        if key not in self._constants:
            name = self._constants[key] = f"Value_{len(self._constants) + 1}"
            made = NodeProto(output=[name], name=name, op_type="Constant")
            made.attribute.append(attribute("value", value))
            self.nodes.append(made)
        return self._constants[key]

    def constant(self, value: Any, dtype: Any = None) -> str:
        """The name of a tensor of these numbers."""
        array = np.asarray(value, dtype)
        name = self.value(array)
        self.specs[name] = Spec(array.shape, array.dtype)
        return name

    def number(self, value: GraphValue) -> str:
        """The name of a constant of the traced graph.

        A number of Python takes the number type of what it meets (`common`), so it is written then.
        """
        name = self.name("number")
        self._numbers[name] = value.value
        self.specs[name] = Spec(value.shape, asnumpy(value.value).dtype)
        return name

    def known(self, name: str | None) -> np.ndarray[Any, Any] | None:
        """The array of a constant of the traced graph; None of what is computed."""
        value = self._numbers.get(self._given(name))
        return None if value is None else asnumpy(value)

    def common(self, *reads: str | None, dtype: Any = None) -> tuple[str, ...]:
        """The names, cast to the number type in which NumPy would compute, or to `dtype`."""
        names = [self._given(name) for name in reads]
        if dtype is None:
            dtype = result_type([self._kind(name) for name in names])
        return tuple(self.cast(name, dtype) for name in names)

    def cast(self, name: str | None, dtype: Any) -> str:
        """The name of the same numbers in another type; of a constant, another constant."""
        name, dtype = self._given(name), np.dtype(dtype)
        if name in self._numbers:
            return self.constant(asnumpy(self._numbers[name]).astype(dtype))
        if self.specs[name].dtype == dtype:
            return name
        return self.node("Cast", name, type_id(dtype), makes=Spec(self.specs[name].shape, dtype))

    def settled(self, name: str | None) -> str:
        """A name that a node may read: a constant gets its own number type."""
        name = self._given(name)
        return self.cast(name, self.specs[name].dtype)

    def shape(self, name: str | None) -> tuple[Any, ...]:
        """The shape of what the traced graph reads or makes."""
        return self.specs[self._given(name)].shape

    def dtype(self, name: str | None) -> np.dtype[Any]:
        """Its number type."""
        return self.specs[self._given(name)].dtype

    def _primitive(self, op_type: str, settings: Mapping[str, Any] | None) -> str:
        key = op_type, None if settings is None else _key(tuple(settings.items()))
        if key not in self._called:
            kinds = PrimitiveProto
            kind = kinds.PRIMITIVE_FUNCTION if settings is None else kinds.PRIMITIVE
            name = self._called[key] = f"{op_type}:{len(self._called) + 1}"
            made = PrimitiveProto(name=name, op_type=op_type, prim_type=kind)
            made.attribute.extend(attribute(*item) for item in (settings or {}).items())
            self.primitives.append(made)
        return self._called[key]

    def _given(self, name: str | None) -> str:
        assert name is not None, "an operator was given nothing where it computes"
        return name

    def _kind(self, name: str) -> Any:
        """What NumPy is told of it: a Python number counts less than an array."""
        value = self._numbers.get(name)
        return value if isinstance(value, bool | int | float | complex) else self.specs[name].dtype


def type_id(dtype: Any) -> int:
    """The number of a number type where an operator is told one."""
    return TYPE_IDS[np.dtype(dtype).name]


def _key(value: Any) -> tuple[Any, ...]:
    """What tells constants apart: 1, 1.0 and True are three."""
    if isinstance(value, tuple | list):
        return type(value), *map(_key, value)
    if isinstance(value, np.ndarray):
        return value.dtype, value.shape, value.tobytes()
    return type(value), repr(value)
