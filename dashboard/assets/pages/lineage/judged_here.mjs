// Value and Better are chosen for one target: another is judged as on all pages, until somebody chooses for it, too.
import * as address from "../../frame/address.mjs";
import { setProps } from "../../frame/clientside.mjs";
import { filterText } from "../../frame/filter_box.mjs";
import { state } from "../../frame/state.mjs";

/** @typedef {{of: string | null, better: string | null}} Chosen null as on all pages */

const USUAL = "auto"; // as insight/lineage/target has it
/** @type {Map<string, Chosen>} */
const chosen = new Map(); // by targets that were left
/** @type {{name: string, here: Chosen, isSettled: boolean} | null} */
let last = null; // what runs were judged by

/** Runs are judged by a target now: what was chosen for the one before goes with that. @param {string} name */
export function judgeHere(name) {
  const before = last,
    here = { of: address.get("of"), better: address.get("better") };
  // A link is settled when its filter has said what it demands: until then it stands for what is to come.
  const isSettled = (state.judgedBy ?? name) === name && (state.matches !== null || !filterText().trim());
  last = { name, here, isSettled };
  if (!before?.isSettled || before.name === name || JSON.stringify(before.here) !== JSON.stringify(here)) return;
  chosen.set(before.name, before.here);
  const { of, better } = chosen.get(name) ?? { of: null, better: null };
  if (of !== here.of) setProps("lineage-of", { value: of ?? USUAL });
  if (better !== here.better) setProps("lineage-better", { value: better ?? USUAL });
}
