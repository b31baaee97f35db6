"""Primitives as the operators of a form: a converter for each, and a graph written node by node."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterable
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from engine.autodiff import PRIMITIVES, Spec, Traits
from engine.autodiff.traits import Kind
from engine.errors import ArgumentValueError
from engine.graph import GraphNode, Source

from .refusal import NoFormError

Reads: TypeAlias = "tuple[str | None, ...]"
Made: TypeAlias = "str | tuple[str, ...]"


class Writing(Protocol):
    """What writes the nodes of a form.

    Attributes:
        sources: What the traced graph reads and makes: its name in the form.
        specs: Shape and number type, by the name in the form.

    """

    sources: dict[Source, str]
    specs: dict[str, Spec]

    def begin(self, node: GraphNode, reads: Reads) -> None:
        """What is written from now on stands for this node."""


W = TypeVar("W", bound=Writing)
Function: TypeAlias = Callable[[W, GraphNode, Reads], Made]


class Converters(Generic[W]):
    """The converters of a form, one family a file of a package.

    Args:
        form: What the form is called.
        package: Where the files are.
        hint: What users find where.
        called: The operator of the form that takes the same inputs as a primitive; "" if none.

    """

    def __init__(self, form: str, package: str, hint: str, called: Callable[[Traits], str]) -> None:
        self._form, self._package, self._hint, self._called = form, package, hint, called
        self._by_name: dict[str, Function[W]] = {}
        self._alike: dict[tuple[str, int], Function[W]] = {}
        self._is_whole = False

    def converts(self, *primitives: str) -> Callable[[Function[W]], Function[W]]:
        """Have a function write nodes for these primitives.

        It gets the writer, the node of the graph, and the names of what that reads, None for what
        was left out; it returns the name of what it makes, or a tuple of them.
        """

        def decorate(converter: Function[W]) -> Function[W]:
            for name in primitives:
                assert name not in self._by_name, f"two functions convert {name}"
                self._by_name[name] = converter
            return converter

        return decorate

    def converts_alike(self, kind: Kind, arity: int) -> Callable[[Function[W]], Function[W]]:
        """Have a function write a node for those of a kind that the form has an operator for."""

        def decorate(converter: Function[W]) -> Function[W]:
            self._alike[kind, arity] = converter
            return converter

        return decorate

    def operator_of(self, node: GraphNode) -> str:
        """What the form calls the operator of a node."""
        return self._called(PRIMITIVES[node.primitive].traits)

    @property
    def by_name(self) -> dict[str, Function[W]]:
        """The function for each primitive."""
        PRIMITIVES.load_all()
        found = {name: self._found(name) for name in PRIMITIVES}
        return {name: converter for name, converter in found.items() if converter is not None}

    def _found(self, name: str) -> Function[W] | None:
        if not self._is_whole:
            for module in pkgutil.iter_modules(importlib.import_module(self._package).__path__):
                importlib.import_module(f"{self._package}.{module.name}")
            self._is_whole = True
        own, primitive = self._by_name.get(name), PRIMITIVES.get(name)
        if own is None and primitive is not None and self._called(primitive.traits):
            return self._alike.get((primitive.traits.kind, primitive.arity))
        return own

    def convert(self, where: str, nodes: Iterable[GraphNode], writer: W) -> None:
        """Write all nodes.

        Raises:
            ArgumentValueError: If an operator has no form; it lists all of them.

        """
        missing: dict[str, str] = {}
        for node in nodes:
            converter = self._found(node.primitive)
            if converter is None:
                missing.setdefault(node.primitive, f"{node.primitive} of {node.scope}")
            elif not missing:
                try:
                    _convert(converter, node, writer)
                except NoFormError as error:
                    missing[node.primitive] = f"{node.primitive} of {node.scope} ({error})"
        if missing:
            expected, got = f"operators with a form in {self._form}", ", ".join(missing.values())
            raise ArgumentValueError.of(f"{where}(net)", expected, got, self._hint)


def _convert(converter: Function[Any], node: GraphNode, writer: Writing) -> None:
    reads = tuple(None if source is None else writer.sources[source] for source in node.sources)
    writer.begin(node, reads)
    made = converter(writer, node, reads)
    made = (made,) if isinstance(made, str) else made
    for k, (name, spec) in enumerate(zip(made, node.outputs, strict=True)):
        writer.sources[Source(node.name, k)] = name
        writer.specs.setdefault(name, spec)
