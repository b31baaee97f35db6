"""The functions that check a setting, keep it and give it back, made of the rows of the table."""

from __future__ import annotations

from collections.abc import Callable
from inspect import Parameter, Signature
from typing import Any, Protocol, TypeVar

from engine.context.accepting import accepted
from engine.context.running import get_context, set_context
from engine.context.state import current
from engine.errors import ArgumentValueError

from .rows import REQUIRED, Group
from .table import GROUPS, PAIRS, SETTERS

_Function = TypeVar("_Function", bound=Callable[..., Any])
_Set = Callable[..., None]

_UNKNOWN = """

    Raises:
        ArgumentValueError: If there is no such option.

    """
_REFUSED = """

    Raises:
        ArgumentTypeError: If a value is of another type.
        ArgumentValueError: If it is out of its range, or there is no such one.

    """


class _Get(Protocol):
    def __call__(self, attr_key: str) -> object: ...


def of_group(module: str, name: str) -> tuple[_Set, _Get, Callable[[], None]]:
    """The functions that set, read and reset the options of a group, for a module."""
    group = GROUPS[name]

    def set_options(**options: object) -> None:
        getattr(current, group.kept).update(accepted(f"set_{name}", group.options, options))

    def get_option(attr_key: str) -> object:
        if attr_key not in group.options or attr_key in group.secret:
            told = sorted(set(group.options) - set(group.secret))
            raise ArgumentValueError.of(f"get_{name}", f"one of {told}", repr(attr_key))
        return getattr(current, group.kept).get(attr_key, group.options[attr_key].default)

    def reset_options() -> None:
        setattr(current, group.kept, {})

    read = f"What `set_{name}` was given, or the default.{_UNKNOWN}"
    return (
        _named(set_options, module, f"set_{name}", _told(group)),
        _named(get_option, module, f"get_{name}", read),
        _named(reset_options, module, f"reset_{name}", "Back to the defaults."),
    )


def of_pair(module: str, name: str) -> tuple[_Set, Callable[[], object]]:
    """The functions that set and read an option of the cost model, for a module."""
    row = PAIRS[name]

    def keep(value: object) -> None:
        current.costs.update(accepted(f"set_{name}", {name: row.option}, {name: value}))

    def get_option() -> object:
        return current.costs.get(name, row.option.default)

    says = f"Record {row.option.says}; nothing is searched.{_REFUSED}"
    read = f"What `set_{name}` was given; else {row.option.default}."
    return (
        _named(_of_one(row.argument, row.given, keep), module, f"set_{name}", says),
        _named(get_option, module, f"get_{name}", read),
    )


def of_device(module: str, name: str) -> _Set:
    """The function of a module of `device_context` that keeps its one value in the context."""
    path = module.partition(".device_context.")[2]
    row = SETTERS[path][name]
    kept = row.kept or f"{path.partition('.')[0]}_config.{name}"

    def keep(value: object) -> None:
        keep_in_context(kept, row.check(name, value))

    says = f"{row.says} Kept as `{kept}`.{_REFUSED}"
    return _named(_of_one(row.argument, REQUIRED, keep), module, name, says)


def keep_in_context(kept: str, value: object) -> None:
    """Set an option of the context, or one key of an option that is a dict."""
    option, _, key = kept.partition(".")
    before: Any = get_context(option) if key else {}
    changed: dict[str, Any] = {option: before | {key: value} if key else value}
    set_context(**changed)


def _told(group: Group) -> str:
    """The document of the function that sets a group's options."""
    options = "\n".join(f"        {name}: {one.says}" for name, one in group.options.items())
    return f"Record {group.says}.\n\n    Args:\n{options}{_REFUSED}"


def _of_one(argument: str, given: object, keep: Callable[[object], None]) -> _Set:
    """A function of one argument of that name."""
    default = Parameter.empty if given is REQUIRED else given
    signature = Signature([Parameter(argument, Parameter.POSITIONAL_OR_KEYWORD, default=default)])

    def function(*args: Any, **kwargs: Any) -> None:
        try:
            bound = signature.bind(*args, **kwargs)
        except TypeError as error:
            raise TypeError(f"{function.__name__}(): {error}") from None
        bound.apply_defaults()
        keep(bound.arguments[argument])

    function.__signature__ = signature  # type: ignore[attr-defined]
    return function


def _named(function: _Function, module: str, name: str, says: str) -> _Function:
    function.__module__, function.__name__, function.__qualname__ = module, name, name
    function.__doc__ = says
    return function
