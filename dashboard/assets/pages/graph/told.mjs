// What the address tells of the view of a graph: which scopes are open, and where the drawing lies.
import * as address from "../../frame/address.mjs";

/** @import {Camera} from "./drawing.mjs" */

const STILL_MS = 200; // the hand rests
let still = 0;

/** The open scopes; null where it tells nothing of them. */
export function open() {
  const text = address.get("open");
  return text === null ? null : new Set([0, ...text.split(".").map(Number).filter(Number.isInteger)]);
}

/** @param {Set<number>} scopes */
export function keepOpen(scopes) {
  address.set("open", [...scopes].filter((scope) => scope > 0).join(".") || "0");
}

/** The paths of the open scopes, where they have lasting ones; null where it tells nothing of them. */
export function openNames() {
  return address.get("open")?.split(".") ?? null;
}

/** @param {string[]} paths */
export function keepNames(paths) {
  address.set("open", paths.filter(Boolean).join(".") || "-");
}

/** @returns {Camera | null} */
export function camera() {
  const told = (address.get("view") ?? "").split(",").map(Number);
  return told.length === 3 && told.every(Number.isFinite) ? { x: told[0], y: told[1], k: told[2] } : null;
}

/** Once the drawing rests, where `isHere()` says that it is still there. @param {Camera} at @param {() => boolean} isHere */
export function keepCamera({ x, y, k }, isHere) {
  clearTimeout(still);
  still = setTimeout(() => {
    if (isHere()) address.set("view", `${Math.round(x)},${Math.round(y)},${k.toFixed(3)}`);
  }, STILL_MS);
}
