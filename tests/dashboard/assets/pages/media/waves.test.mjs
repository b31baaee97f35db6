// One sound at a time is decoded, none that nobody wants any more, and none that would fill the memory.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { isDrawable, waveOf } from "../../../../../dashboard/assets/pages/media/waves.mjs";

/** @type {string[]} addresses that were fetched, in order */
let fetched = [];
/** @type {number[]} rates that sounds were decoded to */
let rates = [];
let [working, most, serial] = [0, 0, 0];
/** @type {Record<string, number>} by address; a megabyte else */
let sizes = {};

globalThis.fetch = async (url) => {
  fetched.push(url);
  const headers = new Map([["Content-Length", String(sizes[url] ?? 1e6)]]);
  return { ok: !url.includes("gone"), status: 404, headers, arrayBuffer: async () => new ArrayBuffer(8) };
};
globalThis.OfflineAudioContext = class {
  constructor(_channels, _length, rate) {
    if (rate === 96_000) throw new Error("not on this machine");
    rates.push(rate);
  }
  async decodeAudioData() {
    most = Math.max(most, ++working);
    await new Promise(setImmediate);
    working -= 1;
    return { numberOfChannels: 2, duration: 0.5, getChannelData: (index) => Float32Array.of(0.25, index ? -0.5 : 0) };
  }
};

beforeEach(() => {
  [fetched, rates, sizes, most] = [[], [], {}, 0];
});

/** @param {object} facts */
function recording(facts = {}, name = "sound") {
  serial += 1;
  return { url: `/${name}-${serial}`, facts: { duration: 1, rate: 16_000, channels: 1, ...facts } };
}

test("a wave tells its swing, how long it is and how many channels it has", async () => {
  const wave = await waveOf(recording(), () => true);

  assert.deepEqual([...wave.lows], [0.25, -0.5]);
  assert.deepEqual([...wave.highs], [0.25, 0]);
  assert.deepEqual([wave.duration, wave.channels, rates[0]], [0.5, 2, 16_000]);
});

test("sounds are decoded one after the other, each once", async () => {
  const many = Array.from({ length: 5 }, () => recording());
  await Promise.all([...many, ...many].map((one) => waveOf(one, () => true)));

  assert.deepEqual(
    fetched,
    many.map(({ url }) => url),
  );
  assert.equal(most, 1);
});

test("what left the screen meanwhile is not fetched, and can be asked for again", async () => {
  const [first, second] = [recording(), recording()];
  const made = waveOf(first, () => true),
    left = waveOf(second, () => false);
  await made;
  await assert.rejects(left, /nobody/);
  assert.deepEqual(fetched, [first.url]);
  await waveOf(second, () => true);
  assert.equal(fetched.length, 2);
});

test("what one of two places wants is decoded for both", async () => {
  const [first, second] = [recording(), recording()];
  const before = waveOf(first, () => true);
  const found = await Promise.all([before, waveOf(second, () => false), waveOf(second, () => true)]);

  assert.equal(found[1], found[2]);
});

test("a sound that would fill the memory is not decoded", async () => {
  const unknown = recording({ duration: Number.NaN }),
    large = recording();
  Object.assign(sizes, { [unknown.url]: 5e6, [large.url]: 1e8 });

  assert.equal(isDrawable(recording({ duration: 300, rate: 44_100, channels: 2 })), true);
  assert.equal(isDrawable(recording({ duration: 600, rate: 44_100, channels: 2 })), false);
  assert.equal(isDrawable(recording({ duration: 1e9, rate: 0, channels: 0 })), false);
  assert.equal(isDrawable(unknown), true);
  await assert.rejects(
    waveOf(unknown, () => true),
    /too long/,
  );
  await assert.rejects(
    waveOf(large, () => true),
    /too long/,
  );
  await assert.rejects(
    waveOf(recording({}, "gone"), () => true),
    /404/,
  );
  assert.deepEqual(rates, []);
});

test("rates that a browser does not know are decoded to one that all know", async () => {
  for (const rate of [4_000, 192_000, 0]) await waveOf(recording({ rate }), () => true);

  assert.deepEqual(rates, [8_000, 44_100, 44_100]);
});
