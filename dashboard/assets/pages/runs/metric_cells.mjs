// Cells of the grid of runs that hold values of series, and the tags of runs.
import { offerComponents, reactElement } from "../../frame/grid_functions.mjs";
import { number, whole } from "../../frame/numbers.mjs";
import { say } from "../../frame/words.mjs";
import { chooseHow } from "./chooser.mjs";
import { howWords } from "./columns.mjs";
import { bestOf } from "./grid_state.mjs";

/** @import {MetricSpec} from "./columns.mjs" */
/** @import {RunRow} from "./news.mjs" */

/**
 * The grid gives what it calls inner parameters flat or as they were given.
 *
 * @param {{displayName: string} & ({spec: MetricSpec, innerHeaderComponentParams?: undefined}
 *   | {spec?: undefined, innerHeaderComponentParams: {spec: MetricSpec}})} header
 */
function MetricHead({ displayName, spec, innerHeaderComponentParams }) {
  const { id, how } = spec ?? innerHeaderComponentParams.spec;
  const words = howWords(how);
  // The element's own: the grid, which sorts, hears the click before React would. One, however often it is drawn.
  const listen = (/** @type {HTMLButtonElement | null} */ button) => {
    if (button)
      button.onclick = (event) => {
        event.stopPropagation();
        chooseHow(id.slice(7), how);
      };
  };
  return reactElement(
    "span",
    { className: "metric-head" },
    reactElement("span", { className: "metric-name" }, displayName),
    reactElement(
      "button",
      {
        className: "how",
        ref: listen,
        "aria-haspopup": "dialog",
        title: say("Which value of {tag}: {how}", { tag: displayName, how: words }),
      },
      `${how[0] === "best" ? say("best") : words} ▾`,
    ),
  );
}

/** @param {{value: number | null | undefined, data: RunRow, colDef: {context: MetricSpec}}} cell */
function MetricCell({ value, data, colDef }) {
  if (value === null || value === undefined) return "–";
  const { id, how, best } = colDef.context;
  const isBest = best !== 0 && value === bestOf(id);
  const step = whole(data[`${id}@`]);
  const rank = data[`${id}#`];
  const source =
    (how[0] === "mean"
      ? say("mean of the last {count}, up to step {step}", { count: how[1], step })
      : say("step {step}", { step })) + (rank === null ? "" : `\n${say("rank {rank}", { rank: whole(rank) })}`);
  return reactElement(
    "span",
    {
      className: `${isBest ? "best" : ""} ${Number.isFinite(value) ? "" : "bad"}`,
      title: isBest ? `${source}\n${say("best of the runs shown: {how}", { how: howWords(how) })}` : source,
    },
    number(value),
  );
}

/** @param {{value: string | null}} cell */
function TagsCell({ value }) {
  return reactElement(
    "span",
    { className: "tag-list" },
    ...(value ? value.split(", ") : []).map((tag) =>
      reactElement("span", { className: "tag", key: tag, title: tag }, tag),
    ),
  );
}

offerComponents({ InsightMetricHead: MetricHead, InsightMetric: MetricCell, InsightTags: TagsCell });
