// What can be shown beside the usual quantities: whatever the files of landscapes have, once they are here.
import { nothing, register, setProps } from "../../frame/clientside.mjs";

/** @typedef {{value: string, label: string}} Option */

/** @type {Set<string>} */
const offered = new Set();

/** Let these be chosen, too. @param {readonly string[]} names */
export function offer(names) {
  const fresh = names.filter((name) => !offered.has(name));
  if (!fresh.length) return;
  for (const name of fresh) offered.add(name);
  setProps("landscape-offered", { data: [...offered] });
}

/** The list with those behind it that it lacks; none where it lacks none. @param {readonly string[] | null} names @param {readonly Option[]} list */
export function extended(names, list) {
  const known = new Set(list.map(({ value }) => value));
  const fresh = (names ?? []).filter((name) => !known.has(name)).sort();
  return fresh.length ? [...list, ...fresh.map((value) => ({ value, label: value.replaceAll("_", " ") }))] : null;
}

register("landscape", {
  /** @param {string[] | null} names @param {Option[]} list */
  offer: (names, list) => extended(names, list) ?? nothing(),
});
