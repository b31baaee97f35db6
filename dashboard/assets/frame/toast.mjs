// Words that go by themselves, and such with a button beside them.
import { inside } from "./elements.mjs";

const TOLD_MS = 4000,
  OFFER_MS = 12_000;
let telling = 0,
  offering = 0;

/**
 * Say something for some seconds, to eyes and ears.
 * @param {string} words
 */
export function announce(words) {
  const toast = inside(document, "#said", HTMLElement);
  toast.textContent = words;
  toast.hidden = false;
  clearTimeout(telling);
  telling = setTimeout(() => {
    toast.hidden = true;
  }, TOLD_MS);
}

/**
 * Say what was done, with a button beside it.
 * @param {string} words
 * @param {string} label
 * @param {() => void} act
 */
export function offer(words, label, act) {
  hush();
  const toast = document.createElement("div");
  toast.className = "toast offer";
  toast.id = "offer";
  toast.setAttribute("role", "status");
  toast.appendChild(document.createElement("span")).textContent = words;
  const button = toast.appendChild(document.createElement("button"));
  button.className = "link";
  button.textContent = label;
  button.addEventListener("click", () => {
    hush();
    act();
  });
  inside(document, "#dialogs", HTMLElement).append(toast);
  offering = setTimeout(hush, OFFER_MS);
}

/** Take an offer back. */
export function hush() {
  clearTimeout(offering);
  document.getElementById("offer")?.remove();
}
