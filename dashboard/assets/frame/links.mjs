// A link to this very view, and the language that the pages speak.
import * as address from "./address.mjs";
import { dialog } from "./dialog.mjs";
import { closest } from "./elements.mjs";
import { theme } from "./theme.mjs";
import { announce } from "./toast.mjs";
import { say } from "./words.mjs";

/** @type {((asked: URLSearchParams) => void)[]} */
const parts = []; // what a page adds: (searchParams) => void

/**
 * Let `add(searchParams)` put more into links to this view.
 * @param {(asked: URLSearchParams) => void} add
 */
export function addToLinks(add) {
  parts.push(add);
}

/** The address of what is seen now, theme and language with it. */
export function linkHere() {
  const here = new URL(location.href);
  for (const add of parts) add(here.searchParams);
  here.searchParams.set("theme", theme() ?? "");
  here.searchParams.set("lang", document.documentElement.lang);
  return here.href;
}

async function copy() {
  const text = linkHere();
  try {
    await navigator.clipboard.writeText(text);
    announce(say("The link is in the clipboard"));
  } catch {
    // no clipboard over plain http from another machine
    dialog(say("Copy this link"), (body) => {
      const field = body.appendChild(document.createElement("input"));
      field.className = "link-field";
      field.readOnly = true;
      field.value = text;
      field.setAttribute("aria-label", say("Copy this link"));
      requestAnimationFrame(() => field.select());
    });
  }
}

/** @param {string} language */
function speak(language) {
  // biome-ignore lint/suspicious/noDocumentCookie: the store of cookies is not there over plain http
  document.cookie = `insight-lang=${language}; path=/; max-age=31536000; samesite=strict`;
  address.set("lang", null);
  location.reload();
}

document.addEventListener("click", (event) => {
  const button = closest(event.target, "button", HTMLElement);
  if (button?.id === "copy-link") copy();
  if (button?.id === "language") speak(button.lang);
});
