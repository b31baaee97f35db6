// Stands for Dash's renderer where a page is tried as a component: it draws the layout of the real
// app, and calls its real callbacks, without React, Mantine and AG Grid.
import "/assets/entry.mjs";
import { Callbacks } from "./callbacks.mjs";
import { Drawing } from "./drawing.mjs";

const NO_UPDATE = { description: "Return to prevent updating an Output." };

/** @param {string} path */
async function told(path) {
  return (await fetch(path)).json();
}

const [layout, known] = await Promise.all([told("/_dash-layout"), told("/_dash-dependencies")]);
const drawing = new Drawing((id, changed) => callbacks.change(id, changed));
const callbacks = new Callbacks(known, drawing, NO_UPDATE);
window.dash_clientside = Object.assign(window.dash_clientside ?? {}, {
  no_update: NO_UPDATE,
  callback_context: {},
  set_props: (id, changed) => callbacks.change(id, changed),
});
const ground = document.getElementById("react-entry-point");
ground.replaceChildren(...drawing.nodes(layout));
callbacks.begin(drawing.takeNew());
