"""A framework's settings as facts of a run: names with numbers and texts."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from enum import Enum
from numbers import Integral, Real
from typing import Any

from insight.masking import is_secret_name

# Names of settings that MindSpore's lineage has a place for: (section, field, type).
_FIELDS: dict[str, tuple[str, str, type]] = {
    "optimizer": ("hyper_parameters", "optimizer", str),
    "learning_rate": ("hyper_parameters", "learning_rate", float),
    "lr": ("hyper_parameters", "learning_rate", float),
    "loss_function": ("hyper_parameters", "loss_function", str),
    "epochs": ("hyper_parameters", "epoch", int),
    "batch_size": ("hyper_parameters", "batch_size", int),
    "network": ("algorithm", "network", str),
}
_SMALL = range(-(2**31), 2**31)  # the format's whole numbers
_MOST_CHARACTERS = 1000
_MOST_DEPTH = 50
_FURTHER = "..."  # as Python shows a list that holds itself
Fact = int | float | str
IsNone = Callable[[str], bool]


def _never(_: str) -> bool:
    return False


def facts_of(settings: Mapping[str, Any], is_none: IsNone = _never) -> dict[str, Fact]:
    """Numbers and short texts under dotted names.

    Whole numbers beyond 32 bits, flags and objects become text; functions and classes their name.
    What is None or empty is left out, as is what is named like a secret and is no number or flag.

    Args:
        settings: By name; they may lie in one another.
        is_none: Whether the user says of a name that it is no secret's.

    >>> facts_of({"hidden": 16, "adam": {"beta": 0.9}, "bias": True, "seed": None, "token": "x"})
    {'hidden': 16, 'adam.beta': 0.9, 'bias': 'True'}

    """
    return dict(_facts("", settings, is_none, ()))


def _facts(
    prefix: str, settings: Mapping[Any, Any], is_none: IsNone, around: tuple[int, ...]
) -> Iterator[tuple[str, Fact]]:
    around = (*around, id(settings))
    for key, value in settings.items():
        name = f"{prefix}{key}"
        if _is_secret(key, value) and not is_none(name):
            continue
        is_inner = isinstance(value, Mapping)
        if is_inner and id(value) not in around and len(around) < _MOST_DEPTH:
            yield from _facts(f"{name}.", value, is_none, around)
        else:
            fact = _FURTHER if is_inner else _fact(value, is_none)
            if fact != "":
                yield _writable(name), fact


def _is_secret(key: Any, value: Any) -> bool:
    """Whether a setting of this name is nobody else's business, and all inside it."""
    return is_secret_name(str(key)) and not isinstance(value, Real)


class _Kept:
    """Lists and mappings inside one another, less what is named like a secret or too far behind.

    They may hold themselves, or one another many times over: what is shown is short.
    """

    def __init__(self, is_none: IsNone) -> None:
        self._is_none = is_none
        self._left = _MOST_CHARACTERS  # each entry is a character at least

    def of(self, value: Any, depth: int = 0) -> Any:
        is_mapping = isinstance(value, Mapping)
        if not is_mapping and type(value) not in (list, tuple):
            return value
        if depth == _MOST_DEPTH or self._left <= 0:
            return _FURTHER
        if is_mapping:
            return {
                key: self._next(inner, depth)
                for key, inner in value.items()
                if not _is_secret(key, inner) or self._is_none(str(key))
            }
        return type(value)(self._next(one, depth) for one in value[: max(self._left, 0)])

    def _next(self, value: Any, depth: int) -> Any:
        self._left -= 1
        return self.of(value, depth + 1)


def _fact(value: Any, is_none: IsNone) -> Fact:
    value = value.value if isinstance(value, Enum) else value
    if value is None or (isinstance(value, (list, tuple, set)) and not value):
        return ""
    if isinstance(value, Integral) and not isinstance(value, bool):
        value = int(value)
        return value if value in _SMALL else _text(value)[:_MOST_CHARACTERS]
    if isinstance(value, Real) and not isinstance(value, bool):
        with suppress(OverflowError):  # a fraction beyond any float is text
            return float(value)
    return _writable(_text(_Kept(is_none).of(value))[:_MOST_CHARACTERS])


def _text(value: Any) -> str:
    try:
        text = str(getattr(value, "__name__", None) or value)
    except Exception:  # a stranger's `__str__`, or too many digits: not worth the run
        return type(value).__name__
    return type(value).__name__ if " at 0x" in text else text  # an address means nothing later


def _writable(text: str) -> str:
    return text.encode("utf-8", "replace").decode()


def placed(facts: Mapping[str, Fact]) -> tuple[dict[str, dict[str, Fact]], dict[str, Fact]]:
    """The facts that the train lineage has a field for, as its sections; and the others.

    A fact stands in one place only, so that its short name means one column.

    >>> placed({"lr": 0.5, "batch_size": "auto", "hidden": 16})
    ({'hyper_parameters': {'learning_rate': 0.5}}, {'batch_size': 'auto', 'hidden': 16})
    """
    sections: dict[str, dict[str, Fact]] = {}
    others: dict[str, Fact] = {}
    for name, fact in facts.items():
        section, field, kind = _FIELDS.get(name, ("", "", str))
        if section and _fits(fact, kind):
            sections.setdefault(section, {})[field] = kind(fact)
        else:
            others[name] = fact
    return sections, others


def _fits(fact: Fact, kind: type) -> bool:
    if kind is int:  # three epochs may be 3.0
        return isinstance(fact, int) or (isinstance(fact, float) and fact.is_integer())
    return isinstance(fact, (int, float) if kind is float else kind)
