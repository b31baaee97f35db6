// Numbers as people read them.

/** @param {number | null | undefined} value */
export function number(value) {
  if (value === null || value === undefined) return "–";
  if (!Number.isFinite(value)) return Number.isNaN(value) ? "NaN" : value > 0 ? "∞" : "−∞";
  const size = Math.abs(value);
  if (size !== 0 && (size < 1e-3 || size >= 1e5)) return value.toExponential(3);
  return Number.isInteger(value) ? String(value) : String(Number(value.toPrecision(4)));
}

/** @param {number | null | undefined} value */
export function whole(value) {
  return value === null || value === undefined ? "–" : Math.round(value).toLocaleString("en");
}

/** @param {number | null | undefined} seconds */
export function duration(seconds) {
  if (seconds === null || seconds === undefined || !Number.isFinite(seconds)) return "–";
  const rounded = Math.round(seconds),
    minutes = Math.floor(rounded / 60);
  if (rounded < 60) return `${seconds < 9.95 ? seconds.toFixed(1) : rounded} s`;
  if (minutes < 60) return `${minutes} min ${rounded % 60} s`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h ${minutes % 60} min` : `${Math.floor(hours / 24)} d ${hours % 24} h`;
}

/** @param {number} bytes */
export function bytesText(bytes) {
  if (!Number.isFinite(bytes)) return "–";
  const units = ["B", "kB", "MB", "GB", "TB"];
  let index = 0,
    left = bytes;
  while (left >= 1000 && index < units.length - 1) {
    left /= 1000;
    index++;
  }
  return `${index && left < 100 ? left.toFixed(1) : Math.round(left)} ${units[index]}`;
}
