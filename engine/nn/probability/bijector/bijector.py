"""What every bijector is: a function, its inverse, and the logarithms of their slopes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np

from engine import ops
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.nn.cell import Cell
from engine.nn.probability import parameters
from engine.typed import ArrayLike, DTypeLike, Tensor

__all__ = ["Bijector"]

_FUNCTIONS = ("forward", "inverse", "forward_log_jacobian", "inverse_log_jacobian")


class Bijector(Cell):
    """The base of bijectors: functions that can be inverted.

    A subclass gives `_forward`, `_inverse`, `_forward_log_jacobian` and `_inverse_log_jacobian`.
    Called with a distribution it makes a TransformedDistribution of it.

    Args:
        is_constant_jacobian: Whether its slope is the same everywhere.
        is_injective: Whether no two values become the same.
        name: What it is called in messages.
        dtype: The type that values and parameters must have; None: any of floats, which the
            parameters take from the values.
        param: What the subclass was made of, by name; `param_dict` holds the parameters themselves.

    Raises:
        ArgumentTypeError: If an argument has the wrong type, or parameters have different ones.
        ShapeError: If the shapes of the parameters do not fit each other.

    """

    # What a call with a distribution makes, and what it knows one by: see TransformedDistribution.
    _distribution: ClassVar[tuple[type, ...]] = ()  # none is loaded yet
    _transformed: ClassVar[Any]

    def __init__(
        self,
        is_constant_jacobian: bool = False,
        is_injective: bool = True,
        name: str | None = None,
        dtype: DTypeLike | None = None,
        param: Mapping[str, Any] | None = None,
    ) -> None:
        super().__init__()
        where = type(self).__name__
        self._name = parameters.check_name(where, name)
        self._is_constant_jacobian = _truth(f"{where}(is_constant_jacobian)", is_constant_jacobian)
        self._is_injective = _truth(f"{where}(is_injective)", is_injective)
        if dtype is not None:
            parameters.check_kind(where, dtype)
        self._dtype = dtype
        skipped = {"self", "param"}
        given = param or {}
        self._parameters = {k: v for k, v in given.items() if k not in skipped and k[:1] != "_"}
        self.default_parameters: list[Any] = []
        self.parameter_names: list[str] = []
        self.common_dtype: Any = None
        if "bijector" not in self._parameters:
            own = self._parameters.get("param_dict")
            self._batch_shape = None if own is None else parameters.batch_shape(where, own)
            self._is_scalar_batch = own is not None and parameters.is_scalar_batch(own)

    @property
    def name(self) -> str:
        """What it is called in messages."""
        return self._name

    @property
    def dtype(self) -> Any:
        """The type of values; None: any of floats."""
        return self._dtype

    @property
    def parameters(self) -> dict[str, Any]:
        """What it was made of, by name."""
        return self._parameters

    @property
    def is_constant_jacobian(self) -> bool:
        """Whether its slope is the same everywhere."""
        return self._is_constant_jacobian

    @property
    def is_injective(self) -> bool:
        """Whether no two values become the same."""
        return self._is_injective

    @property
    def batch_shape(self) -> Any:
        """The shape of its parameters together; None: it has none."""
        return self._batch_shape

    @property
    def is_scalar_batch(self) -> bool:
        """Whether its parameters are plain numbers."""
        return self._is_scalar_batch

    def forward(self, value: ArrayLike, *args: Any, **kwargs: Any) -> Tensor:
        """The function."""
        return self._asked("forward", value, *args, **kwargs)

    def inverse(self, value: ArrayLike, *args: Any, **kwargs: Any) -> Tensor:
        """Its inverse."""
        return self._asked("inverse", value, *args, **kwargs)

    def forward_log_jacobian(self, value: Any, *args: Any, **kwargs: Any) -> Any:
        """The logarithm of the slope of the function."""
        return self._asked("forward_log_jacobian", value, *args, **kwargs)

    def inverse_log_jacobian(self, value: Any, *args: Any, **kwargs: Any) -> Any:
        """The logarithm of the slope of its inverse."""
        return self._asked("inverse_log_jacobian", value, *args, **kwargs)

    def shape_mapping(self, shape: tuple[int, ...]) -> tuple[int, ...]:
        """The shape of what it makes of values of a shape.

        Raises:
            ShapeError: If that does not fit the shape of the parameters.

        """
        try:
            return np.broadcast_shapes(shape, self.batch_shape or ())
        except ValueError:
            expected = f"a shape that fits {self.batch_shape}"
            raise ShapeError.of(f"{type(self).__name__}.shape_mapping", expected, shape) from None

    def cast_param_by_value(self, value: Any, para: Any) -> Any:
        """A parameter in the type of values."""
        return ops.cast(para, value.dtype)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """One of the functions by its name, or the distribution of what it makes of draws."""
        if args and isinstance(args[0], self._distribution):
            return self._transformed(self, args[0])
        return super().__call__(*args, **kwargs)

    def construct(self, name: str, *args: Any, **kwargs: Any) -> Any:
        """One of the functions by its name: `exp("forward", value)`.

        Raises:
            ArgumentValueError: If there is none of that name.

        """
        if name not in _FUNCTIONS:
            where = type(self).__name__
            raise ArgumentValueError.of(where, f"one of {list(_FUNCTIONS)}", repr(name))
        return getattr(self, name)(*args, **kwargs)

    def _asked(self, function: str, value: Any, *args: Any, **kwargs: Any) -> Any:
        return getattr(self, f"_{function}")(value, *args, **kwargs)

    def _add_parameter(self, value: Any, name: str) -> Any:
        """The parameter as a tensor of floats."""
        where = f"{type(self).__name__}({name})"
        held = parameters.as_parameter(where, value)
        expected = self.dtype or self.common_dtype or held.dtype
        if held.dtype != expected:
            raise ArgumentTypeError(f"{where} expected {expected}, got {held.dtype}.")
        parameters.check_kind(where, held.dtype)
        self.common_dtype = held.dtype
        self.default_parameters.append(value)
        self.parameter_names.append(name)
        return held

    def _check_value_dtype(self, value: Any) -> Any:
        """The value, which must be a tensor of the type of the bijector.

        Raises:
            ArgumentTypeError: If it is none.

        """
        where = f"{type(self).__name__}(value)"
        parameters.check_tensor(where, value)
        if self.dtype is None:
            parameters.check_kind(where, value.dtype)
        elif value.dtype != self.dtype:
            raise ArgumentTypeError(f"{where} expected {self.dtype}, got {value.dtype}.")
        return value

    def _matched(self, value: Any, *given: Any) -> tuple[Any, ...]:
        """A value of the right type, and the parameters in that type."""
        value = self._check_value_dtype(value)
        return value, *(self.cast_param_by_value(value, one) for one in given)


def _truth(where: str, value: Any) -> bool:
    if not isinstance(value, bool):
        raise ArgumentTypeError.of(where, "a bool", value)
    return value
