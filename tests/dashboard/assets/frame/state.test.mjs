import assert from "node:assert/strict";
import { test } from "node:test";

import { changed, on } from "../../../../dashboard/assets/frame/state.mjs";

/** What a listener heard that came now. */
function listen() {
  const heard = [];
  on((what) => heard.push(what));
  return heard;
}
const modulesHaveRun = () => new Promise((done) => queueMicrotask(done));

test("what changes is heard by all, in the order that it is told", () => {
  const [one, other] = [listen(), listen()];
  changed("hover");
  changed("runs");

  assert.deepEqual(one, ["hover", "runs"]);
  assert.deepEqual(other, one);
});

test("who comes late hears what lasts, once its module has run", async () => {
  changed("notes");
  changed("view");
  const heard = listen();
  const atOnce = [...heard];
  await modulesHaveRun();

  assert.deepEqual(atOnce, []);
  assert.deepEqual(heard, ["runs", "notes"]); // the first was told by the test before
});
