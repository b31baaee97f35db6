"""A callback made of functions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.errors import ArgumentTypeError

from .base import OLD_NAMES, Callback

__all__ = ["LambdaCallback"]

Hook = Callable[[Any], Any] | None


class LambdaCallback(Callback):
    """Calls your functions, each with the `RunContext`.

    Args:
        on_train_epoch_begin: Before each epoch of training.
        on_train_epoch_end: After each epoch of training.
        on_train_step_begin: Before each step of training.
        on_train_step_end: After each step of training.
        on_train_begin: Once before training.
        on_train_end: Once after training.
        on_eval_epoch_begin: Before the epoch of an evaluation.
        on_eval_epoch_end: After it.
        on_eval_step_begin: Before each step of an evaluation.
        on_eval_step_end: After each step of an evaluation.
        on_eval_begin: Once before an evaluation.
        on_eval_end: Once after an evaluation.
        **old_names: The older documents' `epoch_begin`, `epoch_end`, `step_begin`, `step_end`,
            `begin` and `end`: called in training and in evaluation.

    Raises:
        TypeError: If one is neither a function nor None, or has another name.

    >>> printer = LambdaCallback(on_train_epoch_end=lambda context: print("done"))

    """

    def __init__(
        self,
        on_train_epoch_begin: Hook = None,
        on_train_epoch_end: Hook = None,
        on_train_step_begin: Hook = None,
        on_train_step_end: Hook = None,
        on_train_begin: Hook = None,
        on_train_end: Hook = None,
        on_eval_epoch_begin: Hook = None,
        on_eval_epoch_end: Hook = None,
        on_eval_step_begin: Hook = None,
        on_eval_step_end: Hook = None,
        on_eval_begin: Hook = None,
        on_eval_end: Hook = None,
        **old_names: Hook,
    ) -> None:
        new_names = {
            "on_train_epoch_begin": on_train_epoch_begin,
            "on_train_epoch_end": on_train_epoch_end,
            "on_train_step_begin": on_train_step_begin,
            "on_train_step_end": on_train_step_end,
            "on_train_begin": on_train_begin,
            "on_train_end": on_train_end,
            "on_eval_epoch_begin": on_eval_epoch_begin,
            "on_eval_epoch_end": on_eval_epoch_end,
            "on_eval_step_begin": on_eval_step_begin,
            "on_eval_step_end": on_eval_step_end,
            "on_eval_begin": on_eval_begin,
            "on_eval_end": on_eval_end,
        }
        for name, function in (new_names | old_names).items():
            _check(name, function)
            if function is not None:
                setattr(self, name, function)


def _check(name: str, function: Any) -> None:
    if name not in OLD_NAMES and not name.startswith("on_"):
        raise ArgumentTypeError(
            f"LambdaCallback expected hooks such as on_train_step_end, got the argument {name!r}."
        )
    if function is not None and not callable(function):
        raise ArgumentTypeError.of(f"LambdaCallback({name})", "a function or None", function)
