// The half of the dashboard in the browser: its frame, what charts are drawn with, and the page that
// is asked for. Dash starts after it; the other pages follow.
import { bringFirst } from "./frame/page_modules.mjs";
import "./frame/language.mjs";
import "./frame/chosen_names.mjs";
import "./frame/requests.mjs";
import "./frame/run_list.mjs";
import "./frame/grid.mjs";
import "./frame/callbacks.mjs";
import "./frame/links.mjs";
import "./frame/keys.mjs";
import "./frame/views.mjs";
import "./charts/away.mjs";
import "./charts/cards.mjs";
import "./charts/scalar_view.mjs";
import "./charts/readout.mjs";

await bringFirst();
