// One picture large, or two of them: beside each other, one wiped over the other, or their difference.
import * as address from "../../frame/address.mjs";
import { dialog } from "../../frame/dialog.mjs";
import { nameOf } from "../../frame/given.mjs";
import { say } from "../../frame/words.mjs";
import * as imagesBar from "./bar.mjs";
import { blobUrl } from "./blobs.mjs";
import * as imagesGrid from "./grid.mjs";
import * as lens from "./lens.mjs";
import * as images from "./model.mjs";
import * as pixels from "./pixels.mjs";
import { describeImage } from "./tile.mjs";

const GAINS = [1, 4, 16, 64];
const MODES = () => ({
  one: say("One"),
  beside: say("Side by side"),
  swipe: say("Swipe"),
  difference: say("Difference"),
});
const shown = { run: null, tag: null, own: undefined, other: null, mode: "one", gain: 4, swipe: 0.5 };
let parts = null,
  told = null,
  turn = 0;

export function open({ run, tag, step }, { mode = "one", other = null } = {}) {
  Object.assign(shown, { run, tag, own: step, mode, other });
  if (parts?.box.isConnected) {
    refresh();
    remember();
    return;
  }
  dialog(say("Picture"), (body) => {
    parts = build(body);
  });
  const box = parts.body.closest("dialog");
  parts.box = box;
  box.classList.add("image-box");
  box.addEventListener("keydown", press);
  box.addEventListener("close", () => {
    if (parts?.box !== box) return;
    parts = null;
    remember();
  });
  new ResizeObserver(lay).observe(parts.stage);
  refresh();
  remember();
}

function build(body) {
  const { make } = imagesBar;
  const found = { body };
  const bar = make(body, "div", { class: "images-bar", role: "group", "aria-label": say("Compare") });
  found.mode = picker(bar, say("View"), MODES(), (mode) => change({ mode }));
  found.other = picker(bar, say("Compare with"), {}, (other) =>
    change({ other, mode: shown.mode === "one" ? "beside" : shown.mode }),
  );
  found.gain = picker(bar, say("Strength"), Object.fromEntries(GAINS.map((by) => [by, `×${by}`])), (gain) =>
    change({ gain: Number(gain) }),
  );
  found.swipe = make(bar, "input", {
    type: "range",
    min: 0,
    max: 1,
    step: 0.005,
    "aria-label": say("Where the pictures meet"),
  });
  found.swipe.addEventListener("input", () => {
    shown.swipe = Number(found.swipe.value);
    lay();
  });
  found.save = make(bar, "a", { class: "button", download: "" }, say("Download"));
  found.stage = make(body, "div", { class: "image-pair" });
  found.panes = ["first", "second"].map((name) => pane(found.stage, name));
  found.words = make(body, "output", { class: "image-words" });
  found.under = make(body, "div", { class: "hint number image-under" });
  return found;
}

function picker(bar, label, options, act) {
  const { make } = imagesBar;
  const group = make(bar, "label", { class: "control" });
  make(group, "span", { class: "control-label" }, label);
  const select = make(group, "select", { class: "image-field" });
  select.replaceChildren(...Object.entries(options).map(([value, text]) => new Option(text, value)));
  select.addEventListener("change", () => act(select.value));
  return select;
}

function pane(stage, name) {
  const { make } = imagesBar;
  const element = make(stage, "figure", { class: `image-pane ${name}` });
  const frame = make(element, "div", { class: "image-frame" });
  const image = make(frame, "img", { draggable: "false" });
  const canvas = make(frame, "canvas", { role: "img", hidden: "" });
  const note = make(frame, "span", { class: "image-note" });
  const caption = make(element, "figcaption", { class: "run-name" });
  const made = { element, frame, image, canvas, note, caption, url: null, pixels: null };
  image.addEventListener("load", () => {
    note.textContent = "";
    lay();
    count();
  });
  image.addEventListener("error", () => {
    if (made.url) note.textContent = say("Could not be read");
    count();
  });
  lens.hold(frame, () => sizeOf(made), { plainWheel: true });
  frame.addEventListener("pointermove", (event) => tellPixel(event, made));
  return made;
}

function sizeOf({ image, canvas }) {
  if (!canvas.hidden) return { width: canvas.width, height: canvas.height };
  return image.naturalWidth ? { width: image.naturalWidth, height: image.naturalHeight } : null;
}

function change(changes) {
  Object.assign(shown, changes);
  refresh();
  remember();
}

function find(run) {
  return images.picture(run, shown.tag, shown.own === undefined ? images.chosen.step : shown.own);
}

/** Runs to compare with: those that have the tag. */
function others() {
  return images.runs().filter((run) => run !== shown.run && images.has(run, shown.tag));
}

export function refresh() {
  if (!parts) return;
  const runs = others();
  if (!runs.includes(shown.other)) shown.other = runs[0] ?? null;
  if (shown.other === null) shown.mode = "one";
  images.ask([shown.run, shown.other].filter((run) => run !== null).map((run) => ({ run, tag: shown.tag })));
  const { mode } = shown;
  parts.mode.value = mode;
  for (const option of parts.mode.options) option.disabled = option.value !== "one" && shown.other === null;
  if (parts.other.options.length !== runs.length || runs.some((run, i) => parts.other.options[i].value !== run)) {
    parts.other.replaceChildren(...runs.map((run) => new Option(nameOf(run), run)));
  }
  parts.other.value = shown.other ?? "";
  parts.other.disabled = shown.other === null;
  parts.gain.value = shown.gain;
  parts.gain.parentElement.hidden = mode !== "difference";
  parts.swipe.hidden = mode !== "swipe";
  parts.swipe.value = shown.swipe;
  parts.stage.dataset.mode = mode;
  parts.box.setAttribute("aria-label", `${nameOf(shown.run)} ${shown.tag}`);
  parts.box.querySelector("h2").textContent = shown.tag;
  fill(parts.panes[0], shown.run);
  fill(parts.panes[1], mode === "one" ? null : shown.other);
  if (mode === "difference") parts.panes[0].caption.textContent += ` − ${parts.panes[1].caption.textContent}`;
  lay();
  count();
}

function fill(one, run) {
  one.element.hidden = run === null;
  const found = run === null ? null : find(run);
  const url = found?.place >= 0 && !found.odd ? found.url : null;
  one.found = found;
  one.run = run;
  const late = found && found.place < 0 ? say("first at step {step}", { step: found.first }) : "",
    name = run && nameOf(run);
  one.caption.textContent = !found
    ? (name ?? "")
    : found.place < 0
      ? `${name} · ${late}`
      : say("{run} · step {step} · {place} of {all}", {
          run: name,
          step: found.step,
          place: found.place + 1,
          all: found.of,
        });
  if (one === parts.panes[0]) {
    parts.save.hidden = !(found?.place >= 0);
    if (found?.place >= 0)
      parts.save.href = blobUrl("image", run, shown.tag, found.step, { time: found.time, download: true });
  }
  if (url === null) one.note.textContent = !found ? "" : found.odd ? say("Not a picture that can be shown") : late;
  else if (one.url !== url) one.note.textContent = "";
  if (one.url === url) return;
  Object.assign(one, { url, pixels: null });
  if (url === null) {
    one.image.removeAttribute("src");
    return;
  }
  one.image.alt = describeImage(run, shown.tag, found);
  one.image.src = url;
  one.pixels = pixels.read(url).catch(() => null);
}

function lay() {
  if (!parts) return;
  for (const one of parts.panes) {
    const size = sizeOf(one);
    if (!size || one.element.hidden) continue;
    const frame = lens.room(one.frame);
    lens.lay(one.image, frame, one.image.naturalWidth || size.width, one.image.naturalHeight || size.height);
    if (!one.canvas.hidden) lens.lay(one.canvas, frame, size.width, size.height);
  }
  const over = parts.panes[1].frame;
  over.style.clipPath = shown.mode === "swipe" ? `inset(0 0 0 ${shown.swipe * 100}%)` : "";
  parts.stage.style.setProperty("--meet-share", String(shown.swipe));
}

/** The numbers of both pictures: how much they differ, or that they cannot be compared. */
async function count() {
  if (!parts) return;
  const mine = ++turn,
    [first, second] = parts.panes,
    { mode } = shown;
  told = null;
  if (mode !== "difference") first.canvas.hidden = true;
  if (mode === "one") {
    parts.words.textContent = "";
    return;
  }
  const pair = await Promise.all([first.pixels, second.pixels]);
  if (mine !== turn || !parts) return;
  const found = pixels.compare(...pair, shown.gain);
  parts.words.textContent = found.words;
  told = found.told;
  if (mode === "difference" && found.image) paint(first, found.image);
  else first.canvas.hidden = true;
}

function paint({ canvas }, image) {
  Object.assign(canvas, { width: image.width, height: image.height, hidden: false });
  canvas.setAttribute("aria-label", parts.words.textContent);
  canvas.getContext("2d").putImageData(image, 0, 0);
  lay();
}

/** What the pixel under the pointer is, in every picture shown. */
async function tellPixel(event, one) {
  const size = sizeOf(one),
    frame = lens.room(one.frame);
  if (!size) return;
  const by = lens.scale(frame, size.width, size.height);
  const x = Math.floor((event.clientX - frame.left - frame.width / 2) / by + lens.lens.x * size.width);
  const y = Math.floor((event.clientY - frame.top - frame.height / 2) / by + lens.lens.y * size.height);
  const found = await Promise.all(
    parts.panes.filter(({ url, element }) => url && !element.hidden).map(({ pixels }) => pixels),
  );
  if (!parts) return;
  const inside = (data) => data && x >= 0 && y >= 0 && x < data.width && y < data.height;
  const words = found.filter(inside).map((data) => pixels.pixel(data, x, y));
  parts.under.textContent = words.length ? say("pixel {x}, {y}: {values}", { x, y, values: words.join(" · ") }) : "";
}

function step(by) {
  const list = imagesGrid.sequence();
  const here = list.findIndex(({ run, tag, step: own }) => run === shown.run && tag === shown.tag && own === shown.own);
  const next = list[here + by];
  if (here >= 0 && next) change({ run: next.run, tag: next.tag, own: next.step });
}

function press(event) {
  const choosing = event.target.closest("select, input");
  const along = { ArrowLeft: -1, ArrowRight: 1 }[event.key],
    across = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (choosing && (along || across)) return;
  const first = parts.panes[0],
    size = sizeOf(first),
    ratio = window.devicePixelRatio || 1;
  const near = () => lens.scale(lens.room(first.frame), size.width, size.height) * ratio;
  if (along && shown.own === undefined) imagesBar.move(along);
  else if (along) step(along);
  else if (across) step(across);
  else if ((event.key === "+" || event.key === "-") && size) lens.zoomBy(event.key === "+" ? 1.5 : 1 / 1.5, near());
  else if (event.key === "0") lens.change({ zoom: null });
  else return;
  event.preventDefault();
}

function remember() {
  const isOpen = parts !== null && parts.box !== undefined;
  address.set("run", isOpen ? shown.run : null);
  address.set("of", isOpen ? shown.tag : null);
  address.set("mode", isOpen && shown.mode !== "one" ? shown.mode : null);
  address.set("with", isOpen && shown.mode !== "one" ? shown.other : null);
}

/** Open what the address names, once it is known. */
export function recall() {
  const { get } = address,
    [run, tag] = [get("run"), get("of")];
  if (run === null || tag === null || !images.has(run, tag)) return;
  const mode = Object.keys(MODES()).includes(get("mode")) ? get("mode") : "one";
  open({ run, tag }, { mode, other: get("with") });
}

export function model() {
  if (!parts) return null;
  return {
    ...shown,
    told,
    words: parts.words.textContent,
    under: parts.under.textContent,
    panes: parts.panes
      .filter(({ element }) => !element.hidden)
      .map(({ run, url, image, found }) => ({
        run,
        url,
        step: found?.step,
        natural: [image.naturalWidth, image.naturalHeight],
      })),
  };
}

/** Shut the large picture; the address stays as it is. */
export function close() {
  const box = parts?.box;
  parts = null;
  box?.close();
}

lens.on(lay);
