// One picture large, or two of them: beside each other, one wiped over the other, or their difference.
import * as address from "../../frame/address.mjs";
import { blobUrl } from "../../frame/blobs.mjs";
import { dialog } from "../../frame/dialog.mjs";
import { closest, inside } from "../../frame/elements.mjs";
import { nameOf } from "../../frame/given.mjs";
import { shortName } from "../../frame/name_parts.mjs";
import { fullName, nameParts, partsAmong } from "../../frame/names.mjs";
import { say } from "../../frame/words.mjs";
import * as imagesBar from "./bar.mjs";
import * as lens from "./lens.mjs";
import * as images from "./model.mjs";
import * as pixels from "./pixels.mjs";
import { sequence } from "./rows.mjs";
import { build, isMode } from "./picture_dialog.mjs";

/** @import {Pane} from "./pane.mjs" */
/** @import {Comparison} from "./pixels.mjs" */
/** @import {Acts, Mode, Parts} from "./picture_dialog.mjs" */

/**
 * What is looked at. A step of undefined is that of the page's slider.
 *
 * @typedef {{run: string, tag: string, own: number | undefined, other: string | null, mode: Mode, gain: number, swipe: number}} Shown
 */

/** @type {Record<string, number>} */
const ALONG = { ArrowLeft: -1, ArrowRight: 1 };
/** @type {Record<string, number>} */
const ACROSS = { ArrowUp: -1, ArrowDown: 1 };
/** @type {Shown} */
const shown = { run: "", tag: "", own: undefined, other: null, mode: "one", gain: 4, swipe: 0.5 };
/** @type {Parts | null} */
let parts = null;
/** @type {Comparison} */
let told = null;
let turn = 0;

/** @param {{run: string, tag: string, step?: number}} which @param {{mode?: Mode, other?: string | null}} how */
export function open({ run, tag, step }, { mode = "one", other = null } = {}) {
  Object.assign(shown, { run, tag, own: step, mode, other });
  if (parts?.box.isConnected) {
    refresh();
    remember();
    return;
  }
  const box = dialog(say("Picture"), (body) => {
    parts = build(body, ACTS);
  });
  box.classList.add("image-box");
  box.addEventListener("keydown", press);
  box.addEventListener("close", () => {
    if (parts?.box !== box) return;
    parts = null;
    remember();
  });
  new ResizeObserver(lay).observe(inside(box, ".image-pair", HTMLElement));
  refresh();
  remember();
}

/** @type {Acts} */
const ACTS = {
  mode: (mode) => change({ mode }),
  other: (other) => change({ other, mode: shown.mode === "one" ? "beside" : shown.mode }),
  gain: (gain) => change({ gain }),
  swipe: (swipe) => {
    shown.swipe = swipe;
    lay();
  },
  settled: (isThere) => {
    if (isThere) lay();
    count();
  },
  pointed: (event, one) => {
    tellPixel(event, one);
  },
};

/** @param {Partial<Shown>} changes */
function change(changes) {
  Object.assign(shown, changes);
  refresh();
  remember();
}

/** @param {string} run */
function find(run) {
  return images.picture(run, shown.tag, shown.own === undefined ? images.chosen.step : shown.own);
}

/** Runs to compare with: those that have the tag. */
function others() {
  return images.runs().filter((run) => run !== shown.run && images.has(run, shown.tag));
}

export function refresh() {
  if (!parts) return;
  const runs = others(),
    field = parts.other,
    [first, second] = parts.panes;
  if (shown.other === null || !runs.includes(shown.other)) shown.other = runs[0] ?? null;
  if (shown.other === null) shown.mode = "one";
  const { mode, other } = shown;
  images.ask([shown.run, other].filter((run) => run !== null).map((run) => ({ run, tag: shown.tag })));
  parts.mode.value = mode;
  for (const option of parts.mode.options) option.disabled = option.value !== "one" && other === null;
  if (field.options.length !== runs.length || runs.some((run, i) => field.options[i].value !== run)) {
    const called = partsAmong(runs);
    field.replaceChildren(
      ...runs.map((run) => Object.assign(new Option(shortName(called.get(run) ?? []), run), { title: fullName(run) })),
    );
  }
  field.value = other ?? "";
  field.disabled = other === null;
  parts.gain.value = String(shown.gain);
  if (parts.gain.parentElement) parts.gain.parentElement.hidden = mode !== "difference";
  parts.swipe.hidden = mode !== "swipe";
  parts.swipe.value = String(shown.swipe);
  parts.stage.dataset.mode = mode;
  parts.box.setAttribute("aria-label", `${nameOf(shown.run)} ${shown.tag}`);
  inside(parts.box, "h2", HTMLElement).textContent = shown.tag;
  if (mode === "one" || other === null) {
    first.fill(shown.run, nameParts(shown.run), shown.tag, find(shown.run));
    second.empty();
  } else {
    const called = partsAmong([shown.run, other]);
    first.fill(shown.run, called.get(shown.run) ?? [], shown.tag, find(shown.run));
    second.fill(other, called.get(other) ?? [], shown.tag, find(other));
  }
  offer(parts.save, first);
  if (mode === "difference") first.callLess(second);
  lay();
  count();
}

/** The picture as a file, where there is one. @param {HTMLAnchorElement} save @param {Pane} pane */
function offer(save, { run, found }) {
  save.hidden = run === null || !images.hasCome(found);
  if (run !== null && images.hasCome(found))
    save.href = blobUrl(found.kind, run, shown.tag, found.recorded, { time: found.time, download: true });
}

function lay() {
  if (!parts) return;
  for (const one of parts.panes) one.lay();
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
  const [one, other] = await Promise.all([first.pixels, second.pixels]);
  if (mine !== turn || !parts) return;
  const found = pixels.compare(one, other, shown.gain);
  parts.words.textContent = found.words;
  told = found.told;
  if (mode === "difference" && found.image) {
    first.paint(found.image, found.words);
    lay();
  } else first.canvas.hidden = true;
}

/** What the pixel under the pointer is, in every picture shown. @param {PointerEvent} event @param {Pane} one */
async function tellPixel(event, one) {
  const at = one.pixelAt(event);
  if (!parts || !at) return;
  const { x, y } = at;
  const found = await Promise.all(
    parts.panes.filter(({ url, element }) => url && !element.hidden).map(({ pixels }) => pixels),
  );
  if (!parts) return;
  const words = found
    .filter((data) => data !== null)
    .filter((data) => x >= 0 && y >= 0 && x < data.width && y < data.height)
    .map((data) => pixels.pixel(data, x, y));
  parts.under.textContent = words.length ? say("pixel {x}, {y}: {values}", { x, y, values: words.join(" · ") }) : "";
}

/** @param {number} by */
function step(by) {
  const list = sequence();
  const here = list.findIndex(({ run, tag, step: own }) => run === shown.run && tag === shown.tag && own === shown.own);
  const next = list[here + by];
  if (here >= 0 && next) change({ run: next.run, tag: next.tag, own: next.step });
}

/** @param {KeyboardEvent} event */
function press(event) {
  if (!parts) return;
  const choosing = closest(event.target, "select, input", HTMLElement);
  const along = ALONG[event.key],
    across = ACROSS[event.key];
  if (choosing && (along || across)) return;
  const [{ size, frame }] = parts.panes;
  if (along && shown.own === undefined) imagesBar.move(along);
  else if (along) step(along);
  else if (across) step(across);
  else if ((event.key === "+" || event.key === "-") && size)
    lens.zoomBy(event.key === "+" ? 1.5 : 1 / 1.5, lens.fitted(frame, size));
  else if (event.key === "0") lens.change({ zoom: null });
  else return;
  event.preventDefault();
}

function remember() {
  const isOpen = parts !== null;
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
  const mode = get("mode");
  open({ run, tag }, { mode: isMode(mode) ? mode : "one", other: get("with") });
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
        step: images.hasCome(found) ? found.step : undefined,
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
