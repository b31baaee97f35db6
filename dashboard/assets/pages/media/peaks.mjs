// The outline of a sound: how far it swings within each of some stretches of it.

/** @typedef {{lows: Float32Array, highs: Float32Array}} Outline from -1 to 1, of all channels together */

/**
 * @param {Float32Array[]} channels samples from -1 to 1, each channel as long as the others
 * @param {number} count of stretches; fewer where there are fewer samples
 * @returns {Outline}
 */
export function outline(channels, count) {
  const length = channels[0]?.length ?? 0,
    stretches = Math.min(count, length);
  const lows = new Float32Array(stretches),
    highs = new Float32Array(stretches);
  for (let at = 0; at < stretches; at++) {
    const [start, end] = [Math.floor((at * length) / stretches), Math.floor(((at + 1) * length) / stretches)];
    let low = Infinity,
      high = -Infinity;
    for (const samples of channels) {
      for (let i = start; i < end; i++) {
        const value = samples[i];
        if (value < low) low = value;
        if (value > high) high = value;
      }
    }
    lows[at] = low === Infinity ? 0 : low;
    highs[at] = high === -Infinity ? 0 : high;
  }
  return { lows, highs };
}

/** The loudest that it gets, from 0 on. @param {Outline} outline */
export function loudest({ lows, highs }) {
  let found = 0;
  for (let i = 0; i < highs.length; i++) found = Math.max(found, highs[i], -lows[i]);
  return found;
}

/**
 * Of a stretch of an outline, which may have more columns than there is room for: how far it swings.
 *
 * @param {Outline} outline
 * @param {number} from a share of the whole
 * @param {number} to
 * @returns {[low: number, high: number]}
 */
export function swing({ lows, highs }, from, to) {
  const last = highs.length - 1;
  if (last < 0) return [0, 0];
  const first = Math.min(last, Math.floor(from * highs.length)),
    end = Math.min(last, Math.max(first, Math.ceil(to * highs.length) - 1));
  let low = lows[first],
    high = highs[first];
  for (let i = first + 1; i <= end; i++) {
    low = Math.min(low, lows[i]);
    high = Math.max(high, highs[i]);
  }
  return [low, high];
}
