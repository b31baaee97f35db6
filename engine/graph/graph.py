"""A computation as values: nodes, parameters, inputs, constants. What draws, exports and compiles
reads the same; texts are made where a graph is recorded.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from engine.autodiff import PRIMITIVES, Spec
from engine.autodiff.traits import traits_of


class Source(NamedTuple):
    """What an operator reads: a parameter, an input, a constant, or an output of a node.

    Attributes:
        name: Its name in the graph.
        output: Which output of the node; 0 where there is only one.

    """

    name: str
    output: int = 0

    def __repr__(self) -> str:
        return f"{self.name}:{self.output}" if self.output else self.name


@dataclass(frozen=True)
class GraphValue:
    """A tensor that the graph does not make: a parameter, an input, a constant.

    Attributes:
        name: A parameter's own name (`weight#2` of the second one that is called so), `inputs0` …,
            or `cst1` ….
        shape: Its shape.
        dtype: Its number type under NumPy's name (`"float32"`).
        value: A constant's number or array, or a parameter's array: the object that the operator
            read, not a copy, so a parameter's goes on with the training. None for an input.
        holder: The tensor that has it: a parameter may be given another array. None for numbers
            and bare arrays.

    """

    name: str
    shape: tuple[int, ...] = ()
    dtype: str = "float32"
    value: Any = field(default=None, compare=False, repr=False)
    holder: Any = field(default=None, compare=False, repr=False)


@dataclass(frozen=True)
class GraphNode:
    """One operator.

    Attributes:
        name: A number as text, in order of execution, from `"1"`.
        primitive: The name of the operator in `engine.autodiff.PRIMITIVES`.
        scope: The cells around it (`"Default/network-WithLossCell/_backbone-LeNet5/fc1-Dense"`).
        sources: What it reads, in the primitive's order; None for an input that was left out.
        attributes: All its settings, as the primitive got them: numbers, texts, tuples, windows.
        outputs: Shape and dtype of each of its outputs.

    """

    name: str
    primitive: str
    scope: str
    sources: tuple[Source | None, ...]
    attributes: Mapping[str, Any]
    outputs: tuple[Spec, ...]

    @property
    def op_type(self) -> str:
        """MindSpore's name of the operator (`"MatMul"`)."""
        known = PRIMITIVES.get(self.primitive)
        return (known.traits if known else traits_of(self.primitive)).mindspore

    @property
    def full_name(self) -> str:
        """The scope and the operator's own name: `"…/fc1-Dense/MatMul-op3"`."""
        return f"{self.scope}/{self.op_type}-op{self.name}"

    @property
    def inputs(self) -> tuple[str, ...]:
        """The names of what it reads."""
        return tuple(source.name for source in self.sources if source is not None)

    @property
    def writes(self) -> tuple[Source, ...]:
        """Of what it reads, that in whose memory it writes."""
        written = (self.sources[k] for k in PRIMITIVES[self.primitive].writes)
        return tuple(source for source in written if source is not None)

    @property
    def draws(self) -> bool:
        """Whether it draws at random."""
        return PRIMITIVES[self.primitive].draws

    @property
    def shape(self) -> tuple[int, ...]:
        """The shape of its first output."""
        return self.outputs[0].shape

    @property
    def dtype(self) -> str:
        """The number type of its first output."""
        return self.outputs[0].dtype.name


@dataclass(frozen=True)
class Graph:
    """The operators behind a result, in order of execution.

    Attributes:
        name: The name of the network's class.
        nodes: The operators.
        parameters: Inputs (`inputs0` …) and trainable parameters that they read.
        constants: Numbers and arrays without a name that they read.
        ends: The results that were asked for.

    """

    name: str
    nodes: tuple[GraphNode, ...]
    parameters: tuple[GraphValue, ...]
    constants: tuple[GraphValue, ...]
    ends: tuple[Source, ...]

    @property
    def outputs(self) -> tuple[str, ...]:
        """The names of the nodes whose results were asked for."""
        return tuple(end.name for end in self.ends)

    @property
    def writes(self) -> frozenset[str]:
        """The names of the parameters, and of other values, that it writes to."""
        return frozenset(source.name for node in self.nodes for source in node.writes)

    @property
    def draws(self) -> bool:
        """Whether it draws at random."""
        return any(node.draws for node in self.nodes)
