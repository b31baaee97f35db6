// Small tables of numbers, beside the charts that they belong to.
import { element } from "../frame/elements.mjs";

/** @typedef {string | {text: string, title?: string, className?: string}} Content of a cell */

/** @param {HTMLTableCellElement} cell @param {Content} content */
function fill(cell, content) {
  if (typeof content === "object")
    Object.assign(cell, { textContent: content.text, title: content.title ?? "", className: content.className ?? "" });
  else cell.textContent = content;
  return cell;
}

/**
 * A table of named columns; `sides` makes the first of each row its name.
 *
 * @param {Content[]} names
 * @param {Content[][]} rows
 */
export function tableOf(names, rows, { className = "", sides = false } = {}) {
  const table = element("table", className);
  const head = table.createTHead().insertRow();
  for (const name of names) {
    if (name === "") head.insertCell();
    else Object.assign(fill(head.appendChild(element("th")), name), { scope: "col" });
  }
  const body = table.createTBody();
  for (const cells of rows) {
    const row = body.insertRow();
    cells.forEach((content, column) => {
      if (column || !sides) fill(row.insertCell(), content);
      else Object.assign(fill(row.appendChild(element("th")), content), { scope: "row" });
    });
  }
  return table;
}

/** A table that may be larger than its place, in a frame that scrolls by hand and by keyboard. @param {HTMLTableElement} table @param {string} label */
export function scrolled(table, label) {
  const frame = element("div", "table-scroll");
  frame.tabIndex = 0;
  frame.setAttribute("role", "group");
  frame.setAttribute("aria-label", label);
  frame.append(table);
  return frame;
}
