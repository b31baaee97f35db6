import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

// What Dash would carry: the questions that left, and who hears answers.
const sent = [];
globalThis.window = {
  dash_clientside: { set_props: (id, { data }) => sent.push({ id, ...data }) },
};
const { Channel, PATIENCE_MS } = await import("../../../../dashboard/assets/frame/channel.mjs");
const answer = (question, more = {}) =>
  window.dash_clientside.channels.heard({ channel: "things", serial: question.serial, ...more });

beforeEach((context) => {
  sent.length = 0;
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  context.after?.(() => mock.timers.reset());
});

test("a question leaves by its store, and its answer is heard once", () => {
  const heard = [];
  const channel = new Channel("things");
  channel.ask({ of: "a" }, ({ word }) => heard.push(word));
  answer(sent[0], { word: "yes" });
  answer(sent[0], { word: "again" });

  assert.deepEqual(
    sent.map(({ id, of }) => [id, of]),
    [["things-request", "a"]],
  );
  assert.deepEqual(heard, ["yes"]);
  assert.equal(channel.isOpen, false);
});

test("of two questions only the newer is heard", () => {
  const heard = [];
  const channel = new Channel("things");
  channel.ask({}, () => heard.push("old"));
  channel.ask({}, () => heard.push("new"));
  for (const question of [...sent]) answer(question);

  assert.deepEqual(heard, ["new"]);
});

test("what is late is told once, and still heard when it comes", () => {
  const told = [];
  const channel = new Channel("things", 100);
  channel.ask(
    {},
    () => told.push("heard"),
    () => told.push("late"),
  );
  mock.timers.tick(99);
  const before = [channel.isOpen, channel.isWaiting, [...told]];
  mock.timers.tick(PATIENCE_MS);
  const after = [channel.isOpen, channel.isWaiting, [...told]];
  answer(sent[0]);

  assert.deepEqual(before, [true, true, []]);
  assert.deepEqual(after, [true, false, ["late"]]);
  assert.deepEqual(told, ["late", "heard"]);
});

test("a question that is repeated keeps its number: the first answer counts", () => {
  const heard = [];
  const channel = new Channel("things", 100);
  channel.ask(
    { of: "a" },
    ({ turn }) => heard.push(turn),
    () => channel.repeat(),
  );
  mock.timers.tick(100);
  answer(sent[0], { turn: 1 });
  answer(sent[1], { turn: 2 });

  assert.equal(sent.length, 2);
  assert.equal(sent[0].serial, sent[1].serial);
  assert.deepEqual(heard, [1]);
});

test("each time that a question is repeated, its answer may take twice as long", () => {
  let turns = 0;
  const channel = new Channel("things", 100);
  channel.ask(
    {},
    () => {},
    () => {
      turns += 1;
      channel.repeat();
    },
  );
  const after = [99, 1, 199, 1, 399, 1].map((ms) => {
    mock.timers.tick(ms);
    return turns;
  });

  assert.deepEqual(after, [0, 1, 1, 2, 2, 3]);
});

test("nobody hears what was dropped, nor is told that it is late", () => {
  const told = [];
  const channel = new Channel("things", 100);
  channel.ask(
    {},
    () => told.push("heard"),
    () => told.push("late"),
  );
  channel.drop();
  mock.timers.tick(1000);
  answer(sent[0]);

  assert.deepEqual(told, []);
});

test("answers of channels that are not there, and no answer at all, disturb nobody", () => {
  new Channel("things");

  window.dash_clientside.channels.heard(null);
  window.dash_clientside.channels.heard({ channel: "others", serial: 1 });
});
