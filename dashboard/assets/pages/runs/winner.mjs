// The name in the tile of the best run, as in the table below it: what differs stays in sight.
import { first } from "../../frame/elements.mjs";
import { fullName, writeName } from "../../frame/names.mjs";
import { on } from "../../frame/state.mjs";

function write() {
  const link = first(document, "#runs-header .fact-detail[data-about]", HTMLElement);
  if (!link) return;
  const run = link.dataset.about ?? "";
  link.title = fullName(run);
  writeName(link, run);
}

on((what) => ["cards", "runs", "notes"].includes(what) && write());
