"""Who computes a differentiation, or a network alone, by a plan and not operator by operator."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextvars import ContextVar
from typing import Any, Protocol

from engine.context.state import in_graph_mode

from .tape import Holding, differentiating, observed


class Planner(Protocol):
    """What is asked first where something is to be computed that a plan could compute."""

    def differentiation(self, run: Callable[..., Any], *given: Any, owner: Any = None) -> Any:
        """What an outermost differentiation gives; `run(*given)` does it.

        Its plans are kept beside the `owner`; None: beside the function.
        """

    def forward(
        self,
        owner: Any,
        run: Callable[..., Any],
        args: tuple[Any, ...],
        kwargs: Mapping[str, Any],
    ) -> Any:
        """What a cell or a function gives; `run(*args, **kwargs)` computes it."""

    def evaluation(self, network: Any, inputs: tuple[Any, ...]) -> Any:
        """What a network gives of a batch: planned where such batches come often."""

    def step(
        self, optimizer: Any, gradients: list[Any], otherwise: Callable[[list[Any]], Any]
    ) -> None:
        """Move an optimizer's parameters one step, given arrays that fit them.

        Where there is no plan, `otherwise(gradients)` does it.
        """

    def training(
        self,
        owner: Any,
        run: Callable[..., Any],
        inputs: tuple[Any, ...],
        optimizer: Any,
        otherwise: Callable[[], Any],
    ) -> Any:
        """The loss of a training step: what `run(*inputs)` gives before the gradients.

        The last of the inputs is the gradient of the loss. Where there is no plan, `otherwise()`
        makes the step.
        """

    def training_again(self, owner: Any, inputs: tuple[Any, ...], sens: Any, optimizer: Any) -> Any:
        """The loss of a training step that is like the owner's last one in all that is counted.

        None where it may not be: nothing was done then, and `training` is to be asked.
        """


class _Nobody:
    """Stands for no planner, also in graph mode."""


_NOBODY: Any = _Nobody()
_planner: ContextVar[Planner | None] = ContextVar("planner", default=None)
_in_graph_mode: list[Callable[[], Planner]] = []


def plan_in_graph_mode(find: Callable[[], Planner]) -> None:
    """Have what `find` gives plan everything while graph mode is set; it is asked when it is."""
    _in_graph_mode[:] = [find]


def planned_by(planner: Planner | None) -> Holding[Planner | None]:
    """Ask a planner inside the block; None: nobody."""
    return Holding(_planner, _NOBODY if planner is None else planner)


def planner(*, asked: bool = False) -> Planner | None:
    """Who plans what is computed now, unless it is part of something that is watched or derived.

    Args:
        asked: Whether the user has asked for a plan of this very thing, whatever the mode.

    """
    found = _planner.get()
    if found is None and (asked or in_graph_mode) and _in_graph_mode:
        found = _in_graph_mode[0]()
    return None if found in {None, _NOBODY} or observed() or differentiating() else found
