"""A tensor that training changes: it has a name and belongs to a cell."""

from __future__ import annotations

import functools
import itertools
from typing import Any, Self

import numpy as np

from engine.autodiff import OwnArray, SharedValue, Value, held_of, quietly, repeating
from engine.autodiff.changes import changes
from engine.autodiff.replayable import read
from engine.backend import (
    Device,
    asnumpy,
    copied_on_lines,
    current_device,
    device_holding,
    on_lines,
    to_device,
    using_device,
    xp_of,
)
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.typed import ArrayLike

from .flat_buffer import buffer_of
from .intent import Intent
from .tensor import Tensor
from .undrawn import draw

_numbers = itertools.count()


class Parameter(Intent, SharedValue, Tensor):
    """A tensor that training changes.

    Args:
        default_input: The first value: a tensor, array, number or list. A whole number becomes
            int32, a float float32; lists as in a Tensor, arrays keep their number type.
        name: Its name; a cell that registers it puts its own name before (`conv1.weight`). None:
            the attribute's name in the cell.
        requires_grad: Whether training changes it.
        layerwise_parallel: Whether each device keeps its own; kept for the distributed engine.
        parallel_optimizer: Whether the optimizer may shard it; kept for the distributed engine.
        storage_format: How a device lays it out; kept, NumPy and CuPy have one layout.
        device: `"CPU"` keeps it in host memory; None puts it where the context says.

    Raises:
        ArgumentTypeError: If default_input is no number, list, array or tensor, or one of the
            switches no bool.
        ArgumentValueError: If default_input is a bool, name no str or device another one.

    >>> Parameter(Tensor([1.0, 2.0]), name="scale")
    Parameter (name=scale, shape=(2,), dtype=Float32, requires_grad=True)

    """

    def __init__(
        self,
        default_input: ArrayLike | range,
        name: str | None = None,
        requires_grad: bool = True,
        layerwise_parallel: bool = False,
        parallel_optimizer: bool = True,
        storage_format: str = "",
        device: str | None = None,
    ) -> None:
        with using_device(_device(device)):
            super().__init__(_first_value(default_input))
        self.array = on_lines(self.array)
        if isinstance(default_input, Tensor) and default_input.undrawn is not None:
            self.undrawn = default_input.undrawn
        self.name = name
        self.storage_format = _text("storage_format", storage_format)
        self.requires_grad = requires_grad
        self.layerwise_parallel = layerwise_parallel
        self.parallel_optimizer = parallel_optimizer
        self._flat_buffer: tuple[Any, int, Any] | None = None

    @property
    def name(self) -> str:
        """The name, with the names of the cells around it."""
        return self._name

    @name.setter
    def name(self, name: str | None) -> None:
        if name is not None and not isinstance(name, str):
            raise ArgumentValueError.of("Parameter.name", "a str or None", name)
        self.has_own_name = bool(name)
        self._name = name or f"Parameter#{next(_numbers)}"

    @property
    def requires_grad(self) -> bool:
        """Whether training changes it."""
        return self._requires_grad

    @requires_grad.setter
    def requires_grad(self, value: bool) -> None:
        if not isinstance(value, bool):
            raise ArgumentTypeError.of("Parameter.requires_grad", "a bool", value)
        changes.note()
        self._requires_grad = value

    @property
    def data(self) -> Tensor:
        """The same numbers in the same memory, as a tensor; assigning gives it new ones."""
        return super().data

    @data.setter
    def data(self, value: Any) -> None:
        self.set_data(value)

    def asnumpy(self) -> np.ndarray:
        """A copy in host memory: training changes the parameter in place, not what you hold.

        Of a parameter that is cut over processes it is this process's part.
        """
        return asnumpy(held_of(read(self))).copy()

    def value(self) -> Tensor:
        """The parameter's numbers as a tensor of their own."""
        return self.copy()

    @quietly
    def init_data(  # type: ignore[override] # MindSpore's arguments of both differ
        self, layout: Any = None, set_sliced: bool = False
    ) -> Parameter:
        """Itself, with the initial values that it was made without by `no_init_parameters`.

        Args:
            layout: Accepted as MindSpore does; how it is cut is known.
            set_sliced: Likewise.

        """
        draw(self)
        return self

    @quietly
    def set_data(self, data: Any, slice_shape: bool = False) -> Parameter:
        """Take new numbers, in the parameter's dtype, on the device where it lies.

        Args:
            data: A tensor, array or number.
            slice_shape: Whether the shape may differ from the present one.

        Raises:
            ShapeError: If the shape differs and may not.

        """
        if isinstance(self.array, OwnArray):
            return self._set_part(self.array, data)
        here = device_holding(self.array)
        new = data if isinstance(data, Tensor) else _made_on(here, data)
        if not slice_shape and new.shape != self.shape:
            raise ShapeError.of(f"Parameter '{self.name}'.set_data", f"{self.shape}", new.shape)
        if repeating():  # what is recomputed has set it before
            return self
        self.undrawn = new.undrawn
        array = to_device(read(new), here)
        if buffer_of(self) is not None and new.shape == self.shape:
            self.array[...] = array.astype(self.array.dtype, copy=False)
        else:
            self.array = copied_on_lines(array, self.array.dtype)
        return self

    def _set_part(self, array: OwnArray, data: Any) -> Parameter:
        """Take this process's part of whole numbers, or a part as it is."""
        own = held_of(getattr(data, "array", data))
        new = np.asarray(asnumpy(own) if hasattr(own, "dtype") else own)
        if new.shape != array.held.shape:
            if new.shape != self.shape:
                expected = f"{self.shape}, or the part {array.held.shape}"
                raise ShapeError.of(f"Parameter '{self.name}'.set_data", expected, new.shape)
            new = array.part_of(new)
        if not repeating():
            array.held[...] = to_device(new.astype(array.held.dtype), device_holding(array.held))
        return self

    def clone(self, init: Any = "same") -> Parameter:
        """A parameter of the same name and shape.

        Args:
            init: `"same"` for the same numbers, `"zeros"`, `"ones"`, or a number for all of them.

        Raises:
            ArgumentValueError: If it is none of these.

        """
        own = held_of(read(self) if init == "same" else self.array)
        xp = xp_of(own)
        makers = {"same": lambda array: array.copy(), "zeros": xp.zeros_like, "ones": xp.ones_like}
        if isinstance(init, int | float) and not isinstance(init, bool):
            data = xp.full_like(own, init)
        elif isinstance(init, str) and init in makers:
            data = makers[init](own)
        else:
            expected = f"one of {list(makers)} or a number"
            raise ArgumentValueError.of("Parameter.clone", expected, repr(init))
        made = Parameter(Value.wrap(data), self.name)
        if isinstance(self.array, OwnArray):
            made.array = self.array.holding(data)
        made.__dict__.update({**vars(self), "_flat_buffer": None})
        if init != "same":
            made.undrawn = None
        return made

    def __deepcopy__(self, memo: dict) -> Parameter:
        return self.clone()

    def __reduce__(self) -> tuple:
        return Parameter, (self.asnumpy(), self._name), {**vars(self), "_flat_buffer": None}

    def __repr__(self) -> str:
        return (
            f"Parameter (name={self.name}, shape={self.shape}, dtype={self.dtype}, "
            f"requires_grad={self.requires_grad})"
        )

    def __str__(self) -> str:
        return repr(self)


def parameter_around(array: Any, name: str) -> Parameter:
    """A parameter around an array as it is, which nobody else may change.

    >>> parameter_around(np.zeros(2, np.float32), "scale")
    Parameter (name=scale, shape=(2,), dtype=Float32, requires_grad=True)

    """
    made = Parameter.__new__(Parameter)
    made.__dict__.update(_plain_attributes())
    made.array = array
    made.name = name
    return made


@functools.cache
def _plain_attributes() -> dict[str, Any]:
    return vars(Parameter(0, device="CPU"))


def _made_on(device: Device, data: Any) -> Tensor:
    with using_device(device):
        return Tensor(data)


def _first_value(value: Any) -> Any:
    if isinstance(value, bool):
        raise ArgumentValueError.of("Parameter(default_input)", "a number", "a bool")
    if isinstance(value, tuple):
        expected = "a number, list, array or Tensor"
        raise ArgumentTypeError.of("Parameter(default_input)", expected, value)
    if isinstance(value, int | float):
        return np.array(value, np.int32 if isinstance(value, int) else np.float32)
    return value


def _device(device: Any) -> Device:
    """Where a parameter is made; MindSpore's `Remote` is memory of the host too."""
    if device not in {None, "CPU", "Remote"}:
        raise ArgumentValueError.of("Parameter(device)", "'CPU', 'Remote' or None", repr(device))
    return current_device() if device is None else Device("CPU")


def _text(name: str, value: Any) -> str:
    if not isinstance(value, str):
        raise ArgumentTypeError.of(f"Parameter({name})", "a str", value)
    return value


class ParameterTuple(tuple):
    """Parameters in order; what optimizers and `GradOperation` take.

    Raises:
        ArgumentTypeError: If one of them is not a parameter.
        ArgumentValueError: If two of them share a name.

    """

    __slots__ = ()

    def __new__(cls, iterable: Any) -> Self:
        parameters = tuple(iterable)
        for parameter in parameters:
            if not isinstance(parameter, Parameter):
                raise ArgumentTypeError.of("ParameterTuple", "parameters", parameter)
        names: dict[str, Parameter] = {}
        for parameter in parameters:
            if names.setdefault(parameter.name, parameter) is not parameter:
                got = f"two called {parameter.name!r}"
                raise ArgumentValueError.of("ParameterTuple", "parameters of different names", got)
        return super().__new__(cls, parameters)

    def clone(self, prefix: str, init: str = "same") -> ParameterTuple:
        """Parameters of the same shapes, `prefix.` before their names (optimizer state).

        Raises:
            ArgumentTypeError: If the prefix is not a str.

        """
        if not isinstance(prefix, str):
            raise ArgumentTypeError.of("ParameterTuple.clone(prefix)", "a str", prefix)
        clones = [parameter.clone(init) for parameter in self]
        for clone in clones:
            clone.name = f"{prefix}.{clone.name}"
        return ParameterTuple(clones)
