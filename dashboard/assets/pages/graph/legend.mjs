// What the colours of a drawing mean.
import { say } from "../../frame/words.mjs";
import { make } from "./elements.mjs";

/** @import {GraphData} from "./data.mjs" */

/** What the colours of the families mean, of those that are there; a pipeline has none. @param {HTMLElement} host @param {GraphData} data @param {boolean} hasFamilies */
export function legend(host, data, hasFamilies) {
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
  host.replaceChildren(
    ...Object.entries(words)
      .filter(([family]) => hasFamilies && present.has(family))
      .map(([family, meaning]) => make("span", `graph-key family-${family}`, null, make("i"), meaning)),
  );
}
