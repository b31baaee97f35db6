// Text into the clipboard, or before the eyes of who may not put it there.
import { dialog } from "./dialog.mjs";
import { announce } from "./toast.mjs";
import { say } from "./words.mjs";

/** @param {string} text */
export async function copyText(text) {
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
