// The training's loss below its landscape: the steps of the path are shaded, and the chosen one is marked.
import { element } from "../../frame/elements.mjs";
import { number, whole } from "../../frame/numbers.mjs";
import { say } from "../../frame/words.mjs";
import { decode } from "../../charts/encoded.mjs";
import { stripOf } from "./strip.mjs";

/** @import {Encoded} from "../../charts/encoded.mjs" */

/** What queries/landscape/loss_curve.py says. @typedef {{tag: string, step: Encoded, loss: Encoded, per: number}} LossCurve */

const SVG = "http://www.w3.org/2000/svg";

/** @param {HTMLElement} home @param {LossCurve | null} curve @param {ArrayLike<number>} path its steps @param {number | null} chosen */
export function showStrip(home, curve, path, chosen) {
  home.hidden = !curve || !path.length;
  if (!curve || !path.length) return home.replaceChildren();
  const step = decode(curve.step),
    loss = decode(curve.loss);
  const first = path[0] * curve.per,
    last = path[path.length - 1] * curve.per;
  const at = chosen === null ? null : chosen * curve.per;
  const strip = stripOf(step, loss, [first, last], at);
  const picture = document.createElementNS(SVG, "svg");
  picture.setAttribute("viewBox", "0 0 1 1");
  picture.setAttribute("preserveAspectRatio", "none");
  picture.setAttribute("role", "img");
  const words = say("{tag} from step {first} to {last} of the path", {
    tag: curve.tag,
    first: whole(first),
    last: whole(last),
  });
  const range = strip.low === null ? "" : `, ${number(strip.low)} – ${number(strip.high)}`;
  const mark =
    at === null || strip.there === null
      ? ""
      : `, ${say("at step {step}: {loss}", { step: whole(at), loss: number(strip.there) })}`;
  picture.setAttribute("aria-label", words + range + mark);
  for (const [name, parts] of strip.shapes) {
    const shape = picture.appendChild(document.createElementNS(SVG, name));
    for (const [key, value] of Object.entries(parts)) shape.setAttribute(key, value);
  }
  home.replaceChildren(picture, element("p", "hint", words + range + mark));
}
