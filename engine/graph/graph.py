"""A computation as plain values: nodes, parameters, inputs. No protobuf here."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class GraphValue:
    """A tensor that the graph does not make: a parameter, an input, a constant.

    Attributes:
        name: A parameter's own name, `inputs0` …, or `cst1` ….
        shape: Its shape.
        dtype: Its number type under NumPy's name (`"float32"`).
        value: A constant's number; None for everything that is not a plain number.

    """

    name: str
    shape: tuple[int, ...] = ()
    dtype: str = "float32"
    value: float | int | bool | None = None


@dataclass(frozen=True)
class GraphNode:
    """One operator.

    Attributes:
        name: A number as text, in order of execution, from `"1"`.
        op_type: MindSpore's name of the operator (`"MatMul"`).
        scope: The cells around it (`"Default/network-WithLossCell/_backbone-LeNet5/fc1-Dense"`).
        inputs: Names of nodes, parameters, inputs and constants, in the operator's order.
        attributes: Its settings: numbers, strings, truth values, and lists of them.
        shape: The shape of its first output.
        dtype: The number type of its first output.

    """

    name: str
    op_type: str
    scope: str
    inputs: tuple[str, ...]
    attributes: dict[str, object] = field(default_factory=dict)
    shape: tuple[int, ...] = ()
    dtype: str = "float32"

    @property
    def full_name(self) -> str:
        """The scope and the operator's own name: `"…/fc1-Dense/MatMul-op3"`."""
        return f"{self.scope}/{self.op_type}-op{self.name}"


@dataclass(frozen=True)
class Graph:
    """The operators behind a result, in order of execution.

    Attributes:
        name: The name of the network's class.
        nodes: The operators.
        parameters: Inputs (`inputs0` …) and trainable parameters that they read.
        constants: Plain numbers that they read.
        outputs: The names of the nodes whose results were asked for.

    """

    name: str
    nodes: tuple[GraphNode, ...]
    parameters: tuple[GraphValue, ...]
    constants: tuple[GraphValue, ...]
    outputs: tuple[str, ...]
