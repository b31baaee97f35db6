// The brushes of the lineage page and the filters of its table as a filter: of what explains the target, and, when
// somebody says so, of all pages.
import { setProps } from "../../frame/clientside.mjs";
import { closest, inside } from "../../frame/elements.mjs";
import { filterText, writeFilter } from "../../frame/filter_box.mjs";
import { pageName } from "../../frame/page_name.mjs";
import { say } from "../../frame/words.mjs";
import { conditionOf, named } from "./condition.mjs";
import { columnOf, filteredOf, judged, lineage, onDue, TARGET, widen } from "./lineage.mjs";
import { conditionOfFilter } from "./where.mjs";

const LONGEST_FILTER = 2_000,
  REST_MS = 150;

/** What the filter language calls a column: of a parameter under several headings, each of them. @param {string} id */
function namesOf(id) {
  const target = judged();
  if (id === TARGET && target.of !== "recorded") {
    const measure = target.of === "last" ? "last" : target.direction < 0 ? "min" : "max";
    return [`${measure}(${named(target.name)})`];
  }
  const recorded = id === TARGET ? target.name : id;
  if (id === "run") return [id];
  if (columnOf(id).section === "last") return [`last(${named(columnOf(id).title)})`];
  return (target.headings[recorded] ?? [recorded]).map(named);
}

function expression() {
  const brushed = [...lineage.brushes].map(([id, brush]) => conditionOf(namesOf(id), columnOf(id), brush));
  const filtered = [...lineage.where].flatMap(([id, filter]) => {
    const column = filteredOf(id);
    return column ? [conditionOfFilter(namesOf(id), column, filter)] : [];
  });
  return [...brushed, ...filtered].join(" and ");
}

/** @type {WeakMap<HTMLElement, string>} */
const asked = new WeakMap(); // page -> its brushes
/** @type {ReturnType<typeof setTimeout> | undefined} */
let asking;

/** The page as it is now: another visit has another. */
function home() {
  return document.getElementById("lineage-chart");
}

/** What explains the target is asked of the runs that pass, once brushes and filters rest. */
function askWhy() {
  clearTimeout(asking);
  asking = setTimeout(() => {
    const page = home();
    if (pageName() !== "lineage" || !page || !lineage.judged) return;
    const before = asked.get(page) ?? "",
      brushes = expression();
    asked.set(page, brushes);
    if (brushes !== before) setProps("lineage-brushed", { data: brushes });
  }, REST_MS);
}

/** Brushes and filters of the table go into the field above, together with what stands there. */
function apply() {
  const before = filterText().trim();
  const wanted = [/\bor\b/i.test(before) ? `(${before})` : before, expression()].filter(Boolean).join(" and ");
  const note = inside(document, "#lineage-note", HTMLElement);
  const tooLong = wanted.length > LONGEST_FILTER;
  note.textContent = tooLong
    ? say("As a filter this would be longer than {count} characters: brush fewer runs, or only recorded columns.", {
        count: LONGEST_FILTER,
      })
    : "";
  if (tooLong) return;
  writeFilter(wanted);
  widen();
}

document.addEventListener("click", (event) => {
  if (closest(event.target, "button", HTMLButtonElement)?.id === "lineage-apply") apply();
});
onDue(askWhy);
