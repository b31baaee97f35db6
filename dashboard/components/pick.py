"""One of many: lists that open and can be searched."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import dash_mantine_components as dmc
from dash import html

from dashboard.words import say

from .attributes import aria

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

MOST_SHOWN = 200


def one_of(
    identity: str,
    label: str,
    options: Sequence[str] | Sequence[dict[str, str]],
    value: str | None,
    width: int = 190,
) -> html.Div:
    """One of many, always: a list that opens and can be searched.

    Args:
        identity: The component's id.
        label: Its name, said already.
        options: Names from files, or values with labels.
        value: The one chosen at first.
        width: In pixels.

    """
    return html.Div(
        [
            html.Span(label, className="control-label"),
            dmc.Select(
                id=identity,
                data=list(options),
                value=value,
                searchable=True,
                allowDeselect=False,
                limit=MOST_SHOWN,
                maxDropdownHeight=320,
                size="xs",
                w=width,
                nothingFoundMessage=say("Nothing found"),
                **aria(label=label),
            ),
        ],
        className="control",
    )


def pick(
    identity: str,
    label: str,
    options: Sequence[str],
    value: str,
    usual: str = "",
    *,
    dots: bool = False,
    called: Mapping[str, str] | None = None,
) -> html.Div:
    """A searchable list of names from files, which are said as they are, or by their ends.

    Args:
        identity: The component's id.
        label: Its name in English.
        options: The names.
        value: The one chosen at first; one that is not among the names counts as none.
        usual: What holds when somebody needs one and has chosen none.
        dots: Whether names are dotted: then their ends are said where these are all different.
        called: What somebody calls some of the names.

    """
    data = [
        one | {"label": (called or {}).get(one["value"], one["label"])}
        for one in short_names(options, dots=dots)
    ]
    return html.Div(
        [
            html.Span(say(label), className="control-label", id=f"{identity}-label"),
            dmc.Select(
                id=identity,
                data=data,
                value=value if value in options else "",
                placeholder=usual or say("None"),
                clearable=True,
                searchable=True,
                limit=MOST_SHOWN,
                size="xs",
                w=150,
                nothingFoundMessage=say("Nothing found"),
                comboboxProps={"width": 260, "position": "bottom-start"},
                attributes={"input": {"aria-labelledby": f"{identity}-label"}},
            ),
        ],
        className="control",
    )


def short_names(options: Sequence[str], *, dots: bool = False) -> list[dict[str, str]]:
    """Names as a list shows them.

    >>> short_names(["user.lr", "model.depth", "user.depth"], dots=True)[0]
    {'value': 'user.lr', 'label': 'lr'}
    """
    ends = Counter(name.rpartition(".")[2] for name in options)
    return [
        {"value": name, "label": end if dots and ends[end] == 1 else name}
        for name in options
        for end in [name.rpartition(".")[2]]
    ]
