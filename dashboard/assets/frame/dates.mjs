// Moments in the browser's own time.
/** @param {number} n */
const two = (n) => String(n).padStart(2, "0");

// The years 1 to 9999 less a day, as in insight/tables/moments.py: times beyond are another unit's, or simulated.
const FIRST_S = -62_135_510_400,
  LAST_S = 253_402_214_400;

/** @param {number} seconds */
export function inCalendar(seconds) {
  return FIRST_S <= seconds && seconds <= LAST_S;
}

/** Seconds as they are, where no calendar has the moment. @param {number} seconds */
export function time(seconds) {
  if (!Number.isFinite(seconds)) return "–";
  if (!inCalendar(seconds)) return `${secondsText(Number(seconds.toPrecision(15)))} s`;
  const t = new Date(seconds * 1000);
  return (
    `${t.getFullYear()}-${two(t.getMonth() + 1)}-${two(t.getDate())} ` +
    `${two(t.getHours())}:${two(t.getMinutes())}:${two(t.getSeconds())}`
  );
}

/** As Python writes a number to 15 digits. @param {number} seconds */
function secondsText(seconds) {
  return (Math.abs(seconds) < 1e15 ? String(seconds) : seconds.toExponential()).replace(/^-/, "−");
}

/**
 * The beginning of the day of a moment; null for none.
 * @param {number | null} seconds
 */
export function dayOf(seconds) {
  return seconds === null || !inCalendar(seconds) ? null : new Date(new Date(seconds * 1000).setHours(0, 0, 0, 0));
}

/**
 * Milliseconds that are the browser's own time where they are read as UTC, as ticks are.
 * @param {number} seconds
 */
export function localMs(seconds) {
  const ms = seconds * 1000;
  return ms - offsetMs(ms);
}

/**
 * The other way: seconds since 1970 of what `localMs` gave.
 * @param {number} ms
 */
export function utcSeconds(ms) {
  return (ms + offsetMs(ms + offsetMs(ms))) / 1000;
}

/** How far the browser's zone lies west of UTC at a moment; nowhere for a moment of no calendar. @param {number} ms */
function offsetMs(ms) {
  return inCalendar(ms / 1000) ? new Date(ms).getTimezoneOffset() * 60_000 : 0;
}

/** The browser's zone, as in "UTC+02:00". */
export function zone() {
  const east = -new Date().getTimezoneOffset();
  return `UTC${east < 0 ? "−" : "+"}${two(Math.floor(Math.abs(east) / 60))}:${two(Math.abs(east) % 60)}`;
}
