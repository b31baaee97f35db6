// The table of a report: sorted by a click on a heading, and as long as somebody wants.
import { all, element } from "../../assets/frame/elements.mjs";
import { pointAt } from "./shared.mjs";

const FEW = 25; // rows that are seen at first

/** @param {HTMLTableElement} table */
export function table(table) {
  const headings = all(table, "thead th", HTMLTableCellElement),
    body = table.tBodies[0];
  headings.forEach((heading, at) => {
    const button = element("button", "", heading.textContent ?? "");
    heading.replaceChildren(button);
    button.addEventListener("click", () => {
      const isDown = heading.ariaSort === "ascending" || (!heading.ariaSort && heading.classList.contains("n"));
      for (const other of headings) other.removeAttribute("aria-sort");
      heading.setAttribute("aria-sort", isDown ? "descending" : "ascending");
      body.replaceChildren(...sorted([...body.rows], at, isDown));
      cut(body, isShort);
    });
  });
  const more = document.getElementById("all-runs");
  let isShort = more !== null;
  if (more) more.hidden = false;
  cut(body, isShort);
  more?.addEventListener("click", () => {
    isShort = false;
    more.hidden = true;
    cut(body, isShort);
  });
  for (const row of body.rows) {
    row.addEventListener("pointerenter", () => pointAt({ run: row.dataset.run ?? null, at: null }));
    row.addEventListener("pointerleave", () => pointAt(null));
  }
}

/** @param {HTMLTableSectionElement} body @param {boolean} isShort */
function cut(body, isShort) {
  [...body.rows].forEach((row, at) => {
    row.hidden = isShort && at >= FEW;
  });
}

/** Numbers before texts, and what has none last, whichever way. @param {HTMLTableRowElement[]} rows @param {number} column @param {boolean} isDown */
function sorted(rows, column, isDown) {
  const way = isDown ? -1 : 1;
  const keyed = rows.map((row) => {
    const text = row.cells[column].textContent ?? "";
    const value = Number(text.replace("∞", "Infinity"));
    return { row, text, value, isNumber: text !== "" && !Number.isNaN(value), isNothing: text === "–" };
  });
  keyed.sort((one, other) => {
    if (one.isNothing !== other.isNothing) return one.isNothing ? 1 : -1;
    if (one.isNumber && other.isNumber) return way * (one.value - other.value);
    if (one.isNumber !== other.isNumber) return one.isNumber ? -1 : 1;
    return way * one.text.localeCompare(other.text, undefined, { numeric: true });
  });
  return keyed.map(({ row }) => row);
}
