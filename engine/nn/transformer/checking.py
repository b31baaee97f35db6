"""Checks that scripts import for layers of their own, from MindSpore's insides, by those names."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Sequence
from typing import Any

from engine.errors import ArgumentTypeError, ArgumentValueError, compose

from .moe import without_experts

__all__ = [
    "_args_type_validator_check",
    "_check_config",
    "_check_input_dtype",
    "_check_moe_config",
    "_check_past_none_input_none",
    "_valid_type_checks",
    "_valid_value_checks",
]

Check = Callable[[Any, str], Any]


def _args_type_validator_check(
    *checks: Check, **named: Check
) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """A decorator: arguments go through checks, which are called with the value and the name.

    Args:
        *checks: Those of the first arguments.
        **named: Those of arguments by name.

    """

    def decorated(function: Callable[..., Any]) -> Callable[..., Any]:
        signature = inspect.signature(function)
        by_name = _flat(signature.bind_partial(*checks, **named).arguments)

        @functools.wraps(function)
        def checked(*args: Any, **kwargs: Any) -> Any:
            for name, value in _flat(signature.bind(*args, **kwargs).arguments).items():
                if name in by_name:
                    by_name[name](value, name)
            return function(*args, **kwargs)

        return checked

    return decorated


def _flat(arguments: dict[str, Any]) -> dict[str, Any]:
    """Arguments by name, with those that a function takes as `**kwargs` among them."""
    more = arguments.get("kwargs", {})
    return {name: value for name, value in arguments.items() if name != "kwargs"} | more


def _valid_type_checks(types: Sequence[type], class_name: str) -> Check:
    """A check that a value is of one of several types; it raises an ArgumentTypeError."""

    def check(value: Any, name: str) -> bool:
        if not isinstance(value, tuple(types)):
            expected = " or ".join(f"a {kind.__name__}" for kind in types)
            raise ArgumentTypeError.of(f"{class_name}({name})", expected, value)
        return True

    return check


def _valid_value_checks(types: Sequence[Any], class_name: str) -> Check:
    """A check that a value, a number type, is one of several; it raises an ArgumentTypeError."""

    def check(value: Any, name: str) -> bool:
        _check_input_dtype(value, name, types, class_name)
        return True

    return check


def _check_input_dtype(
    input_dtype: Any, param_name: str, allow_dtypes: Sequence[Any], cls_name: str
) -> None:
    """Refuse a number type that is none of several.

    Raises:
        ArgumentTypeError: If it is another.

    """
    if input_dtype not in allow_dtypes:
        expected = " or ".join(str(dtype) for dtype in allow_dtypes)
        raise ArgumentTypeError(compose(f"{cls_name}({param_name})", expected, input_dtype))


def _check_past_none_input_none(
    use_past: bool,
    param_name: str,
    func_name: str,
    default_value: Any,
    is_tensor: bool,
    is_default: bool,
) -> bool:
    """Refuse an input that belongs to the past of a layer that keeps none, and its lack otherwise.

    Raises:
        ArgumentTypeError: If it is there, or lacks, against that.

    """
    where = f"{func_name}({param_name})"
    if use_past and not is_tensor:
        raise ArgumentTypeError(compose(where, "a tensor with use_past", "none"))
    if not use_past and (is_tensor or not is_default):
        expected = f"{default_value} without use_past"
        raise ArgumentTypeError(compose(where, expected, "a tensor" if is_tensor else "another"))
    return True


def _check_config(config: Any) -> None:
    """Refuse a configuration of several stages.

    Raises:
        ArgumentValueError: If it is of several.

    """
    stages = getattr(config, "pipeline_stage", 1)
    if stages != 1:
        raise ArgumentValueError.of("pipeline_stage", "1 in one process", stages)


def _check_moe_config(moe_config: Any = None, parallel_config: Any = None) -> None:
    """Refuse a configuration of several experts; how it would be cut is not read.

    Raises:
        ArgumentTypeError: If it is no `MoEConfig`.
        UnsupportedError: If it is of several.

    """
    without_experts("_check_moe_config", moe_config)
