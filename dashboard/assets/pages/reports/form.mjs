// The form of a report: what it shows is written here, and kept by the server.
import * as address from "../../frame/address.mjs";
import { Channel } from "../../frame/channel.mjs";
import { setProps } from "../../frame/clientside.mjs";
import { closest, first, inside } from "../../frame/elements.mjs";
import { state } from "../../frame/state.mjs";
import { say } from "../../frame/words.mjs";

/** @typedef {{title: string, filter: string, tags: string, target: string, notes: string}} Fields */
/** @typedef {{of: string, fields: Fields | null, error?: string}} Answer */

export const ALL = "all";
const FIELDS = /** @type {const} */ (["title", "filter", "tags", "target", "notes"]);
const AUTO = "auto"; // the target that nobody chose
const channel = new Channel("reports-kept");
/** @type {{choice: string, editing: string | null, lost: {of: string, fields: Fields} | null}} */
const form = { choice: ALL, editing: null, lost: null };

/** @param {string} id @param {boolean} isSeen */
function see(id, isSeen) {
  const found = document.getElementById(id);
  if (found) found.hidden = !isSeen;
}

/** Which parts of the page are seen. */
export function arrange() {
  const isOpen = form.choice !== ALL,
    isEdited = form.editing !== null;
  see("report-form", isEdited);
  see("reports-list", !isOpen && !isEdited);
  see("report-view", isOpen && !isEdited);
  see("report-gone", form.lost !== null && !isOpen && !isEdited);
  for (const name of ["edit", "file", "drop"]) see(`report-${name}`, isOpen && !isEdited);
  see("report-new", !isEdited);
}

/** Another report is open, or none; what was written of the one before is let go. @param {string} choice */
export function choose(choice) {
  if (form.choice !== choice) form.editing = null;
  form.choice = choice;
  arrange();
}

/** @param {string} words */
function complain(words) {
  inside(document, "#report-error", HTMLElement).textContent = words;
}

/** @param {string} of @param {Partial<Fields>} fields */
function write(of, fields) {
  form.editing = of;
  for (const name of FIELDS) setProps(`report-${name}`, { value: fields[name] ?? "" });
  complain("");
  arrange();
  document.getElementById("report-title")?.focus();
}

/** A new report begins with what the frame shows. */
function begin() {
  const target = state.judgedBy === AUTO ? "" : (state.judgedBy ?? "");
  write("", { filter: address.get("q") ?? "", target });
}

/** @param {object} question @param {(answer: Answer) => void} hear */
function ask(question, hear) {
  channel.ask(question, (/** @type {Answer} */ answer) => {
    if (answer.error) complain(answer.error);
    else hear(answer);
  });
}

/** Open another report, or all of them; the list is asked for anew. @param {string} choice */
function take(choice) {
  address.set("report", choice === ALL ? null : choice, { step: true });
  setProps("reports-choice", { value: choice });
  setProps("reports-changed", { data: Date.now() });
}

function save() {
  const fields = Object.fromEntries(
    FIELDS.map((name) => {
      const field = document.getElementById(`report-${name}`);
      return [name, field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : ""];
    }),
  );
  ask({ do: "save", of: form.editing, fields }, (answer) => {
    form.editing = null;
    take(answer.of);
    choose(answer.of);
  });
}

function drop() {
  ask({ do: "drop", of: form.choice }, (answer) => {
    form.lost = answer.fields && { of: answer.of, fields: answer.fields };
    const words = say("{title} was deleted.", { title: answer.fields?.title ?? "" });
    inside(document, "#report-dropped", HTMLElement).textContent = words;
    take(ALL);
    choose(ALL);
  });
}

function undo() {
  const { lost } = form;
  if (!lost) return;
  ask({ do: "save", ...lost }, (answer) => {
    form.lost = null;
    take(answer.of);
    choose(answer.of);
  });
}

/** @type {Record<string, () => void>} */
const ACTS = {
  "report-new": begin,
  "report-edit": () => ask({ do: "get", of: form.choice }, ({ of, fields }) => write(of, fields ?? {})),
  "report-save": save,
  "report-drop": drop,
  "report-undo": undo,
  "report-cancel": () => {
    form.editing = null;
    arrange();
  },
};

document.addEventListener("click", (event) => {
  ACTS[closest(event.target, "button", HTMLElement)?.id ?? ""]?.();
});
document.addEventListener("keydown", (event) => {
  const isIn = closest(event.target, "#report-form", HTMLElement) !== null;
  if (isIn && event.key === "Enter" && (event.ctrlKey || event.metaKey)) save();
  if (isIn && event.key === "Escape") first(document, "#report-cancel", HTMLButtonElement)?.click();
});
