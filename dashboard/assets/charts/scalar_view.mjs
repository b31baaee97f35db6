// How the scalars are looked at: what the controls say, what of it the server must know, and the
// part of the axis that is looked at closely, which stands in the address.
import * as address from "../frame/address.mjs";
import { nothing, register, setProps } from "../frame/clientside.mjs";
import { localMs, utcSeconds, zone } from "../frame/dates.mjs";
import { closest, first } from "../frame/elements.mjs";
import { pageName } from "../frame/page_name.mjs";
import { changed, on, state, USUAL_VIEW } from "../frame/state.mjs";
import { say } from "../frame/words.mjs";
import { ask } from "./cards.mjs";
import { tellChanged } from "./more.mjs";

/** @import {ScalarView} from "../frame/state.mjs" */
/** @import {Ends} from "./ticks.mjs" */

export const FEW = 30; // runs, all of which are drawn closely: as in queries/scalars/parts.py
const LEAST = 1e-300,
  MOST = 1e300; // what arithmetic on both ends of an axis has room for
const NUMBER = "(-?\\d*\\.?\\d+(?:e[+-]?\\d+)?)";
const ZOOM = new RegExp(`^${NUMBER}-${NUMBER}$`, "i");
/** @type {string | undefined} */
let arrived; // the page whose controls said how scalars are looked at
let isOnTheWay = false,
  hasRanks = false;

/** What the server must know to make cards. */
export function options() {
  const { axis, xTag, by, also, middle, band, ranks, base, matches, smoothing } = state;
  return {
    axis,
    xTag: axis === "tag" ? xTag : "",
    logX: isLogX(),
    weight: state.exact ? smoothing : 0,
    base,
    focus: state.runs.length > FEW ? state.slots.filter((run) => run !== null) : [],
    ...(ranks === USUAL_VIEW.ranks ? {} : { ranks }),
    ...(by ? { by, also, middle, band, runs: matches && [...matches] } : {}),
  };
}

/** A log axis of dates would mean nothing. */
export function isLogX() {
  return state.logX && state.axis !== "wall";
}

/** A place on the axis as the server counts it. @param {number} x */
export function toServer(x) {
  return state.axis === "wall" ? utcSeconds(x) : x;
}

/** @param {Ends} zoom */
function zoomText([low, high]) {
  const [from, to] = [toServer(low), toServer(high)];
  const decimals = Math.min(20, Math.max(0, 3 - Math.floor(Math.log10(isLogX() ? from : to - from))));
  return `${Number(from.toFixed(decimals))}-${Number(to.toFixed(decimals))}`;
}

/** @param {string | null} text @returns {Ends | null} */
function zoomOf(text) {
  const found = ZOOM.exec(text ?? "");
  if (!found) return null;
  const [low, high] = [Number(found[1]), Number(found[2])];
  /** @type {Ends} */
  const zoom = state.axis === "wall" ? [localMs(low), localMs(high)] : [low, high];
  return isUsable(zoom) ? zoom : null;
}

/** Whether an axis can be drawn from one end to the other. @param {Ends} ends */
function isUsable([low, high]) {
  return (
    low < high && low >= (isLogX() ? LEAST : -MOST) && high <= MOST && (isLogX() || low + (high - low) / 1e3 > low)
  );
}

/**
 * Look closely at a part of the axis; null for all of it. What no axis can show changes nothing; a place that is only
 * passed is no part of the address.
 *
 * @param {Ends | null} zoom
 */
export function zoomTo(zoom, { isPassing = false } = {}) {
  if (zoom && !isUsable(zoom)) return;
  state.zoom = zoom;
  isOnTheWay = isPassing;
  changed("view");
  isOnTheWay = false;
}

/** What controls below the row say. @type {(keyof ScalarView)[]} */
const FOLDED = ["logX", "log", "exact", "outliers", "middle", "band", "members", "ranks", "base"];
/** @type {Set<keyof ScalarView>} */
const OF_GROUPS = new Set(["middle", "band", "members"]);

/** Controls that only mean something beside others. */
function reveal() {
  const shown = {
    xtag: state.axis === "tag",
    also: state.by,
    middle: state.by,
    band: state.by,
    members: state.by,
    xscale: state.axis !== "wall",
    ranks: hasRanks || state.ranks !== USUAL_VIEW.ranks,
  };
  for (const [id, wanted] of Object.entries(shown)) {
    const control = closest(document.getElementById(id), ".control", HTMLElement);
    if (control) control.hidden = !wanted;
  }
  tellChanged(FOLDED.filter((name) => state[name] !== USUAL_VIEW[name] && (state.by || !OF_GROUPS.has(name))).length);
}

/** Show the control for the ranks of runs: there are such runs. */
export function offerRanks() {
  if (hasRanks) return;
  hasRanks = true;
  reveal();
}

/**
 * What two controls say together: whoever moves the slider has chosen, and whoever goes back to "auto" has not.
 *
 * @param {number} smoothing
 * @param {string} method
 */
function settled(smoothing, method) {
  const usual = USUAL_VIEW.smoothing;
  if (method !== "auto" || smoothing === usual) return { smoothing, method };
  if (arrived === "scalars" && !state.isAuto) {
    setProps("smoothing", { value: usual });
    return { smoothing: usual, method };
  }
  setProps("method", { value: "time" });
  return { smoothing, method: "time" };
}

/**
 * Look at the scalars of a page so; what is not said is as usual.
 *
 * @param {string} page
 * @param {Partial<ScalarView> & {axis: ScalarView["axis"]}} view
 */
export function look(page, view) {
  const { axis, xTag = "", logX = false } = view;
  const moved = axis !== state.axis || (axis === "tag" && xTag !== state.xTag) || logX !== state.logX;
  const isNew = arrived !== page;
  const { zoom } = state;
  Object.assign(state, USUAL_VIEW, view, { zoom });
  if (isNew || address.isReread()) state.zoom = zoomOf(address.get("x"));
  else if (moved) state.zoom = null;
  arrived = page;
  reveal();
  changed("view");
}

/** Another tag as the axis, and none chosen yet: the one that the control proposes, if any. */
function chooseAxis() {
  const usual = first(document, "#xtag", HTMLInputElement)?.placeholder;
  if (usual) setProps("xtag", { value: usual });
  return Boolean(usual);
}

register("scalars", {
  /**
   * What the controls say; those of the server's own words may say nothing yet.
   *
   * @param {ScalarView["axis"]} axis
   * @param {string | null} xTag
   * @param {string} xScale
   * @param {number | null} smoothing
   * @param {string} method
   * @param {string} scale
   * @param {ScalarView["outliers"]} outliers
   * @param {string | null} by
   * @param {string | null} also
   * @param {ScalarView["middle"]} middle
   * @param {ScalarView["band"]} band
   * @param {string} members
   * @param {ScalarView["ranks"]} ranks
   * @param {string | null} base
   */
  view(axis, xTag, xScale, smoothing, method, scale, outliers, by, also, middle, band, members, ranks, base) {
    if (axis === "tag" && !xTag && chooseAxis()) return nothing(); // it comes again
    const how = settled(smoothing ?? 0, method);
    look("scalars", {
      axis,
      xTag: xTag ?? "",
      logX: xScale === "1",
      smoothing: how.smoothing,
      isAuto: how.method === "auto",
      exact: how.method === "ema",
      log: scale === "log",
      outliers,
      by: by ?? "",
      also: by && also !== by ? (also ?? "") : "",
      middle,
      band,
      members: members === "1",
      ranks,
      base: base ?? "",
    });
    return state.isAuto ? say("Auto") : state.smoothing.toFixed(2);
  },
});

/** Which time a wall axis shows. */
function noteAxis() {
  const note = document.getElementById("axis-note");
  if (note) note.textContent = state.axis === "wall" ? say("local time, {zone}", { zone: zone() }) : "";
}

on((what) => {
  if (what === "view") {
    const reset = document.getElementById("reset-zoom");
    if (reset) reset.hidden = state.zoom === null;
  }
  if (what === "view" || what === "location") noteAxis();
});

document.addEventListener("click", (event) => {
  if (closest(event.target, "button", HTMLElement)?.id === "reset-zoom") zoomTo(null);
});

on((what) => {
  const here = arrived !== undefined && pageName() === arrived;
  if (what === "cards" && !here) {
    if (arrived) Object.assign(state, USUAL_VIEW); // another page has no controls to change it
    arrived = undefined;
  }
  if (!here) return;
  if (what === "view" && !isOnTheWay && !address.isReread()) address.set("x", state.zoom && zoomText(state.zoom));
  if (what === "focus" || what === "filter") ask();
});
address.read("x", (text) => {
  if (!arrived || text === (state.zoom && zoomText(state.zoom))) return;
  zoomTo(zoomOf(text));
});
