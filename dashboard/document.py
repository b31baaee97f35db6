"""The document that browsers get first: what it loads of `assets/`, and in which order."""

from __future__ import annotations

import hashlib
import posixpath
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import orjson
from dash import Dash
from flask import request

from .asset_cache import DIGITS, version_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from .page import Page

# Those of the frame first, those of pages last: of two rules of one weight the later wins.
STYLES = (
    "frame/base.css",
    "frame/icons.css",
    "frame/frame.css",
    "frame/grid.css",
    "charts/cards.css",
    "charts/panels.css",
    "pages/compare/compare.css",
    "pages/console/console.css",
    "pages/curves/curves.css",
    "pages/graph/graph.css",
    "pages/histograms/histograms.css",
    "pages/images/images.css",
    "pages/landscape/landscape.css",
    "pages/lineage/lineage.css",
    "pages/media/media.css",
    "pages/reports/reports.css",
    "pages/run/run.css",
    "pages/runs/runs.css",
    "pages/scalars/scalars.css",
    "pages/scalars/enlarged.css",
    "pages/tables/tables.css",
    "pages/tensors/tensors.css",
    "pages/text/text.css",
)
SHEET = "styles.css"  # all of them
_BESIDE = re.compile(r'url\("(\.[^"]+)"\)')
ENTRY = "entry.mjs"  # imports the frame and what charts are drawn with
WORDS = "words.js"  # what the modules say, in the language of who asks
PLAIN = "boot.js"  # before the first paint
# What Dash brings is fetched first, and read while the modules are on their way: in another order a
# first visit takes a fifth longer. Modules run when the whole document is read. Dash starts in one
# of them, after the entry: so the functions that its callbacks name are there, however late any is.
START = 'import "{entry}";\nnew DashRenderer();'
FIRST = "{%modules%}"  # where a document has the modules of its page: the entry waits for those

DOCUMENT = """<!DOCTYPE html>
<html lang="en">
<head>
{{%metas%}}
<title>{{%title%}}</title>
<link rel="icon" type="image/svg+xml" href="{icon}">
<link rel="stylesheet" href="{theme}">
<script src="{boot}"></script>
<script type="importmap">{import_map}</script>
{{%css%}}
<link rel="stylesheet" href="{styles}">
</head>
<body>
{{%app_entry%}}
<footer>{{%config%}}{{%scripts%}}
{first}
<script type="module" id="_dash-renderer">{start}</script></footer>
</body>
</html>
"""


class DocumentedDash(Dash):
    """A Dash app whose documents fetch the modules that their page needs to begin."""

    modules_of: Callable[[str], str] = staticmethod(lambda _path: "")

    def interpolate_index(self, *given: Any, **parts: Any) -> str:
        """The document of the address that is asked for."""
        document: str = super().interpolate_index(*given, **parts)  # type: ignore[no-untyped-call]
        return document.replace(FIRST, self.modules_of(request.path))

    def _config(self) -> dict[str, Any]:
        """What Dash's renderer is told: not of components that it takes for what they are, those
        of which no property holds others. There are hundreds, in each document.
        """
        config: dict[str, Any] = super()._config()  # type: ignore[no-untyped-call]
        told = {
            namespace: {name: held for name, held in components.items() if held}
            for namespace, components in config["children_props"].items()
        }
        return config | {"children_props": {name: one for name, one in told.items() if one}}


def set_document(dash: DocumentedDash, pages: Sequence[Page], addresses: Mapping[str, str]) -> str:
    """Give an app its document, for Dash to fill in; what comes back is its import map.

    The import map gives each module one address with its version: in whatever way modules name
    each other, none is loaded twice, and none of another version of Insight is.

    Args:
        dash: The app.
        pages: All of them.
        addresses: Where each module is; of a bundle, what each of its files begins with.

    """
    base = dash.config.requests_pathname_prefix
    imports = {dash.get_asset_url(name): address for name, address in addresses.items()}
    import_map = orjson.dumps({"imports": imports}).decode()
    dash.renderer = START.format(entry=dash.get_asset_url(ENTRY))
    dash.index_string = DOCUMENT.format(
        icon=dash.get_asset_url("favicon.svg"),
        theme=f"{base}theme.css",
        boot=address_of(dash, PLAIN, version_of(Path(dash.config.assets_folder, PLAIN))),
        import_map=import_map,
        styles=styles_of(dash).address,
        first=FIRST,
        start=dash.renderer,
    )
    words = _preload(f"{base}{WORDS}")
    dash.modules_of = lambda path: _lines([words, *_preloads(addresses, _folder_at(path, pages))])
    return import_map


def _folder_at(path: str, pages: Sequence[Page]) -> str:
    """Where the modules of the page at a path are; empty where no page is."""
    found = next((page for page in pages if page.answers(path)), None)
    return f"pages/{found.modules or found.name}/" if found else ""


def _preloads(addresses: Mapping[str, str], folder: str) -> Iterator[str]:
    """All modules but those of other pages; the one to begin with bears a mark."""
    for name, address in addresses.items():
        if not name.startswith("pages/") or (folder and name.startswith(folder)):
            yield _preload(address, " data-first" if name == f"{folder}page.mjs" else "")


def _preload(address: str, mark: str = "") -> str:
    return f'<link rel="modulepreload" href="{address}"{mark}>'


def address_of(dash: Dash, name: str, version: str) -> str:
    """Where a file of `assets/` is: another address as soon as it holds something else."""
    return f"{dash.get_asset_url(name)}?v={version}"


class Styles(NamedTuple):
    """All style sheets as one: each request of a first visit takes a browser some milliseconds."""

    text: str
    version: str
    address: str


def styles_of(dash: Dash) -> Styles:
    """What stands in `STYLES`, one behind the other."""
    text = "\n".join(_style(dash, name) for name in STYLES)
    version = hashlib.sha256(text.encode()).hexdigest()[:DIGITS]
    return Styles(text, version, f"{dash.config.requests_pathname_prefix}{SHEET}?v={version}")


def _style(dash: Dash, name: str) -> str:
    """A style sheet, whose files are where they are from everywhere."""

    def moved(found: re.Match[str]) -> str:
        path = posixpath.normpath(posixpath.join(posixpath.dirname(name), found[1]))
        return f'url("{dash.get_asset_url(path)}")'

    return _BESIDE.sub(moved, Path(dash.config.assets_folder, name).read_text("utf-8"))


def _lines(tags: Iterable[str]) -> str:
    return "\n".join(tags)
