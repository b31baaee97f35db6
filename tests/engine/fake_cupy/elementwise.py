"""`cupy.ElementwiseKernel` without a GPU: what it refuses, and what it would have compiled."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np

CONCRETE = {"int32", "int64", "float16", "float32", "float64"}


class Parameter(NamedTuple):
    """One of a kernel's arguments, as its text declares it."""

    name: str
    kind: str
    """A type, or one capital letter that stands for the type of an argument."""
    is_raw: bool
    """Whether the source indexes it itself, with `[i]`."""


class Launch(NamedTuple):
    """One call of a kernel: what decides the source that CuPy compiles for it."""

    kernel: ElementwiseKernel
    types: dict[str, np.dtype[Any]]
    """What each letter stands for."""
    arrays: frozenset[str]
    """The names of the arguments that are arrays; the others are numbers."""


@dataclass
class ElementwiseKernel:
    """A kernel that is written as what happens to one element."""

    in_params: str
    out_params: str
    operation: str
    name: str = "kernel"
    origin: tuple[str, int] = field(init=False)
    """File and line of the call that made it."""

    def __post_init__(self) -> None:
        frame = sys._getframe(2)
        self.origin = frame.f_code.co_filename, frame.f_lineno
        self.inputs = parameters(self.in_params)
        self.outputs = parameters(self.out_params)

    def launch(self, is_array: Any, *args: Any) -> Launch:
        """What a call with `args` compiles.

        Raises:
            TypeError: As CuPy raises it: for too few or too many arguments, an array of another
                type than declared, a letter that stands for two types, a number for an output.
            ValueError: For an output of another shape than the inputs have together.

        """
        declared = (*self.inputs, *self.outputs)
        if len(args) != len(declared):
            message = f"{self.name} takes {len(declared)} arguments, got {len(args)}"
            raise TypeError(message)
        types: dict[str, np.dtype[Any]] = {}
        arrays = set()
        for parameter, value in zip(declared, args, strict=True):
            if is_array(value):
                arrays.add(parameter.name)
                _agree(self, parameter, value.dtype, types)
            elif parameter.is_raw or parameter in self.outputs or parameter.kind not in CONCRETE:
                message = f"{self.name}: '{parameter.name}' must be an array, got {value!r}"
                raise TypeError(message)
        _check_shapes(declared, self.outputs, args, arrays)
        return Launch(self, types, frozenset(arrays))


def parameters(text: str) -> list[Parameter]:
    """What a declaration such as `raw T x, float64 rate` says."""
    found = []
    for part in text.split(","):
        *words, name = part.split()
        is_raw = words[0] == "raw"
        (kind,) = words[1:] if is_raw else words
        if kind not in CONCRETE and not (len(kind) == 1 and kind.isupper()):
            message = f"the stand-in for CuPy knows no type '{kind}'"
            raise TypeError(message)
        found.append(Parameter(name, kind, is_raw))
    return found


def _agree(
    kernel: ElementwiseKernel, parameter: Parameter, dtype: Any, types: dict[str, Any]
) -> None:
    is_letter = parameter.kind not in CONCRETE
    expected = types.setdefault(parameter.kind, dtype) if is_letter else np.dtype(parameter.kind)
    if dtype != expected:
        message = f"{kernel.name}: '{parameter.name}' is {dtype}, not {expected}"
        raise TypeError(message)


def _check_shapes(
    declared: tuple[Parameter, ...], outputs: list[Parameter], args: tuple, arrays: set[str]
) -> None:
    """One thread for each element: what is not raw has one shape, and outputs have it whole."""
    by_name = {one.name: value for one, value in zip(declared, args, strict=True)}
    plain = [one.name for one in declared if one.name in arrays and not one.is_raw]
    shape = np.broadcast_shapes(*(by_name[name].shape for name in plain))
    if any(by_name[one.name].shape != shape for one in outputs if one.name in plain):
        message = "Out shape is mismatched"
        raise ValueError(message)
