"""What MindSpore's compiler is told: `jit` plans a function, the rest is checked and kept."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Sequence
from typing import Any, overload

from engine.autodiff import Value
from engine.autodiff.planner import planned_by, planner
from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.typed import Function, Kept

_CHOICES = {
    "jit_level": ("", "O0", "O1", "O2"),
    "exc_mode": ("auto", "sink", "no_sink"),
    "jit_syntax_level": ("", "STRICT", "LAX"),
    "debug_level": ("RELEASE", "DEBUG"),
    "infer_boost": ("off", "on"),
}


def mutable(input_data: Kept, dynamic_len: bool = False) -> Kept:
    """What is given: where no code is compiled, everything may change from call to call.

    Args:
        input_data: A tensor, a number, or tuples, lists and dicts of them.
        dynamic_len: Recorded; the length of a tuple or list may change anyway.

    Raises:
        ArgumentTypeError: If something else is among them, or `dynamic_len` is asked for what has
            no length.

    >>> mutable((1, 2.0))
    (1, 2.0)

    """
    if dynamic_len and not isinstance(input_data, tuple | list):
        raise ArgumentTypeError.of("mutable(dynamic_len=True)", "a tuple or list", input_data)
    _check_mutable(input_data)
    return input_data


def _check_mutable(value: Any) -> None:
    if isinstance(value, tuple | list):
        for part in value:
            _check_mutable(part)
    elif isinstance(value, dict):
        _check_mutable(list(value.values()))
    elif not isinstance(value, bool | int | float | Value):
        expected = "tensors, numbers, or tuples, lists and dicts of them"
        raise ArgumentTypeError.of("mutable", expected, value)


class JitConfig:
    """Options of compilation, for `Cell.set_jit_config`; nothing here depends on them.

    Args:
        jit_level: "", "O0", "O1" or "O2".
        exc_mode: "auto", "sink" or "no_sink".
        jit_syntax_level: "", "STRICT" or "LAX".
        debug_level: "RELEASE" or "DEBUG".
        infer_boost: "off" or "on".
        **kwargs: Further options, of any type.

    Attributes:
        jit_config_dict: All of them by name.

    Raises:
        ArgumentValueError: If an option is none of its words.

    >>> JitConfig(jit_level="O1").jit_config_dict["jit_level"]
    'O1'

    """

    def __init__(
        self,
        jit_level: str = "",
        exc_mode: str = "auto",
        jit_syntax_level: str = "",
        debug_level: str = "RELEASE",
        infer_boost: str = "off",
        **kwargs: Any,
    ) -> None:
        given = {
            "jit_level": jit_level,
            "exc_mode": exc_mode,
            "jit_syntax_level": jit_syntax_level,
            "debug_level": debug_level,
            "infer_boost": infer_boost,
        }
        for name, value in given.items():
            if value not in _CHOICES[name]:
                expected = f"one of {list(_CHOICES[name])}"
                raise ArgumentValueError.of(f"JitConfig({name})", expected, repr(value))
        self.jit_config_dict: dict[str, Any] = kwargs | given


@overload
def lazy_inline(
    fn: Function, attrs: str | list[str] | None = None, policy: str | None = None
) -> Function: ...
@overload
def lazy_inline(
    fn: None = None, attrs: str | list[str] | None = None, policy: str | None = None
) -> Callable[[Function], Function]: ...
def lazy_inline(fn: Any = None, attrs: Any = None, policy: str | None = None) -> Any:
    """Mark the `__init__` of a cell whose copies a compiler may compile once.

    Nothing is compiled here, so the mark changes no result. `fn.lazy_inline_policy` is the policy.

    Args:
        fn: `__init__`; None: what comes back decorates it.
        attrs: A name or a list of names of its arguments, which become attributes of the cell.
        policy: None or "front".

    Raises:
        ArgumentTypeError: If `fn` is no function.
        ArgumentValueError: If `attrs` are no names of its arguments, or the policy is another.

    >>> from engine import nn
    >>> class Block(nn.Cell):
    ...     @lazy_inline(attrs="depth")
    ...     def __init__(self, depth):
    ...         super().__init__()
    >>> Block(3).depth
    3

    """
    names = [attrs] if isinstance(attrs, str) else attrs or []
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise ArgumentValueError.of("lazy_inline(attrs)", "a name or a list of names", repr(attrs))
    if policy not in {None, "front"}:
        raise ArgumentValueError.of("lazy_inline(policy)", "None or 'front'", repr(policy))
    if fn is None:
        return functools.partial(lazy_inline, attrs=attrs, policy=policy)
    if not inspect.isfunction(fn):
        raise ArgumentTypeError.of("lazy_inline(fn)", "the __init__ of a cell", fn)
    signature = inspect.signature(fn)
    unknown = [name for name in names if name not in signature.parameters]
    if unknown:
        known = f"names among {list(signature.parameters)[1:]}"
        raise ArgumentValueError.of("lazy_inline(attrs)", known, unknown)

    @functools.wraps(fn)
    def init(self: Any, *args: Any, **kwargs: Any) -> None:
        fn(self, *args, **kwargs)
        bound = signature.bind(self, *args, **kwargs)
        bound.apply_defaults()
        for name in names:
            setattr(self, name, bound.arguments[name])

    init.lazy_inline_policy = policy  # type: ignore[attr-defined]
    return init


@overload
def no_inline(fn: Function) -> Function: ...
@overload
def no_inline(fn: None = None) -> Callable[[Function], Function]: ...
def no_inline(fn: Any = None) -> Any:
    """Mark a function that a compiler would compile once, wherever it is called: itself.

    Args:
        fn: The function; None: what comes back decorates it.

    Raises:
        ArgumentTypeError: If it cannot be called.

    >>> no_inline(abs) is abs
    True

    """
    if fn is None:
        return no_inline
    if not callable(fn):
        raise ArgumentTypeError.of("no_inline(fn)", "a function", fn)
    return fn


def enable_dynamic(**kwargs: Any) -> Callable[[Function], Function]:
    """A decorator that says which arguments have axes of any length: all have, in eager code.

    Args:
        **kwargs: For each such argument a tensor whose unknown axes are None, or several.

    Raises:
        ArgumentTypeError: If one is no tensor, nor a tuple or list of them.
        ArgumentValueError: If there is none.

    """
    if not kwargs:
        raise ArgumentValueError.of("enable_dynamic", "an argument at least", "none")
    for name, given in kwargs.items():
        for part in given if isinstance(given, tuple | list) else (given,):
            if not isinstance(part, Value):
                raise ArgumentTypeError.of(f"enable_dynamic({name})", "a tensor", part)
    return lambda function: function


@overload
def jit(function: Function, **options: Any) -> Function: ...
@overload
def jit(*, fn: Function, **options: Any) -> Function: ...
@overload
def jit(function: None = None, **options: Any) -> Callable[[Function], Function]: ...
def jit(function: Any = None, **options: Any) -> Any:
    """A function that is computed by plans, or a decorator that makes one.

    What it computes is written down at the first call with arguments of such shapes, and run again
    from then on; see docs/plans.md. Where Python decides by numbers, prints, or does else what no
    plan repeats, it runs operator by operator, and the log says why once. Of a cell it is the cell
    itself, whose calls are planned.

    Args:
        function: A function, a method or a cell; None: what comes back decorates one.
        **options: MindSpore's options of compilation (`mode`, `input_signature`, `jit_config`,
            `capture_mode`, `jit_level`, `dynamic`, `fullgraph`, `backend` …), which change nothing;
            `fn` is an older name of `function`.

    Raises:
        ArgumentTypeError: If it cannot be called.

    >>> import engine
    >>> @jit
    ... def double(x):
    ...     return x * 2
    >>> float(double(engine.Tensor(2.0)))
    4.0

    """
    function = options.pop("fn", function)  # its name in older versions
    if function is None:
        return functools.partial(jit, **options)
    if not callable(function):
        raise ArgumentTypeError.of("jit(function)", "a function", function)
    if hasattr(function, "_call_plan"):
        from .cell._plan import plan_of

        plan_of(function).planned = True
        return function
    if not inspect.isroutine(function):
        return function

    @functools.wraps(function)
    def planned(*args: Any, **kwargs: Any) -> Any:
        planning = planner(asked=True)
        if planning is None:
            return function(*args, **kwargs)
        with planned_by(planning):
            return planning.forward(function, function, args, kwargs)

    return planned


def jit_class(cls: Function) -> Function:
    """The class itself, which compiled code may use; here all code may.

    Raises:
        ArgumentTypeError: If it is no class.

    """
    if not isinstance(cls, type):
        raise ArgumentTypeError.of("jit_class(cls)", "a class", cls)
    return cls


ms_function, ms_class = jit, jit_class  # MindSpore's names before 2.0


@overload
def cell_attr_register(fn: Function, attrs: str | Sequence[str] | None = None) -> Function: ...
@overload
def cell_attr_register(
    fn: None = None, attrs: str | Sequence[str] | None = None
) -> Callable[[Function], Function]: ...
def cell_attr_register(fn: Any = None, attrs: Any = None) -> Any:
    """Decorate a cell's `__init__`, whose arguments a compiled graph would be known by.

    Nothing is compiled here, so it is the function itself. Used as `@cell_attr_register`, or as
    `@cell_attr_register(attrs=["has_bias"])`.
    """
    return (lambda function: function) if fn is None else fn
