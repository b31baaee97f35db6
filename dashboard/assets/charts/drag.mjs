// Dragging over a chart: across it zooms into what lies between, along its axis or with Shift moves it.
import { changed, state } from "../frame/state.mjs";
import { token } from "../frame/theme.mjs";
import * as pens from "./pens.mjs";
import * as scalarView from "./scalar_view.mjs";

const LEAST_PX = 6; // less is a click

const clamp = (px, { left, width }) => Math.min(left + width, Math.max(left, px));

/** Listen to a field through `hear(name, act)`; `field.dragged` draws what is dragged, null for nothing. */
export function dragZoom(field, hear) {
  const { host } = field;
  let drag = null; // {from: pixel, anchor: place on the axis below it, last: pixel, moves}
  let due = 0;
  const across = (event) => event.clientX - host.getBoundingClientRect().left;
  const down = (event) => event.clientY - host.getBoundingClientRect().top;

  function end() {
    drag = field.dragged = null;
    field.hover();
  }

  hear("pointerdown", (event) => {
    const { scale } = field,
      from = across(event);
    if (event.button !== 0 || !scale || field.drawnAxis !== state.axis) return;
    if (from !== clamp(from, scale)) return;
    const moves = event.shiftKey || down(event) > scale.top + scale.height;
    drag = { from, anchor: scale.unX(from), last: from, moves };
    host.setPointerCapture(event.pointerId); // where it is let go is heard, wherever that is
  });
  hear("pointermove", (event) => {
    if (!drag) return;
    if (!(event.buttons & 1)) {
      end();
      return;
    }
    drag.last = across(event);
    if (!field.dragged && Math.abs(drag.last - drag.from) < LEAST_PX) return;
    if (!field.dragged) begin();
    if (!drag.moves) field.dragged();
    else if (!due) {
      due = requestAnimationFrame(() => {
        due = 0;
        if (drag) move({ isPassing: true });
      });
    }
  });
  hear("pointerup", () => {
    const done = field.dragged && drag;
    if (done?.moves) move();
    end();
    if (!done || done.moves || field.drawnAxis !== state.axis) return;
    const to = field.scale.unX(clamp(done.last, field.scale));
    if (to !== done.anchor) scalarView.zoomTo([done.anchor, to].sort((one, other) => one - other));
  });
  hear("pointercancel", end);

  function begin() {
    field.dragged = drag.moves ? () => {} : () => box(field, drag);
    state.hover = null;
    changed("hover");
  }

  /** Put what was below the pointer when it went down below it again. */
  function move(how) {
    const { scale } = field,
      by = scale.x(drag.anchor) - drag.last;
    scalarView.zoomTo([scale.left + by, scale.left + scale.width + by].map(scale.unX), how);
  }
}

/** What will be zoomed into. */
function box(field, { anchor, last }) {
  const pen = pens.take(field.over),
    { scale } = field;
  const [low, high] = [scale.x(anchor), last].map((px) => clamp(px, scale)).sort((one, other) => one - other);
  pen.fillStyle = pen.strokeStyle = token("accent");
  pen.globalAlpha = 0.14;
  pen.fillRect(low, scale.top, high - low, scale.height);
  pen.globalAlpha = 0.7;
  pen.beginPath();
  for (const px of [low, high]) {
    pen.moveTo(px, scale.top);
    pen.lineTo(px, scale.top + scale.height);
  }
  pen.stroke();
}
