"""Columns by their short names, and metrics by their tags."""

from __future__ import annotations

import difflib
from typing import TYPE_CHECKING

from insight.errors import FilterError, compose

from .parameters import are_one, by_initials, end_of
from .provenance import is_provenance

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

_MOST_LISTED = 30
# What difflib takes grows with both lengths for each text; a hint is not worth seconds.
_MOST_COMPARED = 1_000
_LONGEST_COMPARED = 200


ASKED_IN = "filter or sort"


def find_columns(
    name: str, columns: Sequence[str], tags: Collection[str] = (), asked_in: str = ASKED_IN
) -> list[str]:
    """The columns that a name stands for: by its full name, its end, or the initials of that end.

    Several where one parameter stands under the headings of several tools; none where no column is
    meant and the name is one of `tags`.

    Raises:
        FilterError: If neither is meant, or more than one thing.

    >>> columns = ["run", "hyperparameters.learning_rate", "user.learning_rate", "metric.accuracy"]
    >>> find_columns("accuracy", columns), find_columns("lr", columns)
    (['metric.accuracy'], ['hyperparameters.learning_rate', 'user.learning_rate'])

    """
    if name in columns:
        return [name]
    told = [column for column in columns if not is_provenance(column)]
    if len(told) < len(columns):
        # What reproduces runs takes no short name from what people compare them by.
        first = _by_end(name, told) or by_initials(name, told)
        columns = told if first or name in tags else columns
    for meant in (_by_end(name, columns), by_initials(name, columns)):
        if len(meant) == 1 or are_one(meant):
            return meant
        if meant:
            of_metric = f", or last({name})" if name in tags else ""
            hint = f"write one of {_listed(meant)}{of_metric}"
            raise FilterError(compose(asked_in, "an unambiguous name", repr(name), hint))
    if name in tags:
        return []
    near = _near(name, [*columns, *tags])
    hint = f"did you mean {_listed(near)}" if near else f"there are {_listed([*columns, *tags])}"
    what = "the name of a column or the tag of a metric" if tags else "the name of a column"
    raise FilterError(compose(asked_in, what, repr(name), hint))


def check_tag(tag: str, tags: Collection[str], asked_in: str = ASKED_IN) -> None:
    """Nothing where there is such a metric.

    Raises:
        FilterError: If there is none.

    """
    if tag in tags:
        return
    near = _close(tag, tags) or list(tags)
    hint = f"there are {_listed(near)}" if near else "no run has a metric"
    raise FilterError(compose(asked_in, "the tag of a metric", repr(tag), hint))


def _listed(names: Sequence[str]) -> str:
    """The names, or the first of them and how many more there are; what needs quotes has them."""
    shown = ", ".join(map(_quoted, names[:_MOST_LISTED]))
    left = len(names) - _MOST_LISTED
    return f"{shown} and {left} more" if left > 0 else shown


def _quoted(name: str) -> str:
    """A name as a filter has it.

    >>> _quoted("val_loss"), _quoted("eval loss")
    ('val_loss', '"eval loss"')

    """
    is_plain = name and not any(letter.isspace() or letter in "()=!<>~\"'" for letter in name)
    escaped = name.replace("\\", "\\\\").replace('"', '\\"')
    return name if is_plain else f'"{escaped}"'


def _near(name: str, columns: Iterable[str]) -> list[str]:
    """Columns whose names, or the ends of them, are spelled much like this one."""
    spelled = {text: column for column in columns for text in (end_of(column), column)}
    return list(dict.fromkeys(spelled[text] for text in _close(name, spelled)))


def _close(name: str, texts: Iterable[str]) -> list[str]:
    """Texts that are spelled much like a name, of those that are about as long."""
    if len(name) > _LONGEST_COMPARED:
        return []
    alike = sorted(texts, key=lambda text: abs(len(text) - len(name)))[:_MOST_COMPARED]
    return difflib.get_close_matches(name, alike, n=3, cutoff=0.6)


def _by_end(name: str, columns: Sequence[str]) -> list[str]:
    """Columns that end with the name, in any case if none does in this one."""
    exact = [column for column in columns if column.endswith(f".{name}")]
    folded = f".{name}".casefold()
    return exact or [column for column in columns if f".{column}".casefold().endswith(folded)]
