"""A computation that a file describes: instructions, one after another, over named values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from engine.backend import Device, array, current_device
from engine.errors import ArgumentValueError, MisfitError
from engine.plan import last_used
from engine.tensor import Tensor

from .called import called
from .inputs import ProgramInput
from .instruction import Instruction


@dataclass(frozen=True, eq=False)
class Program:
    """What a file of a network holds: `nn.GraphCell` runs it.

    Values are tensors, but those that follow from constants and shapes alone: they are NumPy
    arrays, computed in host memory and never differentiated. So shapes are whole numbers, and a
    trace of the program keeps them as such.

    Attributes:
        name: What stands first in errors: the file.
        inputs: What it is called with.
        parameters: First values of what training changes, by name. They are copied, not changed.
        constants: Other numbers, by name.
        instructions: In order of execution.
        outputs: Names of what it returns.
        frozen: Names of parameters that training leaves alone.

    Raises:
        ArgumentValueError: If two values have one name, or a name is read before it is made.

    >>> import engine
    >>> double = Instruction("Mul", lambda x, two: x * two, ("x", "two"), ("y",))
    >>> two = np.array(2, np.float32)
    >>> program = Program("twice", (ProgramInput("x"),), {}, {"two": two}, (double,), ("y",))
    >>> program(engine.Tensor([1.0, 3.0]))
    Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  6.00000000e+00])

    """

    name: str
    inputs: tuple[ProgramInput, ...]
    parameters: Mapping[str, np.ndarray]
    constants: Mapping[str, np.ndarray]
    instructions: tuple[Instruction, ...]
    outputs: tuple[str, ...]
    frozen: frozenset[str] = frozenset()
    _unread: tuple[list[str], ...] = field(init=False, repr=False)
    _moved: dict[tuple[str, Device], Tensor] = field(default_factory=dict, init=False, repr=False)

    def __post_init__(self) -> None:
        self._check()
        used = [[*filter(None, (*one.reads, *one.makes))] for one in self.instructions]
        object.__setattr__(self, "_unread", tuple(last_used(used, self.outputs)))

    def __call__(self, *inputs: Any) -> Any:
        """What the program computes with the parameters of the file; `run` says more."""
        return self.run(inputs, {name: Tensor(value) for name, value in self.parameters.items()})

    def __deepcopy__(self, memo: dict[int, Any]) -> Program:
        return self  # nothing in it changes

    def run(self, inputs: Sequence[Any], parameters: Mapping[str, Any]) -> Any:
        """Compute the outputs: one tensor, or a tuple where there are several.

        Args:
            inputs: Tensors, as many as the program takes.
            parameters: Tensors for all parameters by name.

        Raises:
            MisfitError: If there are more or fewer inputs.
            ShapeError: If an input has another shape.
            ArgumentTypeError: If it is no tensor, or its numbers are of another kind.
            EngineError: What an operator raises, with its place in the file before it.

        """
        made = self.compute({**parameters, **self._given(inputs)})
        results = tuple(map(self._moved_value, self.outputs, made))
        return results[0] if len(results) == 1 else results

    def compute(self, given: Mapping[str, Any]) -> tuple[Any, ...]:
        """The outputs as they come, tensors and arrays of the host, of values that are not checked.

        Args:
            given: Inputs and parameters by name; None for what is left out.

        """
        values = {**self.constants, **given}
        for instruction, unread in zip(self.instructions, self._unread, strict=True):
            read = [None if name is None else values[name] for name in instruction.reads]
            made = called(self.name, instruction, read, self._moved_value)
            parts = zip(instruction.makes, made, strict=False)  # further ones have no name
            values.update((name, part) for name, part in parts if name)
            for name in unread:
                del values[name]
            del read, made, parts
        return tuple(values[name] for name in self.outputs)

    def _given(self, inputs: Sequence[Any]) -> dict[str, Any]:
        if len(inputs) != len(self.inputs):
            names = ", ".join(one.name for one in self.inputs)
            told = f"{len(self.inputs)} inputs ({names})"
            raise MisfitError.of(self.name, told, f"{len(inputs)}")
        for expected, value in zip(self.inputs, inputs, strict=True):
            expected.check(self.name, value)
        return {one.name: value for one, value in zip(self.inputs, inputs, strict=True)}

    def _moved_value(self, name: str | None, value: Any) -> Any:
        """An array of the host as a tensor; of a constant one is kept for each device."""
        if not isinstance(value, np.ndarray):
            return value
        if name is None or name not in self.constants:
            return Tensor.wrap(array(value))
        key = name, current_device()
        if key not in self._moved:
            self._moved[key] = Tensor(value)
        return self._moved[key]

    def _check(self) -> None:
        known: set[str] = set()
        for given in [*(one.name for one in self.inputs), *self.parameters, *self.constants]:
            self._add(known, given)
        for instruction in self.instructions:
            for name in filter(None, instruction.reads):
                if name not in known:
                    where, expected = f"{self.name}: {instruction}", "values that are made before"
                    raise ArgumentValueError.of(where, expected, repr(name))
            for name in filter(None, instruction.makes):
                self._add(known, name)
        for name in self.outputs:
            if name not in known:
                expected = "outputs that an operator makes"
                raise ArgumentValueError.of(self.name, expected, repr(name))

    def _add(self, known: set[str], name: str) -> None:
        if name in known:
            raise ArgumentValueError.of(self.name, "a name for each value", f"{name!r} twice")
        known.add(name)
