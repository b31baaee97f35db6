"""The part of a page's address behind `?`: what a link to this very view holds.

Pages name the controls whose values belong there in `Page.links`; `assets/frame/address.mjs`
writes them into the address as they change, and `asked` reads them when a page is laid out.
"""

from __future__ import annotations

import math
from contextlib import contextmanager
from contextvars import ContextVar
from types import MappingProxyType
from typing import TYPE_CHECKING
from urllib.parse import parse_qs

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping

    from .page import Page

LONGEST = 8_000
MOST = 100
EVERYWHERE = frozenset({"q", "target", "focus", "order", "about", "theme", "lang"})
# What the browser's half of a page keeps in the address by itself, beside `Page.links`.
_IN_THE_BROWSER: Mapping[str, frozenset[str]] = {
    name: frozenset(keys.split())
    for name, keys in {
        "runs": "show hide how sort chosen where folders open shut",
        "run": "run",
        "scalars": "empty x card pin join alarm",
        "histograms": "step tag empty",
        "machine": "empty x",
        "images": "step tag tags zoom at brightness contrast gamma run of mode with",
        "media": "step tags kind run of with",
        "tables": "step find sort",
        "curves": "step tag empty",
        "tensors": "tag run step slice vs vstep atol rtol empty",
        "text": "step find",
        "console": "find line",
        "reports": "x",
        "graph": "step show parameters node open view",
        "dataset": "step show parameters node open view",
        "landscape": "step shown",
        "lineage": "axes flip brush where",
        "compare": "runs x",
    }.items()
}
_NOTHING: Mapping[str, str] = MappingProxyType({})
_asked: ContextVar[Mapping[str, str]] = ContextVar("asked", default=_NOTHING)


@contextmanager
def address_of(search: str | None) -> Iterator[None]:
    """Inside, `asked` reads this query string."""
    token = _asked.set(_values((search or "").lstrip("?")))
    try:
        yield
    finally:
        _asked.reset(token)


def _values(text: str) -> dict[str, str]:
    """The values of a query string by key; none of one that is too long or has too many.

    >>> _values("a=1&a=2&b="), _values("&".join(["a=1"] * 101))
    ({'a': '2'}, {})

    """
    try:
        found = parse_qs(text, max_num_fields=MOST) if len(text) <= LONGEST else {}
    except ValueError:
        return {}
    return {key: values[-1] for key, values in found.items()}


def known_keys(page: Page) -> frozenset[str]:
    """All that an address of a page may hold.

    >>> from dashboard.page import all_pages
    >>> {"axis", "pin", "q"} <= known_keys(all_pages()[1])
    True

    """
    return EVERYWHERE | page.links.keys() | _IN_THE_BROWSER.get(page.name, frozenset())


def asked(key: str, default: str, allowed: Collection[str] | None = None) -> str:
    """What the address says for `key`.

    Args:
        key: A short name, as in `?axis=wall`.
        default: What holds where the address says nothing, or something not allowed.
        allowed: All values that there are; None for any text.

    >>> with address_of("?axis=wall&q=lr"):
    ...     asked("axis", "step", {"step", "wall"}), asked("smooth", "0")
    ('wall', '0')

    """
    value = _asked.get().get(key, default)
    return value if allowed is None or value in allowed else default


def asked_number(key: str, default: float, low: float, high: float) -> float:
    """What the address says for `key`, as a number between two bounds.

    >>> with address_of("?smooth=7"):
    ...     asked_number("smooth", 0.0, 0.0, 0.99)
    0.99

    """
    try:
        value = float(_asked.get().get(key, default))
    except ValueError:
        return default
    return default if math.isnan(value) else min(high, max(low, value))
