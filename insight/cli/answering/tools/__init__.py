"""What can be asked, one tool a file: a module with `TOOL` is found here."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from insight.errors import SummaryValueError

if TYPE_CHECKING:
    from insight.cli.answering.tool import Tool


@cache
def tools() -> dict[str, Tool]:
    """All tools by name, in the order in which somebody would ask them."""
    modules = (import_module(f"{__name__}.{one.name}") for one in pkgutil.iter_modules(__path__))
    found: list[Tool] = [module.TOOL for module in modules]
    return {one.name: one for one in sorted(found, key=lambda one: _rank(one.name))}


def tool_named(name: str) -> Tool:
    """The tool that is called so.

    Raises:
        SummaryValueError: If there is none.

    """
    found = tools().get(name)
    if found is None:
        raise SummaryValueError.of("tool", f"one of {', '.join(tools())}", repr(name))
    return found


_FIRST = ("overview", "list_runs", "best_run", "compare_runs", "run_facts", "metric_history")


def _rank(name: str) -> tuple[int, str]:
    return (_FIRST.index(name) if name in _FIRST else len(_FIRST), name)
