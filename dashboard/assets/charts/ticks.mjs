// Ticks of a chart's axis: where they stand and what they say.
import { inCalendar } from "../frame/dates.mjs";
import { whole } from "../frame/numbers.mjs";

/** @typedef {[number, number]} Ends the lowest and the highest; of a log axis in decades */
/** @typedef {"linear" | "log" | "steps" | "dates" | "seconds" | "percent" | "watts" | "celsius" | "bytes" | "bytes/s"} AxisKind */
/** @typedef {{at: number, text: string, below?: string}} Tick */

const SECOND = 1000,
  MINUTE = 60 * SECOND,
  HOUR = 60 * MINUTE,
  DAY = 24 * HOUR;
const CLOCKS = [
  // what clocks and calendars are divided into, up to a fortnight
  ...[1, 2, 5, 10, 20, 50, 100, 200, 500],
  ...[1, 2, 5, 10, 15, 30].map((n) => n * SECOND),
  ...[1, 2, 5, 10, 15, 30].map((n) => n * MINUTE),
  ...[1, 2, 3, 6, 12].map((n) => n * HOUR),
  ...[1, 2, 7, 14].map((n) => n * DAY),
];
const MONTHS = [1, 2, 3, 6, 12],
  MONTH = 30.4 * DAY;
/** @type {[number, string][]} */
const UNITS = [
  [1e12, "T"],
  [1e9, "G"],
  [1e6, "M"],
  [1e3, "k"],
];

/** The least of 1, 2 and 5 in any decade that is not below `least`. @param {number} least */
function round(least) {
  const decade = Math.floor(Math.log10(least));
  const steps = [`1e${decade}`, `2e${decade}`, `5e${decade}`, `1e${decade + 1}`].map(Number); // exact, as products are not
  return steps.find((step) => step >= least * (1 - 1e-9)) ?? steps[3];
}

/** The multiples of `step` from one end to the other. @param {Ends} ends @param {number} step */
function multiples([low, high], step) {
  const first = Math.ceil(low / step - 1e-9),
    last = Math.floor(high / step + 1e-9);
  const length = Math.max(0, Math.min(100, last - first + 1));
  const values = Array.from({ length }, (_, i) => Number(((first + i) * step).toPrecision(15)));
  return values.filter((at, i) => at !== values[i - 1]); // numbers are only so close to each other
}

/** @param {number} step */
const decimals = (step) => Math.min(20, Math.max(0, -Math.floor(Math.log10(step) + 1e-9)));
/** @param {string} text */
const minus = (text) => text.replace("-", "−");

/** Of numbers `step` apart: short where they are very large or small, and each another text. @param {number} value @param {number} step @param {number} most */
function numberText(value, step, most) {
  if (value === 0) return "0";
  if (most >= 1e-4 && most < 1e6) return minus(String(Number(value.toFixed(decimals(step)))));
  const digits = Math.max(0, Math.floor(Math.log10(Math.abs(value))) - Math.floor(Math.log10(step) + 1e-9));
  const [mantissa, exponent] = value.toExponential(Math.min(20, digits)).split("e");
  return minus(`${Number(mantissa)}e${Number(exponent)}`);
}

/** @param {Ends} ends @param {number} most */
function linear(ends, most, suffix = "") {
  const step = round((ends[1] - ends[0]) / most),
    largest = Math.max(...ends.map(Math.abs));
  return multiples(ends, step).map((at) => ({ at, text: numberText(at, step, largest) + suffix }));
}

/** Bytes in the unit that suits the most there is. @param {Ends} ends @param {number} most */
function bytes([low, high], most, suffix = "") {
  const largest = Math.max(Math.abs(low), Math.abs(high));
  const [size, letter] = UNITS.find(([one]) => largest >= one) ?? [1, ""];
  const step = round((high - low) / size / most);
  return multiples([low / size, high / size], step).map((at) => ({
    at: at * size,
    text: `${numberText(at, step, largest / size)} ${letter}B${suffix}`,
  }));
}

/** Steps are whole numbers: no tick between two of them. @param {Ends} ends @param {number} most */
function steps(ends, most) {
  const step = Math.max(1, round((ends[1] - ends[0]) / most));
  const [unit, letter] = UNITS.find(([size]) => ends[1] >= 10_000 && ends[1] >= size) ?? [1, ""];
  const text = (/** @type {number} */ at) =>
    letter ? String(Number((at / unit).toFixed(decimals(step / unit)))) + (at ? letter : "") : whole(at);
  return multiples(ends, step).map((at) => ({ at, text: minus(text(at)) }));
}

/** Ticks at 1, 2 and 5 of each decade, or at decades only where there are many. @param {Ends} ends */
export function decadeTicks([low, high]) {
  const ticks = [];
  const digits = high - low < 1 ? [1, 2, 3, 4, 5, 6, 8] : high - low < 2.5 ? [1, 2, 5] : [1];
  const stride = Math.max(1, Math.round((high - low) / 5));
  for (let decade = Math.floor(low); decade <= high; decade++) {
    if (digits.length === 1 && decade % stride) continue;
    for (const digit of digits) {
      const exponent = decade + Math.log10(digit),
        value = Number(`${digit}e${decade}`);
      if (exponent >= low && exponent <= high && value > 0 && value < Infinity) ticks.push(value);
    }
  }
  return { tickvals: ticks, ticktext: ticks.map((v) => (v < 1e-3 || v >= 1e5 ? v.toExponential(0) : String(v))) };
}

/** Decades and round parts of them; within a small part of one, ticks of a linear axis where they belong. @param {Ends} ends @param {number} most */
function log(ends, most) {
  const { tickvals, ticktext } = decadeTicks(ends);
  if (tickvals.length > 1) return tickvals.map((value, i) => ({ at: Math.log10(value), text: ticktext[i] }));
  return linear([10 ** ends[0], 10 ** ends[1]], most).map(({ at, text }) => ({ at: Math.log10(at), text }));
}

// --- dates, in milliseconds of the clock on the wall: see `localMs`

/** @param {number} ms */
const iso = (ms) => new Date(ms).toISOString();

/** @param {number} ms @param {number} step */
function clock(ms, step) {
  const [, time] = iso(ms).replace("Z", "").split("T");
  return step >= MINUTE ? time.slice(0, 5) : step >= SECOND ? time.slice(0, 8) : time.slice(6);
}

/** The first days of every so many months. @param {Ends} ends @param {number} every */
function monthStarts([low, high], every) {
  const first = new Date(low),
    found = [];
  const from = Math.ceil((first.getUTCFullYear() * 12 + first.getUTCMonth()) / every) * every;
  for (let month = from; found.length < 100; month += every) {
    const at = new Date(0).setUTCFullYear(Math.floor(month / 12), ((month % 12) + 12) % 12, 1);
    if (!(at <= high)) break;
    if (at >= low) found.push(at);
  }
  return found;
}

/** Times with their day below, and the minute of parts of a second, where it is another than before. @param {Ends} ends @param {number} most */
function dates(ends, most) {
  if (!ends.every((ms) => inCalendar(ms / 1000)))
    return linear([ends[0] / 1000, ends[1] / 1000], most, " s").map(({ at, text }) => ({ at: at * 1000, text }));
  const least = (ends[1] - ends[0]) / most,
    step = CLOCKS.find((one) => one >= least);
  const every = MONTHS.find((one) => one * MONTH >= least) ?? 12 * round(least / (12 * MONTH));
  const times = step ? multiples(ends, step) : monthStarts(ends, every);
  let before = "";
  return times.map((at) => {
    const [day] = iso(at).split("T");
    const text = !step ? day.slice(0, every < 12 ? -3 : -6) : step >= DAY ? day.slice(-5) : clock(at, step);
    const minute = step && step < SECOND ? ` ${clock(at, MINUTE)}` : "";
    const below = !step ? "" : step >= DAY ? day.slice(0, -6) : day + minute,
      isNew = below !== before;
    before = below;
    return { at, text, below: isNew ? below : "" };
  });
}

/** @type {Partial<Record<AxisKind, (ends: Ends, most: number) => Tick[]>>} */
const KINDS = {
  log,
  steps,
  dates,
  seconds: (ends, most) => linear(ends, most, " s"),
  percent: (ends, most) => linear(ends, most, " %"),
  watts: (ends, most) => linear(ends, most, " W"),
  celsius: (ends, most) => linear(ends, most, " °C"),
  bytes,
  "bytes/s": (ends, most) => bytes(ends, most, "/s"),
};

/**
 * At most about `most` ticks between two ends.
 *
 * @param {AxisKind} kind
 * @param {Ends} ends
 * @param {number} most
 * @returns {Tick[]}
 */
export function ticks(kind, ends, most) {
  if (!(ends[1] > ends[0])) return [];
  return (KINDS[kind] ?? linear)(ends, most);
}
