// Where a run comes from and what came of it.
import { runLink } from "../../frame/drawer.mjs";
import { element } from "../../frame/elements.mjs";
import { nameOf } from "../../frame/given.mjs";
import { whole } from "../../frame/numbers.mjs";
import { say } from "../../frame/words.mjs";
import { elsewhere, heading } from "./heading.mjs";

/** @import {Draw} from "./sheet.mjs" */

/** @type {Draw} */
export function family(slot, { run, parts }) {
  const found = parts.family;
  if (!found) return slot.replaceChildren();
  const { data, checkpoint, parents, parent_id: parent, children, more } = found;
  const list = element("ol", "run-family");
  for (const [name, value] of data) link(list, say("Data"), text(value), name);
  for (const one of parents) link(list, say("Parent"), runLink(one));
  if (parent) link(list, say("Parent"), text(parent), say("No run here has this id"));
  link(list, say("This run"), element("b", "", nameOf(run)));
  if (checkpoint) link(list, say("Checkpoint"), text(checkpoint));
  for (const one of children) link(list, say("Child"), runLink(one));
  if (more) link(list, say("Child"), text(say("{count} more", { count: whole(more) })));
  const graph = elsewhere(say("In the graph of runs"), "provenance", { run });
  slot.replaceChildren(heading(say("Lineage")), list, graph);
  return undefined;
}

/** @param {string} words */
const text = (words) => element("span", "run-path", words);

/** @param {HTMLElement} list @param {string} what @param {HTMLElement} content @param {string} [title] */
function link(list, what, content, title = "") {
  const item = list.appendChild(element("li"));
  if (title) item.title = title;
  item.append(element("span", "run-step", what), content);
}
