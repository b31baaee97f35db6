import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { drawn } from "../../../../../dashboard/assets/pages/images/figures.mjs";

const PIXEL = `data:image/png;base64,${btoa("pixels")}`;
/** @type {string[]} the figures that were drawn, in order */
let order = [];
/** @type {string[]} addresses that were given back */
let revoked = [];
let made = 0;

globalThis.window = {
  Plotly: {
    async toImage({ data }) {
      order.push(data[0].name);
      return PIXEL;
    },
  },
};
globalThis.fetch = async (url) => ({
  ok: !url.includes("lost"),
  status: 404,
  json: async () => ({ data: [{ name: url }] }),
});
URL.createObjectURL = () => {
  made += 1;
  return `blob:${made}`;
};
URL.revokeObjectURL = (address) => revoked.push(address);

const picture = (url) => ({ url, width: 10, height: 10 });
const wanted = () => true;

beforeEach(() => {
  order = [];
  revoked = [];
});

test("figures are drawn in the order in which they are asked for, each once", async () => {
  const asked = ["a", "b", "c", "b"].map((url) => drawn(picture(url), wanted));
  const found = await Promise.all(asked);

  assert.deepEqual(order, ["a", "b", "c"]);
  assert.equal(found[1], found[3]);
});

test("who waits for one of many figures gets it, and none is forgotten before it is drawn", async () => {
  const urls = Array.from({ length: 250 }, (_, i) => `many${i}`);
  const asked = urls.map((url) => drawn(picture(url), wanted));
  const again = drawn(picture("many3"), wanted);
  const found = await Promise.all([...asked, again]);

  assert.deepEqual(order, urls);
  assert.equal(found[3], found.at(-1));
  assert.equal(new Set(revoked).size, revoked.length);
  assert.ok(!revoked.includes(found[249].address));
});

test("what was asked for last is forgotten last", async () => {
  const before = await Promise.all(Array.from({ length: 200 }, (_, i) => drawn(picture(`old${i}`), wanted)));
  await drawn(picture("old0"), wanted);
  await drawn(picture("one more"), wanted);

  assert.ok(!revoked.includes(before[0].address));
  assert.ok(revoked.includes(before[1].address));
});

test("nothing is drawn that nobody wants, nor kept that could not be drawn", async () => {
  const gone = drawn(picture("gone"), () => false);
  await assert.rejects(gone, /nobody wants it/);
  await assert.rejects(drawn(picture("lost"), wanted), /404/);
  await drawn(picture("gone"), wanted);

  assert.deepEqual(order, ["gone"]);
});
