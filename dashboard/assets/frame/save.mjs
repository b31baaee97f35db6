// Files that leave this page: whatever they hold, and tables as text.
import { cellOf } from "./spreadsheet.mjs";

const KEPT_MS = 60_000; // a browser may read the file long after the click

/**
 * @param {Blob} blob
 * @param {string} name
 */
export function saveFile(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}

/** @param {unknown} value */
function quoted(value) {
  const text = cellOf(String(value));
  return /[",\n\r\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Rows of values as the text of a CSV file, or with tabs, as spreadsheets take them from the clipboard.
 * @param {unknown[][]} rows
 */
export function tableText(rows, separator = ",") {
  return `${rows.map((row) => row.map(quoted).join(separator)).join("\n")}\n`;
}
