"""The nodes of a file in order of execution, also those of graphs that are called."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.errors import GraphFileError
from engine.program import Instruction
from insight.format.mindir import AttributeProto, GraphProto, ModelProto, NodeProto

from .arguments import bound, checked, refs_in
from .converters import readers
from .registry import ALL
from .settings import check_known, keywords_of
from .settled import SETTLED
from .values import NOTHING, Call, Ref, value_of

_REF = "REF::"
_DEEPEST = 64  # graphs that call graphs
_MOST = 1_000_000  # nodes: a file of few bytes may call graphs that call graphs
_CONTROL = {
    "Partial": "a graph as a value",
    "Switch": "a branch or loop",
    "SwitchLayer": "a choice of graphs",
}
_NUMBERS = {
    "ScalarAdd",
    "ScalarFloorDiv",
    "ScalarMul",
    "ScalarSub",
    "Shape",
    "TensorToScalar",
}
"""Operators that make whole numbers, no tensors."""


class Walk:
    """Makes instructions of nodes.

    Attributes:
        instructions: Those so far.
        constants: Arrays that they read.
        read: Names that are read as tensors, and of these those that are read as statistics alone.

    """

    def __init__(self, where: str, model: ModelProto) -> None:
        self.where = where
        self.instructions: list[Instruction] = []
        self.constants: dict[str, np.ndarray[Any, Any]] = {}
        self.as_tensor: set[str] = set()
        self.as_statistic: set[str] = set()
        self.missing: dict[str, str] = {}
        self.known: dict[str, Any] = {}
        self._graphs = {one.name: one for one in model.functions}
        self._primitives = {one.name: one for one in model.primitives}
        self._settings: dict[str, dict[str, Any]] = {}
        self._depth = self._nodes = 0

    def graph(self, graph: GraphProto) -> Any:
        """Follow a graph whose inputs are known; its result."""
        for node in graph.node:
            self._nodes += 1
            if self._nodes > _MOST:
                raise GraphFileError.of(self.where, f"at most {_MOST} nodes", "more")
            self._node(node)
        results = tuple(
            self._value(one.name, f"{self.where}: output {one.name!r}") for one in graph.output
        )
        return results[0] if len(results) == 1 else results

    def tensor(self, value: Any) -> str:
        """The name of a tensor, which may be a constant.

        Raises:
            GraphFileError: If it is none.

        """
        if isinstance(value, bool | int | float):
            value = np.asarray(value, None if isinstance(value, bool | int) else np.float32)
        if isinstance(value, np.ndarray):
            name = f"constant:{len(self.constants) + 1}"
            self.constants[name] = value
            return name
        if not isinstance(value, Ref):
            raise GraphFileError.of(self.where, "tensors as outputs", type(value).__name__)
        return value.name

    def _node(self, node: NodeProto) -> None:
        where = f"{self.where}: {node.op_type.removeprefix(_REF)} {node.name!r}"
        if not node.output:
            raise GraphFileError.of(where, "an output", "none")
        if node.op_type == "Constant":
            self._constant(where, node)
            return
        inputs = [self._value(name, where) for name in node.input]
        self.known[node.output[0]] = self._made(where, node, inputs)

    def _constant(self, where: str, node: NodeProto) -> None:
        if len(node.attribute) != 1:
            raise GraphFileError.of(where, "one value", len(node.attribute))
        value = value_of(where, node.attribute[0])
        for name in node.output:
            self.known[name] = value

    def _value(self, name: str, where: str) -> Any:
        if name in self.known:
            return self.known[name]
        if name in self._graphs:
            return Call(name)
        raise GraphFileError.of(where, "values that are made before", repr(name))

    def _made(self, where: str, node: NodeProto, inputs: list[Any]) -> Any:
        called = node.op_type.removeprefix(_REF)
        if not node.op_type.startswith(_REF):  # older files name operators themselves
            settings = {one.name: one for one in node.attribute if one.name != "shape"}
            return self._operator(where, node, called, inputs, settings)
        if called in self._primitives:
            primitive = self._primitives[called]
            settings = {one.name: one for one in primitive.attribute}
            return self._operator(where, node, primitive.op_type, inputs, settings)
        if called in self._graphs:
            return self._call(where, Call(called), inputs)
        if isinstance(self.known.get(called), Call):
            return self._call(where, self.known[called], inputs)
        if self.known.get(called) is NOTHING:
            return NOTHING  # of a branch, which is told with the operators that are missing
        raise GraphFileError.of(where, "an operator or a graph of the file", repr(called))

    def _call(self, where: str, call: Call, inputs: list[Any]) -> Any:
        graph = self._graphs[call.graph]
        given = [one for one in (*call.given, *inputs) if one is not NOTHING]
        if len(given) != len(graph.input):
            raise GraphFileError.of(where, f"{len(graph.input)} inputs", len(given))
        self._depth += 1
        if self._depth > _DEEPEST:
            raise GraphFileError.of(where, f"at most {_DEEPEST} graphs in each other", "more")
        self.known.update((one.name, value) for one, value in zip(graph.input, given, strict=True))
        made = self.graph(graph)
        self._depth -= 1
        return made

    def _operator(
        self,
        where: str,
        node: NodeProto,
        operator: str,
        inputs: list[Any],
        settings: dict[str, AttributeProto],
    ) -> Any:
        settled = SETTLED.get(operator)
        if settled is not None:
            return settled(where, inputs)
        if operator not in readers():
            told = f" ({_CONTROL[operator]})" if operator in _CONTROL else ""
            self.missing.setdefault(operator, f"{operator} {node.domain or node.name!r}{told}")
        if self.missing:
            return NOTHING
        return self._instruction(where, node, operator, inputs, settings)

    def _instruction(
        self, where: str, node: NodeProto, operator: str, inputs: list[Any], settings: Any
    ) -> Any:
        reader = readers()[operator]
        inputs = [one for one in inputs if one is not NOTHING]
        if len(inputs) != len(reader.inputs):
            raise GraphFileError.of(where, f"{len(reader.inputs)} inputs", len(inputs))
        given = [checked(where, *one) for one in zip(reader.inputs, inputs, strict=True)]
        keywords = keywords_of(where, reader, settings)
        check_known(where, reader, given, keywords)
        given = [Ref(self.tensor(one)) if isinstance(one, np.ndarray) else one for one in given]
        refs = [ref for one in given for ref in refs_in(one)]
        self._note_roles(reader.inputs, given)
        made = self._results(where, node, operator, reader.makes)
        kept = len(made) if reader.makes in (None, ALL) else reader.makes
        self.instructions.append(
            Instruction(
                operator,
                bound(reader.computes, given, keywords),
                tuple(ref.name for ref in refs),
                tuple(one.name for one in made[:kept]),
                node.domain or node.name,
                frozenset(k for k, ref in enumerate(refs) if ref.is_number),
            )
        )
        if reader.makes is None:
            return made[0]
        return tuple(one if k < kept else NOTHING for k, one in enumerate(made))

    def _results(self, where: str, node: NodeProto, operator: str, makes: int | None) -> list[Ref]:
        prefix = f"{len(self.instructions) + 1}:{operator}"
        numbers = operator in _NUMBERS
        if makes is None:
            return [Ref(prefix, numbers)]
        described = [one for one in node.attribute if one.name == "shape"]
        count = len(described[0].values) if described else 0
        if not count:
            raise GraphFileError.of(where, "how many results there are", "nothing")
        return [Ref(f"{prefix}:{k}", numbers) for k in range(count)]

    def _note_roles(self, kinds: tuple[str, ...], given: list[Any]) -> None:
        for kind, value in zip(kinds, given, strict=True):
            names = {ref.name for ref in refs_in(value) if not ref.is_number}
            (self.as_statistic if kind == "statistic" else self.as_tensor).update(names)
