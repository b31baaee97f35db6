"""The newest pictures of the best runs, small."""

from __future__ import annotations

import io
from base64 import b64encode
from typing import TYPE_CHECKING, Any, NamedTuple

from dash import html

from dashboard.words import say

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dashboard.live import LiveStore
    from dashboard.report.chosen import Chosen

MOST_RUNS, MOST_TAGS = 4, 4
MOST_BYTES, LARGEST = 250_000, 24_000  # of all pictures, and of one that stays as it is
SIDE_PX = 240  # of a larger one
SMALL_PX = 64  # of what is drawn with its pixels
_MEDIA = {"png": "png", "jpeg": "jpeg", "jpg": "jpeg", "gif": "gif", "webp": "webp"}
_READ_ERRORS = (OSError, ValueError, SyntaxError, MemoryError)  # of what is no picture after all


class Picture(NamedTuple):
    """A picture as a file holds it."""

    media: str
    content: bytes

    @property
    def address(self) -> str:
        """Its bytes as an address that asks for nothing."""
        return f"data:image/{self.media};base64,{b64encode(self.content).decode()}"


def pictures_section(store: LiveStore, chosen: Chosen) -> Any:
    """The newest picture of the first few tags of the best runs; nothing where there are none."""
    images = store.table("image")
    runs = chosen.runs[:MOST_RUNS]
    own = images[images["run"].isin(runs) & images["format"].isin(list(_MEDIA))]
    newest = own.drop_duplicates(["run", "tag"], keep="last")
    tags = list(dict.fromkeys(newest["tag"].astype(str)))[:MOST_TAGS]
    room, figures = MOST_BYTES, []
    for tag in tags:
        held = newest[newest["tag"] == tag].set_index("run")
        for run in [one for one in runs if one in held.index]:
            row: Mapping[Any, Any] = held.loc[run].to_dict()
            found = _picture(store, run, tag, row)
            if found is None or len(found.content) > room:
                continue
            room -= len(found.content)
            is_small = max(int(row["width"]), int(row["height"])) <= SMALL_PX
            figures.append(_figure(chosen, run, tag, int(row["step"]), found, is_small=is_small))
    if not figures:
        return None
    return html.Section([html.H2(say("Pictures")), html.Div(figures, className="pictures")])


def _picture(store: LiveStore, run: str, tag: str, row: Mapping[Any, Any]) -> Picture | None:
    try:
        content = store.value("image", run, tag, int(row["step"]))
    except (KeyError, OSError, ValueError):  # gone, or damaged since
        return None
    media = _MEDIA[str(row["format"])]
    return Picture(media, content) if len(content) <= LARGEST else _shrunk(content)


def _shrunk(content: bytes) -> Picture | None:
    """A picture that is too large, as a small one; None for what cannot be read."""
    from PIL import Image

    try:
        with Image.open(io.BytesIO(content)) as opened:
            opened.thumbnail((SIDE_PX, SIDE_PX))
            out = io.BytesIO()
            opened.convert("RGB").save(out, "JPEG", quality=80)
    except (*_READ_ERRORS, Image.DecompressionBombError):
        return None
    return Picture("jpeg", out.getvalue())


def _figure(
    chosen: Chosen, run: str, tag: str, step: int, found: Picture, *, is_small: bool
) -> Any:
    called = chosen.called.get(run, run)
    ink = chosen.inks.get(run)
    chip = html.I(className="chip" if ink is None else f"chip ink-{ink}")
    words = say("{tag} of {run} at step {step}", tag=tag, run=called, step=step)
    drawn = html.Img(src=found.address, alt=words, className="small-picture" if is_small else "")
    where = html.Span(f" {tag} · {say('step {step}', step=step)}", className="quiet")
    told: list[Any] = [chip, called, where]
    return html.Figure([drawn, html.Figcaption(told)])
