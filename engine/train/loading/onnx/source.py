"""What all nodes of a graph share, and graphs that lie inside of nodes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from onnx import FunctionProto, GraphProto

from engine.errors import GraphFileError
from engine.program import Program

from .tensors import TensorReader

MOST_DEEP = 32  # graphs in graphs; a function that calls itself has no end
MOST_GRAPHS = 10_000  # of a file: each function may call another twice, and that a third


class Block(NamedTuple):
    """A graph inside of a node.

    Attributes:
        inputs: Names of what it is called with.
        captured: Names that it reads from around the node.
        program: What it computes of both.

    """

    inputs: tuple[str, ...]
    captured: tuple[str, ...]
    program: Program

    def run(self, given: Sequence[Any], around: Mapping[str, Any]) -> tuple[Any, ...]:
        """Its outputs as they come, tensors and arrays of the host."""
        own = dict(zip(self.inputs, given, strict=True))
        return self.program.compute(own | {name: around[name] for name in self.captured})


class Source(NamedTuple):
    """What nodes of one graph share.

    Attributes:
        opset: The version of their operators.
        tensors: Reads the tensors of the file.
        functions: Functions of the file by domain and name.
        make_block: Makes a block of a graph: from what is said first in errors, it and its source.
        graphs: Counts the graphs of the file.
        depth: In how many graphs it lies.

    """

    opset: int
    tensors: TensorReader
    functions: Mapping[tuple[str, str], FunctionProto]
    make_block: Callable[[str, GraphProto, Source], Block]
    graphs: Iterator[int]
    depth: int = 0

    def inside(self, where: str, graph: GraphProto, opset: int | None = None) -> Block:
        """A graph inside of this one.

        Raises:
            GraphFileError: If it cannot be read, or lies too deep.

        """
        if self.depth >= MOST_DEEP:
            raise GraphFileError.of(where, f"at most {MOST_DEEP} graphs in each other", "more")
        if next(self.graphs) >= MOST_GRAPHS:
            raise GraphFileError.of(where, f"at most {MOST_GRAPHS} graphs", "more")
        opset = self.opset if opset is None else opset
        deeper = self._replace(depth=self.depth + 1, opset=opset)
        return self.make_block(where, graph, deeper)
