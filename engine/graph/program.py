"""A computation that a file describes: instructions, one after another, over named values."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from engine.autodiff import no_grad, scope
from engine.backend import Device, array, asnumpy, current_device, using_device, xp_of
from engine.errors import (
    ArgumentTypeError,
    ArgumentValueError,
    EngineError,
    MisfitError,
    RoomError,
    ShapeError,
    StateError,
    compose,
    refused,
)
from engine.tensor import Tensor

from .instruction import Instruction, ProgramInput

_KINDS = {"b": "bool", "i": "whole numbers", "u": "whole numbers", "V": "floats", "f": "floats"}
_LARGE = 1 << 30  # bytes


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
    _unread: tuple[tuple[str, ...], ...] = field(init=False, repr=False)
    _moved: dict[tuple[str, Device], Tensor] = field(default_factory=dict, init=False, repr=False)

    def __post_init__(self) -> None:
        self._check()
        object.__setattr__(self, "_unread", tuple(self._read_last()))

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
            made = self._made(instruction, values)
            values.update((name, one) for name, one in made if name)
            for name in unread:
                del values[name]
            del made
        return tuple(values[name] for name in self.outputs)

    def _given(self, inputs: Sequence[Any]) -> dict[str, Any]:
        if len(inputs) != len(self.inputs):
            names = ", ".join(one.name for one in self.inputs)
            expected = f"{len(self.inputs)} inputs ({names})"
            raise MisfitError.of(self.name, expected, f"{len(inputs)}")
        for expected_input, value in zip(self.inputs, inputs, strict=True):
            self._check_input(expected_input, value)
        return {one.name: value for one, value in zip(self.inputs, inputs, strict=True)}

    def _check_input(self, expected: ProgramInput, value: Any) -> None:
        where = f"{self.name}: input {expected.name!r}"
        if not isinstance(value, Tensor):
            raise ArgumentTypeError.of(where, "a tensor", value, "Tensor(value) makes one")
        if expected.dtype is not None:
            wanted, got = (_kind(one) for one in (expected.dtype, value.array.dtype))
            if wanted != got:
                text = compose(where, f"{wanted} ({expected.dtype})", str(value.dtype).lower())
                raise ArgumentTypeError(text)
        if expected.shape is not None and not _fits(value.shape, expected.shape):
            lengths = ", ".join("any" if one is None else str(one) for one in expected.shape)
            hint = "a file exported with open axes takes any length there"
            raise ShapeError.of(where, f"shape ({lengths})", value.shape, hint)

    def _made(
        self, instruction: Instruction, values: Mapping[str, Any]
    ) -> list[tuple[str | None, Any]]:
        """What an instruction makes, with the names."""
        names = instruction.reads
        given = [None if name is None else values[name] for name in names]
        try:
            if instruction.is_mixed:
                with scope(instruction.scope):
                    made = instruction.function(*_partly_in_host_memory(instruction, given))
            elif all(one is None or isinstance(one, np.ndarray) for one in given):
                made = _in_host_memory(instruction, given)
            else:
                put = [
                    _host(one) if k in instruction.host else self._moved_value(name, one)
                    for k, (name, one) in enumerate(zip(names, given, strict=True))
                ]
                with scope(instruction.scope):
                    made = instruction.function(*put)
            _check_room(made)
        except EngineError as error:
            raise self._told(instruction, error) from error
        except MemoryError as error:
            hint = "the file is damaged, or made for larger inputs or a larger machine"
            told = str(error).split("\n")[0] or "none"
            no_room = RoomError.of(instruction.operator, "memory for its result", told, hint)
            raise self._told(instruction, no_room) from error
        except Warning:  # where warnings are errors, they are the user's
            raise
        except Exception as error:  # of Python, NumPy or CuPy: whatever a damaged file brings about
            raise self._told(
                instruction, refused(instruction.operator, (*given,), error)
            ) from error
        if len(instruction.makes) == 1:
            return [(instruction.makes[0], made)]
        if not isinstance(made, tuple) or len(made) < len(instruction.makes):
            got = len(made) if isinstance(made, tuple) else 1
            where = f"{self.name}: {instruction}"
            raise StateError(compose(where, f"{len(instruction.makes)} outputs", got))
        return list(zip(instruction.makes, made, strict=False))

    def _told(self, instruction: Instruction, error: EngineError) -> EngineError:
        """The same error, with the place in the file before it."""
        told = type(error)(f"{self.name}: {instruction}: {error}")
        told.bare = error.bare
        return told

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

    def _read_last(self) -> Iterable[tuple[str, ...]]:
        """Of each instruction, names that nobody reads after it."""
        kept = set(self.outputs)
        unread: list[tuple[str, ...]] = []
        for instruction in reversed(self.instructions):
            names = {name for name in (*instruction.reads, *instruction.makes) if name}
            unread.append(tuple(names - kept))
            kept |= names
        return reversed(unread)

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


def _check_room(made: Any) -> None:
    """Refuse a repetition that memory has no room for, as if it were copied.

    It is a view and takes none; but what reads it takes the time of all its numbers.
    """
    for one in made if isinstance(made, tuple) else (made,):
        held = one.array if isinstance(one, Tensor) else one
        if getattr(held, "nbytes", 0) > _LARGE and 0 in held.strides:
            xp_of(held).empty(held.shape, held.dtype)


def _partly_in_host_memory(instruction: Instruction, given: Sequence[Any]) -> list[Any]:
    return [_host(one) if k in instruction.host else one for k, one in enumerate(given)]


def _in_host_memory(instruction: Instruction, given: Sequence[Any]) -> Any:
    with using_device(Device("CPU")), no_grad():
        put = [
            one if one is None or k in instruction.host else Tensor.wrap(one)
            for k, one in enumerate(given)
        ]
        return _host(instruction.function(*put))


def _host(value: Any) -> Any:
    """Tensors as NumPy arrays, also those in tuples."""
    if isinstance(value, tuple):
        return tuple(map(_host, value))
    return asnumpy(value.array) if isinstance(value, Tensor) else value


def _kind(dtype: Any) -> str:
    kind = np.dtype(dtype).kind
    return _KINDS.get(kind, f"numbers of kind {kind!r}")


def _fits(shape: Sequence[int], expected: Sequence[int | None]) -> bool:
    if len(shape) != len(expected):
        return False
    return all(right is None or left == right for left, right in zip(shape, expected, strict=True))
