// Small windows over the page.
import { inside } from "./elements.mjs";
import { say } from "./words.mjs";

/**
 * A modal dialog with a title and the elements that `fill(body, close)` puts in; Esc closes it.
 * @param {string} title
 * @param {(body: HTMLElement, close: () => void) => void} fill
 */
export function dialog(title, fill) {
  /** @type {EventTarget | null} */
  let pressed = null; // a click that began inside, as in choosing text, may end outside
  const box = document.createElement("dialog");
  box.className = "dialog";
  box.setAttribute("aria-label", title);
  const head = box.appendChild(document.createElement("header"));
  head.appendChild(document.createElement("h2")).textContent = title;
  const shut = head.appendChild(document.createElement("button"));
  shut.className = "icon-button";
  shut.setAttribute("aria-label", say("Close"));
  shut.appendChild(document.createElement("span")).className = "icon icon-close";
  const body = box.appendChild(document.createElement("div"));
  body.className = "dialog-body";
  const close = () => box.close();
  shut.addEventListener("click", close);
  box.addEventListener("close", () => box.remove());
  box.addEventListener("pointerdown", (event) => {
    pressed = event.target;
  });
  box.addEventListener("click", (event) => {
    if (event.target === box && pressed === box) close();
  });
  inside(document, "#dialogs", HTMLElement).append(box);
  box.showModal(); // what is filled in may take the keyboard
  fill(body, close);
  return box;
}
