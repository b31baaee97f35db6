// The files that belong to a run: sorted, found, looked into and saved. Of thousands some are drawn at first.
import { element } from "../../frame/elements.mjs";
import { bytesText, whole } from "../../frame/numbers.mjs";
import { at } from "../../frame/paths.mjs";
import { say } from "../../frame/words.mjs";
import { heading } from "./heading.mjs";
import { preview } from "./preview.mjs";
import { saving } from "./recorded.mjs";

/** @import {ArtifactRow} from "./parts.mjs" */
/** @import {Draw} from "./sheet.mjs" */

/** @typedef {{run: string, by: number, down: boolean, find: string, most: number, open: Set<string>}} View how they are looked at; `by` is a column */

const MOST = 20; // rows at first
const DIGITS = 12; // of a digest that are seen
const [NAME, TYPE, ROLE, PATH, SIZE, DIGEST] = [0, 1, 2, 3, 4, 5]; // places in a row

/** @type {WeakMap<HTMLElement, View>} by the place on the page */
const views = new WeakMap();

/** @type {Draw} */
export function artifacts(slot, { run, parts }) {
  const found = parts.artifacts;
  if (!found) return slot.replaceChildren();
  const before = views.get(slot);
  const view = before?.run === run ? before : { run, by: NAME, down: false, find: "", most: MOST, open: new Set() };
  views.set(slot, view);
  const asked = new URLSearchParams({ run, format: "csv" });
  const csv = saving(say("As CSV"), `${at("api/v1/tables/artifact")}?${asked}`);
  const body = element("div"),
    search = element("input", "image-field run-find");
  Object.assign(search, { type: "search", placeholder: say("Find files"), value: view.find });
  search.setAttribute("aria-label", say("Find files"));
  search.hidden = found.count <= MOST;
  search.addEventListener("input", () => {
    view.find = search.value;
    list(body, found.rows, view);
  });
  list(body, found.rows, view);
  slot.replaceChildren(heading(say("Artifacts"), whole(found.count), csv, search), body);
  if (found.count > found.rows.length)
    slot.append(element("p", "hint", say("{count} more", { count: whole(found.count - found.rows.length) })));
  return undefined;
}

/** @param {HTMLElement} body @param {ArtifactRow[]} rows @param {View} view */
function list(body, rows, view) {
  const text = view.find.trim().toLowerCase(),
    held = rows.filter((row) => [NAME, TYPE, PATH].some((at) => String(row[at]).toLowerCase().includes(text)));
  held.sort((one, other) => (view.down ? -1 : 1) * compare(one[view.by], other[view.by]));
  const table = element("table", "run-table run-artifacts"),
    lines = element("tbody");
  table.append(head(body, rows, view), lines);
  for (const row of held.slice(0, view.most)) lines.append(...line(row, view));
  body.replaceChildren(table);
  if (!held.length) body.append(element("p", "hint", say("No file is called so")));
  if (held.length <= view.most) return;
  const button = element("button", "link", say("Show all {count}", { count: whole(held.length) }));
  button.addEventListener("click", () => {
    view.most = rows.length;
    list(body, rows, view);
    body.querySelector("button")?.focus();
  });
  body.append(button);
}

/** @param {string | number | null} one @param {string | number | null} other */
function compare(one, other) {
  if (typeof one === "number" && typeof other === "number") return one - other;
  return String(one).localeCompare(String(other), undefined, { numeric: true });
}

/** @param {HTMLElement} body @param {ArtifactRow[]} rows @param {View} view */
function head(body, rows, view) {
  const made = element("thead"),
    line = made.appendChild(element("tr"));
  const columns = /** @type {const} */ ([
    [NAME, say("Name")],
    [TYPE, say("Type")],
    [ROLE, say("Role")],
    [SIZE, say("Size")],
    [DIGEST, say("Digest")],
  ]);
  for (const [at, words] of columns) {
    const cell = Object.assign(element("th"), { scope: "col" }),
      button = element("button", "run-sort", words);
    if (view.by === at) cell.setAttribute("aria-sort", view.down ? "descending" : "ascending");
    button.addEventListener("click", () => {
      view.down = view.by === at ? !view.down : at === SIZE; // the largest are looked for first
      view.by = at;
      list(body, rows, view);
      /** @type {HTMLElement | undefined} */ (
        [...body.querySelectorAll(".run-sort")][columns.findIndex(([one]) => one === at)]
      )?.focus();
    });
    cell.append(button);
    line.append(cell);
  }
  line.append(Object.assign(element("th"), { scope: "col", ariaLabel: say("Save") }));
  return made;
}

/** @param {string} role */
function roleWord(role) {
  return role === "output" ? say("output") : role === "input" ? say("input") : role;
}

/** Whether a file lies in the folder of runs, as far as its path tells. @param {string} path */
function isHere(path) {
  return path !== "" && !/^([/\\]|[a-z][a-z0-9+.-]*:)/i.test(path);
}

/** A row, and the one below it with what the file holds, where somebody looks. @param {ArtifactRow} told @param {View} view */
function line([name, type, role, path, size, digest, time, id], view) {
  const sized = size < 0 ? "–" : bytesText(size);
  const cut = digest.length > DIGITS + 8 ? `${digest.slice(0, digest.indexOf(":") + 1 + DIGITS)}…` : digest;
  const row = element("tr"),
    below = element("tr", "run-inside"),
    box = Object.assign(element("td"), { colSpan: 6 });
  below.append(box);
  const url = `${at("api/v1/blobs/")}${id}${Number.isFinite(time) ? `?at=${time}` : ""}`;
  const button = element("button", "run-look", name);
  const show = () => {
    const isOpen = view.open.has(id);
    button.setAttribute("aria-expanded", String(isOpen));
    below.hidden = !isOpen;
    if (isOpen && !box.childElementCount) preview(box, url, path || name);
    if (!isOpen) box.replaceChildren(); // what plays ends
  };
  button.addEventListener("click", () => {
    if (!view.open.delete(id)) view.open.add(id);
    show();
  });
  const save = saving(say("Save"), `${url}${url.includes("?") ? "&" : "?"}download=1`);
  save.setAttribute("aria-label", say("Save {name}", { name }));
  const isThere = isHere(path),
    cells = [isThere ? button : name, type, roleWord(role), sized, cut, isThere ? save : ""];
  for (const content of cells) row.appendChild(element("td")).append(content);
  row.children[0].setAttribute("title", path);
  row.children[DIGEST - 1].setAttribute("title", digest);
  if (!isThere) return [row];
  requestAnimationFrame(show); // once it is on the page
  below.hidden = true;
  button.setAttribute("aria-expanded", "false");
  return [row, below];
}
