// Small tables of numbers, beside the charts that they belong to.
import { element } from "../frame/elements.mjs";

function fill(cell, content) {
  if (typeof content === "object")
    Object.assign(cell, { textContent: content.text, title: content.title ?? "", className: content.className ?? "" });
  else cell.textContent = content;
  return cell;
}

/** A table of named columns. A cell is a text, or {text, title, className}; `sides` makes the first of each row its name. */
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
    cells.forEach((content, place) => {
      if (place || !sides) fill(row.insertCell(), content);
      else Object.assign(fill(row.appendChild(element("th")), content), { scope: "row" });
    });
  }
  return table;
}

/** A table that may be larger than its place, in a frame that scrolls by hand and by keyboard. */
export function scrolled(table, label) {
  const frame = element("div", "table-scroll");
  frame.tabIndex = 0;
  frame.setAttribute("role", "group");
  frame.setAttribute("aria-label", label);
  frame.append(table);
  return frame;
}
