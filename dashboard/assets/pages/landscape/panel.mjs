// What a panel of landscapes says of its picture, in words.
import { number, whole } from "../../frame/numbers.mjs";
import { say } from "../../frame/words.mjs";
import { decode } from "../../charts/encoded.mjs";

/** @import {Encoded} from "../../charts/encoded.mjs" */
/** @import {Panel} from "../../charts/panels.mjs" */
/** @import {LossCurve} from "./loss_strip.mjs" */

/**
 * What queries/landscape.py says of a run.
 *
 * @typedef {object} LandscapeFacts
 * @property {number} step
 * @property {number} recorded how many landscapes the run has
 * @property {string} interval
 * @property {string} decomposition
 * @property {string} form `mindspore` for a record as SummaryLandscape makes them; else empty
 * @property {string} unit
 * @property {[number, number]} size along x and y
 * @property {number | null} lowest
 * @property {number | null} highest
 * @property {number} odd values that are not finite
 * @property {number} not_positive
 * @property {number} path how many points it has
 * @property {[number, number, number] | null} end of the path: x, y and the loss
 */
/**
 * What queries/landscape/told.py found in a file of `insight landscape`; null for what is not there.
 *
 * @typedef {object} Honesty
 * @property {number[]} explained shares of the variance along both directions, or none
 * @property {number[]} eigenvalues of the Hessian along them, or none
 * @property {number | null} walk how alike to a random walk the path is
 * @property {string | null} normalize
 * @property {number | null} seed
 * @property {string | null} batch_norm
 * @property {number | null} samples
 * @property {number | null} sampling the standard error of the trained loss by the choice of the samples
 * @property {string | null} method
 * @property {number | null} computed the share of nodes that are no predictions
 * @property {number | null} error by how much a prediction may be off
 * @property {number | null} off_plane what the plane leaves of the way to a checkpoint, at most
 * @property {number | null} beside how far the true loss of a checkpoint lies from the plane's, at most
 * @property {Encoded} true the losses of the checkpoints themselves
 */
/**
 * What the picture shows.
 *
 * @typedef {object} Shown
 * @property {string} what of query.py's SHOWN, or what else its file has
 * @property {boolean} there whether the landscape has it
 * @property {boolean} gaps whether it is drawn from the values around where it has none
 * @property {boolean} less whether another landscape is taken from it
 * @property {"" | "self" | "gone" | "axes" | "missing"} why none is, where one was to be
 * @property {"" | "same" | "other" | "unknown"} plane whether both lie on the same one
 */
/** @typedef {Panel & {honesty: Honesty | null, facts: LandscapeFacts, every: [number, number], surface: {x: Encoded, y: Encoded, z: Encoded}, path: Encoded[], inks: {ink: string, paper: string, star: string}, shown: Shown, file: string | null, offers: string[], curve: LossCurve | null}} LandscapePanel `path` has x, y, the loss and the step of each point, `surface` the losses row by row */
/** The losses of the checkpoints themselves, where they are known. @param {LandscapePanel} panel */
export function trueLoss({ honesty, path }) {
  const found = honesty ? decode(honesty.true) : [];
  return found.length && found.length === decode(path[3]).length ? [found] : [];
}

/** @param {LandscapePanel} panel */
export function pathHeads(panel) {
  const more = trueLoss(panel).map(() => say("loss of the checkpoint"));
  return [unit(panel), say("direction 1"), say("direction 2"), say("loss"), ...more];
}

/** @param {LandscapePanel} panel */
function unit({ facts: { unit: word } }) {
  return word === "epoch" ? say("Epoch") : say("Step");
}

/** How far it can be trusted. @param {Honesty} told @returns {[name: string, value: string, title?: string][]} */
function honest(told) {
  const share = (/** @type {number} */ value) => `${number(Number((100 * value).toPrecision(3)))} %`;
  /** @type {[name: string, value: string, title?: string][]} */
  const found = [];
  const { explained, eigenvalues } = told;
  if (explained.length) {
    const both = explained.map(share).join(" + ");
    found.push([say("Variance explained"), both, say("Shares of the checkpoints' variance along each direction")]);
  }
  if (told.off_plane !== null)
    found.push([
      say("Off the plane"),
      `≤ ${share(told.off_plane)}`,
      say("What the plane leaves of the way from the end to a checkpoint"),
    ]);
  if (told.beside !== null)
    found.push([
      say("Loss beside the plane's"),
      `≤ ${number(told.beside)}`,
      say("How far the true loss of a checkpoint lies from the loss at its point of the plane"),
    ]);
  if (told.walk !== null)
    found.push([
      say("Like a random walk"),
      number(Number(told.walk.toPrecision(3))),
      say("1: a random walk would give the same curves, so the shape of the path proves nothing"),
    ]);
  if (eigenvalues.length) found.push([say("Eigenvalues"), eigenvalues.map(number).join(", ")]);
  if (told.normalize) found.push([say("Normalised"), told.normalize]);
  if (told.seed !== null) found.push([say("Seed"), whole(told.seed)]);
  if (told.batch_norm) found.push([say("Batch norms"), told.batch_norm]);
  if (told.samples !== null) found.push([say("Samples"), whole(told.samples)]);
  if (told.sampling !== null)
    found.push([
      say("Sampling error"),
      `± ${number(Number(told.sampling.toPrecision(2)))}`,
      say("The standard error of the trained network's loss: other samples would give another"),
    ]);
  if (told.method === "adaptive" && told.computed !== null && told.error !== null)
    found.push([
      say("Computed"),
      share(told.computed),
      say("The other losses are predicted, and may be off by {error}", { error: number(told.error) }),
    ]);
  return found;
}

/** By which rules it was drawn. @param {string} form @returns {[words: string, title?: string]} */
function formOf(form) {
  if (form === "insight") {
    return [
      "Insight",
      say(
        "Drawn by insight landscape: principal axes as they are, or random ones normalised as said here; an odd grid.",
      ),
    ];
  }
  if (form !== "mindspore") return [say("not recorded")];
  return [
    say("MindSpore's record"),
    say(
      "The record says no more. MindSpore computes losses in training mode and rescales axes tensor by tensor, so they are neither principal nor orthogonal.",
    ),
  ];
}

/** What a screen reader says of a picture. @param {LandscapePanel} panel */
export function label(panel) {
  return facts(panel)
    .map(([name, value]) => `${name} ${value}`)
    .join(", ");
}

/** @param {LandscapePanel} panel @returns {[name: string, value: string, title?: string][]} */
export function facts(panel) {
  const { interval, decomposition, form, size, lowest, highest, path, end } = panel.facts;
  /** @type {[name: string, value: string, title?: string][]} */
  const found = [
    [say("Interval"), interval === "final" ? say("final") : interval],
    [say("Directions"), decomposition || "–"],
    [say("Form"), ...formOf(panel.honesty ? "insight" : form)],
    [say("Unit"), unit(panel)],
    [say("Points"), `${whole(size[0])} × ${whole(size[1])}`],
    [say("Lowest loss"), number(lowest)],
    [say("Highest loss"), number(highest)],
  ];
  if (panel.honesty) found.push(...honest(panel.honesty));
  if (path) found.push([say("Path"), say("{count} points", { count: whole(path) })]);
  if (end) found.push([say("Loss at the end"), number(end[2])]);
  return found;
}
