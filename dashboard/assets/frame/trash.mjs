// Deleting runs: what would be moved and how large, the question, the way back; and the trash itself.
import { Channel } from "./channel.mjs";
import { time } from "./dates.mjs";
import { dialog } from "./dialog.mjs";
import { closest } from "./elements.mjs";
import { runWords } from "./names.mjs";
import { bytesText, whole } from "./numbers.mjs";
import { changed } from "./state.mjs";
import { announce, offer } from "./toast.mjs";
import { say } from "./words.mjs";

/**
 * What becomes of a run: as the server tells it before, and after.
 * @typedef {{ run: string, mark: string, id: string, bytes: number, files: number, whole: boolean, folders: number, entries: string[],
 *   status: string, thrown: number }} Plan
 */

const PATIENCE_MS = 60_000;
const channel = new Channel("trash", PATIENCE_MS);
/** @type {(() => void) | null} */
let view = null; // draws the dialog of the trash anew, while it is open
/** @type {Json} */
let known = null; // the last answer

/** @type {Promise<void>} */
let before = Promise.resolve(); // until the request before was answered, or nobody waits for that any longer

/**
 * Requests are sent one after the other: each changes something, and what came of it is told.
 * @param {object} request
 * @param {(answer: Json) => void} hear
 */
function queue(request, hear) {
  before = before.then(() => new Promise((done) => send(request, hear, done)));
}

/**
 * @param {object} request
 * @param {(answer: Json) => void} hear
 * @param {() => void} done
 */
function send(request, hear, done) {
  let isLate = false;
  /** @param {Json} answer */
  const thrown = (answer) => {
    done();
    known = answer;
    labelTrash();
    if (!isLate) hear(answer);
    view?.();
  };
  channel.ask(request, thrown, () => {
    isLate = true;
    done();
    announce(say("The server does not answer: is it still running?"));
  });
}

/** Say beside the button how much is in the trash. */
export function labelTrash() {
  const word = document.getElementById("runs-trash-word");
  if (!known) return; // the page came with the number
  const count = known.trash.length;
  if (word) word.textContent = count ? say("Trash ({count})", { count: whole(count) }) : say("Trash");
}

/**
 * @param {HTMLElement} box
 * @param {string} words
 * @param {keyof HTMLElementTagNameMap} [name]
 */
function line(box, words, name = "p", className = "") {
  const element = box.appendChild(document.createElement(name));
  element.textContent = words;
  element.className = className;
  return element;
}

/**
 * @param {HTMLElement} box
 * @param {string} words
 * @param {() => void} act
 */
function press(box, words, act, className = "button") {
  const button = box.appendChild(document.createElement("button"));
  Object.assign(button, { className, textContent: words });
  button.addEventListener("click", act);
  return button;
}

/** @type {(plans: Plan[]) => number} */
const total = (plans) => plans.reduce((sum, { bytes }) => sum + bytes, 0);
/** @type {(plans: Plan[]) => string[]} */
const runsOf = (plans) => plans.map(({ run }) => run);
/** @type {(plans: Plan[]) => string[]} */
const idsOf = (plans) => plans.map(({ id }) => id);

/** Whether the server deletes at all: see `--allow-delete`. */
export function mayDelete() {
  return document.getElementById("loaded")?.dataset.deletes === "true";
}

/**
 * Ask before anything is moved.
 * @param {string[]} runs
 */
export function deleteRuns(runs) {
  queue({ do: "plan", runs }, (plan) => {
    const box = dialog(say("Delete runs"), (body, close) => {
      if (!plan.allowed) {
        line(body, say("This dashboard may not delete: it was started without being allowed to."));
        line(body, "insight serve DIR --allow-delete", "pre", "snippet");
        return;
      }
      refusals(body, plan.refused);
      if (!plan.done.length) return;
      const bytes = total(plan.done);
      line(
        body,
        say("{count} runs, {size}, move to the folder .insight-trash beside them, and can be taken back from there.", {
          count: whole(plan.done.length),
          size: bytesText(bytes),
        }),
      );
      const list = body.appendChild(document.createElement("ul"));
      list.className = "moved-list";
      for (const one of plan.done) {
        const row = list.appendChild(document.createElement("li"));
        line(row, one.run, "b");
        line(
          row,
          say("{files} files, {size}", { files: whole(one.files), size: bytesText(one.bytes) }),
          "span",
          "faint",
        );
        if (one.folders > 1)
          line(row, say("the folders of all its {count} ranks", { count: whole(one.folders) }), "i", "faint");
        if (!one.whole)
          line(
            row,
            say("without the runs below it: only {names}", { names: one.entries.slice(0, 8).join(", ") }),
            "i",
            "faint",
          );
        if (one.status === "running")
          line(
            row,
            say("is still being written: its recorder goes on in the files moved, and may begin the run anew here"),
            "i",
            "warn",
          );
      }
      const foot = body.appendChild(document.createElement("footer"));
      press(foot, say("Cancel"), close).focus();
      press(
        foot,
        say("Move to the trash"),
        () => {
          close();
          throwAway(plan.done);
        },
        "button danger",
      );
    });
    box.id = "delete-dialog";
  });
}

/**
 * @param {HTMLElement} body
 * @param {{ name: string, why: string }[]} refused
 */
function refusals(body, refused) {
  for (const { name, why } of refused) line(body, `${name}: ${why}`, "p", "bad");
}

/**
 * Move what was shown, and nothing that came since: the marks say what that was.
 * @param {Plan[]} plans
 */
function throwAway(plans) {
  const marks = Object.fromEntries(plans.map(({ run, mark }) => [run, mark]));
  queue({ do: "throw", runs: runsOf(plans), marks }, ({ done, refused }) => {
    if (refused.length) dialog(say("Not all could be deleted"), (body) => refusals(body, refused));
    if (!done.length) return;
    const size = bytesText(total(done));
    changed("thrown");
    offer(say("Moved to the trash: {runs}, {size}", { runs: runWords(runsOf(done)), size }), say("Undo"), () =>
      restore(idsOf(done)),
    );
  });
}

/** @param {string[]} ids */
function restore(ids) {
  queue({ do: "restore", ids }, ({ done, refused }) => {
    if (refused.length) dialog(say("Not all could be taken back"), (body) => refusals(body, refused));
    else announce(say("Taken back: {runs}", { runs: done.join(", ") }));
  });
}

/**
 * Ask again before bytes are gone for good.
 * @param {Plan[]} items
 */
function empty(items) {
  const size = bytesText(total(items));
  dialog(say("Empty the trash"), (body, close) => {
    line(
      body,
      say("{count} runs, {size}, are removed for good. Nobody can take that back.", {
        count: whole(items.length),
        size,
      }),
    );
    const foot = body.appendChild(document.createElement("footer"));
    press(foot, say("Cancel"), close).focus();
    press(
      foot,
      say("Remove for good"),
      () => {
        close();
        queue({ do: "empty", ids: idsOf(items) }, ({ done, refused }) => {
          if (refused.length) dialog(say("Not all could be removed"), (inside) => refusals(inside, refused));
          const free = done.reduce((/** @type {number} */ sum, /** @type {number} */ bytes) => sum + bytes, 0);
          announce(say("{size} are free now", { size: bytesText(free) }));
        });
      },
      "button danger",
    );
  });
}

function show() {
  const box = dialog(say("Trash"), (body) => {
    view = () => {
      body.replaceChildren();
      if (!known) {
        line(body, say("Loading"));
        return;
      }
      const { trash, allowed, trouble } = known;
      if (trouble) line(body, trouble, "p", "bad");
      else if (!trash.length)
        line(
          body,
          say(
            "The trash is empty. Deleted runs wait here, in .insight-trash, until somebody takes them back or empties it.",
          ),
        );
      if (!allowed) {
        line(body, say("This dashboard may not delete: it was started without being allowed to."));
        line(body, "insight serve DIR --allow-delete", "pre", "snippet");
      }
      const list = body.appendChild(document.createElement("ul"));
      list.className = "moved-list";
      for (const one of trash) {
        const row = list.appendChild(document.createElement("li"));
        line(row, one.run, "b");
        line(row, `${bytesText(one.bytes)} · ${time(one.thrown)}`, "span", "faint");
        if (!allowed) continue;
        press(row, say("Take back"), () => restore([one.id]), "link");
        press(row, say("Remove"), () => empty([one]), "link bad");
      }
      if (!trash.length || !allowed) return;
      const foot = body.appendChild(document.createElement("footer"));
      const size = bytesText(total(trash));
      press(foot, say("Empty the trash: {size}", { size }), () => empty(trash), "button danger");
    };
    view();
  });
  box.id = "trash-dialog";
  box.addEventListener("close", () => {
    view = null;
  });
  queue({ do: "list" }, () => {});
}

document.addEventListener("click", (event) => {
  if (closest(event.target, "#runs-trash", HTMLElement)) show();
});
