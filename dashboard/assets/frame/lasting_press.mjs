// A press counts on a button that is made anew while the pointer is down: answers come at any time,
// and a browser gives no click to what went away between down and up.
import { closest } from "./elements.mjs";

const PRESSED = "button, a[href], [role=button], [role=tab], [role=menuitem]";
/** @type {HTMLElement | null} */
let pressed = null;

/** Where a plain press of a mouse lands: of a finger the browser asks only when it is lifted. @param {PointerEvent} event */
function pressedAt(event) {
  const isPlain = event.button === 0 && event.pointerType === "mouse" && !event.defaultPrevented;
  const isChanged = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  return isPlain && !isChanged ? closest(event.target, PRESSED, HTMLElement) : null;
}

/** Whether one is the other, made anew. @param {HTMLElement} one @param {HTMLElement} other */
function isAlike(one, other) {
  const look = (/** @type {HTMLElement} */ { tagName, id, textContent, title, ariaLabel }) =>
    [tagName, id, textContent, title, ariaLabel].join("\n");
  return look(one) === look(other);
}

document.addEventListener("pointerdown", (event) => {
  pressed = pressedAt(event);
});
document.addEventListener("pointerup", (event) => {
  const before = pressed,
    now = pressedAt(event);
  pressed = null;
  if (before && now && !before.isConnected && isAlike(before, now)) now.click();
});
