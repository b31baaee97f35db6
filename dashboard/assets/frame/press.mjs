// A pressed pointer, followed until it is let go, wherever that happens.

/**
 * From a pointerdown on: `moved(event)` as it goes, then `dropped(event)` once, also where the
 * browser took it away, or it was let go outside of the window and comes back unpressed.
 * @param {PointerEvent} press
 * @param {(event: PointerEvent) => void} moved
 * @param {(event: PointerEvent) => void} [dropped]
 */
export function followPress(press, moved, dropped = () => {}) {
  const ended = new AbortController(),
    { signal } = ended;
  /** @param {PointerEvent} event */
  const drop = (event) => {
    ended.abort();
    dropped(event);
  };
  /** @type {(name: "pointermove" | "pointerup" | "pointercancel", act: (event: PointerEvent) => void) => void} */
  const on = (name, act) =>
    addEventListener(
      name,
      (event) => {
        if (event.pointerId === press.pointerId) act(event);
      },
      { signal },
    );
  on("pointermove", (event) => {
    if (event.buttons) moved(event);
    else drop(event);
  });
  on("pointerup", drop);
  on("pointercancel", drop);
}
