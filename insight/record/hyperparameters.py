"""What a run was started with, checked before anything is written."""

from __future__ import annotations

from collections.abc import Mapping
from numbers import Integral, Real
from typing import TYPE_CHECKING, Any

import numpy as np

from insight.errors import SummaryValueError, ValueKindError
from insight.format.user_facts import user_facts_message
from insight.masking import UNMASKED, Masking, masked_value

if TYPE_CHECKING:
    from collections.abc import Iterator

    from insight.format.messages import UserDefinedInfo
    from insight.format.user_facts import UserFact

_WHERE = "hyperparameters"
_KINDS = "a number, a text, a bool, None, a list of these or a mapping"
_OF_OBJECTS = "vars(arguments), dataclasses.asdict(settings) and str(path) give such values"
_DEEPEST = 50
_MOST_BYTES = 2**30  # of a text: a record holds less than twice as many


def hyperparameters_message(values: Any, masking: Masking) -> UserDefinedInfo:
    """The message of `values`, as `hyperparameters.<name>`; names in mappings are dotted.

    Args:
        values: What the user gave.
        masking: What is kept of it. What is kept because the user said so stands in a fact of its
            own, by which readers know it: `UNMASKED`.

    Raises:
        ValueKindError: If it is no mapping, a name no text, or a value of another kind.
        SummaryValueError: If a name is empty, comes twice or holds itself, a text is none for UTF-8
            or too long, or a number too large for a reader.

    >>> entries = hyperparameters_message({"adam": {"beta": 0.9}}, Masking()).user_info
    >>> [dict(entry.map_double) for entry in entries]
    [{'hyperparameters.adam.beta': 0.9}]

    """
    if not isinstance(values, Mapping):
        raise ValueKindError.of(_WHERE, "a mapping of names to values", values, _OF_OBJECTS)
    facts: dict[str, UserFact] = {}
    seen: set[str] = set()
    for name, value in _flat(_WHERE, values, 0):
        shown = masked_value(name)
        if shown in seen:
            got, hint = "two", "a name with a dot is that of a mapping, too"
            raise SummaryValueError.of(shown, "one value", got, hint)
        seen.add(shown)
        facts[shown] = _kept(masking, name, value)
    if any(name.removeprefix(f"{_WHERE}.") in masking.kept for name in facts):
        facts[UNMASKED] = list(masking.kept)
    try:
        return user_facts_message(facts)
    except ValueError as error:
        raise SummaryValueError(f"{_WHERE}: {error}.") from error


def facts_message(values: Mapping[str, Any], masking: Masking) -> UserDefinedInfo:
    """The message of facts of a run under their names in `lineage()`, such as `metric.best`.

    Raises:
        ValueKindError: If a value is of another kind.
        SummaryValueError: If a text is none for UTF-8 or too long, or a number too large.

    >>> [dict(entry.map_double) for entry in facts_message({"metric.f1": 0.5}, Masking()).user_info]
    [{'metric.f1': 0.5}]

    """
    facts: dict[str, UserFact] = {}
    for name, value in values.items():
        kept = masking.setting(name.partition(".")[2], _fact(name, value, 0))
        facts[masked_value(_text("a name of a fact", name))] = kept
    if masking.kept:
        facts[UNMASKED] = list(masking.kept)
    return user_facts_message(facts)


def _kept(masking: Masking, name: str, fact: UserFact) -> UserFact:
    kept: UserFact = masking.setting(name.removeprefix(f"{_WHERE}."), fact)
    return kept


def _flat(prefix: str, values: Mapping[Any, Any], depth: int) -> Iterator[tuple[str, UserFact]]:
    _check_depth(prefix, depth)
    for key, value in values.items():
        if not isinstance(key, str):
            raise ValueKindError.of(f"a name in {prefix}", "a text", key)
        if not key:
            raise SummaryValueError.of(f"a name in {prefix}", "a text", "an empty one")
        name = f"{prefix}.{_text(f'a name in {prefix}', key)}"
        if isinstance(value, Mapping):
            yield from _flat(name, value, depth + 1)
        else:
            yield name, _fact(name, value, depth)


def _fact(name: str, value: Any, depth: int) -> UserFact:
    """`value` in Python's own types; those of NumPy and of enumerations become that."""
    if isinstance(value, np.generic):
        value = value.item()
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, str):
        return _text(name, value)
    if isinstance(value, Integral):
        return checked_whole(name, int(value))
    if isinstance(value, Real):
        return float(value)
    if isinstance(value, (list, tuple)):
        _check_depth(name, depth)
        return [_fact(f"{name}[{i}]", one, depth + 1) for i, one in enumerate(value)]
    raise ValueKindError.of(name, _KINDS, value, _OF_OBJECTS)


def _text(name: str, text: str) -> str:
    try:
        length = len(text.encode())
    except UnicodeEncodeError as error:
        got = f"half a character at {error.start}"
        raise SummaryValueError.of(name, "a text that UTF-8 can hold", got) from error
    if length > _MOST_BYTES:
        raise SummaryValueError.of(name, f"at most {_MOST_BYTES} bytes", f"{length}")
    return str.__str__(text)  # what an enumeration of texts is equal to


def checked_whole(name: str, number: int) -> int:
    """The number, if it can be read back: tables hold none that is beyond all floats.

    Raises:
        SummaryValueError: If it is.

    """
    try:
        float(number)
    except OverflowError as error:
        raise SummaryValueError.of(name, "a number below 1.8e308", "a larger one") from error
    return number


def _check_depth(name: str, depth: int) -> None:
    if depth > _DEEPEST:
        got = "more: perhaps it holds itself"
        raise SummaryValueError.of(name, f"at most {_DEEPEST} levels", got)
