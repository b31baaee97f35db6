"""`x.float()`, `x.to(…)` and the others: methods that change the number type."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine import ops
from engine.autodiff import Value
from engine.dtype import as_dtype


def astype(self: Any, dtype: Any, copy: Any = True) -> Any:
    """The tensor in another number type; the tensor itself if it has it and `copy` is False."""
    return self if not copy and self.dtype == as_dtype(dtype) else ops.cast(self, dtype)


def to(
    self: Any,
    dtype: Any = None,
    non_blocking: Any = False,
    copy: Any = False,
    *,
    device: Any = None,
    other: Any = None,
) -> Any:
    """The tensor in another number type, or in that of another tensor.

    A device that is named is accepted: a tensor stays where the context puts new ones.
    """
    given = dtype if other is None else other
    if isinstance(given, Value):
        given = given.dtype  # type: ignore[attr-defined]
    if isinstance(given, str) and given.partition(":")[0].upper() in {"CPU", "GPU", "ASCEND"}:
        given = None
    if given is None:
        return ops.deepcopy(self) if copy else self
    return ops.cast(self, given)


def type_as(self: Any, other: Any) -> Any:
    """The tensor in the number type of another."""
    return ops.cast(self, other.dtype)


def type(self: Any, dtype: Any = None) -> Any:
    """The tensor in another number type; without one, the name of its own."""
    return str(self.dtype) if dtype is None else ops.cast(self, dtype)


def bool(self: Any) -> Any:
    """Which elements are not 0."""
    return ops.not_equal(self, 0)


def _as(name: str, dtype: str) -> Callable[..., Any]:
    def method(self: Any) -> Any:
        return ops.cast(self, dtype)

    method.__name__ = method.__qualname__ = name
    method.__doc__ = f"The tensor as {dtype}."
    return method


METHODS: dict[str, Callable[..., Any]] = {
    "astype": astype,
    "to": to,
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
