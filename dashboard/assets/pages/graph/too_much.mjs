// What is said where more is asked for than can be read, and what can be done about it.
import { whole } from "../../frame/numbers.mjs";
import { say } from "../../frame/words.mjs";
import { make } from "./elements.mjs";

/** @import {TooMany} from "./answers.mjs" */

/**
 * Words, and buttons that open fewer scopes.
 *
 * @param {TooMany} asked
 * @param {number[] | null} alone the scopes around the one that was opened last
 * @param {(scopes: number[]) => void} reopen
 */
export function tooMuch({ too_many: count, most, open }, alone, reopen) {
  const button = (/** @type {string} */ words, /** @type {number[]} */ scopes) => {
    const made = make("button", "button", words);
    made.addEventListener("click", () => reopen(scopes));
    return made;
  };
  return {
    title: say("Too much to read at once"),
    words: say("{count} boxes would be in sight; {most} can be. Close what you do not need.", {
      count: whole(count),
      most,
    }),
    buttons: [
      ...(alone && alone.length < open.length ? [button(say("Close the others"), alone)] : []),
      button(say("Close all scopes"), [0]),
    ],
  };
}
