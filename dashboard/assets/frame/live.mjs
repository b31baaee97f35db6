// The pill in the top bar: whether the page goes along with the server, and whether that answers.
import { inside } from "./elements.mjs";
import { say } from "./words.mjs";

let isPaused = false,
  isSilent = false,
  isRefused = false;

function show() {
  const pill = document.getElementById("live");
  if (!pill) return;
  const isOffline = isSilent || isRefused;
  pill.classList.toggle("offline", isOffline);
  pill.classList.toggle("paused", isPaused);
  pill.setAttribute("aria-pressed", String(!isPaused));
  inside(document, "#live-word", HTMLElement).textContent = isOffline
    ? say("No answer")
    : isPaused
      ? say("Paused")
      : say("Live");
  pill.title = isOffline
    ? say("The server does not answer: is it still running?")
    : isPaused
      ? say("Click to go on")
      : say("Click to pause");
}

/**
 * Whoever pauses asks for nothing, and so does not know.
 * @param {boolean} yes
 */
export function pause(yes) {
  isPaused = yes;
  isSilent = isRefused = false;
  show();
}

/**
 * Whether the last pulse was answered by our server: a proxy also answers for one that is gone.
 * @param {boolean} isOurs
 */
export function pulsed(isOurs) {
  if (isRefused === isOurs) {
    isRefused = !isOurs;
    show();
  }
}

/**
 * Whether the last request was answered at all.
 * @param {boolean} yes
 */
export function reached(yes) {
  if (isSilent === yes) {
    isSilent = !yes;
    show();
  }
}
