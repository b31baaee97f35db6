// When a value was recorded, in words: at a step, or as which one of a series without steps.
import { say } from "../frame/words.mjs";

/** @param {number | string} step or a number in its place @param {boolean} isNumbered */
export function when(step, isNumbered) {
  return isNumbered ? say("index {index}", { index: step }) : say("step {step}", { step });
}
