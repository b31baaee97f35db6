"""Operators that are made once for equal arguments, as functions of users ask for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

_made: dict[tuple[Any, ...], Any] = {}


def kept_operator(operator: type) -> Callable[..., Any]:
    """A function that makes an operator, and gives the same one for equal arguments.

    It is `_get_cache_prim` of MindSpore. Arguments that cannot be compared make a new one.

    >>> from engine import ops
    >>> kept_operator(ops.Softmax)(-1) is kept_operator(ops.Softmax)(-1)
    True

    """

    def make(*args: Any, **kwargs: Any) -> Any:
        named = tuple(sorted(kwargs.items()))
        # Types belong to the key, because 1, 1.0 and True are equal.
        kinds = tuple(type(value) for value in (*args, *kwargs.values()))
        key = (operator, args, named, kinds)
        try:
            return _made[key]
        except TypeError:  # a list, say
            return operator(*args, **kwargs)
        except KeyError:
            return _made.setdefault(key, operator(*args, **kwargs))

    return make
