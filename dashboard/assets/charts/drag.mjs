// Dragging over a chart: across it zooms into what lies between, along its axis or with Shift moves it.
import { changed, state } from "../frame/state.mjs";
import { token } from "../frame/theme.mjs";
import * as pens from "./pens.mjs";
import * as scalarView from "./scalar_view.mjs";

/** @import {Plane} from "./axes.mjs" */
/** @import {Field} from "./field.mjs" */

/** @typedef {<Name extends keyof HTMLElementEventMap>(name: Name, act: (event: HTMLElementEventMap[Name]) => void, more?: AddEventListenerOptions) => void} Hear */
/** @typedef {{from: number, anchor: number, last: number, moves: boolean}} Drag the pixels it began and is at, and the place on the axis below its begin */

const LEAST_PX = 6; // less is a click

/** @param {number} px @param {Plane} scale */
const clamp = (px, { left, width }) => Math.min(left + width, Math.max(left, px));

/** Listen to a field; `field.dragged` draws what is dragged, null for nothing. @param {Field} field @param {Hear} hear */
export function dragZoom(field, hear) {
  const { host } = field;
  /** @type {Drag | null} */
  let drag = null;
  let due = 0;
  const across = (/** @type {MouseEvent} */ event) => event.clientX - host.getBoundingClientRect().left;
  const down = (/** @type {MouseEvent} */ event) => event.clientY - host.getBoundingClientRect().top;

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
    if (!field.dragged) begin(drag);
    if (!drag.moves) field.dragged?.();
    else if (!due) {
      due = requestAnimationFrame(() => {
        due = 0;
        if (drag) move(drag, { isPassing: true });
      });
    }
  });
  hear("pointerup", () => {
    const done = field.dragged && drag,
      { scale } = field;
    if (done?.moves) move(done);
    end();
    if (!done || done.moves || !scale || field.drawnAxis !== state.axis) return;
    const to = scale.unX(clamp(done.last, scale));
    if (to !== done.anchor) scalarView.zoomTo([Math.min(done.anchor, to), Math.max(done.anchor, to)]);
  });
  hear("pointercancel", end);

  /** @param {Drag} begun */
  function begin(begun) {
    field.dragged = begun.moves ? () => {} : () => box(field, begun);
    state.hover = null;
    changed("hover");
  }

  /** Put what was below the pointer when it went down below it again. @param {Drag} done @param {{isPassing?: boolean}} [how] */
  function move({ anchor, last }, how) {
    const { scale } = field;
    if (!scale) return;
    const by = scale.x(anchor) - last;
    scalarView.zoomTo([scale.unX(scale.left + by), scale.unX(scale.left + scale.width + by)], how);
  }
}

/** What will be zoomed into. @param {Field} field @param {Drag} drag */
function box({ over, scale, size }, { anchor, last }) {
  const pen = pens.take(over, size);
  if (!scale) return;
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
