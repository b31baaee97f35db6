"""A tensor that training changes: it has a name and belongs to a cell."""

from __future__ import annotations

import itertools
from typing import Any, Self

import numpy as np

from engine.autodiff import SharedValue, Value, repeating
from engine.backend import device_holding, to_device, using_device, xp_of
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError

from .chunk import chunk_of
from .tensor import Tensor

_numbers = itertools.count()


class Parameter(SharedValue, Tensor):
    """A tensor that training changes.

    Args:
        default_input: The first value: a tensor, array, number or lists.
        name: Its name; a cell that registers it puts its own name before (`conv1.weight`). None:
            the attribute's name in the cell.
        requires_grad: Whether training changes it.
        layerwise_parallel: Whether each device keeps its own; kept for the distributed engine.
        parallel_optimizer: Whether the optimizer may shard it; kept for the distributed engine.

    Raises:
        ArgumentTypeError: If name is not a str or requires_grad not a bool.

    >>> Parameter(Tensor([1.0, 2.0]), name="scale")
    Parameter (name=scale, shape=(2,), dtype=Float32, requires_grad=True)

    """

    def __init__(
        self,
        default_input: Any,
        name: str | None = None,
        requires_grad: bool = True,
        layerwise_parallel: bool = False,
        parallel_optimizer: bool = True,
    ) -> None:
        super().__init__(default_input)
        if name is not None and not isinstance(name, str):
            raise ArgumentTypeError.of("Parameter(name)", "a str or None", name)
        self.has_own_name = name is not None
        self._name = name if name is not None else f"Parameter#{next(_numbers)}"
        self.requires_grad = requires_grad
        self.layerwise_parallel = layerwise_parallel
        self.parallel_optimizer = parallel_optimizer
        self._chunk: tuple[Any, int, Any] | None = None

    @property
    def name(self) -> str:
        """The name, with the names of the cells around it."""
        return self._name

    @name.setter
    def name(self, name: str) -> None:
        if not isinstance(name, str):
            raise ArgumentTypeError.of("Parameter.name", "a str", name)
        if not name:
            raise ArgumentValueError.of("Parameter.name", "a name", "an empty string")
        self._name, self.has_own_name = name, True

    @property
    def requires_grad(self) -> bool:
        """Whether training changes it."""
        return self._requires_grad

    @requires_grad.setter
    def requires_grad(self, value: bool) -> None:
        if not isinstance(value, bool):
            raise ArgumentTypeError.of("Parameter.requires_grad", "a bool", value)
        self._requires_grad = value

    def asnumpy(self) -> np.ndarray:
        """A copy in host memory: training changes the parameter in place, not what you hold."""
        return super().asnumpy().copy()

    def value(self) -> Tensor:
        """The parameter's numbers as a tensor of their own."""
        return self.copy()

    def set_data(self, data: Any, slice_shape: bool = False) -> Parameter:
        """Take new numbers, in the parameter's dtype, on the device where it lies.

        Args:
            data: A tensor, array or number.
            slice_shape: Whether the shape may differ from the present one.

        Raises:
            ShapeError: If the shape differs and may not.

        """
        here = device_holding(self.array)
        with using_device(here):
            new = data if isinstance(data, Tensor) else Tensor(data)
        if not slice_shape and new.shape != self.shape:
            raise ShapeError.of(f"Parameter '{self.name}'.set_data", f"{self.shape}", new.shape)
        if repeating():  # what is recomputed has set it before
            return self
        array = to_device(new.array, here)
        if chunk_of(self) is not None and new.shape == self.shape:
            self.array[...] = array.astype(self.array.dtype, copy=False)
        else:
            self.array = array.astype(self.array.dtype, copy=True)
        return self

    def clone(self, init: str = "same") -> Parameter:
        """A parameter of the same name and shape: with the same numbers, or `"zeros"`, `"ones"`."""
        xp = xp_of(self.array)
        makers = {"same": lambda array: array.copy(), "zeros": xp.zeros_like, "ones": xp.ones_like}
        if init not in makers:
            raise ArgumentValueError.of("Parameter.clone", f"one of {list(makers)}", repr(init))
        data = Value.wrap(makers[init](self.array))
        return Parameter(
            data, self.name, self.requires_grad, self.layerwise_parallel, self.parallel_optimizer
        )

    def __deepcopy__(self, memo: dict) -> Parameter:
        return self.clone()

    def __reduce__(self) -> tuple:
        return Parameter, (self.asnumpy(), self._name), {**vars(self), "_chunk": None}

    def __repr__(self) -> str:
        return (
            f"Parameter (name={self.name}, shape={self.shape}, dtype={self.dtype}, "
            f"requires_grad={self.requires_grad})"
        )

    def __str__(self) -> str:
        return repr(self)


class ParameterTuple(tuple):
    """Parameters in order; what optimizers and `GradOperation` take.

    Raises:
        ArgumentTypeError: If one of them is not a parameter.

    """

    __slots__ = ()

    def __new__(cls, iterable: Any) -> Self:
        parameters = tuple(iterable)
        for parameter in parameters:
            if not isinstance(parameter, Parameter):
                raise ArgumentTypeError.of("ParameterTuple", "parameters", parameter)
        return super().__new__(cls, parameters)

    def clone(self, prefix: str, init: str = "same") -> ParameterTuple:
        """Parameters of the same shapes, `prefix.` before their names (optimizer state)."""
        clones = [parameter.clone(init) for parameter in self]
        for clone in clones:
            clone.name = f"{prefix}.{clone.name}"
        return ParameterTuple(clones)
