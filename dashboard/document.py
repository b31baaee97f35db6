"""The document that browsers get first: what it loads of `assets/`, and in which order."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from .asset_cache import version_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from dash import Dash

# Those of the frame first, those of pages last: of two rules of one weight the later wins.
STYLES = (
    "frame/base.css",
    "frame/icons.css",
    "frame/frame.css",
    "frame/grid.css",
    "charts/cards.css",
    "charts/panels.css",
    "pages/compare/compare.css",
    "pages/graph/graph.css",
    "pages/histograms/histograms.css",
    "pages/images/images.css",
    "pages/landscape/landscape.css",
    "pages/lineage/lineage.css",
    "pages/runs/runs.css",
    "pages/scalars/scalars.css",
    "pages/scalars/enlarged.css",
    "pages/tensors/tensors.css",
    "pages/text/text.css",
)
SCRIPTS = (
    "frame/words.mjs",
    "frame/elements.mjs",
    "frame/kept_steps.mjs",
    "frame/state.mjs",
    "frame/address.mjs",
    "frame/dialog.mjs",
    "frame/live.mjs",
    "frame/save.mjs",
    "frame/press.mjs",
    "frame/pulse.mjs",
    "frame/focus.mjs",
    "frame/notes.mjs",
    "frame/names.mjs",
    "frame/run_list.mjs",
    "frame/grid.mjs",
    "frame/callbacks.mjs",
    "frame/links.mjs",
    "frame/keys.mjs",
    "frame/views.mjs",
    "charts/series.mjs",
    "charts/scalar_view.mjs",
    "charts/ranges.mjs",
    "charts/ticks.mjs",
    "charts/pens.mjs",
    "charts/axes.mjs",
    "charts/card_words.mjs",
    "charts/lines.mjs",
    "charts/parts.mjs",
    "charts/field.mjs",
    "charts/groups.mjs",
    "charts/drag.mjs",
    "charts/pointer.mjs",
    "charts/tables.mjs",
    "charts/step_slider.mjs",
    "charts/panels.mjs",
    "charts/step_bar.mjs",
    "charts/cards.mjs",
    "charts/readout.mjs",
    "pages/compare/compare.mjs",
    "pages/graph/data.mjs",
    "pages/graph/drawing.mjs",
    "pages/graph/export.mjs",
    "pages/graph/find.mjs",
    "pages/graph/inspector.mjs",
    "pages/graph/outline.mjs",
    "pages/graph/page.mjs",
    "pages/graph/trace.mjs",
    "pages/histograms/histograms.mjs",
    "pages/images/blobs.mjs",
    "pages/images/model.mjs",
    "pages/images/lens.mjs",
    "pages/images/bar.mjs",
    "pages/images/tile.mjs",
    "pages/images/grid.mjs",
    "pages/images/pixels.mjs",
    "pages/images/compare.mjs",
    "pages/images/page.mjs",
    "pages/landscape/landscape.mjs",
    "pages/lineage/lineage.mjs",
    "pages/lineage/axis.mjs",
    "pages/lineage/draw.mjs",
    "pages/lineage/parallel.mjs",
    "pages/lineage/scatter.mjs",
    "pages/lineage/side.mjs",
    "pages/lineage/table.mjs",
    "pages/lineage/zones.mjs",
    "pages/runs/address.mjs",
    "pages/runs/bar.mjs",
    "pages/runs/chooser.mjs",
    "pages/runs/columns.mjs",
    "pages/runs/limits.mjs",
    "frame/run_menu.mjs",
    "pages/runs/rows.mjs",
    "frame/trash.mjs",
    "pages/runs/visit.mjs",
    "pages/scalars/page.mjs",
    "charts/card_channel.mjs",
    "pages/scalars/card_state.mjs",
    "pages/scalars/layers.mjs",
    "pages/scalars/multi_field.mjs",
    "pages/scalars/figure.mjs",
    "pages/scalars/own_cards.mjs",
    "pages/scalars/export.mjs",
    "pages/scalars/thresholds.mjs",
    "pages/scalars/joined_cards.mjs",
    "pages/scalars/value_table.mjs",
    "pages/scalars/enlarged.mjs",
    "pages/scalars/card_actions.mjs",
    "pages/tensors/wish.mjs",
    "pages/tensors/answer.mjs",
    "pages/tensors/controls.mjs",
    "pages/tensors/page.mjs",
    "pages/text/text.mjs",
)

DOCUMENT = """<!DOCTYPE html>
<html lang="en">
<head>
{{%metas%}}
<title>{{%title%}}</title>
<link rel="icon" type="image/svg+xml" href="{icon}">
<link rel="stylesheet" href="{theme}">
<script src="{boot}"></script>
<script src="{words}"></script>
{{%css%}}
{styles}
</head>
<body>
{{%app_entry%}}
<footer>{{%config%}}{{%scripts%}}
{scripts}
{{%renderer%}}</footer>
</body>
</html>
"""


def document(dash: Dash) -> str:
    """The HTML of an app's document, for Dash to fill in."""
    base = dash.config.requests_pathname_prefix
    return DOCUMENT.format(
        icon=dash.get_asset_url("favicon.svg"),
        theme=f"{base}theme.css",
        boot=address_of(dash, "boot.js"),
        words=f"{base}words.js",
        styles=lines(f'<link rel="stylesheet" href="{address_of(dash, one)}">' for one in STYLES),
        scripts=lines(f'<script src="{address_of(dash, one)}"></script>' for one in SCRIPTS),
    )


def address_of(dash: Dash, name: str) -> str:
    """Where a file of `assets/` is: another address as soon as it holds something else."""
    return f"{dash.get_asset_url(name)}?v={version_of(Path(dash.config.assets_folder, name))}"


def lines(tags: Iterable[str]) -> str:
    return "\n".join(tags)
