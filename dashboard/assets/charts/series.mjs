// Numbers: the other end of encode.py, and what is computed from series here.
window.INSIGHT = window.INSIGHT ?? {};
(() => {
  const ARRAYS = { i1: Int8Array, i4: Int32Array, f4: Float32Array, f8: Float64Array };

  /** The typed array behind {dtype, bdata}. */
  function decode({ dtype, bdata }) {
    if (Uint8Array.fromBase64) return new ARRAYS[dtype](Uint8Array.fromBase64(bdata).buffer);
    const text = atob(bdata);
    const bytes = new Uint8Array(text.length);
    for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
    return new ARRAYS[dtype](bytes.buffer);
  }

  /**
   * A running mean that forgets by distance, not by count, so that it looks the same at any zoom
   * and for any spacing of points: what is a thousandth of the range away keeps sqrt(amount), and
   * the mean of `size[i]` points weighs as much as they would. A constant stays exactly what it
   * is, because each step moves by a share of the difference.
   */
  function smooth(x, y, amount, range, size = null) {
    if (amount <= 0 || y.length < 3) return y;
    const keep = Math.sqrt(amount);
    const out = new Float64Array(y.length);
    let mean = 0, weight = 0, at = x[0];
    for (let i = 0; i < y.length; i++) {
      if (!Number.isFinite(y[i])) { out[i] = NaN; continue; }
      const distance = range > 0 ? (Math.abs(x[i] - at) / range) * 1000 : 1; // x may go back
      const own = size?.[i] ?? 1;
      weight = weight * keep ** Math.min(distance, 1000) + own;
      mean += (y[i] - mean) * (own / weight);
      at = x[i];
      out[i] = mean;
    }
    return out;
  }

  function ascends(x) {
    for (let i = 1; i < x.length; i++) if (x[i] < x[i - 1]) return false;
    return true;
  }

  /** The place in `x` that is nearest to `wanted`; x that goes back is looked through whole. */
  function nearest(x, wanted, ordered = true) {
    if (!ordered) {
      let best = 0;
      for (let i = 1; i < x.length; i++) if (Math.abs(x[i] - wanted) < Math.abs(x[best] - wanted)) best = i;
      return best;
    }
    let low = 0, high = x.length - 1;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (x[middle] < wanted) low = middle; else high = middle;
    }
    return Math.abs(x[high] - wanted) < Math.abs(x[low] - wanted) ? high : low;
  }

  function quantile(sorted, share) {
    return sorted[Math.min(sorted.length - 1, Math.max(0, Math.round(share * (sorted.length - 1))))];
  }

  function lastFinite(values) {
    for (let i = values.length - 1; i >= 0; i--) if (Number.isFinite(values[i])) return values[i];
    return NaN;
  }

  function number(value) {
    if (value === null || value === undefined) return "–";
    if (!Number.isFinite(value)) return Number.isNaN(value) ? "NaN" : value > 0 ? "∞" : "−∞";
    const size = Math.abs(value);
    if (size !== 0 && (size < 1e-3 || size >= 1e5)) return value.toExponential(3);
    return Number.isInteger(value) ? String(value) : String(Number(value.toPrecision(4)));
  }

  function whole(value) {
    return value === null || value === undefined ? "–" : Math.round(value).toLocaleString("en");
  }

  function duration(seconds) {
    if (seconds === null || seconds === undefined || !Number.isFinite(seconds)) return "–";
    const rounded = Math.round(seconds), minutes = Math.floor(rounded / 60);
    if (rounded < 60) return `${seconds < 9.95 ? seconds.toFixed(1) : rounded} s`;
    if (minutes < 60) return `${minutes} min ${rounded % 60} s`;
    const hours = Math.floor(minutes / 60);
    return hours < 48 ? `${hours} h ${minutes % 60} min` : `${Math.floor(hours / 24)} d ${hours % 24} h`;
  }

  function time(seconds) {
    if (!Number.isFinite(seconds)) return "–";
    const two = (n) => String(n).padStart(2, "0");
    const t = new Date(seconds * 1000);
    return `${t.getFullYear()}-${two(t.getMonth() + 1)}-${two(t.getDate())} ` +
      `${two(t.getHours())}:${two(t.getMinutes())}:${two(t.getSeconds())}`;
  }

  /** Milliseconds that are the browser's own time where they are read as UTC, as ticks are. */
  function localMs(seconds) {
    const ms = seconds * 1000;
    return ms - new Date(ms).getTimezoneOffset() * 60_000;
  }

  /** The other way: seconds since 1970 of what `localMs` gave. */
  function utcSeconds(ms) {
    const about = ms + new Date(ms).getTimezoneOffset() * 60_000;
    return (ms + new Date(about).getTimezoneOffset() * 60_000) / 1000;
  }

  /** The browser's zone, as in "UTC+02:00". */
  function zone() {
    const east = -new Date().getTimezoneOffset(), two = (n) => String(n).padStart(2, "0");
    return `UTC${east < 0 ? "−" : "+"}${two(Math.floor(Math.abs(east) / 60))}:${two(Math.abs(east) % 60)}`;
  }

  Object.assign(INSIGHT, {
    decode, smooth, ascends, nearest, quantile, lastFinite, number, whole, duration, time, localMs, utcSeconds, zone,
  });
})();
