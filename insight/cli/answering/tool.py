"""A tool: what it is called, what it takes, and who answers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from .folder import Folder

Arguments: TypeAlias = Mapping[str, Any]
Answering: TypeAlias = Callable[[Folder, Arguments], Iterable[str]]

MOST_LETTERS = 2_000  # of any text that is asked with


@dataclass(frozen=True)
class Tool:
    """What an agent sees of a question that it may ask.

    Attributes:
        name: By which it is called.
        title: For people who watch.
        words: What it answers; an agent chooses by these.
        takes: A JSON schema for each argument.
        needs: The arguments without which there is no question.
        answer: The lines of the answer; raises a `SummaryError` that says what is wrong.

    """

    name: str
    title: str
    words: str
    takes: Mapping[str, Mapping[str, Any]]
    answer: Answering
    needs: tuple[str, ...] = field(default=())

    @property
    def schema(self) -> dict[str, Any]:
        """The JSON schema of all arguments; others are refused."""
        return {
            "type": "object",
            "properties": {name: dict(one) for name, one in self.takes.items()},
            "required": list(self.needs),
            "additionalProperties": False,
        }


def text(words: str, default: str | None = None, **more: Any) -> dict[str, Any]:
    """The schema of a text."""
    found = {"type": "string", "maxLength": MOST_LETTERS, "description": words} | more
    return found if default is None else found | {"default": default}


def texts(words: str, most: int, least: int = 0) -> dict[str, Any]:
    """The schema of a list of texts."""
    items = {"type": "string", "minLength": 1, "maxLength": MOST_LETTERS}
    found = {"type": "array", "items": items, "minItems": least, "maxItems": most}
    return found | {"description": words}


def whole(words: str, default: int | None, low: int, high: int) -> dict[str, Any]:
    """The schema of a whole number."""
    found = {"type": "integer", "minimum": low, "maximum": high, "description": words}
    return found if default is None else found | {"default": default}


RUN = text("A run's name as list_runs tells it, or its unambiguous last part.", minLength=1)
FILTER = text(
    "Which runs count, e.g. 'lr > 0.01 and max(val/accuracy) >= 0.9', 'status = failed', "
    "'optimizer ~ adam'. Operators = != < <= > >= ~ (contains; * is anything between), and, or, "
    'not, brackets; names and values with spaces or operators in "quotes"; a bare word is a part '
    "of the run's name; a metric means its last value, min(tag) and max(tag) its extremes. "
    "Empty: all.",
    "",
)
AS_FILTER = text("Which runs count: a filter as list_runs takes it. Empty: all.", "")
TARGET = text(
    "The metric that runs are judged by: a tag or recorded metric. Default: as the pages choose.",
    "",
)
