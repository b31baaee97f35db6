// What a card gives away: every point as CSV, the drawing as PNG or SVG, a line of Python.
import { dialog } from "../../frame/dialog.mjs";
import { plotly } from "../../frame/plotly.mjs";
import { saveFile } from "../../frame/save.mjs";
import { state } from "../../frame/state.mjs";
import { announce } from "../../frame/toast.mjs";
import { say } from "../../frame/words.mjs";
import { askCards } from "../../charts/card_channel.mjs";
import { figure, SIZE } from "./figure.mjs";

/** A name that every file system takes, with the tag still to be read in it. */
export function fileName(tags, ending) {
  const words = tags
    .join("+")
    .normalize("NFC")
    .replace(/[^\p{L}\p{N}._+-]+/gu, "-")
    .replace(/^[.-]+|[.-]+$/g, "");
  return `scalar_${[...words].slice(0, 80).join("") || "chart"}.${ending}`;
}

const filtered = () => (state.matches === null ? null : [...state.matches]);

/** Every point of the runs that the filter lets through, in parts: a file may be larger than one answer. */
export async function csv(tags) {
  const parts = [],
    runs = filtered();
  let after = null;
  do {
    const part = await askCards("csv", { tags, runs, after });
    if (!part) {
      announce(say("The server did not answer; nothing was saved"));
      return null;
    }
    parts.push(part.text);
    after = part.last;
  } while (after);
  const file = new Blob(parts, { type: "text/csv;charset=utf-8" });
  saveFile(file, fileName(tags, "csv"));
  return file;
}

export async function picture(field, tags, format) {
  const Plotly = await plotly().catch(() => null);
  if (!Plotly) {
    announce(say("The server did not answer; nothing was saved"));
    return null;
  }
  if (!field?.scale) return null; // nothing is drawn there yet
  const address = await Plotly.toImage(figure(field, tags), { format, ...SIZE, scale: format === "png" ? 2 : 1 });
  const body = address.slice(address.indexOf(",") + 1);
  const bytes =
    format === "svg"
      ? new TextEncoder().encode(decodeURIComponent(body))
      : Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0));
  saveFile(new Blob([bytes], { type: format === "svg" ? "image/svg+xml" : "image/png" }), fileName(tags, format));
  return bytes;
}

/** Python that makes the table of this card; JSON's texts are Python's, too. */
export function snippet(tags) {
  const root = document.querySelector(".crumb")?.title ?? ".",
    runs = filtered();
  const named = runs ? `, runs=${JSON.stringify(runs)}` : "";
  return `import insight\n\ntable = insight.open_runs(${JSON.stringify(root)}).table("scalar", tags=${JSON.stringify(tags)}${named})\n`;
}

export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    announce(say("Copied"));
  } catch {
    // no right to the clipboard: show it to be copied by hand
    dialog(say("Copy this"), (body) => {
      const box = body.appendChild(document.createElement("pre"));
      box.className = "snippet";
      box.textContent = text;
      box.tabIndex = 0;
    });
  }
}

/** A menu below `button`; arrows move in it, Esc closes it. */
export function menu(button, field, tags) {
  document.querySelector(".export-menu")?.remove();
  const box = document.createElement("div");
  box.className = "export-menu";
  box.setAttribute("role", "menu");
  box.setAttribute("aria-label", say("Export {tag}", { tag: tags.join(", ") }));
  let isClosed = false; // taking it out takes the focus away, which closes it, too
  const close = (back) => {
    if (isClosed) return;
    isClosed = true;
    box.remove();
    if (back) button.focus();
  };
  for (const [words, act] of [
    [say("Every point as CSV"), () => csv(tags)],
    [say("Picture as PNG"), () => picture(field, tags, "png")],
    [say("Picture as SVG"), () => picture(field, tags, "svg")],
    [say("Copy as DataFrame"), () => copy(snippet(tags))],
  ]) {
    const item = box.appendChild(document.createElement("button"));
    item.setAttribute("role", "menuitem");
    item.textContent = words;
    item.addEventListener("click", () => {
      close(true);
      act();
    });
  }
  box.addEventListener("keydown", (event) => {
    const items = [...box.children],
      place = items.indexOf(document.activeElement);
    const wanted = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: items.length - 1 }[event.key];
    if (event.key === "Escape" || event.key === "Tab") {
      event.preventDefault();
      event.stopPropagation();
      close(true);
    }
    if (wanted === undefined) return;
    event.preventDefault();
    items.at(wanted % items.length).focus();
  });
  box.addEventListener("focusout", (event) => {
    if (!box.contains(event.relatedTarget)) close(false);
  });
  (button.closest("dialog") ?? document.getElementById("dialogs")).append(box);
  const place = button.getBoundingClientRect();
  box.style.left = `${Math.max(8, Math.min(place.left, innerWidth - box.offsetWidth - 8))}px`;
  box.style.top = `${Math.min(place.bottom + 4, innerHeight - box.offsetHeight - 8)}px`;
  box.firstChild.focus();
}
