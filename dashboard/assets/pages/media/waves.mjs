// The outlines of sounds: decoded here, one at a time, and kept. Nothing is decoded that nobody wants
// any more when its turn comes, nor what would take more memory than a tab should.
import { outline } from "./peaks.mjs";

/** @import {Outline} from "./peaks.mjs" */
/** @import {Recording} from "./model.mjs" */

/** @typedef {Outline & {duration: number, channels: number}} Wave how long the sound is, too, in seconds: not all files say so */
/** @typedef {{recording: Recording, wanted: (() => boolean)[], done: (wave: Wave) => void, failed: (why: Error) => void}} Job */

const COLUMNS = 1_200;
const MOST_SAMPLES = 2 ** 25; // of all channels: three minutes of a CD, twelve of speech at 22 kHz twice over
const MOST_BYTES = 2 ** 26; // what a browser reads before it knows how long a sound is
const UNKNOWN_BYTES = 2 ** 22; // of a file that does not say how long it is
const MOST_KEPT = 300;
const [SLOWEST, FASTEST, USUAL] = [8_000, 96_000, 44_100]; // samples a second that all browsers decode to

/** @type {Map<string, Promise<Wave>>} by address, last what was asked for last */
const kept = new Map();
/** @type {Map<string, Job>} that wait, the oldest first */
const jobs = new Map();
let isDecoding = false;

/** Whether a sound is short enough to be drawn. @param {Recording} recording */
export function isDrawable({ facts: { duration, rate, channels } }) {
  return !(duration * (rate || USUAL) * (channels || 2) > MOST_SAMPLES); // NaN: nobody knows yet
}

/**
 * The outline of a sound.
 *
 * @param {Recording} recording
 * @param {() => boolean} isWanted
 * @returns {Promise<Wave>}
 */
export function waveOf(recording, isWanted) {
  const { url } = recording,
    found = kept.get(url);
  if (found) {
    jobs.get(url)?.wanted.push(isWanted);
    kept.delete(url);
    kept.set(url, found);
    return found;
  }
  /** @type {Promise<Wave>} */
  const made = new Promise((done, failed) => {
    jobs.set(url, { recording, wanted: [isWanted], done, failed });
  });
  kept.set(url, made);
  made.catch(() => kept.delete(url)); // whoever asks next tries again
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_KEPT) break;
    kept.delete(oldest);
  }
  decode();
  return made;
}

async function decode() {
  if (isDecoding) return;
  isDecoding = true;
  for (let job = takeOldest(); job; job = takeOldest()) {
    if (!job.wanted.some((isWanted) => isWanted())) job.failed(new Error("nobody wants it"));
    else await outlineOf(job.recording).then(job.done, job.failed);
  }
  isDecoding = false;
}

function takeOldest() {
  for (const [url, job] of jobs) {
    jobs.delete(url);
    return job;
  }
  return undefined;
}

/** @param {Recording} recording @returns {Promise<Wave>} */
async function outlineOf({ url, facts }) {
  const leave = new AbortController(),
    answer = await fetch(url, { signal: leave.signal });
  const bytes = Number(answer.headers.get("Content-Length")),
    most = Number.isFinite(facts.duration) ? MOST_BYTES : UNKNOWN_BYTES;
  if (!answer.ok || bytes > most) {
    leave.abort();
    throw new Error(answer.ok ? "it is too long" : `${answer.status}`);
  }
  const rate = Math.min(FASTEST, Math.max(SLOWEST, facts.rate || USUAL));
  const sound = await contextAt(rate).decodeAudioData(await answer.arrayBuffer());
  const channels = Array.from({ length: sound.numberOfChannels }, (_, index) => sound.getChannelData(index));
  return { ...outline(channels, COLUMNS), duration: sound.duration, channels: channels.length };
}

/** What decodes, and never sounds. @param {number} rate */
function contextAt(rate) {
  try {
    return new OfflineAudioContext(1, 1, rate);
  } catch {
    return new OfflineAudioContext(1, 1, USUAL); // not all browsers know all rates
  }
}
