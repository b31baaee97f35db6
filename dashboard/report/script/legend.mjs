// The runs in colour above the charts: a click hides one, a second click within a moment leaves it alone.
import { element } from "../../assets/frame/elements.mjs";
import { whole } from "../../assets/frame/numbers.mjs";
import { say } from "../../assets/frame/words.mjs";
import { changed, nameOf, pointAt, shared, when, zoomTo } from "./shared.mjs";

/** @param {HTMLElement} ground @param {number} others runs that are drawn without a colour */
export function legend(ground, others) {
  const runs = Object.keys(shared.inks);
  for (const run of runs) ground.append(entry(run, runs));
  if (others) ground.append(theOthers(others));
  const reset = ground.appendChild(element("button", "button", say("Reset zoom")));
  reset.id = "reset-zoom";
  reset.hidden = true;
  reset.addEventListener("click", () => zoomTo(null));
  when("view", () => {
    reset.hidden = !shared.zoom;
  });
}

/** @param {string} run @param {string[]} runs */
function entry(run, runs) {
  const made = element("button", "entry"),
    chip = made.appendChild(element("i", `chip ink-${shared.inks[run]}`));
  chip.setAttribute("aria-hidden", "true");
  made.append(nameOf(run));
  made.dataset.run = run;
  const tell = () => {
    made.setAttribute("aria-pressed", String(!shared.hidden.has(run)));
    made.classList.toggle("focused", shared.focus === run);
  };
  made.addEventListener("click", () => {
    if (!shared.hidden.delete(run)) shared.hidden.add(run);
    changed("view");
  });
  made.addEventListener("dblclick", () => {
    const isAlone = shared.hidden.size === runs.length - 1 && !shared.hidden.has(run);
    shared.hidden = new Set(isAlone ? [] : runs.filter((other) => other !== run));
    shared.rest = isAlone;
    changed("view");
  });
  made.addEventListener("pointerenter", () => pointAt({ run, at: null }));
  made.addEventListener("pointerleave", () => pointAt(null));
  made.addEventListener("focus", () => pointAt({ run, at: null }));
  made.addEventListener("blur", () => pointAt(null));
  when("view", tell);
  tell();
  return made;
}

/** @param {number} count */
function theOthers(count) {
  const made = element("button", "entry");
  made.append(
    element("i", "chip"),
    count === 1 ? say("1 more run") : say("{count} more runs", { count: whole(count) }),
  );
  made.id = "other-runs";
  const tell = () => made.setAttribute("aria-pressed", String(shared.rest));
  made.addEventListener("click", () => {
    shared.rest = !shared.rest;
    changed("view");
  });
  when("view", tell);
  tell();
  return made;
}
