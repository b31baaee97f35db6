// What a file of a run holds, in place: a picture, a sound, a video, a table, or the beginning of a text.
import { element } from "../../frame/elements.mjs";
import { bytesText, whole } from "../../frame/numbers.mjs";
import { say } from "../../frame/words.mjs";
import { tableOf } from "./texts.mjs";

/** @import {Rows} from "./texts.mjs" */

const MOST_BYTES = 2 ** 16; // of a text
const MOST_ROWS = 100;
const MOST_COLUMNS = 40;

/**
 * Fill a box with what an address gives; it says why where nothing can be shown.
 *
 * @param {HTMLElement} box
 * @param {string} url
 * @param {string} name of the file
 */
export async function preview(box, url, name) {
  box.replaceChildren(element("p", "hint", say("Reading…")));
  const shown = await contentOf(url, name).catch(() => [note(say("The server did not answer"))]);
  if (box.isConnected) box.replaceChildren(...shown);
}

/** @param {string} words */
function note(words) {
  return element("p", "hint", words);
}

/** @param {string} url @param {string} name @returns {Promise<HTMLElement[]>} */
async function contentOf(url, name) {
  const answer = await fetch(url, { headers: { Range: `bytes=0-${MOST_BYTES - 1}` } });
  if (answer.status === 416) return [note(say("It is empty"))];
  if (!answer.ok) return [note(say("Its file does not lie in the folder of runs, or is too large to be shown"))];
  const type = answer.headers.get("Content-Type") ?? "";
  if (/^(image|audio|video)\//.test(type)) {
    await answer.body?.cancel(); // its element asks for what it needs
    return [elementOf(type, url, name)];
  }
  const size = Number(/\/(\d+)$/.exec(answer.headers.get("Content-Range") ?? "")?.[1] ?? Number.NaN),
    bytes = await answer.arrayBuffer(),
    isWhole = !(size > bytes.byteLength);
  if (!bytes.byteLength) return [note(say("It is empty"))];
  const text = textOf(bytes, isWhole);
  if (text === null) return [note(say("Neither text nor picture"))];
  const rows = tableOf(name, text, { isWhole, most: MOST_ROWS });
  const told = isWhole
    ? []
    : [note(say("The first {part} of {size}", { part: bytesText(bytes.byteLength), size: bytesText(size) }))];
  if (rows) return [tableFor(rows), ...told, ...cutNote(rows)];
  const shown = element("pre", "snippet run-text", text);
  shown.tabIndex = 0;
  shown.dir = "auto";
  return [shown, ...told];
}

/** The text of UTF-8, of which the end may be cut; null for other bytes. @param {ArrayBuffer} bytes @param {boolean} isWhole */
function textOf(bytes, isWhole) {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: !isWhole });
    return text.includes("\0") ? null : text;
  } catch {
    return null;
  }
}

/** @param {string} type @param {string} url @param {string} name */
function elementOf(type, url, name) {
  if (type.startsWith("image/")) return Object.assign(element("img", "run-shown"), { src: url, alt: name });
  const player = type.startsWith("audio/") ? element("audio", "run-shown") : element("video", "run-shown");
  Object.assign(player, { controls: true, preload: type.startsWith("audio/") ? "none" : "metadata", src: url });
  player.setAttribute("aria-label", name);
  player.addEventListener("error", () => player.replaceWith(note(say("This browser cannot play it"))));
  return player;
}

/** @param {Rows} told */
function tableFor({ columns, rows }) {
  const box = element("div", "run-rows"),
    table = box.appendChild(element("table", "run-table"));
  box.tabIndex = 0;
  const head = table.appendChild(element("thead")).appendChild(element("tr"));
  for (const name of columns.slice(0, MOST_COLUMNS))
    head.append(Object.assign(element("th", "", name), { scope: "col" }));
  const body = table.appendChild(element("tbody"));
  for (const cells of rows) {
    const row = body.appendChild(element("tr"));
    for (const text of cells.slice(0, MOST_COLUMNS))
      row.append(Object.assign(element("td", "", text), { title: text }));
  }
  return box;
}

/** @param {Rows} told */
function cutNote({ columns, rows }) {
  if (columns.length <= MOST_COLUMNS && rows.length < MOST_ROWS) return [];
  const counts = { rows: whole(rows.length), columns: whole(Math.min(columns.length, MOST_COLUMNS)) };
  return [note(say("At most {rows} rows and {columns} columns are shown here", counts))];
}
