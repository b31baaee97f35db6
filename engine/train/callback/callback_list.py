"""The callbacks of a run, called one after the other."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from engine.errors import ArgumentTypeError, ArgumentValueError

from .base import OLD_NAMES, Callback
from .run_context import RunContext
from .time_monitor import TimeMonitor

_logger = logging.getLogger("engine.train")


class CallbackList(Callback):
    """Several callbacks as one: entered, called and left in order, left in any case.

    Args:
        callbacks: What the user gave: None, one callback, a list or a tuple of them.

    Raises:
        ArgumentTypeError: If one of them is no callback.

    """

    def __init__(self, callbacks: Any) -> None:
        self.callbacks = as_list(callbacks)
        self._entered = ExitStack()

    def __enter__(self) -> Self:
        with ExitStack() as entered:
            for callback in self.callbacks:
                entered.enter_context(callback)
            self._entered = entered.pop_all()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._entered.__exit__(kind, error, traceback)

    @classmethod
    def _example(cls, folder: Path) -> Callback:
        return cls(Callback())


def _hook(name: str) -> Any:
    def hook(self: CallbackList, run_context: RunContext) -> None:
        for callback in self.callbacks:
            getattr(callback, name)(run_context)

    hook.__name__ = name
    hook.__doc__ = f"Call `{name}` of each."
    return hook


for _name in [name for name in vars(Callback) if name.startswith("on_")]:
    setattr(CallbackList, _name, _hook(_name))


def as_list(callbacks: Any) -> list[Callback]:
    """The callbacks as a list of their own.

    Raises:
        ArgumentTypeError: If one of them is no callback.

    """
    if callbacks is None:
        return []
    listed = callbacks if isinstance(callbacks, list | tuple) else [callbacks]
    for callback in listed:
        if not isinstance(callback, Callback):
            hint = "derive from engine.train.Callback"
            raise ArgumentTypeError.of("Model(callbacks)", "callbacks", callback, hint)
    return list(listed)


def is_built_in(kind: type) -> bool:
    """Whether the class is one of ours, not a user's."""
    return kind.__module__.startswith("engine.train.callback.")


def for_evaluation_in_fit(callbacks: Sequence[Callback]) -> list[Callback]:
    """Those that `fit` calls in its evaluations: the user's own, and `TimeMonitor`."""
    return [
        callback
        for callback in callbacks
        if isinstance(callback, TimeMonitor) or not is_built_in(type(callback))
    ]


def check_hook_names(callbacks: Sequence[Callback], *, in_fit: bool) -> None:
    """Speak up when a user's callback has hooks of older names.

    `train` and `eval` call them and log a warning; in `fit` they would run in both phases.

    Raises:
        ArgumentValueError: If `in_fit`.

    """
    for callback in callbacks:
        written = [set(vars(kind)) for kind in type(callback).__mro__ if not is_built_in(kind)]
        old = sorted(set(OLD_NAMES) & set().union(*written))
        if not old:
            continue
        hint = "name them on_train_… or on_eval_…"
        where = f"Callback {type(callback).__name__}"
        if in_fit:
            raise ArgumentValueError.of(f"{where} in Model.fit", "hooks named on_…", old, hint)
        _logger.warning("%s has hooks of older names: %s. Hint: %s.", where, old, hint)
