"""What a scalar card paints, read from the strokes on its canvas and taken back into numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from playwright.sync_api import Page

# Paints a card once more while it listens to the canvas; pixels become numbers by its axes.
STROKES = """([card]) => {
    const field = %s, { scale } = field;
    const own = CanvasRenderingContext2D.prototype, { beginPath, moveTo, lineTo, stroke } = own;
    const strokes = [], { kind, ends: [y0, y1] } = scale.axes.y;
    const unY = (px) => {
        const at = y0 + (1 - (px - scale.top) / scale.height) * (y1 - y0);
        return kind === "log" ? 10 ** at : at;
    };
    let path = [];
    const put = (px, py) => path.push([scale.unX(px), unY(py)]);
    own.beginPath = function () { path = []; beginPath.call(this); };
    own.moveTo = function (px, py) { put(px, py); moveTo.call(this, px, py); };
    own.lineTo = function (px, py) { put(px, py); lineTo.call(this, px, py); };
    own.stroke = function () {
        strokes.push({
            colour: this.strokeStyle, width: this.lineWidth, alpha: this.globalAlpha,
            dash: this.getLineDash().join(" "), x: path.map(([x]) => x), y: path.map(([, y]) => y),
        });
        stroke.call(this);
    };
    INSIGHT.lines.paint(field);
    Object.assign(own, { beginPath, moveTo, lineTo, stroke });
    const pen = document.createElement("canvas").getContext("2d");
    const inks = [["", INSIGHT.token("crowd")]];
    const focus = INSIGHT.state.slots.filter((run) => run !== null);
    inks.push(...focus.map((run) => [run, INSIGHT.colourOf(run)]));
    return { strokes, inks: inks.map(([run, ink]) => {
        pen.strokeStyle = ink; // spelled as a canvas spells it
        return [pen.strokeStyle, run];
    }) };
}"""


class Line(NamedTuple):
    """A line as it was painted."""

    run: str  # empty for one of the crowd
    x: list[float]
    y: list[float]
    dash: str  # lengths in pixels; empty for a solid one


def painted_lines(page: Page, tag: str, field: str = "INSIGHT.fieldOf(card)") -> list[Line]:
    """The lines on the card of a tag, or on another `field`, in JavaScript: the crowd first."""
    found: dict[str, Any] = page.evaluate(STROKES % field, [tag])
    runs = dict(found["inks"])
    return [
        Line(run, one["x"], one["y"], one["dash"])
        for one in found["strokes"]
        if (run := runs.get(one["colour"])) is not None
        and one["width"] == (2 if run else 1)
        and (one["alpha"] == 1 or not run)
    ]
