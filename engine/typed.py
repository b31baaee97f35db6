"""Types by which signatures say what they take and what they give: each in one place, here.

Only type checkers read them. So folders that do not know the class `Tensor` may say that they
give one: decisions/0113.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ParamSpec, TypeAlias, TypeVar

import numpy as np

if TYPE_CHECKING:
    from engine.dtype import DType
    from engine.nn.cell import Cell
    from engine.nn.initializer import Initializer
    from engine.nn.optim import LearningRateSchedule
    from engine.tensor import COOTensor, CSRTensor, Parameter, Tensor
else:
    Cell = COOTensor = CSRTensor = DType = Initializer = LearningRateSchedule = Any
    Parameter = Tensor = Any

__all__ = [
    "Activation",
    "ArrayLike",
    "Axis",
    "COOTensor",
    "CSRTensor",
    "Cell",
    "DType",
    "DTypeLike",
    "Function",
    "Initial",
    "Inputs",
    "Kept",
    "Number",
    "Outputs",
    "Parameter",
    "Rate",
    "Shape",
    "ShapePart",
    "Tensor",
    "TensorOrMore",
    "TensorOrNumber",
    "Trained",
    "Weights",
]

Kept = TypeVar("Kept")
"""What is given back as it came."""

Function = TypeVar("Function", bound=Callable[..., Any])
"""A function, a class or a cell that a decorator gives back as it came."""

Inputs = ParamSpec("Inputs")
"""What a function or a cell takes."""

Outputs = TypeVar("Outputs")
"""What it gives."""

Number: TypeAlias = "int | float | complex | np.generic"
"""One number: of Python's (a checker takes `int`, `float` and `bool` for `complex`) or NumPy's."""

TensorOrNumber: TypeAlias = "Tensor | Number"
"""An operand: a tensor, or a number that is one for every element."""

TensorOrMore: TypeAlias = "Tensor"
"""A tensor; a tuple of them where an option asks for more, such as where the largest stand.

Checkers take it for the tensor that it is without the option; a tuple is unpacked as one, too.
"""

ArrayLike: TypeAlias = "TensorOrNumber | np.ndarray[Any, Any] | list[Any] | tuple[Any, ...]"
"""What a tensor can be made of: a tensor, a number, an array, or nested lists of numbers."""

Initial: TypeAlias = "str | Initializer | TensorOrNumber"
"""What weights begin with: the name of an initializer, one, or the numbers themselves."""

Activation: TypeAlias = "str | Callable[..., Any]"
"""The name of an activation, a cell, an operator or a function."""

Trained: TypeAlias = "Iterable[Parameter] | Iterable[Mapping[str, Any]] | list[object]"
"""What an optimizer moves: parameters, or groups of them with options of their own.

A list of groups with unlike options is a `list[object]` to a checker.
"""

Weights: TypeAlias = "Parameter | Sequence[Parameter] | None"
"""Parameters that gradients are asked of: one, several or none."""

Rate: TypeAlias = "float | Tensor | Iterable[float] | LearningRateSchedule"
"""A learning rate: a number, one for each step, or a cell that tells it for a step."""

Axis: TypeAlias = "int | Sequence[int] | Tensor | None"
"""One axis, several, also as a tensor of whole numbers, or None for all."""

Shape: TypeAlias = "int | Sequence[int]"
"""The length of each axis; one number is the length of the only one."""

ShapePart: TypeAlias = "int | Sequence[int]"
"""What methods take one by one or all at once: `x.reshape(2, 3)`, `x.reshape((2, 3))`."""

DTypeLike: TypeAlias = "DType | np.dtype[Any] | type[Any] | str"
"""A number type: `engine.float32`, `"float32"`, `np.float32`, `float`."""
