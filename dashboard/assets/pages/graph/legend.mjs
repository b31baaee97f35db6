// What the colours of a drawing mean.
import { say } from "../../frame/words.mjs";
import { make } from "./elements.mjs";

/** @import {Subject} from "./answers.mjs" */
/** @import {GraphData} from "./data.mjs" */

const RECORDS = ["data", "pipeline", "run", "checkpoint", "evaluation", "landscape", "missing"];

/** What the colours of the families mean, of those that are there; a pipeline has none. @param {HTMLElement} host @param {GraphData} data @param {Subject} subject */
export function legend(host, data, { hasFamilies, ofRuns }) {
  if (ofRuns) return host.replaceChildren(...kinds(data));
  const words = {
    conv: say("Conv / Dense"),
    norm: say("Norm"),
    activation: say("Activation"),
    pool: say("Pool"),
    arithmetic: say("Arithmetic"),
    loss: say("Loss function"),
    update: say("Update"),
    io: say("I/O"),
  };
  const present = new Set(data.families);
  if ([...data.kind].some((kind) => kind > 0)) present.add("io");
  return host.replaceChildren(
    ...Object.entries(words)
      .filter(([family]) => hasFamilies && present.has(family))
      .map(([family, meaning]) => key(family, meaning)),
  );
}

/** The kinds of boxes in a graph of runs, in the order in which one leads to the next. @param {GraphData} data */
function kinds(data) {
  const words = new Map(data.families.map((family, k) => [family, data.ops[k]]));
  return RECORDS.map((kind) => `record-${kind}`)
    .filter((family) => words.has(family))
    .map((family) => key(family, words.get(family) ?? ""));
}

/** @param {string} family @param {string} meaning */
function key(family, meaning) {
  return make("span", `graph-key family-${family}`, null, make("i"), meaning);
}
