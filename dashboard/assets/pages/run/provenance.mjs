// What reproduces a run: its command, its code with what was changed, where it ran, what it read.
import { copyText } from "../../frame/copy_text.mjs";
import { time } from "../../frame/dates.mjs";
import { element } from "../../frame/elements.mjs";
import { whole } from "../../frame/numbers.mjs";
import { say } from "../../frame/words.mjs";
import { heading } from "./heading.mjs";
import { diffKind } from "./parts.mjs";

/** @import {Checkpoint, Process, Provenance} from "./parts.mjs" */
/** @import {Draw} from "./sheet.mjs" */

/** @type {Record<string, () => string>} */
const TITLES = {
  code: () => say("Code"),
  command: () => say("Command"),
  data: () => say("Data"),
  seed: () => say("Seeds"),
  environment: () => say("Environment"),
  hardware: () => say("Hardware"),
};

/** @type {Draw} */
export function provenance(slot, { parts }) {
  const found = parts.provenance;
  if (!found) return slot.replaceChildren();
  const open = new Set([...slot.querySelectorAll("details[open]")].map((one) => one.getAttribute("data-name")));
  const { command, replay } = found;
  slot.replaceChildren(heading(say("Provenance")));
  if (command) slot.append(...line(say("Command"), command));
  if (replay) slot.append(...line(say("Run it again, and compare"), replay));
  else if (command) slot.append(element("p", "hint", say("It cannot be run again: a word of its command was masked.")));
  for (const [name, facts] of Object.entries(found.sections)) {
    slot.append(fold(name, TITLES[name]?.() ?? name, facts.length, table(facts), open));
  }
  slot.append(...changes(found, open), ...lists(found, open), ...beside(found.also, open));
  return undefined;
}

/** The uncommitted changes, and files that nobody committed. @param {Provenance} found @param {Set<string | null>} open */
function changes({ diff, is_cut: isCut, untracked }, open) {
  const made = [];
  if (diff) {
    const lines = diff.split("\n"),
      body = element("div"),
      text = element("pre", "run-diff");
    text.tabIndex = 0;
    text.append(...lines.map((words) => element("span", `diff-${diffKind(words)}`, `${words}\n`)));
    body.append(
      copying(() => diff, say("Copy the changes")),
      text,
    );
    if (isCut) body.append(element("p", "hint", say("More was changed than is shown here.")));
    made.push(fold("diff", say("Uncommitted changes"), lines.length, body, open));
  }
  if (untracked.length) {
    const list = element("ul", "run-paths");
    list.append(...untracked.map((path) => element("li", "", path)));
    made.push(fold("untracked", say("Files that git does not know"), untracked.length, list, open));
  }
  return made;
}

/** Packages and checkpoints. @param {Provenance} found @param {Set<string | null>} open */
function lists({ packages, loaded, saved }, open) {
  const files = (/** @type {Checkpoint[]} */ held) =>
    table(held.map(([name, path, digest]) => [name, `${path}\n${digest}`]));
  const imported = packages.filter(([, , isImported]) => isImported).length;
  const note = say("Packages, {count} of them imported", { count: whole(imported) });
  return [
    packages.length ? fold("packages", note, packages.length, table(packages), open) : null,
    loaded.length ? fold("loaded", say("Checkpoints that it read"), loaded.length, files(loaded), open) : null,
    saved.length ? fold("saved", say("Checkpoints that it wrote"), saved.length, files(saved), open) : null,
  ].filter((one) => one !== null);
}

/** The other processes that recorded here, newest first. @param {Process[]} also @param {Set<string | null>} open */
function beside(also, open) {
  if (!also.length) return [];
  const body = element("div");
  for (const { did, made, command, facts } of [...also].reverse()) {
    const title = did.includes("train") ? say("Training") : did.includes("eval") ? say("Evaluation") : say("Process");
    body.append(element("p", "run-step", made === null ? title : `${title} · ${time(made)}`));
    if (command) body.append(element("pre", "snippet", command));
    body.append(table(facts));
  }
  return [fold("also", say("Also recorded here"), also.length, body, open)];
}

/** A line that can be copied. @param {string} title @param {string} text */
function line(title, text) {
  const box = element("div", "run-command"),
    code = element("pre", "snippet", text);
  code.tabIndex = 0;
  box.append(
    code,
    copying(() => text, say("Copy")),
  );
  return [element("p", "run-step", title), box];
}

/** @param {() => string} text @param {string} words */
function copying(text, words) {
  const button = element("button", "button", words);
  button.addEventListener("click", () => copyText(text()));
  return button;
}

/** @param {string} name @param {string} title @param {number} count @param {HTMLElement} body @param {Set<string | null>} open those that were open before */
function fold(name, title, count, body, open) {
  const made = element("details", "run-fold"),
    summary = element("summary", "", title);
  made.dataset.name = name;
  made.open = open.has(name);
  summary.append(element("span", "count", whole(count)));
  made.append(summary, body);
  return made;
}

/** @param {(readonly [name: string, text: string, ...rest: unknown[]])[]} rows */
function table(rows) {
  const made = element("table", "run-table run-provenance"),
    body = made.appendChild(element("tbody"));
  for (const [name, text] of rows) {
    const row = body.appendChild(element("tr"));
    row.append(Object.assign(element("th", "", name), { scope: "row" }), element("td", "", text));
  }
  return made;
}
