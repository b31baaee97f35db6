"""Inputs and settings of operators: of the right kind, and put together when the program runs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from engine.dtype import as_dtype
from engine.errors import GraphFileError
from insight.format.mindir import TYPE_IDS

from .values import Ref

_TYPES = {number: name for name, number in TYPE_IDS.items()}


def _is_tensor(value: Any) -> bool:
    return isinstance(value, np.ndarray) or (isinstance(value, Ref) and not value.is_number)


def _is_whole(value: Any) -> bool:
    if isinstance(value, Ref):
        return value.is_number
    return isinstance(value, int) and not isinstance(value, bool)


def _are_wholes(value: Any) -> bool:
    """A row of whole numbers; one alone counts as a row."""
    if isinstance(value, Ref) or not isinstance(value, tuple):
        return _is_whole(value) or _is_row(value)
    return all(map(_is_whole, value))


def _is_row(value: Any) -> bool:
    return isinstance(value, np.ndarray) and value.ndim <= 1 and value.dtype.kind in "iu"


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) or (isinstance(value, Ref) and value.is_number)


def _are_pairs(value: Any) -> bool:
    if isinstance(value, np.ndarray):
        return value.ndim == 2 and value.shape[1] == 2 and value.dtype.kind in "iu"
    return isinstance(value, tuple) and all(
        isinstance(one, tuple) and len(one) == 2 and all(map(_is_whole, one)) for one in value
    )


KINDS: dict[str, tuple[str, Callable[[Any], bool]]] = {
    "tensor": ("a tensor", _is_tensor),
    "statistic": ("a tensor", _is_tensor),  # which training leaves alone
    "tensors": (
        "a tuple of tensors",
        lambda value: (
            isinstance(value, tuple)
            and not isinstance(value, Ref)
            and bool(value)
            and all(map(_is_tensor, value))
        ),
    ),
    "operand": ("a tensor or a number", lambda value: _is_tensor(value) or _is_number(value)),
    "whole": ("a whole number", _is_whole),
    "wholes": ("whole numbers", _are_wholes),
    "pairs": ("pairs of whole numbers", _are_pairs),
    "number": ("a number", _is_number),
    "flag": ("a truth value", lambda value: isinstance(value, bool)),
    "text": ("a text", lambda value: isinstance(value, str)),
    "dtype": (
        "the number of a number type",
        lambda value: _is_whole(value) and not isinstance(value, Ref) and value in _TYPES,
    ),
}
"""What an operator is given: in words, and how it is told."""


def checked(where: str, kind: str, value: Any) -> Any:
    """A value of a kind; rows of whole numbers are tuples, number types NumPy's.

    Raises:
        GraphFileError: If it is of another kind.

    """
    if kind.endswith("?") and value is None:
        return None
    kind = kind.rstrip("?")
    words, is_one = KINDS[kind]
    if not is_one(value):
        raise GraphFileError.of(where, words, _told(value))
    if kind == "wholes":
        return _row(value)
    if kind == "pairs" and isinstance(value, np.ndarray):
        return tuple(map(tuple, value.tolist()))
    return as_dtype(_TYPES[value]).numpy if kind == "dtype" else value


def _row(value: Any) -> tuple[Any, ...]:
    if isinstance(value, np.ndarray):
        return tuple(value.reshape(-1).tolist())
    return (value,) if isinstance(value, Ref) or not isinstance(value, tuple) else value


def _told(value: Any) -> str:
    if isinstance(value, Ref):
        return "a length" if value.is_number else "a tensor"
    return repr(value) if isinstance(value, int | float | str) else type(value).__name__


def refs_in(value: Any) -> list[Ref]:
    """The values of the program in an input, in order."""
    if isinstance(value, Ref):
        return [value]
    if isinstance(value, tuple):
        return [ref for part in value for ref in refs_in(part)]
    return []


def bound(computes: Callable[..., Any], inputs: Sequence[Any], settings: Any) -> Any:
    """What computes an operator of the values alone that `refs_in` found in its inputs."""
    if all(isinstance(one, Ref) and not one.is_number for one in inputs):
        return (lambda *given: computes(*given, **settings)) if settings else computes

    def call(*given: Any) -> Any:
        values = iter(given)
        return computes(*(_filled(one, values) for one in inputs), **settings)

    return call


def _filled(value: Any, values: Any) -> Any:
    if isinstance(value, Ref):
        found = next(values)
        return int(found) if value.is_number else found
    if isinstance(value, tuple):
        return tuple(_filled(part, values) for part in value)
    return value
