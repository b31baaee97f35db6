"""Chart cards, in sections by the first part of their tag.

`assets/charts/card_parts.mjs` puts their titles in, and `cards.mjs` beside it draws into them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dash import html

from dashboard.queries.scalars.order import natural
from dashboard.words import say

from .attributes import aria, data
from .icon import icon

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


def card_sections(
    runs_with: Mapping[str, int],
    what: str,
    rest: str,
    ahead: tuple[str, Sequence[str]] = ("", ()),
    kind: str = "",
) -> list[html.Details]:
    """One foldable section a prefix, one card a tag; what more runs have stands first.

    Args:
        runs_with: Tags, with the number of runs that have each.
        what: What the cards show, for those who hear the page.
        rest: The name of the section of tags without a prefix.
        ahead: The name of a section that comes before the others, and its tags in their order.
        kind: What the cards say they are, where a page has several kinds.

    """
    first = set(ahead[1])
    sections: dict[str, list[str]] = {ahead[0]: list(ahead[1])} if ahead[1] else {}
    usual = sorted(runs_with, key=lambda tag: (-runs_with[tag], natural(tag)))
    for tag in (tag for tag in usual if tag not in first):
        sections.setdefault(section_of(tag) or rest, []).append(tag)
    return [
        html.Details(
            [
                html.Summary(
                    [
                        icon("chevron"),
                        html.Span(name, className="section-name"),
                        html.Span(str(len(tags)), className="count"),
                    ]
                ),
                html.Div(
                    [_card(tag, runs_with[tag], what, kind) for tag in tags], className="cards"
                ),
            ],
            open=True,
            className="section",
        )
        for name, tags in sections.items()
    ]


def tags_away_note() -> html.Div:
    """Where it is said how many tags left the page; `assets/charts/away.mjs` says it."""
    return html.Div(id="tags-away", className="tags-away", role="status", hidden=True)


def section_of(tag: str) -> str:
    """The part before the first `/`; MindSpore's `/auto` says how a tag was recorded, not what.

    >>> section_of("val/accuracy"), section_of("loss"), section_of("fc1.weight/auto")
    ('val', '', '')
    """
    head, slash, _ = tag.removesuffix("/auto").partition("/")
    return head if slash else ""


def _card(tag: str, runs: int, what: str, kind: str) -> html.Article:
    many = say("1 run") if runs == 1 else say("{count} runs", count=f"{runs:,}")
    return html.Article(
        className="card",
        **data(tag=tag, runs=str(runs), **({"kind": kind} if kind else {})),
        **aria(label=f"{what} {tag}, {many}"),
    )
