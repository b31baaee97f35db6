// Figures of Plotly as pictures: drawn here, off the page, one at a time.
import { plotly } from "../../frame/plotly.mjs";

/** @import {Picture} from "./model.mjs" */

/** @typedef {{address: string, file: Blob}} Drawn a picture of this browser's own */
/** @typedef {{picture: Picture, wanted: (() => boolean)[], done: (drawn: Drawn) => void, failed: (why: Error) => void}} Job */

const SHARPNESS = 2; // pixels of the picture for one of the figure
const LONGEST_MS = 30_000; // without a graphics card surfaces take seconds
const MOST_KEPT = 200;
const MAPS = /^(scattergeo|choropleth|(scatter|choropleth|density)map(box)?)$/;

/** @type {Map<string, Promise<Drawn>>} by address of the figure, last what was asked for last */
const kept = new Map();
/** @type {Map<string, Drawn>} those of them that are drawn */
const ready = new Map();
/** @type {Map<string, Job>} that wait, the oldest first */
const jobs = new Map();
let isDrawing = false;

/**
 * The picture of a figure. Nothing is drawn that nobody wants any more when its turn comes.
 *
 * @param {Picture} picture
 * @param {() => boolean} isWanted
 * @returns {Promise<Drawn>}
 */
export function drawn(picture, isWanted) {
  const found = kept.get(picture.url);
  if (found) {
    jobs.get(picture.url)?.wanted.push(isWanted);
    kept.delete(picture.url);
    kept.set(picture.url, found);
    return found;
  }
  /** @type {Promise<Drawn>} */
  const made = new Promise((done, failed) => {
    jobs.set(picture.url, { picture, wanted: [isWanted], done, failed });
  });
  kept.set(picture.url, made);
  made.then(
    (found) => {
      ready.set(picture.url, found);
      forgetOldest();
    },
    () => kept.delete(picture.url), // whoever asks next tries again
  );
  draw();
  return made;
}

/** Of those that are drawn; somebody waits for the others. */
function forgetOldest() {
  for (const url of [...kept.keys()].filter((one) => ready.has(one))) {
    if (ready.size <= MOST_KEPT) return;
    URL.revokeObjectURL(ready.get(url)?.address ?? "");
    kept.delete(url);
    ready.delete(url);
  }
}

/** Draw what waits, in the order in which it was asked for: from the top of the page. */
async function draw() {
  if (isDrawing) return;
  isDrawing = true;
  for (let job = takeOldest(); job; job = takeOldest()) {
    if (!job.wanted.some((isWanted) => isWanted())) job.failed(new Error("nobody wants it"));
    else await pictureOf(job.picture).then(job.done, job.failed);
  }
  isDrawing = false;
}

function takeOldest() {
  for (const [url, job] of jobs) {
    jobs.delete(url);
    return job;
  }
  return undefined;
}

/** @param {Picture} picture @returns {Promise<Drawn>} */
async function pictureOf({ url, width, height }) {
  const [Plotly, answer] = await Promise.all([plotly(), fetch(url)]);
  if (!answer.ok) throw new Error(`${answer.status}`);
  const { data, layout } = ownFigure(await answer.json());
  const address = await inTime(Plotly.toImage({ data, layout }, { format: "png", width, height, scale: SHARPNESS }));
  const letters = atob(address.slice(address.indexOf(",") + 1));
  const file = new Blob([Uint8Array.from(letters, (letter) => letter.charCodeAt(0))], { type: "image/png" });
  return { address: URL.createObjectURL(file), file };
}

/**
 * A figure that is drawn without a word to other hosts: maps need theirs, and pictures may lie there.
 *
 * @param {{data: {type?: string}[], layout?: {images?: {source?: string}[]}}} figure
 */
function ownFigure({ data, layout = {} }) {
  if (data.some((trace) => MAPS.test(trace?.type ?? ""))) throw new Error("maps come from another host");
  const own = layout.images?.filter?.(({ source }) => source?.startsWith("data:"));
  return { data, layout: own ? { ...layout, images: own } : layout };
}

/** @template T @param {Promise<T>} work @returns {Promise<T>} */
function inTime(work) {
  return new Promise((done, failed) => {
    const timer = setTimeout(() => failed(new Error("it takes too long")), LONGEST_MS);
    work.then(done, failed).finally(() => clearTimeout(timer));
  });
}
