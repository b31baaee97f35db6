// What can be done with runs, from the grid and from the list beside the charts.
import { dialog } from "./dialog.mjs";
import { isOpenFor, openRun } from "./drawer.mjs";
import { closest, first, inside } from "./elements.mjs";
import { slotOf, toggleFocus } from "./focus.mjs";
import { givenTo, nameOf } from "./given.mjs";
import { fullName, runWords } from "./names.mjs";
import { give } from "./notes.mjs";
import { deleteRuns, mayDelete } from "./trash.mjs";
import { say } from "./words.mjs";

const COLOURS = 12,
  LONGEST = { name: 200, tags: 1000, note: 10_000 };
/** @type {Record<string, number>} */
const STEPS = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };
/** @type {{ box: HTMLElement, anchor: HTMLElement } | null} */
let open = null;

function shut({ back = true } = {}) {
  if (!open) return;
  const { box, anchor } = open;
  open = null;
  box.remove();
  if (back && anchor?.isConnected) anchor.focus?.();
}

/**
 * @param {string[]} runs
 * @param {Record<string, Json>} fields
 */
const toAll = (runs, fields) => Object.fromEntries(runs.map((run) => [run, fields]));
/**
 * @param {string[]} runs
 * @param {"pinned" | "hidden"} field
 */
const every = (runs, field) => runs.every((run) => givenTo(run)[field]);

/** @param {string[]} runs */
export function pinRuns(runs) {
  const pinned = !every(runs, "pinned");
  give(
    toAll(runs, { pinned }),
    pinned
      ? say("Pinned: {runs}", { runs: runWords(runs) })
      : say("No longer pinned: {runs}", { runs: runWords(runs) }),
  );
}

/** @param {string[]} runs */
export function hideRuns(runs) {
  const hidden = !every(runs, "hidden");
  give(
    toAll(runs, { hidden }),
    hidden ? say("Hidden: {runs}", { runs: runWords(runs) }) : say("Shown again: {runs}", { runs: runWords(runs) }),
  );
}

/**
 * @param {string[]} runs
 * @param {number | null} colour
 */
function paint(runs, colour) {
  give(toAll(runs, { colour }), say("New colour: {runs}", { runs: runWords(runs) }));
}

/**
 * A dialog with one field; `done(text)` hears what was written.
 * @param {string} title
 * @param {string} label
 * @param {string} text
 * @param {number} longest
 * @param {(text: string) => void} done
 * @param {{ lines?: boolean, hint?: string }} [more]
 */
function write(title, label, text, longest, done, { lines = false, hint = "" } = {}) {
  dialog(title, (body, close) => {
    const form = body.appendChild(document.createElement("form"));
    form.className = "given-form";
    form.method = "dialog";
    const wrap = form.appendChild(document.createElement("label"));
    wrap.appendChild(document.createElement("span")).textContent = label;
    const field = wrap.appendChild(document.createElement(lines ? "textarea" : "input"));
    Object.assign(field, { value: text, maxLength: longest, className: "given-field" });
    if (field instanceof HTMLTextAreaElement) field.rows = 8;
    if (hint) {
      const line = form.appendChild(document.createElement("p"));
      line.className = "hint";
      line.textContent = hint;
    }
    const foot = form.appendChild(document.createElement("footer"));
    const keep = foot.appendChild(document.createElement("button"));
    Object.assign(keep, { className: "button main", textContent: say("Keep") });
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      close();
      done(field.value.trim());
    });
    requestAnimationFrame(() => {
      field.focus();
      field.select?.();
    });
  });
}

/** @param {string} run */
export function renameRun(run) {
  write(
    say("Rename"),
    say("Name on these pages"),
    nameOf(run),
    LONGEST.name,
    (text) => {
      const name = text && text !== run ? text : null;
      give({ [run]: { name } }, say("Renamed: {run}", { run: name ?? run }));
    },
    { hint: say("The files keep their name: {run}", { run }) },
  );
}

/** @param {string[]} runs */
export function tagRuns(runs) {
  const common = (givenTo(runs[0]).tags ?? []).filter((word) => runs.every((run) => givenTo(run).tags?.includes(word)));
  write(
    say("Tags of {runs}", { runs: runWords(runs) }),
    say("Words, with commas between them"),
    common.join(", "),
    LONGEST.tags,
    (text) => {
      const words = [
        ...new Set(
          text
            .split(",")
            .map((word) => word.trim())
            .filter(Boolean),
        ),
      ];
      const changes = runs.map((run) => {
        const others = (givenTo(run).tags ?? []).filter((word) => !common.includes(word));
        return [run, { tags: [...new Set([...others, ...words])] }];
      });
      give(Object.fromEntries(changes), say("Tagged: {runs}", { runs: runWords(runs) }));
    },
    { hint: say("The filter finds them: {example}", { example: "tags ~ baseline" }) },
  );
}

/** @param {string} run */
export function writeNote(run) {
  write(
    say("Note on {run}", { run: nameOf(run) }),
    say("Note"),
    givenTo(run).note ?? "",
    LONGEST.note,
    (text) => {
      give({ [run]: { note: text || null } }, say("Note kept: {run}", { run: nameOf(run) }));
    },
    { lines: true },
  );
}

/**
 * @param {HTMLElement} box
 * @param {string} words
 * @param {() => void} act
 */
function item(box, words, act, className = "") {
  const button = box.appendChild(document.createElement("button"));
  Object.assign(button, { className: `menu-item ${className}`, textContent: words });
  button.setAttribute("role", "menuitem");
  button.addEventListener("click", () => {
    shut();
    act();
  });
  return button;
}

/**
 * @param {HTMLElement} box
 * @param {string[]} runs
 */
function swatches(box, runs) {
  const row = box.appendChild(document.createElement("div"));
  row.className = "swatches";
  row.setAttribute("role", "group");
  row.setAttribute("aria-label", say("Colour"));
  const now = givenTo(runs[0]).colour;
  for (let colour = 0; colour < COLOURS; colour++) {
    const button = row.appendChild(document.createElement("button"));
    button.className = "swatch";
    button.style.background = `var(--run-${colour})`;
    button.setAttribute("role", "menuitemradio");
    button.setAttribute("aria-checked", String(now === colour));
    button.setAttribute("aria-label", say("Colour {number}", { number: colour + 1 }));
    button.addEventListener("click", () => {
      shut();
      paint(runs, colour);
    });
  }
  if (now !== undefined) item(box, say("Colour by itself"), () => paint(runs, null));
}

/**
 * The menu of some runs beside what was pressed.
 * @param {string[]} runs
 * @param {HTMLElement} anchor
 */
export function openRunMenu(runs, anchor) {
  shut({ back: false });
  const box = document.createElement("div");
  box.className = "run-menu";
  box.setAttribute("role", "menu");
  box.setAttribute("aria-label", say("What to do with {run}", { run: runWords(runs) }));
  const head = box.appendChild(document.createElement("div"));
  head.className = "menu-head run-name";
  head.textContent = runs.length === 1 ? fullName(runs[0]) : runWords(runs);
  const [run] = runs;
  if (runs.length === 1 && !isOpenFor(run)) item(box, say("About this run"), () => openRun(run));
  const inFocus = runs.length === 1 && slotOf(run) >= 0;
  if (runs.length === 1) item(box, inFocus ? say("Out of focus") : say("Into focus"), () => toggleFocus(run));
  item(box, every(runs, "pinned") ? say("Unpin") : say("Pin to the top"), () => pinRuns(runs));
  item(box, every(runs, "hidden") ? say("Show again") : say("Hide on all pages"), () => hideRuns(runs));
  if (runs.length === 1) item(box, `${say("Rename")}…`, () => renameRun(run));
  item(box, `${say("Tags")}…`, () => tagRuns(runs));
  if (runs.length === 1) item(box, `${say("Note")}…`, () => writeNote(run));
  swatches(box, runs);
  if (mayDelete()) item(box, `${say("Delete")}…`, () => deleteRuns(runs), "danger");
  inside(document, "#dialogs", HTMLElement).append(box);
  open = { box, anchor };
  putBeside(box, anchor);
  box.querySelector("button")?.focus();
}

/**
 * @param {HTMLElement} box
 * @param {HTMLElement} anchor
 */
function putBeside(box, anchor) {
  const { left, bottom, top } = anchor.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const below = bottom + 4 + height <= innerHeight;
  box.style.left = `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`;
  box.style.top = `${Math.max(8, below ? bottom + 4 : top - height - 4)}px`;
}

document.addEventListener("click", (event) => {
  const button = closest(event.target, "[data-run-menu]", HTMLElement);
  const run = button?.dataset.runMenu;
  if (button && run !== undefined) openRunMenu([run], button);
  else if (open && event.target instanceof Node && !open.box.contains(event.target)) shut({ back: false });
});

document.addEventListener("contextmenu", (event) => {
  const row = closest(event.target, ".run-row", HTMLElement);
  const cell = closest(event.target, ".run-cell", HTMLElement);
  const button = cell && first(cell, "[data-run-menu]", HTMLElement);
  const run = row?.dataset.run ?? button?.dataset.runMenu;
  const anchor = row ?? cell;
  if (!run || !anchor) return;
  event.preventDefault();
  openRunMenu([run], anchor);
});

document.addEventListener(
  "keydown",
  (event) => {
    if (!open) return;
    if (event.key === "Escape" || event.key === "Tab") {
      event.preventDefault();
      event.stopPropagation();
      shut();
      return;
    }
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const buttons = [...open.box.querySelectorAll("button")];
    const here = buttons.findIndex((button) => button.matches(":focus"));
    buttons[(here + step + buttons.length) % buttons.length].focus();
  },
  true,
);
