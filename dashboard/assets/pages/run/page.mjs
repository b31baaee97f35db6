// The page of one run: what it shows also fills the drawer over other pages.
import * as address from "../../frame/address.mjs";
import { fillDrawer } from "../../frame/drawer.mjs";
import { first } from "../../frame/elements.mjs";
import { pageName } from "../../frame/page_name.mjs";
import { on } from "../../frame/state.mjs";
import { fieldOf, isQuiet, isReadyWhen } from "../../charts/cards.mjs";
import { leave, show, shown } from "./sheet.mjs";

function begin() {
  const host = pageName() === "run" ? document.getElementById("run-sheet") : null;
  if (host) show(host, address.get("run") ?? "");
}

fillDrawer({ show, leave });
isReadyWhen("run", () => {
  if (!shown()?.isDrawn || !isQuiet()) return false;
  const card = first(document, "#run-sheet .card[data-tag]", HTMLElement);
  return !card || fieldOf(card.dataset.tag ?? "")?.drawn === true;
});
on((what) => {
  if (what === "cards" || what === "location" || what === "runs") begin();
});
address.read("run", begin);
