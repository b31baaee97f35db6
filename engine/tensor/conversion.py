"""`x.float()`, `x.to(…)` and the others: methods that change the number type."""

from __future__ import annotations

import builtins
from collections.abc import Callable
from typing import Any, TypeAlias

from engine import ops
from engine.dtype import as_dtype
from engine.typed import DTypeLike, Tensor

from .signatures import one_of

# A word by which `signatures` tells arguments apart.
Device: TypeAlias = "str | None"


def astype(self: Any, dtype: DTypeLike, copy: builtins.bool = True) -> Tensor:
    """The tensor in another number type; the tensor itself if it has it and `copy` is False.

    Python's `float` is float64 here, as in MindSpore and NumPy.
    """
    kind = _asked(dtype)
    return self if not copy and self.dtype == kind else ops.cast(self, kind)


def _asked(dtype: Any) -> Any:
    return as_dtype("float64" if dtype in (float, "float") else dtype)


def to_device(
    self: Any,
    device: Device = None,
    dtype: DTypeLike | None = None,
    non_blocking: builtins.bool = False,
    copy: builtins.bool = False,
) -> Tensor:
    """The tensor in another number type, or in that of another tensor.

    A device that is named is accepted: a tensor stays where the context puts new ones.
    """
    if dtype is None:
        return ops.deepcopy(self) if copy else self
    return ops.cast(self, dtype)


def to_other(
    self: Any, other: Tensor, non_blocking: builtins.bool = False, copy: builtins.bool = False
) -> Tensor:
    return to_device(self, None, other.dtype, non_blocking, copy)


def to_dtype(
    self: Any, dtype: DTypeLike, non_blocking: builtins.bool = False, copy: builtins.bool = False
) -> Tensor:
    return to_device(self, None, dtype, non_blocking, copy)


def type_as(self: Any, other: Tensor) -> Tensor:
    """The tensor in the number type of another."""
    return ops.cast(self, other.dtype)


def type(self: Any, dtype: Any = None) -> Any:
    """The tensor in another number type; without one, the name of its own."""
    return str(self.dtype) if dtype is None else ops.cast(self, _asked(dtype))


def bool(self: Any) -> Tensor:
    """Which elements are not 0."""
    return ops.not_equal(self, 0)


def _as(name: str, dtype: str) -> Callable[..., Any]:
    def method(self: Any) -> Tensor:
        return ops.cast(self, dtype)

    method.__name__ = method.__qualname__ = name
    method.__doc__ = f"The tensor as {dtype}."
    return method


METHODS: dict[str, Callable[..., Any]] = {
    "astype": astype,
    "to": one_of("to", to_device, to_other, to_dtype),
    "type_as": type_as,
    "type": type,
    "bool": bool,
    **{
        name: _as(name, dtype)
        for name, dtype in {
            "float": "float32",
            "double": "float64",
            "half": "float16",
            "bfloat16": "bfloat16",
            "int": "int32",
            "long": "int64",
            "short": "int16",
            "byte": "uint8",
        }.items()
    },
}
