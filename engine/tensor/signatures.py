"""Methods that MindSpore documents with several signatures, and what one call of them takes.

A form is a function whose first parameter is the tensor. A call takes the first form that has its
keywords and enough arguments, and whose annotations, where they are words of `_TESTS`, the
given arguments have.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable
from typing import Any

import numpy as np

from engine.autodiff import Value
from engine.dtype import DType
from engine.errors import ArgumentTypeError
from engine.ops.older_keywords import as_now

Form = Callable[..., Any]


def _is_int(value: Any) -> bool:
    return isinstance(value, int | np.integer) and not isinstance(value, bool)


def _is_device(value: Any) -> bool:
    """Whether it is the name of a device, with or without a number: `"GPU:0"`."""
    names = {"CPU", "GPU", "ASCEND"}
    return isinstance(value, str) and value.partition(":")[0].upper() in names


_TESTS: dict[str, Callable[[Any], bool]] = {
    "int": _is_int,
    "bool": lambda value: isinstance(value, bool),
    "Tensor": lambda value: isinstance(value, Value),
    "DType": lambda value: isinstance(value, DType | np.dtype | type),
    "Device": lambda value: value is None or _is_device(value),
    "Axis": lambda value: value is None or _is_int(value) or isinstance(value, tuple | list),
}


class _Signature:
    """What a form takes behind the tensor."""

    def __init__(self, form: Form) -> None:
        self.form = form
        parameters = list(inspect.signature(form).parameters.values())[1:]
        positional = [p for p in parameters if p.kind is not p.KEYWORD_ONLY]
        self.ordered = [p.name for p in parameters]
        self.names = set(self.ordered)
        self.most = len(positional)
        self.needed = [p.name for p in positional if p.default is p.empty]
        self.needed_keywords = {
            p.name for p in parameters if p.kind is p.KEYWORD_ONLY and p.default is p.empty
        }
        self.tests = [_TESTS.get(str(p.annotation)) for p in positional]
        self.tests_by_name = {p.name: _TESTS.get(str(p.annotation)) for p in parameters}
        self.text = f"({', '.join(str(p.replace(annotation=p.empty)) for p in positional)}"
        keywords = [str(p.replace(annotation=p.empty)) for p in parameters if p not in positional]
        self.text += f", *, {', '.join(keywords)})" if keywords else ")"

    def takes(self, args: tuple[Any, ...], options: dict[str, Any]) -> bool:
        """Whether a call can be one of this form."""
        if len(args) > self.most or not options.keys() <= self.names:
            return False
        if any(name not in options for name in self.needed[len(args) :]):
            return False
        if not self.needed_keywords <= options.keys():
            return False
        positional = all(
            test is None or test(arg) for test, arg in zip(self.tests, args, strict=False)
        )
        named = all(
            (test := self.tests_by_name[name]) is None or test(value)
            for name, value in options.items()
        )
        return positional and named


def one_of(name: str, *forms: Form) -> Callable[..., Any]:
    """A method that takes any of the forms.

    Raises:
        ArgumentTypeError: When called: if no form takes the arguments.

    """
    signatures = [_Signature(form) for form in forms]

    def method(self: Any, *args: Any, **options: Any) -> Any:
        for signature in signatures:
            if signature.takes(args, options):
                return signature.form(self, *args, **options)
        for signature in signatures:  # and by the names of other years
            now = as_now(signature.ordered, len(args), options)
            if now and signature.takes(args, now):
                return signature.form(self, *args, **now)
        known = " or ".join(f"{name}{signature.text}" for signature in signatures)
        got = [type(arg).__name__ for arg in args]
        got += [f"{key}: {type(value).__name__}" for key, value in options.items()]
        raise ArgumentTypeError(f"Tensor.{name} expected {known}, got ({', '.join(got)}).")

    method.__name__ = method.__qualname__ = name
    described = " or ".join(f"`{name}{signature.text}`" for signature in signatures)
    first = (forms[0].__doc__ or "").partition("\n")[0]  # `python -OO` leaves none
    method.__doc__ = f"{first}\n\nTakes {described}.\n"
    vars(method)["forms"] = forms  # for the stub of tensors
    return method


def renamed(operator: Callable[..., Any], names: dict[str, str]) -> Callable[..., Any]:
    """The operator with further names for some of its keywords."""

    @functools.wraps(operator, updated=())
    def method(self: Any, *args: Any, **options: Any) -> Any:
        if options:
            options = {names.get(key, key): value for key, value in options.items()}
        return operator(self, *args, **options)

    vars(method)["names"] = names  # likewise
    return method
