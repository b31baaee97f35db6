// What the machine did while a run trained, in a line; the page Machine has it all.
import { element } from "../../frame/elements.mjs";
import { say } from "../../frame/words.mjs";
import { unitOf } from "../../charts/units.mjs";
import { elsewhere, heading } from "./heading.mjs";

/** @import {MachineFact} from "./parts.mjs" */
/** @import {Draw} from "./sheet.mjs" */

/** @param {MachineFact} fact */
function words([name, unit, value]) {
  const told = { value: unitOf(unit).text(value) };
  switch (name) {
    case "cpu":
      return say("CPU {value} on average", told);
    case "gpu":
      return say("GPUs {value} on average", told);
    case "process":
      return say("at most {value} of memory, with all it started", told);
    default:
      return say("the machine's memory {value} full at most", told);
  }
}

/** @type {Draw} */
export function machine(slot, { run, parts }) {
  const found = parts.machine;
  if (!found) return slot.replaceChildren();
  const link = elsewhere(say("Machine"), "machine", {}, { focus: [run] });
  const list = element("ul", "run-machine");
  list.append(...found.map((fact) => element("li", "", words(fact))));
  slot.replaceChildren(heading(say("The machine meanwhile"), "", link), list);
  return undefined;
}
