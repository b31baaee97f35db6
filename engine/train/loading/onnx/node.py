"""What a node of an ONNX graph says: its operator, and attributes, each asked for by its type."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from onnx import AttributeProto, NodeProto

from engine.errors import GraphFileError

from .source import Block, Source
from .tensors import text_of

_REQUIRED: Any = object()


class Node:
    """A node that is read; it remembers which attributes were asked for.

    Attributes:
        operator: Its operator.
        domain: Whose operator it is; empty for ONNX's own.
        opset: The version of the operators of the file.
        where: The file and the place in it, for messages.
        reads: Names of what it reads, None for one that is left out.
        makes: Names of what it makes, None for one that nobody reads.

    """

    def __init__(self, where: str, proto: NodeProto, source: Source) -> None:
        self.operator = text_of(where, proto.op_type)
        self.domain = text_of(where, proto.domain)
        self.name = text_of(where, proto.name)
        self.opset = source.opset
        self.reads = tuple(text_of(where, name) or None for name in proto.input)
        self.makes = tuple(text_of(where, name) or None for name in proto.output)
        named = self.name or next((name for name in self.makes if name), "")
        self.where = f"{where}: {self.operator} {named!r}"
        self._attributes = {text_of(self.where, one.name): one for one in proto.attribute}
        if len(self._attributes) != len(proto.attribute):
            raise self.refused("each attribute once", "one twice")
        self._unasked = set(self._attributes)
        self._source = source

    def attributes(self) -> dict[str, AttributeProto]:
        """All of them as they are."""
        return dict(self._attributes)

    def has(self, name: str) -> bool:
        """Whether the file sets an attribute."""
        return name in self._attributes

    def whole(self, name: str, default: Any = _REQUIRED) -> Any:
        """A whole number."""
        found = self._found(name, AttributeProto.INT, "a whole number")
        return self._default(name, default) if found is None else int(found.i)

    def number(self, name: str, default: Any = _REQUIRED) -> Any:
        """A float."""
        found = self._found(name, AttributeProto.FLOAT, "a float")
        return self._default(name, default) if found is None else float(found.f)

    def text(self, name: str, default: Any = _REQUIRED, among: Sequence[str] = ()) -> Any:
        """A text, which must be one of `among` where that is not empty."""
        found = self._found(name, AttributeProto.STRING, "a text")
        text = self._default(name, default) if found is None else self._decoded(name, found.s)
        if among and text not in among:
            raise self.refused(f"{name} one of {', '.join(map(repr, among))}", repr(text))
        return text

    def wholes(self, name: str, default: Any = _REQUIRED) -> Any:
        """Whole numbers, as a tuple."""
        found = self._found(name, AttributeProto.INTS, "whole numbers")
        return self._default(name, default) if found is None else tuple(map(int, found.ints))

    def numbers(self, name: str, default: Any = _REQUIRED) -> Any:
        """Floats, as a tuple."""
        found = self._found(name, AttributeProto.FLOATS, "floats")
        return self._default(name, default) if found is None else tuple(map(float, found.floats))

    def texts(self, name: str, default: Any = _REQUIRED) -> Any:
        """Texts, as a tuple."""
        found = self._found(name, AttributeProto.STRINGS, "texts")
        if found is None:
            return self._default(name, default)
        return tuple(self._decoded(name, one) for one in found.strings)

    def array(self, name: str, default: Any = _REQUIRED) -> Any:
        """A tensor, as an array."""
        found = self._found(name, AttributeProto.TENSOR, "a tensor")
        if found is None:
            return self._default(name, default)
        made: np.ndarray = self._source.tensors.array(f"{self.where}: {name}", found.t)
        return made

    def block(self, name: str) -> Block:
        """A graph inside of the node; what it reads from around it the node reads from then on."""
        found = self._found(name, AttributeProto.GRAPH, "a graph")
        if found is None:
            raise self.refused(f"the attribute {name!r}", "none")
        return self._source.inside(f"{self.where}: {name}", found.g)

    def capture(self, *blocks: Block) -> tuple[str, ...]:
        """Have the node read what its blocks read from around it; the names, in that order."""
        names = dict.fromkeys(name for block in blocks for name in block.captured)
        self.reads = (*self.reads, *names)
        return tuple(names)

    def ignore(self, *names: str) -> None:
        """Pass over attributes that change nothing here."""
        self._unasked -= set(names)

    def check_all_asked(self) -> None:
        """Refuse attributes that nobody asked for: the node would compute something else."""
        if self._unasked:
            got = ", ".join(map(repr, sorted(self._unasked)))
            raise self.refused("attributes of the operator", got)

    def check_reads(self, least: int, most: int | None = None) -> None:
        """So many inputs that are there, and at most so many in all."""
        given = next((k for k, name in enumerate(self.reads) if name is None), len(self.reads))
        most = least if most is None else most
        if given < least or len(self.reads) > most:
            count = str(least) if most == least else f"{least} to {most}"
            raise self.refused(f"{count} inputs", len(self.reads))

    def refused(self, expected: str, got: object) -> GraphFileError:
        """The error that says what of the node has no form here."""
        return GraphFileError.of(self.where, expected, got)

    def _found(self, name: str, kind: int, told: str) -> Any:
        self._unasked.discard(name)
        found = self._attributes.get(name)
        if found is not None and found.type != kind:
            raise self.refused(f"{told} in {name}", "another type")
        return found

    def _default(self, name: str, default: Any) -> Any:
        if default is _REQUIRED:
            raise self.refused(f"the attribute {name!r}", "none")
        return default

    def _decoded(self, name: str, text: bytes) -> str:
        try:
            return text.decode()
        except UnicodeDecodeError:
            raise self.refused(f"a text in {name}", "bytes that are none") from None
