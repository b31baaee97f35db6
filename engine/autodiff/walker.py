"""Who computes a walk back by a plan, where one like it was made before, and not rule by rule."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from contextvars import ContextVar
from typing import Any, Protocol

from .node import Node, Value
from .tape import Holding


class Mover(Protocol):
    """What an optimizer tells of the step that is made of the gradients of its parameters.

    Attributes:
        key: What a plan of the step depends on besides the parameters.
        kept: Room for what whoever makes plans keeps beside the optimizer.

    """

    key: Any
    kept: Any

    @property
    def parameters(self) -> Sequence[Value]:
        """What is moved, in the order of the gradients."""

    def is_free(self) -> bool:
        """Whether no parameter has been frozen or given a hook since the step was asked for."""

    def unbroken(self) -> AbstractContextManager[Any]:
        """Inside the block a step is made whole, whoever interrupts it."""

    def arrays(self) -> list[Any]:
        """All arrays that the step writes to."""

    @property
    def numbers(self) -> Callable[[], Sequence[Any]]:
        """Begins the step, and tells its numbers."""

    @property
    def made(self) -> Callable[[], None]:
        """To be called when the step was made."""

    @property
    def undo(self) -> Callable[[], None]:
        """To be called when the step was begun and cannot be made."""

    def move(self, *given: Any) -> None:
        """Move all parameters, given their gradients and then the numbers."""


class Walker(Protocol):
    """What is asked first where gradients are to be computed that nobody differentiates again."""

    def gradients(
        self,
        outputs: Sequence[Value],
        seeds: Sequence[Any],
        targets: Sequence[Node],
        walk: Callable[[], list[Any]],
    ) -> list[Any]:
        """What `backward` gives; `walk()` computes it by the rules."""

    def moved(
        self,
        outputs: Sequence[Value],
        seeds: Sequence[Any],
        targets: Sequence[Node],
        mover: Mover,
    ) -> bool:
        """Move parameters by the gradients, which nobody gets; False: nothing was done."""


_find: list[Callable[[], Walker]] = []
_asks: ContextVar[bool] = ContextVar("asks", default=True)


def walk_by(find: Callable[[], Walker]) -> None:
    """Have what `find` gives asked from now on; it is called at each walk."""
    _find[:] = [find]


def by_rules() -> Holding[bool]:
    """Inside the block nobody is asked: the rules compute."""
    return Holding(_asks, value=False)


def walker() -> Walker | None:
    """Who is to be asked."""
    return _find[0]() if _find and _asks.get() else None
