// Texts that are tables: lines of a CSV file, or JSON with columns and rows. Cells stay as they are written.

/** @typedef {{columns: string[], rows: string[][]}} Rows */
/** @typedef {{source?: string}} Source of a value, where a browser tells it: a number beyond its own keeps its digits */

/**
 * The cells of a CSV file, line by line; quotes as RFC 4180 has them.
 *
 * @param {string} text
 * @param {string} separator
 * @param {number} most lines
 */
export function linesOf(text, separator, most) {
  /** @type {string[][]} */
  const lines = [];
  /** @type {string[]} */
  let cells = [];
  let at = 0;
  while (at < text.length && lines.length < most) {
    let cell = "";
    if (text[at] === '"') {
      at += 1;
      for (;;) {
        const end = text.indexOf('"', at);
        cell += text.slice(at, end < 0 ? text.length : end);
        at = end < 0 ? text.length : end + 1;
        if (text[at] !== '"') break;
        cell += '"';
        at += 1;
      }
    }
    const rest = /[\r\n]/.exec(text.slice(at, at + 1)) ? at : nextOf(text, separator, at);
    cell += text.slice(at, rest);
    at = rest;
    cells.push(cell);
    if (text[at] === separator) {
      at += 1;
      if (at < text.length) continue;
      cells.push("");
    }
    if (text[at] === "\r") at += 1;
    if (text[at] === "\n") at += 1;
    lines.push(cells);
    cells = [];
  }
  return lines;
}

/** Where a cell ends. @param {string} text @param {string} separator @param {number} from */
function nextOf(text, separator, from) {
  for (let at = from; at < text.length; at++)
    if (text[at] === separator || text[at] === "\n" || text[at] === "\r") return at;
  return text.length;
}

/** @param {string} line the first of a CSV file */
function separatorOf(line) {
  return line.split(";").length > line.split(",").length ? ";" : ",";
}

/**
 * What a file holds as a table; null where it is none.
 *
 * @param {string} name of the file
 * @param {string} text its beginning
 * @param {{isWhole: boolean, most: number}} how whether that is all, and how many rows are wanted
 * @returns {Rows | null}
 */
export function tableOf(name, text, { isWhole, most }) {
  const ending = /\.(csv|tsv|json)$/i.exec(name)?.[1].toLowerCase();
  if (ending === "json") return isWhole ? tableOfJson(text, most) : null;
  if (!ending) return null;
  const line = text.slice(0, Math.max(0, text.indexOf("\n"))) || text;
  const lines = linesOf(text, ending === "tsv" ? "\t" : separatorOf(line), most + 2);
  if (!isWhole && lines.length < most + 2) lines.pop(); // it may be cut
  const [columns, ...rows] = lines;
  return columns && rows.length ? { columns, rows: rows.slice(0, most) } : null;
}

/** @param {string} text @param {number} most @returns {Rows | null} */
function tableOfJson(text, most) {
  const asWritten = (/** @type {string} */ _key, /** @type {unknown} */ value, /** @type {Source} */ context) =>
    typeof value === "number" ? (context?.source ?? String(value)) : value;
  /** @type {Json} */
  let found;
  try {
    found = JSON.parse(text, /** @type {(key: string, value: unknown) => unknown} */ (asWritten));
  } catch {
    return null; // also what is too deep
  }
  const cell = (/** @type {unknown} */ value) =>
    value === null || value === undefined ? "" : typeof value === "object" ? JSON.stringify(value) : String(value);
  if (Array.isArray(found?.columns) && Array.isArray(found?.data) && found.data.every(Array.isArray))
    return {
      columns: found.columns.map(cell),
      rows: found.data.slice(0, most).map((/** @type {unknown[]} */ row) => row.map(cell)),
    };
  if (!Array.isArray(found) || !found.length || !found.every((one) => one !== null && typeof one === "object"))
    return null;
  if (found.some(Array.isArray)) return null;
  const columns = [...new Set(found.slice(0, most).flatMap((one) => Object.keys(one)))];
  const rows = found.slice(0, most).map((one) => columns.map((name) => cell(one[name])));
  return { columns, rows };
}
