// Which tensor of which run is looked at, at which step, which part of it and against which other;
// and what the server is asked for it.
import * as address from "../../frame/address.mjs";
import { Channel } from "../../frame/channel.mjs";
import { slotOf } from "../../frame/focus.mjs";
import { pageName } from "../../frame/page_name.mjs";
import { isShown } from "../../frame/state.mjs";
import { theme } from "../../frame/theme.mjs";
import { decode } from "../../charts/encoded.mjs";

const channel = new Channel("tensors");
export const chosen = {
  tag: null,
  run: null,
  step: null,
  slice: "",
  view: "table",
  row: 0,
  column: 0,
  other: "",
  otherStep: null,
  absolute: 0,
  relative: 0,
};
export let index = null; // what tensors there are
export let answer = null; // the last of the server
let asked = "";
let told = () => {}; // hears of answers

/** Runs with a tag, as {run, steps, shape, dtype, newest}; those in focus first. */
export function runsWith(tag) {
  const place = index.tags.indexOf(tag);
  const rank = ({ run }) => {
    const slot = slotOf(run);
    return slot < 0 ? Infinity : slot;
  };
  return index.cells
    .filter(([, at]) => at === place)
    .map(([run, , steps, shape, dtype, newest]) => ({ run: index.runs[run], steps, shape, dtype, newest }))
    .filter(({ run }) => isShown(run))
    .sort((one, other) => (rank(one) === rank(other) ? 0 : rank(one) - rank(other)));
}

export function asNumber(text) {
  return text === null || text.trim() === "" || !Number.isFinite(Number(text)) ? null : Number(text);
}

/** What the address says, on a new page: which never gets the answers to what the one before asked. */
export function recall() {
  for (const key of ["tag", "run", "slice"]) chosen[key] = address.get(key) ?? (key === "slice" ? "" : null);
  chosen.step = asNumber(address.get("step"));
  chosen.other = address.get("vs") ?? "";
  chosen.otherStep = asNumber(address.get("vstep"));
  [chosen.absolute, chosen.relative] = [asNumber(address.get("atol")) ?? 0, asNumber(address.get("rtol")) ?? 0];
  [chosen.row, chosen.column] = [0, 0];
  forget();
}

export function forget() {
  [answer, asked] = [null, ""];
  channel.drop();
}

/** The address holds the view. */
export function remember() {
  const { tag, run, step, slice, other, otherStep, absolute, relative } = chosen;
  const held = {
    tag,
    run,
    step,
    slice: slice || null,
    vs: other || null,
    vstep: other ? otherStep : null,
    atol: other && absolute ? absolute : null,
    rtol: other && relative ? relative : null,
  };
  for (const [key, value] of Object.entries(held)) address.set(key, value);
}

/** Choose among what there is: what went away, or the filter leaves out, gives way to the first. */
export function settle() {
  if (!index.tags.includes(chosen.tag)) chosen.tag = index.tags[0] ?? null;
  const runs = runsWith(chosen.tag).map(({ run }) => run);
  if (!runs.includes(chosen.run)) chosen.run = runs[0] ?? null;
  if (!runs.includes(chosen.other)) chosen.other = "";
  if (chosen.run === null) forget();
  else if (["tag", "run"].some((key) => (address.get(key) ?? chosen[key]) !== chosen[key])) remember();
}

/** Changes when something new was recorded of what is looked at. */
function mark() {
  const here = [chosen.run, chosen.other];
  return runsWith(chosen.tag)
    .filter(({ run }) => here.includes(run))
    .map(({ steps, newest }) => [steps, newest]);
}

export function ask() {
  if (!index || chosen.run === null || pageName() !== "tensors") return;
  const wish = { ...chosen, theme: theme() };
  const text = JSON.stringify([wish, mark()]);
  if (text === asked || channel.isWaiting) return;
  asked = text;
  channel.ask(wish, accept, () => {
    asked = ""; // the answer was lost
    ask();
  });
}

function accept(found) {
  answer = found;
  ask(); // what was chosen meanwhile
  told(found.steps ? Array.from(decode(found.steps)) : null);
}

export function take(found) {
  index = found;
}

export function isWaiting() {
  return channel.isOpen;
}

export function onAnswer(listener) {
  told = listener;
}
