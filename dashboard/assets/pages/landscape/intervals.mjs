// Which landscapes of the page are shown: a button for each, where there are several.
import * as address from "../../frame/address.mjs";
import { all, element } from "../../frame/elements.mjs";
import { pageName } from "../../frame/page_name.mjs";
import { changed, on } from "../../frame/state.mjs";

const KEY = "shown",
  MOST = 40; // of more, a row of buttons helps nobody

/** What the address says; null for all. @returns {Set<string> | null} */
function picked() {
  const text = address.get(KEY);
  return text === null ? null : new Set(text.split(",").map(decoded));
}

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // somebody wrote it by hand
  }
}

/** @param {string[]} tags @param {string} tag */
function toggle(tags, tag) {
  const now = new Set(picked() ?? tags);
  if (!now.delete(tag)) now.add(tag);
  const kept = tags.filter((one) => now.has(one));
  address.set(KEY, kept.length === tags.length || !kept.length ? null : kept.map(encodeURIComponent).join(","));
  arrange();
  changed("view");
}

function arrange() {
  const host = document.getElementById("landscape-intervals"),
    main = document.getElementById("main");
  if (!host || !main) return;
  const cards = all(main, ".card[data-tag]", HTMLElement);
  const tags = [...new Set(cards.map((card) => card.dataset.tag ?? ""))];
  const shown = picked();
  const isAny = shown !== null && tags.some((tag) => shown.has(tag));
  for (const card of cards) card.classList.toggle("unpicked", isAny && !shown.has(card.dataset.tag ?? ""));
  host.hidden = tags.length < 2 || tags.length > MOST;
  if (host.dataset.tags !== tags.join("\n")) {
    host.dataset.tags = tags.join("\n");
    host.replaceChildren(
      ...tags.map((tag) => {
        const button = element("button", "button small", tag.replace(/^landscape_/, ""));
        button.title = tag;
        button.addEventListener("click", () => toggle(tags, tag));
        return button;
      }),
    );
  }
  [...host.children].forEach((button, i) => button.setAttribute("aria-pressed", String(!isAny || shown.has(tags[i]))));
}

on((what) => {
  if ((what === "cards" || what === "location") && pageName() === "landscape") arrange();
});
address.read(KEY, () => {
  if (pageName() === "landscape") arrange();
});
