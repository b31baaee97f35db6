// The media page put together: what happens where something changes.
import * as address from "../../frame/address.mjs";
import { register } from "../../frame/clientside.mjs";
import { closest, inside } from "../../frame/elements.mjs";
import { listKeys } from "../../frame/key_list.mjs";
import { pageName } from "../../frame/page_name.mjs";
import { on } from "../../frame/state.mjs";
import { say } from "../../frame/words.mjs";
import { isReadyWhen } from "../../charts/cards.mjs";
import * as mediaBar from "./bar.mjs";
import * as mediaCompare from "./compare.mjs";
import * as mediaGrid from "./grid.mjs";
import * as media from "./model.mjs";
import { isEmpty } from "./rows.mjs";

/** @type {HTMLElement | null} */
let stage = null;
let recalled = false,
  path = ""; // of the page that is built

const ELSEWHERE = "input, textarea, select, audio, video, [contenteditable], [role=slider], [role=radiogroup], dialog"; // keys belong to these
/** @type {Record<string, number>} */
const ARROWS = { ArrowLeft: -1, ArrowRight: 1 };
const isHere = () => pageName() === "media";

/** React made a new page: build into it, and read the address. */
function mount() {
  const host = document.getElementById("media-stage");
  if (!host || (host === stage && host.firstChild)) return;
  stage = host;
  path = location.pathname;
  recalled = false;
  recall();
  mediaBar.build(host);
  mediaGrid.build(host, (cell) => mediaCompare.open(cell));
  media.begin();
  media.ask([]);
}

/** Take the view from the address. */
function recall() {
  const step = address.get("step");
  const number = step !== null && /^-?\d+$/.test(step) && Number.isSafeInteger(Number(step)) ? Number(step) : null;
  Object.assign(media.chosen, { step: number, search: address.get("tags") ?? "" });
}

/** Let go of a page that went away. */
function leave() {
  stage = null;
  mediaCompare.close();
  mediaGrid.leave();
  mediaBar.leave();
}

/** @param {string} what changed */
function refresh(what) {
  if (!isHere()) return;
  mount(); // React may have made the page anew since
  if (!stage?.isConnected) return;
  stage.hidden = media.isKnown() && media.known.runs.length === 0;
  mediaBar.show();
  mediaGrid.lay();
  mediaCompare.refresh();
  if (recalled || !media.isKnown()) return;
  recalled = true;
  if (what !== "chosen") mediaCompare.recall();
}

media.on(refresh);
/** Somebody came back to an older address of this page. */
let planned = false;
function reread() {
  mediaCompare.close();
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
for (const key of ["step", "tags", "kind", "run", "of", "with"]) {
  address.read(key, () => {
    if (isHere()) reread();
  });
}
window.addEventListener("popstate", () => {
  if (location.pathname !== path) mediaCompare.close();
});

on((what) => {
  if (what === "cards" && !isHere() && stage) leave();
  if (!isHere()) return;
  if (what === "version") {
    media.renew();
    media.ask();
  }
  if (what === "theme") mediaGrid.redraw();
  if (["runs", "focus", "filter"].includes(what)) {
    refresh(what);
    media.ask();
  }
});

document.addEventListener("keydown", (event) => {
  if (!isHere() || event.ctrlKey || event.metaKey || event.altKey) return;
  if (closest(event.target, ELSEWHERE, Element) || document.querySelector("dialog[open]")) return;
  const by = ARROWS[event.key];
  if (!by) return;
  event.preventDefault();
  mediaBar.move(by);
});

isReadyWhen("media", () => {
  if (!stage?.isConnected || !media.isKnown() || media.isWaiting()) return false;
  const tiles = mediaGrid.tiles(),
    port = inside(stage, ".images-scroll", HTMLElement).getBoundingClientRect();
  const isSeen = (/** @type {{element: HTMLElement}} */ tile) => {
    const { top, bottom } = tile.element.getBoundingClientRect();
    return bottom > port.top && top < port.bottom;
  };
  return tiles.filter(isSeen).every((tile) => tile.isReady()) && (tiles.length > 0 || isEmpty());
});

register("insight", {
  /** @param {media.Chosen["view"]} view @param {media.Chosen["runs"]} runs @param {media.Chosen["size"]} size */
  mediaView(view, runs, size) {
    requestAnimationFrame(mount);
    media.choose({ view, runs, size });
    media.ask();
    return view;
  },
});

/** What is shown: for tests, and for a look from the console. */
export function model() {
  return {
    view: media.chosen.view,
    step: mediaBar.current(),
    follows: media.chosen.step === null,
    steps: Array.from(media.known.steps),
    totals: { ...media.known.totals },
    runs: media.runs(),
    tags: media.cards().map(({ tag }) => tag),
    tiles: mediaGrid.tiles().map((tile) => tile.model()),
    compare: mediaCompare.model(),
  };
}

listKeys([["←", "→"], () => say("Media: one step back or on")]);
