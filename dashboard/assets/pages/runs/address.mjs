// What of the grid of runs stands in the address: its columns, its order, its filters, the chosen runs.
import * as address from "../../frame/address.mjs";
import { escaped, namesIn, unescaped, written } from "../../frame/address_text.mjs";
import { pageName } from "../../frame/page_name.mjs";

const KEYS = ["show", "hide", "how", "sort", "chosen", "where", "folders", "open", "shut"];
const LONGEST_CHOSEN = 4_000;
export const BEST = "target"; // the order that nobody chose: what runs are judged by, the best first

/**
 * @typedef {object} GridView
 * @property {string[]} show columns beside the usual ones
 * @property {string[]} hide
 * @property {Record<string, string>} hows which value of a tag its column holds: see `how_of` of hows.py
 * @property {string} sort
 * @property {string[] | null} chosen
 * @property {Record<string, Json>} where filters, as the grid has them
 * @property {boolean} folds whether folders of runs are rows
 * @property {string[]} open folders that somebody opened
 * @property {string[]} shut folders that somebody shut
 */

/** @type {GridView} */
export const view = {
  show: [],
  hide: [],
  hows: {},
  sort: BEST,
  chosen: null,
  where: {},
  folds: true,
  open: [],
  shut: [],
};

/** The view as the address says, or as it was here before. */
export function recall() {
  if (KEYS.some((name) => address.get(name) !== null)) read();
  tell();
}

export function read() {
  const { get } = address;
  view.show = namesIn(get("show"));
  view.hide = namesIn(get("hide"));
  view.hows = Object.fromEntries(
    (get("how") ?? "")
      .split(",")
      .filter((pair) => pair.includes("~"))
      .map((pair) => pair.split("~").map(unescaped)),
  );
  view.sort = get("sort") ?? BEST;
  if (get("chosen") !== null || !isTooMany()) view.chosen = namesIn(get("chosen")); // more than a link holds stay as they are
  view.where = filtersOf(get("where"));
  view.folds = get("folders") !== "flat";
  view.open = namesIn(get("open"));
  view.shut = namesIn(get("shut"));
}

/** Filters of columns: what the grid calls their model, as JSON. @param {string | null} text */
function filtersOf(text) {
  try {
    const asked = JSON.parse(text ?? "null") ?? {};
    return Object.fromEntries(
      Object.entries(asked).filter(([, model]) => ["text", "number", "date"].includes(model?.filterType)),
    );
  } catch {
    return {};
  }
}

export function tell({ step = false } = {}) {
  if (pageName() !== "runs" || address.isReread()) return; // then the grid follows the address
  const { set } = address;
  const hows = Object.entries(view.hows).map(([tag, how]) => `${escaped(tag)}~${escaped(how)}`);
  set("show", written(view.show), { step });
  set("hide", written(view.hide), { step });
  set("how", hows.join(",") || null, { step });
  set("sort", view.sort === BEST ? null : view.sort);
  set("where", Object.keys(view.where).length ? JSON.stringify(view.where) : null);
  set("folders", view.folds ? null : "flat");
  set("open", written(view.open) || null);
  set("shut", written(view.shut) || null);
  set("chosen", isTooMany() ? null : written(view.chosen ?? []));
}

/** Whether a link has no room for the chosen runs; then the bar says so. */
export function isTooMany() {
  return written(view.chosen ?? []).length > LONGEST_CHOSEN;
}

/** Call `reader` once whenever somebody comes back to an older address. @param {() => void} reader */
export function heed(reader) {
  let planned = false;
  const plan = () => {
    if (planned) return;
    planned = true;
    queueMicrotask(() => {
      planned = false;
      reader();
    });
  };
  for (const key of KEYS) address.read(key, plan);
}
