// What a sound or a video is, in few words.
import { duration, number, whole } from "../../frame/numbers.mjs";
import { say } from "../../frame/words.mjs";

/** @import {Facts, Kind} from "./model.mjs" */

const TYPES = {
  wav: "audio/wav",
  mp3: "audio/mpeg",
  ogg: "audio/ogg",
  flac: "audio/flac",
  m4a: "audio/mp4",
  mp4: "video/mp4",
  webm: "video/webm",
};
const PICTURES = new Set(["gif", "webp", "png"]); // which move, and that browsers show as pictures

/** What browsers call a format; null for one that is no file of sound or video. @param {string} format */
export function typeOf(format) {
  return Object.hasOwn(TYPES, format) ? TYPES[/** @type {keyof typeof TYPES} */ (format)] : null;
}

/** Whether a video is a picture that moves. @param {string} format */
export function isPicture(format) {
  return PICTURES.has(format);
}

/** How the format is called by people. @param {string} format */
export function formatWord(format) {
  const names = { m4a: "M4A", ogg: "Ogg", webm: "WebM", webp: "WebP", png: "APNG" };
  return Object.hasOwn(names, format) ? names[/** @type {keyof typeof names} */ (format)] : format.toUpperCase();
}

/** Samples a second, as people say it. @param {number} rate */
function rateWord(rate) {
  return `${number(rate / 1000)} kHz`;
}

/** @param {number} count */
function channelsWord(count) {
  if (count === 1) return say("mono");
  return count === 2 ? say("stereo") : say("{count} channels", { count: whole(count) });
}

/** All that is known, the most asked for first. @param {Kind} kind @param {Facts} facts */
export function factWords(kind, { duration: seconds, rate, channels, width, height, format }) {
  const told = Number.isFinite(seconds) ? [seconds < 9.95 ? `${number(seconds)} s` : duration(seconds)] : [];
  if (kind === "audio") {
    if (rate > 0) told.push(rateWord(rate));
    if (channels > 0) told.push(channelsWord(channels));
  } else {
    if (width > 0 && height > 0) told.push(`${width} × ${height}`);
    if (rate > 0) told.push(say("{count} fps", { count: Number(rate.toPrecision(3)) }));
  }
  if (format !== "unknown") told.push(formatWord(format));
  return told.join(" · ");
}
