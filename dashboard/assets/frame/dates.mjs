// Moments in the browser's own time.
/** @param {number} n */
const two = (n) => String(n).padStart(2, "0");

/** @param {number} seconds */
export function time(seconds) {
  if (!Number.isFinite(seconds)) return "–";
  const t = new Date(seconds * 1000);
  return (
    `${t.getFullYear()}-${two(t.getMonth() + 1)}-${two(t.getDate())} ` +
    `${two(t.getHours())}:${two(t.getMinutes())}:${two(t.getSeconds())}`
  );
}

/**
 * The beginning of the day of a moment; null for none.
 * @param {number | null} seconds
 */
export function dayOf(seconds) {
  return seconds === null || !Number.isFinite(seconds) ? null : new Date(new Date(seconds * 1000).setHours(0, 0, 0, 0));
}

/**
 * Milliseconds that are the browser's own time where they are read as UTC, as ticks are.
 * @param {number} seconds
 */
export function localMs(seconds) {
  const ms = seconds * 1000;
  return ms - new Date(ms).getTimezoneOffset() * 60_000;
}

/**
 * The other way: seconds since 1970 of what `localMs` gave.
 * @param {number} ms
 */
export function utcSeconds(ms) {
  const about = ms + new Date(ms).getTimezoneOffset() * 60_000;
  return (ms + new Date(about).getTimezoneOffset() * 60_000) / 1000;
}

/** The browser's zone, as in "UTC+02:00". */
export function zone() {
  const east = -new Date().getTimezoneOffset();
  return `UTC${east < 0 ? "−" : "+"}${two(Math.floor(Math.abs(east) / 60))}:${two(Math.abs(east) % 60)}`;
}
