"""What every operator class is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.errors import ArgumentValueError

__all__ = ["Primitive"]


class Primitive:
    """An operator with its options; called with tensors, it applies itself.

    MindSpore's name. What operators are made of here is `engine.autodiff.Primitive`.

    Attributes:
        name: What it is called in a graph.
        attrs: What `add_prim_attr` was given.

    """

    def __init__(self, name: str | None = None) -> None:
        self.name = name or type(self).__name__
        self.attrs: dict[str, Any] = {}

    def add_prim_attr(self, name: str, value: Any) -> Primitive:
        """Note an attribute on the operator; the operator itself."""
        self.attrs[name] = value
        return self

    def __repr__(self) -> str:
        return f"Prim[{self.name}]"


def as_class(name: str, operator: Callable[..., Any], summary: str = "") -> type[Primitive]:
    """The class of an operator without options: `name()(tensors)` is `operator(tensors)`."""

    def call(self: Primitive, *args: Any, **options: Any) -> Any:
        return operator(*args, **options)

    words = summary or (operator.__doc__ or "").split("\n")[0]
    return type(name, (Primitive,), {"__call__": call, "__doc__": words, "__module__": __name__})


def only(where: str, value: Any, allowed: tuple[Any, ...]) -> None:
    """Refuse an option that this engine does not have.

    Raises:
        ArgumentValueError: If the value is not among those allowed.

    """
    if value not in allowed:
        expected = " or ".join(map(repr, allowed))
        raise ArgumentValueError.of(where, expected, repr(value))
