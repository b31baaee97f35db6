"""What cells of stages take and return, without the numbers: as JSON can hold it."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import Any

from engine.autodiff import Value
from engine.errors import ArgumentTypeError

Form = list[Any]  # `["tensor", 0]`, `["tuple", [form, …]]`, `["plain", 1.5]`

_TELLABLE = "tensors, numbers, texts and None in tuples, lists and dicts"
_PLAIN = (bool, int, float, str, type(None))


def form_of(result: Any) -> Form:
    """The form of what a cell returns; tensors have numbers in the order of `values_in`.

    Raises:
        ArgumentTypeError: If it has something else than tensors, numbers, texts and None in tuples,
            lists and dicts.

    """
    return _form(result, iter(range(_count(result))))


def _count(result: Any) -> int:
    if isinstance(result, dict):
        return sum(map(_count, result.values()))
    if isinstance(result, tuple | list):
        return sum(map(_count, result))
    return int(isinstance(result, Value))


def _form(result: Any, numbers: Iterator[int]) -> Form:
    if isinstance(result, Value):
        return ["tensor", next(numbers)]
    if isinstance(result, tuple | list):
        kind = "tuple" if isinstance(result, tuple) else "list"
        return [kind, [_form(part, numbers) for part in result]]
    if isinstance(result, dict) and all(isinstance(key, _PLAIN) for key in result):
        return ["dict", [[key, _form(part, numbers)] for key, part in result.items()]]
    if isinstance(result, _PLAIN):
        return ["plain", result]
    raise ArgumentTypeError.of("A cell of a pipeline's stage", f"to return {_TELLABLE}", result)


def is_lasting(form: Form) -> bool:
    """Whether it has no numbers or texts of its own, which may be others at the next call."""
    kind, what = form
    if kind == "plain":
        return what is None
    if kind == "dict":
        return all(is_lasting(part) for _, part in what)
    return kind == "tensor" or all(map(is_lasting, what))


def count_tensors(form: Form) -> int:
    """How many tensors it has."""
    kind, what = form
    if kind == "dict":
        return sum(count_tensors(part) for _, part in what)
    if kind in {"tuple", "list"}:
        return sum(map(count_tensors, what))
    return int(kind == "tensor")


def rebuilt(form: Form, tensors: Sequence[Any]) -> Any:
    """What has that form, of these tensors."""
    kind, what = form
    if kind == "tensor":
        return tensors[what]
    if kind == "dict":
        return {key: rebuilt(part, tensors) for key, part in what}
    if kind in {"tuple", "list"}:
        parts = [rebuilt(part, tensors) for part in what]
        return tuple(parts) if kind == "tuple" else parts
    return what


def asked(argument: Any) -> Hashable:
    """What of an argument may decide the form of the result; of tensors only that they are some."""
    if isinstance(argument, Value):
        return "tensor"
    if isinstance(argument, tuple | list):
        return type(argument).__name__, tuple(map(asked, argument))
    if isinstance(argument, dict):
        return "dict", tuple((str(key), asked(part)) for key, part in argument.items())
    if isinstance(argument, _PLAIN):
        return type(argument).__name__, argument
    return type(argument).__name__


def in_words(form: Form) -> str:
    """As a message says it: `(a tensor, None)`."""
    kind, what = form
    if kind == "tensor":
        return "a tensor"
    if kind == "plain":
        return repr(what)
    if kind == "dict":
        return "{" + ", ".join(f"{key!r}: {in_words(part)}" for key, part in what) + "}"
    parts = ", ".join(map(in_words, what))
    return f"({parts})" if kind == "tuple" else f"[{parts}]"
