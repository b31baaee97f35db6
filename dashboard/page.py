"""What a page is, and the discovery of all of them: one file in `pages/` is one page."""

from __future__ import annotations

import importlib
import pkgutil
from bisect import bisect_right
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from insight.tables.scalar_index import Segment

    from .live import LiveStore

Registered = TypeVar("Registered")


class App(Protocol):
    """What pages use of a `dash.Dash`, with the types that Dash leaves out."""

    def callback(self, *_args: Any, **_kwargs: Any) -> Callable[[Registered], Registered]: ...

    def clientside_callback(self, clientside_function: Any, *args: Any, **kwargs: Any) -> Any: ...

    def get_relative_path(self, path: str) -> str: ...

    def strip_relative_path(self, path: str) -> str | None: ...


class Link(NamedTuple):
    """A control whose value belongs in the address, as `key=value`."""

    component: str
    """The id of the component; its property is `value`."""
    default: str | float
    """What the control shows where the address says nothing; it is left out of the address."""


@dataclass(frozen=True)
class Page:
    """One page of the dashboard.

    Attributes:
        path: The address below the root, as in `/scalars`; its word names the page.
        title: What the rail and the breadcrumb say, in English: `say` translates it.
        order: Pages stand in the rail in ascending order, a gap between those of `GROUPS`.
        icon: The icon's name in `assets/frame/icons.css`.
        layout: The content of `<main>` for the store of this moment.
        connect: Registers the page's callbacks on one app; a page itself holds no state.
        aliases: Further addresses that show the page.
        links: Controls whose values belong in the address, by their keys there; the layout reads
            them with `asked`.
        modules: The folder of its modules in `assets/pages`, where that has not its name.
        series: The series of the tags that have a card, so that those of no run shown can leave.
        within: The page in whose entry of the rail it stands; by default it has one of its own.
        everywhere: The channels that it answers and that are asked from all pages.

    """

    path: str
    title: str
    order: int
    icon: str
    layout: Callable[[LiveStore], list[Any]]
    connect: Callable[[App, LiveStore], None]
    aliases: tuple[str, ...] = ()
    links: Mapping[str, Link] = field(default_factory=dict)
    modules: str = ""
    series: Callable[[LiveStore], Mapping[str, Sequence[Segment]]] | None = None
    within: str = ""
    everywhere: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """The word in `data-page`."""
        return self.path.strip("/")

    def answers(self, path: str) -> bool:
        """Whether this page is shown at `path`."""
        wanted = "/" + path.strip("/")
        return wanted == self.path or wanted in self.aliases


# Where a group of the rail begins: the runs; what they recorded; what they are made of; what tells
# them apart and explains it; what is handed on.
GROUPS = (0, 20, 60, 70, 100)


def group_of(page: Page) -> int:
    """Which group of the rail a page stands in, by its order.

    >>> runs, scalars, histograms = all_pages()[:3]
    >>> group_of(runs) < group_of(scalars) == group_of(histograms)
    True
    """
    return bisect_right(GROUPS, page.order)


def all_pages() -> list[Page]:
    """Every page in `dashboard/pages`, in the order of the rail.

    >>> [page.name for page in all_pages()][:2]
    ['runs', 'scalars']
    """
    package = importlib.import_module("dashboard.pages")
    found = [
        importlib.import_module(f"{package.__name__}.{module.name}").PAGE
        for module in pkgutil.iter_modules(package.__path__)
    ]
    return sorted(found, key=lambda page: page.order)


def page_at(app: App, pages: Sequence[Page], address: str | None) -> Page | None:
    """The page that stands at a path, as browsers have it; None for an unknown one."""
    base = app.get_relative_path("/")
    path = f"/{address or base}/".removeprefix(f"/{base}")
    return next((page for page in pages if page.answers(path)), None)
