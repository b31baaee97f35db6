"""Arguments that an agent gave, checked by the schema that it was told."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from insight.errors import SummaryValueError, shortened

if TYPE_CHECKING:
    from .tool import Arguments, Tool

_MOST = 300  # characters of what is wrong


def checked(tool: Tool, given: Arguments) -> dict[str, Any]:
    """The arguments with defaults for those that were not given.

    Clients write some lists and numbers as texts: those are read.

    Raises:
        SummaryValueError: If one is missing, unknown, or not as the schema says.

    """
    from jsonschema import Draft202012Validator
    from jsonschema.exceptions import best_match

    held = {
        name: _read(value, tool.takes.get(name, {}).get("type"))
        for name, value in given.items()
        if value is not None
    }
    wrong = best_match(Draft202012Validator(tool.schema).iter_errors(held))
    if wrong is not None:
        where = ".".join([tool.name, *map(str, wrong.absolute_path)])
        takes = f"it takes {', '.join(tool.takes)}" if tool.takes else "it takes nothing"
        raise SummaryValueError(f"{where}: {shortened(wrong.message, _MOST)}. Hint: {takes}.")
    defaults = {name: one["default"] for name, one in tool.takes.items() if "default" in one}
    return defaults | held


def _read(value: Any, kind: Any) -> Any:
    if not isinstance(value, str) or kind not in ("array", "integer"):
        return value
    try:
        found = json.loads(value)
    except (ValueError, RecursionError):
        found = value
    if kind == "array":
        return found if isinstance(found, list) else [value]
    return found
