"""The nodes and constants of an ONNX graph in the making, and the names in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import onnx
from onnx import helper, numpy_helper

from engine.autodiff import Spec
from engine.backend import asnumpy
from engine.graph import Graph, GraphNode, GraphValue, Length, Source
from engine.graph.length import Unknown
from engine.train.export.conversion import Reads
from engine.train.export.refusal import NoFormError
from engine.train.export.result_type import result_type


class Writer:
    """Writes nodes one after another.

    Attributes:
        nodes: Those so far.
        initializers: Parameters and constants, by name.
        specs: Shape and number type of what the traced graph reads and makes, by its name here.
        sources: What the traced graph reads and makes, by its name there: the name here.

    """

    def __init__(self, graph: Graph) -> None:
        self.nodes: list[onnx.NodeProto] = []
        self.initializers: dict[str, np.ndarray[Any, Any]] = {}
        self.specs: dict[str, Spec] = {}
        self.sources: dict[Source, str] = {}
        self._taken = {value.name for value in graph.parameters}
        self._constants: dict[tuple[Any, ...], str] = {}
        self._numbers: dict[str, Any] = {}
        self._axes: dict[str | None, tuple[str, int]] = {}  # of an open axis: an input that has it
        self._shapes: dict[str, str] = {}
        self._lengths: dict[Length, str] = {}
        self.scope = ""

    def node(self, op_type: str, *reads: str | None, outputs: int = 1, **attributes: Any) -> Any:
        """A node; the name of what it makes, or a tuple of names where there are several.

        Args:
            op_type: ONNX's name of the operator.
            reads: Names; None for one that is left out.
            outputs: How many outputs it has.
            **attributes: Its settings; those that are None are left out.

        Raises:
            NoFormError: If a setting follows from an open axis: in a file it is a fixed number.

        """
        for value in attributes.values():
            for one in value if isinstance(value, tuple | list) else (value,):
                if isinstance(one, Length | Unknown):
                    raise NoFormError("a setting follows from an open axis")
        made = tuple(self.name(op_type) for _ in range(outputs))
        given = list(reads)
        while given and given[-1] is None:
            given.pop()
        kept = {name: value for name, value in attributes.items() if value is not None}
        label = f"{self.scope}/{made[0]}" if self.scope else made[0]
        self.nodes.append(
            helper.make_node(op_type, [one or "" for one in given], made, name=label, **kept)
        )
        return made[0] if outputs == 1 else made

    def begin(self, node: GraphNode, reads: Reads) -> None:
        """What is written from now on stands for this node.

        Raises:
            NoFormError: If it computes with complex numbers.

        """
        self.scope = node.scope
        kinds = {self.dtype(name).kind for name in reads if name is not None}
        if "c" in kinds | {spec.dtype.kind for spec in node.outputs}:
            raise NoFormError("complex numbers")

    def name(self, like: str) -> str:
        """A name that is free, and tells what it names."""
        number = 1
        while (name := f"{like}_{number}") in self._taken:
            number += 1
        self._taken.add(name)
        return name

    def name_of_output(self, position: int) -> str:
        """`output`, `output1` …; with a number behind it where a parameter is called so."""
        wanted = f"output{position}" if position else "output"
        if wanted in self._taken:
            return self.name(wanted)
        self._taken.add(wanted)
        return wanted

    def constant(self, value: Any, dtype: Any = None) -> str:
        """The name of a constant; the same numbers have one name."""
        array = np.ascontiguousarray(np.asarray(value, dtype))
        array = array.reshape(np.shape(value))
        key = array.dtype, array.shape, array.tobytes()
        if key not in self._constants:
            name = self._constants[key] = self.name("constant")
            self.initializers[name] = array
            self.specs[name] = Spec(array.shape, array.dtype)
        return self._constants[key]

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
        made = self.cast_to(name, dtype)
        self.specs[made] = Spec(self.specs[name].shape, dtype)
        return made

    def cast_to(self, name: str, dtype: Any) -> str:
        """The name of what a cast of anything makes."""
        made: str = self.node("Cast", name, to=element_type(dtype))
        return made

    def shape(self, name: str | None) -> tuple[Any, ...]:
        """The shape of what the traced graph reads or makes."""
        return self.specs[self._given(name)].shape

    def dtype(self, name: str | None) -> np.dtype[Any]:
        """Its number type."""
        return self.specs[self._given(name)].dtype

    def open_axes(self, value: GraphValue) -> None:
        """Let lengths that depend on open axes of an input be read from its shape."""
        for axis, length in enumerate(value.shape):
            if isinstance(length, Length) and length.axis not in self._axes:
                self._axes[length.axis] = value.name, axis

    def lengths(self, shape: Sequence[Any]) -> str:
        """The name of whole numbers, some of which may depend on open axes.

        Raises:
            NoFormError: If one follows from open axes by no formula.

        """
        if not any(isinstance(length, Length | Unknown) for length in shape):
            return self.constant(np.asarray(shape, np.int64))
        parts = [self._length(length) for length in shape]
        made: str = parts[0] if len(parts) == 1 else self.node("Concat", *parts, axis=0)
        return made

    def reshaped(self, name: str | None, shape: Sequence[Any]) -> str:
        """The same numbers in another shape."""
        lengths = list(shape)
        still_open = [k for k, length in enumerate(lengths) if not isinstance(length, int)]
        if len(still_open) == 1 and 0 not in lengths:
            lengths[still_open[0]] = -1  # the runtime finds it
        made: str = self.node("Reshape", name, self.lengths(lengths))
        return made

    def _length(self, length: Any) -> str:
        """One length, as a tensor of one number."""
        if isinstance(length, Unknown):
            raise NoFormError("a length follows from an open axis by no formula")
        if not isinstance(length, Length):
            return self.constant([length], np.int64)
        if length not in self._lengths:
            terms = [self._term(names, factor) for names, factor in length.terms.items()]
            made = terms[0]
            for term in terms[1:]:
                made = self.node("Add", made, term)
            self._lengths[length] = made
        return self._lengths[length]

    def _term(self, names: tuple[str, ...], factor: int) -> str:
        parts = [self._axis(name) for name in names]
        if factor != 1 or not parts:
            parts.append(self.constant([factor], np.int64))
        made = parts[0]
        for part in parts[1:]:
            made = self.node("Mul", made, part)
        return made

    def _axis(self, name: str) -> str:
        if name not in self._shapes:
            read, axis = self._axes[name]
            self._shapes[name] = self.node("Shape", read, start=axis, end=axis + 1)
        return self._shapes[name]

    def settled(self, name: str | None) -> str | None:
        """A name that a node may read: a number of Python becomes a constant of its own type."""
        if name is None or name not in self._numbers:
            return name
        return self.cast(name, self.specs[name].dtype)

    def _given(self, name: str | None) -> str:
        assert name is not None, "an operator was given nothing where it computes"
        return name

    def _kind(self, name: str) -> Any:
        """What NumPy is told of it: a Python number counts less than an array."""
        value = self._numbers.get(name)
        return value if isinstance(value, bool | int | float | complex) else self.specs[name].dtype


def element_type(dtype: Any) -> int:
    """ONNX's number of a number type."""
    return int(helper.np_dtype_to_tensor_dtype(np.dtype(dtype)))


def tensor_proto(name: str, array: np.ndarray[Any, Any]) -> onnx.TensorProto:
    """An array as an initializer."""
    return numpy_helper.from_array(array, name)
