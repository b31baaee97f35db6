import assert from "node:assert/strict";
import { test } from "node:test";
import { escaped, svgOf } from "../../../../../dashboard/assets/pages/landscape/as_svg.mjs";
import { projection, turned, USUAL } from "../../../../../dashboard/assets/pages/landscape/projection.mjs";
import { shapesOf } from "../../../../../dashboard/assets/pages/landscape/shapes.mjs";

const SIZE = { width: 400, height: 300 };
const INKS = { ink: "#000001", paper: "#ffffff", faint: "#777777", line: "#cccccc", star: "#ffaa00" };
const COLOURS = [
  [0, "#000000"],
  [1, "#ffffff"],
];

/** A bowl of `n` by `n` points, and a path into it. */
function bowl(n = 5, change = {}) {
  const axis = Array.from({ length: n }, (_, i) => (2 * i) / (n - 1) - 1);
  const z = axis.flatMap((y) => axis.map((x) => x * x + y * y));
  const words = { x: "first", y: "second", z: "loss", low: "0", high: "2" };
  const path = [
    [1, 1, 2],
    [0, 0, 0],
  ];
  return { x: axis, y: axis, z, bounds: [0, 2], colours: COLOURS, path, end: [0, 0, 0], words, ...change };
}
const kinds = (shapes, kind) => shapes.filter((shape) => shape.kind === kind);
const area = (spots) =>
  spots.reduce((sum, [a, b], i) => {
    const [c, d] = spots[(i + 1) % spots.length];
    return sum + a * d - c * b;
  }, 0) / 2;

test("seen from above, spots lie where the numbers do, y upward", () => {
  const bounds = { x: [-1, 1], y: [-1, 1], z: [0, 1] };
  const project = projection({ azimuth: 0, elevation: Math.PI / 2 }, SIZE, bounds);

  const [middle, right, up] = [project(0, 0, 0), project(1, 0, 0), project(0, 1, 0)];

  assert.deepEqual(middle, [200, 150]);
  assert.ok(right[0] > 200 && Math.abs(right[1] - 150) < 1e-9);
  assert.ok(up[1] < 150 && Math.abs(up[0] - 200) < 1e-9);
});

test("what is higher lies higher in the picture, and all of the box is in it from anywhere", () => {
  const bounds = { x: [0, 3], y: [2, 9], z: [-4, 4] };
  for (let azimuth = 0; azimuth < 6.3; azimuth += 0.3) {
    for (const elevation of [0.1, 0.6, 1.2]) {
      const project = projection({ azimuth, elevation }, SIZE, bounds);
      assert.ok(project(1, 3, 4)[1] < project(1, 3, -4)[1]);
      for (const x of bounds.x)
        for (const y of bounds.y)
          for (const z of bounds.z) {
            const [across, down] = project(x, y, z);
            assert.ok(across >= 0 && across <= 400 && down >= 0 && down <= 300, `${azimuth} ${elevation}`);
          }
    }
  }
});

test("turning never goes below the floor nor over the top", () => {
  let camera = USUAL;
  for (let i = 0; i < 100; i++) camera = turned(camera, 0.1, 0.2);
  assert.ok(camera.elevation < Math.PI / 2);
  for (let i = 0; i < 100; i++) camera = turned(camera, 0.1, -0.2);
  assert.ok(camera.elevation > 0);
});

test("every four neighbours are an area, the far ones before the near ones", () => {
  for (const azimuth of [0.5, 2, 3.5, 5]) {
    const areas = kinds(shapesOf(bowl(), { azimuth, elevation: 0.6 }, SIZE, INKS), "area");
    assert.equal(areas.length, 16);
    // On a flat floor what is nearer lies lower in the picture.
    const flat = bowl(5, { z: new Array(25).fill(0) });
    const tops = kinds(shapesOf(flat, { azimuth, elevation: 0.6 }, SIZE, INKS), "area").map(({ spots }) =>
      Math.max(...spots.map(([, down]) => down)),
    );
    assert.ok(tops[0] < tops.at(-1));
    assert.ok(area(areas[0].spots) !== 0);
  }
});

test("low losses are dark, and a hole is left where there is none", () => {
  const z = bowl().z;
  z[0] = Number.NaN;
  const areas = kinds(shapesOf(bowl(5, { z }), { azimuth: 0.5, elevation: 1.2 }, SIZE, INKS), "area");
  const bright = areas.map(({ fill }) => Number.parseInt(fill.slice(1, 3), 16));

  assert.equal(areas.length, 15);
  assert.ok(Math.min(...bright) < 60 && Math.max(...bright) > 120);
});

test("a surface finer than the picture is thinned, and keeps its edge", () => {
  const areas = kinds(shapesOf(bowl(251), USUAL, SIZE, INKS), "area");
  const coarse = kinds(shapesOf(bowl(3), USUAL, SIZE, INKS), "area");
  const reach = (shapes) => Math.max(...shapes.flatMap(({ spots }) => spots.map(([across]) => across)));

  assert.ok(areas.length <= 101 * 101);
  assert.ok(Math.abs(reach(areas) - reach(coarse)) < 1e-6);
});

test("a path has its points, its beginning and its end; points without a loss are left out", () => {
  const shapes = shapesOf(bowl(), USUAL, SIZE, INKS);
  const marks = kinds(shapes, "mark").map(({ shape }) => shape);
  const odd = shapesOf(bowl(5, { path: [[0, 0, Number.NaN]], end: null }), USUAL, SIZE, INKS);

  assert.deepEqual(marks, ["dot", "dot", "ring", "star"]);
  assert.equal(kinds(odd, "mark").length, 0);
});

test("nothing is drawn of no surface, and one point or a flat one is no division by zero", () => {
  assert.deepEqual(shapesOf(bowl(5, { x: [], y: [], z: [] }), USUAL, SIZE, INKS), []);
  const flat = bowl(3, { bounds: [1, 1], z: new Array(9).fill(1) });
  for (const relief of [flat, bowl(5, { x: [0], y: [0], z: [1] })]) {
    for (const shape of shapesOf(relief, USUAL, SIZE, INKS)) {
      for (const spot of shape.spots ?? [shape.spot]) assert.ok(spot.every(Number.isFinite));
    }
  }
});

test("an SVG has a shape for each, and words cannot become elements", () => {
  const shapes = shapesOf(bowl(5, { words: { ...bowl().words, x: '<b a="1">&' } }), USUAL, SIZE, INKS);
  const text = svgOf(shapes);

  assert.equal(text.split("<polygon").length - 1, 16 + 1);
  assert.ok(text.includes("&lt;b a=&quot;1&quot;&gt;&amp;"));
  assert.ok(!text.includes("<b"));
  assert.ok(!/NaN|undefined/.test(text));
  assert.equal(escaped("a"), "a");
});

test("words that a narrow picture would cut off are moved into it, others stay", () => {
  const words = {
    x: "direction 1 (80.1 %)",
    y: "direction 2 (10.6 %)",
    z: "sampling error",
    low: "0.00326",
    high: "2",
  };
  const textsAt = (width) => kinds(shapesOf(bowl(5, { words }), USUAL, { width, height: 300 }, INKS), "text");
  for (const { spot, text, align } of textsAt(330)) {
    const left = spot[0] - (align === "end" ? text.length * 6 : 0);
    assert.ok(left >= 0 && left + text.length * 6 <= 330, text);
  }
  const wide = textsAt(900);
  assert.ok(wide.every(({ spot: [across] }) => across > 120 && across < 780));
});
