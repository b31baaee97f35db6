"""What an optimizer was made with, kept for what makes it anew."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable
from typing import Any

from engine.errors import ArgumentTypeError

__all__ = ["opt_init_args_register"]


def opt_init_args_register(fn: Callable[..., None]) -> Callable[..., None]:
    """Decorate an optimizer's `__init__`: it keeps what it was given.

    `init_params` is a dict with the `params`, `init_learning_rate` the rate, `init_args` a dict of
    the other arguments, defaults among them.

    Raises:
        ArgumentTypeError: If it is no function.

    >>> from engine import nn
    >>> class Plain:
    ...     @nn.opt_init_args_register
    ...     def __init__(self, params, learning_rate=0.1, decay=0.0):
    ...         pass
    >>> Plain([], 0.2).init_learning_rate, Plain([]).init_args
    (0.2, {'decay': 0.0})

    """
    if not callable(fn):
        raise ArgumentTypeError.of("opt_init_args_register(fn)", "a function", fn)
    signature = inspect.signature(fn)

    @functools.wraps(fn)
    def kept(self: Any, *args: Any, **kwargs: Any) -> None:
        bound = signature.bind(self, *args, **kwargs)
        bound.apply_defaults()
        given = dict(list(bound.arguments.items())[1:])
        self.init_params = {"params": given.pop("params", None)}
        self.init_learning_rate = given.pop("learning_rate", None)
        self.init_args = given
        fn(self, *args, **kwargs)

    return kept
