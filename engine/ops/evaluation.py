"""When something is computed: words for a graph compiler, and what they mean without one."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, cast, overload

from engine.autodiff import Value
from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.typed import Function, Kept

from .between.messages import after, is_sent

__all__ = ["add_flags", "constexpr", "control_depend", "depend", "identity", "partial"]


def depend(value: Kept, expr: Any) -> Kept:
    """The value; `expr` was computed before it, as all arguments in Python are.

    Where that is what `Send` gave, the gradient of what was sent is awaited on the walk back.
    """
    if is_sent(expr) and isinstance(value, Value):
        return cast("Kept", after(value, expr))
    return value


def control_depend(src: Any, dst: Kept, depend_mode: int = 0) -> Kept:
    """`dst`, computed after `src` if it was written behind it; MindSpore had it in 2020."""
    return dst


def add_flags(fn: Any = None, **flags: Any) -> Any:
    """Note what a graph compiler is to know of a cell or a function; nothing here asks for it.

    Used as `@add_flags(has_effect=True)`, or with a cell, whose `get_flags` gives them back.

    Args:
        fn: A cell or a function; None: what is returned decorates one.
        **flags: What is to be noted.

    Returns:
        `fn` itself. A function has the flags in `_func_graph_flags`.

    >>> @add_flags(has_effect=True)
    ... def double(x):
    ...     return x + x
    >>> double(2)
    4

    """
    if fn is None:
        return lambda function: add_flags(function, **flags)
    if hasattr(fn, "add_flags"):
        fn.add_flags(**flags)
    else:
        fn._func_graph_flags = {**getattr(fn, "_func_graph_flags", {}), **flags}
    return fn


def identity(x: Kept) -> Kept:
    """What is given."""
    return x


def partial(*args: Any) -> Callable[..., Any]:
    """A function with its first arguments given.

    Args:
        *args: The function, and its first arguments.

    Raises:
        ArgumentValueError: If nothing is given.
        ArgumentTypeError: If the first cannot be called.

    >>> partial(lambda a, b: a - b, 5)(3)
    2

    """
    if not args:
        raise ArgumentValueError.of("partial", "a function and its first arguments", "nothing")
    function, *first = args
    if not callable(function):
        raise ArgumentTypeError.of("partial", "a function first", function)
    return functools.partial(function, *first)


@overload
def constexpr(
    fn: Function,
    get_instance: bool = True,
    name: str | None = None,
    reuse_result: bool = True,
    check: bool = True,
) -> Function: ...
@overload
def constexpr(
    fn: None = None,
    get_instance: bool = True,
    name: str | None = None,
    reuse_result: bool = True,
    check: bool = True,
) -> Callable[[Function], Function]: ...
def constexpr(
    fn: Callable[..., Any] | None = None,
    get_instance: bool = True,
    name: str | None = None,
    reuse_result: bool = True,
    check: bool = True,
) -> Any:
    """Decorate a function that a graph compiler may compute while it compiles.

    Here every function is computed when it is called; the decorated one is the function itself.
    Used as `@constexpr` or as `@constexpr(check=False)`. What the other arguments say concerns
    compilation, and is accepted.

    Raises:
        ArgumentTypeError: If it is no function.

    >>> @constexpr
    ... def halved(shape):
    ...     return tuple(n // 2 for n in shape)
    >>> halved((4, 6))
    (2, 3)

    """
    if fn is None:
        return lambda function: constexpr(function, get_instance, name, reuse_result, check)
    if not callable(fn):
        raise ArgumentTypeError.of("constexpr(fn)", "a function", fn)
    return fn
