import assert from "node:assert/strict";
import { test } from "node:test";
import { nameParts } from "../../../../dashboard/assets/frame/names.mjs";
import { changed, state } from "../../../../dashboard/assets/frame/state.mjs";

test("names are taken apart anew only where some are others", () => {
  state.runs = ["sweep/a_1", "sweep/b_1"];
  changed("runs");
  const before = nameParts("sweep/a_1");
  changed("runs"); // as with each news of ten thousand runs
  changed("notes");

  assert.equal(nameParts("sweep/a_1"), before);
  state.given.set("sweep/b_1", { name: "given" });
  changed("notes");
  assert.deepEqual(nameParts("sweep/b_1"), [["given", true]]);
  state.runs = ["sweep/a_1", "sweep/a_2"];
  changed("runs");
  assert.deepEqual(
    nameParts("sweep/a_1").filter(([, stays]) => stays),
    [["1", true]],
  );
});
