// Up to which step the paths of the page are drawn: by hand, typed, or played.
import * as address from "../../frame/address.mjs";
import { element } from "../../frame/elements.mjs";
import { changed } from "../../frame/state.mjs";
import { say } from "../../frame/words.mjs";
import { StepSlider } from "../../charts/step_slider.mjs";

const PLAYED_MS = 6_000, // from the first step to the last
  LEAST_MS = 80,
  MOST_MS = 600; // between two

/** @type {StepSlider | null} */
let slider = null;
/** @type {ReturnType<typeof setInterval> | undefined} */
let playing;
const button = element("button", "icon-button play", "▶");

/** The last step that is drawn; null for all. */
export function chosenStep() {
  return slider?.host.isConnected ? slider.chosen : null;
}

function askedStep() {
  const asked = address.get("step");
  return asked !== null && Number.isFinite(Number(asked)) ? Number(asked) : null;
}

/** The steps of all paths that are known. @param {number[]} steps ascending */
export function takeSteps(steps) {
  const host = document.getElementById("landscape-steps");
  if (!host) return;
  if (slider?.host !== host) {
    stop();
    const made = new StepSlider(
      host,
      () => {
        stop();
        changed("view");
      },
      () => address.set("step", made.chosen),
    );
    slider = made;
    host.insertBefore(button, made.range);
    slider.take(steps, askedStep());
    changed("view");
  } else if (slider.steps.length !== steps.length || steps.some((step, i) => step !== slider?.steps[i])) {
    slider.take(steps);
  }
  host.hidden = steps.length < 2;
}

address.read("step", () => {
  if (!slider?.host.isConnected || slider.host.id !== "landscape-steps") return;
  slider.take(slider.steps, askedStep());
  changed("view");
});

function stop() {
  clearInterval(playing);
  playing = undefined;
  button.textContent = "▶";
  button.title = say("Play the training");
  button.setAttribute("aria-label", button.title);
  button.setAttribute("aria-pressed", "false");
}

function play() {
  if (!slider || slider.steps.length < 2) return;
  const { steps } = slider;
  let index = slider.chosen === null ? 0 : slider.index;
  const show = () => {
    if (!slider?.host.isConnected) return stop();
    const isLast = index >= steps.length - 1;
    slider.take(slider.steps, isLast ? null : steps[index]);
    address.set("step", slider.chosen);
    changed("view");
    if (isLast) stop();
    index += 1;
  };
  button.textContent = "❚❚";
  button.title = say("Stop");
  button.setAttribute("aria-label", button.title);
  button.setAttribute("aria-pressed", "true");
  playing = setInterval(show, Math.min(MOST_MS, Math.max(LEAST_MS, PLAYED_MS / steps.length)));
  show();
}

stop();
button.addEventListener("click", () => (playing === undefined ? play() : stop()));
