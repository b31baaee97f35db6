// What the inspector says of a whole graph.
import { nameOf } from "../../frame/given.mjs";
import { whole } from "../../frame/numbers.mjs";
import { state } from "../../frame/state.mjs";
import { say } from "../../frame/words.mjs";
import { make } from "./elements.mjs";
import { button, operators, pairs } from "./lists.mjs";

/** @import {Acts, Told} from "./inspector.mjs" */

/** @param {Told} told @param {Acts} act */
export function aboutGraph({ data, trace }, act) {
  const kept = data.kept.reduce((sum, one) => sum + one, 0);
  const path = act.criticalPath();
  const traced = trace?.which === "critical";
  const left = data.nodes - kept;
  return [
    make("h2", "", nameOf(act.run())),
    pairs([
      [say("Name"), data.name],
      [say("Nodes"), whole(kept)],
      [say("Not shown"), left ? whole(left) : ""],
      [say("Edges"), whole(data.source.length)],
      [say("Scopes"), whole(data.scopes - 1)],
      [say("Longest chain"), whole(path.length)],
    ]),
    problems(act.run()),
    left && data.forward
      ? make("p", "hint", say("Gradients, updates and bookkeeping are not shown: choose Everything."))
      : null,
    path.length > 1
      ? make(
          "div",
          "graph-acts",
          null,
          button(
            say("Longest chain"),
            say("Light up the nodes that must run one after another"),
            () => act.trace("critical"),
            traced,
          ),
        )
      : null,
    operators(data, act, 0),
    make("p", "hint", say("Choose a box for its details. Double-click or + opens a scope.")),
  ];
}

/** What is missing of the run's files may be missing here. @param {string} run */
function problems(run) {
  const count = state.problems.get(run) ?? 0;
  if (!count) return null;
  return make(
    "p",
    "warn",
    count === 1
      ? say("1 problem in its files: see Runs")
      : say("{count} problems in its files: see Runs", { count: whole(count) }),
  );
}
