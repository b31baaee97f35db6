"""Settings of operators: which are heeded, which change nothing, which values are known."""

from __future__ import annotations

from typing import Any

from engine.errors import GraphFileError
from insight.format.mindir import AttributeProto

from .arguments import checked
from .registry import Reader
from .values import value_of

# What operators carry for compilers and other devices.
_IGNORED = frozenset(
    {
        "IsFeatureMapInputList",
        "IsFeatureMapOutput",
        "attr_dict",
        "checkpoint",
        "cust_aicpu",
        "dyn_input_sizes",
        "func_name",
        "input_names",
        "instance_name",
        "output_names",
        "primitive_target",
        "side_effect_hidden",
        "side_effect_io",
        "side_effect_mem",
        "side_effect_propagate",
        "visited",
    }
)


def keywords_of(where: str, reader: Reader, settings: dict[str, AttributeProto]) -> dict[str, Any]:
    """Settings of an operator as keywords of the function that computes it.

    Raises:
        GraphFileError: If one is of another kind, or has a name that is not known.

    """
    unknown = set(settings) - set(reader.settings) - reader.ignores - _IGNORED
    if unknown:
        got = ", ".join(map(repr, sorted(unknown)))
        raise GraphFileError.of(where, "settings that are known", got)
    found = {}
    for name, kind in reader.settings.items():
        value = value_of(where, settings[name]) if name in settings else None
        found[name] = checked(f"{where}: {name}", kind, value)
    return found


def check_known(where: str, reader: Reader, given: list[Any], keywords: dict[str, Any]) -> None:
    """Refuse values for which there is no form here.

    Raises:
        GraphFileError: If an input or a setting has one.

    """
    for key, known in reader.only.items():
        value = given[key] if isinstance(key, int) else keywords[key]
        value = value.lower() if isinstance(value, str) else value
        if isinstance(value, tuple) or value not in known:
            told = f"{where}: {key}" if isinstance(key, str) else where
            raise GraphFileError.of(told, " or ".join(map(repr, known)), repr(value))
