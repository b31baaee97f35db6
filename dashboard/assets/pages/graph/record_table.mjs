// The graph of runs as a table, for who reads it rather than looks at it.
import { element } from "../../frame/elements.mjs";
import { whole } from "../../frame/numbers.mjs";
import { say } from "../../frame/words.mjs";
import { make } from "./elements.mjs";
import { recordRows } from "./record_rows.mjs";

/** @import {GraphData} from "./data.mjs" */
/** @import {Row} from "./record_rows.mjs" */

export class RecordTable {
  /** @type {GraphData | null} */
  data = null;

  /** @param {HTMLElement} host @param {(item: number) => void} pick */
  constructor(host, pick) {
    this.host = host;
    this.pick = pick;
  }

  /** @param {GraphData} data */
  show(data) {
    if (this.data?.key === data.key) return;
    this.data = data;
    const { rows, count } = recordRows(data);
    const table = element("table"),
      words = { shown: whole(rows.length), all: whole(count) };
    const told = rows.length < count ? say("{shown} of {all} links; choose fewer runs for the others.", words) : "";
    const titles = [say("Kind"), say("From"), say("What it is to the next"), say("Kind"), say("To")];
    const head = make("tr", "", null, ...titles.map((title) => Object.assign(make("th", "", title), { scope: "col" })));
    table.append(
      make("caption", "", [say("Every link of the graph, from left to right."), told].filter(Boolean).join(" ")),
      make("thead", "", null, head),
      make("tbody", "", null, ...rows.map((row) => this.#row(data, row))),
    );
    this.host.replaceChildren(table);
  }

  /** @param {GraphData} data @param {Row} row */
  #row(data, { from, says, to }) {
    const kind = (/** @type {number | null} */ node) => make("td", "", node === null ? "" : data.sort(data.item(node)));
    return make("tr", "", null, kind(from), this.#end(data, from), make("td", "", says), kind(to), this.#end(data, to));
  }

  /** @param {GraphData} data @param {number | null} node */
  #end(data, node) {
    if (node === null) return make("td");
    const item = data.item(node),
      button = make("button", "graph-link", data.label(item));
    button.addEventListener("click", () => this.pick(item));
    return make("td", "", null, button);
  }
}
