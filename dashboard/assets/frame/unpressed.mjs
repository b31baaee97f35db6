// What is made anew waits while the pointer is down in it: a button that went away between down and
// up gets no click, and answers come at any time.
import { followPress } from "./press.mjs";

/** @type {Element | null} */
let pressed = null;
/** @type {Map<Element, () => void>} */
const waiting = new Map();

/** Draw into `host`: at once, or when the pointer that is down in it is up; of several the last. @param {Element} host @param {() => void} draw */
export function unpressed(host, draw) {
  waiting.delete(host);
  if (pressed && host.contains(pressed)) waiting.set(host, draw);
  else draw();
}

/** The click comes first, and may draw itself. */
function release() {
  pressed = null;
  setTimeout(() => {
    const late = [...waiting.values()];
    waiting.clear();
    for (const draw of late) draw();
  });
}

addEventListener(
  "pointerdown",
  (press) => {
    pressed = press.target instanceof Element ? press.target : null;
    followPress(press, () => {}, release);
  },
  { capture: true },
);
