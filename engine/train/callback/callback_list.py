"""The callbacks of a run, called one after the other."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from engine.errors import ArgumentTypeError, ArgumentValueError

from .base import OLD_NAMES, Callback
from .checkpoint import ModelCheckpoint, State
from .run_context import RunContext

_logger = logging.getLogger("engine.train")


class CallbackList(Callback):
    """Several callbacks as one: entered and called in order, left the last first, in any case.

    As with other context managers, the callback that `__enter__` returns is the one that is called,
    and an `__exit__` that returns True swallows the error that ended the run.

    Args:
        callbacks: What the user gave: None, one callback, a list or a tuple of them.

    Raises:
        ArgumentTypeError: If one of them is no callback.

    """

    def __init__(self, callbacks: Any) -> None:
        self.callbacks = as_list(callbacks)
        self._entered: list[Callback] = []

    def __enter__(self) -> Self:
        self._entered = []
        called = []
        try:
            for callback in self.callbacks:
                target = callback.__enter__()
                self._entered.append(callback)
                # It may hand over another callback in its place, as a context manager may.
                called.append(target if isinstance(target, Callback) else callback)
        except BaseException as error:
            left = self._leave(error)
            if left is None or left is error:
                raise
            raise left from error
        self.callbacks = called
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> bool:
        left = self._leave(error)
        if left is not None and left is not error:
            raise left
        return left is None

    def _leave(self, error: BaseException | None) -> BaseException | None:
        """Leave each that was entered, the last first; the error that is to be seen, if any.

        That is the first one. What else fails on the way out is logged; only Ctrl-C and its kind
        take its place.
        """
        entered, self._entered = self._entered, []
        for callback in reversed(entered):
            try:
                traceback = error.__traceback__ if error is not None else None
                kind = type(error) if error is not None else None
                if callback.__exit__(kind, error, traceback):
                    error = None  # it says that this is no error
            except BaseException as further:
                if further is error:
                    continue  # it only raised it once more
                logged = further
                if error is None or not isinstance(further, Exception):
                    error, logged = further, error
                if logged is not None:
                    name = type(callback).__name__
                    _logger.exception("%s could not be left: %r", name, logged, exc_info=logged)
        return error

    def save_due(self, run_context: RunContext, state: State) -> None:
        """Let resumable checkpoints be saved, now that all hooks of a step, or of the end, ran.

        Args:
            run_context: As hooks get it.
            state: Gives the state of the training, for a file that has these parameters anyway.

        """
        for callback in self.callbacks:
            if isinstance(callback, ModelCheckpoint):
                callback.save_due(run_context, state)

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
    several = isinstance(callbacks, Iterable) and not isinstance(callbacks, str | bytes)
    listed = list(callbacks) if several else [callbacks]
    for callback in listed:
        if not isinstance(callback, Callback):
            hint = "derive from engine.train.Callback"
            if isinstance(callback, type) and issubclass(callback, Callback):
                hint = f"{callback.__name__}() makes one"
            raise ArgumentTypeError.of("Model(callbacks)", "callbacks", callback, hint)
    return listed


def is_built_in(kind: type) -> bool:
    """Whether the class is one of ours, not a user's."""
    return kind.__module__.startswith("engine.train.callback.")


def for_evaluation_in_fit(callbacks: Sequence[Callback]) -> list[Callback]:
    """Those that `fit` calls in its evaluations: the user's own, and ours that ask for it."""
    return [
        callback
        for callback in callbacks
        if callback.sees_evaluation_of_fit or not is_built_in(type(callback))
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
