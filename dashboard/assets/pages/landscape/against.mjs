// Which landscape is taken from all others: one that a button below it picked, as the address has it.
import * as address from "../../frame/address.mjs";
import { element } from "../../frame/elements.mjs";
import { nameOf } from "../../frame/given.mjs";
import { pageName } from "../../frame/page_name.mjs";
import { changed, on } from "../../frame/state.mjs";
import { say } from "../../frame/words.mjs";

const KEY = "against";

/** Its run and tag; null for none. @returns {[run: string, tag: string] | null} */
export function against() {
  const parts = address.get(KEY)?.split(",") ?? [];
  if (parts.length !== 2) return null;
  try {
    return [decodeURIComponent(parts[0]), decodeURIComponent(parts[1])];
  } catch {
    return null; // somebody wrote it by hand
  }
}

/** @param {string} run @param {string} tag */
export function isAgainst(run, tag) {
  const now = against();
  return now !== null && now[0] === run && now[1] === tag;
}

/** Take it from all others, or none. @param {[run: string, tag: string] | null} next */
export function setAgainst(next) {
  address.set(KEY, next?.map(encodeURIComponent).join(","));
  tell();
  changed("view");
}

/** Say in the controls what is taken away, and let it be ended there. */
function tell() {
  const host = document.getElementById("landscape-against");
  if (!host) return;
  const now = against();
  const words = now ? say("Difference to {run}, {tag}", { run: nameOf(now[0]), tag: now[1] }) : "";
  if (host.dataset.said === words) return; // a change on the page is told to all of it
  host.dataset.said = words;
  host.hidden = !now;
  if (!now) return host.replaceChildren();
  const button = element("button", "button small", say("End"));
  button.setAttribute("aria-label", say("Show landscapes as they are"));
  button.addEventListener("click", () => setAgainst(null));
  host.replaceChildren(element("span", "control-label", words), button);
}

on((what) => {
  if ((what === "cards" || what === "location" || what === "runs") && pageName() === "landscape") tell();
});
address.read(KEY, () => {
  if (pageName() !== "landscape") return;
  tell();
  changed("view");
});
