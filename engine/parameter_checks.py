"""Checks of arguments as MindSpore's `_checkparam` has them, for networks that call these.

Each returns what it was given, or raises. `Validator` has them under its name of MindSpore 1.x.
"""

from __future__ import annotations

import functools
import inspect
import operator
import re
from collections.abc import Callable, Iterable
from enum import Enum
from types import SimpleNamespace
from typing import Any

from .errors import ArgumentTypeError, ArgumentValueError

__all__ = [
    "EQ",
    "GE",
    "GT",
    "INC_BOTH",
    "INC_LEFT",
    "INC_NEITHER",
    "INC_RIGHT",
    "LE",
    "LT",
    "NE",
    "Rel",
    "Validator",
    "args_type_check",
    "check_bool",
    "check_equal_int",
    "check_float",
    "check_float_range",
    "check_int",
    "check_int_range",
    "check_is_float",
    "check_is_int",
    "check_is_number",
    "check_isinstance",
    "check_label_dtype",
    "check_negative_int",
    "check_non_negative_float",
    "check_non_negative_int",
    "check_non_positive_int",
    "check_number",
    "check_positive_float",
    "check_positive_int",
    "check_str_by_regular",
    "check_string",
    "check_subclass",
    "check_type_name",
    "check_value_type",
    "twice",
]


class Rel(Enum):
    """How a number stands to another, or to a range."""

    EQ = "=="
    NE = "!="
    LT = "<"
    LE = "<="
    GT = ">"
    GE = ">="
    INC_NEITHER = "()"
    INC_LEFT = "[)"
    INC_RIGHT = "(]"
    INC_BOTH = "[]"
    IN = "in"
    NOT_IN = "not in"


EQ, NE, LT, LE, GT, GE = Rel.EQ, Rel.NE, Rel.LT, Rel.LE, Rel.GT, Rel.GE
INC_NEITHER, INC_LEFT, INC_RIGHT = Rel.INC_NEITHER, Rel.INC_LEFT, Rel.INC_RIGHT
INC_BOTH = Rel.INC_BOTH

_RELATIONS: dict[Rel, Callable[[Any, Any], bool]] = {
    Rel.EQ: operator.eq,
    Rel.NE: operator.ne,
    Rel.LT: operator.lt,
    Rel.LE: operator.le,
    Rel.GT: operator.gt,
    Rel.GE: operator.ge,
}
_RANGES: dict[Rel, Callable[[Any, Any, Any], bool]] = {
    Rel.INC_NEITHER: lambda low, x, high: low < x < high,
    Rel.INC_LEFT: lambda low, x, high: low <= x < high,
    Rel.INC_RIGHT: lambda low, x, high: low < x <= high,
    Rel.INC_BOTH: lambda low, x, high: low <= x <= high,
}


def _where(arg_name: str | None, prim_name: str | None) -> str:
    return f"{prim_name or 'The argument'}({arg_name})" if arg_name else prim_name or "The argument"


def check_number(
    arg_value: Any,
    value: float,
    rel: Rel,
    arg_type: type = int,
    arg_name: str | None = None,
    prim_name: str | None = None,
) -> Any:
    """A number of a type that stands so to another.

    Raises:
        ArgumentTypeError: If it is no such number; a bool is none.
        ArgumentValueError: If it stands otherwise, is NaN or infinite.

    """
    where, kind = _where(arg_name, prim_name), arg_type.__name__
    _typed(arg_value, arg_type, where)
    if not (abs(arg_value) < float("inf") and _RELATIONS[rel](arg_value, value)):
        raise ArgumentValueError.of(where, f"a number of {kind} {rel.value} {value}", arg_value)
    return arg_value


def _typed(value: Any, kind: type, where: str) -> None:
    if isinstance(value, bool) or not isinstance(value, kind):
        raise ArgumentTypeError.of(where, f"a number of {kind.__name__}", value)


def check_is_number(
    arg_value: Any, arg_type: type, arg_name: str | None = None, prim_name: str | None = None
) -> Any:
    """A number of a type, neither NaN nor infinite.

    Raises:
        ArgumentTypeError: If it is another.
        ArgumentValueError: If it is NaN or infinite.

    """
    return check_number(arg_value, float("inf"), Rel.LT, arg_type, arg_name, prim_name)


def check_is_int(arg_value: Any, arg_name: str | None = None, prim_name: str | None = None) -> Any:
    """An int; see `check_is_number`."""
    return check_is_number(arg_value, int, arg_name, prim_name)


def check_is_float(
    arg_value: Any, arg_name: str | None = None, prim_name: str | None = None
) -> Any:
    """A float; see `check_is_number`."""
    return check_is_number(arg_value, float, arg_name, prim_name)


def check_int(
    arg_value: Any,
    value: int,
    rel: Rel,
    arg_name: str | None = None,
    prim_name: str | None = None,
) -> Any:
    """An int that stands so to another; see `check_number`."""
    return check_number(arg_value, value, rel, int, arg_name, prim_name)


def check_equal_int(
    arg_value: Any, value: int, arg_name: str | None = None, prim_name: str | None = None
) -> Any:
    """An int that equals another; see `check_number`."""
    return check_number(arg_value, value, Rel.EQ, int, arg_name, prim_name)


def check_positive_int(
    arg_value: Any, arg_name: str | None = None, prim_name: str | None = None
) -> Any:
    """An int above 0; see `check_number`."""
    return check_number(arg_value, 0, Rel.GT, int, arg_name, prim_name)


def check_non_negative_int(
    arg_value: Any, arg_name: str | None = None, prim_name: str | None = None
) -> Any:
    """An int from 0 on; see `check_number`."""
    return check_number(arg_value, 0, Rel.GE, int, arg_name, prim_name)


def check_negative_int(
    arg_value: Any, arg_name: str | None = None, prim_name: str | None = None
) -> Any:
    """An int below 0; see `check_number`."""
    return check_number(arg_value, 0, Rel.LT, int, arg_name, prim_name)


def check_non_positive_int(
    arg_value: Any, arg_name: str | None = None, prim_name: str | None = None
) -> Any:
    """An int up to 0; see `check_number`."""
    return check_number(arg_value, 0, Rel.LE, int, arg_name, prim_name)


def check_float(
    arg_value: Any,
    value: float,
    rel: Rel,
    arg_name: str | None = None,
    prim_name: str | None = None,
) -> Any:
    """A float that stands so to another; see `check_number`."""
    return check_number(arg_value, value, rel, float, arg_name, prim_name)


def check_positive_float(
    arg_value: Any, arg_name: str | None = None, prim_name: str | None = None
) -> Any:
    """A float above 0; see `check_number`."""
    return check_number(arg_value, 0, Rel.GT, float, arg_name, prim_name)


def check_non_negative_float(
    arg_value: Any, arg_name: str | None = None, prim_name: str | None = None
) -> Any:
    """A float from 0 on; see `check_number`."""
    return check_number(arg_value, 0, Rel.GE, float, arg_name, prim_name)


def check_int_range(
    arg_value: Any,
    lower_limit: int,
    upper_limit: int,
    rel: Rel,
    arg_name: str | None = None,
    prim_name: str | None = None,
) -> Any:
    """An int in a range, whose ends `rel` includes or not.

    Raises:
        ArgumentTypeError: If it is no int.
        ArgumentValueError: If it lies outside.

    """
    _typed(arg_value, int, _where(arg_name, prim_name))
    return _ranged(arg_value, (lower_limit, upper_limit), rel, _where(arg_name, prim_name))


def check_float_range(
    arg_value: Any,
    lower_limit: float,
    upper_limit: float,
    rel: Rel,
    arg_name: str | None = None,
    prim_name: str | None = None,
) -> Any:
    """A float in a range; see `check_int_range`."""
    _typed(arg_value, float, _where(arg_name, prim_name))
    return _ranged(arg_value, (lower_limit, upper_limit), rel, _where(arg_name, prim_name))


def _ranged(value: Any, limits: tuple[float, float], rel: Rel, where: str) -> Any:
    low, high = limits
    if not _RANGES[rel](low, value, high):
        left, right = tuple(rel.value)
        raise ArgumentValueError.of(where, f"a number in {left}{low}, {high}{right}", value)
    return value


def check_bool(arg_value: Any, arg_name: str | None = None, prim_name: str | None = None) -> Any:
    """A bool.

    Raises:
        ArgumentTypeError: If it is none.

    """
    if not isinstance(arg_value, bool):
        raise ArgumentTypeError.of(_where(arg_name, prim_name), "a bool", arg_value)
    return arg_value


def check_string(
    arg_value: Any,
    valid_values: Iterable[str],
    arg_name: str | None = None,
    prim_name: str | None = None,
) -> Any:
    """One of some strings.

    Raises:
        ArgumentValueError: If it is another.

    """
    allowed = list(valid_values)
    if not isinstance(arg_value, str) or arg_value not in allowed:
        raise ArgumentValueError.of(_where(arg_name, prim_name), f"one of {allowed}", arg_value)
    return arg_value


def check_str_by_regular(
    target: str,
    reg: str | None = None,
    flag: int | re.RegexFlag = re.ASCII,
    prim_name: str | None = None,
) -> bool:
    """Whether a regular expression fits the beginning of a text; without one, that of names.

    Raises:
        ArgumentValueError: If it does not fit.

    """
    wanted = r"^\w+[0-9a-zA-Z\_\.]*$" if reg is None else reg
    if re.match(wanted, target, flag) is None:
        expected = f"a text that {wanted!r} fits"
        raise ArgumentValueError.of(_where("target", prim_name), expected, repr(target))
    return True


def check_value_type(
    arg_name: str | None, arg_value: Any, valid_types: Any, prim_name: str | None = None
) -> Any:
    """A value of one of some types; a bool is an int only where bool is among them.

    Raises:
        ArgumentTypeError: If it is of another.

    """
    kinds = tuple(valid_types) if isinstance(valid_types, tuple | list) else (valid_types,)
    if not isinstance(arg_value, kinds) or (isinstance(arg_value, bool) and bool not in kinds):
        expected = " or ".join(kind.__name__ for kind in kinds)
        raise ArgumentTypeError.of(_where(arg_name, prim_name), expected, arg_value)
    return arg_value


def check_isinstance(arg_name: str, arg_value: Any, classes: Any) -> Any:
    """An instance of a class, or of one of several; see `check_value_type`."""
    return check_value_type(arg_name, arg_value, classes)


def check_subclass(
    arg_name: str,
    type_: Any,
    template_types: Any,
    prim_name: str | None = None,
    addition_error_info: Any = None,
) -> Any:
    """A type, or number type, that is one of some or below it.

    Raises:
        ArgumentTypeError: If it is another.

    """
    kinds = template_types if isinstance(template_types, tuple | list) else (template_types,)
    below = isinstance(type_, type) and any(
        isinstance(kind, type) and issubclass(type_, kind) for kind in kinds
    )
    if not below and type_ not in kinds:
        extra = f" {' '.join(addition_error_info)}" if addition_error_info else ""
        text = f"{_where(arg_name, prim_name)} expected one of {list(kinds)}, got {type_}.{extra}"
        raise ArgumentTypeError(text)
    return type_


def check_type_name(
    arg_name: str, arg_type: Any, valid_types: Iterable[Any], prim_name: str | None = None
) -> Any:
    """A number type that is one of some.

    Raises:
        ArgumentTypeError: If it is another.

    """
    allowed = list(valid_types)
    if arg_type not in allowed:
        where = _where(arg_name, prim_name)
        raise ArgumentTypeError(f"{where} expected one of {allowed}, got {arg_type}.")
    return arg_type


def check_label_dtype(labels_dtype: Any, cls_name: str) -> None:
    """Refuse labels of another number type than int32 and int64.

    Raises:
        ArgumentTypeError: If they are of one.

    """
    if str(labels_dtype) not in {"Int32", "Int64"}:
        raise ArgumentTypeError(f"{cls_name}(labels) expected int32 or int64, got {labels_dtype}.")


def twice(x: Any) -> Any:
    """A tuple of two ints as it is, of a single int two of it: the sides of a kernel.

    Raises:
        ArgumentTypeError: If it is neither.

    >>> twice(3)
    (3, 3)

    """
    sides = x if isinstance(x, tuple) else (x, x)
    if len(sides) != 2 or any(isinstance(n, bool) or not isinstance(n, int) for n in sides):
        raise ArgumentTypeError.of("twice", "an int or a tuple of two", x)
    return sides


def args_type_check(*types: Any, **named_types: Any) -> Callable[..., Any]:
    """Decorate a function whose arguments are to be of given types; None is let through.

    Args:
        *types: The type, or tuple of types, of each argument in order.
        **named_types: Of arguments by name.

    Raises:
        ArgumentTypeError: When it is called: if an argument is of another type.

    """

    def decorate(function: Callable[..., Any]) -> Callable[..., Any]:
        signature = inspect.signature(function)
        expected = signature.bind_partial(*types, **named_types).arguments

        @functools.wraps(function)
        def checked(*args: Any, **kwargs: Any) -> Any:
            for name, value in signature.bind(*args, **kwargs).arguments.items():
                if name in expected and value is not None:
                    check_value_type(name, value, expected[name], function.__name__)
            return function(*args, **kwargs)

        return checked

    return decorate


Validator = SimpleNamespace(
    **{
        name: value
        for name, value in dict(globals()).items()
        if name.startswith(("check_", "twice"))
    }
)
