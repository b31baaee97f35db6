// The images page put together: what happens where something changes.
import * as address from "../../frame/address.mjs";
import { register } from "../../frame/clientside.mjs";
import { closest, inside } from "../../frame/elements.mjs";
import { listKeys } from "../../frame/key_list.mjs";
import { pageName } from "../../frame/page_name.mjs";
import { on } from "../../frame/state.mjs";
import { say } from "../../frame/words.mjs";
import { isReadyWhen } from "../../charts/cards.mjs";
import * as imagesBar from "./bar.mjs";
import * as imagesCompare from "./compare.mjs";
import * as imagesGrid from "./grid.mjs";
import * as lens from "./lens.mjs";
import * as images from "./model.mjs";

/** @type {HTMLElement | null} */
let stage = null;
let recalled = false,
  path = ""; // of the page that is built

const ELSEWHERE = "input, textarea, select, [contenteditable], [role=slider], [role=radiogroup], dialog"; // keys belong to these
/** @type {Record<string, number>} */
const ARROWS = { ArrowLeft: -1, ArrowRight: 1 };
const isHere = () => pageName() === "images";

/** React made a new page: build into it, and read the address. */
function mount() {
  const host = document.getElementById("images-stage");
  if (!host || (host === stage && host.firstChild)) return;
  stage = host;
  path = location.pathname;
  recalled = false;
  recall();
  imagesBar.build(host);
  imagesGrid.build(host, (tile) => imagesCompare.open(tile));
  images.begin();
  images.ask([]);
}

/** Take the view from the address. */
function recall() {
  const { get } = address,
    step = get("step");
  const chosenStep = step !== null && /^-?\d+$/.test(step) && Number.isSafeInteger(Number(step)) ? Number(step) : null;
  Object.assign(images.chosen, { step: chosenStep, tag: get("tag"), search: get("tags") ?? "" });
  lens.recall();
}

/** Let go of a page that went away. */
function leave() {
  stage = null;
  imagesGrid.leave();
  imagesBar.leave();
}

/** @param {string} what changed */
function refresh(what) {
  if (!isHere()) return;
  mount(); // React may have made the page anew since
  if (!stage?.isConnected) return;
  stage.hidden = images.isKnown() && images.known.runs.length === 0;
  imagesBar.show();
  imagesGrid.lay();
  imagesCompare.refresh();
  if (recalled || !images.isKnown()) return;
  recalled = true;
  if (what !== "chosen") imagesCompare.recall();
}

images.on(refresh);
/** Somebody came back to an older address of this page. */
let planned = false;
function reread() {
  imagesCompare.close();
  if (planned || !stage) return;
  planned = true;
  queueMicrotask(() => {
    // once for all keys
    planned = false;
    recall();
    recalled = false;
    refresh("address");
  });
}
for (const key of [
  "step",
  "tag",
  "tags",
  "zoom",
  "at",
  "brightness",
  "contrast",
  "gamma",
  "run",
  "of",
  "mode",
  "with",
]) {
  address.read(key, () => {
    if (isHere()) reread();
  });
}
window.addEventListener("popstate", () => {
  if (location.pathname !== path) imagesCompare.close();
});

on((what) => {
  if (what === "cards" && !isHere() && stage) leave();
  if (!isHere()) return;
  if (what === "version") {
    images.renew();
    images.ask();
  }
  if (["runs", "focus", "filter"].includes(what)) {
    refresh(what);
    images.ask(); // the tag over steps may be another
  }
});

document.addEventListener("keydown", (event) => {
  if (!isHere() || event.ctrlKey || event.metaKey || event.altKey) return;
  if (closest(event.target, ELSEWHERE, Element) || document.querySelector("dialog[open]")) return;
  const by = ARROWS[event.key];
  if (by && images.chosen.view !== "steps") {
    event.preventDefault();
    imagesBar.move(by);
  }
  if (event.key === "0") lens.change({ zoom: null });
  if (event.key === "1") lens.change({ zoom: 1 });
});

isReadyWhen("images", () => {
  if (!stage?.isConnected || !images.isKnown() || images.isWaiting()) return false;
  const tiles = imagesGrid.tiles(),
    port = inside(stage, ".images-scroll", HTMLElement).getBoundingClientRect();
  const isSeen = (/** @type {{frame: HTMLElement}} */ { frame }) => {
    const { top, bottom } = frame.getBoundingClientRect();
    return bottom > port.top && top < port.bottom;
  };
  return (
    tiles.filter(isSeen).every((tile) => tile.isReady()) &&
    (tiles.length > 0 || images.runs().length === 0 || images.tags().length === 0)
  );
});

register("insight", {
  /** @param {images.Chosen["view"]} view @param {images.Chosen["runs"]} runs @param {images.Chosen["size"]} size */
  imagesView(view, runs, size) {
    requestAnimationFrame(mount);
    images.choose({ view, runs, size });
    images.ask();
    return view;
  },
});

/** What is shown: for tests, and for a look from the console. */
export function model() {
  return {
    view: images.chosen.view,
    step: imagesBar.current(),
    follows: images.chosen.step === null,
    position: imagesBar.stepIndex(),
    steps: Array.from(images.known.steps),
    total: images.known.total,
    runs: images.runs(),
    tags: images.tags(),
    tiles: imagesGrid.tiles().map((tile) => tile.model()),
    lens: { ...lens.lens },
    compare: imagesCompare.model(),
  };
}

listKeys(
  [["←", "→"], () => say("Images: one step back or on")],
  [["0", "1"], () => say("Images: fit, or one pixel as one pixel")],
);
