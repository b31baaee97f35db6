// Addresses of heavy values: the same ids as dashboard/blobs.py makes.
import { at } from "./paths.mjs";

const LETTERS = new TextEncoder();

/** @param {string} name */
function packed(name) {
  let text = "";
  for (const byte of LETTERS.encode(name)) text += String.fromCharCode(byte);
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** @param {string} kind @param {string} run @param {string} tag @param {number} step */
export function blobId(kind, run, tag, step) {
  return `${kind}.${packed(run)}.${packed(tag)}.${step}`;
}

/**
 * The address of a value. `time` is when it was recorded: of a step that was recorded anew it
 * makes another address, so that no cache shows what was there before.
 *
 * @param {string} kind
 * @param {string} run
 * @param {string} tag
 * @param {number} step
 * @param {{time?: number | null, download?: boolean}} wants
 */
export function blobUrl(kind, run, tag, step, { time = null, download = false } = {}) {
  const wants = new URLSearchParams();
  if (time !== null && Number.isFinite(time)) wants.set("at", String(time));
  if (download) wants.set("download", "1");
  return `${at("api/v1/blobs/")}${blobId(kind, run, tag, step)}${wants.size ? `?${wants}` : ""}`;
}

/** The address of the file of a landscape: the same as dashboard/landscape_files.py makes. @param {string} run @param {string} file */
export function landscapeUrl(run, file) {
  return `${at("api/v1/landscapes/")}${packed(run)}.${packed(file)}`;
}
